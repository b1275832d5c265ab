package dev.mazewright.books.check;

import java.awt.geom.Rectangle2D;

/** The bounds of a path, which is not kept: pages with millions of lines need no memory. */
final class PathBounds {
    private double left = Double.POSITIVE_INFINITY;
    private double bottom = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double top = Double.NEGATIVE_INFINITY;
    private double x;
    private double y;

    /** Begins anew. */
    void clear() {
        left = Double.POSITIVE_INFINITY;
        bottom = Double.POSITIVE_INFINITY;
        right = Double.NEGATIVE_INFINITY;
        top = Double.NEGATIVE_INFINITY;
    }

    boolean isEmpty() {
        return left > right;
    }

    /** Goes to a point. */
    void point(double toX, double toY) {
        x = toX;
        y = toY;
        left = Math.min(left, x);
        right = Math.max(right, x);
        bottom = Math.min(bottom, y);
        top = Math.max(top, y);
    }

    /** Goes along a cubic Bezier curve. */
    void curve(double x1, double y1, double x2, double y2, double x3, double y3) {
        double[] xs = extremes(x, x1, x2, x3);
        double[] ys = extremes(y, y1, y2, y3);
        left = Math.min(left, xs[0]);
        right = Math.max(right, xs[1]);
        bottom = Math.min(bottom, ys[0]);
        top = Math.max(top, ys[1]);
        point(x3, y3);
    }

    /** The least and the greatest of a coordinate along the curve: where its derivative is 0, or at the ends. */
    private static double[] extremes(double p0, double p1, double p2, double p3) {
        double[] found = {Math.min(p0, p3), Math.max(p0, p3)};
        double a = p3 - 3 * p2 + 3 * p1 - p0;
        double b = 2 * (p2 - 2 * p1 + p0);
        double c = p1 - p0;
        double root = Math.sqrt(b * b - 4 * a * c);
        double[] times = a == 0 ? new double[] {-c / b} : new double[] {(-b - root) / (2 * a), (-b + root) / (2 * a)};
        for (double t : times) {
            if (t > 0 && t < 1) { // false for what is not a number
                double s = 1 - t;
                double at = s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
                found[0] = Math.min(found[0], at);
                found[1] = Math.max(found[1], at);
            }
        }
        return found;
    }

    double x() {
        return x;
    }

    double y() {
        return y;
    }

    /** The bounds, this much wider on each side. */
    Rectangle2D bounds(double more) {
        return new Rectangle2D.Double(left - more, bottom - more, right - left + 2 * more, top - bottom + 2 * more);
    }
}
