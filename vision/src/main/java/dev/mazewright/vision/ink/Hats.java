package dev.mazewright.vision.ink;

import java.util.Arrays;

/**
 * How much darker thin dark lines are than what is beside them: the black top hat of a plane, by a square. Tables, blocks and shadows,
 * which are wider than the square, have none.
 *
 * <p>Source: van Herk, "A Fast Algorithm for Local Minimum and Maximum Filters on Rectangular and Octagonal Kernels", <i>Pattern
 * Recognition Letters</i> 13, 1992.
 */
final class Hats {
    private Hats() {}

    /** The hat by a square of {@code 2 * reach + 1} pixels a side; of bright lines where the picture is inverted. */
    static float[] of(float[] plane, int width, int reach, boolean isInverted) {
        float[] signed = plane.clone();
        if (isInverted) {
            negate(signed);
        }
        float[] closed = signed.clone();
        greatest(closed, width, reach);
        negate(closed);
        greatest(closed, width, reach);
        for (int i = 0; i < closed.length; i++) {
            closed[i] = Math.max(0, -closed[i] - signed[i]);
        }
        return closed;
    }

    private static void negate(float[] plane) {
        for (int i = 0; i < plane.length; i++) {
            plane[i] = -plane[i];
        }
    }

    /** Puts at each pixel the greatest value of the square around it. */
    private static void greatest(float[] plane, int width, int reach) {
        int height = plane.length / width;
        Line line = new Line(Math.max(width, height), reach);
        for (int y = 0; y < height; y++) {
            line.greatest(plane, y * width, 1, width);
        }
        for (int x = 0; x < width; x++) {
            line.greatest(plane, x, width, height);
        }
    }

    /** A line of values, with room for the greatest from the begin and to the end of each block. */
    private static final class Line {
        private final int reach;
        private final float[] values;
        private final float[] before;
        private final float[] after;

        Line(int longest, int reach) {
            this.reach = reach;
            int room = longest + 4 * reach + 2;
            values = new float[room];
            before = new float[room];
            after = new float[room];
        }

        void greatest(float[] plane, int first, int step, int count) {
            int side = 2 * reach + 1;
            int whole = (count + 2 * reach + side - 1) / side * side;
            Arrays.fill(values, 0, whole, Float.NEGATIVE_INFINITY);
            for (int i = 0; i < count; i++) {
                values[i + reach] = plane[first + i * step];
            }
            for (int i = 0; i < whole; i++) {
                before[i] = i % side == 0 ? values[i] : Math.max(before[i - 1], values[i]);
            }
            for (int i = whole - 1; i >= 0; i--) {
                after[i] = i % side == side - 1 ? values[i] : Math.max(after[i + 1], values[i]);
            }
            for (int i = 0; i < count; i++) {
                plane[first + i * step] = Math.max(after[i], before[i + side - 1]);
            }
        }
    }
}
