package dev.mazewright.certify;

import org.apache.commons.numbers.gamma.Erfc;
import org.apache.commons.numbers.gamma.RegularizedGamma;

/** The probability of a result as unlikely as one or more, on either side: too even counts are as unlikely as too uneven ones. */
final class Probability {
    private Probability() {}

    /** Of a number of standard errors. */
    static double normal(double standardErrors) {
        return Erfc.value(Math.abs(standardErrors) / Math.sqrt(2));
    }

    /** Of a chi-square statistic. */
    static double chiSquare(double statistic, double degrees) {
        return twoSided(RegularizedGamma.P.value(degrees / 2, statistic / 2), RegularizedGamma.Q.value(degrees / 2, statistic / 2));
    }

    /** Of a count of independent rare events. */
    static double poisson(double count, double mean) {
        return twoSided(RegularizedGamma.Q.value(count + 1, mean), count == 0 ? 1 : RegularizedGamma.P.value(count, mean));
    }

    private static double twoSided(double below, double above) {
        return Math.min(1, 2 * Math.min(below, above));
    }
}
