package dev.mazewright.vision.cells;

import boofcv.alg.transform.fft.DiscreteFourierTransformOps;
import boofcv.struct.image.GrayF32;
import boofcv.struct.image.InterleavedF32;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Finds places of a plane that show a lattice, from the spectra of windows: pairs of peaks at the angle of a tessellation. */
final class LatticeSeeds {
    /** A lattice seen at a place, and the contrast between middles and corners of cells. */
    record Seed(Tessellation tessellation, LocalLattice lattice, double contrast) {}

    /** The longest and the shortest period that a window shows, in pixels. */
    private static final double LONGEST = 28;

    private static final double SHORTEST = 5;
    private static final int MOST_PEAKS = 14;
    private static final int MOST_PAIRS = 4;
    private static final double ODD_LENGTH = 1.3;
    private static final double ODD_ANGLE = Math.toRadians(16);

    private record Peak(double x, double y, double height) {
        double length() {
            return Math.hypot(x, y);
        }
    }

    private final Plane plane;
    private final Waves waves;

    LatticeSeeds(Plane plane) {
        this.plane = plane;
        waves = new Waves(plane);
    }

    /** The best seeds of windows of this size all over the plane, best first. */
    List<Seed> find(int size, int most) {
        int across = windows(plane.width, size);
        int down = windows(plane.height, size);
        return IntStream.range(0, across * down).parallel()
                .mapToObj(i -> around(place(i % across, across, plane.width, size), place(i / across, down, plane.height, size), size))
                .flatMap(List::stream)
                .sorted(Comparator.comparingDouble((Seed seed) -> -seed.contrast))
                .limit(most)
                .toList();
    }

    private static int windows(int length, int size) {
        return Math.clamp(Math.round(1.4 * length / size - 0.4), 1, 4);
    }

    private static double place(int i, int of, int length, int size) {
        return of == 1 ? length / 2.0 : size / 2.0 + (double) i / (of - 1) * (length - size);
    }

    private record Pair(Peak one, Peak other, boolean isSquare) {
        double height() {
            return Math.min(one.height, other.height);
        }
    }

    private List<Seed> around(double centreX, double centreY, int size) {
        List<Peak> peaks = peaks(centreX, centreY, size);
        List<Pair> pairs = new ArrayList<>();
        for (Peak one : peaks) {
            for (Peak other : peaks) {
                pair(one, other, pairs);
                pair(one, new Peak(-other.x, -other.y, other.height), pairs);
                pair(new Peak(-one.x, -one.y, one.height), other, pairs);
                pair(new Peak(-one.x, -one.y, one.height), new Peak(-other.x, -other.y, other.height), pairs);
            }
        }
        pairs.sort(Comparator.comparingDouble((Pair pair) -> -pair.height()));
        List<Seed> seeds = new ArrayList<>();
        for (Pair pair : pairs.subList(0, Math.min(MOST_PAIRS, pairs.size()))) {
            seed(pair, centreX, centreY, size, seeds);
        }
        seeds.sort(Comparator.comparingDouble((Seed seed) -> -seed.contrast));
        return seeds.subList(0, Math.min(3, seeds.size()));
    }

    /** Adds two vectors if they form the angle of a tessellation and the step along u leads most nearly to the right. */
    private static void pair(Peak one, Peak other, List<Pair> pairs) {
        double angle = Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y);
        double lengths = one.length() / other.length();
        if (lengths > ODD_LENGTH || lengths < 1 / ODD_LENGTH) {
            return;
        }
        // A step along u is perpendicular to the vector of v.
        double turn = Math.abs(Math.atan2(-other.x, other.y));
        if (Math.abs(angle - Math.PI / 2) < ODD_ANGLE && turn <= Math.PI / 4 + 0.03) {
            pairs.add(new Pair(one, other, true));
        } else if (Math.abs(angle - 2 * Math.PI / 3) < ODD_ANGLE && turn <= Math.PI / 6 + 0.03) {
            pairs.add(new Pair(one, other, false));
        }
    }

    private void seed(Pair pair, double x, double y, int size, List<Seed> seeds) {
        Tessellation first = pair.isSquare ? Tessellation.SQUARES : Tessellation.TRIANGLES;
        LocalLattice lattice = new LocalLattice(x, y, 0, 0, pair.one.x, pair.one.y, pair.other.x, pair.other.y, 0);
        double sigma = size / 5.0;
        lattice = strongest(lattice, first, sigma, 0.3 / size);
        double[] amplitudes = lattice.amplitudes(waves, first.waves(), sigma);
        for (Tessellation each : pair.isSquare ? List.of(Tessellation.SQUARES) : List.of(Tessellation.TRIANGLES, Tessellation.HEXAGONS)) {
            LocalLattice here = lattice.corrected(lattice.deviation(amplitudes, each));
            double contrast = LatticeContrast.of(plane, here, each, size / 2.6);
            if (contrast > 0) {
                seeds.add(new Seed(each, here, contrast));
            }
        }
    }

    /** The lattice with the strongest waves, of vectors near the given ones. */
    private LocalLattice strongest(LocalLattice from, Tessellation tessellation, double sigma, double step) {
        LocalLattice best = from;
        double strength = from.deviation(waves, tessellation, sigma).strength();
        for (int i = 0; i < 8; i++) {
            double change = i % 2 == 0 ? step : -step;
            LocalLattice next = new LocalLattice(best.x(), best.y(), 0, 0,
                    best.ux() + (i / 2 == 0 ? change : 0), best.uy() + (i / 2 == 1 ? change : 0),
                    best.vx() + (i / 2 == 2 ? change : 0), best.vy() + (i / 2 == 3 ? change : 0), 0);
            double its = next.deviation(waves, tessellation, sigma).strength();
            if (its > strength) {
                strength = its;
                best = next;
            }
        }
        return best;
    }

    /** The highest peaks of a window's spectrum, relative to the mean at their distance from the origin. */
    private List<Peak> peaks(double centreX, double centreY, int size) {
        GrayF32 window = new GrayF32(size, size);
        int left = (int) Math.round(centreX - size / 2.0);
        int top = (int) Math.round(centreY - size / 2.0);
        for (int y = 0; y < size; y++) {
            double down = hann(y, size);
            for (int x = 0; x < size; x++) {
                int atX = left + x;
                int atY = top + y;
                if (atX >= 0 && atY >= 0 && atX < plane.width && atY < plane.height) {
                    window.data[y * size + x] = (float) (down * hann(x, size) * plane.data[atY * plane.width + atX]);
                }
            }
        }
        InterleavedF32 spectrum = new InterleavedF32(size, size, 2);
        DiscreteFourierTransformOps.createTransformF32().forward(window, spectrum);
        int reach = (int) Math.min(size / 2 - 2, Math.ceil(size / SHORTEST));
        double[][] power = new double[2 * reach + 3][2 * reach + 3];
        double[] ring = new double[2 * reach + 4];
        int[] count = new int[ring.length];
        for (int j = -reach - 1; j <= reach + 1; j++) {
            for (int i = -reach - 1; i <= reach + 1; i++) {
                int at = 2 * (Math.floorMod(j, size) * size + Math.floorMod(i, size));
                double value = Math.hypot(spectrum.data[at], spectrum.data[at + 1]);
                power[j + reach + 1][i + reach + 1] = value;
                int distance = (int) Math.round(Math.hypot(i, j));
                if (distance < ring.length) {
                    ring[distance] += value;
                    count[distance]++;
                }
            }
        }
        List<Peak> peaks = new ArrayList<>();
        double least = size / LONGEST;
        for (int j = 0; j <= reach; j++) {
            for (int i = -reach; i <= reach; i++) {
                double distance = Math.hypot(i, j);
                if ((j > 0 || i > 0) && distance >= least && distance <= size / SHORTEST && isPeak(power, i + reach + 1, j + reach + 1)) {
                    double x = i + offset(power[j + reach + 1][i + reach], power[j + reach + 1][i + reach + 1], power[j + reach + 1][i + reach + 2]);
                    double y = j + offset(power[j + reach][i + reach + 1], power[j + reach + 1][i + reach + 1], power[j + reach + 2][i + reach + 1]);
                    int around = (int) Math.round(distance);
                    double mean = ring[around] / Math.max(1, count[around]) + 1e-6;
                    peaks.add(new Peak(x / size, y / size, power[j + reach + 1][i + reach + 1] / mean));
                }
            }
        }
        peaks.sort(Comparator.comparingDouble((Peak peak) -> -peak.height));
        return peaks.subList(0, Math.min(MOST_PEAKS, peaks.size()));
    }

    private static boolean isPeak(double[][] power, int i, int j) {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if ((dx != 0 || dy != 0) && power[j + dy][i + dx] > power[j][i]) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The position of a peak between its neighbours, from -0.5 to 0.5. */
    private static double offset(double before, double here, double after) {
        double bend = before - 2 * here + after;
        return bend >= 0 ? 0 : Math.clamp(0.5 * (before - after) / bend, -0.5, 0.5);
    }

    private static double hann(int i, int size) {
        return 0.5 - 0.5 * Math.cos(2 * Math.PI * (i + 0.5) / size);
    }
}
