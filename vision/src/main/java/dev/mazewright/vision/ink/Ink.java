package dev.mazewright.vision.ink;

import boofcv.alg.filter.binary.GThresholdImageOps;

/**
 * The pixels that are ink.
 *
 * @param threshold the ink from which a pixel counts; walls have 1
 * @param set the pixels row by row; not a copy, not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Ink(double threshold, boolean[] set) {
    private static final int BINS = 64;
    /** The limits of a measured threshold. */
    private static final double LEAST = 0.4;

    private static final double MOST = 0.55;

    /** The pixels with at least this ink, from 0 to 1; NaN measures the threshold (Otsu). */
    public static Ink of(Grey grey, double threshold) {
        double from = Double.isNaN(threshold) ? measured(grey) : threshold;
        boolean[] set = new boolean[grey.ink().length];
        for (int i = 0; i < set.length; i++) {
            set[i] = grey.ink()[i] >= from;
        }
        return new Ink(from, set);
    }

    private static double measured(Grey grey) {
        int[] counts = new int[BINS];
        for (float each : grey.ink()) {
            counts[Math.clamp((int) (each * BINS), 0, BINS - 1)]++;
        }
        double otsu = (GThresholdImageOps.computeOtsu(counts, BINS, grey.ink().length) + 1.0) / BINS;
        return Math.clamp(otsu, LEAST, MOST);
    }
}
