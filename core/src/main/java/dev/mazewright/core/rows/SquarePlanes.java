package dev.mazewright.core.rows;

import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;

/**
 * A maze of squares in memory at two bits a cell: a plane of bits for edges to the right and one for edges down, in
 * which each row begins with a word of its own. Kernels that work on 64 cells at a time write to it, and a maze that is
 * generated only to be streamed row by row takes no more memory.
 *
 * <p>Column c of row r is bit c mod 64 of word {@code r * words + c / 64}. No passage leads right from the last column,
 * or down from the last row, and bits beyond the last column are 0. Threads that write to different words do not
 * interfere.
 */
public final class SquarePlanes {
    /** The most words of a plane. */
    private static final long MOST = Integer.MAX_VALUE - 8;

    private final int rows;
    private final int columns;
    private final int words;
    private final long[] east;
    private final long[] south;

    /**
     * All walls.
     *
     * @throws InsufficientMemoryException if it does not fit into memory
     */
    public SquarePlanes(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        Memory.require("a maze of " + (long) rows * columns + " cells", bytes(rows, columns));
        words = BitRow.words(columns);
        east = new long[rows * words];
        south = new long[rows * words];
    }

    /** The memory, in bytes, of this number of cells; {@code Long.MAX_VALUE} if they are too many for arrays. */
    public static long bytes(int rows, int columns) {
        long plane = (long) rows * BitRow.words(columns);
        return plane > MOST ? Long.MAX_VALUE : 2 * plane * Long.BYTES;
    }

    /** How many rows there are. */
    public int rows() {
        return rows;
    }

    /** How many columns there are. */
    public int columns() {
        return columns;
    }

    /** How many words a row takes in a plane. */
    public int words() {
        return words;
    }

    /** The plane of edges to the right, for kernels. */
    public long[] east() {
        return east;
    }

    /** The plane of edges down, for kernels. */
    public long[] south() {
        return south;
    }

    /** The rows, streamed from the top; each call returns a new stream. */
    public SquareRows stream() {
        return stream(0);
    }

    /** The rows from this one on, streamed as a maze of their own. */
    public SquareRows stream(int first) {
        return new SquareRows() {
            private int row = first;

            @Override
            public int rows() {
                return rows - first;
            }

            @Override
            public int columns() {
                return columns;
            }

            @Override
            public void next(long[] eastOfRow, long[] southOfRow) {
                System.arraycopy(east, row * words, eastOfRow, 0, words);
                System.arraycopy(south, row * words, southOfRow, 0, words);
                row++;
            }

            @Override
            public void skip(int rows) {
                row += rows;
            }

            @Override
            public SquarePlanes planes() {
                if (first > 0) {
                    return SquareRows.super.planes();
                }
                row = rows;
                return SquarePlanes.this;
            }
        };
    }

    /** All of these rows, of which none may have been streamed before. */
    public static SquarePlanes of(SquareRows source) {
        return source.planes();
    }

    /** Holds each row as it is streamed. */
    static SquarePlanes copy(SquareRows source) {
        SquarePlanes planes = new SquarePlanes(source.rows(), source.columns());
        planes.take(source, 0);
        return planes;
    }

    /** Takes all rows of a source, the first of which becomes this row. */
    public void take(SquareRows source, int first) {
        long[] eastOfRow = new long[words];
        long[] southOfRow = new long[words];
        for (int row = first; row < rows; row++) {
            source.next(eastOfRow, southOfRow);
            System.arraycopy(eastOfRow, 0, east, row * words, words);
            System.arraycopy(southOfRow, 0, south, row * words, words);
        }
    }
}
