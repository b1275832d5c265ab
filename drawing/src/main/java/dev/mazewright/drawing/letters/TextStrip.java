package dev.mazewright.drawing.letters;

import dev.mazewright.drawing.raster.Brush;
import dev.mazewright.drawing.raster.Strip;

/** A line of text in pixels, each with how much of it the letters cover: 0, for none of it, to {@link #LEVELS}. */
public final class TextStrip {
    /** How much a letter's inner pixels are covered. */
    public static final int LEVELS = 8;

    private static final int WHITE = 255;

    private final Strip strip;

    /** The text at this size, in a strip of these pixels, standing on a baseline this many pixels below its top. */
    public TextStrip(String text, double size, double base, int width, int height) {
        strip = new Strip(width, height, false);
        Brush brush = new Brush(strip, 0, 0, 1, true);
        brush.fill();
        Lettering.outlines(text, 0, base, size).forEach(brush::draw);
        brush.paint(WHITE);
    }

    /** How many rows of pixels it has. */
    public int height() {
        return strip.height();
    }

    /** How much of a pixel is covered; the first is 0, 0. */
    public int cover(int x, int y) {
        return x >= strip.width() ? 0 : ((strip.colours()[y * strip.width() + x] & WHITE) * LEVELS + WHITE / 2) / WHITE;
    }
}
