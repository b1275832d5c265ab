package dev.mazewright.drawing.picture;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.shape.Rectangle;

/** How large the cells of a drawing are, where walls alone leave that open: lines on which none stands are not seen. */
final class DrawnScale {
    /** The number of lines in a direction from which the distance is clear. */
    private static final int CLEAR = 4;

    private DrawnScale() {}

    /** Into how many parts the distances of columns and rows are to be divided so that cells are square. */
    static int[] parts(WallLines columns, WallLines rows) {
        boolean clear = columns.cells() >= CLEAR && rows.cells() >= CLEAR;
        for (int most = 1; most <= Math.max(columns.cells(), rows.cells()) + CLEAR * CLEAR && !clear; most++) {
            for (int least = 1; least <= most; least++) {
                if (areSquare(columns.pitch() / most, rows.pitch() / least)) {
                    return new int[] {most, least};
                }
                if (areSquare(columns.pitch() / least, rows.pitch() / most)) {
                    return new int[] {least, most};
                }
            }
        }
        return new int[] {1, 1};
    }

    /** Whether a width and a height are the same, but for what rounding makes of them. */
    static boolean areSquare(double width, double height) {
        return Math.abs(width - height) <= 0.02 * Math.min(width, height);
    }

    /** Whether all walls stand on every second line as well, or third: then dirt asked for the others; in one direction if not square. */
    static boolean isTooFine(Maze maze, boolean square) {
        boolean tall = false;
        boolean wide = false;
        for (int by = 2; by <= maze.grid().rows() && !tall; by++) {
            tall = maze.grid().rows() % by == 0 && isMade(maze, by, 1);
        }
        for (int by = 2; by <= maze.grid().columns() && !wide; by++) {
            wide = maze.grid().columns() % by == 0 && isMade(maze, 1, by);
        }
        return square ? tall && wide : tall || wide;
    }

    /** Whether the maze is one of cells this many times as high and as wide. */
    private static boolean isMade(Maze maze, int high, int wide) {
        for (int row = 0; row < maze.grid().rows(); row++) {
            for (int column = 0; column < maze.grid().columns(); column++) {
                boolean above = row % high == 0 && isWall(maze, row, column - column % wide, Rectangle.NORTH);
                boolean left = column % wide == 0 && isWall(maze, row - row % high, column, Rectangle.WEST);
                if (above != isWall(maze, row, column, Rectangle.NORTH)
                        || left != isWall(maze, row, column, Rectangle.WEST)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a cell has a wall inside the maze. */
    private static boolean isWall(Maze maze, int row, int column, int direction) {
        long cell = maze.grid().cell(row, column);
        return maze.grid().leads(cell, direction) && !maze.isOpen(cell, direction);
    }
}
