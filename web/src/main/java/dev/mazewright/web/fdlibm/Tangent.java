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
        0.3333333333333341, 0.13333333333320124, 0.05396825397622605, 0.021869488294859542,
        0.0088632398235993, 0.0035920791075913124, 0.0014562094543252903, 0.0005880412408202641,
        0.0002464631348184699, 0.00007817944429395571, 0.00007140724913826082, -0.000018558637485527546,
        0.00002590730518636337
    };

    private static final double QUARTER = 0.7853981633974483;
    private static final double QUARTER_LOW = 3.061616997868383E-17;

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
            return Double.NaN;
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
