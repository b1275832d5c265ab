package dev.mazewright.core.grid;

import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/**
 * Which places of a rows x columns sheet are cells. A grid with a mask has dead ground everywhere else.
 *
 * <p>One bit a place. A mask is filled while it is made and does not change once a grid uses it.
 */
public final class Mask {
    private final int rows;
    private final int columns;
    private final CellSet places;

    /** A sheet of rows x columns places, each at least 1, none of which is a cell yet. */
    public Mask(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.places = new CellSet((long) rows * columns);
    }

    /** How many rows the sheet has. */
    public int rows() {
        return rows;
    }

    /** How many places each row has. */
    public int columns() {
        return columns;
    }

    /**
     * Makes sure that a mask, if there is one, is of a sheet of this size.
     *
     * @throws UsageException if it is not
     */
    public static void requireSize(@Nullable Mask mask, int rows, int columns) {
        if (mask != null && (mask.rows != rows || mask.columns != columns)) {
            throw new UsageException("a mask of " + mask.rows + "x" + mask.columns + " places does not fit on " + rows + "x"
                    + columns);
        }
    }

    /** Makes sure that a grid of this mask has cells. */
    void requireCells(long count) {
        if (count == 0) {
            throw new UsageException("the mask of " + rows + "x" + columns + " places has no cells; a grid has at least one");
        }
    }

    /** Makes a place a cell; rows and columns count from 0 at the top left. */
    public void add(int row, int column) {
        places.add((long) row * columns + column);
    }

    /** Makes the places from .. to - 1 of a row cells. */
    public void addRange(int row, int from, int to) {
        places.addRange((long) row * columns + from, (long) row * columns + to);
    }

    /** Whether the place is a cell. */
    public boolean contains(int row, int column) {
        return places.contains((long) row * columns + column);
    }

    /** The first column, at or after the given one, whose place in the row is a cell, or {@code columns()}. */
    public int nextColumn(int row, int column) {
        if (column >= columns) {
            return columns;
        }
        long base = (long) row * columns;
        long next = places.next(base + column);
        return next == Grid.NONE || next >= base + columns ? columns : (int) (next - base);
    }

    /** How many places are cells. */
    public long count() {
        return places.count();
    }
}
