package dev.mazewright.vision.cells;

/** Finds sides that are wall on one part and open on another, as in a labyrinth of rings whose gaps do not match a grid of cells. */
final class BrokenSides {
    /** A broken side is open on at least this share of its points in a row, and wall on another such share, */
    private static final double PART = 0.34;
    /** each closer than this to the response of open sides or walls. */
    private static final double CLEARLY = 0.3;

    private BrokenSides() {}

    /** Whether the side just sampled is broken; along {@code axis}, a colour, walls are above the paper. */
    static boolean isBroken(SideSamples samples, double[] axis, WallFilter filter) {
        int open = 0;
        int wall = 0;
        int mostOpen = 0;
        int mostWall = 0;
        for (int i = 0; i < samples.count(); i++) {
            double response = samples.response(axis, filter.weights, i) - filter.offset;
            open = Math.abs(response) < CLEARLY ? open + 1 : 0;
            wall = Math.abs(response - 1) < CLEARLY ? wall + 1 : 0;
            mostOpen = Math.max(mostOpen, open);
            mostWall = Math.max(mostWall, wall);
        }
        return Math.min(mostOpen, mostWall) >= PART * samples.count();
    }
}
