package dev.mazewright.drawing.picture;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.FoundMaze;
import org.jspecify.annotations.Nullable;

/**
 * A maze of squares seen in the ink of a drawing: lines of equal distances on which walls stand or lie, each from post
 * to post or not at all.
 *
 * <pre>
 *   ##############      the thickness of walls is that of the thinnest stroke; the lines are those with the greatest
 *   ##          ##      pitch on which all strokes lie; cells are square, unless both directions are clear
 *   ##    ##    ##      that they are not
 *   ##    ##    ##
 *   ########    ##      a gap in the outline is an opening
 * </pre>
 *
 * <p>Anything else in ink, and a wall that is there by half, makes it no drawing of a maze. Time proportional to the
 * pixels, memory to the cells.
 */
final class DrawnMaze {
    /** The share of a wall that may be missing, and of a gap that may be filled. */
    private static final double DOUBT = 0.25;

    /** The share of the ink that may lie outside the walls. */
    private static final double DIRT = 0.02;

    /** The share of a cell from which on walls are thick. */
    private static final double THICK = 1 / 3.0;

    private final InkBits ink;
    /** Standing lines, from left to right. */
    private final WallLines columns;
    /** Lying lines, from top to bottom. */
    private final WallLines rows;

    private final FoundMaze found;
    private long explained;
    private long innerWalls;
    private boolean sound = true;

    private DrawnMaze(InkBits ink, WallLines columns, WallLines rows) {
        this.ink = ink;
        this.columns = columns;
        this.rows = rows;
        found = new FoundMaze(new Maze(new Rectangle(rows.cells(), columns.cells(), null).grid()));
        for (int row = 0; row <= rows.cells() && sound; row++) {
            for (int column = 0; column <= columns.cells() && sound; column++) {
                look(row, column);
            }
        }
    }

    /** The maze that a drawing shows, or null if it shows none. */
    static @Nullable DrawnMaze in(InkBits whole) {
        for (InkBits ink : whole.parts()) {
            WallStrokes strokes = new WallStrokes(ink);
            for (WallStrokes.Thickness thickness : strokes.thicknesses()) {
                WallLines columns = strokes.columns(thickness.standing());
                WallLines rows = columns == null ? null : strokes.rows(thickness.lying());
                if (columns != null && rows != null) {
                    int[] parts = DrawnScale.parts(columns, rows);
                    DrawnMaze maze = of(ink, columns.divided(parts[0]), rows.divided(parts[1]), strokes.pixels);
                    if (maze != null && !maze.isTooFine() && maze.hasFrame()) {
                        return maze;
                    }
                }
            }
        }
        return null;
    }

    /** The maze of this number of square cells that a drawing shows, or null. */
    static @Nullable DrawnMaze in(InkBits whole, int rowCount, int columnCount) {
        for (InkBits ink : whole.parts()) {
            WallStrokes strokes = new WallStrokes(ink);
            for (WallStrokes.Thickness thickness : strokes.thicknesses()) {
                WallLines columns = WallLines.of(strokes.left, strokes.right, thickness.standing(), columnCount);
                WallLines rows = WallLines.of(strokes.top, strokes.bottom, thickness.lying(), rowCount);
                DrawnMaze maze = columns.pitch() == rows.pitch() ? of(ink, columns, rows, strokes.pixels) : null;
                if (maze != null) {
                    return maze;
                }
            }
        }
        return null;
    }

    private static @Nullable DrawnMaze of(InkBits ink, WallLines columns, WallLines rows, long pixels) {
        if (!columns.isSound() || !rows.isSound()) {
            return null;
        }
        DrawnMaze maze = new DrawnMaze(ink, columns, rows);
        double dirt = maze.isStrict() ? 0 : pixels * DIRT;
        return maze.sound && pixels - maze.explained <= dirt ? maze : null;
    }

    /** Whether there is a wall on each side of the grid; else it was dirt that made it so large. */
    private boolean hasFrame() {
        int[] gapsAt = new int[4];
        for (Opening gap : found.openings()) {
            gapsAt[gap.direction()]++;
        }
        return Math.max(gapsAt[Rectangle.NORTH], gapsAt[Rectangle.SOUTH]) < columns.cells()
                && Math.max(gapsAt[Rectangle.WEST], gapsAt[Rectangle.EAST]) < rows.cells();
    }

    private boolean isTooFine() {
        return innerWalls > 0 && DrawnScale.isTooFine(found.maze(), DrawnScale.areSquare(columns.pitch(), rows.pitch()));
    }

    /** Looks at a post, the wall to the right of it, the one below it, and the cell between these. */
    private void look(int row, int column) {
        explained += count(columns.begin(column), columns.end(column), rows.begin(row), rows.end(row));
        if (column < columns.cells()) {
            int from = columns.end(column);
            int to = columns.begin(column + 1);
            settle(filled(from, to, rows.begin(row), rows.end(row), false), to - from, row, column, Rectangle.NORTH);
        }
        if (row < rows.cells()) {
            int from = rows.end(row);
            int to = rows.begin(row + 1);
            settle(filled(columns.begin(column), columns.end(column), from, to, true), to - from, row, column,
                    Rectangle.WEST);
        }
    }

    private void settle(int filled, int length, int row, int column, int direction) {
        double doubt = isStrict() ? 0 : length * DOUBT;
        boolean lying = direction == Rectangle.NORTH;
        boolean inner = lying ? row > 0 && row < rows.cells() : column > 0 && column < columns.cells();
        if (filled >= length - doubt) {
            explained += lying
                    ? count(columns.end(column), columns.begin(column + 1), rows.begin(row), rows.end(row))
                    : count(columns.begin(column), columns.end(column), rows.end(row), rows.begin(row + 1));
            innerWalls += inner ? 1 : 0;
        } else if (filled > doubt) {
            sound = false;
        } else if (lying) {
            found.openAbove(row, column);
        } else {
            found.openLeft(row, column);
        }
    }

    /** How much of the length of a strip, downwards or across, has ink. */
    private int filled(int left, int right, int top, int bottom, boolean down) {
        int filled = 0;
        for (int along = down ? top : left; along < (down ? bottom : right); along++) {
            boolean any = false;
            for (int over = down ? left : top; over < (down ? right : bottom) && !any; over++) {
                any = down ? ink.at(over, along) : ink.at(along, over);
            }
            filled += any ? 1 : 0;
        }
        return filled;
    }

    private long count(int left, int right, int top, int bottom) {
        long count = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                count += ink.at(x, y) ? 1 : 0;
            }
        }
        return count;
    }

    /** Whether every pixel counts: walls are a pixel thick, or very thick. */
    private boolean isStrict() {
        return isFine() || isThick();
    }

    /** Whether passages might be taken for walls, and walls for passages. */
    boolean isThick() {
        return thickness() >= THICK;
    }

    private boolean isFine() {
        return columns.thickness() == 1 && rows.thickness() == 1 && columns.slack() == 0 && rows.slack() == 0;
    }

    /** Whether each pixel might be a square of its own instead: there is no inner wall, or everything is one wide. */
    boolean mayBePixels() {
        return innerWalls == 0 || (isFine() && columns.pitch() == 2 && rows.pitch() == 2);
    }

    /** Whether all pitches are whole, as in drawings without smooth lines. */
    boolean isExact() {
        return columns.slack() == 0 && rows.slack() == 0;
    }

    /** Which part of a cell is wall, from 0 to 1. */
    double thickness() {
        return columns.thickness() / columns.pitch();
    }

    /** The row or column of lines that pixels lie between. */
    WallLines columns() {
        return columns;
    }

    WallLines rows() {
        return rows;
    }

    /** The maze, and what is open to the outside of it. */
    DrawnOutline outline(Context context) {
        return new DrawnOutline(found.puzzle(), context);
    }
}
