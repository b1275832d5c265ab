package dev.mazewright.formats.deflate;

import java.io.EOFException;
import java.io.IOException;

/** Bytes that are read as bits, the first bit lowest. */
final class BitSource {
    private static final int CAPACITY = 1 << 13;
    /** What may be read from {@link #bytes} at any place within it. */
    private static final int SLACK = Long.BYTES;

    private final Packed packed;
    final byte[] bytes = new byte[CAPACITY + SLACK];
    int at;
    int end;
    /** Bits that were taken out of the bytes, and no others. */
    long held;

    int count;

    BitSource(Packed packed) {
        this.packed = packed;
    }

    /** Holds another byte, of at most 56 bits held. */
    void pull() throws IOException {
        if (at == end) {
            at = 0;
            end = 0;
            int read = packed.read(bytes, 0, CAPACITY);
            if (read < 0) {
                throw new EOFException("packed data goes on behind the end");
            }
            end = read;
        }
        held |= (bytes[at++] & 0xFFL) << count;
        count += Byte.SIZE;
    }

    /** The next bits, at most 16. */
    int bits(int number) throws IOException {
        while (count < number) {
            pull();
        }
        int value = (int) held & ((1 << number) - 1);
        drop(number);
        return value;
    }

    void drop(int number) {
        held >>>= number;
        count -= number;
    }

    /** Passes over the rest of a byte. */
    void align() {
        drop(count & Byte.SIZE - 1);
    }

    /** Reads some of this number of whole bytes; returns how many, at least one. */
    int read(byte[] to, int from, int length) throws IOException {
        int done = 0;
        while (done < length && count > 0) {
            to[from + done++] = (byte) bits(Byte.SIZE);
        }
        if (done == 0) {
            to[from] = (byte) bits(Byte.SIZE);
            done = 1;
        }
        int more = Math.min(length - done, end - at);
        System.arraycopy(bytes, at, to, from + done, more);
        at += more;
        return done + more;
    }
}
