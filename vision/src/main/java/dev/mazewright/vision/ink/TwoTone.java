package dev.mazewright.vision.ink;

import boofcv.alg.filter.binary.GThresholdImageOps;

/**
 * The ink of a picture by one threshold for all of it: of a screen or a drawing whose walls may be wide, where a measurement of the
 * surroundings finds no paper.
 *
 * <p>Source: Otsu, A threshold selection method from gray-level histograms, 1979.
 */
final class TwoTone {
    private static final int LEVELS = 256;

    private TwoTone() {}

    /** The ink of each pixel: 0 for the mean of one side, 1 for that of the other; of bright walls if {@code isInverted}. */
    static float[] ink(WorkingCopy copy, boolean isInverted) {
        float[] plane = Brightness.of(copy).plane(copy);
        int[] counts = new int[LEVELS];
        for (float value : plane) {
            counts[level(value)]++;
        }
        int threshold = GThresholdImageOps.computeOtsu(counts, LEVELS, plane.length);
        double dark = mean(counts, 0, threshold, 0);
        double range = Math.max(1, mean(counts, threshold + 1, LEVELS - 1, LEVELS - 1) - dark);
        for (int i = 0; i < plane.length; i++) {
            double share = (plane[i] - dark) / range;
            plane[i] = (float) Math.clamp(isInverted ? share : 1 - share, 0, 1);
        }
        return plane;
    }

    private static int level(float value) {
        return Math.clamp((int) value, 0, LEVELS - 1);
    }

    /** The mean of some levels; the given value if no pixel has one. */
    private static double mean(int[] counts, int from, int to, double otherwise) {
        long sum = 0;
        long all = 0;
        for (int level = from; level <= to; level++) {
            sum += (long) level * counts[level];
            all += counts[level];
        }
        return all == 0 ? otherwise : (double) sum / all;
    }
}
