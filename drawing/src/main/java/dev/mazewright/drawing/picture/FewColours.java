package dev.mazewright.drawing.picture;

import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.run.ByteView;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.png.Pixels;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The pixels of a picture that has {@value #MOST} colours at most: for each the number of its colour, in the order in
 * which colours are first seen, with a plane of bits for each binary digit of it. From the first pixel of one more colour
 * on, it only counts colours. Rows of 1 or 8 bits a pixel that have no more than two colours are taken as they are stored,
 * 64 or 8 pixels at a time. Colours have their transparency, see {@link Pixels.Alpha#KEPT}.
 */
final class FewColours implements Pixels.Row {
    /** A picture with one more has numbers of four digits still. */
    static final int MOST = 15;

    /** The lowest bit of each byte of a word. */
    private static final long EACH = 0x0101_0101_0101_0101L;
    /** Multiplied by this, the lowest bits of eight bytes come to stand side by side in the highest byte. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    private static final int NONE = -1;

    private final PictureColours known;
    private final Context context;
    private final int width;
    private final int height;
    private final int stride;
    /** Of each binary digit of the numbers a bit a pixel; each row begins with a word of its own. */
    private long[][] planes = {};

    private final int[] colours = new int[MOST];
    private int size;
    private final long[] counts = new long[MOST];
    /** When each colour was seen last, in pixels read. */
    private final long[] lastSeen = new long[MOST];

    private long seen;
    private boolean isMore;

    /** No pixels yet; the known colours are to count what is read. */
    FewColours(int width, int height, PictureColours known, Context context) {
        this.known = known;
        this.context = context;
        this.width = width;
        this.height = height;
        stride = BitRow.words(width);
        addPlane();
    }

    private void addPlane() {
        context.requireMemory("a picture of " + width + " x " + height + " pixels", (long) Long.BYTES * stride * height);
        planes = Arrays.copyOf(planes, planes.length + 1);
        planes[planes.length - 1] = new long[stride * height];
    }

    /** Ends the counting; returns whether there are few colours. */
    boolean end() {
        if (!isMore) {
            handOver();
        }
        return !isMore;
    }

    /** The colours by their numbers; the last may have no pixel. */
    int[] colours() {
        return Arrays.copyOf(colours, size);
    }

    /** 64 pixels: of a digit of their numbers, the lowest being 0, this word of all rows. */
    long word(int digit, int i) {
        return digit < planes.length ? planes[digit][i] : 0;
    }

    /** The pixels of which the colours are chosen, a bit each. */
    InkBits ink(IntPredicate isChosen) {
        boolean[] chosen = new boolean[size];
        for (int number = 0; number < size; number++) {
            chosen[number] = isChosen.test(colours[number]);
        }
        if (size == 2 && !chosen[0] && chosen[1]) {
            return new InkBits(width, planes[0]);
        }
        context.requireMemory("the ink of a picture", (long) Long.BYTES * stride * height);
        long[] ink = new long[stride * height];
        for (int number = 0; number < size; number++) {
            if (chosen[number]) {
                include(ink, number);
            }
        }
        long lastWord = BitRow.lastWord(width);
        for (int i = stride - 1; i < ink.length; i += stride) {
            ink[i] &= lastWord;
        }
        return new InkBits(width, ink);
    }

    /** Adds the pixels of a number, and beyond the last column what is to be removed. */
    private void include(long[] ink, int number) {
        for (int i = 0; i < ink.length; i++) {
            long bits = -1;
            for (int digit = 0; digit < planes.length; digit++) {
                bits &= planes[digit][i] ^ ((number >>> digit & 1) - 1L);
            }
            ink[i] |= bits;
        }
    }

    private void handOver() {
        // Of colours that are hard to distinguish, the one that is seen last stands for all.
        IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparingLong(number -> lastSeen[number]))
                .forEach(number -> known.add(colours[number], counts[number]));
    }

    // ---- colours

    @Override
    public void pixels(int y, int from, int step, int[] row, int count) {
        if (isMore) {
            known.pixels(y, from, step, row, count);
            return;
        }
        int number = 0;
        for (int i = 0; i < count; i++) {
            if (size == 0 || row[i] != colours[number]) {
                lastSeen[number] = i == 0 ? lastSeen[number] : seen + i;
                number = learn(row[i]);
                if (number == NONE) {
                    handOver();
                    isMore = true;
                    planes = new long[0][];
                    known.pixels(y, from + i * step, step, i == 0 ? row : Arrays.copyOfRange(row, i, count), count - i);
                    return;
                }
            }
            counts[number]++;
            for (int digit = 0; number >>> digit != 0; digit++) {
                int x = from + i * step;
                planes[digit][y * stride + x / Long.SIZE] |= (number >>> digit & 1L) << x;
            }
        }
        seen += count;
        lastSeen[number] = seen;
    }

    /** The number of a colour, a new one if it is not known, or -1 if there are too many. */
    private int learn(int colour) {
        for (int number = 0; number < size; number++) {
            if (colours[number] == colour) {
                return number;
            }
        }
        if (size == MOST) {
            return NONE;
        }
        if (size >>> planes.length != 0) {
            addPlane();
        }
        colours[size] = colour;
        return size++;
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
        if (table.length < 2 || table[0] == table[1]) {
            return false;
        }
        int first = row[0] >>> 7 & 1;
        int zero = learn(table[first]) ^ first; // the number of sample 0
        learn(table[first ^ 1]);
        long flipped = -zero;
        long[] words = planes[0];
        int at = y * stride;
        int whole = width / Long.SIZE;
        long set = 0;
        for (int i = 0; i < whole; i++) {
            long bits = Long.reverse(ByteView.big(row, i * Long.BYTES)) ^ flipped;
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
        count(0, 1, set, BitRow.contains(words, at, width - 1));
        return true;
    }

    private boolean takeBytes(int y, byte[] row, int[] table) {
        int first = row[0] & 0xFF;
        int other = other(row, first);
        if (first >= table.length || other >= table.length) {
            return false;
        }
        int number = learn(table[first]);
        int otherNumber = other < 0 || number == NONE ? number : learn(table[other]);
        if (otherNumber == NONE || (other >= 0 && otherNumber == number)) {
            return false;
        }
        return pack(y, row, first, other < 0 ? first ^ 1 : other, number, otherNumber);
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

    /** Packs a row of two kinds of samples with these numbers; returns whether there is no third. */
    private boolean pack(int y, byte[] row, int first, int other, int firstNumber, int otherNumber) {
        long firsts = first * EACH;
        long difference = first ^ other;
        int bit = Long.numberOfTrailingZeros(difference);
        int at = y * stride;
        long set = 0;
        long bits = 0;
        for (int x = 0; x < width; x += Byte.SIZE) {
            int left = width - x;
            long eight = left >= Byte.SIZE
                    ? ByteView.little(row, x) ^ firsts
                    : few(row, x, left) ^ few(firsts, left);
            long others = eight >>> bit & EACH;
            if (others * difference != eight) {
                for (long[] plane : planes) {
                    Arrays.fill(plane, at, at + stride, 0);
                }
                return false;
            }
            bits |= (others * GATHER) >>> 56 << x;
            if ((x & 56) == 56 || left <= Byte.SIZE) {
                put(at + x / Long.SIZE, bits, firstNumber, otherNumber, left <= Byte.SIZE ? BitRow.lastWord(width) : -1L);
                set += Long.bitCount(bits);
                bits = 0;
            }
        }
        count(firstNumber, otherNumber, set, (row[width - 1] & 0xFF) == other);
        return true;
    }

    /** Writes 64 pixels: of one number where bits are 0, of the other where they are 1. */
    private void put(int word, long bits, int number, int otherNumber, long columns) {
        for (int digit = 0; digit < planes.length; digit++) {
            long zeros = -(number >>> digit & 1L);
            long ones = -(otherNumber >>> digit & 1L);
            planes[digit][word] = ((zeros & ~bits) | (ones & bits)) & columns;
        }
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

    /** Counts a row of two numbers: {@code others} of its pixels have the other number, and the last pixel does if {@code isOtherLast}. */
    private void count(int number, int otherNumber, long others, boolean isOtherLast) {
        seen += width;
        count(number, width - others, isOtherLast ? seen - 1 : seen);
        count(otherNumber, others, isOtherLast ? seen : seen - 1);
    }

    private void count(int number, long count, long last) {
        counts[number] += count;
        lastSeen[number] = count > 0 ? last : lastSeen[number];
    }
}
