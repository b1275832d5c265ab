package dev.mazewright.web.fdlibm;

/** The upper and the lower 32 bits of a double. */
final class Words {
    /** Of the upper word, all but the sign. */
    static final int MAGNITUDE = 0x7fffffff;

    /** The upper word of infinity. */
    static final int INFINITE = 0x7ff00000;

    /** Of the upper word, the fraction. */
    static final int FRACTION = 0x000fffff;

    /** One in the exponent. */
    static final int EXPONENT = 0x00100000;

    /** The upper word of 1. */
    static final int ONE = 0x3ff00000;

    private static final long LOW = 0xFFFF_FFFFL;

    private Words() {}

    static int high(double x) {
        return (int) (Double.doubleToRawLongBits(x) >> Integer.SIZE);
    }

    static int low(double x) {
        return (int) Double.doubleToRawLongBits(x);
    }

    /** The number with another upper word. */
    static double withHigh(double x, int high) {
        return Double.longBitsToDouble((Double.doubleToRawLongBits(x) & LOW) | (long) high << Integer.SIZE);
    }

    /** The number without its lower word. */
    static double cut(double x) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(x) & ~LOW);
    }

    /** The number of this upper word. */
    static double ofHigh(int high) {
        return Double.longBitsToDouble((long) high << Integer.SIZE);
    }

    /** x times 2^n, rounded once. */
    static double scaled(double x, int n) {
        if (x == 0) {
            return x;
        }
        double normal = high(x) << 1 >>> 21 == 0 ? x * 0x1p54 : x;
        int exponent = (high(normal) << 1 >>> 21) + n - (normal == x ? 0 : 54);
        int rest = high(normal) & ~INFINITE;
        if (exponent > 0x7fe) {
            return Math.copySign(Double.POSITIVE_INFINITY, x);
        }
        if (exponent > 0) {
            return withHigh(normal, rest | exponent << 20);
        }
        return exponent <= -54 ? Math.copySign(0, x) : withHigh(normal, rest | (exponent + 54) << 20) * 0x1p-54;
    }
}
