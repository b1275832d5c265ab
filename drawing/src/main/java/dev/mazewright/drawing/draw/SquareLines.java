package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import java.io.IOException;
import java.util.Arrays;

/** Draws the walls of squares, joined to the longest straight lines there are. Memory: a number for each column. */
record SquareLines(Page page, Grid grid, GridWalls walls) {
    private static final int NO_LINE = -1;

    /** Bricks, joined along their rows. */
    void drawBricks(Canvas canvas) throws IOException {
        for (int row = 0; row < grid.rows(); row++) {
            CancelledException.check();
            int from = NO_LINE;
            for (int column = 0; column <= grid.columns(); column++) {
                boolean brick = column < grid.columns() && walls.isBrick(row, column);
                if (brick && from == NO_LINE) {
                    from = column;
                } else if (!brick && from != NO_LINE) {
                    canvas.around(page.x(from), page.y(row), page.x(column), page.y(row + 1.0));
                    from = NO_LINE;
                }
            }
        }
    }

    /** The walls of squares one by one, in units of a cell. */
    void drawUnits(Pen pen) throws IOException {
        for (int row = 0; row <= grid.rows(); row++) {
            CancelledException.check();
            for (int column = 0; column <= grid.columns(); column++) {
                walls.draw(row, column, pen);
            }
        }
    }

    /** The straight walls of squares: those across along each line, those downwards as soon as they end. */
    void drawLines(Canvas canvas) throws IOException {
        int[] begins = new int[grid.columns() + 1];
        Arrays.fill(begins, NO_LINE);
        for (int row = 0; row <= grid.rows(); row++) {
            CancelledException.check();
            int from = NO_LINE;
            for (int column = 0; column <= grid.columns(); column++) {
                boolean across = column < grid.columns() && walls.above(row, column);
                if (across && from == NO_LINE) {
                    from = column;
                } else if (!across && from != NO_LINE) {
                    canvas.move(page.x(from), page.y(row));
                    canvas.line(page.x(column), page.y(row));
                    from = NO_LINE;
                }
                boolean down = row < grid.rows() && walls.left(row, column);
                if (down && begins[column] == NO_LINE) {
                    begins[column] = row;
                } else if (!down && begins[column] != NO_LINE) {
                    canvas.move(page.x(column), page.y(begins[column]));
                    canvas.line(page.x(column), page.y(row));
                    begins[column] = NO_LINE;
                }
            }
        }
    }
}
