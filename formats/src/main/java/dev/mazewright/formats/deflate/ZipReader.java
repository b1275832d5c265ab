package dev.mazewright.formats.deflate;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * The files of a ZIP archive, from the front, without its directory. As a stream it has the bytes of one file, whose checksum is compared at its end.
 * What is damaged, or is no file that is stored or packed by DEFLATE, is a {@link ZipException} or an {@link EOFException}.
 *
 * <p>Source: PKWARE, APPNOTE.TXT, ZIP File Format Specification, 6.3.10, sections 4.3 to 4.5.
 */
public final class ZipReader extends InputStream {
    private static final int LOCAL = 0x04034B50;
    private static final int LOCAL_BYTES = 30;
    private static final int DESCRIPTOR = 0x08074B50;

    private static final int ENCRYPTED = 1;
    private static final int SUMS_BEHIND = 1 << 3;
    private static final int STORED = 0;
    private static final int DEFLATED = 8;
    private static final int LARGE = 1;

    private static final int AT_ONCE = 1 << 12;

    private final BitSource source;
    private final CRC32 computed = new CRC32();
    private boolean isOpen;
    private int flags;
    private int crc;
    /** As the header says, where the sums are not behind the file. */
    private long size;

    private boolean isLarge;
    private long length;
    private @Nullable Unpacker unpacker;

    /** Reads from this stream, further than the last file that is asked for. */
    public ZipReader(InputStream in) {
        source = new BitSource(in::read);
    }

    /**
     * Passes over the rest of this file; returns the name of the next, or null if there is no other.
     *
     * @throws ZipException if the archive is damaged, or packed in a way that is not read
     * @throws IOException if reading fails
     */
    public @Nullable String next() throws IOException {
        byte[] unread = new byte[isOpen ? AT_ONCE : 0];
        while (isOpen) {
            read(unread, 0, AT_ONCE);
        }
        ByteBuffer header = ByteBuffer.allocate(LOCAL_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        try {
            fill(header.array());
        } catch (EOFException e) {
            return null;
        }
        if (header.getInt(0) != LOCAL) {
            return null;
        }
        flags = header.getShort(6);
        int method = header.getShort(8);
        crc = header.getInt(14);
        size = Integer.toUnsignedLong(header.getInt(22));
        byte[] name = new byte[Short.toUnsignedInt(header.getShort(26))];
        byte[] extra = new byte[Short.toUnsignedInt(header.getShort(28))];
        fill(name);
        fill(extra);
        large(ByteBuffer.wrap(extra).order(ByteOrder.LITTLE_ENDIAN));
        boolean hasSums = (flags & SUMS_BEHIND) == 0;
        if ((flags & ENCRYPTED) != 0 || (method != DEFLATED && !(method == STORED && hasSums))) {
            throw new ZipException("a file that is encrypted, or packed by something else than DEFLATE");
        }
        unpacker = method == DEFLATED ? Unpacker.of(source) : null;
        computed.reset();
        length = 0;
        isOpen = true;
        return new String(name, StandardCharsets.UTF_8);
    }

    /** Finds the size of a file that may have more than 4 GiB. */
    private void large(ByteBuffer extra) {
        isLarge = false;
        while (extra.remaining() >= Integer.BYTES) {
            int kind = extra.getShort();
            int bytes = Math.min(Short.toUnsignedInt(extra.getShort()), extra.remaining());
            if (kind == LARGE && bytes >= Long.BYTES && size == 0xFFFF_FFFFL) {
                size = extra.getLong(extra.position());
                isLarge = true;
            }
            extra.position(extra.position() + bytes);
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] to, int from, int most) throws IOException {
        if (!isOpen) {
            return -1;
        }
        int count = most == 0 ? 0 : some(to, from, most);
        computed.update(to, from, count);
        length += count;
        if (most > 0 && count == 0) {
            isOpen = false;
            check();
            return -1;
        }
        return count;
    }

    private int some(byte[] to, int from, int most) throws IOException {
        if (unpacker == null) {
            return length == size ? 0 : source.read(to, from, (int) Math.min(most, size - length));
        }
        try {
            return unpacker.read(to, from, most);
        } catch (DataFormatException e) {
            throw new ZipException(e.getMessage());
        }
    }

    private void check() throws IOException {
        source.align();
        if ((flags & SUMS_BEHIND) != 0) {
            int word = word();
            crc = word == DESCRIPTOR ? word() : word;
            word();
            if (isLarge) {
                word();
            }
            size = Integer.toUnsignedLong(word());
            if (isLarge) {
                size |= (long) word() << Integer.SIZE;
            }
        }
        if (crc != (int) computed.getValue() || size != length) {
            throw new ZipException("a wrong checksum or size");
        }
    }

    private int word() throws IOException {
        return source.bits(Short.SIZE) | (source.bits(Short.SIZE) << Short.SIZE);
    }

    private void fill(byte[] bytes) throws IOException {
        for (int done = 0; done < bytes.length; ) {
            done += source.read(bytes, done, bytes.length - done);
        }
    }
}
