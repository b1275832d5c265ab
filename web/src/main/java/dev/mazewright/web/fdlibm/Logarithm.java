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

/** Logarithms. Source: fdlibm 5.3, e_log.c, s_log1p.c (1993). */
public final class Logarithm {
    private static final double LN2_HIGH = 0.6931471803691238;
    private static final double LN2_LOW = 1.9082149292705877E-10;
    private static final double TWO_54 = 0x1p54;

    private static final double L1 = 0.6666666666666735;
    private static final double L2 = 0.3999999999940942;
    private static final double L3 = 0.2857142874366239;
    private static final double L4 = 0.22222198432149784;
    private static final double L5 = 0.1818357216161805;
    private static final double L6 = 0.15313837699209373;
    private static final double L7 = 0.14798198605116586;

    private static final int BIAS = 1023;

    private Logarithm() {}

    /** The natural logarithm. */
    public static double log(double number) {
        if (number == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        if (!(number > 0)) { // or no number
            return Double.NaN;
        }
        double x = number;
        int k = 0;
        if (Words.high(x) < Words.EXPONENT) {
            k = -54;
            x *= TWO_54;
        }
        int high = Words.high(x);
        if (high >= Words.INFINITE) {
            return x + x;
        }
        k += (high >> 20) - BIAS;
        high &= Words.FRACTION;
        int i = high + 0x95f64 & Words.EXPONENT;
        k += i >> 20;
        return ofFraction(Words.withHigh(x, high | (i ^ Words.ONE)) - 1.0, high, k);
    }

    /** The logarithm of (1 + f) 2^k. */
    private static double ofFraction(double f, int high, int k) {
        if ((Words.FRACTION & 2 + high) < 3) { // |f| < 2^-20
            if (f == 0) {
                return k == 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
            }
            double r = f * f * (0.5 - 0.3333333333333333 * f);
            return k == 0 ? f - r : k * LN2_HIGH - ((r - k * LN2_LOW) - f);
        }
        double s = f / (2.0 + f);
        double z = s * s;
        double w = z * z;
        double even = w * (L2 + w * (L4 + w * L6));
        double odd = z * (L1 + w * (L3 + w * (L5 + w * L7)));
        double r = odd + even;
        if ((high - 0x6147a | 0x6b851 - high) > 0) {
            double square = 0.5 * f * f;
            return k == 0
                    ? f - (square - s * (square + r))
                    : k * LN2_HIGH - ((square - (s * (square + r) + k * LN2_LOW)) - f);
        }
        return k == 0 ? f - s * (f - r) : k * LN2_HIGH - ((s * (f - r) - k * LN2_LOW) - f);
    }

    /** The natural logarithm of 1 + x. */
    public static double log1p(double x) {
        int word = Words.high(x);
        int high = word & Words.MAGNITUDE;
        if (word < 0x3fda827a) { // x < 0.41422
            if (high >= Words.ONE && word < 0) {
                return x == -1.0 ? Double.NEGATIVE_INFINITY : Double.NaN;
            }
            if (high < 0x3e200000) { // |x| < 2^-29
                return high < 0x3c900000 ? x : x - x * x * 0.5;
            }
            if (word > 0 || word <= 0xbfd2bec3) { // -0.2929 < x
                return ofSum(x, 0, 1, 0);
            }
        }
        return word >= Words.INFINITE ? x + x : ofLarge(x, word);
    }

    private static double ofLarge(double x, int word) {
        boolean isExact = word >= 0x43400000; // 2^53
        double u = isExact ? x : 1.0 + x;
        int high = Words.high(u);
        int k = (high >> 20) - BIAS;
        double error = isExact ? 0 : (k > 0 ? 1.0 - (u - x) : x - (u - 1.0)) / u;
        high &= Words.FRACTION;
        if (high < 0x6a09e) {
            u = Words.withHigh(u, high | Words.ONE);
        } else {
            k++;
            u = Words.withHigh(u, high | 0x3fe00000);
            high = (Words.EXPONENT - high) >> 2;
        }
        return ofSum(u - 1.0, k, high, error);
    }

    /** The logarithm of (1 + f) 2^k, and of the error of that sum. */
    private static double ofSum(double f, int k, int high, double error) {
        double square = 0.5 * f * f;
        if (high == 0) { // |f| < 2^-20
            if (f == 0) {
                return k == 0 ? 0 : k * LN2_HIGH + (error + k * LN2_LOW);
            }
            double r = square * (1.0 - 0.6666666666666666 * f);
            return k == 0 ? f - r : k * LN2_HIGH - ((r - (k * LN2_LOW + error)) - f);
        }
        double s = f / (2.0 + f);
        double z = s * s;
        double r = z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + z * (L6 + z * L7))))));
        return k == 0
                ? f - (square - s * (square + r))
                : k * LN2_HIGH - ((square - (s * (square + r) + (k * LN2_LOW + error))) - f);
    }
}
