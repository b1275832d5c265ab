package dev.mazewright.formats.deflate;

import dev.mazewright.core.run.ByteView;
import java.io.IOException;
import java.io.OutputStream;

/** Bits that become bytes, the first bit lowest. */
final class BitSink {
    private static final int MOST = 56;

    private final byte[] bytes;
    private final OutputStream out;
    private int size;
    /** Bits that are no whole byte yet. */
    private long bits;
    private int count;

    /** A sink that keeps this number of bytes between two calls of {@link #flush}. */
    BitSink(int capacity, OutputStream out) {
        bytes = new byte[capacity + Long.BYTES];
        this.out = out;
    }

    /** Appends the lowest bits of this value, whose others are 0; at most 56. */
    void put(long value, int length) {
        bits |= value << count;
        count += length;
        while (count >= Byte.SIZE) {
            bytes[size++] = (byte) bits;
            bits >>>= Byte.SIZE;
            count -= Byte.SIZE;
        }
    }

    /**
     * Appends what symbols are in bits.
     *
     * @param symbols bytes, or a length with a distance above it
     * @param ofLiterals the bits of each byte, above the five that say how many they are
     * @param ofLengths the same of each length
     * @param ofDistances the same of the symbol of each distance, without what is behind it
     */
    void put(int[] symbols, int number, int[] ofLiterals, int[] ofLengths, int[] ofDistances) {
        byte[] to = bytes;
        int at = size;
        long held = bits;
        int had = count;
        for (int i = 0; i < number; i++) {
            int symbol = symbols[i];
            int distance = symbol >>> DeflateBlock.LENGTH_BITS;
            if (distance == 0) {
                int code = ofLiterals[symbol];
                held |= (long) (code >>> DeflateBlock.COUNT_BITS) << had;
                had += code & DeflateBlock.COUNT;
            } else {
                int code = ofLengths[symbol & DeflateBlock.LENGTH];
                held |= (long) (code >>> DeflateBlock.COUNT_BITS) << had;
                had += code & DeflateBlock.COUNT;
                int name = Alphabet.symbolOfDistance(distance);
                code = ofDistances[name];
                held |= (long) (code >>> DeflateBlock.COUNT_BITS) << had;
                had += code & DeflateBlock.COUNT;
                held |= (long) (distance - Alphabet.distanceOf(name)) << had;
                had += Alphabet.bitsOfDistance(name);
            }
            ByteView.putLittle(to, at, held);
            at += had >>> 3;
            held >>>= had & MOST;
            had &= Byte.SIZE - 1;
        }
        size = at;
        bits = held;
        count = had;
    }

    /** Fills up the last byte with zeros. */
    void align() {
        put(0, -count & Byte.SIZE - 1);
    }

    /** Appends bytes behind a whole one. */
    void put(byte[] source, int from, int length) {
        System.arraycopy(source, from, bytes, size, length);
        size += length;
    }

    /** Passes the whole bytes on. */
    void flush() throws IOException {
        out.write(bytes, 0, size);
        size = 0;
    }
}
