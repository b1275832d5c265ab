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

/** Powers. Source: fdlibm 5.3, e_pow.c (1993). */
public final class Power {
    private static final double[] BASE = {1.0, 1.5};
    private static final double[] LOG_HIGH = {0.0, 0.5849624872207642};
    private static final double[] LOG_LOW = {0.0, 1.350039202129749E-8};

    private static final double L1 = 0.5999999999999946;
    private static final double L2 = 0.4285714285785502;
    private static final double L3 = 0.33333332981837743;
    private static final double L4 = 0.272728123808534;
    private static final double L5 = 0.23066074577556175;
    private static final double L6 = 0.20697501780033842;

    private static final double P1 = 0.16666666666666602;
    private static final double P2 = -0.0027777777777015593;
    private static final double P3 = 0.00006613756321437934;
    private static final double P4 = -0.0000016533902205465252;
    private static final double P5 = 4.1381367970572385E-8;

    private static final double LN2 = 0.6931471805599453;
    private static final double LN2_HIGH = 0.6931471824645996;
    private static final double LN2_LOW = -1.904654299957768E-9;

    /** -(1024 - log2(overflow + half a unit in the last place)). */
    private static final double BEYOND = 8.008566259537294E-17;

    /** 2 / (3 ln 2). */
    private static final double CP = 0.9617966939259756;

    private static final double CP_HIGH = 0.9617967009544373;
    private static final double CP_LOW = -7.028461650952758E-9;

    /** 1 / ln 2. */
    private static final double PER_LN2 = 1.4426950408889634;

    private static final double PER_LN2_HIGH = 1.4426950216293335;
    private static final double PER_LN2_LOW = 1.9259629911266175E-8;

    private static final double HUGE = 1.0e300;
    private static final double TINY = 1.0e-300;

    private static final int BIAS = 0x3ff;

    private Power() {}

    /** x to the power of y. */
    public static double pow(double x, double y) {
        if (y == 0) {
            return 1;
        }
        if (Double.isNaN(x) || Double.isNaN(y)) {
            return x + y;
        }
        if (Double.isInfinite(y)) {
            return ofInfinite(Math.abs(x), y);
        }
        if (y == 1) {
            return x;
        }
        if (y == -1) {
            return 1 / x;
        }
        if (y == 2) {
            return x * x;
        }
        boolean isNegative = Words.high(x) < 0;
        if (y == 0.5 && !isNegative) {
            return Math.sqrt(x);
        }
        return ofBase(x, y, isNegative);
    }

    private static double ofInfinite(double base, double y) {
        if (base == 1) {
            return Double.NaN;
        }
        return base > 1 == y > 0 ? Double.POSITIVE_INFINITY : 0;
    }

    private static double ofBase(double x, double y, boolean isNegative) {
        double base = Math.abs(x);
        int whole = isNegative ? wholeness(y) : 0;
        if (base == 0 || base == 1 || Double.isInfinite(base)) {
            double z = y < 0 ? 1 / base : base;
            if (!isNegative) {
                return z;
            }
            return base == 1 && whole == 0 ? Double.NaN : whole == 1 ? -z : z;
        }
        if (isNegative && whole == 0) {
            return Double.NaN;
        }
        return ofPositive(base, y, whole == 1 ? -1 : 1);
    }

    /** 0 if a number is not whole, 1 if it is odd, 2 if it is even. */
    private static int wholeness(double y) {
        double size = Math.abs(y);
        if (size >= 0x1p53) {
            return 2;
        }
        long whole = (long) size;
        return whole != size ? 0 : 2 - (int) (whole & 1);
    }

    private static double ofPositive(double base, double y, double sign) {
        int high = Words.high(base);
        int exponent = Words.high(y) & Words.MAGNITUDE;
        double[] log = new double[2];
        if (exponent > 0x41e00000) { // |y| > 2^31
            boolean isHuge = exponent > 0x43f00000; // 2^64
            if ((isHuge && high <= 0x3fefffff) || high < 0x3fefffff) {
                return limit(isHuge ? 1 : sign, y < 0);
            }
            if (isHuge || high > Words.ONE) {
                return limit(isHuge ? 1 : sign, y > 0);
            }
            logNearOne(base, log);
        } else {
            log(base, log);
        }
        double y1 = Words.cut(y);
        double low = (y - y1) * log[0] + y * log[1];
        return exp2(y1 * log[0], low, sign);
    }

    private static double limit(double sign, boolean isHuge) {
        return isHuge ? sign * HUGE * HUGE : sign * TINY * TINY;
    }

    /** log2 of a base that is 1 but for 2^-20, in two parts. */
    private static void logNearOne(double base, double[] log) {
        double t = base - 1;
        double w = (t * t) * (0.5 - t * (0.3333333333333333 - t * 0.25));
        double u = PER_LN2_HIGH * t;
        double v = t * PER_LN2_LOW - w * PER_LN2;
        log[0] = Words.cut(u + v);
        log[1] = v - (log[0] - u);
    }

    /** log2 of a base, in two parts. */
    private static void log(double base, double[] log) {
        double x = base;
        int n = 0;
        if (Words.high(x) < Words.EXPONENT) {
            x *= 0x1p53;
            n = -53;
        }
        n += (Words.high(x) >> 20) - BIAS;
        int fraction = Words.high(x) & Words.FRACTION;
        int high = fraction | Words.ONE;
        int k = fraction > 0x3988E && fraction < 0xBB67A ? 1 : 0; // is it nearest to 1.5?
        if (fraction >= 0xBB67A) {
            n++;
            high -= Words.EXPONENT;
        }
        x = Words.withHigh(x, high);
        log(x, high, k, n, log);
    }

    private static void log(double x, int high, int k, int n, double[] log) {
        double u = x - BASE[k];
        double v = 1 / (x + BASE[k]);
        double s = u * v;
        double sHigh = Words.cut(s);
        double tHigh = Words.ofHigh((high >> 1 | 0x20000000) + 0x00080000 + (k << 18));
        double tLow = x - (tHigh - BASE[k]);
        double sLow = v * ((u - sHigh * tHigh) - sHigh * tLow);
        double s2 = s * s;
        double r = s2 * s2 * (L1 + s2 * (L2 + s2 * (L3 + s2 * (L4 + s2 * (L5 + s2 * L6)))));
        r += sLow * (sHigh + s);
        s2 = sHigh * sHigh;
        tHigh = Words.cut(3.0 + s2 + r);
        tLow = r - ((tHigh - 3.0) - s2);
        u = sHigh * tHigh;
        v = sLow * tHigh + tLow * s;
        double pHigh = Words.cut(u + v);
        double pLow = v - (pHigh - u);
        double zHigh = CP_HIGH * pHigh;
        double zLow = CP_LOW * pHigh + pLow * CP + LOG_LOW[k];
        log[0] = Words.cut(((zHigh + zLow) + LOG_HIGH[k]) + n);
        log[1] = zLow - (((log[0] - n) - LOG_HIGH[k]) - zHigh);
    }

    /** 2 to the power of high + low, with a sign. */
    private static double exp2(double high, double low, double sign) {
        double z = low + high;
        int j = Words.high(z);
        int i = Words.low(z);
        if (j >= 0x40900000) { // 1024
            if ((j - 0x40900000 | i) != 0 || low + BEYOND > z - high) {
                return sign * HUGE * HUGE;
            }
        } else if ((j & Words.MAGNITUDE) >= 0x4090cc00) { // -1075
            if ((j - 0xc090cc00 | i) != 0 || low <= z - high) {
                return sign * TINY * TINY;
            }
        }
        return sign * exp2(high, low, j);
    }

    /** 2 to the power of high + low, whose sum has this upper word. */
    private static double exp2(double high, double low, int sum) {
        int i = sum & Words.MAGNITUDE;
        int n = 0;
        double rest = high;
        if (i > 0x3fe00000) { // 0.5
            int k = (i >> 20) - BIAS;
            n = sum + (Words.EXPONENT >> (k + 1));
            k = ((n & Words.MAGNITUDE) >> 20) - BIAS;
            rest -= Words.ofHigh(n & ~(Words.FRACTION >> k));
            n = ((n & Words.FRACTION) | Words.EXPONENT) >> (20 - k);
            n = sum < 0 ? -n : n;
        }
        double t = Words.cut(low + rest);
        double u = t * LN2_HIGH;
        double v = (low - (t - rest)) * LN2 + t * LN2_LOW;
        double z = u + v;
        double w = v - (z - u);
        t = z * z;
        double t1 = z - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
        double r = (z * t1) / (t1 - 2.0) - (w + z * w);
        return Words.scaled(1 - (r - z), n);
    }
}
