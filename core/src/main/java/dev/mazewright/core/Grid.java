package dev.mazewright.core;

import java.util.List;
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
 * <p>Files number the cells 0 .. cells - 1 in reading order, without the dead ground: their {@link #ordinal}.
 *
 * <p>A flat grid takes constant memory, and one bit an address (and with a mask an eighth of a bit more) from the first
 * time that somebody asks which addresses are cells. A graph takes 9 bytes a cell and direction.
 */
public final class Grid {
    /** No cell. */
    public static final long NONE = -1;

    /**
     * The cost of a step to the side; a step across a corner costs the square root of 2 of them, rounded, which is a
     * thousandth of a step wrong after ten million steps.
     */
    public static final long UNIT = 1L << 30;

    /** The most cells along one side: 2^31 - 1. */
    public static final int LONGEST_SIDE = Integer.MAX_VALUE;

    private final Shape shape;
    private final int rows;
    private final int columns;
    private final @Nullable Mask mask;

    /** The address of row 0, column 0, if that is a cell. */
    private final long origin;
    /** How many addresses later the next row starts, less one after each second row of a sheared grid. */
    private final long stride;

    private final int shear;
    private final long addresses;
    private final long cells;

    private final int directions;
    /** The kind of a cell is {@code cell & kinds}; its part of the tables begins at {@code kind << log}. */
    private final long kinds;

    private final int log;
    private final long[] offsets;
    private final byte[] opposites;
    private final int[] ways;
    private final long[] costs;
    private final long[][] bounds;

    /** Made when first asked for. A race makes it twice, which does no harm: the record's field is final. */
    private @Nullable Live live;

    private record Live(CellSet cells) {}

    private Grid(Shape shape, int rows, int columns, Lattice lattice, @Nullable Mask mask) {
        this.shape = shape;
        this.rows = rows;
        this.columns = columns;
        this.mask = mask;
        directions = lattice.directions();
        kinds = lattice.kinds() - 1L;
        costs = lattice.costs;
        bounds = lattice.bounds;
        shear = lattice.sheared ? 1 : 0;

        long reach = lattice.reach();
        long width = columns + reach + shear;
        stride = width + ((lattice.kindOfRow - width) & kinds);
        long before = lattice.rowReach() * stride + reach;
        origin = before + (-before & kinds);
        addresses = rowStart(rows - 1 + lattice.rowReach()) + columns + reach;
        cells = mask == null ? (long) rows * columns : mask.count();

        Offsets table = Offsets.of(lattice, stride);
        log = table.log;
        offsets = table.offsets;
        ways = table.ways;
        opposites = table.opposites;
    }

    private Grid(Shape shape, List<int[]> neighbours) {
        this.shape = shape;
        rows = 1;
        columns = neighbours.size();
        mask = null;
        origin = 0;
        stride = columns;
        shear = 0;
        addresses = columns;
        cells = columns;
        Offsets table = Offsets.of(neighbours);
        directions = table.directions;
        kinds = -1;
        log = table.log;
        offsets = table.offsets;
        ways = table.ways;
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
        return new Grid(shape, rows, columns, lattice, null);
    }

    /**
     * A flat grid whose cells are those of a mask; all else is dead ground.
     *
     * @throws UsageException if the mask has no cells
     */
    public static Grid of(Shape shape, Mask mask, Lattice lattice) {
        requireSize(mask.rows(), mask.columns());
        if (mask.count() == 0) {
            throw new UsageException("the mask of " + mask.rows() + "x" + mask.columns()
                    + " places has no cells; a grid has at least one");
        }
        return new Grid(shape, mask.rows(), mask.columns(), lattice, mask);
    }

    /**
     * The grid of a graph: one row of cells, one for each vertex.
     *
     * @param neighbours for each vertex, 0 .. n - 1, the vertices beside it, none of them twice and not itself; if b is
     *     beside a, then a is beside b
     * @throws UsageException if there are no vertices, one has more than 32 neighbours, or the list is not as above
     */
    public static Grid of(Shape shape, List<int[]> neighbours) {
        requireSize(1, neighbours.size());
        return new Grid(shape, neighbours);
    }

    private static void requireSize(long rows, long columns) {
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

    /** How many rows there are, at least 1; of a graph, 1. */
    public int rows() {
        return rows;
    }

    /** How many places a row has, at least 1; of a graph, its vertices. */
    public int columns() {
        return columns;
    }

    /** The mask that says which places are cells, or null where all are. */
    public @Nullable Mask mask() {
        return mask;
    }

    /** Whether this is the grid of a graph, whose directions have no meaning beyond their cell. */
    public boolean isGraph() {
        return kinds == -1;
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
        return origin + row * stride - (row >> 1) * (long) shear;
    }

    /** The cell at a row and column, from 0 at the top left, or {@link #NONE} if there is none. */
    public long cell(long row, long column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            return NONE;
        }
        return mask == null || mask.contains((int) row, (int) column) ? rowStart((int) row) + column : NONE;
    }

    /** The row of a cell, 0 .. rows - 1. */
    public int row(long cell) {
        long pair = 2 * stride - shear;
        long place = cell - origin;
        return (int) (2 * (place / pair) + (place % pair >= stride ? 1 : 0));
    }

    /** The column of a cell, 0 .. columns - 1. */
    public int column(long cell) {
        return (int) (cell - rowStart(row(cell)));
    }

    /** The number of a cell in reading order, 0 .. cells - 1, by which files know it. */
    public long ordinal(long cell) {
        if (mask != null) {
            return live().rank(cell);
        }
        return place(cell);
    }

    /**
     * The cell with this number in reading order.
     *
     * @throws IndexOutOfBoundsException if it is not in 0 .. cells - 1
     */
    public long cellAt(long ordinal) {
        if (ordinal < 0 || ordinal >= cells) {
            throw new IndexOutOfBoundsException("cell " + ordinal + " of 0 to " + (cells - 1));
        }
        return mask != null ? live().select(ordinal) : atPlace(ordinal);
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
                    set.addRange(start, start + columns);
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
        return cell + offsets[table(cell) | direction];
    }

    /** The direction that leads back, after a step in this direction. */
    public int opposite(long cell, int direction) {
        return opposites[table(cell) | direction];
    }

    /** Whether there is a cell in this direction. */
    public boolean leads(long cell, int direction) {
        return Directions.contains(ways(cell), direction) && isCell(step(cell, direction));
    }

    /** The directions in which there are cells, as a set. */
    public int directions(long cell) {
        int leading = 0;
        for (int rest = ways(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            leading |= isCell(step(cell, direction)) ? Directions.of(direction) : 0;
        }
        return leading;
    }

    /** The directions in which a cell of this kind has sides, as a set, whether cells or dead ground lie there. */
    public int ways(long cell) {
        return ways[(int) (cell & kinds)];
    }

    /** Where the tables of this cell's kind begin. */
    int table(long cell) {
        return (int) (cell & kinds) << log;
    }

    /** The offset that stands at this place of the tables. */
    long offset(int place) {
        return offsets[place];
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
        long rowsApart = (long) row(to) - row(from);
        long columnsApart = to - from - rowsApart * stride;
        long bound = 0;
        for (long[] form : bounds) {
            bound = Math.max(bound, Math.abs(form[0] * rowsApart + form[1] * columnsApart));
        }
        return bound;
    }

    // ---- what is drawn by number

    /** The number of a cell's place on the sheet, row x columns + column, whatever a mask leaves of it. */
    public long place(long cell) {
        int row = row(cell);
        return (long) row * columns + (cell - rowStart(row));
    }

    /** The address of a place of the sheet. */
    public long atPlace(long place) {
        return rowStart((int) (place / columns)) + place % columns;
    }

    /**
     * An edge's number, which its weight is drawn from: place x directions + direction, of that one of its two cells
     * which comes first. The same from both sides, and the same with and without a mask.
     */
    public long edge(long cell, int direction) {
        long neighbour = step(cell, direction);
        return neighbour > cell
                ? place(cell) * directions + direction
                : place(neighbour) * directions + opposite(cell, direction);
    }
}
