package dev.mazewright.formats;

/**
 * How pictures look and how much documents tell.
 *
 * @param cellSize pixels (svg: units) from one cell's corner to the next, at least 1
 * @param wallThickness pixels of a wall, at least 1
 * @param margin pixels around the maze, at least 0
 * @param outlines whether a JSON document has each cell's polygon
 * @param neighbours whether a JSON document has every adjacent pair, open or not
 */
public record Style(int cellSize, int wallThickness, int margin, boolean outlines, boolean neighbours) {
    public static final Style DEFAULT = new Style(20, 2, 20, false, false);
}
