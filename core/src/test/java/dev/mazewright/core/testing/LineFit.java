package dev.mazewright.core.testing;

import java.util.Locale;

/**
 * The straight line y = a + b x through points whose y have known standard errors, by weighted least squares.
 *
 * @param a where it crosses x = 0
 * @param b its slope
 * @param aError the standard error of a
 * @param bError the standard error of b
 * @param chiSquare the squares of the distances of the points from the line, in standard errors
 * @param points how many points; of chi-square's degrees of freedom there are two less
 */
public record LineFit(double a, double b, double aError, double bError, double chiSquare, int points) {
    /** The line through the points from this one on. */
    public static LineFit of(double[] x, double[] y, double[] errors, int from) {
        double s = 0;
        double sx = 0;
        double sy = 0;
        double sxx = 0;
        double sxy = 0;
        for (int i = from; i < x.length; i++) {
            double weight = 1 / (errors[i] * errors[i]);
            s += weight;
            sx += weight * x[i];
            sy += weight * y[i];
            sxx += weight * x[i] * x[i];
            sxy += weight * x[i] * y[i];
        }
        double determinant = s * sxx - sx * sx;
        double b = (s * sxy - sx * sy) / determinant;
        double a = (sxx * sy - sx * sxy) / determinant;
        double chiSquare = 0;
        for (int i = from; i < x.length; i++) {
            double distance = (y[i] - a - b * x[i]) / errors[i];
            chiSquare += distance * distance;
        }
        return new LineFit(a, b, Math.sqrt(sxx / determinant), Math.sqrt(s / determinant), chiSquare, x.length - from);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "%.4f +- %.4f + (%.5f +- %.5f) x, chi-square %.1f of %d", a, aError, b, bError, chiSquare, points - 2);
    }
}
