package dev.mazewright.core.shape.support;

import dev.mazewright.core.grid.Mask;

/**
 * Hexagons and triangles made of hexagons, and of triangles: whole figures with straight sides, as large as fit on the
 * grid and in the middle of it. Cut by their centres, such figures would have notches where the grid is a little too
 * large.
 *
 * <pre>
 *   a hexagon of side 3     a triangle     a hexagon of side 1     a triangle of side 3
 *
 *        o o o                  o                ____                     /\
 *       o o o o                o o              /\  /\                   /__\
 *      o o o o o              o o o            /__\/__\                 /\  /\
 *       o o o o              o o o o           \  /\  /                /__\/__\
 *        o o o                                  \/__\/                /\  /\  /\
 *                                                                    /__\/__\/__\
 * </pre>
 */
public final class RegularFigure {
    /** Down and to the right, where triangles in the middle point in the wrong direction. */
    private static final int[][] SHIFTS = {{0, 0}, {0, 1}, {1, 0}, {0, -1}};

    private final Mask mask;
    /** The parity of the rows of hexagons that begin half a cell later. */
    private int late = 1;

    private RegularFigure(int rows, int columns) {
        mask = new Mask(rows, columns);
    }

    // ---- of hexagons

    /** A hexagon made of hexagons, or a triangle, where odd rows are shifted to the right, or even ones. */
    public static Mask ofHexagons(boolean six, int rows, int columns, boolean isOddShifted) {
        RegularFigure figure = new RegularFigure(rows, columns);
        figure.late = isOddShifted ? 1 : 0;
        int side = six ? (Math.min(rows, columns) - 1) / 2 + 1 : Math.min(rows, columns);
        int longest = six ? 2 * side - 1 : side;
        int longestRow = six ? (rows - longest) / 2 + side - 1 : (rows - side) / 2 + side - 1;
        int column = (columns - longest) / 2;
        for (int away = 0; away < side; away++) {
            figure.hexagons(longestRow - away, longestRow, column, longest);
            if (six) {
                figure.hexagons(longestRow + away, longestRow, column, longest);
            }
        }
        return figure.mask;
    }

    /** One row of a figure: one cell less, and half a cell further in, for each row away from the longest. */
    private void hexagons(int row, int longestRow, int column, int longest) {
        int away = Math.abs(row - longestRow);
        // In halves of a cell; shifted rows begin one half later.
        int from = (2 * column + halves(longestRow) + away - halves(row)) / 2;
        mask.addRange(row, from, from + longest - away);
    }

    private int halves(int row) {
        return row % 2 == late ? 1 : 0;
    }

    // ---- of triangles

    /** A hexagon made of triangles, or a triangle; empty where the grid is too small. */
    public static Mask ofTriangles(boolean six, int rows, int columns) {
        RegularFigure figure = new RegularFigure(rows, columns);
        for (int side = columns / 2 + 1; side > 0; side--) {
            int high = six ? 2 * side : side;
            int wide = six ? 4 * side - 1 : 2 * side - 1;
            if (high > rows || wide > columns) {
                continue;
            }
            for (int[] shift : SHIFTS) {
                int top = (rows - high) / 2 + shift[0];
                int left = (columns - wide) / 2 + shift[1];
                boolean fits = left >= 0 && left + wide <= columns && top + high <= rows;
                // The upper rows begin with a triangle that points up.
                if (fits && (top + left + side - 1) % 2 == 0) {
                    figure.triangles(six, side, top, left);
                    return figure.mask;
                }
            }
        }
        return figure.mask;
    }

    private void triangles(boolean six, int side, int top, int left) {
        for (int i = 0; i < side; i++) {
            int out = side - 1 - i;
            int width = (six ? 4 * side - 1 : 2 * side - 1) - 2 * out;
            mask.addRange(top + i, left + out, left + out + width);
            if (six) {
                mask.addRange(top + 2 * side - 1 - i, left + out, left + out + width);
            }
        }
    }
}
