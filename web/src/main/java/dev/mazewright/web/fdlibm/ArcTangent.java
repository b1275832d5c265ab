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

/** The arc tangent. Source: fdlibm 5.3, s_atan.c, e_atan2.c (1993). */
public final class ArcTangent {
    private static final double[] HIGH = {
        0.4636476090008061, 0.7853981633974483, 0.982793723247329, 1.5707963267948966
    };
    private static final double[] LOW = {
        2.2698777452961687E-17, 3.061616997868383E-17, 1.3903311031230998E-17, 6.123233995736766E-17
    };
    private static final double[] T = {
        0.3333333333333293, -0.19999999999876483, 0.14285714272503466, -0.11111110405462356,
        0.09090887133436507, -0.0769187620504483, 0.06661073137387531, -0.058335701337905735,
        0.049768779946159324, -0.036531572744216916, 0.016285820115365782
    };

    private static final double PI_LOW = 1.2246467991473532E-16;

    /** The upper words of 2^66, 7/16, 2^-29, 11/16, 19/16 and 39/16. */
    private static final int HUGE = 0x44100000;

    private static final int SMALL = 0x3fdc0000;
    private static final int TINY = 0x3e200000;
    private static final int TO_HALF = 0x3fe60000;
    private static final int TO_ONE = 0x3ff30000;
    private static final int TO_THREE_HALVES = 0x40038000;

    private ArcTangent() {}

    /** The angle of a point from the x axis, -pi to pi. */
    public static double atan2(double y, double x) {
        if (Double.isNaN(x) || Double.isNaN(y)) {
            return x + y;
        }
        if (x == 1) {
            return atan(y);
        }
        boolean isLeft = Words.high(x) < 0;
        double angle = isLeft ? left(Math.abs(y), x) : right(Math.abs(y), x);
        return Words.high(y) < 0 ? -angle : angle;
    }

    /** For x from 0 on, and y not negative. */
    private static double right(double y, double x) {
        if (y == 0) {
            return y;
        }
        if (x == 0) {
            return Math.PI / 2;
        }
        if (Double.isInfinite(x)) {
            return Double.isInfinite(y) ? Math.PI / 4 : 0;
        }
        if (Double.isInfinite(y)) {
            return Math.PI / 2;
        }
        return exponents(y, x) > 60 ? Math.PI / 2 + 0.5 * PI_LOW : atan(Math.abs(y / x));
    }

    /** For x to -0, and y not negative. */
    private static double left(double y, double x) {
        if (y == 0) {
            return Math.PI;
        }
        if (x == 0) {
            return Math.PI / 2;
        }
        if (Double.isInfinite(x)) {
            return Double.isInfinite(y) ? 3.0 * (Math.PI / 4) : Math.PI;
        }
        if (Double.isInfinite(y)) {
            return Math.PI / 2;
        }
        int k = exponents(y, x);
        double z = k > 60 ? Math.PI / 2 + 0.5 * PI_LOW : k < -60 ? 0 : atan(Math.abs(y / x));
        return Math.PI - (z - PI_LOW);
    }

    private static int exponents(double y, double x) {
        return ((Words.high(y) & Words.MAGNITUDE) - (Words.high(x) & Words.MAGNITUDE)) >> 20;
    }

    /** The angle that has this tangent. */
    static double atan(double tangent) {
        int word = Words.high(tangent);
        int high = word & Words.MAGNITUDE;
        if (high >= HUGE) {
            return Double.isNaN(tangent) ? tangent + tangent : word > 0 ? HIGH[3] + LOW[3] : -HIGH[3] - LOW[3];
        }
        if (high < SMALL) {
            return high < TINY ? tangent : tangent - tangent * series(tangent);
        }
        double x = Math.abs(tangent);
        int near = high < TO_HALF ? 0 : high < TO_ONE ? 1 : high < TO_THREE_HALVES ? 2 : 3;
        x = switch (near) {
            case 0 -> (2.0 * x - 1) / (2.0 + x);
            case 1 -> (x - 1) / (x + 1);
            case 2 -> (x - 1.5) / (1 + 1.5 * x);
            default -> -1.0 / x;
        };
        double z = HIGH[near] - ((x * series(x) - LOW[near]) - x);
        return word < 0 ? -z : z;
    }

    private static double series(double x) {
        double z = x * x;
        double w = z * z;
        double even = z * (T[0] + w * (T[2] + w * (T[4] + w * (T[6] + w * (T[8] + w * T[10])))));
        double odd = w * (T[1] + w * (T[3] + w * (T[5] + w * (T[7] + w * T[9]))));
        return even + odd;
    }
}
