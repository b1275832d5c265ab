package dev.mazewright.core.grid;

import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The tessellation as data: {@code neighbour = cell + offset[kind(cell)][direction]}. Immutable.
 *
 * <p>A cell is an address, a {@code long}. Rows of cells lie one after the other with dead ground between them, above
 * them and below them, as wide as the longest step: from a cell, every step leads to an address of the grid, so nothing
 * ever checks a bound. A cell outside of a mask is dead ground as well.
 *
 * <p>Kinds of cells take turns along a row, so the low bits of the address tell the kind. Shapes that no lattice fits
 * are graphs: an adjacency list is a grid in which every cell is a kind of its own.
 *
 * <p>Files number the cells 0 .. cells - 1 in reading order, without the dead ground: their {@link #number}.
 *
 * <p>A flat grid takes constant memory, and one bit an address (and with a mask an eighth of a bit more) from the first
 * time that somebody asks which addresses are cells. A graph takes 5 bytes a cell and direction.
 */
public final class Grid {
    /** No cell. */
    public static final long NONE = -1;

    /** In a graph's list of neighbours: the cell has no such side. */
    public static final int NO_SIDE = -1;

    /** In a graph's list of neighbours: the cell has this side, and there is no cell behind it. */
    public static final int OUTSIDE = -2;

    /**
     * The cost of a step to the side; a step across a corner costs the square root of 2 of them, rounded, which is a
     * thousandth of a step wrong after ten million steps.
     */
    public static final long UNIT = 1L << 30;

    /** The most cells along one side: 2^31 - 1. */
    public static final int LONGEST_SIDE = Integer.MAX_VALUE;

    private final Shape shape;
    /** Those of all levels. */
    private final int rows;

    private final int columns;
    private final int levels;
    private final @Nullable Mask mask;
    /** Of a graph, where its cells stand; null for a lattice. */
    private final @Nullable Positions positions;

    /** The address of row 0, column 0, if that is a cell. */
    private final long origin;
    /** How many addresses later the next row starts, less one after each second row of a sheared grid. */
    private final long stride;

    private final int shear;
    /** How many addresses later the next level starts than its first row would; 0 where there is one level. */
    private final long levelGap;

    private final long addresses;
    private final long cells;

    private final int directions;
    /** The kind of a cell is {@code cell & kinds}; its part of the tables begins at {@code kind << log}. */
    private final long kinds;

    private final int log;
    private final long[] offsets;
    /** The offsets of a graph; null for a lattice. */
    private final int @Nullable [] near;

    private final byte[] opposites;
    private final int[] sides;
    private final long[] costs;
    private final long[][] bounds;

    /** Made when first asked for. A race makes it twice, which does no harm: the record's field is final. */
    private @Nullable Live live;

    private record Live(CellSet cells) {}

    private Grid(Shape shape, int rows, int columns, int levels, Lattice lattice, @Nullable Mask mask) {
        this.shape = shape;
        this.rows = Math.multiplyExact(rows, levels);
        this.columns = columns;
        this.levels = levels;
        this.mask = mask;
        positions = null;
        directions = lattice.directions();
        kinds = lattice.kinds() - 1L;
        costs = lattice.costs;
        bounds = lattice.bounds;
        shear = lattice.sheared ? 1 : 0;

        long reach = lattice.reach();
        long width = columns + reach + shear;
        stride = width + ((lattice.kindOfRow - width) & kinds);
        levelGap = levels == 1 ? 0 : lattice.rowReach() * stride;
        long levelStride = rows * stride + levelGap;
        // A single level has no other beside it, but a step towards one leads as far.
        long levelReach = lattice.hasLevels() ? levelStride : 0;
        long before = lattice.rowReach() * stride + reach + levelReach;
        origin = before + (-before & kinds);
        addresses = rowStart(this.rows - 1) + lattice.rowReach() * stride + columns + reach + levelReach;
        cells = mask == null ? (long) this.rows * columns : mask.count();

        Offsets table = Offsets.of(lattice, stride, levelStride);
        log = table.log;
        offsets = table.offsets;
        near = table.near;
        sides = table.sides;
        opposites = table.opposites;
    }

    private Grid(Shape shape, Positions positions, IntFunction<int[]> neighbours) {
        this.shape = shape;
        this.positions = positions;
        rows = positions.rows();
        columns = positions.columns();
        levels = positions.levels();
        mask = null;
        origin = 0;
        stride = columns;
        shear = 0;
        levelGap = 0;
        cells = positions.cells();
        addresses = cells + 1; // the last is dead ground, where all ways out of the graph lead
        Offsets table = Offsets.of(positions.cells(), neighbours);
        directions = table.directions;
        kinds = -1;
        log = table.log;
        offsets = table.offsets;
        near = table.near;
        sides = table.sides;
        opposites = table.opposites;
        costs = new long[0];
        bounds = new long[0][];
    }

    /**
     * A flat grid of rows x columns cells of a lattice, each at least 1.
     *
     * @throws UsageException if rows or columns is less than 1
     */
    public static Grid of(Shape shape, int rows, int columns, Lattice lattice) {
        requireSize(rows, columns);
        return new Grid(shape, rows, columns, 1, lattice, null);
    }

    /**
     * A grid of so many levels of rows x columns cells, each number at least 1, of a lattice with steps between levels.
     *
     * @throws UsageException if a number is less than 1, or levels x rows more than {@link #LONGEST_SIDE}
     */
    public static Grid of(Shape shape, int rows, int columns, int levels, Lattice lattice) {
        requireSize(rows, columns);
        if (levels < 1 || (long) rows * levels > LONGEST_SIDE) {
            throw new UsageException("a grid of " + rows + "x" + columns + "x" + levels
                    + " cannot be; levels are at least 1, and all levels together have at most " + LONGEST_SIDE + " rows");
        }
        return new Grid(shape, rows, columns, levels, lattice, null);
    }

    /**
     * A flat grid whose cells are those of a mask; all else is dead ground.
     *
     * @throws UsageException if the mask has no cells
     */
    public static Grid of(Shape shape, Mask mask, Lattice lattice) {
        requireSize(mask.rows(), mask.columns());
        if (mask.count() == 0) {
            throw emptyMask(mask);
        }
        return new Grid(shape, mask.rows(), mask.columns(), 1, lattice, mask);
    }

    /** How many bytes the tables of a graph take for each cell, if one has so many directions. */
    public static long bytesOfGraphCell(int directions) {
        return Offsets.bytes(1, directions);
    }

    static UsageException emptyMask(Mask mask) {
        return new UsageException("the mask of " + mask.rows() + "x" + mask.columns()
                + " places has no cells; a grid has at least one");
    }

    /**
     * The grid of a graph.
     *
     * @param places where its cells stand; they are numbered in this order
     * @param neighbours for each cell, by direction, the cell there, {@link #NO_SIDE} or {@link #OUTSIDE}; no cell twice,
     *     and not itself; if b is beside a, then a is beside b. Directions that cross sides go clockwise. Asked several
     *     times
     * @throws UsageException if a cell has more than 32 directions, or the lists are not as above
     * @throws InsufficientMemoryException if the tables do not fit into memory
     */
    public static Grid of(Shape shape, Positions positions, IntFunction<int[]> neighbours) {
        return new Grid(shape, positions, neighbours);
    }

    static void requireSize(long rows, long columns) {
        if (rows < 1 || columns < 1) {
            throw new UsageException("a grid of " + rows + "x" + columns + " has no cells; rows and columns are 1 to "
                    + LONGEST_SIDE);
        }
    }

    // ---- what it is

    /** The shape that this is the grid of. */
    public Shape shape() {
        return shape;
    }

    /** How many rows there are, those of all levels together, at least 1; of a plain graph, 1. */
    public int rows() {
        return rows;
    }

    /** How many places the longest row has, at least 1; of a plain graph, its vertices. */
    public int columns() {
        return columns;
    }

    /** How many levels lie above each other, at least 1. */
    public int levels() {
        return levels;
    }

    /** How many rows each level has. */
    public int rowsOfLevel() {
        return rows / levels;
    }

    /** How many places there are, at least as many as cells: a {@link #position} is less than this. */
    public long positions() {
        return positions != null ? cells : (long) rows * columns;
    }

    /** The mask that says which places are cells, or null where all are. */
    public @Nullable Mask mask() {
        return mask;
    }

    /** Whether every cell is a kind of its own, and no lattice says where neighbours lie. */
    public boolean isGraph() {
        return kinds == -1;
    }

    /** Whether its cells are squares with walls between them, none glued to another; a mask may leave some out. */
    public boolean isSquareLattice() {
        return positions == null && shape.hasSquareCells();
    }

    /** Whether this is the full grid of squares: a rectangle without a mask. */
    public boolean isSquares() {
        return mask == null && isSquareLattice();
    }

    /** Whether this is a flat lattice of rows and columns, none of whose places are left out. */
    public boolean isFull() {
        return positions == null && mask == null && levels == 1;
    }

    /** How many cells there are, at least 1. */
    public long cells() {
        return cells;
    }

    /** Addresses are 0 .. addresses - 1: the cells and the dead ground between them. */
    public long addresses() {
        return addresses;
    }

    /** How many directions there are, 1 .. 32; not every cell has a way in each. */
    public int directions() {
        return directions;
    }

    /** How many bits name a direction, 0 .. 5. */
    public int directionBits() {
        return log;
    }

    // ---- where cells lie

    /** The address of the first place of a row. */
    public long rowStart(int row) {
        if (positions != null) {
            return positions.start(row);
        }
        long gaps = levelGap == 0 ? 0 : row / rowsOfLevel() * levelGap;
        return origin + row * stride - (row >> 1) * (long) shear + gaps;
    }

    /** The address after the last place of a row. All places of a row are cells but those outside of a mask. */
    public long rowEnd(int row) {
        return positions != null ? positions.start(row + 1) : rowStart(row) + columns;
    }

    /** The cell at a row (of all levels) and column, from 0 at the top left, or {@link #NONE} if there is none. */
    public long cell(long row, long column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            return NONE;
        }
        if (positions != null) {
            return positions.cell((int) row, (int) column);
        }
        return mask == null || mask.contains((int) row, (int) column) ? rowStart((int) row) + column : NONE;
    }

    /** The cell at a row and column of a level, or {@link #NONE} if there is none. */
    public long cell(long row, long column, long level) {
        boolean isThere = row >= 0 && row < rowsOfLevel() && level >= 0 && level < levels;
        return isThere ? cell(level * rowsOfLevel() + row, column) : NONE;
    }

    /** The row of a cell among those of all levels, 0 .. rows - 1. */
    public int row(long cell) {
        if (positions != null) {
            return positions.row((int) cell);
        }
        long place = cell - origin;
        if (levelGap != 0) {
            long levelStride = rowsOfLevel() * stride + levelGap;
            return (int) (place / levelStride * rowsOfLevel() + place % levelStride / stride);
        }
        long pair = 2 * stride - shear;
        return (int) (2 * (place / pair) + (place % pair >= stride ? 1 : 0));
    }

    /** The column of a cell, 0 .. columns - 1. */
    public int column(long cell) {
        return positions != null ? positions.column((int) cell) : (int) (cell - rowStart(row(cell)));
    }

    /** The level of a cell, 0 .. levels - 1. */
    public int level(long cell) {
        return levels == 1 ? 0 : row(cell) / rowsOfLevel();
    }

    /** The row of a cell within its level. */
    public int rowInLevel(long cell) {
        return levels == 1 ? row(cell) : row(cell) % rowsOfLevel();
    }

    /** The number of a cell in reading order, 0 .. cells - 1, by which files know it. */
    public long number(long cell) {
        if (mask != null) {
            return live().rank(cell);
        }
        return position(cell);
    }

    /**
     * The cell with this number in reading order.
     *
     * @throws IndexOutOfBoundsException if it is not in 0 .. cells - 1
     */
    public long cellAt(long number) {
        if (number < 0 || number >= cells) {
            throw new IndexOutOfBoundsException("cell " + number + " of 0 to " + (cells - 1));
        }
        return mask != null ? live().select(number) : atPosition(number);
    }

    /** The first cell in reading order. */
    public long first() {
        return cellAt(0);
    }

    /** The next cell in reading order, or {@link #NONE}. */
    public long next(long cell) {
        return live().next(cell + 1);
    }

    /** Whether the address is a cell's, and not dead ground. */
    public boolean isCell(long address) {
        return live().contains(address);
    }

    private CellSet live() {
        Live made = live;
        if (made == null) {
            CellSet set = new CellSet(addresses);
            for (int row = 0; row < rows; row++) {
                long start = rowStart(row);
                if (mask == null) {
                    set.addRange(start, rowEnd(row));
                } else {
                    for (int column = mask.nextColumn(row, 0); column < columns; column = mask.nextColumn(row, column + 1)) {
                        set.add(start + column);
                    }
                }
            }
            made = new Live(set);
            live = made;
        }
        return made.cells;
    }

    // ---- how they hang together

    /** The address that lies in a direction: a cell, or dead ground. Meaningless where the kind has no such way. */
    public long step(long cell, int direction) {
        return cell + offset(table(cell) | direction);
    }

    /** The direction that leads back, after a step in this direction. */
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

    /** The directions in which a cell of this kind has sides, as a set, whether cells or dead ground lie there. */
    public int sides(long cell) {
        return sides[(int) (cell & kinds)];
    }

    /** Where the tables of this cell's kind begin. */
    public int table(long cell) {
        return (int) (cell & kinds) << log;
    }

    /** The offset that stands at this place of the tables. */
    public long offset(int place) {
        return near == null ? offsets[place] : near[place];
    }

    // ---- what steps cost

    /** What a step in this direction costs, in parts of {@link #UNIT}. */
    public long cost(int direction) {
        return costs.length == 0 ? UNIT : costs[direction];
    }

    /** Whether every step costs one {@link #UNIT}. */
    public boolean isUniform() {
        return costs.length == 0;
    }

    /** A lower bound for what a way between two cells costs, in parts of {@link #UNIT}; 0 where none is known. */
    public long bound(long from, long to) {
        if (bounds.length == 0) {
            return 0;
        }
        long levelsApart = (long) level(to) - level(from);
        long rowsApart = (long) rowInLevel(to) - rowInLevel(from);
        long columnsApart = to - from - rowsApart * stride - levelsApart * (rowsOfLevel() * stride + levelGap);
        long bound = 0;
        for (long[] form : bounds) {
            long ofLevels = form.length > 2 ? form[2] * levelsApart : 0;
            bound = Math.max(bound, Math.abs(form[0] * rowsApart + form[1] * columnsApart + ofLevels));
        }
        return bound;
    }

    // ---- what is drawn by number

    /**
     * The number of a cell's place on the sheet, row x columns + column, whatever a mask leaves of it; in a graph, the
     * cell's own number.
     */
    public long position(long cell) {
        if (positions != null) {
            return cell;
        }
        int row = row(cell);
        return (long) row * columns + (cell - rowStart(row));
    }

    /** The address of a place of the sheet. */
    public long atPosition(long place) {
        if (positions != null) {
            return place;
        }
        return rowStart((int) (place / columns)) + place % columns;
    }

    /**
     * An edge's number, which its weight is drawn from: place x directions + direction, of that one of its two cells
     * which comes first. The same from both sides, and the same with and without a mask.
     */
    public long edge(long cell, int direction) {
        long neighbour = step(cell, direction);
        return neighbour > cell
                ? position(cell) * directions + direction
                : position(neighbour) * directions + opposite(cell, direction);
    }
}
