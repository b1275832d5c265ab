package dev.mazewright.vision.cells;

/**
 * A lattice seen around a point: its coordinates u and v there, and how they grow with x and y.
 *
 * @param x of the point, in pixels of a plane
 * @param ux periods of u per pixel to the right; {@code uy}, {@code vx} and {@code vy} likewise
 * @param strength of the waves there, from 0 to 1
 */
record LocalLattice(double x, double y, double u, double v, double ux, double uy, double vx, double vy, double strength) {
    /** The wave vectors whose crests are walls; for hexagons, whose troughs are middles. */
    double[][] vectors(int waves) {
        return waves == 2
                ? new double[][] {{ux, uy}, {vx, vy}}
                : new double[][] {{ux, uy}, {vx, vy}, {-ux - vx, -uy - vy}};
    }

    /** The length of a step, in pixels: the square root of the area of a unit of the lattice. */
    double pitch() {
        return 1 / Math.sqrt(Math.abs(ux * vy - uy * vx));
    }

    /** The point at which the coordinates have these values. */
    double[] point(double atU, double atV) {
        double area = ux * vy - uy * vx;
        double du = atU - u;
        double dv = atV - v;
        return new double[] {x + (vy * du - uy * dv) / area, y + (-vx * du + ux * dv) / area};
    }

    /** The same lattice around a nearby point, assuming even steps. */
    LocalLattice moved(double toX, double toY) {
        double dx = toX - x;
        double dy = toY - y;
        return new LocalLattice(toX, toY, u + ux * dx + uy * dy, v + vx * dx + vy * dy, ux, uy, vx, vy, strength);
    }

    /** This lattice without a deviation, and with the deviation's strength. */
    LocalLattice corrected(Deviation off) {
        return new LocalLattice(x, y, u + off.du, v + off.dv, ux, uy, vx, vy, off.strength);
    }

    /** A deviation in periods, the share of all values that the waves explain, and the cosine of how well three waves meet. */
    record Deviation(double du, double dv, double strength, double meet) {
        double most() {
            return Math.max(Math.abs(du), Math.abs(dv));
        }
    }

    /** The deviation of the lattice that the waves of these vectors show at the point from this one. */
    Deviation deviation(Waves waves, Tessellation tessellation, double sigma) {
        return deviation(amplitudes(waves, tessellation.waves(), sigma), tessellation);
    }

    /** The amplitudes of its first waves, as {@link Waves#around} returns them. */
    double[] amplitudes(Waves waves, int count, double sigma) {
        double[] amplitudes = new double[2 * count + 1];
        waves.around(x, y, vectors(count), sigma, amplitudes);
        return amplitudes;
    }

    /** The deviation of the lattice that these amplitudes of its waves show from this one. */
    Deviation deviation(double[] amplitudes, Tessellation tessellation) {
        int count = tessellation.waves();
        double trough = tessellation == Tessellation.HEXAGONS ? 0.5 : 0;
        double[] expected = {u, v, -u - v};
        double[] off = new double[count];
        double least = Double.MAX_VALUE;
        double sum = 0;
        for (int i = 0; i < count; i++) {
            double turns = Math.atan2(amplitudes[2 * i + 1], amplitudes[2 * i]) / (2 * Math.PI) - trough - expected[i];
            off[i] = turns - Math.rint(turns);
            double size = Math.hypot(amplitudes[2 * i], amplitudes[2 * i + 1]);
            least = Math.min(least, size);
            sum += size;
        }
        double meet = 1;
        if (count == 3) {
            double rest = off[0] + off[1] + off[2];
            rest -= Math.rint(rest);
            meet = Math.cos(2 * Math.PI * rest);
            // Three deviations may differ by whole periods: take the smallest ones that meet.
            double third = (off[0] + off[1] + off[2]) / 3;
            if (Math.abs(third) > 1 / 6.0) {
                int odd = Math.abs(off[0]) > Math.abs(off[1]) ? Math.abs(off[0]) > Math.abs(off[2]) ? 0 : 2
                        : Math.abs(off[1]) > Math.abs(off[2]) ? 1 : 2;
                off[odd] -= Math.signum(third);
                third = (off[0] + off[1] + off[2]) / 3;
            }
            off[0] -= third;
            off[1] -= third;
        }
        double all = amplitudes[2 * count] + 1e-9;
        return new Deviation(off[0], off[1], Math.min(least, sum / count) / all, meet);
    }
}
