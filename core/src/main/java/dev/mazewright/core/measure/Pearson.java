package dev.mazewright.core.measure;

import java.util.Arrays;

/**
 * Chi-square: how far counts lie from being alike, and how far chance alone would bring them.
 *
 * <p>Source: Pearson, 1900; the limit by the cube root of Wilson and Hilferty, <i>The distribution of chi-square</i>,
 * 1931, which is right to a tenth for a hundred categories and more.
 */
public final class Pearson {
    /** What a normal variable exceeds once in a thousand times. */
    private static final double ONE_IN_A_THOUSAND = 3.090232;

    private Pearson() {}

    /** The statistic of counts that should all be alike; about as great as their number, if that is all there is to it. */
    public static double ofEqual(long... counts) {
        double expected = (double) Arrays.stream(counts).sum() / counts.length;
        double sum = 0;
        for (long count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    /** What the statistic of so many categories that are alike exceeds once in a thousand times. */
    public static double limit(int categories) {
        double degrees = categories - 1.0;
        double spread = 2 / (9 * degrees);
        double root = 1 - spread + ONE_IN_A_THOUSAND * Math.sqrt(spread);
        return degrees * root * root * root;
    }
}
