package dev.mazewright.drawing.raster;

import java.io.IOException;
import java.util.Arrays;

/** An outline of lines and curves, as of a letter. */
public final class Contour {
    private static final byte MOVE = 0;
    private static final byte LINE = 1;
    /** A curve with one control point. */
    private static final byte BOW = 2;

    private static final byte CURVE = 3;
    private static final byte CLOSE = 4;
    private static final int FEW = 32;
    /** How many points a step has. */
    private static final int[] POINTS = {1, 1, 2, 3, 0};
    private static final double TWO_THIRDS = 2 / 3.0;

    private byte[] steps = new byte[FEW];
    private int stepCount;
    private double[] points = new double[2 * FEW];
    private int pointCount;

    /** What outlines are drawn on. */
    public interface Target {
        /** Begins an outline. */
        void move(double x, double y) throws IOException;

        /** Goes straight to here. */
        void line(double x, double y) throws IOException;

        /** Goes in a curve to here (Bézier), first towards (x1, y1) and at the end coming from (x2, y2). */
        void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException;

        /** Goes back to where the outline began. */
        void close() throws IOException;
    }

    /** Begins an outline. */
    public void move(double x, double y) {
        step(MOVE);
        point(x, y);
    }

    /** Goes straight to here. */
    public void line(double x, double y) {
        step(LINE);
        point(x, y);
    }

    /** Goes in a curve to here, with one control point. */
    public void curve(double x1, double y1, double x, double y) {
        step(BOW);
        point(x1, y1);
        point(x, y);
    }

    /** Goes in a curve to here, with two control points. */
    public void curve(double x1, double y1, double x2, double y2, double x, double y) {
        step(CURVE);
        point(x1, y1);
        point(x2, y2);
        point(x, y);
    }

    /** Goes back to where the outline began. */
    public void close() {
        step(CLOSE);
    }

    /** Adds the outlines of another one. */
    public void append(Contour other) {
        steps = Arrays.copyOf(steps, stepCount + other.stepCount);
        System.arraycopy(other.steps, 0, steps, stepCount, other.stepCount);
        stepCount += other.stepCount;
        points = Arrays.copyOf(points, pointCount + other.pointCount);
        System.arraycopy(other.points, 0, points, pointCount, other.pointCount);
        pointCount += other.pointCount;
    }

    private void step(byte step) {
        if (stepCount == steps.length) {
            steps = Arrays.copyOf(steps, 2 * stepCount + FEW);
        }
        steps[stepCount++] = step;
    }

    private void point(double x, double y) {
        if (pointCount + 2 > points.length) {
            points = Arrays.copyOf(points, 2 * pointCount + FEW);
        }
        points[pointCount++] = x;
        points[pointCount++] = y;
    }

    /** The same with each point at (a x + b y + e, c x + d y + f). */
    public Contour transformed(double a, double b, double c, double d, double e, double f) {
        Contour moved = new Contour();
        moved.steps = steps.clone();
        moved.stepCount = stepCount;
        moved.points = points.clone();
        moved.pointCount = pointCount;
        for (int i = 0; i < pointCount; i += 2) {
            moved.points[i] = a * points[i] + b * points[i + 1] + e;
            moved.points[i + 1] = c * points[i] + d * points[i + 1] + f;
        }
        return moved;
    }

    /** Draws it. */
    public void draw(Target target) throws IOException {
        int at = 0;
        for (int i = 0; i < stepCount; i++) {
            double[] p = points;
            switch (steps[i]) {
                case MOVE -> target.move(p[at], p[at + 1]);
                case LINE -> target.line(p[at], p[at + 1]);
                case BOW -> target.curve(
                        towards(p[at - 2], p[at]), towards(p[at - 1], p[at + 1]),
                        towards(p[at + 2], p[at]), towards(p[at + 3], p[at + 1]),
                        p[at + 2], p[at + 3]);
                case CURVE -> target.curve(p[at], p[at + 1], p[at + 2], p[at + 3], p[at + 4], p[at + 5]);
                default -> target.close();
            }
            at += 2 * POINTS[steps[i]];
        }
    }

    /** A control point of a cubic curve, from an end of a quadratic one and its only control point. */
    private static double towards(double end, double control) {
        return end + (control - end) * TWO_THIRDS;
    }

    /** The least and the greatest y; 0 where it has no points. */
    public AxisRange height() {
        AxisRange range = new AxisRange(pointCount == 0 ? 0 : points[1]);
        int at = 0;
        for (int i = 0; i < stepCount; i++) {
            int count = POINTS[steps[i]];
            if (count > 0) {
                range.add(points[at + 2 * count - 1]);
            }
            if (steps[i] == BOW) {
                range.addBow(points[at - 1], points[at + 1], points[at + 3]);
            } else if (steps[i] == CURVE) {
                range.addCurve(points[at - 1], points[at + 1], points[at + 3], points[at + 5]);
            }
            at += 2 * count;
        }
        return range;
    }
}
