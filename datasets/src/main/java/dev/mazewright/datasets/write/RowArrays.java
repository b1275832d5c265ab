package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import java.util.Arrays;
import java.util.List;

/** The rows of a split as arrays of one shape: what a row adds to each of them. Not safe for threads. */
abstract class RowArrays {
    /** What the arrays of a format hold. */
    @FunctionalInterface
    interface Content {
        /** The arrays of a split. */
        RowArrays of(String format, Split split);
    }

    /**
     * An array, as a row fills it.
     *
     * @param name in files
     * @param type of its elements, as {@link Npy} names it
     * @param shape of what a row adds; empty for one number
     * @param row the bytes of the last row
     */
    @SuppressWarnings("ArrayRecordComponent") // filled row by row
    record Array(String name, String type, List<Integer> shape, byte[] row) {
        static Array of(String name, String type, Integer... shape) {
            long size = Npy.size(type);
            for (int side : shape) {
                size = Math.multiplyExact(size, side);
            }
            return new Array(name, type, List.of(shape), new byte[Math.toIntExact(size)]);
        }

        /** What stands before the elements of this many rows. */
        byte[] head(long rows) {
            long[] sides = new long[1 + shape.size()];
            sides[0] = rows;
            Arrays.setAll(sides, axis -> axis == 0 ? rows : shape.get(axis - 1));
            return Npy.head(type, sides);
        }

        void put(int index, long number) {
            int size = Npy.size(type);
            Npy.put(row, index * size, number, size);
        }
    }

    private final Array rows = Array.of("rows", Npy.INT);
    private final Array columns = Array.of("columns", Npy.INT);
    private final Array pathLength = Array.of("path_length", Npy.INT);
    private final Array seed = Array.of("seed", Npy.LONG);

    /** Numbers of a row that are of use with all of them. */
    final List<Array> numbers = List.of(rows, columns, pathLength, seed);

    /** All arrays, always the same. */
    abstract List<Array> arrays();

    /** Fills {@link Array#row} of each array. */
    abstract void put(Row row);

    /** Fills those of {@link #numbers}. */
    final void putNumbers(Row row, int ownRows, int ownColumns) {
        rows.put(0, ownRows);
        columns.put(0, ownColumns);
        pathLength.put(0, row.path().found() ? row.path().length() : -1);
        seed.put(0, row.recipe().seed());
    }
}
