package dev.mazewright.vision.file;

import dev.mazewright.formats.io.BadDataException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * What the heads within a file count in bytes, compared with the bytes that it has, before a reader takes memory for them: the colours of a
 * BMP file, and the chunks of a WebP file.
 *
 * <p>Source: Microsoft, BITMAPINFOHEADER; Google, WebP Container Specification.
 */
final class HeadCounts {
    private static final int COLOURS = 46;
    private static final int FIRST_CHUNK = 12;
    private static final int CHUNK_HEAD = 8;

    private HeadCounts() {}

    /** Requires that a file has the bytes that its heads count, up to {@code missing} of them. */
    static void require(FileInput file, int missing) throws BadDataException {
        ByteBuffer bytes = ByteBuffer.wrap(file.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        long behind = switch (file.kind()) {
            case BMP -> bytes.limit() < COLOURS + Integer.BYTES ? 0 : Integer.BYTES * Integer.toUnsignedLong(bytes.getInt(COLOURS));
            case WEBP -> endOfChunks(bytes);
            default -> 0;
        };
        if (behind > bytes.limit() + (long) missing) {
            throw file.bad("the end of the data before that of the picture", "a whole " + file.kind().label() + " file");
        }
    }

    private static long endOfChunks(ByteBuffer bytes) {
        long at = FIRST_CHUNK;
        while (at <= bytes.limit() - CHUNK_HEAD) {
            long length = Integer.toUnsignedLong(bytes.getInt((int) at + Integer.BYTES));
            at += CHUNK_HEAD + length;
            if (at > bytes.limit()) {
                return at;
            }
            at += length % 2;
        }
        return 0;
    }
}
