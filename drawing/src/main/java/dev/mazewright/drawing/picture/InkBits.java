package dev.mazewright.drawing.picture;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToLongFunction;

/** Which pixels of a picture are ink: a bit each. Knows how to go through the runs of ink along rows and columns. */
final class InkBits {
    /** The picture and it without its last parts. */
    private static final int TEXTS = 3;

    private final int width;
    private final int height;
    private final int stride;
    private final long[] words;
    /** The rows that are looked at: top .. bottom - 1. */
    private final int top;

    private final int bottom;

    /** Receives runs. */
    @FunctionalInterface
    interface Run {
        /** Pixels from .. to - 1 of a row or column are ink, and those before and behind are not. */
        void run(int from, int to);
    }

    /** A picture without ink. */
    InkBits(int width, int height, Context context) {
        this.width = width;
        this.height = height;
        stride = BitRow.words(width);
        context.requireMemory("a picture of " + width + " x " + height + " pixels", 8L * stride * height);
        words = new long[stride * height];
        top = 0;
        bottom = height;
    }

    /** InkBits in a picture of this width, as a {@link BitRow} for each row; they are not copied. */
    InkBits(int width, long[] words) {
        this.width = width;
        this.words = words;
        stride = BitRow.words(width);
        height = words.length / stride;
        top = 0;
        bottom = height;
    }

    private InkBits(InkBits whole, int top, int bottom) {
        width = whole.width;
        height = whole.height;
        stride = whole.stride;
        words = whole.words;
        this.top = top;
        this.bottom = bottom;
    }

    void add(int x, int y) {
        BitRow.add(words, y * stride, x);
    }

    boolean at(int x, int y) {
        return x >= 0 && x < width && y >= top && y < bottom && BitRow.contains(words, y * stride, x);
    }

    int width() {
        return width;
    }

    int words() {
        return stride;
    }

    /** A word of a row, 64 pixels; 0 beside the picture. */
    long word(int y, int i) {
        return y >= top && y < bottom && i < stride ? words[y * stride + i] : 0;
    }

    /** Adds its pixels to a mask of the same size. */
    void addTo(Mask mask) {
        for (int y = top; y < bottom; y++) {
            mask.addRow(y, Arrays.copyOfRange(words, y * stride, (y + 1) * stride));
        }
    }

    boolean isBlank() {
        return BitRow.isEmpty(words, top * stride, (bottom - top) * stride);
    }

    /** Whether there is ink, and no empty row parts it. */
    boolean isOnePart() {
        return bands().size() == 1;
    }

    int height() {
        return height;
    }

    /** What may be all of a maze, where empty rows part it: everything, what is above a line of text or two, and the highest part. */
    List<InkBits> parts() {
        List<InkBits> parts = new ArrayList<>();
        List<InkBits> bands = bands();
        for (int last = bands.size() - 1; last >= 0 && last >= bands.size() - TEXTS; last--) {
            parts.add(new InkBits(this, bands.getFirst().top, bands.get(last).bottom));
        }
        bands.stream()
                .max(Comparator.comparingInt(band -> band.bottom - band.top))
                .filter(band -> bands.size() > 1)
                .ifPresent(parts::add);
        return parts;
    }

    /** What lies between empty rows, from the top. */
    private List<InkBits> bands() {
        List<InkBits> bands = new ArrayList<>();
        int y = 0;
        while (y < height) {
            int from = y;
            while (y < height && !isEmpty(y)) {
                y++;
            }
            if (y > from) {
                bands.add(new InkBits(this, from, y));
            }
            y++;
        }
        return bands;
    }

    private boolean isEmpty(int y) {
        return BitRow.isEmpty(words, y * stride, stride);
    }

    /** Passes on the runs along all rows. */
    void alongRows(Run sink) {
        for (int y = top; y < bottom; y++) {
            int row = y * stride;
            IntToLongFunction ink = word -> words[row + word];
            IntToLongFunction paper = word -> ~words[row + word];
            for (int x = BitRow.next(ink, 0, width); x < width; ) {
                int end = BitRow.next(paper, x, width);
                sink.run(x, end);
                x = BitRow.next(ink, end, width);
            }
        }
    }

    /** Passes on the runs along all columns. */
    void alongColumns(Run sink) {
        int[] begins = new int[width];
        for (int y = top; y <= bottom; y++) {
            for (int i = 0; i < stride; i++) {
                long before = y == top ? 0 : words[(y - 1) * stride + i];
                long here = y == bottom ? 0 : words[y * stride + i];
                for (long rest = before ^ here; rest != 0; rest &= rest - 1) {
                    int x = BitRow.column(i, rest);
                    if ((here >>> x & 1) != 0) {
                        begins[x] = y;
                    } else {
                        sink.run(begins[x], y);
                    }
                }
            }
        }
    }
}
