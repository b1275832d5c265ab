package dev.mazewright.vision.ink;

import java.util.Arrays;

/**
 * Ink as far as it stands out from what is beside it, as thin lines do: beside the edge of a shadow, where the paper is not as dark as it
 * is around, walls are seen. Walls that are thicker than lines, and what is drawn with them, are not.
 */
final class Relief {
    /** Most walls stand out by at least this part of what the strongest do. */
    private static final float FULL = 0.75f;
    /** Less than this, of 255, is nothing. */
    private static final float LEAST = 1;
    private static final int SAMPLE = 50_000;

    private Relief() {}

    /**
     * Changes a plane of ink.
     *
     * @param hats how much each pixel stands out
     * @param strength how much lines stand out
     * @param marks pixels that stay as they are
     */
    static void of(float[] ink, float[] hats, TileField strength, boolean[] marks, int width) {
        float grain = grain(hats);
        float[] strongest = new float[width];
        for (int y = 0; y < ink.length / width; y++) {
            strength.row(y, strongest);
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                if (!marks[at]) {
                    ink[at] = Math.max(0, hats[at] - grain) / Math.max(LEAST, FULL * strongest[x] - grain);
                }
            }
        }
    }

    /** What most pixels of a plane have, such as how much they stand out: those of paper, by its grain. */
    static float grain(float[] plane) {
        int step = Math.max(1, plane.length / SAMPLE);
        float[] sample = new float[plane.length / step];
        for (int i = 0; i < sample.length; i++) {
            sample[i] = plane[i * step];
        }
        Arrays.sort(sample);
        return sample[sample.length / 2];
    }
}
