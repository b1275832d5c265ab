package dev.mazewright.drawing.game;

import dev.mazewright.formats.deflate.Packer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

/**
 * A stream that is packed, as gzip or zlib have it, the same on every machine. Closing it ends what is packed; the stream under it stays
 * open.
 *
 * <p>Source: RFC 1950 and 1952.
 */
final class PackedOut extends OutputStream {
    /** No name, no time, no system. */
    private static final byte[] GZIP = {0x1F, (byte) 0x8B, 8, 0, 0, 0, 0, 0, 0, (byte) 0xFF};

    private static final byte[] ZLIB = {0x78, 0x5E};

    private final OutputStream out;
    private final Packer packer;
    private final Checksum sum;
    private final boolean isGzip;
    private final byte[] one = new byte[1];
    private long length;

    private PackedOut(OutputStream out, boolean isGzip) throws IOException {
        this.out = out;
        this.isGzip = isGzip;
        sum = isGzip ? new CRC32() : new Adler32();
        out.write(isGzip ? GZIP : ZLIB);
        packer = new Packer(Packer.Effort.GOOD, out);
    }

    /** What is written becomes a file of gzip. */
    static PackedOut gzip(OutputStream out) throws IOException {
        return new PackedOut(out, true);
    }

    /** What is written becomes a stream of zlib. */
    static PackedOut zlib(OutputStream out) throws IOException {
        return new PackedOut(out, false);
    }

    @Override
    public void write(int value) throws IOException {
        one[0] = (byte) value;
        write(one, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        sum.update(bytes, from, count);
        length += count;
        packer.add(bytes, from, count);
    }

    @Override
    public void close() throws IOException {
        packer.end();
        ByteBuffer end = isGzip
                ? ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putInt((int) sum.getValue()).putInt((int) length)
                : ByteBuffer.allocate(4).putInt((int) sum.getValue());
        out.write(end.array());
        out.flush();
    }
}
