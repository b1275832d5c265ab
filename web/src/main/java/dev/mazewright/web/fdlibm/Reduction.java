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

/**
 * The rest of an angle by quarters of a turn. Source: fdlibm 5.3, e_rem_pio2.c (1993); large angles, which {@link LargeReduction}
 * reduces, by Payne and Hanek, Radian Reduction for Trigonometric Functions (1983).
 */
final class Reduction {
    private static final double PER_QUARTER = 0.6366197723675814;

    /** pi / 2 in parts of 33 bits, and what follows each. */
    private static final double[] QUARTER = {1.5707963267341256, 6.077100506303966E-11, 2.0222662487111665E-21};

    private static final double[] REST = {6.077100506506192E-11, 2.0222662487959506E-21, 8.4784276603689E-32};

    /** The upper words of 3 pi / 4 and of 2^19 pi / 2. */
    private static final int ONE_AND_HALF = 0x4002d97c;

    private static final int MEDIUM = 0x413921fb;

    /** Bits that may cancel before the next part of pi / 2 is needed. */
    private static final int[] CANCELLED = {16, 49};

    private Reduction() {}

    /** Writes the rest in two parts; the number of quarters, modulo 8 at least. Of a finite angle beyond pi / 4. */
    static int reduce(double x, double[] rest) {
        int high = Words.high(x) & Words.MAGNITUDE;
        double size = Math.abs(x);
        int quarters = high < ONE_AND_HALF ? one(size, rest) : high <= MEDIUM ? some(size, rest) : LargeReduction.reduce(size, rest);
        if (x < 0) {
            rest[0] = -rest[0];
            rest[1] = -rest[1];
            return -quarters;
        }
        return quarters;
    }

    private static int one(double x, double[] rest) {
        double z = x - QUARTER[0];
        int part = 0;
        if (Words.high(x) == 0x3ff921fb) { // near pi / 2 33 bits more are needed
            z -= QUARTER[1];
            part = 1;
        }
        rest[0] = z - REST[part];
        rest[1] = (z - rest[0]) - REST[part];
        return 1;
    }

    private static int some(double x, double[] rest) {
        int n = (int) (x * PER_QUARTER + 0.5);
        double r = x - n * QUARTER[0];
        double w = n * REST[0];
        rest[0] = r - w;
        int exponent = Words.high(x) >> 20;
        for (int part = 1; part < QUARTER.length && exponent - exponent(rest[0]) > CANCELLED[part - 1]; part++) {
            double t = r;
            w = n * QUARTER[part];
            r = t - w;
            w = n * REST[part] - ((t - r) - w);
            rest[0] = r - w;
        }
        rest[1] = (r - rest[0]) - w;
        return n;
    }

    private static int exponent(double x) {
        return Words.high(x) >> 20 & 0x7ff;
    }
}
