package dev.mazewright.drawing.letters;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;

/** A line of text in pixels, each with how much of it the letters cover: 0, for none of it, to {@link #LEVELS}. */
public final class TextStrip {
    /** How much a letter's inner pixels are covered. */
    public static final int LEVELS = 8;

    private static final int WHITE = 255;

    private final int width;
    private final int height;
    private final byte[] cover;

    /** The text at this size, in a strip of these pixels, standing on a baseline this many pixels below its top. */
    public TextStrip(String text, double size, double base, int width, int height) {
        NoScreen.require();
        this.width = width;
        this.height = height;
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(Color.WHITE);
        graphics.fill(Lettering.outline(text, 0, base, size));
        graphics.dispose();
        cover = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    }

    /** How many rows of pixels it has. */
    public int height() {
        return height;
    }

    /** How much of a pixel is covered; the first is 0, 0. */
    public int cover(int x, int y) {
        return x >= width ? 0 : ((cover[y * width + x] & WHITE) * LEVELS + WHITE / 2) / WHITE;
    }
}
