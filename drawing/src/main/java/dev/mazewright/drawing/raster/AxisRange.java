package dev.mazewright.drawing.raster;

/** Where something lies along an axis: what is added makes it wider. */
public final class AxisRange {
    private double least;
    private double most;

    AxisRange(double value) {
        least = value;
        most = value;
    }

    public double least() {
        return least;
    }

    public double most() {
        return most;
    }

    void add(double value) {
        least = Math.min(least, value);
        most = Math.max(most, value);
    }

    /** Adds a quadratic curve whose end is in it. */
    void addBow(double from, double control, double to) {
        double t = (from - control) / (from - 2 * control + to);
        if (t > 0 && t < 1) {
            add((1 - t) * (1 - t) * from + 2 * t * (1 - t) * control + t * t * to);
        }
    }

    /** Adds a cubic curve whose end is in it: where its derivative, a t² + 2 b t + c, is 0. */
    void addCurve(double from, double one, double other, double to) {
        double a = to - 3 * other + 3 * one - from;
        double b = other - 2 * one + from;
        double c = one - from;
        double root = Math.sqrt(b * b - a * c);
        double sum = -(b + (b < 0 ? -root : root));
        addCurve(from, one, other, to, sum / a);
        addCurve(from, one, other, to, c / sum);
    }

    private void addCurve(double from, double one, double other, double to, double t) {
        if (t > 0 && t < 1) {
            double s = 1 - t;
            add(s * s * s * from + 3 * s * s * t * one + 3 * s * t * t * other + t * t * t * to);
        }
    }
}
