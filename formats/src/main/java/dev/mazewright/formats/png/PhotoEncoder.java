package dev.mazewright.formats.png;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.deflate.Packer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.Adler32;

/**
 * Writes the pixels of an image, such as a photograph, as a PNG file in the least time. Of each row is written what differs from the row
 * above, and bands of rows are packed by themselves, so that threads share them; how many there are does not change the file.
 *
 * <p>Source: PNG specification, third edition, 2025; RFC 1950 and 1951.
 */
public final class PhotoEncoder {
    /** How a zlib stream that was packed in the least time begins. */
    private static final byte[] ZLIB = {0x78, 0x01};
    /** About the number of bytes of a band. The packer starts afresh with each band, which makes the file a little larger. */
    private static final int BAND = 1 << 20;
    /** The most bands in memory at once. */
    private static final int AT_ONCE = 8;

    private final int[] argb;
    private final int width;
    private final int height;
    /** Of a pixel. */
    private final int samples;
    private final int rowsPerBand;

    /** Writes a picture of 0xAARRGGBB, row by row; without alpha, the highest byte does not count. */
    public PhotoEncoder(int[] argb, int width, boolean hasAlpha) {
        this.argb = argb;
        this.width = width;
        height = argb.length / width;
        samples = hasAlpha ? 4 : 3;
        rowsPerBand = Math.max(1, BAND / (samples * width));
    }

    /**
     * Writes the file; the stream stays open.
     *
     * @throws IOException if writing fails
     */
    public void write(Context context, OutputStream target) throws IOException {
        ChunkWriter out = new ChunkWriter(target);
        new Head(width, height, Byte.SIZE * samples, null, null, null, 0).write(out);
        out.chunk("IDAT", ZLIB);
        int sum = 1;
        int count = Math.ceilDiv(height, rowsPerBand);
        for (int first = 0; first < count; first += AT_ONCE) {
            Band[] bands = new Band[Math.min(AT_ONCE, count - first)];
            for (int i = 0; i < bands.length; i++) {
                bands[i] = new Band((first + i) * rowsPerBand);
            }
            context.share(bands.length, () -> number -> bands[(int) number].pack());
            for (Band band : bands) {
                out.chunk("IDAT", band.packed.toByteArray());
                sum = ResumePoint.combined(sum, (int) band.sum.getValue(), band.bytes());
            }
        }
        out.end(sum);
    }

    /** Some rows. */
    private final class Band {
        private final int from;
        private final int to;
        private final ByteArrayOutputStream packed = new ByteArrayOutputStream(BAND / 2);
        private final Adler32 sum = new Adler32();

        Band(int from) {
            this.from = from;
            to = Math.min(height, from + rowsPerBand);
        }

        long bytes() {
            return (to - from) * (1 + (long) samples * width);
        }

        void pack() {
            byte[] row = new byte[1 + samples * width];
            row[0] = Repeats.UP;
            Packer packer = new Packer(Packer.Effort.QUICK, packed);
            try {
                for (int y = from; y < to; y++) {
                    differences(y, row);
                    sum.update(row);
                    packer.add(row, 0, row.length);
                }
                if (to == height) {
                    packer.end();
                } else {
                    packer.separate();
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e); // memory raises none
            }
        }

        /** What differs from the row above, behind the first byte. */
        private void differences(int y, byte[] row) {
            int at = 1;
            for (int i = y * width; i < (y + 1) * width; i++) {
                int here = argb[i];
                int above = y == 0 ? 0 : argb[i - width];
                row[at++] = (byte) ((here >> 16) - (above >> 16));
                row[at++] = (byte) ((here >> 8) - (above >> 8));
                row[at++] = (byte) (here - above);
                if (samples == 4) {
                    row[at++] = (byte) ((here >> 24) - (above >> 24));
                }
            }
        }
    }
}
