package dev.mazewright.drawing.gif;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Packs pixels as GIF files have them: what came before gets a number, up to 4,095 of them, and then all begins anew.
 *
 * <p>Source: T. Welch, <i>A technique for high-performance data compression</i>, IEEE Computer 17(6), 1984.
 */
final class LzwEncoder {
    private static final int MOST_BITS = 12;
    private static final int MOST_CODES = 1 << MOST_BITS;
    private static final int MOST_OF_BLOCK = 255;
    private static final int TABLE_BITS = 13;
    private static final int FACTOR = 0x9E3779B1; // spreads neighbours; 2^32 by the golden ratio
    private static final int NOTHING = -1;

    private final OutputStream out;
    private final int least;
    private final int anew;
    /** For a sequence, the code of all of it but the last pixel and this, and its own code: open hashing. */
    private final int[] keys = new int[1 << TABLE_BITS];

    private final short[] codes = new short[1 << TABLE_BITS];
    private final byte[] block = new byte[1 + MOST_OF_BLOCK];
    private int filled;

    private int width;
    private int next;
    private int before;

    private long bits;
    private int bitCount;

    /** A packer of pixels of this number of bits, 2 to 8. */
    LzwEncoder(int pixelBits, OutputStream out) {
        this.out = out;
        least = pixelBits;
        anew = 1 << pixelBits;
    }

    /** Begins an image. */
    void begin() throws IOException {
        out.write(least);
        before = NOTHING;
        forget();
        put(anew);
    }

    private void forget() {
        Arrays.fill(keys, NOTHING);
        width = least + 1;
        next = anew + 2;
    }

    /** Packs pixels. */
    void write(byte[] pixels, int from, int count) throws IOException {
        int at = from;
        if (before == NOTHING && count > 0) {
            before = pixels[at++] & 0xFF;
        }
        for (; at < from + count; at++) {
            int pixel = pixels[at] & 0xFF;
            int key = before << Byte.SIZE | pixel;
            int slot = slot(key);
            if (keys[slot] == key) {
                before = codes[slot];
                continue;
            }
            put(before);
            before = pixel;
            if (next < MOST_CODES) {
                if (next == 1 << width) {
                    width++;
                }
                keys[slot] = key;
                codes[slot] = (short) next++;
            } else {
                put(anew);
                forget();
            }
        }
    }

    private int slot(int key) {
        int slot = (key * FACTOR) >>> (Integer.SIZE - TABLE_BITS);
        while (keys[slot] != key && keys[slot] != NOTHING) {
            slot = (slot + 1) & ((1 << TABLE_BITS) - 1);
        }
        return slot;
    }

    /** Ends an image. */
    void end() throws IOException {
        put(before);
        if (next == 1 << width && width < MOST_BITS) {
            width++; // the decoder has a new code by now
        }
        put(anew + 1);
        while (bitCount > 0) {
            putByte();
        }
        bits = 0;
        bitCount = 0;
        flush();
        out.write(0);
    }

    private void put(int code) throws IOException {
        bits |= (long) code << bitCount;
        bitCount += width;
        while (bitCount >= Byte.SIZE) {
            putByte();
        }
    }

    private void putByte() throws IOException {
        block[++filled] = (byte) bits;
        bits >>>= Byte.SIZE;
        bitCount -= Byte.SIZE;
        if (filled == MOST_OF_BLOCK) {
            flush();
        }
    }

    private void flush() throws IOException {
        if (filled > 0) {
            block[0] = (byte) filled;
            out.write(block, 0, filled + 1);
            filled = 0;
        }
    }
}
