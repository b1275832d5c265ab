package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.jspecify.annotations.Nullable;

/** Moves a perspective map until sides lie on visible walls, by least squares of the distances across them; outliers count little. */
final class Alignment {
    /** Fewer walls do not determine a map. */
    private static final int LEAST_WALLS = 10;

    private static final int ROUNDS = 2;
    private static final int REWEIGHTED = 4;
    /** Distances of up to this many medians, */
    private static final double USUAL = 1.5;
    /** plus this many pixels, count in full. */
    private static final double FINE = 0.05;

    /** A wall seen beside its expected place: its point in the drawing, the place, the normal, and the distance along the normal. */
    private record Offset(double fromX, double fromY, double x, double y, double normalX, double normalY, double distance) {}

    private final SideSamples samples;
    private final double[] axis;

    /** Measures on samples; along {@code axis}, a colour, walls are above the paper. */
    Alignment(SideSamples samples, double[] axis) {
        this.samples = samples;
        this.axis = axis;
    }

    /** The map that fits these walls best, near a given one; the given one if the walls are too few. */
    Homography of(Homography start, List<CellSides.Side> walls) {
        Homography map = start;
        for (int round = 0; round < ROUNDS; round++) {
            List<Offset> offsets = offsets(map, walls);
            if (offsets.size() < LEAST_WALLS) {
                return map;
            }
            Homography moved = moved(offsets);
            map = moved == null ? map : moved;
        }
        return map;
    }

    private List<Offset> offsets(Homography map, List<CellSides.Side> walls) {
        double[] distances = new double[walls.size()];
        samples.measure(distances.length, (own, i) -> {
            double[] profile = new double[SideSamples.ACROSS];
            own.read(walls.get(i), map);
            own.profile(axis, profile);
            double[] flanks = flanks(profile);
            distances[i] = ((flanks[0] + flanks[1]) / 2 - SideSamples.HALF) * own.step;
        });
        List<Offset> offsets = new ArrayList<>();
        for (int i = 0; i < distances.length; i++) {
            if (!Double.isNaN(distances[i])) {
                CellSides.Side side = walls.get(i);
                Spot before = side.point(map, 0.45);
                Spot after = side.point(map, 0.55);
                double length = before.distance(after);
                offsets.add(new Offset(
                        side.middle().x(), side.middle().y(), (before.x() + after.x()) / 2, (before.y() + after.y()) / 2,
                        -(after.y() - before.y()) / length, (after.x() - before.x()) / length, distances[i]));
            }
        }
        return offsets;
    }

    /** Where the part above half the peak's height begins and ends, in samples; NaN if it reaches an end. */
    static double[] flanks(double[] profile) {
        int best = 1;
        for (int i = 1; i < SideSamples.ACROSS - 1; i++) {
            best = smoothed(profile, i) > smoothed(profile, best) ? i : best;
        }
        double half = (smoothed(profile, best) + Math.min(smoothed(profile, 1), smoothed(profile, SideSamples.ACROSS - 2))) / 2;
        return new double[] {end(profile, best, -1, half), end(profile, best, 1, half)};
    }

    /** Where values fall below one, from a sample on; NaN if they do not. */
    private static double end(double[] profile, int from, int by, double least) {
        for (int i = from; i + by > 0 && i + by < SideSamples.ACROSS - 1; i += by) {
            double next = smoothed(profile, i + by);
            if (next < least) {
                return i + by * (smoothed(profile, i) - least) / (smoothed(profile, i) - next);
            }
        }
        return Double.NaN;
    }

    private static double smoothed(double[] profile, int i) {
        return profile[i - 1] + 2 * profile[i] + profile[i + 1];
    }

    /** The map that moves points by their offsets, as far as a perspective map can. */
    private static @Nullable Homography moved(List<Offset> offsets) {
        double x = offsets.stream().mapToDouble(Offset::x).average().orElseThrow();
        double y = offsets.stream().mapToDouble(Offset::y).average().orElseThrow();
        double size = offsets.stream().mapToDouble(each -> Math.hypot(each.x - x, each.y - y)).average().orElseThrow() + 1e-9;
        double[] weights = new double[offsets.size()];
        Arrays.fill(weights, 1);
        double[] change = new double[8];
        for (int i = 0; i < REWEIGHTED; i++) {
            change = solve(offsets, weights, x, y, size);
            weigh(offsets, weights, change, x, y, size);
        }
        List<Homography.Pair> pairs = new ArrayList<>();
        for (Offset each : offsets) {
            double u = (each.x - x) / size;
            double v = (each.y - y) / size;
            double both = change[6] * u + change[7] * v;
            pairs.add(new Homography.Pair(
                    each.fromX, each.fromY,
                    each.x + change[0] + change[2] * u + change[3] * v + u * both,
                    each.y + change[1] + change[4] * u + change[5] * v + v * both, 1));
        }
        return Homography.fit(pairs);
    }

    private static double[] solve(List<Offset> offsets, double[] weights, double x, double y, double size) {
        DMatrixRMaj normal = new DMatrixRMaj(8, 8);
        DMatrixRMaj right = new DMatrixRMaj(8, 1);
        double[] row = new double[8];
        for (int k = 0; k < weights.length; k++) {
            derivatives(offsets.get(k), x, y, size, row);
            for (int i = 0; i < 8; i++) {
                for (int j = 0; j < 8; j++) {
                    normal.data[i * 8 + j] += weights[k] * row[i] * row[j];
                }
                right.data[i] += weights[k] * row[i] * offsets.get(k).distance;
            }
        }
        for (int i = 0; i < 8; i++) {
            normal.add(i, i, i < 2 ? 1e-6 : 1); // keeps what the offsets do not determine
        }
        DMatrixRMaj solution = new DMatrixRMaj(8, 1);
        CommonOps_DDRM.solve(normal, right, solution);
        return solution.data;
    }

    private static void weigh(List<Offset> offsets, double[] weights, double[] change, double x, double y, double size) {
        double[] row = new double[8];
        double[] left = new double[weights.length];
        for (int k = 0; k < left.length; k++) {
            derivatives(offsets.get(k), x, y, size, row);
            double moved = 0;
            for (int i = 0; i < 8; i++) {
                moved += row[i] * change[i];
            }
            left[k] = Math.abs(offsets.get(k).distance - moved);
        }
        double[] sorted = left.clone();
        Arrays.sort(sorted);
        double usual = USUAL * sorted[sorted.length / 2] + FINE;
        for (int k = 0; k < left.length; k++) {
            weights[k] = left[k] < usual ? 1 : usual / left[k] * (usual / left[k]);
        }
    }

    /** The move of a point along its normal for each change of a perspective map near the identity. */
    private static void derivatives(Offset offset, double x, double y, double size, double[] to) {
        double u = (offset.x - x) / size;
        double v = (offset.y - y) / size;
        double outwards = offset.normalX * u + offset.normalY * v;
        to[0] = offset.normalX;
        to[1] = offset.normalY;
        to[2] = offset.normalX * u;
        to[3] = offset.normalX * v;
        to[4] = offset.normalY * u;
        to[5] = offset.normalY * v;
        to[6] = u * outwards;
        to[7] = v * outwards;
    }
}
