package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.jspecify.annotations.Nullable;

/** Fits the perspective in which rings of equal width surround a centre, to waves followed outwards in each of many directions. */
final class RingFit {
    private static final int DIRECTIONS = 72;
    private static final int FINE = 5;
    private static final double LONGEST = 40;
    private static final double SHORTEST = 5;
    /** The deviation of the Gaussian in which waves are seen, in periods. */
    private static final double SIGMA = 1.3;
    /** The least share of all values that a wave explains. */
    private static final double LEAST_WAVE = 0.12;
    /** A wave farther off than this, in periods, is another one. */
    private static final double OUTLIER = 0.35;
    private static final int LEAST_POINTS = 40;
    private static final int ROUNDS = 2;
    /**
     * A fitted map.
     *
     * @param toRings from the plane to a plane in which rings are one wide around the origin
     * @param offset the fraction of the radius at which rings meet
     * @param error the mean deviation, in widths of a ring
     */
    record Fit(Homography toRings, double offset, double error) {
        double radius(double x, double y) {
            Spot spot = toRings.map(x, y);
            return Math.hypot(spot.x(), spot.y());
        }
    }

    private record Point(double x, double y, double u, double weight) {}

    private final Plane plane;
    private final Spot centre;
    private final int reach;
    /** Values along the radius, averaged over a few degrees. */
    private final double[][] profiles;

    /** Takes a plane, and where the common centre of rings is seen. */
    RingFit(Plane plane, Spot centre) {
        this.plane = plane;
        this.centre = centre;
        reach = (int) Math.hypot(Math.max(centre.x(), plane.width - centre.x()), Math.max(centre.y(), plane.height - centre.y()));
        profiles = new double[DIRECTIONS][reach];
        for (int i = 0; i < DIRECTIONS; i++) {
            for (int j = -FINE; j <= FINE; j++) {
                double angle = 2 * Math.PI * (i + j / (2.0 * FINE)) / DIRECTIONS;
                double cos = Math.cos(angle);
                double sin = Math.sin(angle);
                for (int r = 0; r < reach; r++) {
                    double x = centre.x() + r * cos;
                    double y = centre.y() + r * sin;
                    profiles[i][r] += plane.contains(x, y) ? plane.at(x, y) / (2 * FINE + 1) : 0;
                }
            }
        }
    }

    /** The clearest periods along the radius, in pixels, clearest first. */
    List<Double> periods() {
        int steps = 120;
        double[] power = new double[steps];
        double[] period = new double[steps];
        int most = (int) Math.min(reach, 0.7 * Math.max(plane.width, plane.height));
        double[] cosines = new double[most];
        double[] sines = new double[most];
        for (int k = 0; k < steps; k++) {
            period[k] = LONGEST * Math.pow(SHORTEST / LONGEST, k / (steps - 1.0));
            double frequency = 2 * Math.PI / period[k];
            int first = (int) period[k];
            for (int r = first; r < most; r++) {
                cosines[r] = Math.cos(frequency * r);
                sines[r] = Math.sin(frequency * r);
            }
            for (double[] profile : profiles) {
                double cos = 0;
                double sin = 0;
                for (int r = first; r < most; r++) {
                    cos += profile[r] * cosines[r];
                    sin += profile[r] * sines[r];
                }
                power[k] += Math.hypot(cos, sin);
            }
        }
        return IntStream.range(1, steps - 1).filter(k -> power[k] > power[k - 1] && power[k] >= power[k + 1]).boxed()
                .sorted(Comparator.comparingDouble((Integer k) -> -power[k])).limit(3).map(k -> period[k]).toList();
    }

    /** The map for rings about a period wide; null if too few waves are seen. */
    @Nullable Fit fit(double period) {
        List<Point> points = new ArrayList<>();
        // All directions begin with one phase, near the centre.
        double begin = 2.2 * period;
        double cos = 0;
        double sin = 0;
        for (double[] profile : profiles) {
            double[] wave = wave(profile, begin, period, SIGMA * period);
            cos += wave[0];
            sin += wave[1];
        }
        double common = Math.atan2(sin, cos) / (2 * Math.PI);
        for (int i = 0; i < DIRECTIONS; i++) {
            follow(i, begin, common, period, points);
        }
        Fit fit = points.size() < LEAST_POINTS ? null : solve(points, period);
        for (int round = 0; round < ROUNDS && fit != null; round++) {
            List<Point> seen = seenThrough(fit, begin, period);
            fit = seen.size() < LEAST_POINTS ? null : solve(seen, period);
        }
        return fit;
    }

    /** The waves at points in all directions where a map expects them; so no wave is off by a whole period. */
    private List<Point> seenThrough(Fit fit, double begin, double period) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < DIRECTIONS; i++) {
            double cos = Math.cos(2 * Math.PI * i / DIRECTIONS);
            double sin = Math.sin(2 * Math.PI * i / DIRECTIONS);
            for (double r = begin; r < reach - period; r += period / 2) {
                double x = centre.x() + r * cos;
                double y = centre.y() + r * sin;
                double slope = fit.radius(x + cos / 2, y + sin / 2) - fit.radius(x - cos / 2, y - sin / 2);
                if (!plane.contains(x, y) || slope < 0.5 / period || slope > 2 / period) {
                    break;
                }
                double u = fit.radius(x, y) - fit.offset;
                double[] wave = wave(profiles[i], r, 1 / slope, SIGMA / slope);
                double off = Math.atan2(wave[1], wave[0]) / (2 * Math.PI) - u;
                off -= Math.rint(off);
                if (wave[2] > LEAST_WAVE && Math.abs(off) < OUTLIER) {
                    points.add(new Point(x, y, u + off, wave[2]));
                }
            }
        }
        return points;
    }

    /** Follows the wave outwards in one direction. */
    private void follow(int direction, double begin, double common, double period, List<Point> points) {
        double angle = 2 * Math.PI * direction / DIRECTIONS;
        double u = common;
        double slope = 1 / period;
        int weak = 0;
        for (double r = begin; r < reach - period; r += period / 2) {
            double x = centre.x() + r * Math.cos(angle);
            double y = centre.y() + r * Math.sin(angle);
            if (!plane.contains(x, y) || weak > 5) {
                return;
            }
            double[] wave = wave(profiles[direction], r, 1 / slope, SIGMA * period);
            double off = Math.atan2(wave[1], wave[0]) / (2 * Math.PI) - u;
            off -= Math.rint(off);
            if (wave[2] > LEAST_WAVE && Math.abs(off) < 0.27) {
                u += off;
                double since = Math.max(4, (r - begin) / period);
                slope += 0.5 * off / since / period;
                points.add(new Point(x, y, u, wave[2]));
                weak = 0;
            } else {
                weak++;
            }
            u += slope * period / 2;
        }
    }

    /** Real and imaginary part of the wave at a radius, with the phase at this radius, and its share of the values. */
    private static double[] wave(double[] profile, double radius, double period, double sigma) {
        double real = 0;
        double imaginary = 0;
        double all = 1e-6;
        for (int r = (int) Math.max(0, radius - 2.5 * sigma); r < Math.min(profile.length, radius + 2.5 * sigma); r++) {
            double apart = r - radius;
            double weight = Math.exp(-0.5 * apart * apart / (sigma * sigma));
            real += weight * profile[r] * Math.cos(2 * Math.PI * apart / period);
            imaginary -= weight * profile[r] * Math.sin(2 * Math.PI * apart / period);
            all += weight * Math.abs(profile[r]);
        }
        return new double[] {real, imaginary, Math.hypot(real, imaginary) / all};
    }

    /** Minimises |map(point)| - u - offset by least squares (Gauss and Newton); outliers count less. */
    private @Nullable Fit solve(List<Point> points, double period) {
        // Points are centred and scaled to about 1 for numerical accuracy.
        double unit = reach;
        double[] at = {unit / period, 0, 0, 0, unit / period, 0, 0, 0, 0};
        double[] offsets = points.stream().mapToDouble(p -> Math.hypot(p.x - centre.x(), p.y - centre.y()) / period - p.u).sorted().toArray();
        at[8] = offsets[offsets.length / 2];
        double scale = 0.5;
        double error = 0;
        for (int round = 0; round < 30; round++) {
            DMatrixRMaj normal = new DMatrixRMaj(9, 9);
            DMatrixRMaj right = new DMatrixRMaj(9, 1);
            double sum = 0;
            double weights = 0;
            for (Point point : points) {
                double x = (point.x - centre.x()) / unit;
                double y = (point.y - centre.y()) / unit;
                double w = at[6] * x + at[7] * y + 1;
                double p = (at[0] * x + at[1] * y + at[2]) / w;
                double q = (at[3] * x + at[4] * y + at[5]) / w;
                double radius = Math.max(1e-6, Math.hypot(p, q));
                double off = radius - point.u - at[8];
                double weight = point.weight / (1 + off * off / (scale * scale));
                double cos = p / radius;
                double sin = q / radius;
                double back = cos * p + sin * q;
                double[] row = {cos * x / w, cos * y / w, cos / w, sin * x / w, sin * y / w, sin / w, -back * x / w, -back * y / w, -1};
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        normal.data[9 * i + j] += weight * row[i] * row[j];
                    }
                    right.data[i] -= weight * row[i] * off;
                }
                sum += weight * Math.abs(off);
                weights += weight;
            }
            error = sum / weights;
            // No turn: b = d. Slight damping for what the points do not determine.
            double stiff = 1e-3 * weights;
            normal.data[9 + 1] += stiff;
            normal.data[9 + 3] -= stiff;
            normal.data[27 + 1] -= stiff;
            normal.data[27 + 3] += stiff;
            for (int i = 0; i < 9; i++) {
                normal.data[10 * i] += 1e-7 * weights * (i == 6 || i == 7 ? 10 : 1);
            }
            DMatrixRMaj change = new DMatrixRMaj(9, 1);
            if (!CommonOps_DDRM.solve(normal, right, change)) {
                return null;
            }
            for (int i = 0; i < 9; i++) {
                at[i] += change.data[i];
            }
            scale = Math.max(0.08, scale * 0.8);
        }
        Homography map = new Homography(at[0], at[1], at[2], at[3], at[4], at[5], at[6], at[7])
                .after(Homography.affine(1 / unit, 0, -centre.x() / unit, 0, 1 / unit, -centre.y() / unit));
        return Double.isFinite(error) ? new Fit(map, at[8] - Math.floor(at[8]), error) : null;
    }
}
