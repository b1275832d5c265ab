package dev.mazewright.vision.ink;

/** How often each of 128 values from 0 to 255 occurs on each tile; asked together with the eight tiles around. */
final class TileCounts {
    private static final int BINS = 128;
    private static final float WIDTH = 256f / BINS;

    private final Tiles shape;
    private final int[] counts;

    TileCounts(Tiles shape) {
        this.shape = shape;
        counts = new int[shape.values.length * BINS];
    }

    void add(int tile, float value) {
        counts[tile * BINS + Math.clamp((int) (value / WIDTH), 0, BINS - 1)]++;
    }

    /** Counts all values of a plane. */
    void addAll(float[] plane, int width) {
        shape.rows(plane.length / width, (from, to) -> {
            for (int y = from; y < to; y++) {
                for (int x = 0; x < width; x++) {
                    add(shape.tile(x, y), plane[y * width + x]);
                }
            }
        });
    }

    /**
     * The values below which these shares of the pixels on a tile and around lie; NaN where fewer than a number are counted.
     */
    float[] percentiles(int tile, int least, double... shares) {
        int[] sum = new int[BINS];
        int total = 0;
        int x = tile % shape.across;
        int y = tile / shape.across;
        for (int j = Math.max(0, y - 1); j <= Math.min(shape.down - 1, y + 1); j++) {
            for (int i = Math.max(0, x - 1); i <= Math.min(shape.across - 1, x + 1); i++) {
                int from = (j * shape.across + i) * BINS;
                for (int bin = 0; bin < BINS; bin++) {
                    sum[bin] += counts[from + bin];
                    total += counts[from + bin];
                }
            }
        }
        float[] values = new float[shares.length];
        for (int i = 0; i < shares.length; i++) {
            values[i] = total < least ? Float.NaN : percentile(sum, total * shares[i]);
        }
        return values;
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
