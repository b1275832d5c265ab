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

/** The tangent. Source: fdlibm 5.3, s_tan.c, k_tan.c (1993, corrected 2004). */
public final class Tangent {
    private static final double[] T = {
        3.33333333333334091986e-01, 1.33333333333201242699e-01, 5.39682539762260521377e-02, 2.18694882948595424599e-02,
        8.86323982359930005737e-03, 3.59207910759131235356e-03, 1.45620945432529025516e-03, 5.88041240820264096874e-04,
        2.46463134818469906812e-04, 7.81794442939557092300e-05, 7.14072491382608190305e-05, -1.85586374855275456654e-05,
        2.59073051863633712884e-05
    };

    private static final double QUARTER = 7.85398163397448278999e-01;
    private static final double QUARTER_LOW = 3.06161699786838301793e-17;

    /** The upper words of 2^-28, 0.6744 and pi / 4. */
    private static final int TINY = 0x3e300000;

    private static final int LARGE = 0x3fe59428;
    private static final int QUARTER_TURN = 0x3fe921fb;

    private Tangent() {}

    /** The tangent of an angle in radians. */
    public static double tan(double x) {
        int high = Words.high(x) & Words.MAGNITUDE;
        if (high <= QUARTER_TURN) {
            return tangent(x, 0, 1);
        }
        if (high >= Words.INFINITE) {
            return x - x;
        }
        double[] rest = new double[2];
        int quarters = Reduction.reduce(x, rest);
        return tangent(rest[0], rest[1], 1 - ((quarters & 1) << 1));
    }

    /** Of x + y, at most pi / 4: the tangent if sign is 1, and -1 divided by it if sign is -1. */
    private static double tangent(double angle, double error, int sign) {
        double x = angle;
        double y = error;
        int word = Words.high(x);
        int high = word & Words.MAGNITUDE;
        if (high < TINY) {
            return ofTiny(x, y, sign);
        }
        if (high >= LARGE) {
            x = word < 0 ? -x : x;
            y = word < 0 ? -y : y;
            x = (QUARTER - x) + (QUARTER_LOW - y);
            y = 0;
        }
        double r = rest(x, y);
        double w = x + r;
        if (high >= LARGE) {
            return (1 - (word >> 30 & 2)) * (sign - 2.0 * (x - (w * w / (w + sign) - r)));
        }
        return sign == 1 ? w : inverse(x, r, w);
    }

    private static double ofTiny(double x, double y, int sign) {
        if (((Words.high(x) & Words.MAGNITUDE) | Words.low(x) | sign + 1) == 0) {
            return 1 / Math.abs(x);
        }
        return sign == 1 ? x : inverse(x, y, x + y);
    }

    /** What the tangent is above x. */
    private static double rest(double x, double y) {
        double z = x * x;
        double w = z * z;
        double odd = T[1] + w * (T[3] + w * (T[5] + w * (T[7] + w * (T[9] + w * T[11]))));
        double even = z * (T[2] + w * (T[4] + w * (T[6] + w * (T[8] + w * (T[10] + w * T[12])))));
        double s = z * x;
        double r = y + z * (s * (odd + even) + y);
        return r + T[0] * s;
    }

    /** -1 / (x + r), where w is that sum rounded. */
    private static double inverse(double x, double r, double w) {
        double z = Words.cut(w);
        double v = r - (z - x);
        double a = -1.0 / w;
        double t = Words.cut(a);
        double s = 1.0 + t * z;
        return t + a * (s + t * v);
    }
}
