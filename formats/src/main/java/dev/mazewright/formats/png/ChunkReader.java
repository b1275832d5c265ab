package dev.mazewright.formats.png;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * The chunks of a PNG file, one after the other: a length, a type of four letters, that many bytes, and a checksum over
 * type and bytes. Knows at which byte it is, and takes nothing for granted that the file claims.
 *
 * <p>Source: PNG specification, third edition, W3C 2025, section 5.
 */
public final class ChunkReader {
    @SuppressWarnings("MutablePublicArray") // never written
    public static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    private final Source source;
    private final InputStream in;
    private final CRC32 crc = new CRC32();
    private long position;

    private String type = "";
    private long left;

    /** Reads the signature; bad data if there is another. */
    ChunkReader(Source source) throws IOException {
        this.source = source;
        in = source.stream();
        for (byte expected : SIGNATURE) {
            if (in.read() != (expected & 0xFF)) {
                throw bad("no PNG signature", "a PNG file, which begins with it");
            }
            position++;
        }
    }

    String type() {
        return type;
    }

    /** How many bytes of it have not been read. */
    long left() {
        return left;
    }

    /** Passes over the rest of this chunk, checks it, and begins the next, whose type it returns. */
    String next() throws IOException {
        finish();
        left = Integer.toUnsignedLong(word("the length of a chunk"));
        int letters = word("the type of a chunk");
        byte[] bytes = ByteBuffer.allocate(Integer.BYTES).putInt(letters).array();
        crc.reset();
        crc.update(bytes);
        type = new String(bytes, StandardCharsets.ISO_8859_1);
        if (left > Integer.MAX_VALUE || !type.matches("[A-Za-z]{4}")) {
            throw bad("a chunk '" + type + "' of " + left + " bytes", "four letters and at most 2147483647 bytes");
        }
        return type;
    }

    /** All bytes of this chunk, of which there may be this number. */
    byte[] bytes(int most) throws IOException {
        if (left > most) {
            throw bad("a " + type + " chunk of " + left + " bytes", "at most " + most);
        }
        byte[] bytes = new byte[(int) left];
        for (int read = 0; read < bytes.length; ) {
            read += read(bytes, read, bytes.length - read);
        }
        return bytes;
    }

    /** Reads some bytes of this chunk into the buffer; returns how many, at least one, or -1 where it ends. */
    int read(byte[] buffer, int from, int length) throws IOException {
        if (left == 0) {
            return -1;
        }
        int count = in.read(buffer, from, (int) Math.min(length, left));
        if (count < 0) {
            throw bad("the end of the file", "the rest of the chunk " + type);
        }
        crc.update(buffer, from, count);
        position += count;
        left -= count;
        return count;
    }

    /** Reads the rest of this chunk, and its checksum. */
    void finish() throws IOException {
        if (type.isEmpty()) {
            return;
        }
        byte[] buffer = new byte[1 << 13];
        while (left > 0) {
            read(buffer, 0, buffer.length);
        }
        int computed = (int) crc.getValue();
        if (word("the checksum of a chunk") != computed) {
            throw bad("a wrong checksum of the chunk " + type, "the one of its bytes; the file is damaged");
        }
        type = "";
    }

    private int word(String what) throws IOException {
        int word = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            int next = in.read();
            if (next < 0) {
                throw bad("the end of the file", what);
            }
            position++;
            word = word << Byte.SIZE | next;
        }
        return word;
    }

    BadDataException bad(String found, String expected) {
        return source.bad("byte " + position, found, expected);
    }
}
