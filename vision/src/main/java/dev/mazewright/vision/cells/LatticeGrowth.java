package dev.mazewright.vision.cells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Follows a lattice from a seed over a plane, through points a pitch and a half apart, the strongest first. Each point continues its
 * neighbour's lattice, corrected by the phases of the waves there.
 */
final class LatticeGrowth {
    /** The distance of points, in pitches. */
    private static final double STEP = 1.5;
    /** The deviation of the Gaussian in which waves are seen, in pitches. */
    private static final double SIGMA = 1.5;
    /** Points farther off than this, in periods, are not followed. */
    private static final double MOST_OFF = 0.22;
    /** Three waves that meet less well than this are not a lattice. */
    private static final double LEAST_MEET = 0.3;

    private final Waves waves;
    private final Tessellation tessellation;
    private final double strength;
    private final double step;
    /** The first point of a raster that contains the seed. */
    private final double left;
    private final double top;
    private final int across;
    private final int down;
    private final LocalLattice[] found;

    private LatticeGrowth(Plane plane, LatticeSeeds.Seed seed) {
        waves = new Waves(plane);
        tessellation = seed.tessellation();
        step = Math.max(3, STEP * seed.lattice().pitch());
        left = seed.lattice().x() % step;
        top = seed.lattice().y() % step;
        across = (int) ((plane.width - left) / step) + 1;
        down = (int) ((plane.height - top) / step) + 1;
        found = new LocalLattice[across * down];
        strength = 0.4 * seed.lattice().strength();
    }

    /** The lattice at all points reached. */
    static List<LocalLattice> from(Plane plane, LatticeSeeds.Seed seed) {
        LatticeGrowth growth = new LatticeGrowth(plane, seed);
        growth.grow(seed.lattice());
        return new ArrayList<>(Arrays.stream(growth.found).filter(each -> each != null).toList());
    }

    private record Step(int at, LocalLattice expected) {}

    private void grow(LocalLattice seed) {
        PriorityQueue<Step> next = new PriorityQueue<>(Comparator.comparingDouble((Step each) -> -each.expected.strength()));
        int x = Math.clamp(Math.round((seed.x() - left) / step), 0, across - 1);
        int y = Math.clamp(Math.round((seed.y() - top) / step), 0, down - 1);
        next.add(new Step(y * across + x, seed));
        while (!next.isEmpty()) {
            Step each = next.remove();
            if (found[each.at] != null) {
                continue;
            }
            int i = each.at % across;
            int j = each.at / across;
            LocalLattice expected = each.expected.moved(left + i * step, top + j * step);
            LocalLattice.Deviation off = expected.deviation(waves, tessellation, SIGMA * expected.pitch());
            if (off.strength() < strength || off.most() > MOST_OFF || off.meet() < LEAST_MEET) {
                continue;
            }
            LocalLattice here = bent(expected.corrected(off), i, j);
            found[each.at] = here;
            for (int[] beside : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                int toX = i + beside[0];
                int toY = j + beside[1];
                if (toX >= 0 && toY >= 0 && toX < across && toY < down && found[toY * across + toX] == null) {
                    next.add(new Step(toY * across + toX, here));
                }
            }
        }
    }

    /** The lattice at a point, with its steps as its neighbours show them: a plane through all points found nearby. */
    private LocalLattice bent(LocalLattice here, int i, int j) {
        double xx = 0;
        double xy = 0;
        double yy = 0;
        double[] sums = new double[4];
        int count = 0;
        for (int dj = -2; dj <= 2; dj++) {
            for (int di = -2; di <= 2; di++) {
                int toX = i + di;
                int toY = j + dj;
                LocalLattice near = toX < 0 || toY < 0 || toX >= across || toY >= down ? null : found[toY * across + toX];
                if (near != null) {
                    double dx = near.x() - here.x();
                    double dy = near.y() - here.y();
                    double du = near.u() - here.u() - here.ux() * dx - here.uy() * dy;
                    double dv = near.v() - here.v() - here.vx() * dx - here.vy() * dy;
                    xx += dx * dx;
                    xy += dx * dy;
                    yy += dy * dy;
                    sums[0] += du * dx;
                    sums[1] += du * dy;
                    sums[2] += dv * dx;
                    sums[3] += dv * dy;
                    count++;
                }
            }
        }
        // how strongly the expected steps are kept
        double stiff = 3 * step * step;
        xx += stiff;
        yy += stiff;
        double area = xx * yy - xy * xy;
        if (count < 2) {
            return here;
        }
        return new LocalLattice(here.x(), here.y(), here.u(), here.v(),
                here.ux() + (yy * sums[0] - xy * sums[1]) / area, here.uy() + (xx * sums[1] - xy * sums[0]) / area,
                here.vx() + (yy * sums[2] - xy * sums[3]) / area, here.vy() + (xx * sums[3] - xy * sums[2]) / area,
                here.strength());
    }
}
