package dev.mazewright.core.generate.picture;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;

/**
 * The pixels of a full grid of squares: 2 x 2 cells each. A last row or column of cells that makes no pixel is left over.
 *
 * @param cells the grid of cells, without a mask
 * @param rows of pixels, at least 0
 * @param columns of pixels, at least 0
 */
public record PixelGrid(Grid cells, int rows, int columns) {
    /** No pixel. */
    static final int NONE = -1;

    static final int DIRECTIONS = 4;

    /** Cells along a side of a pixel. */
    static final int SIDE = 2;

    /**
     * The pixels of a grid; refuses more than an array can have.
     *
     * @throws UsageException if it has more pixels than an array can have
     */
    public static PixelGrid of(Grid cells) {
        int rows = cells.rows() / SIDE;
        int columns = cells.columns() / SIDE;
        if ((long) rows * columns > Integer.MAX_VALUE / DIRECTIONS) {
            throw new UsageException("a picture of " + rows + "x" + columns + " pixels is too large; it has at most "
                    + Integer.MAX_VALUE / DIRECTIONS + " pixels of 2 x 2 cells");
        }
        return new PixelGrid(cells, rows, columns);
    }

    int count() {
        return rows * columns;
    }

    /** The pixel in a direction, or {@link #NONE}. */
    int step(int pixel, int direction) {
        int column = pixel % columns;
        return switch (direction) {
            case Rectangle.NORTH -> pixel < columns ? NONE : pixel - columns;
            case Rectangle.EAST -> column + 1 == columns ? NONE : pixel + 1;
            case Rectangle.SOUTH -> pixel + columns >= count() ? NONE : pixel + columns;
            default -> column == 0 ? NONE : pixel - 1;
        };
    }

    static int opposite(int direction) {
        return direction ^ 2;
    }

    /** A direction in which the outline of the grid of cells lies beside a pixel, the first of them, or {@link #NONE}. */
    int outerSide(int pixel) {
        int row = pixel / columns;
        int column = pixel % columns;
        if (row == 0) {
            return Rectangle.NORTH;
        }
        if (column + 1 == columns && SIDE * columns == cells.columns()) {
            return Rectangle.EAST;
        }
        if (row + 1 == rows && SIDE * rows == cells.rows()) {
            return Rectangle.SOUTH;
        }
        return column == 0 ? Rectangle.WEST : NONE;
    }

    /**
     * A cell of a pixel.
     *
     * @param corner 0 top left, 1 top right, 2 bottom right, 3 bottom left
     */
    long cell(int pixel, int corner) {
        long row = (long) SIDE * (pixel / columns) + (corner >> 1);
        long column = (long) SIDE * (pixel % columns) + ((corner + 1) >> 1 & 1);
        return cells.cell(row, column);
    }

    /** The pixel of a cell, or {@link #NONE} for one that is left over. */
    int pixel(long cell) {
        int row = cells.row(cell) / SIDE;
        int column = cells.column(cell) / SIDE;
        return row < rows && column < columns ? row * columns + column : NONE;
    }

    /** The corner of its pixel in which a cell lies. */
    int corner(long cell) {
        int down = cells.row(cell) % SIDE;
        int right = cells.column(cell) % SIDE;
        return down == 0 ? right : 3 - right;
    }
}
