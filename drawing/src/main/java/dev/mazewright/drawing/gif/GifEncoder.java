package dev.mazewright.drawing.gif;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A GIF file (GIF89a) that is written image by image, each on top of the one before. The caller closes the stream.
 *
 * <p>Source: CompuServe, <i>Graphics Interchange Format, version 89a</i>, 1990; repeating is Netscape's extension.
 */
final class GifEncoder {
    private static final int MOST_OF_BLOCK = 255;
    private static final int EXTENSION = 0x21;
    private static final int CONTROL = 0xF9;
    private static final int COMMENT = 0xFE;
    private static final int APPLICATION = 0xFF;
    private static final int IMAGE = 0x2C;
    private static final int END = 0x3B;
    /** The image stays where it is when the next one comes, and has a transparent colour. */
    private static final int STAYS_AND_IS_CLEAR = 1 << 2 | 1;

    private final OutputStream out;
    private final int transparent;
    private final LzwEncoder packed;

    /** Begins a file, of several images to be shown again and again if it is animated, with a text in it, or null. */
    GifEncoder(OutputStream stream, int width, int height, GifPalette palette, boolean isAnimated, @Nullable String comment)
            throws IOException {
        out = new BufferedOutputStream(stream);
        transparent = palette.transparent();
        int bits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(transparent));
        packed = new LzwEncoder(Math.max(2, bits), out);
        out.write("GIF89a".getBytes(StandardCharsets.US_ASCII));
        number(width);
        number(height);
        out.write(1 << 7 | (Byte.SIZE - 1) << 4 | (bits - 1)); // has a palette of 2^bits colours, 8 bits a channel
        out.write(0); // the background is its first colour
        out.write(0); // pixels are squares
        for (int index = 0; index < 1 << bits; index++) {
            int colour = index < palette.size() ? palette.colour(index) : 0;
            out.write(colour >> 16);
            out.write(colour >> 8);
            out.write(colour);
        }
        if (isAnimated) {
            repeat();
        }
        if (comment != null) {
            comment(comment.getBytes(StandardCharsets.UTF_8));
        }
    }

    private void number(int value) throws IOException {
        out.write(value);
        out.write(value >> Byte.SIZE);
    }

    private void extension(int kind) throws IOException {
        out.write(EXTENSION);
        out.write(kind);
    }

    private void block(byte[] bytes, int from, int to) throws IOException {
        out.write(to - from);
        out.write(bytes, from, to - from);
    }

    private void repeat() throws IOException {
        extension(APPLICATION);
        byte[] name = "NETSCAPE2.0".getBytes(StandardCharsets.US_ASCII);
        block(name, 0, name.length);
        byte[] forEver = {1, 0, 0}; // a number of times, of which 0 is without end
        block(forEver, 0, forEver.length);
        out.write(0);
    }

    private void comment(byte[] text) throws IOException {
        extension(COMMENT);
        for (int from = 0; from < text.length; from += MOST_OF_BLOCK) {
            block(text, from, Math.min(text.length, from + MOST_OF_BLOCK));
        }
        out.write(0);
    }

    /**
     * Writes the next image, where it lies in the picture, to be shown for hundredths of a second, 0 .. 65,535.
     *
     * @param pixels indices of the palette, a byte each
     * @param from where those of the first row begin
     * @param stride how far from there those of the next row begin
     */
    void write(byte[] pixels, int from, int stride, int left, int top, int width, int height, int hundredths) throws IOException {
        extension(CONTROL);
        out.write(4);
        out.write(STAYS_AND_IS_CLEAR);
        number(hundredths);
        out.write(transparent);
        out.write(0);
        out.write(IMAGE);
        number(left);
        number(top);
        number(width);
        number(height);
        out.write(0); // no palette of its own, and its rows in their order
        packed.begin();
        for (int row = 0; row < height; row++) {
            packed.write(pixels, from + row * stride, width);
        }
        packed.end();
    }

    /** Writes what comes after the last image. */
    void end() throws IOException {
        out.write(END);
        out.flush();
    }
}
