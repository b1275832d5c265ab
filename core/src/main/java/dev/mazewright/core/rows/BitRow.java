package dev.mazewright.core.rows;

import java.util.Arrays;
import java.util.function.IntToLongFunction;

/**
 * Operations on a set of the columns of a row, a bit each: column c is bit c mod 64 of word c / 64.
 *
 * <p>Such a row is an array of its own, or it lies in a plane of many rows, from the word {@code at} on. Bits beyond
 * the last column are 0. No method allocates, or checks its arguments beyond the bounds of the arrays.
 *
 * <p>A column or a word takes constant time, a row about a nanosecond for 64 columns.
 */
public final class BitRow {
    // A shift distance counts modulo 64, so a column is also the distance of its bit within its word.
    private static final int LOG = 6;

    private BitRow() {}

    // ---- words

    /** How many words a row of this number of columns takes. */
    public static int words(int columns) {
        return Math.ceilDiv(columns, Long.SIZE);
    }

    /** The bits that are columns in the last word of a row of this number of columns. */
    public static long lastWord(int columns) {
        return -1L >>> -columns;
    }

    /** The column of the lowest bit of a word of a row. */
    public static int column(int word, long bits) {
        return (word << LOG) + Long.numberOfTrailingZeros(bits);
    }

    /** The same in a plane, where columns are counted on from row to row. */
    public static long index(int word, long bits) {
        return ((long) word << LOG) + Long.numberOfTrailingZeros(bits);
    }

    /** The lowest ones of a word that stand side by side; 0 of 0. */
    public static long firstRun(long bits) {
        return bits & ~(bits + Long.lowestOneBit(bits));
    }

    /**
     * Of a word, the columns to the right of those in a row.
     *
     * @param before the word to the left of it
     */
    public static long rightOf(long word, long before) {
        return word << 1 | before >>> (Long.SIZE - 1);
    }

    /**
     * Of a word, the columns to the left of those in a row.
     *
     * @param after the word to the right of it
     */
    public static long leftOf(long word, long after) {
        return word >>> 1 | after << (Long.SIZE - 1);
    }

    // ---- a column

    /** Whether a column is in a row. */
    public static boolean contains(long[] row, int column) {
        return contains(row, 0, column);
    }

    /** Whether a column is in the row that begins at this word. */
    public static boolean contains(long[] plane, int at, int column) {
        return (plane[at + (column >>> LOG)] >>> column & 1) != 0;
    }

    /** 1 if a column is in a row, else 0; in a plane, columns are counted on from row to row. */
    public static int bit(long[] plane, long column) {
        return (int) (plane[(int) (column >>> LOG)] >>> column) & 1;
    }

    /** Adds a column to a row. */
    public static void add(long[] row, int column) {
        add(row, 0, column);
    }

    /** Adds a column to the row that begins at this word. */
    public static void add(long[] plane, int at, int column) {
        plane[at + (column >>> LOG)] |= 1L << column;
    }

    /** Removes a column; in a plane, columns are counted on from row to row. */
    public static void remove(long[] plane, long column) {
        plane[(int) (column >>> LOG)] &= ~(1L << column);
    }

    // ---- many columns

    /** Adds the columns from .. to - 1 to the row that begins at this word, or removes them. */
    public static void fill(long[] plane, int at, int from, int to, boolean isIn) {
        if (from >= to) {
            return;
        }
        long bits = isIn ? -1 : 0;
        int first = at + (from >>> LOG);
        int last = at + ((to - 1) >>> LOG);
        long head = -1L << from;
        long tail = -1L >>> -to;
        if (first == last) {
            merge(plane, first, bits, head & tail);
        } else {
            merge(plane, first, bits, head);
            Arrays.fill(plane, first + 1, last, bits);
            merge(plane, last, bits, tail);
        }
    }

    private static void merge(long[] plane, int word, long bits, long where) {
        plane[word] = (plane[word] & ~where) | (bits & where);
    }

    /** Removes from a row all columns that are not in another. */
    public static void keep(long[] row, long[] others) {
        for (int i = 0; i < row.length; i++) {
            row[i] &= others[i];
        }
    }

    /** Adds columns, counted from this one on, to the row that begins at this word. */
    public static void include(long[] plane, int at, int column, long[] columns) {
        include(plane, at, column, columns, columns.length);
    }

    /** The same with the first words of the columns alone. */
    public static void include(long[] plane, int at, int column, long[] columns, int words) {
        for (int i = 0; i < words; i++) {
            int word = at + (column >>> LOG) + i;
            plane[word] |= columns[i] << column;
            long beyond = column % Long.SIZE == 0 ? 0 : columns[i] >>> -column;
            if (beyond != 0) {
                plane[word + 1] |= beyond;
            }
        }
    }

    /** How many columns are in a row. */
    public static int count(long[] row) {
        int count = 0;
        for (long bits : row) {
            count += Long.bitCount(bits);
        }
        return count;
    }

    /** Whether no columns are in these words. */
    public static boolean isEmpty(long[] plane, int at, int words) {
        long any = 0;
        for (int word = at; word < at + words; word++) {
            any |= plane[word];
        }
        return any == 0;
    }

    /** The first column of a row from this one on, or the limit, if that comes first. */
    public static int next(IntToLongFunction row, int column, int limit) {
        if (column >= limit) {
            return limit;
        }
        int word = column >>> LOG;
        int last = (limit - 1) >>> LOG;
        long bits = row.applyAsLong(word) & -1L << column;
        while (bits == 0 && word < last) {
            bits = row.applyAsLong(++word);
        }
        return bits == 0 ? limit : Math.min(limit, column(word, bits));
    }

    /** The last column of a row up to this one, or -1. */
    public static int previous(IntToLongFunction row, int column) {
        if (column < 0) {
            return -1;
        }
        int word = column >>> LOG;
        long bits = row.applyAsLong(word) & -1L >>> ~column;
        while (bits == 0 && word > 0) {
            bits = row.applyAsLong(--word);
        }
        return bits == 0 ? -1 : column(word, Long.highestOneBit(bits));
    }
}
