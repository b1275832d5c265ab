package dev.mazewright.vision.bad;

/** Smooth noise of the plane: numbers from 0 to 1 at whole coordinates, and between them what lies between. */
public final class Grain {
    private final long seed;

    /** Noise of a seed. */
    public Grain(long seed) {
        this.seed = seed;
    }

    /** The noise at a point, from 0 to 1. */
    public double at(double x, double y) {
        int left = (int) Math.floor(x);
        int top = (int) Math.floor(y);
        double right = smooth(x - left);
        double down = smooth(y - top);
        double above = corner(left, top) * (1 - right) + corner(left + 1, top) * right;
        double below = corner(left, top + 1) * (1 - right) + corner(left + 1, top + 1) * right;
        return above * (1 - down) + below * down;
    }

    private static double smooth(double share) {
        return share * share * (3 - 2 * share);
    }

    private double corner(int x, int y) {
        long z = seed + x * 0x9E3779B97F4A7C15L + y * 0xC2B2AE3D27D4EB4FL;
        z = (z ^ z >>> 29) * 0xBF58476D1CE4E5B9L;
        z ^= z >>> 32;
        return (z & 0xFFFFFF) / (double) 0x1000000;
    }
}
