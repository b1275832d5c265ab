package dev.mazewright.drawing.raster;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Draws areas and lines on a strip of a picture. What lies outside of it may be drawn too, at a small cost. What was outlined is
 * painted at once: what is in it several times, once.
 */
public final class Brush implements Contour.Target {
    private final double left;
    private final double top;
    private final double scale;
    private final boolean isSmooth;
    private final Edges edges;
    private final Filler filler;
    private final Area area;
    private final Stroke stroke;
    private LineSink lines;
    private double x;
    private double y;

    /**
     * A brush for a strip.
     *
     * @param left where its left border lies, in units of what is drawn
     * @param top where its upper border lies
     * @param scale how many pixels a unit has
     * @param isSmooth whether pixels at the border of an area are covered in part; else those are painted whose middle is covered
     */
    public Brush(Strip strip, double left, double top, double scale, boolean isSmooth) {
        this.left = left;
        this.top = top;
        this.scale = scale;
        this.isSmooth = isSmooth;
        edges = new Edges(strip.width(), strip.height());
        filler = new Filler(strip, isSmooth);
        area = new Area(edges);
        stroke = new Stroke(edges);
        lines = area;
    }

    /** Begins areas. */
    public void fill() {
        lines.end();
        edges.clear();
        lines = area;
    }

    /** Begins lines of this width; their ends and corners are round, or square and sharp. */
    public void stroke(double width, boolean isRound) {
        lines.end();
        edges.clear();
        stroke.begin(width * scale, isRound);
        lines = stroke;
    }

    @Override
    public void move(double toX, double toY) {
        at(toX, toY);
        lines.move(x, y);
    }

    @Override
    public void line(double toX, double toY) {
        at(toX, toY);
        lines.line(x, y);
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double toX, double toY) {
        double fromX = x;
        double fromY = y;
        at(toX, toY);
        Curves.line(lines, !isSmooth, fromX, fromY,
                (x1 - left) * scale, (y1 - top) * scale, (x2 - left) * scale, (y2 - top) * scale, x, y);
    }

    private void at(double toX, double toY) {
        x = (toX - left) * scale;
        y = (toY - top) * scale;
    }

    @Override
    public void close() {
        lines.close();
    }

    /** Goes along an outline. */
    public void draw(Contour path) {
        try {
            path.draw(this);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // pixels do not fail
        }
    }

    /** Paints what was outlined in this colour. */
    public void paint(int colour) {
        lines.end();
        filler.fill(edges, colour);
        edges.clear();
    }
}
