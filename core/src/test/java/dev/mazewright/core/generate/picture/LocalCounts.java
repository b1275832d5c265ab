package dev.mazewright.core.generate.picture;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;

/** For each cell of a maze three counts of cells in windows around it: dead ends, junctions, and straight passages. */
final class LocalCounts {
    static final int[] WINDOWS = {3, 5, 9};
    static final int FEATURES = 3 * WINDOWS.length;

    private LocalCounts() {}

    /** For each cell, in reading order, {@link #FEATURES} shares of the window that lies in the grid, in 255ths. */
    static byte[][] of(Maze maze) {
        Grid grid = maze.grid();
        int rows = grid.rows();
        int columns = grid.columns();
        int[][][] sums = new int[4][rows + 1][columns + 1];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int open = maze.open(grid.cell(row, column));
                int degree = Directions.count(open);
                int[] is = {degree == 1 ? 1 : 0, degree > 2 ? 1 : 0, open == 5 || open == 10 ? 1 : 0, 1};
                for (int kind = 0; kind < 4; kind++) {
                    sums[kind][row + 1][column + 1] = is[kind] + sums[kind][row][column + 1] + sums[kind][row + 1][column] - sums[kind][row][column];
                }
            }
        }
        byte[][] counts = new byte[rows * columns][FEATURES];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                for (int window = 0; window < WINDOWS.length; window++) {
                    int reach = WINDOWS[window] / 2;
                    int top = Math.max(0, row - reach);
                    int left = Math.max(0, column - reach);
                    int bottom = Math.min(rows, row + reach + 1);
                    int right = Math.min(columns, column + reach + 1);
                    int all = in(sums[3], top, left, bottom, right);
                    for (int kind = 0; kind < 3; kind++) {
                        counts[row * columns + column][3 * window + kind] = (byte) (255 * in(sums[kind], top, left, bottom, right) / all);
                    }
                }
            }
        }
        return counts;
    }

    private static int in(int[][] sums, int top, int left, int bottom, int right) {
        return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left];
    }
}
