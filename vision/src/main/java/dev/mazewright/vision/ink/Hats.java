package dev.mazewright.vision.ink;

import java.util.Arrays;

/**
 * How much darker thin dark lines are than their surroundings: the black top hat of a plane, by a square. Tables, blocks and shadows are
 * wider than the square and yield 0.
 *
 * <p>Source: van Herk, "A Fast Algorithm for Local Minimum and Maximum Filters on Rectangular and Octagonal Kernels", <i>Pattern
 * Recognition Letters</i> 13, 1992.
 */
final class Hats {
    private Hats() {}

    /** The hat by a square of {@code 2 * reach + 1} pixels a side, or that of bright lines if inverted. */
    static float[] of(float[] plane, int width, int reach, boolean isInverted) {
        float[] signed = isInverted ? negated(plane) : plane;
        float[] closed = greatest(negated(greatest(signed, width, reach)), width, reach);
        Bands.pixels(closed.length, (from, to) -> {
            for (int i = from; i < to; i++) {
                closed[i] = Math.max(0, -closed[i] - signed[i]);
            }
        });
        return closed;
    }

    private static float[] negated(float[] plane) {
        float[] negated = new float[plane.length];
        Bands.pixels(plane.length, (from, to) -> {
            for (int i = from; i < to; i++) {
                negated[i] = -plane[i];
            }
        });
        return negated;
    }

    /** The greatest value of the square around each pixel. */
    private static float[] greatest(float[] plane, int width, int reach) {
        return turned(turned(plane, width, reach), plane.length / width, reach);
    }

    /** The greatest value of the pixels at most this far along each row, with rows as columns. */
    private static float[] turned(float[] plane, int width, int reach) {
        int height = plane.length / width;
        float[] turned = new float[plane.length];
        Bands.share(height, (from, to) -> {
            Row row = new Row(width, reach);
            for (int y = from; y < to; y++) {
                row.read(plane, y * width);
                for (int x = 0; x < width; x++) {
                    turned[x * height + y] = row.greatest(x);
                }
            }
        });
        return turned;
    }

    /** A row of values, with the greatest from the start of each block and to its end. */
    private static final class Row {
        private final int width;
        private final int reach;
        private final int side;
        private final float[] values;
        private final float[] before;
        private final float[] after;

        Row(int width, int reach) {
            this.width = width;
            this.reach = reach;
            side = 2 * reach + 1;
            values = new float[Math.ceilDiv(width + 2 * reach, side) * side];
            before = new float[values.length];
            after = new float[values.length];
            Arrays.fill(values, Float.NEGATIVE_INFINITY);
        }

        void read(float[] plane, int first) {
            System.arraycopy(plane, first, values, reach, width);
            for (int block = 0; block < values.length; block += side) {
                float most = Float.NEGATIVE_INFINITY;
                for (int i = block; i < block + side; i++) {
                    most = Math.max(most, values[i]);
                    before[i] = most;
                }
                most = Float.NEGATIVE_INFINITY;
                for (int i = block + side - 1; i >= block; i--) {
                    most = Math.max(most, values[i]);
                    after[i] = most;
                }
            }
        }

        float greatest(int x) {
            return Math.max(after[x], before[x + side - 1]);
        }
    }
}
