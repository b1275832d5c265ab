package dev.mazewright.core.grid;

import org.jspecify.annotations.Nullable;

/**
 * The cells of a {@link Grid}: which addresses they have, and the row, column, level and number of each.
 *
 * <p>A cell is an address, a {@code long}. Rows of cells lie one after the other with padding between them, above them
 * and below them, as wide as the longest step: from a cell, every step leads to an address of the grid, so no step
 * checks a bound. A position outside of a mask is padding as well. Cells of a graph have the addresses 0 .. cells - 1.
 *
 * <p>A position is a row and a column; in a full grid each is a cell. Files number the cells 0 .. cells - 1 in reading
 * order, without the padding: their {@link #number}.
 *
 * <p>Memory: constant until the first call that asks which addresses are cells; from then on one bit an address, and
 * with a mask an eighth of a bit more. Methods take constant time, except that {@link #cellAt} with a mask and {@link
 * #row} in a graph take the logarithm of the size. Safe for use by several threads.
 */
public abstract sealed class Cells permits Grid {
    final AddressLayout layout;
    final @Nullable Mask mask;
    /** Of a graph, where its cells lie; null for a lattice. */
    final @Nullable Positions positions;

    private final int rows;
    private final int columns;
    private final long cells;

    /** Made when first asked for. A race makes it twice, which does no harm: the record's field is final. */
    private @Nullable Live live;

    private record Live(CellSet cells) {}

    Cells(AddressLayout layout, @Nullable Mask mask, @Nullable Positions positions) {
        this.layout = layout;
        this.mask = mask;
        this.positions = positions;
        rows = layout.rows;
        columns = layout.columns;
        cells = positions != null ? positions.cells() : mask != null ? mask.count() : (long) rows * columns;
    }

    // ---- how many

    /** How many rows all levels have together, at least 1; a plain graph has 1. */
    public int rows() {
        return rows;
    }

    /** How many positions the longest row has, at least 1; in a plain graph, the number of vertices. */
    public int columns() {
        return columns;
    }

    /** How many levels lie above each other, at least 1. */
    public int levels() {
        return layout.levels;
    }

    /** How many rows each level has. */
    public int rowsOfLevel() {
        return layout.rowsOfLevel();
    }

    /** How many positions there are, {@link #cells} or more; each {@link #position} is less than this number. */
    public long positions() {
        return positions != null ? cells : (long) rows * columns;
    }

    /** How many cells there are, at least 1. */
    public long cells() {
        return cells;
    }

    /** Addresses are 0 .. addresses - 1: the cells and the padding between them. */
    public long addresses() {
        return layout.addresses;
    }

    /** The mask that selects which positions are cells, or null if every position is a cell. */
    public @Nullable Mask mask() {
        return mask;
    }

    // ---- rows and columns

    /** The address of the first position of a row. */
    public long rowStart(int row) {
        return positions != null ? positions.start(row) : layout.rowStart(row);
    }

    /** The address after the last position of a row. Every position of a row is a cell, unless a mask leaves it out. */
    public long rowEnd(int row) {
        return positions != null ? positions.start(row + 1) : rowStart(row) + columns;
    }

    /** The cell at a row (of all levels) and column, from 0 at the top left, or {@link Grid#NONE}. */
    public long cell(long row, long column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            return Grid.NONE;
        }
        if (positions != null) {
            return positions.cell((int) row, (int) column);
        }
        return mask == null || mask.contains((int) row, (int) column) ? rowStart((int) row) + column : Grid.NONE;
    }

    /** The cell at a row and column of a level, or {@link Grid#NONE}. */
    public long cell(long row, long column, long level) {
        boolean isThere = row >= 0 && row < rowsOfLevel() && level >= 0 && level < layout.levels;
        return isThere ? cell(level * rowsOfLevel() + row, column) : Grid.NONE;
    }

    /** The row of a cell among those of all levels, 0 .. rows - 1. */
    public int row(long cell) {
        return positions != null ? positions.row((int) cell) : layout.row(cell);
    }

    /** The column of a cell, 0 .. columns - 1. */
    public int column(long cell) {
        return positions != null ? positions.column((int) cell) : (int) (cell - rowStart(row(cell)));
    }

    /** The level of a cell, 0 .. levels - 1. */
    public int level(long cell) {
        return layout.levels == 1 ? 0 : row(cell) / rowsOfLevel();
    }

    /** The row of a cell within its level. */
    public int rowInLevel(long cell) {
        return layout.levels == 1 ? row(cell) : row(cell) % rowsOfLevel();
    }

    // ---- numbers

    /** The number of a cell in reading order, 0 .. cells - 1, by which files refer to it. */
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

    /**
     * The number of a cell's position: row * columns + column, the same with and without a mask; in a graph, the cell's
     * own number.
     */
    public long position(long cell) {
        if (positions != null) {
            return cell;
        }
        int row = row(cell);
        return (long) row * columns + (cell - rowStart(row));
    }

    /** The address of the position with this number. */
    public long atPosition(long position) {
        if (positions != null) {
            return position;
        }
        return rowStart((int) (position / columns)) + position % columns;
    }

    // ---- which addresses are cells

    /** The first cell in reading order. */
    public long first() {
        return cellAt(0);
    }

    /** The next cell in reading order, or {@link Grid#NONE}. */
    public long next(long cell) {
        return live().next(cell + 1);
    }

    /** Whether an address, 0 .. addresses - 1, is a cell; if not, it is padding. */
    public boolean isCell(long address) {
        return live().contains(address);
    }

    private CellSet live() {
        Live made = live;
        if (made == null) {
            CellSet set = new CellSet(layout.addresses);
            long[] bits = new long[Math.ceilDiv(columns, Long.SIZE)];
            for (int row = 0; row < rows; row++) {
                long start = rowStart(row);
                if (mask == null) {
                    set.addRange(start, rowEnd(row));
                } else {
                    mask.row(row, bits);
                    set.addRow(start, bits);
                }
            }
            made = new Live(set);
            live = made;
        }
        return made.cells;
    }
}
