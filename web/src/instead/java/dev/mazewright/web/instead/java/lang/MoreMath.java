package dev.mazewright.web.instead.java.lang;

import dev.mazewright.web.fdlibm.Hypotenuse;
import dev.mazewright.web.fdlibm.Power;

/** What TeaVM's Math lacks, and what it takes from the browser, which rounds as it likes. */
public final class MoreMath {
    private static final long LOW = 0xFFFF_FFFFL;

    private MoreMath() {}

    public static long unsignedMultiplyHigh(long x, long y) {
        long x0 = x & LOW;
        long x1 = x >>> 32;
        long y0 = y & LOW;
        long y1 = y >>> 32;
        long t = x1 * y0 + ((x0 * y0) >>> 32);
        return x1 * y1 + (t >>> 32) + ((x0 * y1 + (t & LOW)) >>> 32);
    }

    public static double hypot(double x, double y) {
        return Hypotenuse.hypot(x, y);
    }

    public static double pow(double x, double y) {
        return Power.pow(x, y);
    }
}
