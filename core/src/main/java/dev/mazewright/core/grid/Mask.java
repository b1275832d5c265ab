package dev.mazewright.core.grid;

import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/**
 * Which positions of rows x columns are cells. A grid with a mask has padding everywhere else.
 *
 * <p>Memory 1 bit a position, and an eighth of a bit more once cells are counted. A mask is filled by {@link #add} and
 * {@link #addRange}, and must not change once a grid uses it. Rows and columns are not checked.
 */
public final class Mask {
    private final int rows;
    private final int columns;
    private final CellSet positions;

    /** A mask of rows x columns positions, each number at least 1, none of which is a cell yet. */
    public Mask(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.positions = new CellSet((long) rows * columns);
    }

    /** How many rows there are. */
    public int rows() {
        return rows;
    }

    /** How many positions each row has. */
    public int columns() {
        return columns;
    }

    /**
     * Makes sure that a mask, if there is one, has this size.
     *
     * @throws UsageException if it has another size
     */
    public static void requireSize(@Nullable Mask mask, int rows, int columns) {
        if (mask != null && (mask.rows != rows || mask.columns != columns)) {
            throw new UsageException("a mask of " + mask.rows + "x" + mask.columns + " positions does not fit on " + rows + "x"
                    + columns);
        }
    }

    /** Makes sure that a grid of this mask has cells. */
    void requireCells(long count) {
        if (count == 0) {
            throw new UsageException("the mask of " + rows + "x" + columns + " positions has no cells; a grid has at least one");
        }
    }

    /** Makes a position a cell; rows and columns count from 0 at the top left. */
    public void add(int row, int column) {
        positions.add((long) row * columns + column);
    }

    /** Makes the positions from .. to - 1 of a row cells. */
    public void addRange(int row, int from, int to) {
        positions.addRange((long) row * columns + from, (long) row * columns + to);
    }

    /**
     * Makes positions of a row cells.
     *
     * @param bits which: a bit a column, column c in bit c mod 64 of word c / 64, and none beyond the last column
     */
    public void addRow(int row, long[] bits) {
        positions.addRow((long) row * columns, bits);
    }

    /**
     * Reads which positions of a row are cells.
     *
     * @param bits receives them: a bit a column, column c in bit c mod 64 of word c / 64
     */
    public void row(int row, long[] bits) {
        positions.row((long) row * columns, columns, bits);
    }

    /** Whether the position is a cell. */
    public boolean contains(int row, int column) {
        return positions.contains((long) row * columns + column);
    }

    /** The first column, at or after the given one, whose position in the row is a cell, or {@code columns()}. */
    public int nextColumn(int row, int column) {
        if (column >= columns) {
            return columns;
        }
        long base = (long) row * columns;
        long next = positions.next(base + column);
        return next == Grid.NONE || next >= base + columns ? columns : (int) (next - base);
    }

    /** How many positions are cells. The first call after a change takes time proportional to the positions / 64. */
    public long count() {
        return positions.count();
    }
}
