package dev.mazewright.stage;

import dev.mazewright.formats.json.JsonLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Writes numbers with their lowest byte first. */
public final class LittleEndian {
    private static final int SIZE = 1 << 16;
    private static final int LONGEST = Integer.BYTES;

    private final OutputStream out;
    private final byte[] buffer = new byte[SIZE];
    private int used;
    private long flushed;

    public LittleEndian(OutputStream out) {
        this.out = out;
    }

    /** The lowest bytes of a number, 1, 2 or 4 of them. */
    public void number(int number, int bytes) throws IOException {
        if (used > SIZE - LONGEST) {
            flush();
        }
        int rest = number;
        for (int i = 0; i < bytes; i++) {
            buffer[used++] = (byte) rest;
            rest >>>= Byte.SIZE;
        }
    }

    /** Four bytes. */
    public void word(int number) throws IOException {
        number(number, Integer.BYTES);
    }

    /** A real number in four bytes (IEEE 754). */
    public void real(double number) throws IOException {
        word(Float.floatToRawIntBits((float) number));
    }

    public void bytes(byte[] bytes) throws IOException {
        flush();
        out.write(bytes);
        flushed += bytes.length;
    }

    /** Goes on at a multiple of four bytes, after this many of this one. */
    public void align(int filling) throws IOException {
        while ((flushed + used) % Integer.BYTES != 0) {
            number(filling, 1);
        }
    }

    /** A header: its length in four bytes, and a line of JSON, filled up with spaces to a multiple of four. */
    public void header(byte[] json) throws IOException {
        word(json.length);
        bytes(json);
    }

    /** The JSON of a header. */
    public static byte[] json(JsonLine.Fields fields) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        fields.writeObject(bytes);
        while (bytes.size() % Integer.BYTES != 0) {
            bytes.write(' ');
        }
        return bytes.toByteArray();
    }

    /** Hands on what has been written. */
    public void flush() throws IOException {
        out.write(buffer, 0, used);
        flushed += used;
        used = 0;
    }

    /** A number of bytes, rounded up to a multiple of four. */
    public static long aligned(long bytes) {
        return (bytes + Integer.BYTES - 1) / Integer.BYTES * Integer.BYTES;
    }
}
