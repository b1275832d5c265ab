package dev.mazewright.vision.ink;

/**
 * The ink of a picture by one threshold for all of it: of a screen or a drawing whose walls may be wide, where a measurement of the
 * surroundings finds no paper.
 *
 * <p>Source: Otsu, A threshold selection method from gray-level histograms, 1979.
 */
final class TwoTone {
    private static final int LEVELS = 256;

    private final int[] counts = new int[LEVELS];
    /** The mean brightness below and above the threshold. */
    private double dark;
    private double bright = LEVELS - 1;

    private TwoTone(float[] plane) {
        for (float value : plane) {
            counts[level(value)]++;
        }
        separate(plane.length);
    }

    private static int level(float value) {
        return Math.clamp((int) value, 0, LEVELS - 1);
    }

    /** The ink of each pixel: 0 for the mean of one side, 1 for that of the other; of bright walls if {@code isInverted}. */
    static float[] ink(WorkingCopy copy, boolean isInverted) {
        float[] plane = Brightness.of(copy).plane(copy);
        TwoTone tones = new TwoTone(plane);
        double range = Math.max(1, tones.bright - tones.dark);
        for (int i = 0; i < plane.length; i++) {
            double share = (plane[i] - tones.dark) / range;
            plane[i] = (float) Math.clamp(isInverted ? share : 1 - share, 0, 1);
        }
        return plane;
    }

    /** Chooses the threshold with the greatest variance between the two sides. */
    private void separate(long all) {
        double total = 0;
        for (int level = 0; level < LEVELS; level++) {
            total += (double) level * counts[level];
        }
        long below = 0;
        double sum = 0;
        double most = -1;
        for (int level = 0; level < LEVELS - 1; level++) {
            below += counts[level];
            sum += (double) level * counts[level];
            if (below > 0 && below < all) {
                double apart = sum / below - (total - sum) / (all - below);
                double variance = (double) below * (all - below) * apart * apart;
                if (variance > most) {
                    most = variance;
                    dark = sum / below;
                    bright = (total - sum) / (all - below);
                }
            }
        }
    }
}
