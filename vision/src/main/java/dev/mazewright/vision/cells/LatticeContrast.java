package dev.mazewright.vision.cells;

/**
 * The contrast between corners of cells, where walls meet, and middles of cells, which are free: the distance of their means in standard
 * deviations. On a wrong period or place, corners lie in middles, or the reverse.
 */
final class LatticeContrast {
    private static final int LEAST = 6;

    private record Values(double mean, double variance, int count) {}

    private LatticeContrast() {}

    /** The contrast within a distance of the lattice's point; 0 if too few cells are within reach. */
    static double of(Plane plane, LocalLattice lattice, Tessellation tessellation, double reach) {
        int most = (int) Math.ceil(1.3 * reach / lattice.pitch());
        Values ink = values(plane, lattice, tessellation.posts(), reach, most);
        Values paper = values(plane, lattice, tessellation.middles(), reach, most);
        if (ink.count < LEAST || paper.count < LEAST) {
            return 0;
        }
        double spread = Math.sqrt(ink.variance) + Math.sqrt(paper.variance) + 0.15;
        return (ink.mean - paper.mean) / spread;
    }

    private static Values values(Plane plane, LocalLattice lattice, double[][] places, double reach, int most) {
        double sum = 0;
        double squares = 0;
        int count = 0;
        long baseU = Math.round(lattice.u());
        long baseV = Math.round(lattice.v());
        for (int i = -most; i <= most; i++) {
            for (int j = -most; j <= most; j++) {
                for (double[] place : places) {
                    double[] at = lattice.point(baseU + i + place[0], baseV + j + place[1]);
                    if (Math.hypot(at[0] - lattice.x(), at[1] - lattice.y()) < reach && plane.contains(at[0], at[1])) {
                        double value = plane.at(at[0], at[1]);
                        sum += value;
                        squares += value * value;
                        count++;
                    }
                }
            }
        }
        double mean = sum / Math.max(1, count);
        return new Values(mean, Math.max(0, squares / Math.max(1, count) - mean * mean), count);
    }
}
