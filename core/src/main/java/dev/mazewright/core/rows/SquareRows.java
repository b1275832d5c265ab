package dev.mazewright.core.rows;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.InsufficientMemoryException;

/**
 * A maze of squares that is streamed row by row, from the top, so that a caller needs memory for one row only.
 *
 * <p>A row is two sets of columns, each a {@link BitRow}: those with a passage to the right and those with a passage
 * down. These describe the whole maze in 2 bits a cell.
 *
 * <p>Not safe for threads.
 */
public interface SquareRows {
    /** The direction to the right, on squares. */
    int EAST = 1;

    /** The direction down, on squares. */
    int SOUTH = 2;

    /** How many rows there are, at least 1. */
    int rows();

    /** How many columns there are, at least 1. */
    int columns();

    /**
     * Streams the next row. Must not be called after the last row.
     *
     * @param east {@link #words} words: the columns whose edge to the right is open; never the last one's, and nothing
     *     beyond it
     * @param south {@link #words} words: the columns whose edge down is open; none in the last row
     */
    void next(long[] east, long[] south);

    /**
     * Skips this number of rows. Takes as long as streaming them, if a row cannot be made without those before it.
     *
     * @param rows at least 0, and no more than are left
     */
    default void skip(int rows) {
        long[] east = new long[words()];
        long[] south = new long[words()];
        for (int row = 0; row < rows; row++) {
            CancelledException.check();
            next(east, south);
        }
    }

    /**
     * All rows, held in memory. Takes all of them; none may have been streamed before.
     *
     * @throws InsufficientMemoryException if they do not fit into memory
     */
    default SquarePlanes planes() {
        return SquarePlanes.copy(this);
    }

    /**
     * The rows of a maze on a grid of {@link Grid#hasSquareSteps square steps}; what is no cell of it has no passages.
     *
     * @param open the open directions of its cells, four bits each
     */
    static SquareRows of(long[] open, Grid grid) {
        Mask mask = grid.mask();
        long[] cells = new long[mask == null ? 0 : BitRow.words(grid.columns())];
        return new SquareRows() {
            private int row;

            @Override
            public int rows() {
                return grid.rows();
            }

            @Override
            public int columns() {
                return grid.columns();
            }

            @Override
            public void next(long[] east, long[] south) {
                long start = grid.rowStart(row++);
                SquareCells.read(open, start, columns(), EAST, east);
                SquareCells.read(open, start, columns(), SOUTH, south);
                if (mask != null) {
                    mask.row(row - 1, cells);
                    BitRow.keep(east, cells);
                    BitRow.keep(south, cells);
                }
            }

            @Override
            public void skip(int rows) {
                row += rows;
            }
        };
    }

    /** How many words a set of columns takes. */
    default int words() {
        return BitRow.words(columns());
    }

    /**
     * Opens all passages of these rows in a maze without passages, on a grid of square steps and the same size.
     * Reads all rows.
     *
     * @param open the open directions of its cells, four bits each
     */
    default void carve(long[] open, Grid grid) {
        long[] east = new long[words()];
        long[] south = new long[words()];
        long[] north = new long[words()];
        for (int row = 0; row < rows(); row++) {
            CancelledException.check();
            next(east, south);
            SquareCells.open(open, grid.rowStart(row), columns(), north, east, south);
            long[] before = north;
            north = south;
            south = before;
        }
    }
}
