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
 * The rest by quarters of a turn of an angle beyond 2^19 pi / 2: the angle times 2 / pi, in pieces of 24 bits, of which only those
 * are multiplied that are below the quarters and above the last bit. Source: fdlibm 5.3, k_rem_pio2.c (1993).
 */
final class LargeReduction {
    private static final int BITS = 24;
    private static final double TWO_24 = 0x1p24;
    private static final double PER_TWO_24 = 0x1p-24;
    private static final int FULL = 0x1000000;

    /** The pieces of a product that are computed at first, but one. */
    private static final int FIRST = 4;

    private static final int MOST = 20;

    /** 2 / pi. */
    private static final int[] PER_QUARTER = {
        0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c, 0x439041, 0xfe5163, 0xabdebb, 0xc561b7,
        0x246e3a, 0x424dd2, 0xe00649, 0x2eea09, 0xd1921c, 0xfe1deb, 0x1cb129, 0xa73ee8, 0x8235f5, 0x2ebb44, 0x84e99c,
        0x7026b4, 0x5f7e41, 0x3991d6, 0x398353, 0x39f49c, 0x845f8b, 0xbdf928, 0x3b1ff8, 0x97ffde, 0x05980f, 0xef2f11,
        0x8b5a0a, 0x6d1f6d, 0x367ecf, 0x27cb09, 0xb74f46, 0x3f669e, 0x5fea2d, 0x7527ba, 0xc7ebe5, 0xf17b3d, 0x0739f7,
        0x8a5292, 0xea6bfb, 0x5fb11f, 0x8d5d08, 0x560330, 0x46fc7b, 0x6babf0, 0xcfbc20, 0x9af436, 0x1da9e3, 0x91615e,
        0xe61b08, 0x659985, 0x5f14a0, 0x68408d, 0xffd880, 0x4d7327, 0x310606, 0x1556ca, 0x73a8c9, 0x60e27b, 0xc08c6b,
    };

    /** pi / 2. */
    private static final double[] QUARTER = {
        1.570796251296997, 7.549789415861596E-8, 5.390302529957765E-15, 3.282003415807913E-22,
        1.270655753080676E-29, 1.2293330898111133E-36, 2.7337005381646456E-44, 2.1674168387780482E-51
    };

    /** The pieces of the angle, and how many. */
    private final double[] angle = new double[3];

    private int pieces;

    /** Pieces of 2 / pi, from the first that counts. */
    private final double[] factor = new double[MOST];

    private int firstFactor;

    /** The product, and its pieces in whole numbers, from the last to the first. */
    private final double[] product = new double[MOST];

    private final int[] whole = new int[MOST];

    /** The last piece, and the exponent of the first whole number. */
    private int last = FIRST;

    private int exponent;

    /** The rest, and its quarters. */
    private double rest;

    private int quarters;

    /** Whether the rest is less than nothing, with one quarter more: 0 if not. */
    private int above;

    private LargeReduction(double x) {
        int e0 = (Words.high(x) >> 20) - 1046;
        double z = Words.withHigh(x, Words.high(x) - (e0 << 20));
        for (int i = 0; i < 2; i++) {
            angle[i] = (int) z;
            z = (z - angle[i]) * TWO_24;
        }
        angle[2] = z;
        pieces = 3;
        while (angle[pieces - 1] == 0) {
            pieces--;
        }
        firstFactor = Math.max(0, (e0 - 3) / BITS);
        exponent = e0 - BITS * (firstFactor + 1);
    }

    /** Writes the rest in two parts; the number of quarters. */
    static int reduce(double x, double[] rest) {
        LargeReduction work = new LargeReduction(x);
        work.multiply();
        work.split();
        work.sum(rest);
        return work.quarters & 7;
    }

    private void multiply() {
        int first = firstFactor - (pieces - 1);
        for (int i = 0; i <= pieces - 1 + FIRST; i++) {
            factor[i] = first + i < 0 ? 0 : PER_QUARTER[first + i];
        }
        for (int i = 0; i <= FIRST; i++) {
            multiply(i);
        }
        while (!distil()) {
            int more = 1;
            while (whole[FIRST - more] == 0) {
                more++;
            }
            for (int i = last + 1; i <= last + more; i++) {
                factor[pieces - 1 + i] = PER_QUARTER[firstFactor + i];
                multiply(i);
            }
            last += more;
        }
    }

    private void multiply(int i) {
        double sum = 0;
        for (int j = 0; j < pieces; j++) {
            sum += angle[j] * factor[pieces - 1 + i - j];
        }
        product[i] = sum;
    }

    /** Splits the product into whole numbers and finds the quarters; false if all bits of the rest have cancelled. */
    private boolean distil() {
        double z = product[last];
        for (int i = 0, j = last; j > 0; i++, j--) {
            double upper = (int) (PER_TWO_24 * z);
            whole[i] = (int) (z - TWO_24 * upper);
            z = product[j - 1] + upper;
        }
        z = Words.scaled(z, exponent);
        z -= 8.0 * Math.floor(z * 0.125);
        quarters = (int) z;
        z -= quarters;
        above = takeQuarters(z);
        rest = above > 0 ? complement(z) : z;
        return rest != 0 || hasBits();
    }

    private int takeQuarters(double z) {
        if (exponent > 0) {
            int more = whole[last - 1] >> (BITS - exponent);
            quarters += more;
            whole[last - 1] -= more << (BITS - exponent);
            return whole[last - 1] >> (BITS - 1 - exponent);
        }
        return exponent == 0 ? whole[last - 1] >> (BITS - 1) : z >= 0.5 ? 2 : 0;
    }

    /** 1 - the rest. */
    private double complement(double z) {
        quarters++;
        boolean hasCarry = false;
        for (int i = 0; i < last; i++) {
            int piece = whole[i];
            if (hasCarry) {
                whole[i] = FULL - 1 - piece;
            } else if (piece != 0) {
                hasCarry = true;
                whole[i] = FULL - piece;
            }
        }
        if (exponent > 0) {
            whole[last - 1] &= exponent == 1 ? 0x7fffff : exponent == 2 ? 0x3fffff : FULL - 1;
        }
        if (above != 2) {
            return z;
        }
        double rest = 1 - z;
        return hasCarry ? rest - Words.scaled(1, exponent) : rest;
    }

    private boolean hasBits() {
        int bits = 0;
        for (int i = last - 1; i >= FIRST; i--) {
            bits |= whole[i];
        }
        return bits != 0;
    }

    /** Adds the rest to the pieces, without zeros at the end. */
    private void split() {
        if (rest == 0) {
            do {
                last--;
                exponent -= BITS;
            } while (whole[last] == 0);
            return;
        }
        double z = Words.scaled(rest, -exponent);
        if (z < TWO_24) {
            whole[last] = (int) z;
            return;
        }
        double upper = (int) (PER_TWO_24 * z);
        whole[last] = (int) (z - TWO_24 * upper);
        last++;
        exponent += BITS;
        whole[last] = (int) upper;
    }

    private void sum(double[] parts) {
        double scale = Words.scaled(1, exponent);
        for (int i = last; i >= 0; i--) {
            product[i] = scale * whole[i];
            scale *= PER_TWO_24;
        }
        double[] terms = new double[MOST];
        for (int i = last; i >= 0; i--) {
            double sum = 0;
            for (int k = 0; k <= FIRST && k <= last - i; k++) {
                sum += QUARTER[k] * product[i + k];
            }
            terms[last - i] = sum;
        }
        double sum = 0;
        for (int i = last; i >= 0; i--) {
            sum += terms[i];
        }
        double error = terms[0] - sum;
        for (int i = 1; i <= last; i++) {
            error += terms[i];
        }
        parts[0] = above == 0 ? sum : -sum;
        parts[1] = above == 0 ? error : -error;
    }
}
