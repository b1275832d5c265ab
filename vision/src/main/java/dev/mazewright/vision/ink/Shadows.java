package dev.mazewright.vision.ink;

/** Takes from the ink what does not stand out from what is beside it as lines do: the edges of shadows. */
final class Shadows {
    /** Ink that stands out by less than this part of what lines do is a shadow in part. */
    private static final float STANDS_OUT = 0.5f;

    private Shadows() {}

    /**
     * Removes shadows from a plane of ink.
     *
     * @param hats how much each pixel stands out by a square of {@code 2 * reach + 1} pixels a side
     * @param strength how much lines stand out
     * @param marks around them, walls do not stand out
     */
    static void remove(float[] ink, float[] hats, int reach, Tiles strength, Marks marks, int width) {
        int height = ink.length / width;
        boolean[] others = new boolean[ink.length];
        for (int i = 0; i < others.length; i++) {
            others[i] = !marks.pixels()[i];
        }
        float[] away = Depth.of(others, width, height);
        float[] full = new float[width];
        for (int y = 0; y < height; y++) {
            strength.row(y, full);
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                if (away[at] > 3 * reach) {
                    ink[at] *= Math.min(1, hats[at] / (STANDS_OUT * full[x]));
                }
            }
        }
    }
}
