package dev.mazewright.formats.draw;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/**
 * Draws no straight line twice, neither forth nor back, of those that lie near each other: in one row of cells, or in two, one
 * after the other.
 */
final class OncePen implements Pen {
    /** Points that are nearer to each other than this part of a cell are one. */
    private static final double GRAIN = 1e-6;

    private final Pen pen;
    private Set<Line> before = new HashSet<>();
    private Set<Line> now = new HashSet<>();
    private boolean isDown;
    private double x;
    private double y;

    private record Point(long x, long y) {
        static Point of(double x, double y) {
            return new Point(Math.round(x / GRAIN), Math.round(y / GRAIN));
        }

        boolean isBefore(Point other) {
            return y < other.y || (y == other.y && x < other.x);
        }
    }

    private record Line(Point from, Point to) {
        static Line of(Point one, Point other) {
            return one.isBefore(other) ? new Line(one, other) : new Line(other, one);
        }
    }

    OncePen(Pen pen) {
        this.pen = pen;
    }

    /** Another row begins: what lies two rows back is not drawn again. */
    void nextRow() {
        Set<Line> old = before;
        before = now;
        now = old;
        now.clear();
    }

    @Override
    public void move(double toX, double toY) {
        isDown = false;
        at(toX, toY);
    }

    @Override
    public void line(double toX, double toY) throws IOException {
        Line line = Line.of(Point.of(x, y), Point.of(toX, toY));
        boolean isNew = !before.contains(line) && now.add(line);
        if (isNew) {
            down();
            pen.line(toX, toY);
        }
        isDown = isNew;
        at(toX, toY);
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double toX, double toY) throws IOException {
        down();
        pen.curve(x1, y1, x2, y2, toX, toY);
        isDown = true;
        at(toX, toY);
    }

    private void down() throws IOException {
        if (!isDown) {
            pen.move(x, y);
        }
    }

    private void at(double toX, double toY) {
        x = toX;
        y = toY;
    }
}
