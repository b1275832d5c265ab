package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.drawing.raster.Brush;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.formats.io.EndPicture;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Draws on pixels, with smooth edges; of a picture larger than these, a strip, and only what touches it. */
public final class PixelCanvas implements Canvas {
    private final Strip strip;
    private final Brush brush;
    private final double left;
    private final double from;
    private final double to;
    private final double scale;
    private int colour;
    private boolean strokes;
    private double reach;
    private double firstX;
    private double firstY;
    private double lastX;
    private double lastY;
    /** Of lines, whether the brush is where the pen is, and whether all was drawn since the line began. */
    private boolean isDown;

    private boolean isWhole;

    /** A canvas on a strip, the part of the picture that begins at x = left and y = from. */
    public PixelCanvas(Strip strip, double left, double from) {
        this(strip, left, from, 1);
    }

    /** The same with this number of pixels for each unit of the picture. */
    public PixelCanvas(Strip strip, double left, double from, double scale) {
        this(strip, left, from, scale, true);
    }

    private PixelCanvas(Strip strip, double left, double from, double scale, boolean isSmooth) {
        this.strip = strip;
        this.left = left;
        this.from = from;
        this.scale = scale;
        to = from + strip.height() / scale;
        brush = new Brush(strip, left, from, scale, isSmooth);
    }

    /** Draws something. */
    public interface Work {
        void draw(Canvas canvas) throws IOException;
    }

    /** The colours of a square on which something was drawn, with hard edges, row by row. */
    public static int[] stamp(int side, int paper, Work work) {
        Strip strip = new Strip(side, side, false);
        strip.clear(paper);
        try {
            work.draw(new PixelCanvas(strip, 0, 0, 1, false));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // pixels do not fail
        }
        int[] colours = strip.colours();
        for (int i = 0; i < colours.length; i++) {
            colours[i] &= 0xFFFFFF;
        }
        return colours;
    }

    @Override
    public void begin(String part) {
        // pixels have no parts
    }

    @Override
    public void end() {
        // pixels have no parts
    }

    @Override
    public void stroke(int ofLines, double width, Cap cap) {
        colour = ofLines;
        reach = width;
        strokes = true;
        brush.stroke(width, cap == Cap.ROUND);
    }

    @Override
    public void fill(int ofAreas) {
        colour = ofAreas;
        strokes = false;
        brush.fill();
    }

    @Override
    public void move(double x, double y) {
        isDown = !strokes;
        isWhole = true;
        if (!strokes) {
            brush.move(x, y);
        }
        firstX = x;
        firstY = y;
        at(x, y);
    }

    private void at(double x, double y) {
        lastX = x;
        lastY = y;
    }

    @Override
    public void line(double x, double y) {
        if (touches(Math.min(lastY, y), Math.max(lastY, y))) {
            brush.line(x, y);
        }
        at(x, y);
    }

    /** Whether what reaches from here down to there may be seen; then the brush is set down where the pen is. */
    private boolean touches(double highest, double lowest) {
        boolean touches = !strokes || (lowest >= from - reach && highest <= to + reach);
        if (touches && !isDown) {
            brush.move(lastX, lastY);
        }
        isDown = touches;
        isWhole &= touches;
        return touches;
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) {
        if (touches(Math.min(Math.min(lastY, y), Math.min(y1, y2)), Math.max(Math.max(lastY, y), Math.max(y1, y2)))) {
            brush.curve(x1, y1, x2, y2, x, y);
        }
        at(x, y);
    }

    @Override
    public void close() {
        if (isDown && isWhole) {
            brush.close();
        } else {
            line(firstX, firstY);
        }
        at(firstX, firstY);
    }

    @Override
    public void paint() {
        brush.paint(colour);
    }

    @Override
    public void disc(double x, double y, double radius, int ofDisc) throws IOException {
        fill(ofDisc);
        circle(x, y, radius);
        close();
        paint();
    }

    @Override
    public void text(double x, double y, double size, int ofText, String text) {
        fill(ofText);
        Lettering.outlines(text, x, y, size).forEach(brush::draw);
        paint();
    }

    @Override
    public void picture(double x, double y, double width, double height, EndPicture picture) {
        if (y <= to && y + height >= from) {
            PicturePixels.draw(strip, (x - left) * scale, (y - from) * scale, width * scale, height * scale, picture);
        }
    }
}
