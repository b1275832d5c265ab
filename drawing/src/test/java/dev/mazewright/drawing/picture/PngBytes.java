package dev.mazewright.drawing.picture;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** PNG files put together by hand, right and wrong ones. */
final class PngBytes {
    private PngBytes() {}

    static byte[] header(int width, int height, int depth, int colour, int interlacing) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(width);
        out.writeInt(height);
        out.write(new byte[] {(byte) depth, (byte) colour, 0, 0, (byte) interlacing});
        return chunk("IHDR", bytes.toByteArray());
    }

    static byte[] chunk(String type, int... bytes) throws IOException {
        byte[] data = new byte[bytes.length];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) bytes[i];
        }
        return chunk(type, data);
    }

    static byte[] chunk(String type, byte[] data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) crc.getValue());
        return bytes.toByteArray();
    }

    static byte[] file(byte[]... chunks) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(new byte[] {(byte) 0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A});
        for (byte[] chunk : chunks) {
            out.write(chunk);
        }
        return out.toByteArray();
    }

    static byte[] deflate(byte[] raw) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(out, new Deflater(9))) {
            deflater.write(raw);
        }
        return out.toByteArray();
    }
}
