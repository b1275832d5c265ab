package dev.mazewright.core.grid;

import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The tessellation as data: {@code neighbour = cell + offset[kind(cell)][direction]}. Immutable. The superclass {@link
 * Cells} determines which addresses are cells, this class how they are connected.
 *
 * <p>Kinds of cells alternate along a row, so the low bits of an address are the kind. Shapes that fit no lattice are
 * graphs: an adjacency list is a grid in which every cell is a kind of its own.
 *
 * <p>Memory: constant for a lattice; for a graph 4 bytes a cell, and 5 bytes for each cell and each of its {@code
 * 2^directionBits()} directions. All methods take constant time. Directions are not checked.
 */
public final class Grid extends Cells {
    /** No cell. */
    public static final long NONE = -1;

    /** In a graph's list of neighbours: the cell has no such side. */
    public static final int NO_SIDE = -1;

    /** In a graph's list of neighbours: the cell has this side, and no cell behind it. */
    public static final int OUTSIDE = -2;

    /**
     * The cost of a step across a side. A step across a corner costs the square root of 2 units, rounded to a whole
     * number: after ten million steps the sum is wrong by less than a thousandth of a step.
     */
    public static final long UNIT = 1L << 30;

    /** The most cells along one side: 2^31 - 1. */
    public static final int LONGEST_SIDE = Integer.MAX_VALUE;

    private final Shape shape;
    private final int directions;
    /** The kind of a cell is {@code cell & kinds}; its part of the tables begins at {@code kind << log}. */
    private final long kinds;

    private final int log;
    private final long[] offsets;
    /** The offsets of a graph; null for a lattice. */
    private final int @Nullable [] near;

    private final byte[] opposites;
    private final int[] sides;
    private final StepCosts costs;

    private Grid(Shape shape, AddressLayout layout, Lattice lattice, @Nullable Mask mask) {
        this(shape, layout, Offsets.of(lattice, layout), lattice.kinds() - 1L, lattice.stepCosts(), mask, null);
    }

    private Grid(
            Shape shape,
            AddressLayout layout,
            Offsets table,
            long kinds,
            StepCosts costs,
            @Nullable Mask mask,
            @Nullable Positions positions) {
        super(layout, mask, positions);
        this.shape = shape;
        this.kinds = kinds;
        this.costs = costs;
        directions = table.directions;
        log = table.log;
        offsets = table.offsets;
        near = table.near;
        sides = table.sides;
        opposites = table.opposites;
    }

    /**
     * A flat grid of rows x columns cells of a lattice.
     *
     * @throws UsageException if rows or columns is less than 1
     */
    public static Grid of(Shape shape, int rows, int columns, Lattice lattice) {
        AddressLayout.requireSize(rows, columns);
        return new Grid(shape, new AddressLayout(rows, columns, 1, lattice), lattice, null);
    }

    /**
     * A grid with levels of rows x columns cells each, of a lattice with steps between levels.
     *
     * @throws UsageException if a number is less than 1, or levels x rows more than {@link #LONGEST_SIDE}
     */
    public static Grid of(Shape shape, int rows, int columns, int levels, Lattice lattice) {
        AddressLayout.requireSize(rows, columns);
        if (levels < 1 || (long) rows * levels > LONGEST_SIDE) {
            throw new UsageException("a grid of " + rows + "x" + columns + "x" + levels
                    + " cannot be; levels are at least 1, and all levels together have at most " + LONGEST_SIDE + " rows");
        }
        return new Grid(shape, new AddressLayout(rows, columns, levels, lattice), lattice, null);
    }

    /**
     * A flat grid whose cells are those of a mask; all else is padding.
     *
     * @throws UsageException if the mask has no cells
     */
    public static Grid of(Shape shape, Mask mask, Lattice lattice) {
        AddressLayout.requireSize(mask.rows(), mask.columns());
        mask.requireCells(mask.count());
        return new Grid(shape, new AddressLayout(mask.rows(), mask.columns(), 1, lattice), lattice, mask);
    }

    /**
     * The grid of a graph.
     *
     * @param positions of its cells, which are numbered in this order
     * @param neighbours for each cell, by direction, the cell there, {@link #NO_SIDE} or {@link #OUTSIDE}; no cell
     *     twice, and not itself; if b is a neighbour of a, then a is one of b. Directions that cross sides go
     *     clockwise. Called several times for each cell
     * @throws UsageException if a cell has more than 32 directions, or the lists are not as above
     * @throws InsufficientMemoryException if the tables do not fit into memory
     */
    public static Grid of(Shape shape, Positions positions, IntFunction<int[]> neighbours) {
        Offsets table = Offsets.of(positions.cells(), neighbours);
        return new Grid(shape, new AddressLayout(positions), table, -1, StepCosts.UNIFORM, null, positions);
    }

    /**
     * The memory of a graph's tables for each cell, in bytes.
     *
     * @param directions how many the cell with the most of them has, 1 .. 32
     */
    public static long bytesOfGraphCell(int directions) {
        return Offsets.bytes(1, directions);
    }

    // ---- what it is

    /** The shape that this is the grid of. */
    public Shape shape() {
        return shape;
    }

    /** Whether an adjacency list determines the neighbours, and not a lattice: then every cell is a kind of its own. */
    public boolean isGraph() {
        return kinds == -1;
    }

    /** Whether its cells are squares with walls between them and no borders are glued; a mask may leave some cells out. */
    public boolean isSquareLattice() {
        return positions == null && shape.hasSquareCells();
    }

    /**
     * Whether steps lead north, east, south and west, to the addresses {@code -stride, 1, stride, -1} farther: on square
     * lattices, and on tiles without diagonal moves. A mask may leave some cells out.
     */
    public boolean hasSquareSteps() {
        return positions == null
                && kinds == 0
                && levels() == 1
                && Arrays.equals(offsets, new long[] {-layout.stride, 1, layout.stride, -1});
    }

    /** Whether this is the full grid of squares: a rectangle without a mask. */
    public boolean isSquares() {
        return mask == null && isSquareLattice();
    }

    /** Whether this is a lattice of one level without a mask, so that every position is a cell. */
    public boolean isFull() {
        return positions == null && mask == null && layout.levels == 1;
    }

    /** How many directions there are, 1 .. 32; not every cell has a side for each. */
    public int directions() {
        return directions;
    }

    /** How many bits a direction takes, 0 .. 5: the logarithm of {@link #directions}, rounded up. */
    public int directionBits() {
        return log;
    }

    // ---- how cells are connected

    /** The address that lies in a direction: a cell, or padding. Undefined where the kind of the cell has no such side. */
    public long step(long cell, int direction) {
        return cell + offset(table(cell) | direction);
    }

    /** The direction that leads back after a step in this direction, to a cell. */
    public int opposite(long cell, int direction) {
        return opposites[table(cell) | direction];
    }

    /** Whether there is a cell in this direction. */
    public boolean leads(long cell, int direction) {
        return Directions.contains(sides(cell), direction) && isCell(step(cell, direction));
    }

    /** The directions in which there are cells, as a set. */
    public int directions(long cell) {
        int leading = 0;
        for (int rest = sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            leading |= isCell(step(cell, direction)) ? Directions.of(direction) : 0;
        }
        return leading;
    }

    /** The directions in which a cell of this kind has sides, as a set, whether cells or padding lie there. */
    public int sides(long cell) {
        return sides[(int) (cell & kinds)];
    }

    /** The index at which the tables of this cell's kind begin. */
    public int table(long cell) {
        return (int) (cell & kinds) << log;
    }

    /** The offset at an index of the tables: {@link #table} plus a direction. For inner loops. */
    public long offset(int index) {
        return near == null ? offsets[index] : near[index];
    }

    // ---- what steps cost

    /** What a step in this direction costs, in parts of {@link #UNIT}. */
    public long cost(int direction) {
        return costs.cost(direction);
    }

    /**
     * Whether it is a tree itself, such as one row of squares: then it has one perfect maze, the one with all edges open. Only grids of one
     * row or column are looked at, in time proportional to their cells; false for others.
     */
    public boolean isTree() {
        if (rows() > 1 && columns() > 1) {
            return false;
        }
        long sides = 0;
        for (long cell = first(); cell != NONE; cell = next(cell)) {
            sides += Directions.count(directions(cell));
        }
        return sides == 2 * (cells() - 1);
    }

    /** Whether every step costs one {@link #UNIT}. */
    public boolean isUniform() {
        return costs.isUniform();
    }

    /** A lower bound of the cost of every path between two cells, in parts of {@link #UNIT}; 0 where none is known. */
    public long bound(long from, long to) {
        if (!costs.hasBounds()) {
            return 0;
        }
        long levelsApart = (long) level(to) - level(from);
        long rowsApart = (long) rowInLevel(to) - rowInLevel(from);
        long columnsApart = to - from - rowsApart * layout.stride - levelsApart * layout.levelStride;
        return costs.bound(rowsApart, columnsApart, levelsApart);
    }

    /**
     * The number of an edge, from which its weight is drawn: position * directions + direction, taken at the one of its
     * two cells that has the lower address. It is the same from both sides, and with and without a mask.
     */
    public long edge(long cell, int direction) {
        long neighbour = step(cell, direction);
        return neighbour > cell
                ? position(cell) * directions + direction
                : position(neighbour) * directions + opposite(cell, direction);
    }
}
