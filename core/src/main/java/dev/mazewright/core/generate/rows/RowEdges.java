package dev.mazewright.core.generate.rows;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;

/**
 * The edges of a cell in a row, as sets of directions; {@link GridRows} has the picture.
 *
 * @param ahead the edge to the next cell of the row
 * @param behind the edge to the cell before
 * @param back the edges to earlier rows: above in its level, and in the level before
 * @param below the edges to the next row of its level
 * @param up the edges to the next level
 * @param left those edges within its level that lead to the column before; in a ring, {@code behind}
 * @param right those edges within its level that lead to the next column; in a ring, {@code ahead}
 */
record RowEdges(int ahead, int behind, int back, int below, int up, int left, int right) {
    /** The cells of the smallest ring: of two cells, each is beside the other only once. */
    private static final int SMALLEST_RING = 3;

    private static final int NO_ROW = -1;

    /** Those of the cell at a row and column. */
    static RowEdges of(Grid grid, int row, int column) {
        long start = grid.rowStart(row);
        int length = (int) (grid.rowEnd(row) - start);
        int height = grid.rowsOfLevel();
        int inLevel = row % height;
        int around = grid.isGraph() && length >= SMALLEST_RING ? length - 1 : Integer.MAX_VALUE;
        int ahead = 0;
        int behind = 0;
        int back = 0;
        int below = 0;
        int up = 0;
        int left = 0;
        int right = 0;
        for (int rest = grid.sides(start + column); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            int edge = Directions.of(direction);
            long there = grid.step(start + column, direction);
            int other = row(grid, row, inLevel, height, there);
            if (other == NO_ROW) {
                continue;
            }
            long aside = there - grid.rowStart(other) - column;
            if (other == row) {
                ahead |= aside == 1 || aside == -around ? edge : 0;
                behind |= aside == -1 || aside == around ? edge : 0;
            } else if (other < row) {
                back |= edge;
            } else if (other == row + 1 && inLevel < height - 1) {
                below |= edge;
            } else {
                up |= edge;
            }
            left |= aside == -1 && !grid.isGraph() ? edge : 0;
            right |= aside == 1 && !grid.isGraph() ? edge : 0;
        }
        return new RowEdges(ahead, behind, back, below, up, left | behind, right | ahead);
    }

    /** Which row an address is in: this one, one of those beside it in its level and in others, or none of them. */
    private static int row(Grid grid, int row, int inLevel, int height, long address) {
        if (contains(grid, row, address)) {
            return row;
        }
        if (inLevel > 0 && contains(grid, row - 1, address)) {
            return row - 1;
        }
        if (inLevel < height - 1 && contains(grid, row + 1, address)) {
            return row + 1;
        }
        if (row >= height && contains(grid, row - height, address)) {
            return row - height;
        }
        return row < grid.rows() - height && contains(grid, row + height, address) ? row + height : NO_ROW;
    }

    private static boolean contains(Grid grid, int row, long address) {
        return address >= grid.rowStart(row) && address < grid.rowEnd(row);
    }
}
