package dev.mazewright.formats.picture;

import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.png.codec.Pixels;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The pixels of a picture that has two colours at most, a bit each: 0 for the colour of the first pixel. From the first
 * pixel of a third colour on, it only counts colours. Rows of 1 or 8 bits a pixel are taken as they are stored, 64 or 8
 * pixels at a time.
 */
final class TwoColours implements Pixels.Row {
    private static final VarHandle FIRST_HIGHEST =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle FIRST_LOWEST =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** The lowest bit of each byte of a word. */
    private static final long EACH = 0x0101_0101_0101_0101L;
    /** Multiplied by this, the lowest bits of eight bytes come to stand side by side in the highest byte. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    private static final int NONE = -1;

    private final PictureColours colours;
    private final Context context;
    private final int width;
    private final int stride;
    private final long[] words;
    private int zero = NONE;
    private int one = NONE;
    private long zeros;
    private long ones;
    private boolean isMore;
    /** The colour of the pixel that was read last. */
    private int last = NONE;

    /**
     * No pixels yet.
     *
     * @param colours is to count what is read
     * @param context of reading it
     */
    TwoColours(int width, int height, PictureColours colours, Context context) {
        this.colours = colours;
        this.context = context;
        this.width = width;
        stride = BitRow.words(width);
        context.requireMemory("a picture of " + width + " x " + height + " pixels", (long) Long.BYTES * stride * height);
        words = new long[stride * height];
    }

    /** Ends the counting; returns whether there are no more than two colours. */
    boolean end() {
        if (!isMore) {
            handOver();
        }
        return !isMore;
    }

    /** The colour of the bits that are 0. */
    int zero() {
        return zero;
    }

    /** The colour of the bits that are 1, of which there may be none; -1 if it is not known. */
    int one() {
        return one;
    }

    /** 64 pixels: this word of all rows, each of which begins with one of its own. */
    long word(int i) {
        return words[i];
    }

    /**
     * The pixels of which some colours are chosen, a bit each.
     *
     * @param isZero whether the colour of the bits that are 0 is one of them
     * @param isOne whether the other is
     */
    Ink ink(boolean isZero, boolean isOne) {
        if (!isZero && isOne) {
            return new Ink(width, words);
        }
        context.requireMemory("the ink of a picture", (long) Long.BYTES * words.length);
        long[] chosen = new long[words.length];
        long lastWord = BitRow.lastWord(width);
        for (int i = 0; i < words.length && isZero; i++) {
            long columns = i % stride == stride - 1 ? lastWord : -1L;
            chosen[i] = isOne ? columns : ~words[i] & columns;
        }
        return new Ink(width, chosen);
    }

    private void handOver() {
        // Of colours that are hard to distinguish, the one that is seen last stands for both.
        boolean isOneLast = last == one;
        colours.add(isOneLast ? zero : one, isOneLast ? zeros : ones);
        colours.add(isOneLast ? one : zero, isOneLast ? ones : zeros);
    }

    // ---- colours

    @Override
    public void pixels(int y, int from, int step, int[] row, int count) {
        for (int i = 0; i < count; i++) {
            if (isMore || !take(y, from + i * step, row[i])) {
                colours.pixels(y, from + i * step, step, i == 0 ? row : Arrays.copyOfRange(row, i, count), count - i);
                return;
            }
        }
        last = row[count - 1];
    }

    private boolean take(int y, int x, int colour) {
        if (!learn(colour)) {
            handOver();
            isMore = true;
            return false;
        }
        if (colour == zero) {
            zeros++;
        } else {
            ones++;
            BitRow.add(words, y * stride, x);
        }
        return true;
    }

    /** Whether a colour is one of the two; one that is new becomes the second. */
    private boolean learn(int colour) {
        if (zero == NONE) {
            zero = colour;
        } else if (one == NONE && colour != zero) {
            one = colour;
        }
        return colour == zero || colour == one;
    }

    // ---- rows as they are stored

    @Override
    public boolean samples(int y, byte[] row, int depth, int[] table) {
        if (isMore) {
            return false;
        }
        return depth == 1 ? takeBits(y, row, table) : depth == Byte.SIZE && takeBytes(y, row, table);
    }

    private boolean takeBits(int y, byte[] row, int[] table) {
        if (table[0] == table[1]) {
            return false;
        }
        if (zero == NONE) {
            zero = table[row[0] >>> 7 & 1];
            one = table[(row[0] >>> 7 & 1) ^ 1];
        }
        long flipped = zero == table[0] ? 0 : -1L;
        int at = y * stride;
        int whole = width / Long.SIZE;
        long set = 0;
        for (int i = 0; i < whole; i++) {
            long bits = Long.reverse((long) FIRST_HIGHEST.get(row, i * Long.BYTES)) ^ flipped;
            words[at + i] = bits;
            set += Long.bitCount(bits);
        }
        if (whole < stride) {
            long bits = 0;
            for (int x = whole * Long.SIZE; x < width; x++) {
                bits |= (long) (row[x >> 3] >> (~x & 7) & 1) << x;
            }
            bits = (bits ^ flipped) & BitRow.lastWord(width);
            words[at + whole] = bits;
            set += Long.bitCount(bits);
        }
        count(at, set);
        return true;
    }

    private boolean takeBytes(int y, byte[] row, int[] table) {
        int first = row[0] & 0xFF;
        int other = other(row, first);
        if (!learn(table[first])) {
            return false;
        }
        if (other >= 0 && (table[other] == table[first] || !learn(table[other]))) {
            return false;
        }
        return pack(y, row, first, other < 0 ? first ^ 1 : other, table[first] == zero);
    }

    /** The first sample that is another, or -1. */
    private int other(byte[] row, int first) {
        for (int x = 1; x < width; x++) {
            if ((row[x] & 0xFF) != first) {
                return row[x] & 0xFF;
            }
        }
        return NONE;
    }

    /** Packs a row of two kinds of samples; returns whether there is no third. */
    private boolean pack(int y, byte[] row, int first, int other, boolean isFirstZero) {
        long firsts = first * EACH;
        long difference = first ^ other;
        int bit = Long.numberOfTrailingZeros(difference);
        long flipped = isFirstZero ? 0 : 0xFF;
        int at = y * stride;
        long set = 0;
        long bits = 0;
        for (int x = 0; x < width; x += Byte.SIZE) {
            int left = width - x;
            long eight = left >= Byte.SIZE
                    ? (long) FIRST_LOWEST.get(row, x) ^ firsts
                    : few(row, x, left) ^ few(firsts, left);
            long others = eight >>> bit & EACH;
            if (others * difference != eight) {
                Arrays.fill(words, at, at + stride, 0);
                return false;
            }
            long packed = (((others * GATHER) >>> 56) ^ flipped) & (left >= Byte.SIZE ? 0xFF : (1L << left) - 1);
            bits |= packed << x;
            if ((x & 56) == 56 || left <= Byte.SIZE) {
                words[at + x / Long.SIZE] = bits;
                set += Long.bitCount(bits);
                bits = 0;
            }
        }
        count(at, set);
        return true;
    }

    private static long few(byte[] row, int from, int count) {
        long few = 0;
        for (int i = 0; i < count; i++) {
            few |= (row[from + i] & 0xFFL) << (i * Byte.SIZE);
        }
        return few;
    }

    private static long few(long eight, int count) {
        return eight & (-1L >>> (-count * Byte.SIZE));
    }

    private void count(int at, long set) {
        ones += set;
        zeros += width - set;
        last = BitRow.contains(words, at, width - 1) ? one : zero;
    }
}
