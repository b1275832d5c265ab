/*
 * Ported to Java from fdlibm 5.3, with its notice:
 *
 * Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *
 * Developed at SunSoft, a Sun Microsystems, Inc. business.
 * Permission to use, copy, modify, and distribute this
 * software is freely granted, provided that this notice
 * is preserved.
 */
package dev.mazewright.web.fdlibm;

/** Sine and cosine. Source: fdlibm 5.3, s_sin.c, s_cos.c, k_sin.c, k_cos.c (1993). */
public final class Sine {
    private static final double S1 = -0.16666666666666632;
    private static final double S2 = 0.00833333333332249;
    private static final double S3 = -0.0001984126982985795;
    private static final double S4 = 0.0000027557313707070068;
    private static final double S5 = -2.5050760253406863E-8;
    private static final double S6 = 1.58969099521155E-10;

    private static final double C1 = 0.0416666666666666;
    private static final double C2 = -0.001388888888887411;
    private static final double C3 = 0.00002480158728947673;
    private static final double C4 = -2.7557314351390663E-7;
    private static final double C5 = 2.087572321298175E-9;
    private static final double C6 = -1.1359647557788195E-11;

    /** The upper words of 2^-27, pi / 4, 0.3 and 0.78125. */
    private static final int TINY = 0x3e400000;

    private static final int QUARTER_TURN = 0x3fe921fb;
    private static final int THREE_TENTHS = 0x3fd33333;
    private static final int LARGE = 0x3fe90000;

    private Sine() {}

    /** The sine of an angle in radians. */
    public static double sin(double x) {
        int high = Words.high(x) & Words.MAGNITUDE;
        if (high <= QUARTER_TURN) {
            return sine(x, 0, false);
        }
        if (high >= Words.INFINITE) {
            return Double.NaN;
        }
        double[] rest = new double[2];
        return switch (Reduction.reduce(x, rest) & 3) {
            case 0 -> sine(rest[0], rest[1], true);
            case 1 -> cosine(rest[0], rest[1]);
            case 2 -> -sine(rest[0], rest[1], true);
            default -> -cosine(rest[0], rest[1]);
        };
    }

    /** The cosine of an angle in radians. */
    public static double cos(double x) {
        int high = Words.high(x) & Words.MAGNITUDE;
        if (high <= QUARTER_TURN) {
            return cosine(x, 0);
        }
        if (high >= Words.INFINITE) {
            return Double.NaN;
        }
        double[] rest = new double[2];
        return switch (Reduction.reduce(x, rest) & 3) {
            case 0 -> cosine(rest[0], rest[1]);
            case 1 -> -sine(rest[0], rest[1], true);
            case 2 -> -cosine(rest[0], rest[1]);
            default -> sine(rest[0], rest[1], true);
        };
    }

    /** Of x + y, at most pi / 4, where y is the rounding error of x. */
    private static double sine(double x, double y, boolean hasError) {
        if ((Words.high(x) & Words.MAGNITUDE) < TINY) {
            return x;
        }
        double z = x * x;
        double v = z * x;
        double r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
        return hasError ? x - ((z * (0.5 * y - v * r) - y) - v * S1) : x + v * (S1 + z * r);
    }

    private static double cosine(double x, double y) {
        int high = Words.high(x) & Words.MAGNITUDE;
        if (high < TINY) {
            return 1;
        }
        double z = x * x;
        double r = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
        if (high < THREE_TENTHS) {
            return 1 - (0.5 * z - (z * r - x * y));
        }
        double quarter = high > LARGE ? 0.28125 : Words.ofHigh(high - 0x00200000); // about x / 4
        return (1 - quarter) - ((0.5 * z - quarter) - (z * r - x * y));
    }
}
