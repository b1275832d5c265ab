package dev.mazewright.vision.ink;

import java.util.Arrays;

/** The darkest and the brightest values around each pixel, where both walls and paper are near. */
final class Range {
    /** The share of the darkest pixels, and of the brightest, that is noise. */
    private static final double EXTREME = 0.005;
    /** Tiles with less than this share of the usual contrast show no walls. */
    static final double LEAST_CONTRAST = 0.35;
    /** Tiles of less contrast show nothing. If most do, the maze covers a small part of the picture, */
    private static final float FLAT = 6;
    /** and this quantile of contrasts is the usual one. */
    private static final double SMALL = 0.97;

    final TileField low;
    final TileField high;
    /** The usual difference of the two, from 0 to 255. */
    final float contrast;

    private Range(TileField low, TileField high, float contrast) {
        this.low = low;
        this.high = high;
        this.contrast = contrast;
    }

    /** Measures on tiles of this side, in pixels. */
    static Range of(float[] plane, int width, int height, int side) {
        TileField low = new TileField(width, height, side);
        TileField high = low.like();
        TileCounts counts = new TileCounts(low);
        counts.addAll(plane, width);
        float[][] ends = counts.percentiles(1, EXTREME, 1 - EXTREME);
        float[] contrasts = new float[low.values.length];
        for (int i = 0; i < contrasts.length; i++) {
            low.values[i] = ends[0][i];
            high.values[i] = ends[1][i];
            contrasts[i] = ends[1][i] - ends[0][i];
        }
        float[] sorted = contrasts.clone();
        Arrays.sort(sorted);
        float usual = sorted[(int) (0.75 * (sorted.length - 1))];
        if (usual < FLAT) {
            usual = sorted[(int) (SMALL * (sorted.length - 1))];
        }
        for (int i = 0; i < contrasts.length; i++) {
            if (contrasts[i] < LEAST_CONTRAST * usual) {
                low.values[i] = Float.NaN;
                high.values[i] = Float.NaN;
            }
        }
        low.fill(0);
        high.fill(255);
        return new Range(low, high, usual);
    }
}
