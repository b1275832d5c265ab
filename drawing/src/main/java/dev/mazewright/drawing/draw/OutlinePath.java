package dev.mazewright.drawing.draw;

import java.awt.geom.PathIterator;
import java.io.IOException;

/** Draws outlines of letters on a canvas. */
final class OutlinePath {
    private static final double TWO_THIRDS = 2 / 3.0;

    private OutlinePath() {}

    static void draw(PathIterator path, Canvas canvas) throws IOException {
        double[] at = new double[6];
        double x = 0;
        double y = 0;
        for (; !path.isDone(); path.next()) {
            int last = switch (path.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> {
                    canvas.move(at[0], at[1]);
                    yield 0;
                }
                case PathIterator.SEG_LINETO -> {
                    canvas.line(at[0], at[1]);
                    yield 0;
                }
                case PathIterator.SEG_QUADTO -> {
                    canvas.curve(
                            towards(x, at[0]), towards(y, at[1]), towards(at[2], at[0]), towards(at[3], at[1]), at[2], at[3]);
                    yield 2;
                }
                case PathIterator.SEG_CUBICTO -> {
                    canvas.curve(at[0], at[1], at[2], at[3], at[4], at[5]);
                    yield 4;
                }
                default -> {
                    canvas.close();
                    yield 0;
                }
            };
            x = at[last];
            y = at[last + 1];
        }
    }

    /** A control point of a cubic curve, from an end of a quadratic one and its only control point. */
    private static double towards(double end, double control) {
        return end + (control - end) * TWO_THIRDS;
    }
}
