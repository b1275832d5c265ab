package dev.mazewright.core.grid;

import java.util.Arrays;

/**
 * A small number for each address of a grid, packed into one {@code long[]}: 10^9 cells of 4 bits are half a gigabyte.
 * The only class that knows how the bits of cells are stored.
 *
 * <p>Methods that read or change one value take constant time. No method checks its arguments beyond the bounds of the
 * array. Not safe for threads that write to neighbouring cells, since these share a word.
 */
public final class CellValues {
    private final long[] words;
    /** Base-2 logarithm of the bits of a value. */
    private final int log;

    private final int mask;

    /**
     * Values of zero for the addresses 0 .. addresses - 1.
     *
     * @param addresses how many values, 0 .. {@code 2^31 * 64 / bits}
     * @param bits of a value: 1, 2, 4, 8, 16 or 32
     * @throws IllegalArgumentException if bits is another number
     * @throws ArithmeticException if there are more addresses than that
     */
    public CellValues(long addresses, int bits) {
        if (bits < 1 || Integer.bitCount(bits) != 1 || bits > Integer.SIZE) {
            throw new IllegalArgumentException("a cell's value has 1, 2, 4, 8, 16 or 32 bits, not " + bits);
        }
        log = Integer.numberOfTrailingZeros(bits);
        mask = (int) ((1L << bits) - 1);
        words = new long[Math.toIntExact(bytes(addresses, bits) / Long.BYTES)];
    }

    private CellValues(CellValues original) {
        words = original.words.clone();
        log = original.log;
        mask = original.mask;
    }

    /** The memory, in bytes, of this number of values of 1, 2, 4, 8, 16 or 32 bits. */
    public static long bytes(long addresses, int bits) {
        int perWord = Long.SIZE / bits;
        return Math.ceilDiv(addresses, perWord) * Long.BYTES;
    }

    /** The fewest bits, of 1, 2, 4, 8, 16 or 32, that hold the values 0 .. largest. */
    public static int bitsFor(int largest) {
        int bits = 1;
        while (bits < Integer.SIZE && largest >>> bits != 0) {
            bits *= 2;
        }
        return bits;
    }

    /** A copy that shares nothing with this one. Takes time and memory proportional to the addresses. */
    public CellValues copy() {
        return new CellValues(this);
    }

    /** The values themselves, for kernels: the first at the lowest bits of the first word. */
    public long[] words() {
        return words;
    }

    /** The value at an address; 32-bit values come as a signed int. */
    public int get(long cell) {
        // A shift distance counts modulo 64, so the address itself, scaled to bits, is the distance within the word.
        return (int) (words[word(cell)] >>> (cell << log)) & mask;
    }

    /** Sets the value at an address; bits of the value beyond its width are dropped. */
    public void set(long cell, int value) {
        int word = word(cell);
        long cleared = words[word] & ~(Integer.toUnsignedLong(mask) << (cell << log));
        words[word] = cleared | (Integer.toUnsignedLong(value & mask) << (cell << log));
    }

    /** Sets those bits of the value at an address that are set in {@code bits}. */
    public void include(long cell, int bits) {
        words[word(cell)] |= Integer.toUnsignedLong(bits) << (cell << log);
    }

    /** Flips those bits of the value at an address that are set in {@code bits}; a second call with the same bits restores it. */
    public void toggle(long cell, int bits) {
        words[word(cell)] ^= Integer.toUnsignedLong(bits) << (cell << log);
    }

    /** Sets the values at the addresses from .. to - 1; takes time proportional to the words they fill. */
    public void fill(long from, long to, int value) {
        if (from >= to) {
            return;
        }
        long everywhere = Integer.toUnsignedLong(value & mask) * Long.divideUnsigned(-1, Integer.toUnsignedLong(mask));
        int first = word(from);
        int last = word(to - 1);
        long head = -1L << (from << log);
        long tail = -1L >>> -(to << log);
        if (first == last) {
            merge(first, everywhere, head & tail);
        } else {
            merge(first, everywhere, head);
            Arrays.fill(words, first + 1, last, everywhere);
            merge(last, everywhere, tail);
        }
    }

    private void merge(int word, long bits, long where) {
        words[word] = (words[word] & ~where) | (bits & where);
    }

    private int word(long cell) {
        return (int) (cell >>> (6 - log));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellValues that && log == that.log && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
