package dev.mazewright.vision.ink;

import java.util.Arrays;

/** How dark and how bright it is around each pixel, where both walls and paper are near. */
final class Range {
    /** Darker and brighter pixels than these shares are noise. */
    private static final double EXTREME = 0.005;
    /** Tiles with less than this part of the usual contrast show no walls. */
    private static final double LEAST_CONTRAST = 0.35;
    /** Tiles of less contrast than this show nothing: where most do, the maze covers a small part of the picture, */
    private static final float FLAT = 6;
    /** which is at least the rest of this share. */
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

    /** Measured on tiles so many pixels a side. */
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
