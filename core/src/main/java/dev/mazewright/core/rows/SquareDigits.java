package dev.mazewright.core.rows;

/**
 * The closed sides of squares as hexadecimal digits (north 1, east 2, south 4, west 8), eight cells at a time.
 *
 * <p>Takes about half a nanosecond a cell.
 */
public final class SquareDigits {
    private static final long ONES = 0x0101010101010101L;
    private static final int DIGITS_A_WORD = Long.SIZE;

    private SquareDigits() {}

    /**
     * Writes the digits of a piece of a row.
     *
     * @param north the columns whose edge up is open, 64 columns a word, and so on
     * @param isWestOpen whether the edge left from the first of the words' columns is open
     * @param from the first of the words, and to, the one after the last
     * @param ten the letter for ten, a or A
     * @param digits room for 64 digits a word; those beyond the last column mean nothing
     */
    public static void write(
            long[] north, long[] east, long[] south, boolean isWestOpen, int from, int to, char ten, byte[] digits) {
        long carry = isWestOpen ? 1 : 0;
        int toTen = ten - '9' - 1;
        for (int word = from; word < to; word++) {
            long west = east[word] << 1 | carry;
            carry = east[word] >>> -1;
            int index = (word - from) * DIGITS_A_WORD;
            for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
                long open = spread(north[word] >>> shift)
                        | spread(east[word] >>> shift) << 1
                        | spread(south[word] >>> shift) << 2
                        | spread(west >>> shift) << 3;
                long closed = open ^ 15 * ONES;
                long isLetter = (closed + 6 * ONES) >>> 4 & ONES;
                long letters = closed + '0' * ONES + isLetter * toTen;
                for (int i = 0; i < Byte.SIZE; i++) {
                    digits[index + shift + i] = (byte) (letters >>> (Byte.SIZE * i));
                }
            }
        }
    }

    /** The lowest eight bits, a byte each. */
    private static long spread(long bits) {
        long each = (bits & 0xFF) * ONES & 0x8040201008040201L;
        return (each + 0x7F * ONES) >>> 7 & ONES;
    }
}
