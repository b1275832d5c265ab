package dev.mazewright.formats.png;

import java.util.Arrays;

/** A row of pixels of few colours, packed as PNG has them: 1, 2, 4 or 8 bits each, the first highest. */
public final class PixelRow {
    private final int bits;
    private final byte[] bytes;
    private final int mask;

    public PixelRow(int bits, byte[] bytes) {
        this.bits = bits;
        this.bytes = bytes;
        mask = (1 << bits) - 1;
    }

    /** Makes all of colour 0. */
    public void clear() {
        Arrays.fill(bytes, (byte) 0);
    }

    public int get(int x) {
        long bit = (long) x * bits;
        return (bytes[(int) (bit >> 3)] >> (Byte.SIZE - bits - (int) (bit & 7))) & mask;
    }

    public void set(int x, int colour) {
        long bit = (long) x * bits;
        int shift = Byte.SIZE - bits - (int) (bit & 7);
        int index = (int) (bit >> 3);
        bytes[index] = (byte) ((bytes[index] & ~(mask << shift)) | (colour << shift));
    }

    /** Fills the pixels from here up to there. */
    public void fill(int from, int to, int colour) {
        if (from >= to) {
            return;
        }
        long first = (long) from * bits;
        long end = (long) to * bits;
        int pattern = colour * (0xFF / mask);
        int start = (int) (first >> 3);
        int last = (int) (end >> 3);
        int inFirst = 0xFF >> (first & 7);
        int inLast = (0xFF00 >> (end & 7)) & 0xFF;
        if (start == last) {
            put(start, pattern, inFirst & inLast);
            return;
        }
        put(start, pattern, inFirst);
        for (int i = start + 1; i < last; i++) {
            bytes[i] = (byte) pattern;
        }
        if (inLast != 0) {
            put(last, pattern, inLast);
        }
    }

    private void put(int index, int pattern, int which) {
        bytes[index] = (byte) ((bytes[index] & ~which) | (pattern & which));
    }
}
