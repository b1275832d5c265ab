package dev.mazewright.vision.ink;

import java.util.Arrays;

/**
 * Ink as far as it stands out from its surroundings, as thin lines do: it shows walls at the edge of a shadow, where the paper is
 * brighter than around. It loses walls thicker than lines, and what is drawn with them.
 */
final class Relief {
    /** The least share of the strongest lines' contrast that most walls have. */
    private static final float FULL = 0.75f;
    /** The least contrast of lines, of 255. */
    private static final float LEAST = 1;
    private static final int SAMPLE = 50_000;

    private Relief() {}

    /** Changes a plane of ink by the contrast of its pixels ({@code hats}) and of lines ({@code strength}); marks stay as they are. */
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

    /** The median of a plane, such as of contrasts: that of paper, by its grain. */
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
