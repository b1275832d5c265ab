package dev.mazewright.core.rows;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.ByteView;

/**
 * Operations on the squares of a maze in its words: four bits a cell, one for each direction (north 1, east 2, south 4,
 * west 8), sixteen cells a word, by address.
 *
 * <p>No method allocates, or checks its arguments beyond the bounds of the arrays. A cell or a word takes constant
 * time, a row about a nanosecond a cell, and half of that as digits.
 */
public final class SquareCells {
    /** The lowest of the four bits of each cell of a word. */
    public static final long EACH = 0x1111_1111_1111_1111L;

    /** All four bits of a cell. */
    private static final int ALL = 15;

    private static final int CELLS = 16;

    private static final int LOG_CELLS = 4;
    private static final int LOG_BITS = 2;

    /** The lowest bit of each byte of a word. */
    private static final long BYTES = 0x0101_0101_0101_0101L;

    private SquareCells() {}

    // ---- one cell

    /** The four bits of an address. */
    public static int get(long[] words, long address) {
        return (int) (words[word(address)] >>> (address << LOG_BITS)) & 15;
    }

    /** Flips some of the four bits of an address. */
    public static void flip(long[] words, long address, int bits) {
        words[word(address)] ^= (long) bits << (address << LOG_BITS);
    }

    /** Sets the two lowest bits of an address. */
    public static void setLow(long[] words, long address, int bits) {
        int word = word(address);
        words[word] = (words[word] & ~(3L << (address << LOG_BITS))) | ((long) bits << (address << LOG_BITS));
    }

    /** How many addresses the cell below a cell is away. */
    public static long stride(Grid grid) {
        return grid.rowStart(1) - grid.rowStart(0);
    }

    /** How many addresses the cell in a direction is away: -stride, 1, stride, -1. */
    public static long offset(int direction, long stride) {
        long length = (direction & 1) == 0 ? stride : 1;
        return ((direction + 1) & 2) == 0 ? -length : length;
    }

    // ---- sixteen cells

    /** The word of an address. */
    public static int word(long address) {
        return (int) (address >> LOG_CELLS);
    }

    /** Of the word of an address, the bits of its cell and of those behind it. */
    public static long fromCell(long address) {
        return -1L << (address << LOG_BITS);
    }

    /** The address of the first cell of a word that has one of these bits; of none, the address after the word. */
    public static long first(int word, long bits) {
        return ((long) word << LOG_CELLS) + (Long.numberOfTrailingZeros(bits) >>> LOG_BITS);
    }

    /** The sixteen cells from an address on; what is not an address holds 0. */
    public static long from(long[] words, long address) {
        int word = word(address);
        return joined(orNothing(words, word), orNothing(words, word + 1), address);
    }

    /** The sixteen cells from an address on, which lies in the first of two words. */
    public static long joined(long first, long second, long address) {
        int shift = (int) (address << LOG_BITS);
        return first >>> shift | second << 1 << ~shift; // by 64 places less the address's, which may be all 64
    }

    private static long orNothing(long[] words, int word) {
        return 0 <= word && word < words.length ? words[word] : 0;
    }

    /** The lowest bit of each of sixteen cells is 1 where the cell holds this value, else 0. */
    public static long equal(long cells, int value) {
        long different = cells ^ EACH * value;
        different |= different >>> 1;
        different |= different >>> 2;
        return ~different & EACH;
    }

    /** Of sixteen cells, those with a passage in a direction, a bit a cell. */
    public static long open(long cells, int direction) {
        return squeeze(cells >>> direction);
    }

    // ---- a row

    /** Opens the edges of one row of columns, which begins at an address: up in those of {@code north}, a {@link BitRow}, and so on. */
    static void open(long[] words, long start, int columns, long[] north, long[] east, long[] south) {
        long before = 0;
        for (int word = 0; word < east.length; word++) {
            long west = BitRow.rightOf(east[word], before);
            before = east[word];
            int left = columns - word * Long.SIZE;
            for (int column = 0; column < Math.min(left, Long.SIZE); column += CELLS) {
                long passages = spread(north[word] >>> column)
                        | spread(east[word] >>> column) << 1
                        | spread(south[word] >>> column) << 2
                        | spread(west >>> column) << 3;
                include(words, start + (long) word * Long.SIZE + column, passages);
            }
        }
    }

    /**
     * Sets all bits of the positions of one row that are no cells.
     *
     * @param start the address of its first position
     * @param columns how many positions it has
     * @param cells the columns that are cells, a {@link BitRow}
     */
    public static void fillPadding(long[] words, long start, int columns, long[] cells) {
        for (int word = 0; word < cells.length; word++) {
            int left = columns - word * Long.SIZE;
            long padding = ~cells[word] & -1L >>> -Math.min(left, Long.SIZE);
            for (int column = 0; column < Math.min(left, Long.SIZE); column += CELLS) {
                include(words, start + (long) word * Long.SIZE + column, spread(padding >>> column) * ALL);
            }
        }
    }

    /** Opens the passages of sixteen cells from an address on. */
    private static void include(long[] words, long address, long passages) {
        int word = word(address);
        int shift = (int) (address << LOG_BITS);
        words[word] |= passages << shift;
        long beyond = passages >>> 1 >>> ~shift;
        if (beyond != 0) {
            words[word + 1] |= beyond;
        }
    }

    /**
     * Finds the columns of one row that have a passage in a direction.
     *
     * @param start the address of its first cell
     * @param columns how many cells it has
     * @param open receives them, as a {@link BitRow}
     */
    public static void read(long[] words, long start, int columns, int direction, long[] open) {
        for (int word = 0; word < open.length; word++) {
            int left = Math.min(columns - word * Long.SIZE, Long.SIZE);
            long bits = 0;
            for (int column = 0; column < left; column += CELLS) {
                long passages = from(words, start + (long) word * Long.SIZE + column);
                bits |= open(passages, direction) << column;
            }
            open[word] = bits & -1L >>> -left;
        }
    }

    /** The lowest 16 bits, four bits apart. */
    private static long spread(long bits) {
        long apart = bits & 0xFFFF;
        apart = (apart | apart << 24) & 0x000000FF000000FFL;
        apart = (apart | apart << 12) & 0x000F000F000F000FL;
        apart = (apart | apart << 6) & 0x0303030303030303L;
        return (apart | apart << 3) & EACH;
    }

    /** Each fourth bit, from the lowest on, side by side. */
    private static long squeeze(long bits) {
        long together = bits & EACH;
        together = (together | together >>> 3) & 0x0303030303030303L;
        together = (together | together >>> 6) & 0x000F000F000F000FL;
        together = (together | together >>> 12) & 0x000000FF000000FFL;
        return (together | together >>> 24) & 0xFFFF;
    }

    /**
     * Writes the closed sides of some cells as bytes, 0 to 15.
     *
     * @param start the address of the first
     * @param cells how many
     * @param to where the first is written
     */
    public static void closed(long[] words, long start, int cells, byte[] bytes, int to) {
        int done = 0;
        for (; done < cells && to + done + CELLS <= bytes.length; done += CELLS) { // rows are written in order, so what is beyond is replaced
            long closed = ~from(words, start + done);
            ByteView.putLittle(bytes, to + done, toBytes(closed));
            ByteView.putLittle(bytes, to + done + Byte.SIZE, toBytes(closed >>> Integer.SIZE));
        }
        for (; done < cells; done++) {
            bytes[to + done] = (byte) (~get(words, start + done) & ALL);
        }
    }

    /** The lowest eight cells, a byte each. */
    private static long toBytes(long cells) {
        long apart = cells & 0xFFFF_FFFFL;
        apart = (apart | apart << 16) & 0x0000FFFF0000FFFFL;
        apart = (apart | apart << 8) & 0x00FF00FF00FF00FFL;
        return (apart | apart << 4) & 0x0F0F0F0F0F0F0F0FL;
    }

    /**
     * Writes the closed sides of the cells of some words of a row as hexadecimal digits, eight cells at a time.
     *
     * @param north the columns whose edge up is open, a {@link BitRow}; the other directions likewise
     * @param isWestOpen whether the edge to the left of the row is open
     * @param from the first of the words, and to, the one after the last
     * @param ten the letter for ten, a or A
     * @param digits room for 64 digits a word; those beyond the last column mean nothing
     */
    public static void digits(
            long[] north, long[] east, long[] south, boolean isWestOpen, int from, int to, char ten, byte[] digits) {
        long before = from > 0 ? east[from - 1] : isWestOpen ? -1 : 0;
        int toTen = ten - '9' - 1;
        for (int word = from; word < to; word++) {
            long west = BitRow.rightOf(east[word], before);
            before = east[word];
            int index = (word - from) * Long.SIZE;
            for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
                long open = spreadToBytes(north[word] >>> shift)
                        | spreadToBytes(east[word] >>> shift) << 1
                        | spreadToBytes(south[word] >>> shift) << 2
                        | spreadToBytes(west >>> shift) << 3;
                long closed = open ^ 15 * BYTES;
                long isLetter = (closed + 6 * BYTES) >>> 4 & BYTES;
                long letters = closed + '0' * BYTES + isLetter * toTen;
                for (int i = 0; i < Byte.SIZE; i++) {
                    digits[index + shift + i] = (byte) (letters >>> (Byte.SIZE * i));
                }
            }
        }
    }

    /** The lowest eight bits, a byte each. */
    private static long spreadToBytes(long bits) {
        long each = (bits & 0xFF) * BYTES & 0x8040_2010_0804_0201L;
        return (each + 0x7F * BYTES) >>> 7 & BYTES;
    }
}
