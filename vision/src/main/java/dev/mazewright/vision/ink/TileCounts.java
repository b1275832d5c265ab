package dev.mazewright.vision.ink;

import java.util.stream.IntStream;

/** Counts each of 128 values from 0 to 255 on each tile; queries include the eight tiles around. */
final class TileCounts {
    private static final int BINS = 128;
    private static final float WIDTH = 256f / BINS;

    private final TileField shape;
    private final int[] counts;

    TileCounts(TileField shape) {
        this.shape = shape;
        counts = new int[shape.values.length * BINS];
    }

    void add(int tile, float value) {
        counts[tile * BINS + Math.clamp((int) (value / WIDTH), 0, BINS - 1)]++;
    }

    /** Counts all values of a plane. */
    void addAll(float[] plane, int width) {
        Bands.share(plane.length / width, shape.side, (from, to) -> {
            for (int y = from; y < to; y++) {
                for (int x = 0; x < width; x++) {
                    add(shape.tile(x, y), plane[y * width + x]);
                }
            }
        });
    }

    /** The quantiles at these shares, for each tile with its neighbours; NaN with fewer than {@code least} pixels. */
    float[][] percentiles(int least, double... shares) {
        float[][] values = new float[shares.length][shape.values.length];
        IntStream.range(0, shape.down).parallel().forEach(row -> percentiles(row, least, shares, values));
        return values;
    }

    private void percentiles(int row, int least, double[] shares, float[][] values) {
        int[] columns = columns(row);
        for (int x = 0; x < shape.across; x++) {
            int[] sum = new int[BINS];
            int total = 0;
            for (int i = Math.max(0, x - 1); i <= Math.min(shape.across - 1, x + 1); i++) {
                for (int bin = 0; bin < BINS; bin++) {
                    sum[bin] += columns[i * BINS + bin];
                    total += columns[i * BINS + bin];
                }
            }
            for (int i = 0; i < shares.length; i++) {
                values[i][row * shape.across + x] = total < least ? Float.NaN : percentile(sum, total * shares[i]);
            }
        }
    }

    /** The counts of a row of tiles, each with the tiles above and below. */
    private int[] columns(int row) {
        int[] columns = new int[shape.across * BINS];
        for (int y = Math.max(0, row - 1); y <= Math.min(shape.down - 1, row + 1); y++) {
            int from = y * columns.length;
            for (int i = 0; i < columns.length; i++) {
                columns[i] += counts[from + i];
            }
        }
        return columns;
    }

    private static float percentile(int[] sum, double rank) {
        double below = 0;
        for (int bin = 0; bin < BINS; bin++) {
            if (below + sum[bin] >= rank && sum[bin] > 0) {
                return (float) (WIDTH * (bin + (rank - below) / sum[bin]));
            }
            below += sum[bin];
        }
        return 255;
    }
}
