package dev.mazewright.core.testing;

import java.util.Arrays;

/** Pearson's chi-square: how far counts lie from what was expected. */
public final class ChiSquare {
    /** The standard normal quantile of 1 - 10^-6: what one honest test in a million exceeds. */
    private static final double ONE_IN_A_MILLION = 4.753424;

    private ChiSquare() {}

    /** The statistic of counts that should all be alike. */
    public static double ofEqual(long... counts) {
        double[] shares = new double[counts.length];
        Arrays.fill(shares, 1.0 / counts.length);
        return of(counts, shares);
    }

    /** The statistic of counts that should come in these shares, whose sum is 1. */
    public static double of(long[] counts, double... shares) {
        double total = Arrays.stream(counts).sum();
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            double expected = total * shares[i];
            sum += (counts[i] - expected) * (counts[i] - expected) / expected;
        }
        return sum;
    }

    /** What the statistic exceeds with probability 10^-6 (Wilson and Hilferty, 1931), for categories - 1 degrees. */
    public static double limit(int categories) {
        double degrees = categories - 1.0;
        double spread = 2 / (9 * degrees);
        return degrees * Math.pow(1 - spread + ONE_IN_A_MILLION * Math.sqrt(spread), 3);
    }
}
