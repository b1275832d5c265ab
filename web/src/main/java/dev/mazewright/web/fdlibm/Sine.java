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
    private static final double S1 = -1.66666666666666324348e-01;
    private static final double S2 = 8.33333333332248946124e-03;
    private static final double S3 = -1.98412698298579493134e-04;
    private static final double S4 = 2.75573137070700676789e-06;
    private static final double S5 = -2.50507602534068634195e-08;
    private static final double S6 = 1.58969099521155010221e-10;

    private static final double C1 = 4.16666666666666019037e-02;
    private static final double C2 = -1.38888888888741095749e-03;
    private static final double C3 = 2.48015872894767294178e-05;
    private static final double C4 = -2.75573143513906633035e-07;
    private static final double C5 = 2.08757232129817482790e-09;
    private static final double C6 = -1.13596475577881948265e-11;

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
            return x - x;
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
            return x - x;
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
