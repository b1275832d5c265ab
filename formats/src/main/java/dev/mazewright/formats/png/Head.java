package dev.mazewright.formats.png;

import dev.mazewright.formats.io.StyleRules;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What a PNG file has before its image data: the header, what it is a picture of, and the palette.
 *
 * @param bits of a pixel: 1, 2, 4 or 8 with a palette, 24 or 32 without
 * @param palette the colours, as {@link Pixels.Alpha#KEPT} describes them; null for pixels of three or four bytes
 * @param shape what it is a picture of, if that is to be named
 * @param recipe of the maze, if it is to be named
 * @param resolution pixels to the inch in print, or 0 if it is for screens
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Head(int width, int height, int bits, int @Nullable [] palette, @Nullable String shape, @Nullable String recipe, int resolution) {
    /** Inches in a metre. */
    private static final double INCHES = 1 / 0.0254;

    private static final byte METRE = 1;

    /** The same for print. */
    Head printedAt(int pixelsToTheInch) {
        return new Head(width, height, bits, palette, shape, recipe, pixelsToTheInch);
    }

    void write(ChunkWriter out) throws IOException {
        out.signature();
        out.chunk("IHDR", ByteBuffer.allocate(13)
                .putInt(width)
                .putInt(height)
                .put((byte) Math.min(bits, Byte.SIZE))
                .put((byte) (palette != null ? ImageHeader.PALETTE : bits == Encoder.RGB_BITS ? ImageHeader.RGB : ImageHeader.RGBA))
                .array());
        if (resolution > 0) {
            int pixels = (int) Math.round(resolution * INCHES);
            out.chunk("pHYs", ByteBuffer.allocate(9).putInt(pixels).putInt(pixels).put(METRE).array());
        }
        text(StyleRules.SHAPE, shape, out);
        text(StyleRules.RECIPE, recipe, out);
        if (palette != null) {
            colours(palette, out);
        }
    }

    private static void text(String what, @Nullable String text, ChunkWriter out) throws IOException {
        if (text != null) {
            out.chunk("tEXt", (what + "\0" + text).getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    private static void colours(int[] palette, ChunkWriter out) throws IOException {
        ByteBuffer colours = ByteBuffer.allocate(3 * palette.length);
        ByteBuffer alphas = ByteBuffer.allocate(palette.length);
        int clear = 0;
        for (int colour : palette) {
            colours.put((byte) (colour >> 16)).put((byte) (colour >> 8)).put((byte) colour);
            alphas.put((byte) ~(colour >> 24));
            clear |= colour >>> 24;
        }
        out.chunk("PLTE", colours.array());
        if (clear != 0) {
            out.chunk("tRNS", alphas.array());
        }
    }
}
