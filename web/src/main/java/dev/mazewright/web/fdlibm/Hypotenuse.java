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

/** The longest side of a triangle with a right angle. Source: fdlibm 5.3, e_hypot.c (1993). */
public final class Hypotenuse {
    private static final int FAR = 0x3c00000;
    private static final int SCALE = 0x25800000;
    private static final int LARGE = 0x5f300000;
    private static final int SMALL = 0x20b00000;

    private Hypotenuse() {}

    /** The root of x^2 + y^2. */
    public static double hypot(double x, double y) {
        if (Double.isInfinite(x) || Double.isInfinite(y)) {
            return Double.POSITIVE_INFINITY;
        }
        if (Double.isNaN(x) || Double.isNaN(y)) {
            return x + y;
        }
        boolean isSwapped = (Words.high(y) & Words.MAGNITUDE) > (Words.high(x) & Words.MAGNITUDE);
        double a = Math.abs(isSwapped ? y : x);
        double b = Math.abs(isSwapped ? x : y);
        return Words.high(a) - Words.high(b) > FAR ? a + b : near(a, b);
    }

    private static double near(double longer, double shorter) {
        double a = longer;
        double b = shorter;
        int highA = Words.high(a);
        int highB = Words.high(b);
        int k = 0;
        if (highA > LARGE) {
            k = 600;
        } else if (highB < SMALL) {
            if (highB < Words.EXPONENT) {
                return b == 0 ? a : root(a * 0x1p1022, b * 0x1p1022, highA, highB) * 0x1p-1022;
            }
            k = -600;
        }
        if (k != 0) {
            highA -= Integer.signum(k) * SCALE;
            highB -= Integer.signum(k) * SCALE;
            a = Words.withHigh(a, highA);
            b = Words.withHigh(b, highB);
        }
        double root = root(a, b, highA, highB);
        return k == 0 ? root : Words.ofHigh(Words.ONE + (k << 20)) * root;
    }

    private static double root(double a, double b, int highA, int highB) {
        double w = a - b;
        if (w > b) {
            double t1 = Words.ofHigh(highA);
            double t2 = a - t1;
            return Math.sqrt(t1 * t1 - (b * -b - t2 * (a + t1)));
        }
        double twice = a + a;
        double y1 = Words.ofHigh(highB);
        double y2 = b - y1;
        double t1 = Words.ofHigh(highA + Words.EXPONENT);
        double t2 = twice - t1;
        return Math.sqrt(t1 * y1 - (w * -w - (t1 * y2 + t2 * b)));
    }
}
