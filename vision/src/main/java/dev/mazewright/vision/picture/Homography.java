package dev.mazewright.vision.picture;

import dev.mazewright.core.grid.Outline.Corner;
import java.util.List;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.jspecify.annotations.Nullable;

/**
 * A perspective map of a plane: x' = (a x + b y + c) / (g x + h y + 1), y' = (d x + e y + f) / (g x + h y + 1).
 *
 * <p>Sources: Hartley and Zisserman, <i>Multiple View Geometry in Computer Vision</i>, 2004, section 4.1; of four corners, Heckbert,
 * <i>Fundamentals of Texture Mapping and Image Warping</i>, 1989, section 2.2.3.
 */
public record Homography(double a, double b, double c, double d, double e, double f, double g, double h) {
    /** Two corresponding points, with a weight of 0 or more. */
    public record Pair(double fromX, double fromY, double toX, double toY, double weight) {}

    /** The map that changes nothing. */
    public static final Homography IDENTITY = new Homography(1, 0, 0, 0, 1, 0, 0, 0);

    /** The map of the unit square that takes (0, 0), (1, 0), (1, 1) and (0, 1) to these points, the corners of a convex quadrilateral. */
    public static Homography to(List<Spot> corners) {
        Spot p = corners.get(0);
        Spot q = corners.get(1);
        Spot r = corners.get(2);
        Spot s = corners.get(3);
        double sumX = p.x() - q.x() + r.x() - s.x();
        double sumY = p.y() - q.y() + r.y() - s.y();
        double area = (q.x() - r.x()) * (s.y() - r.y()) - (s.x() - r.x()) * (q.y() - r.y());
        double g = (sumX * (s.y() - r.y()) - (s.x() - r.x()) * sumY) / area;
        double h = ((q.x() - r.x()) * sumY - sumX * (q.y() - r.y())) / area;
        return new Homography(
                q.x() - p.x() + g * q.x(), s.x() - p.x() + h * s.x(), p.x(),
                q.y() - p.y() + g * q.y(), s.y() - p.y() + h * s.y(), p.y(), g, h);
    }

    /** Where a point goes. */
    public Spot map(double x, double y) {
        double w = g * x + h * y + 1;
        return new Spot((a * x + b * y + c) / w, (d * x + e * y + f) / w);
    }

    /** Where a corner of a drawing goes. */
    public Spot map(Corner from) {
        return map(from.x(), from.y());
    }

    /** Where a point goes. */
    public Spot map(Spot from) {
        return map(from.x(), from.y());
    }

    /** The derivatives at a point: of x' by x and y, and of y' by x and y. */
    public double[] derivatives(double x, double y) {
        double w = g * x + h * y + 1;
        double toX = (a * x + b * y + c) / w;
        double toY = (d * x + e * y + f) / w;
        return new double[] {(a - toX * g) / w, (b - toX * h) / w, (d - toY * g) / w, (e - toY * h) / w};
    }

    /** The map back. */
    public Homography inverse() {
        double s = a * e - b * d;
        return new Homography(
                (e - f * h) / s, (c * h - b) / s, (b * f - c * e) / s,
                (f * g - d) / s, (a - c * g) / s, (c * d - a * f) / s,
                (d * h - e * g) / s, (b * g - a * h) / s);
    }

    /** The map that applies another first, then this one. */
    public Homography after(Homography o) {
        double w = g * o.c + h * o.f + 1;
        return new Homography(
                (a * o.a + b * o.d + c * o.g) / w, (a * o.b + b * o.e + c * o.h) / w, (a * o.c + b * o.f + c) / w,
                (d * o.a + e * o.d + f * o.g) / w, (d * o.b + e * o.e + f * o.h) / w, (d * o.c + e * o.f + f) / w,
                (g * o.a + h * o.d + o.g) / w, (g * o.b + h * o.e + o.h) / w);
    }

    /** The map without perspective. */
    public static Homography affine(double a, double b, double c, double d, double e, double f) {
        return new Homography(a, b, c, d, e, f, 0, 0);
    }

    /** The best map for pairs, by weighted least squares of the linear equations; null if they do not determine a map. */
    public static @Nullable Homography fit(List<Pair> pairs) {
        if (pairs.size() < 4) {
            return null;
        }
        Homography from = normalising(pairs, true);
        Homography to = normalising(pairs, false);
        DMatrixRMaj normal = new DMatrixRMaj(8, 8);
        DMatrixRMaj right = new DMatrixRMaj(8, 1);
        double[] row = new double[8];
        for (Pair pair : pairs) {
            Spot p = from.map(pair.fromX, pair.fromY);
            Spot q = to.map(pair.toX, pair.toY);
            set(row, p.x(), p.y(), 1, 0, 0, 0, -q.x() * p.x(), -q.x() * p.y());
            add(normal, right, row, q.x(), pair.weight);
            set(row, 0, 0, 0, p.x(), p.y(), 1, -q.y() * p.x(), -q.y() * p.y());
            add(normal, right, row, q.y(), pair.weight);
        }
        DMatrixRMaj solution = new DMatrixRMaj(8, 1);
        if (!CommonOps_DDRM.solve(normal, right, solution)) {
            return null;
        }
        double[] s = solution.data;
        Homography fitted = new Homography(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]);
        Homography whole = to.inverse().after(fitted).after(from);
        return Double.isFinite(whole.a + whole.e + whole.g + whole.h) ? whole : null;
    }

    private static void set(double[] row, double... values) {
        System.arraycopy(values, 0, row, 0, row.length);
    }

    private static void add(DMatrixRMaj normal, DMatrixRMaj right, double[] row, double value, double weight) {
        for (int i = 0; i < row.length; i++) {
            for (int j = 0; j < row.length; j++) {
                normal.data[i * row.length + j] += weight * row[i] * row[j];
            }
            right.data[i] += weight * row[i] * value;
        }
    }

    /** Moves the centre of points to the origin, and scales their mean distance from it to 1. */
    private static Homography normalising(List<Pair> pairs, boolean from) {
        double x = 0;
        double y = 0;
        for (Pair pair : pairs) {
            x += from ? pair.fromX : pair.toX;
            y += from ? pair.fromY : pair.toY;
        }
        x /= pairs.size();
        y /= pairs.size();
        double distance = 0;
        for (Pair pair : pairs) {
            distance += Math.hypot((from ? pair.fromX : pair.toX) - x, (from ? pair.fromY : pair.toY) - y);
        }
        double scale = distance == 0 ? 1 : pairs.size() / distance;
        return affine(scale, 0, -x * scale, 0, scale, -y * scale);
    }
}
