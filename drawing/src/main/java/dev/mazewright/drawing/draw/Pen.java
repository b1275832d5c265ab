package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import java.io.IOException;
import java.util.List;

/** Draws lines, in units of a cell. */
public interface Pen {
    /** Arcs that turn more than a quarter of a circle are drawn in two parts: the tangent of 90°/4. */
    double QUARTER = Math.sqrt(2) - 1;

    /** Lifts the pen and sets it down here. */
    void move(double x, double y) throws IOException;

    /** Draws a straight line to here. */
    void line(double x, double y) throws IOException;

    /** Draws a curve to here (Bézier), first towards (x1, y1) and at the end coming from (x2, y2). */
    void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException;

    /** Draws a side of an outline, from its corner on. */
    default void side(Corner from, Corner to) throws IOException {
        if (from.bend() == 0) {
            line(to.x(), to.y());
        } else if (Math.abs(from.bend()) <= QUARTER) {
            arc(from, to, from.bend());
        } else {
            double half = half(from.bend());
            Corner middle = new Outline(List.of(from, to, to), from).middle(0);
            side(new Corner(from.x(), from.y(), -1, half), middle);
            side(new Corner(middle.x(), middle.y(), -1, half), to);
        }
    }

    /** An arc of at most a quarter of a circle; with b the bend, its control points follow from tan(angle / 4) = b. */
    private void arc(Corner from, Corner to, double bend) throws IOException {
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        double along = (1 - bend * bend) / 3;
        double out = 2 * bend / 3;
        curve(
                from.x() + along * x + out * y,
                from.y() + along * y - out * x,
                to.x() - along * x + out * y,
                to.y() - along * y - out * x,
                to.x(),
                to.y());
    }

    /** The bend of half of an arc. */
    static double half(double bend) {
        return (Math.sqrt(1 + bend * bend) - 1) / bend;
    }
}
