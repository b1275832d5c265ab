package dev.mazewright.formats.png;

import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.Deflater;

/**
 * Rows of pixels that repeat the row above them, packed once for each number of them: a filter byte and zeros each.
 * What is packed begins and ends with a byte, and needs nothing of what comes before it.
 *
 * <p>Memory: about a thousandth of the rows that are packed at once, which are {@value #AT_ONCE} bytes or one row.
 *
 * <p>Source: RFC 1950 and 1951.
 */
final class Repeats {
    /** The filter of a row of which only the difference from the one above is written. */
    static final byte UP = 2;
    /** Among this number of bytes, what a piece of its own costs is nothing. */
    private static final int AT_ONCE = 1 << 24;

    private final int compression;
    private final int bytesPerRow;
    private final Map<Integer, byte[]> packed = new HashMap<>();

    Repeats(int compression, int bytesPerRow) {
        this.compression = compression;
        this.bytesPerRow = bytesPerRow;
    }

    /** How many of these rows go into a piece. */
    int atOnce(int rows) {
        return Math.min(rows, Math.max(1, AT_ONCE / (1 + bytesPerRow)));
    }

    /** This number of rows, packed. */
    byte[] packed(int rows) {
        return packed.computeIfAbsent(rows, this::pack);
    }

    private byte[] pack(int rows) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] piece = new byte[1 << 12];
        byte[] filter = {UP};
        byte[] zeros = new byte[Math.min(bytesPerRow, 1 << 16)];
        Deflater deflater = new Deflater(compression, true);
        try {
            for (int row = 0; row < rows; row++) {
                add(filter, 1, deflater, piece, out);
                for (int left = bytesPerRow; left > 0; left -= zeros.length) {
                    add(zeros, Math.min(left, zeros.length), deflater, piece, out);
                }
            }
            int count;
            do {
                count = deflater.deflate(piece, 0, piece.length, Deflater.SYNC_FLUSH);
                out.write(piece, 0, count);
            } while (count == piece.length);
        } finally {
            deflater.end();
        }
        return out.toByteArray();
    }

    private static void add(byte[] bytes, int length, Deflater deflater, byte[] piece, ByteArrayOutputStream out) {
        deflater.setInput(bytes, 0, length);
        while (!deflater.needsInput()) {
            out.write(piece, 0, deflater.deflate(piece));
        }
    }

    /** The Adler-32 of bytes and this number of rows that repeat behind them: each zero adds the low sum to the high one. */
    int sum(int before, int rows) {
        long low = before & 0xFFFF;
        long count = rows % ResumePoint.BASE;
        long lows = (count * low + count * (count + 1) / 2 * UP) % ResumePoint.BASE;
        long high = (before >>> 16) + (1L + bytesPerRow) % ResumePoint.BASE * lows;
        return (int) ((high % ResumePoint.BASE) << 16 | (low + count * UP) % ResumePoint.BASE);
    }
}
