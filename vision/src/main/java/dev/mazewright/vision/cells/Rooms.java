package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import java.util.ArrayList;
import java.util.List;

/** The room in a maze, which is the goal if the maze has one opening: the middle of rings, or a square without walls. */
final class Rooms {
    /** A room is at least this many squares wide and high: loops may leave a square of two without walls. */
    private static final int LEAST = 3;

    private Rooms() {}

    /** The cell in the middle of the only room; {@link Grid#NONE} if there is no room, or several. */
    static long only(Maze maze) {
        Grid grid = maze.grid();
        return switch (grid.shape().name()) {
            case "polar" -> grid.row(grid.next(grid.first())) > 0 ? grid.first() : Grid.NONE;
            case "rectangle" -> square(maze);
            default -> Grid.NONE;
        };
    }

    private static long square(Maze maze) {
        Grid grid = maze.grid();
        List<Long> corners = new ArrayList<>(); // of squares of the least size
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (isRoom(maze, cell)) {
                corners.add(cell);
            }
        }
        if (corners.isEmpty()) {
            return Grid.NONE;
        }
        int left = corners.stream().mapToInt(grid::column).min().orElseThrow();
        int right = corners.stream().mapToInt(grid::column).max().orElseThrow();
        int top = grid.row(corners.getFirst());
        int bottom = grid.row(corners.getLast());
        boolean isOne = corners.size() == (right - left + 1) * (bottom - top + 1);
        return isOne ? grid.cell((top + bottom + LEAST) / 2, (left + right + LEAST) / 2) : Grid.NONE;
    }

    /** Whether no wall lies in the square of which a cell is the first. */
    private static boolean isRoom(Maze maze, long first) {
        Grid grid = maze.grid();
        int row = grid.row(first);
        int column = grid.column(first);
        if (row + LEAST > grid.rows() || column + LEAST > grid.columns()) {
            return false;
        }
        for (int y = row; y < row + LEAST; y++) {
            for (int x = column; x < column + LEAST; x++) {
                boolean isOpen = (x + 1 == column + LEAST || isJoined(maze, grid.cell(y, x), grid.cell(y, x + 1)))
                        && (y + 1 == row + LEAST || isJoined(maze, grid.cell(y, x), grid.cell(y + 1, x)));
                if (!isOpen) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isJoined(Maze maze, long one, long other) {
        for (int left = one == Grid.NONE ? 0 : maze.open(one); left != 0; left = Directions.withoutFirst(left)) {
            if (maze.step(one, Directions.first(left)) == other) {
                return true;
            }
        }
        return false;
    }
}
