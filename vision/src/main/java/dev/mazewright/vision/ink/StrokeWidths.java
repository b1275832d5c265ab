package dev.mazewright.vision.ink;

import java.util.Arrays;

/**
 * The usual widths of dark and bright strokes, in pixels, from the lengths of runs along some rows and columns.
 *
 * @param runs the number measured of each kind, at least
 * @param isBorderDark whether most pixels along the edge of the picture are dark
 * @param brightMargin the usual width of brightness along the edge of the picture, on the side where it is widest; 0 if most of the edge
 * is dark
 */
record StrokeWidths(double dark, double bright, int runs, boolean isBorderDark, double brightMargin) {
    private static final int LINES = 400;
    /** Strokes cross a line at any angle and may follow it, so this quantile of runs, a short one, is the usual width. */
    private static final double SHARE = 0.35;
    /** Beyond this share of the difference of dark and bright, a pixel is certain. */
    private static final float SURE = 0.2f;

    static StrokeWidths of(float[] plane, int width, int height, Range range) {
        float[] even = even(plane, width, height, range);
        Runs runs = new Runs();
        int every = Math.max(1, height / LINES);
        for (int y = every / 2; y < height; y += every) {
            runs.add(even, y * width, 1, width);
        }
        double across = runs.margin();
        int stride = Math.max(1, width / LINES);
        for (int x = stride / 2; x < Math.min(width, stride * (LINES + 2)); x += stride) {
            runs.add(even, x, width, height);
        }
        boolean isBorderDark = isBorderDark(even, width);
        double margin = isBorderDark ? 0 : Math.max(across, runs.margin());
        return new StrokeWidths(runs.dark.usual(), runs.bright.usual(), Math.min(runs.dark.count, runs.bright.count), isBorderDark, margin);
    }

    /** A plane from 0 for the darkest around a pixel to 1 for the brightest. */
    private static float[] even(float[] plane, int width, int height, Range range) {
        float[] even = new float[plane.length];
        float[] low = new float[width];
        float[] high = new float[width];
        for (int y = 0; y < height; y++) {
            range.low.row(y, low);
            range.high.row(y, high);
            for (int x = 0; x < width; x++) {
                even[y * width + x] = (plane[y * width + x] - low[x]) / Math.max(1, high[x] - low[x]);
            }
        }
        return even;
    }

    /** Whether most of the edge is dark: two rows at the top and at the bottom, a column at the left and at the right. */
    private static boolean isBorderDark(float[] even, int width) {
        int dark = 0;
        for (int at = 0; at < even.length; at++) {
            boolean isEdge = at < 2 * width || at >= even.length - 2 * width || at % width == 0 || at % width == width - 1;
            dark += !isEdge ? 0 : even[at] < 0.5f ? 1 : -1;
        }
        return dark > 0;
    }

    /** The lengths of runs of one kind. */
    private static final class Lengths {
        private double[] values = new double[1024];
        private int count;

        void add(double length) {
            if (count == values.length) {
                values = Arrays.copyOf(values, 2 * count);
            }
            values[count++] = length;
        }

        double usual() {
            Arrays.sort(values, 0, count);
            return count == 0 ? 0 : values[(int) (SHARE * (count - 1))];
        }
    }

    /** Divides lines into runs of dark and bright; the first and the last of a line do not count. */
    private static final class Runs {
        private final Lengths dark = new Lengths();
        private final Lengths bright = new Lengths();
        /** The bright runs at the start and at the end of lines. */
        private Lengths first = new Lengths();

        private Lengths last = new Lengths();
        private int at;
        private float before;
        private double crossing;
        private double from;
        private int state;

        /** Adds the runs of a line of values. */
        void add(float[] values, int first, int step, int count) {
            at = 0;
            state = 0;
            from = Double.NaN;
            crossing = Double.NaN;
            for (int i = 0; i < count; i++) {
                add(values[first + i * step]);
            }
            if (state > 0 && !Double.isNaN(from)) {
                last.add(at - from);
            }
        }

        private void add(float value) {
            if (at > 0 && before < 0.5f != value < 0.5f) {
                crossing = at - 0.5 + (0.5 - before) / (value - before);
            }
            int now = value < 0.5f - SURE ? -1 : value > 0.5f + SURE ? 1 : 0;
            if (now != 0 && now != state) {
                if (state != 0) {
                    if (!Double.isNaN(from)) {
                        (state < 0 ? dark : bright).add(crossing - from);
                    } else if (state > 0) {
                        first.add(crossing);
                    }
                    from = crossing;
                }
                state = now;
            }
            before = value;
            at++;
        }

        /** The greater of the usual lengths of bright runs at the start and at the end of the lines so far. */
        double margin() {
            double margin = Math.max(first.usual(), last.usual());
            first = new Lengths();
            last = new Lengths();
            return margin;
        }
    }
}
