package dev.mazewright.formats.io;

import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/**
 * How pictures look and how much documents tell. Lengths are pixels; in drawings for any size, units; on paper, points.
 *
 * @param cellSize from one cell's corner to the next, 1 to {@link #MOST}; on paper, it follows from the paper
 * @param wallThickness of a wall, 1 to {@link #MOST}
 * @param margin around the maze, 0 to {@link #MOST}
 * @param solutionThickness of the line that shows the way, at most, 1 to {@link #MOST}; it is less where cells are small
 * @param theme the colours
 * @param paper the page that the maze is to fill, or null for one as large as the maze
 * @param outlines whether a JSON document has each cell's polygon
 * @param neighbours whether a JSON document has every adjacent pair, open or not
 */
public record Style(
        int cellSize,
        int wallThickness,
        int margin,
        int solutionThickness,
        Theme theme,
        @Nullable Paper paper,
        boolean outlines,
        boolean neighbours) {
    /** The most of each length. */
    public static final int MOST = 10_000;

    public static final Style DEFAULT = new Style(20, 2, 20, 5, Theme.PLAIN, null, false, false);

    /**
     * A style.
     *
     * @throws UsageException if a length is out of its range
     */
    public Style {
        require("cell size", cellSize, 1);
        require("wall thickness", wallThickness, 1);
        require("margin", margin, 0);
        require("solution thickness", solutionThickness, 1);
    }

    private static void require(String what, int pixels, int least) {
        if (pixels < least || pixels > MOST) {
            throw new UsageException("the " + what + " is " + least + " to " + MOST + " pixels, not " + pixels);
        }
    }

    /** The default style with these lengths. */
    public static Style of(int cellSize, int wallThickness, int margin) {
        return new Style(
                cellSize, wallThickness, margin, DEFAULT.solutionThickness, DEFAULT.theme, null, false, false);
    }

    /** The same in other colours. */
    public Style with(Theme other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, other, paper, outlines, neighbours);
    }

    /** The same on paper, or, with null, on a page as large as the maze. */
    public Style on(@Nullable Paper other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, theme, other, outlines, neighbours);
    }

    /** The same, with documents that tell more. */
    public Style telling(boolean ofOutlines, boolean ofNeighbours) {
        return new Style(
                cellSize, wallThickness, margin, solutionThickness, theme, paper, ofOutlines, ofNeighbours);
    }
}
