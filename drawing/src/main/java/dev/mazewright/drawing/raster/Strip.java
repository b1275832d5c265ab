package dev.mazewright.drawing.raster;

import java.util.Arrays;

/**
 * The pixels of a picture, or of a strip of one, row by row.
 *
 * @param width in pixels, 1 or more
 * @param height in pixels, 1 or more
 * @param isTransparent whether the highest byte of a pixel is its opacity, from 0 to 255; else its colour alone counts
 * @param colours of the pixels as 0xRRGGBB; they are painted over
 */
@SuppressWarnings("ArrayRecordComponent") // it is painted on
public record Strip(int width, int height, boolean isTransparent, int[] colours) {
    /** How much of a pixel is covered that is covered as a whole. */
    static final int MOST = 255;

    private static final int OPAQUE = MOST << 24;
    private static final int HALF = 128;

    /** A strip that is black, or transparent. */
    public Strip(int width, int height, boolean isTransparent) {
        this(width, height, isTransparent, new int[Math.multiplyExact(width, height)]);
    }

    /** Gives all pixels a colour; opaque, where pixels can be transparent. */
    public void clear(int colour) {
        Arrays.fill(colours, colour | OPAQUE);
    }

    /** Makes all pixels transparent. */
    public void clear() {
        Arrays.fill(colours, 0);
    }

    /** Paints neighbours in a row with a colour that covers this much of each, from 0 to 255. */
    void paint(int from, int to, int colour, int cover) {
        if (cover == MOST) {
            Arrays.fill(colours, from, to, colour | OPAQUE);
        } else if (cover > 0) {
            for (int i = from; i < to; i++) {
                colours[i] = mixed(colours[i], colour, cover);
            }
        }
    }

    /** Paints one pixel, as above. */
    void paint(int pixel, int colour, int cover) {
        if (cover > 0) {
            colours[pixel] = mixed(colours[pixel], colour, cover);
        }
    }

    /** Paints a picture whose pixels have their opacities in the highest bytes; it lies within the strip. */
    public void paint(int left, int top, int wide, int high, int[] picture) {
        for (int y = 0; y < high; y++) {
            for (int x = 0; x < wide; x++) {
                int colour = picture[y * wide + x];
                paint((top + y) * width + left + x, colour & ~OPAQUE, colour >>> 24);
            }
        }
    }

    private int mixed(int below, int colour, int cover) {
        if (isTransparent) {
            return mixedWithClear(below, colour, cover);
        }
        int rest = MOST - cover;
        int red = share(colour >> 16 & MOST, cover) + share(below >> 16 & MOST, rest);
        int green = share(colour >> 8 & MOST, cover) + share(below >> 8 & MOST, rest);
        int blue = share(colour & MOST, cover) + share(below & MOST, rest);
        return OPAQUE | red << 16 | green << 8 | blue;
    }

    /** The colour below counts as much as it is seen: its opacity, of what is left. */
    private static int mixedWithClear(int below, int colour, int cover) {
        int seen = share(below >>> 24, MOST - cover);
        int opacity = cover + seen;
        int mixed = opacity << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            int sum = (colour >> shift & MOST) * cover + (below >> shift & MOST) * seen;
            mixed |= ((sum + opacity / 2) / opacity) << shift;
        }
        return mixed;
    }

    /** A part of 255 of a value up to 255, rounded. */
    private static int share(int value, int part) {
        int product = value * part + HALF;
        return (product + (product >> 8)) >> 8;
    }
}
