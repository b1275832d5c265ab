package dev.mazewright.formats.testing;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;

/** Files of mazes of squares in formats that are read only, as the programs of others write them, at any size. */
public final class ForeignFiles {
    /** What writes each format, by its name. */
    public static final Map<String, Function<Puzzle, byte[]>> WRITERS =
            Map.of("tokens", ForeignFiles::tokens, "segments", ForeignFiles::segments, "zanj", ForeignFiles::zanj);

    private ForeignFiles() {}

    private static byte[] tokens(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        StringBuilder text = new StringBuilder("<ADJLIST_START>");
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction : new int[] {Rectangle.EAST, Rectangle.SOUTH}) {
                if (maze.isOpen(cell, direction)) {
                    text.append(' ').append(place(grid, cell)).append(" <--> ").append(place(grid, maze.step(cell, direction))).append(" ;");
                }
            }
        }
        String first = place(grid, grid.first());
        return ascii(text.append(" <ADJLIST_END> <ORIGIN_START> ").append(first).append(" <ORIGIN_END> <TARGET_START> ").append(first)
                .append(" <TARGET_END> <PATH_START> ").append(first).append(" <PATH_END>").toString());
    }

    private static String place(Grid grid, long cell) {
        return "(" + grid.row(cell) + "," + grid.column(cell) + ")";
    }

    /** One segment for each side that is a wall; y counts upwards. */
    private static byte[] segments(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        StringBuilder text = new StringBuilder("{\"rows\":{");
        for (int row = 0; row <= grid.rows(); row++) {
            text.append(row == 0 ? "" : ",").append('"').append(grid.rows() - row).append("\":[");
            boolean isFirst = true;
            for (int column = 0; column < grid.columns(); column++) {
                if (row == 0 || row == grid.rows() || !maze.isOpen(grid.cell(row, column), Rectangle.NORTH)) {
                    text.append(isFirst ? "" : ",").append('[').append(column).append(',').append(column + 1).append(']');
                    isFirst = false;
                }
            }
            text.append(']');
        }
        text.append("},\"cols\":{");
        for (int column = 0; column <= grid.columns(); column++) {
            text.append(column == 0 ? "" : ",").append('"').append(column).append("\":[");
            boolean isFirst = true;
            for (int row = 0; row < grid.rows(); row++) {
                if (column == 0 || column == grid.columns() || !maze.isOpen(grid.cell(row, column), Rectangle.WEST)) {
                    int below = grid.rows() - row - 1;
                    text.append(isFirst ? "" : ",").append('[').append(below).append(',').append(below + 1).append(']');
                    isFirst = false;
                }
            }
            text.append(']');
        }
        return ascii(text.append("}}").toString());
    }

    private static byte[] zanj(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        int cells = (int) grid.cells();
        byte[] open = new byte[2 * cells];
        int at = 0;
        for (int direction : new int[] {Rectangle.SOUTH, Rectangle.EAST}) {
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                open[at++] = (byte) (maze.isOpen(cell, direction) ? 1 : 0);
            }
        }
        return ZanjSample.arrays(grid.rows(), grid.columns(), open);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
