package dev.mazewright.formats.png;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * Writes the chunks of a PNG file, one after the other, as {@link ChunkReader} reads them.
 *
 * <p>Source: PNG specification, third edition, W3C 2025, section 5.
 */
final class ChunkWriter {
    private final OutputStream out;

    ChunkWriter(OutputStream out) {
        this.out = out;
    }

    /** Writes what each file begins with. */
    void signature() throws IOException {
        out.write(ChunkReader.SIGNATURE);
    }

    /** Writes a chunk of a type of four letters. */
    void chunk(String type, byte[] bytes) throws IOException {
        chunk(type, bytes, bytes.length);
    }

    /** Writes a chunk of the first {@code length} of these bytes. */
    void chunk(String type, byte[] bytes, int length) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(bytes, 0, length);
        out.write(ByteBuffer.allocate(Integer.BYTES).putInt(length).array());
        out.write(name);
        out.write(bytes, 0, length);
        out.write(ByteBuffer.allocate(Integer.BYTES).putInt((int) crc.getValue()).array());
    }

    /** Writes the Adler-32 of all rows, and what each file ends with. */
    void end(int sum) throws IOException {
        chunk("IDAT", ByteBuffer.allocate(Integer.BYTES).putInt(sum).array());
        chunk("IEND", new byte[0]);
        out.flush();
    }
}
