package dev.mazewright.formats.png;

import dev.mazewright.formats.deflate.Packer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

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

    private final Packer.Effort effort;
    private final int bytesPerRow;
    private final Map<Integer, byte[]> packed = new HashMap<>();

    Repeats(Packer.Effort effort, int bytesPerRow) {
        this.effort = effort;
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
        byte[] filter = {UP};
        byte[] zeros = new byte[Math.min(bytesPerRow, 1 << 16)];
        Packer packer = new Packer(effort, out);
        try {
            for (int row = 0; row < rows; row++) {
                packer.add(filter, 0, 1);
                for (int left = bytesPerRow; left > 0; left -= zeros.length) {
                    packer.add(zeros, 0, Math.min(left, zeros.length));
                }
            }
            packer.separate();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory raises none
        }
        return out.toByteArray();
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
