package dev.mazewright.vision.cells;

import java.util.List;
import java.util.Locale;

/**
 * A grid that may be that of a maze.
 *
 * @param level of the plane in which it was seen, of which each is half as large as the one before
 * @param scale the width of a pixel of the first plane, in pixels of the picture
 */
record GridCandidate(LatticeSeeds.Seed seed, int level, double scale) {
    /** Pitches are alike up to this share. */
    private static final double ALIKE = 0.07;

    /** Lists the grids tried, in words. */
    static String text(List<GridCandidate> tried) {
        return tried.isEmpty()
                ? "nothing repeats as the walls of cells do"
                : "no outline of cells on " + (tried.size() == 1 ? "the grid" : "any of the " + tried.size() + " grids") + " tried ("
                        + String.join(", ", tried.stream().map(GridCandidate::toString).toList()) + ")";
    }

    boolean isLike(GridCandidate other) {
        return seed.tessellation() == other.seed.tessellation() && Math.abs(pitch() / other.pitch() - 1) < ALIKE;
    }

    private double pitch() {
        return Math.pow(2, level) * scale * seed.lattice().pitch();
    }

    @Override
    public String toString() {
        return seed.tessellation().name().toLowerCase(Locale.ROOT) + " " + Math.round(pitch()) + " pixels apart";
    }
}
