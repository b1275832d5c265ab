package dev.mazewright.core.rows;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.InsufficientMemoryException;

/**
 * A maze of squares that is streamed row by row, from the top: a caller need not hold more than a row of it.
 *
 * <p>A row is two sets of columns, a bit each: column c is bit c mod 64 of word c / 64. Only edges to the right and
 * down are streamed, which is all of the maze: 2 bits a cell.
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
     * Streams the next row. After the last there is none.
     *
     * @param east {@link #words} words: the columns whose edge to the right is open; never the last one's, and nothing
     *     beyond it
     * @param south as many: the columns whose edge down is open; of the last row, none
     */
    void next(long[] east, long[] south);

    /**
     * Passes over this number of rows: the next is the one after them. Takes as long as streaming them, where none can
     * be made without those before it.
     *
     * @param rows at least 0, and no more than are left
     */
    default void skip(int rows) {
        long[] east = new long[words()];
        long[] south = new long[words()];
        for (int row = 0; row < rows; row++) {
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
     * The rows of a maze on a full grid of squares.
     *
     * @param open the open directions of its cells, four bits each
     */
    static SquareRows of(long[] open, Grid grid) {
        SquareNibbles cells = new SquareNibbles(open, grid.columns());
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
                cells.read(start, EAST, east);
                cells.read(start, SOUTH, south);
            }
        };
    }

    /** How many words a set of columns takes. */
    default int words() {
        return words(columns());
    }

    /** How many words a set of this number of columns takes. */
    static int words(int columns) {
        return Math.ceilDiv(columns, Long.SIZE);
    }

    /** The columns of the last word of a set, as its bits. */
    static long lastWord(int columns) {
        return -1L >>> -columns;
    }

    /**
     * Opens all passages of these rows in a maze of all walls, on a full grid of as many squares. Reads all rows.
     *
     * @param open the open directions of its cells, four bits each
     */
    default void carve(long[] open, Grid grid) {
        SquareNibbles cells = new SquareNibbles(open, columns());
        long[] east = new long[words()];
        long[] south = new long[words()];
        long[] north = new long[words()];
        for (int row = 0; row < rows(); row++) {
            CancelledException.check();
            next(east, south);
            cells.open(grid.rowStart(row), north, east, south);
            long[] before = north;
            north = south;
            south = before;
        }
    }
}
