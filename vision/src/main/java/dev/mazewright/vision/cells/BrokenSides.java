package dev.mazewright.vision.cells;

/**
 * Sides that are a wall on a part of their length, and open on another: in a labyrinth of rings, say, whose gaps lie elsewhere than the
 * sides of a grid of cells do.
 */
final class BrokenSides {
    /** At least this part of the points of a broken side is open in a row, and as many in a row are a wall, */
    private static final double PART = 0.34;
    /** nearer than this to the response of open sides, or of walls. */
    private static final double CLEARLY = 0.3;

    private BrokenSides() {}

    /**
     * Whether the side whose samples were read is broken.
     *
     * @param axis of colour, along which walls are above the paper
     */
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
