package dev.mazewright.formats;

import dev.mazewright.core.UsageException;

/**
 * How pictures look and how much documents tell.
 *
 * @param cellSize pixels (svg: units) from one cell's corner to the next, 1 to {@link #MOST}
 * @param wallThickness pixels of a wall, 1 to {@link #MOST}
 * @param margin pixels around the maze, 0 to {@link #MOST}
 * @param outlines whether a JSON document has each cell's polygon
 * @param neighbours whether a JSON document has every adjacent pair, open or not
 */
public record Style(int cellSize, int wallThickness, int margin, boolean outlines, boolean neighbours) {
    /** The most pixels of each measure. */
    public static final int MOST = 10_000;

    public static final Style DEFAULT = new Style(20, 2, 20, false, false);

    /**
     * A style.
     *
     * @throws UsageException if a measure is out of its range
     */
    public Style {
        require("cell size", cellSize, 1);
        require("wall thickness", wallThickness, 1);
        require("margin", margin, 0);
    }

    private static void require(String what, int pixels, int least) {
        if (pixels < least || pixels > MOST) {
            throw new UsageException("the " + what + " is " + least + " to " + MOST + " pixels, not " + pixels);
        }
    }
}
