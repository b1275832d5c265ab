package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.lines.NearPoint;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/** Draws no straight line twice, neither forth nor back, of those that lie near each other: in one row of cells, or in two, one after the other. */
final class OncePen implements Pen {
    private final Pen pen;
    private Set<NearPoint.Line> before = new HashSet<>();
    private Set<NearPoint.Line> now = new HashSet<>();
    private boolean isDown;
    private double x;
    private double y;

    OncePen(Pen pen) {
        this.pen = pen;
    }

    /** Another row begins: what lies two rows back is not drawn again. */
    void nextRow() {
        Set<NearPoint.Line> old = before;
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
        NearPoint.Line line = NearPoint.Line.of(NearPoint.of(x, y), NearPoint.of(toX, toY));
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
