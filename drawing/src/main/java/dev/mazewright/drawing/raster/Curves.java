package dev.mazewright.drawing.raster;

/** Curves as straight lines that are nowhere farther from them than a small part of a pixel. */
final class Curves {
    /** In pixels. */
    static final double NEAR = 1 / 48.0;

    private static final double MOST = 4096;
    private static final int HARD_LINES = 8;
    /** The bend of a curve that has twice as many; of a quarter of a circle whose radius is about 103. */
    private static final double MOST_OF_HARD = 47 * 47;

    private Curves() {}

    /** A Bézier curve from where the lines are; for hard edges, in fewer lines. */
    static void line(
            LineSink lines, boolean isHard, double x0, double y0, double x1, double y1, double x2, double y2, double x3, double y3) {
        double bend = Math.max(bend(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), bend(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3));
        int count = isHard ? hard(bend) : (int) Math.min(MOST, Math.ceil(Math.sqrt(0.75 * Math.sqrt(bend) / NEAR)));
        for (int i = 1; i < count; i++) {
            double t = (double) i / count;
            double s = 1 - t;
            double a = s * s * s;
            double b = 3 * s * s * t;
            double c = 3 * s * t * t;
            double d = t * t * t;
            point(lines, i == 1, a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
        }
        point(lines, count <= 1, x3, y3);
    }

    /** As many lines as Java's own rasterizer draws, so that the marks in pictures of squares stay as they were. */
    private static int hard(double bend) {
        int count = HARD_LINES;
        for (double rest = bend; rest > MOST_OF_HARD && count < MOST; rest /= 16) {
            count *= 2;
        }
        return count;
    }

    private static void point(LineSink lines, boolean isFirst, double x, double y) {
        if (isFirst) {
            lines.line(x, y);
        } else {
            lines.along(x, y);
        }
    }

    /** The square of the second difference of control points, from which the distance of a chord follows. */
    private static double bend(double x, double y) {
        return x * x + y * y;
    }
}
