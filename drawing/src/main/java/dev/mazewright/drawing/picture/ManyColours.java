package dev.mazewright.drawing.picture;

import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.png.Pixels;

/**
 * The colours of a picture that has many, such as a photograph, as precisely as {@link PictureColours} distinguishes them: 16 bits a
 * pixel, kept so that it need not be unpacked each time that its ink is looked for.
 */
final class ManyColours implements Pixels.Row {
    /** The rows that one task examines. */
    private static final int ROWS = 64;

    private final int width;
    private final int height;
    private final short[] bins;

    ManyColours(int width, int height) {
        this.width = width;
        this.height = height;
        bins = new short[Math.multiplyExact(width, height)];
    }

    /** How much memory it takes, in bytes. */
    static long bytes(int width, int height) {
        return (long) Short.BYTES * width * height;
    }

    @Override
    public void pixels(int y, int from, int step, int[] row, int count) {
        int first = y * width + from;
        for (int i = 0; i < count; i++) {
            bins[first + i * step] = (short) PictureColours.bin(row[i]);
        }
    }

    /** The pixels that are ink, by what {@link PictureColours#ink} gives for each colour. */
    InkBits ink(boolean[] isInk, Context context) {
        int stride = BitRow.words(width);
        context.requireMemory("the ink of a picture", (long) Long.BYTES * stride * height);
        long[] words = new long[stride * height];
        context.share(Math.ceilDiv(height, ROWS), () -> part -> {
            int end = Math.min(height, ((int) part + 1) * ROWS);
            for (int y = (int) part * ROWS; y < end; y++) {
                for (int i = 0; i < stride; i++) {
                    words[y * stride + i] = word(isInk, y * width + i * Long.SIZE, Math.min(Long.SIZE, width - i * Long.SIZE));
                }
            }
        });
        return new InkBits(width, words);
    }

    /** Up to 64 pixels from one on. */
    private long word(boolean[] isInk, int from, int count) {
        long word = 0;
        for (int i = 0; i < count; i++) {
            word |= (isInk[bins[from + i]] ? 1L : 0L) << i;
        }
        return word;
    }
}
