package dev.mazewright.core.grid;

import dev.mazewright.core.run.CancelledException;
import org.jspecify.annotations.Nullable;

/**
 * A set of whole numbers 0 .. size - 1, one bit each: addresses of a grid, or positions of a mask. It also finds how
 * many members are less than a number ({@link #rank}) and which member is the n-th ({@link #select}). For these it
 * keeps one count for each block of 512 numbers; the first such call after a change makes the counts.
 *
 * <p>Memory 1 bit a number, and an eighth more with the counts. Methods take constant time, except that {@link #next}
 * takes time proportional to the gap / 64, {@link #select} to log(size), and making the counts to size / 64. No method
 * checks its arguments beyond the bounds of the array.
 *
 * <p>Source: rank and select by blocks, Jacobson, <i>Space-efficient static trees and graphs</i>, 1989.
 */
public final class CellSet {
    private static final int BLOCK_WORDS = 8;

    private final long size;
    private final long[] words;
    /** Members below each block of eight words; null until asked for, and again after a change. */
    private @Nullable Ranks ranks;

    /** Shared safely between threads, since its field is final. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Ranks(long[] counts) {}

    /**
     * The empty set of numbers 0 .. size - 1.
     *
     * @param size 0 .. 2^37 - 64
     * @throws ArithmeticException if it is greater
     */
    public CellSet(long size) {
        this.size = size;
        words = new long[Math.toIntExact(bytes(size) / Long.BYTES)];
    }

    /**
     * The memory of a set of this size, in bytes, without the counts for {@link #rank} and {@link #select}, which take
     * an eighth more.
     */
    public static long bytes(long size) {
        return Math.ceilDiv(size, Long.SIZE) * Long.BYTES;
    }

    /** One more than the largest number that could be a member. */
    public long size() {
        return size;
    }

    /** Whether the number, 0 .. size - 1, is a member. */
    public boolean contains(long number) {
        return (words[(int) (number >>> 6)] >>> number & 1) != 0;
    }

    /** Makes the number a member. */
    public void add(long number) {
        words[(int) (number >>> 6)] |= 1L << number;
        ranks = null;
    }

    /** Makes all numbers from .. to - 1 members. */
    public void addRange(long from, long to) {
        if (from >= to) {
            return;
        }
        int first = (int) (from >>> 6);
        int last = (int) ((to - 1) >>> 6);
        for (int word = first; word <= last; word++) {
            long bits = -1L;
            if (word == first) {
                bits &= -1L << from;
            }
            if (word == last) {
                bits &= -1L >>> -to;
            }
            words[word] |= bits;
        }
        ranks = null;
    }

    /**
     * Adds numbers from this one on.
     *
     * @param bits number {@code from + i} for each bit i mod 64 of word i / 64; at most {@link #size}
     */
    public void addRow(long from, long[] bits) {
        int shift = (int) from & (Long.SIZE - 1);
        int word = (int) (from >>> 6);
        for (long row : bits) {
            words[word++] |= row << shift;
            long beyond = row >>> 1 >>> ~shift;
            if (beyond != 0) {
                words[word] |= beyond;
            }
        }
        ranks = null;
    }

    /**
     * Reads numbers from this one on.
     *
     * @param count how many
     * @param bits receives them: number {@code from + i} in bit i mod 64 of word i / 64
     */
    public void row(long from, int count, long[] bits) {
        int shift = (int) from & (Long.SIZE - 1);
        int word = (int) (from >>> 6);
        int last = (count - 1) >>> 6;
        for (int i = 0; i <= last; i++, word++) {
            long beyond = word + 1 < words.length ? words[word + 1] : 0;
            bits[i] = words[word] >>> shift | beyond << 1 << ~shift;
        }
        bits[last] &= -1L >>> -count;
    }

    /** Removes the number. */
    public void remove(long number) {
        words[(int) (number >>> 6)] &= ~(1L << number);
        ranks = null;
    }

    /**
     * The least member that is at least {@code number}, or {@link Grid#NONE}.
     *
     * @throws CancelledException if the thread is interrupted; tested where the number is a multiple of 64
     */
    public long next(long number) {
        if (number >= size) {
            return Grid.NONE;
        }
        if ((number & (Long.SIZE - 1)) == 0) {
            CancelledException.check();
        }
        int word = (int) (number >>> 6);
        long bits = words[word] & (-1L << number);
        while (bits == 0) {
            if (++word == words.length) {
                return Grid.NONE;
            }
            bits = words[word];
        }
        return ((long) word << 6) + Long.numberOfTrailingZeros(bits);
    }

    /** How many members there are. */
    public long count() {
        return rank(size);
    }

    /** How many members are less than {@code number}, 0 .. size. */
    public long rank(long number) {
        long[] counts = ranks();
        int word = (int) (number >>> 6);
        int block = word / BLOCK_WORDS;
        long rank = counts[block];
        for (int i = block * BLOCK_WORDS; i < word; i++) {
            rank += Long.bitCount(words[i]);
        }
        return (number & 63) == 0 ? rank : rank + Long.bitCount(words[word] & (-1L >>> -number));
    }

    /**
     * The member that has this number of members below it.
     *
     * @param index 0 .. {@link #count} - 1
     *
     * @throws IndexOutOfBoundsException if it is not in that range
     */
    public long select(long index) {
        long[] counts = ranks();
        if (index < 0 || index >= counts[counts.length - 1]) {
            throw new IndexOutOfBoundsException("member " + index + " of a set of " + counts[counts.length - 1]);
        }
        int low = 0;
        int high = counts.length - 1;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (counts[middle] <= index) {
                low = middle;
            } else {
                high = middle;
            }
        }
        long left = index - counts[low];
        int word = low * BLOCK_WORDS;
        while (left >= Long.bitCount(words[word])) {
            left -= Long.bitCount(words[word++]);
        }
        long bits = words[word];
        for (; left > 0; left--) {
            bits &= bits - 1;
        }
        return ((long) word << 6) + Long.numberOfTrailingZeros(bits);
    }

    private long[] ranks() {
        Ranks made = ranks;
        if (made == null) {
            long[] counts = new long[Math.ceilDiv(words.length, BLOCK_WORDS) + 1];
            for (int word = 0; word < words.length; word++) {
                counts[word / BLOCK_WORDS + 1] += Long.bitCount(words[word]);
            }
            for (int block = 1; block < counts.length; block++) {
                counts[block] += counts[block - 1];
            }
            made = new Ranks(counts);
            ranks = made;
        }
        return made.counts;
    }
}
