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
        float[] dilated = signed.clone();
        greatest(dilated, width, reach);
        float[] closed = negated(dilated);
        greatest(closed, width, reach);
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

    /** Replaces each pixel by the greatest value of the square around it. */
    private static void greatest(float[] plane, int width, int reach) {
        Bands.share(plane.length / width, (from, to) -> {
            Row row = new Row(width, reach);
            for (int y = from; y < to; y++) {
                row.greatest(plane, y * width);
            }
        });
        Bands.share(width, Columns.MOST, (from, to) -> new Columns(plane, width, from, to - from, reach).greatest());
    }

    /** A row of values, with the greatest from the start of each block and to its end. */
    private static final class Row {
        private final int width;
        private final int reach;
        private final int whole;
        private final float[] values;
        private final float[] before;
        private final float[] after;

        Row(int width, int reach) {
            this.width = width;
            this.reach = reach;
            int side = 2 * reach + 1;
            whole = Math.ceilDiv(width + 2 * reach, side) * side;
            values = new float[whole];
            before = new float[whole];
            after = new float[whole];
            Arrays.fill(values, Float.NEGATIVE_INFINITY);
        }

        void greatest(float[] plane, int first) {
            int side = 2 * reach + 1;
            System.arraycopy(plane, first, values, reach, width);
            for (int block = 0; block < whole; block += side) {
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
            for (int i = 0; i < width; i++) {
                plane[first + i] = Math.max(after[i], before[i + side - 1]);
            }
        }
    }

    /** The same for adjacent columns, row by row: all of them at once, by vector instructions. */
    private static final class Columns {
        static final int MOST = 256;

        private final float[] plane;
        private final int width;
        private final int first;
        private final int count;
        private final int height;
        private final int reach;

        Columns(float[] plane, int width, int first, int count, int reach) {
            this.plane = plane;
            this.width = width;
            this.first = first;
            this.count = count;
            height = plane.length / width;
            this.reach = reach;
        }

        void greatest() {
            int side = 2 * reach + 1;
            int whole = Math.ceilDiv(height + 2 * reach, side) * side;
            float[] before = new float[whole * count];
            float[] after = new float[whole * count];
            for (int y = 0; y < whole; y++) {
                put(y - reach, before, y * count);
                put(y - reach, after, y * count);
            }
            for (int y = 1; y < whole; y++) {
                if (y % side != 0) {
                    raise(before, y * count, before, (y - 1) * count);
                }
            }
            for (int y = whole - 2; y >= 0; y--) {
                if (y % side != side - 1) {
                    raise(after, y * count, after, (y + 1) * count);
                }
            }
            for (int y = 0; y < height; y++) {
                raise(after, y * count, before, (y + side - 1) * count);
                System.arraycopy(after, y * count, plane, y * width + first, count);
            }
        }

        private void put(int y, float[] to, int at) {
            if (y < 0 || y >= height) {
                Arrays.fill(to, at, at + count, Float.NEGATIVE_INFINITY);
            } else {
                System.arraycopy(plane, y * width + first, to, at, count);
            }
        }

        private void raise(float[] values, int at, float[] others, int from) {
            for (int i = 0; i < count; i++) {
                values[at + i] = Math.max(values[at + i], others[from + i]);
            }
        }
    }
}
