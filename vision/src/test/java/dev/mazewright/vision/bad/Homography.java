package dev.mazewright.vision.bad;

import dev.mazewright.vision.picture.Spot;

/** A projective map of the plane: a matrix of three rows of three. */
public record Homography(double a, double b, double c, double d, double e, double f, double g, double h, double i) {
    /** A scale about the origin, then a shift. */
    public static Homography scaled(double scale, double dx, double dy) {
        return new Homography(scale, 0, dx, 0, scale, dy, 0, 0, 1);
    }

    /** A turn about the origin: clockwise where y goes downwards. */
    public static Homography turned(double radians) {
        double cos = Math.cos(radians);
        double sin = Math.sin(radians);
        return new Homography(cos, -sin, 0, sin, cos, 0, 0, 0, 1);
    }

    /**
     * The view of a plane whose lower part is tilted away from a camera above the origin.
     *
     * @param radians how far
     * @param distance of the camera
     */
    public static Homography tilted(double radians, double distance) {
        return new Homography(1, 0, 0, 0, Math.cos(radians), 0, 0, Math.sin(radians) / distance, 1);
    }

    /** This map, then another. */
    public Homography then(Homography o) {
        return new Homography(
                o.a * a + o.b * d + o.c * g, o.a * b + o.b * e + o.c * h, o.a * c + o.b * f + o.c * i,
                o.d * a + o.e * d + o.f * g, o.d * b + o.e * e + o.f * h, o.d * c + o.e * f + o.f * i,
                o.g * a + o.h * d + o.i * g, o.g * b + o.h * e + o.i * h, o.g * c + o.h * f + o.i * i);
    }

    /** The map back. */
    public Homography inverse() {
        double det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
        return new Homography(
                (e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det,
                (f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det,
                (d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det);
    }

    /** Where a point goes. */
    public Spot map(double x, double y) {
        double w = g * x + h * y + i;
        return new Spot((a * x + b * y + c) / w, (d * x + e * y + f) / w);
    }

    /** The least length that a short step of length 1 from here has, whatever its direction. */
    public double leastScale(double x, double y) {
        return scales(x, y, -1);
    }

    /** The greatest length that a short step of length 1 from here has. */
    public double greatestScale(double x, double y) {
        return scales(x, y, 1);
    }

    private double scales(double x, double y, int sign) {
        double w = g * x + h * y + i;
        Spot to = map(x, y);
        double xx = (a - g * to.x()) / w;
        double xy = (b - h * to.x()) / w;
        double yx = (d - g * to.y()) / w;
        double yy = (e - h * to.y()) / w;
        double sum = xx * xx + xy * xy + yx * yx + yy * yy;
        double det = xx * yy - xy * yx;
        return Math.sqrt(Math.max(0, (sum + sign * Math.sqrt(Math.max(0, sum * sum - 4 * det * det))) / 2));
    }
}
