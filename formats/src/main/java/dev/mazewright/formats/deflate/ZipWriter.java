package dev.mazewright.formats.deflate;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Writes files one after the other into a ZIP archive, of less than 4 GiB and at most 65,535 files. All are of the first day that the format can
 * name, so that the same files are the same archive.
 *
 * <p>Source: PKWARE, APPNOTE.TXT, ZIP File Format Specification, 6.3.10, sections 4.3 and 4.4.
 */
public final class ZipWriter {
    private static final int LOCAL = 0x04034B50;
    private static final int DESCRIPTOR = 0x08074B50;
    private static final int CENTRAL = 0x02014B50;
    private static final int END = 0x06054B50;

    /** 2.0: DEFLATE, and folders. */
    private static final int VERSION = 20;
    /** Sizes and checksum come behind the file; names are in UTF-8. */
    private static final int FLAGS = 1 << 3 | 1 << 11;

    private static final int DEFLATED = 8;
    /** 1 January 1980. */
    private static final int DATE = 1 << 5 | 1;

    private static final int CENTRAL_BYTES = 46;
    private static final int MOST_FILES = 0xFFFF;
    private static final long MOST_BYTES = 0xFFFF_FFFFL;

    private final OutputStream out;
    private final Packer packer = new Packer(Packer.Effort.GOOD, new Counted());
    private final List<byte[]> directory = new ArrayList<>();
    private long size;

    /** Writes into this stream, which stays open. */
    public ZipWriter(OutputStream out) {
        this.out = out;
    }

    /** What writes the bytes of a file. */
    @FunctionalInterface
    public interface Content {
        /** Writes them into this stream, which may be closed. */
        void write(OutputStream out) throws IOException;
    }

    /**
     * Writes a file; folders in its name are parted by /.
     *
     * @throws IOException if the stream fails, or the archive exceeds what the format can say without its 64-bit extension
     */
    public void add(String name, Content content) throws IOException {
        byte[] letters = name.getBytes(StandardCharsets.UTF_8);
        long start = size;
        put(bytes(30 + letters.length).putInt(LOCAL).putShort((short) VERSION).put(method()).putInt(0).putInt(0).putInt(0)
                .putShort((short) letters.length).putShort((short) 0).put(letters).array());
        long before = size;
        Entry entry = new Entry();
        content.write(entry);
        packer.end();
        byte[] sums = bytes(12).putInt((int) entry.sum.getValue()).putInt((int) (size - before)).putInt((int) entry.length).array();
        put(bytes(16).putInt(DESCRIPTOR).put(sums).array());
        directory.add(bytes(CENTRAL_BYTES + letters.length).putInt(CENTRAL).putShort((short) VERSION).putShort((short) VERSION)
                .put(method()).put(sums).putShort((short) letters.length).putShort((short) 0).putShort((short) 0).putShort((short) 0)
                .putShort((short) 0).putInt(0).putInt((int) start).put(letters).array());
        if (entry.length > MOST_BYTES || size > MOST_BYTES || directory.size() > MOST_FILES) {
            throw new IOException("an archive has less than 4 GiB and at most " + MOST_FILES + " files");
        }
    }

    /**
     * Writes the directory.
     *
     * @throws IOException if writing fails
     */
    public void end() throws IOException {
        long start = size;
        for (byte[] file : directory) {
            put(file);
        }
        short files = (short) directory.size();
        put(bytes(22).putInt(END).putInt(0).putShort(files).putShort(files).putInt((int) (size - start)).putInt((int) start)
                .putShort((short) 0).array());
        out.flush();
    }

    /** Flags, method, time and date. */
    private static byte[] method() {
        return bytes(8).putShort((short) FLAGS).putShort((short) DEFLATED).putShort((short) 0).putShort((short) DATE).array();
    }

    private static ByteBuffer bytes(int length) {
        return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void put(byte[] bytes) throws IOException {
        out.write(bytes);
        size += bytes.length;
    }

    /** Where the packed bytes of all files go. */
    private final class Counted extends OutputStream {
        @Override
        public void write(int value) throws IOException {
            out.write(value);
            size++;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
            size += length;
        }
    }

    /** Takes the bytes of a file. */
    private final class Entry extends OutputStream {
        private final CRC32 sum = new CRC32();
        private long length;

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            sum.update(bytes, from, count);
            length += count;
            packer.add(bytes, from, count);
        }
    }
}
