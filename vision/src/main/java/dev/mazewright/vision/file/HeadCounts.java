package dev.mazewright.vision.file;

import dev.mazewright.formats.io.BadDataException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * What the heads within a file count in bytes, compared with the bytes that it has, before a reader takes memory for them: the colours of a
 * BMP file, the samples of a pixel of a TIFF file, and the chunks of a WebP file; and the size of a picture within a WebP file, which may be
 * another than that of the file.
 *
 * <p>Source: Microsoft, BITMAPINFOHEADER; Adobe, TIFF 6.0; Google, WebP Container Specification; RFC 6386 for lossy pictures.
 */
final class HeadCounts {
    private static final int LENGTH_OF_HEAD = 14;
    private static final int LEAST_HEAD = 40;
    private static final int BITS = 28;
    private static final int COLOURS = 46;
    private static final int FIRST_CHUNK = 12;
    private static final int CHUNK_HEAD = 8;
    private static final int SAMPLES_PER_PIXEL = 0x115;
    /** The name of a chunk with a lossy picture, read as a number, and the bytes of its content before its width and height, of 14 bits each. */
    private static final int LOSSY = 'V' | ('P' << 8) | ('8' << 16) | (' ' << 24);
    private static final int BEFORE_SIZE = 6;
    private static final int SIZE = (1 << 14) - 1;

    private HeadCounts() {}

    /** Requires that a file has the bytes that its heads count, up to {@code missing} of them. */
    static void require(FileInput file, int missing) throws BadDataException {
        ByteBuffer bytes = ByteBuffer.wrap(file.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        long behind = switch (file.kind()) {
            case BMP -> hasColours(bytes) ? Integer.BYTES * Integer.toUnsignedLong(bytes.getInt(COLOURS)) : 0;
            case TIFF -> Orientation.tag(bytes.duplicate(), file.decoding().page(), SAMPLES_PER_PIXEL);
            case WEBP -> endOfChunks(bytes);
            default -> 0;
        };
        if (behind > bytes.limit() + (long) missing) {
            throw file.bad("the end of the data before that of the picture", "a whole " + file.kind().label() + " file");
        }
    }

    /** Requires that a lossy picture within a WebP file of another size, which the file states, is admitted as well. */
    static void requireWithin(FileInput file, int width, int height) throws BadDataException {
        ByteBuffer bytes = ByteBuffer.wrap(file.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        for (long at = FIRST_CHUNK; file.kind() == PictureKind.WEBP && at + CHUNK_HEAD + BEFORE_SIZE + Integer.BYTES <= bytes.limit(); ) {
            int size = bytes.getInt((int) at + CHUNK_HEAD + BEFORE_SIZE);
            int wide = size & SIZE;
            int high = (size >> Short.SIZE) & SIZE;
            if (bytes.getInt((int) at) == LOSSY && (wide > width || high > height)) {
                file.requireSize(wide, high, Integer.BYTES);
            }
            long length = Integer.toUnsignedLong(bytes.getInt((int) at + Integer.BYTES));
            at += CHUNK_HEAD + length + length % 2;
        }
    }

    /** Whether the head of a BMP file is of the kind that counts colours, as those of OS/2 are not, and pixels are numbers of colours. */
    private static boolean hasColours(ByteBuffer bytes) {
        return bytes.limit() >= COLOURS + Integer.BYTES && bytes.getInt(LENGTH_OF_HEAD) >= LEAST_HEAD && bytes.getShort(BITS) <= Byte.SIZE;
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
