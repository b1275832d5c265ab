package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Fits a perspective to a lattice that was followed point by point. */
final class LatticeFit {
    /** Points that deviate from the perspective by more than this, in periods, are outliers. */
    private static final double OUTLIER = 0.35;

    /** The least share of points near the perspective; with fewer, there is no lattice. */
    private static final double LEAST_NEAR = 0.5;

    private final Waves waves;
    private final Tessellation tessellation;

    LatticeFit(Plane plane, Tessellation tessellation) {
        waves = new Waves(plane);
        this.tessellation = tessellation;
    }

    /** The map from points of the plane to coordinates of the lattice; null if too few points fit. */
    @Nullable Homography of(List<LocalLattice> points) {
        Homography map = robust(points);
        for (int round = 0; round < 2 && map != null; round++) {
            map = robust(seenThrough(map, points));
        }
        return map != null && explains(map, points) ? map : null;
    }

    /** Whether most points lie near the perspective. */
    private static boolean explains(Homography map, List<LocalLattice> points) {
        long near = points.stream().filter(each -> map.map(each.x(), each.y()).distance(new Spot(each.u(), each.v())) < OUTLIER).count();
        return near >= LEAST_NEAR * points.size();
    }

    /** The lattice at the same points, as its waves show it under a perspective. */
    private List<LocalLattice> seenThrough(Homography map, List<LocalLattice> points) {
        return points.parallelStream().mapMulti((LocalLattice point, Consumer<LocalLattice> seen) -> {
            LocalLattice expected = at(map, point.x(), point.y());
            LocalLattice.Deviation off = expected.deviation(waves, tessellation, 1.5 * expected.pitch());
            if (off.most() < OUTLIER) {
                seen.accept(expected.corrected(off));
            }
        }).toList();
    }

    static LocalLattice at(Homography map, double x, double y) {
        double[] d = map.derivatives(x, y);
        var uv = map.map(x, y);
        return new LocalLattice(x, y, uv.x(), uv.y(), d[0], d[1], d[2], d[3], 0);
    }

    private static @Nullable Homography robust(List<LocalLattice> points) {
        double[] weights = new double[points.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = points.get(i).strength();
        }
        Homography map = null;
        for (int round = 0; round < 8; round++) {
            List<Homography.Pair> pairs = new ArrayList<>();
            for (int i = 0; i < weights.length; i++) {
                LocalLattice p = points.get(i);
                if (weights[i] > 0) {
                    pairs.add(new Homography.Pair(p.x(), p.y(), p.u(), p.v(), weights[i]));
                }
            }
            Homography next = pairs.size() < 6 ? null : Homography.fit(pairs);
            if (next == null) {
                return map;
            }
            map = next;
            double scale = Math.max(0.03, OUTLIER * Math.pow(0.6, round) * 2);
            for (int i = 0; i < weights.length; i++) {
                LocalLattice p = points.get(i);
                var uv = map.map(p.x(), p.y());
                double off = Math.hypot(uv.x() - p.u(), uv.y() - p.v()) / Math.max(scale, 0.1);
                weights[i] = off > 3 ? 0 : p.strength() / (1 + off * off);
            }
        }
        return map;
    }
}
