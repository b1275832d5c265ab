package dev.mazewright.formats.io;

import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.ServiceLoader;

/**
 * A picture that stands at the start or at a goal.
 *
 * @param uri its bytes as a {@code data:} URI in base64; of an SVG drawing, what {@link SvgSanitizer} leaves of it
 * @param isDrawing whether it is an SVG drawing and no PNG picture
 * @param width in its own units
 * @param height in its own units
 */
public record EndPicture(String uri, boolean isDrawing, double width, double height) {
    /** The most bytes of a file. */
    public static final int MOST_BYTES = 1 << 18;

    /** The most pixels a side. */
    static final int MOST_PIXELS = 2048;

    private static final String PNG = "data:image/png;base64,";
    private static final String SVG = "data:image/svg+xml;base64,";
    private static final byte[] SIGNATURE = HexFormat.of().parseHex("89504e470d0a1a0a");

    /** Where the width stands in a PNG file; the height follows. */
    private static final int SIZE_AT = 16;

    private static final int LEAST_BYTES = SIZE_AT + 2 * Integer.BYTES;

    /** The picture of a file; a {@link UsageException} if it is too large, or neither a PNG picture nor an SVG drawing that can be read. */
    public static EndPicture of(byte[] file) {
        if (file.length > MOST_BYTES) {
            throw new UsageException("the picture has " + file.length + " bytes; one for the start or a goal has at most " + MOST_BYTES);
        }
        boolean isPng = file.length >= LEAST_BYTES && Arrays.equals(file, 0, SIGNATURE.length, SIGNATURE, 0, SIGNATURE.length);
        return isPng ? png(file) : SvgSanitizer.picture(file, bytes -> SVG + base64(bytes));
    }

    /** The picture of a {@code data:} URI; a {@link UsageException} if that holds neither a PNG picture nor an SVG drawing that can be read. */
    public static EndPicture parse(String uri) {
        String head = uri.startsWith(PNG) ? PNG : SVG;
        if (!uri.startsWith(head)) {
            throw new UsageException("a picture is a PNG or SVG file, or its content as " + PNG + "... or " + SVG + "...; it begins with '"
                    + uri.substring(0, Math.min(uri.length(), SVG.length())) + "'");
        }
        if (uri.length() > 2 * MOST_BYTES) {
            throw new UsageException("the picture is too large; one for the start or a goal has at most " + MOST_BYTES + " bytes");
        }
        byte[] file;
        try {
            file = Base64.getDecoder().decode(uri.substring(head.length()));
        } catch (IllegalArgumentException e) {
            throw new UsageException("the picture is not valid base64");
        }
        return of(file); // whose refusals say what they are
    }

    private static EndPicture png(byte[] file) {
        ByteBuffer size = ByteBuffer.wrap(file, SIZE_AT, 2 * Integer.BYTES);
        int width = size.getInt();
        int height = size.getInt();
        if (width < 1 || height < 1 || width > MOST_PIXELS || height > MOST_PIXELS) {
            throw new UsageException("the picture has " + Integer.toUnsignedString(width) + " x " + Integer.toUnsignedString(height)
                    + " pixels; one for the start or a goal has 1 to " + MOST_PIXELS + " a side");
        }
        EndPicture picture = new EndPicture(PNG + base64(file), false, width, height);
        picture.pixels(); // what cannot be read is refused before the work begins
        return picture;
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** Its bytes. */
    public byte[] bytes() {
        return Base64.getDecoder().decode(uri.substring(uri.indexOf(',') + 1));
    }

    /**
     * The pixels of a PNG picture, row by row: their opacity, from 0 to 255, red, green and blue, a byte each, the first highest.
     *
     * @throws UsageException if it cannot be read
     */
    public int[] pixels() {
        PngUnpacker unpacker = ServiceLoader.load(PngUnpacker.class, EndPicture.class.getClassLoader()).findFirst().orElseThrow();
        try {
            return unpacker.pixels(bytes(), (int) width, (int) height);
        } catch (IOException e) {
            throw new UsageException("the picture is a damaged PNG file: " + e.getMessage());
        }
    }
}
