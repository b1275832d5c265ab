package dev.mazewright.core.measure;

import java.util.Arrays;

/**
 * Chi-square: how far counts differ from equal ones, and how far random numbers alone let them differ.
 *
 * <p>Source: Pearson, 1900; the limit by Cornish and Fisher, <i>Moments and cumulants in the specification of
 * distributions</i>, 1938.
 */
public final class Pearson {
    /** What a normal variable exceeds once in a thousand times. */
    private static final double ONE_IN_A_THOUSAND = 3.090232306;

    private Pearson() {}

    /** The statistic of counts whose expected values are equal; close to their number if only random numbers make them differ. */
    public static double ofEqual(long... counts) {
        double expected = (double) Arrays.stream(counts).sum() / counts.length;
        double sum = 0;
        for (long count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    /**
     * The value that the statistic of this number of equally likely categories exceeds with probability 1/1000; correct
     * to a thousandth for 31 categories and more.
     */
    public static double limit(int categories) {
        double z = ONE_IN_A_THOUSAND;
        double degrees = categories - 1.0;
        double root = Math.sqrt(2 * degrees);
        return degrees
                + z * root
                + 2 * (z * z - 1) / 3
                + (z * z * z - 7 * z) / (9 * root)
                - (6 * StrictMath.pow(z, 4) + 14 * z * z - 32) / (405 * degrees)
                + (9 * StrictMath.pow(z, 5) + 256 * z * z * z - 433 * z) / (4860 * degrees * root);
    }
}
