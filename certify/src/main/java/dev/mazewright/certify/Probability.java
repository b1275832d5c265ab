package dev.mazewright.certify;

import org.apache.commons.numbers.gamma.Erfc;
import org.apache.commons.numbers.gamma.RegularizedBeta;
import org.apache.commons.numbers.gamma.RegularizedGamma;

/**
 * The probability of a result as unlikely as one or more, on either side: too even counts are as unlikely as too uneven ones. Where
 * a lower side would be of few possible values, only the upper one counts.
 */
final class Probability {
    /** With fewer degrees of freedom than this, equal or nearly equal counts are likely, so only the upper side is tested. */
    private static final double LEAST_DEGREES = 30;

    private Probability() {}

    /** Of a number of standard errors. */
    static double normal(double standardErrors) {
        return Erfc.value(Math.abs(standardErrors) / Math.sqrt(2));
    }

    /** Of a mean, in standard errors estimated from the samples themselves (Student, <i>The probable error of a mean</i>, 1908). */
    static double student(double standardErrors, double samples) {
        double degrees = samples - 1;
        return RegularizedBeta.value(degrees / (degrees + standardErrors * standardErrors), degrees / 2, 0.5);
    }

    /** Of a chi-square statistic. */
    static double chiSquare(double statistic, double degrees) {
        return gamma(statistic / 2, statistic / 2, degrees / 2);
    }

    /**
     * Of the number of pairs of equal ones among independent samples of equally likely trees. Its mean, variance and third moment are
     * those of a gamma distribution with another origin: two different pairs are uncorrelated, and three pairs of three samples
     * are equal together with probability 1 / trees^2.
     */
    static double equalPairs(double pairs, double samples, double trees) {
        double one = 1 / trees;
        double all = samples * (samples - 1) / 2;
        double mean = all * one;
        double variance = mean * (1 - one);
        double third = variance * (1 - 2 * one) + 2 * (samples - 2) * mean * one * (1 - one);
        double shape = 4 * variance * variance * variance / (third * third);
        double scale = third / (2 * variance);
        double origin = mean - shape * scale;
        return gamma((pairs + 0.5 - origin) / scale, (pairs - 0.5 - origin) / scale, shape);
    }

    private static double gamma(double below, double above, double shape) {
        double upper = above <= 0 ? 1 : RegularizedGamma.Q.value(shape, above);
        if (2 * shape < LEAST_DEGREES) {
            return upper;
        }
        double lower = below <= 0 ? 0 : RegularizedGamma.P.value(shape, below);
        return Math.min(1, 2 * Math.min(lower, upper));
    }
}
