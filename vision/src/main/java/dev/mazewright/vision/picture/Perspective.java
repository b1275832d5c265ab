package dev.mazewright.vision.picture;

import java.util.List;

/**
 * The perspective map of the unit square to a quadrilateral: x' = (a x + b y + c) / (g x + h y + 1), y' = (d x + e y + f) / (g x + h y + 1).
 *
 * <p>Source: Heckbert, <i>Fundamentals of Texture Mapping and Image Warping</i>, 1989, section 2.2.3.
 */
record Perspective(double a, double b, double c, double d, double e, double f, double g, double h) {
    /** The map that takes (0, 0), (1, 0), (1, 1) and (0, 1) to these points, the corners of a convex quadrilateral. */
    static Perspective to(List<Spot> corners) {
        Spot p = corners.get(0);
        Spot q = corners.get(1);
        Spot r = corners.get(2);
        Spot s = corners.get(3);
        double sumX = p.x() - q.x() + r.x() - s.x();
        double sumY = p.y() - q.y() + r.y() - s.y();
        double area = (q.x() - r.x()) * (s.y() - r.y()) - (s.x() - r.x()) * (q.y() - r.y());
        double g = (sumX * (s.y() - r.y()) - (s.x() - r.x()) * sumY) / area;
        double h = ((q.x() - r.x()) * sumY - sumX * (q.y() - r.y())) / area;
        return new Perspective(
                q.x() - p.x() + g * q.x(), s.x() - p.x() + h * s.x(), p.x(),
                q.y() - p.y() + g * q.y(), s.y() - p.y() + h * s.y(), p.y(), g, h);
    }

    Spot map(double x, double y) {
        double w = g * x + h * y + 1;
        return new Spot((a * x + b * y + c) / w, (d * x + e * y + f) / w);
    }

    Perspective inverse() {
        double s = a * e - b * d;
        return new Perspective(
                (e - f * h) / s, (c * h - b) / s, (b * f - c * e) / s,
                (f * g - d) / s, (a - c * g) / s, (c * d - a * f) / s,
                (d * h - e * g) / s, (b * g - a * h) / s);
    }
}
