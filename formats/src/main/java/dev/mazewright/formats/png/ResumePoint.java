package dev.mazewright.formats.png;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import org.jspecify.annotations.Nullable;

/**
 * A position in the image data of a PNG file from which on it can be made again: a piece of its own, an IDAT chunk of
 * seven empty stored blocks, which unpack to nothing. Before it the packed bits end with a byte, and behind it nothing
 * refers to what comes before. The five bits that fill up the first byte of a stored block are ignored by decoders;
 * here they are the checksum of all rows before the mark, the lowest first.
 *
 * @param number marks are counted from 1
 * @param bytes how many bytes of the file lie before what follows it
 * @param sum the Adler-32 of the rows before it
 */
public record ResumePoint(int number, long bytes, int sum) {
    private static final int BLOCKS = 7;
    private static final int BLOCK = 5;
    private static final int BITS = 5;
    private static final int HEADER_BITS = 3;
    /** Length and type of a chunk. */
    private static final int CHUNK = 8;

    private static final int IDAT = 0x49444154;
    /** Sums of an Adler-32 are less. */
    static final int BASE = 65521;

    /** The data of the piece. */
    static byte[] bytes(int sum) {
        ByteBuffer bytes = ByteBuffer.allocate(BLOCKS * BLOCK);
        for (int i = 0; i < BLOCKS; i++) {
            int filling = (sum >>> (BITS * i)) & ((1 << BITS) - 1);
            bytes.put((byte) (filling << HEADER_BITS)).putInt(0x0000FFFF);
        }
        return bytes.array();
    }

    /**
     * The last whole mark but one of a file that was cut off, or null: what is behind it tells whether it is this picture.
     *
     * @throws IOException if reading fails
     */
    public static @Nullable ResumePoint lastButOne(SeekableByteChannel part, long from)
            throws IOException {
        ResumePoint last = null;
        ResumePoint lastButOne = null;
        ByteBuffer head = ByteBuffer.allocate(CHUNK + BLOCKS * BLOCK);
        long position = from;
        while (read(part, position, head.clear())) {
            long length = head.getInt(0);
            if (length < 0 || head.getInt(Integer.BYTES) != IDAT) {
                break;
            }
            position += CHUNK + length + Integer.BYTES;
            if (length == BLOCKS * BLOCK && isMark(head) && position <= part.size()) {
                lastButOne = last;
                last = new ResumePoint(last == null ? 1 : last.number + 1, position, sum(head));
            }
        }
        return lastButOne;
    }

    private static boolean read(SeekableByteChannel part, long position, ByteBuffer bytes) throws IOException {
        part.position(position);
        while (bytes.hasRemaining()) {
            if (part.read(bytes) < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isMark(ByteBuffer chunk) {
        for (int i = 0; i < BLOCKS; i++) {
            int at = CHUNK + BLOCK * i;
            if ((chunk.get(at) & ((1 << HEADER_BITS) - 1)) != 0 || chunk.getInt(at + 1) != 0x0000FFFF) {
                return false;
            }
        }
        return true;
    }

    private static int sum(ByteBuffer chunk) {
        int sum = 0;
        for (int i = 0; i < BLOCKS; i++) {
            sum |= ((chunk.get(CHUNK + BLOCK * i) & 0xFF) >>> HEADER_BITS) << (BITS * i);
        }
        return sum;
    }

    /** The Adler-32 of bytes one after the other, from that of the first of them and that of the rest, of this length. */
    static int combined(int first, int second, long length) {
        long low = (first & 0xFFFF) + (second & 0xFFFFL) + BASE - 1;
        long high = (first >>> 16) + (second >>> 16L) + length % BASE * ((first & 0xFFFF) + BASE - 1L);
        return (int) ((high % BASE) << 16 | low % BASE);
    }
}
