package dev.mazewright.vision.file;

import dev.mazewright.vision.picture.Picture;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * How to turn and mirror a picture upright: the tag Orientation of EXIF and TIFF, from 1 to 8. Other values count as 1, as cameras write
 * nonsense as well.
 *
 * <p>Source: CIPA DC-008 (Exif 2.32), 4.6.4 and 4.6.5.
 */
record Orientation(int number) {
    private static final Orientation UPRIGHT = new Orientation(1);
    private static final int MOST = 8;
    private static final int TAG = 0x112;
    private static final short SHORT = 3;
    private static final short LONG = 4;
    private static final int TIFF = 42;
    private static final int ENTRY_BYTES = 12;
    private static final String EXIF = "Exif\0\0";

    /** The orientation that a file states for the page to decode. */
    static Orientation of(FileInput file) {
        ByteBuffer bytes = ByteBuffer.wrap(file.bytes());
        ByteBuffer tags = switch (file.kind()) {
            case JPEG -> ofJpeg(file.bytes(), bytes);
            case PNG -> ofChunks(bytes, 8, 4, "eXIf", false);
            case WEBP -> ofChunks(bytes, 12, 0, "EXIF", true);
            case TIFF -> bytes;
            default -> null;
        };
        return tags == null ? UPRIGHT : ofTags(tags, file.decoding().page());
    }

    /** Whether nothing has to be turned. */
    boolean isUpright() {
        return number == 1;
    }

    private static @Nullable ByteBuffer ofJpeg(byte[] bytes, ByteBuffer file) {
        return JpegSegments.of(bytes).applications().stream()
                .filter(at -> startsWith(file, at + 4, EXIF))
                .findFirst()
                .map(at -> part(file, at + 4 + EXIF.length(), (file.getShort(at + 2) & 0xFFFF) - 2 - EXIF.length()))
                .orElse(null);
    }

    /** The content of a chunk; {@code checksum} bytes follow each chunk. The name precedes the length in RIFF (WebP), not in PNG. */
    private static @Nullable ByteBuffer ofChunks(ByteBuffer file, int from, int checksum, String name, boolean isRiff) {
        ByteBuffer in = file.duplicate().order(isRiff ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        for (long at = from; at + 8 <= in.limit(); ) {
            int here = (int) at;
            long length = Integer.toUnsignedLong(in.getInt(isRiff ? here + 4 : here));
            if (startsWith(in, isRiff ? here : here + 4, name)) {
                int skipped = startsWith(in, here + 8, EXIF) ? EXIF.length() : 0;
                return part(in, here + 8 + skipped, length - skipped);
            }
            at += 8 + length + checksum + (isRiff ? length & 1 : 0);
        }
        return null;
    }

    private static boolean startsWith(ByteBuffer file, int at, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return at + bytes.length <= file.limit() && file.slice(at, bytes.length).equals(ByteBuffer.wrap(bytes));
    }

    private static @Nullable ByteBuffer part(ByteBuffer file, int from, long length) {
        return length < 0 || from > file.limit() ? null : file.slice(from, (int) Math.min(length, file.limit() - from));
    }

    private static Orientation ofTags(ByteBuffer tags, int page) {
        long number = tag(tags, page, TAG);
        return number >= 1 && number <= MOST ? new Orientation((int) number) : UPRIGHT;
    }

    /** The first value of a tag of a page, a number of 16 or 32 bits; 0 without it. */
    static long tag(ByteBuffer tags, int page, int tag) {
        if (tags.limit() < 8) {
            return 0;
        }
        tags.order(tags.get(0) == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        if (tags.getShort(2) != TIFF) {
            return 0; // BigTIFF, which scanners and cameras do not write
        }
        long at = Integer.toUnsignedLong(tags.getInt(4));
        for (int directory = 1; at >= 8 && at + 2 <= tags.limit(); directory++) {
            long entries = tags.getShort((int) at) & 0xFFFF;
            long end = at + 2 + entries * ENTRY_BYTES;
            if (directory == page) {
                return inDirectory(tags, (int) at + 2, (int) Math.min(end, tags.limit()), tag);
            }
            if (end + 4 > tags.limit()) {
                return 0;
            }
            at = Integer.toUnsignedLong(tags.getInt((int) end));
        }
        return 0;
    }

    private static long inDirectory(ByteBuffer tags, int from, int end, int tag) {
        for (int at = from; at + ENTRY_BYTES <= end; at += ENTRY_BYTES) {
            if ((tags.getShort(at) & 0xFFFF) == tag) {
                return switch (tags.getShort(at + 2)) {
                    case SHORT -> tags.getShort(at + 8) & 0xFFFF;
                    case LONG -> Integer.toUnsignedLong(tags.getInt(at + 8));
                    default -> 0;
                };
            }
        }
        return 0;
    }

    Picture upright(Picture stored) {
        if (isUpright()) {
            return stored;
        }
        int width = stored.width();
        int height = stored.height();
        boolean isTurned = number > 4; // by a quarter: rows are columns
        boolean isFromRight = number == 2 || number == 3 || number == 7 || number == 8;
        boolean isFromBottom = number == 3 || number == 4 || number == 6 || number == 7;
        int[] from = stored.rgb();
        int[] rgb = new int[from.length];
        int newWidth = isTurned ? height : width;
        int newHeight = isTurned ? width : height;
        for (int y = 0; y < newHeight; y++) {
            for (int x = 0; x < newWidth; x++) {
                int storedX = isTurned ? y : x;
                int storedY = isTurned ? x : y;
                int column = isFromRight ? width - 1 - storedX : storedX;
                int row = isFromBottom ? height - 1 - storedY : storedY;
                rgb[y * newWidth + x] = from[row * width + column];
            }
        }
        return new Picture(newWidth, newHeight, rgb);
    }
}
