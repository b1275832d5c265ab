package dev.mazewright.core.generate.fast;

import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Recursive division on squares, where each cell along a wall has one way through it: they need not be counted, and
 * where they lead is known.
 *
 * <p>Time proportional to the cells, about half of the textbook's; memory for a few dozen rooms.
 */
public final class SquareDivision {
    private SquareDivision() {}

    /** Whether it can make this maze: on whole sheets of squares, if nobody wants to watch. */
    public static boolean fits(Maze maze) {
        return maze.grid().shape() instanceof Rectangle && maze.grid().mask() == null && !maze.isTraced();
    }

    /** A part of the sheet without walls, and the place of its first cell. */
    private record Chamber(int top, int left, int height, int width) {
        long cells() {
            return (long) height * width;
        }

        /** No two rooms of a sheet have the same: of those that begin at one place, each holds the next. */
        long number(Grid grid) {
            long place = (long) top * grid.columns() + left;
            return place * ((long) grid.rows() + grid.columns()) + height + width;
        }
    }

    /** Makes the maze that the textbook makes. */
    public static void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        open(maze);
        MazeRandom turns = random.stream("turn");
        MazeRandom walls = random.stream("wall");
        MazeRandom gaps = random.stream("gap");
        Deque<Chamber> waiting = new ArrayDeque<>();
        waiting.push(new Chamber(0, 0, grid.rows(), grid.columns()));
        while (!waiting.isEmpty()) {
            Chamber room = waiting.pop();
            if (room.height == 1 || room.width == 1) {
                continue;
            }
            long n = room.number(grid);
            boolean upright = room.width == room.height ? turns.below(2, n) == 1 : room.width > room.height;
            int before = 1 + (int) walls.below((upright ? room.width : room.height) - 1, n);
            int gap = (int) gaps.below(upright ? room.height : room.width, n);
            wall(maze, room, upright, before, gap);
            Chamber one = upright
                    ? new Chamber(room.top, room.left, room.height, before)
                    : new Chamber(room.top, room.left, before, room.width);
            Chamber other = upright
                    ? new Chamber(room.top, room.left + before, room.height, room.width - before)
                    : new Chamber(room.top + before, room.left, room.height - before, room.width);
            // The larger waits, so each that waits is at most half of the one below it.
            boolean isLarger = one.cells() > other.cells();
            waiting.push(isLarger ? one : other);
            waiting.push(isLarger ? other : one);
        }
    }

    /** Opens all ways. */
    private static void open(Maze maze) {
        Grid grid = maze.grid();
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            for (int column = 0; column < grid.columns(); column++) {
                if (column + 1 < grid.columns()) {
                    maze.carve(start + column, Rectangle.EAST);
                }
                if (row + 1 < grid.rows()) {
                    maze.carve(start + column, Rectangle.SOUTH);
                }
            }
        }
    }

    /** Closes the ways after so many columns, if the wall stands upright, or rows; all but one. */
    private static void wall(Maze maze, Chamber room, boolean upright, int before, int gap) {
        Grid grid = maze.grid();
        if (upright) {
            for (int row = 0; row < room.height; row++) {
                if (row != gap) {
                    maze.wall(grid.rowStart(room.top + row) + room.left + before - 1, Rectangle.EAST);
                }
            }
        } else {
            long start = grid.rowStart(room.top + before - 1) + room.left;
            for (int column = 0; column < room.width; column++) {
                if (column != gap) {
                    maze.wall(start + column, Rectangle.SOUTH);
                }
            }
        }
    }
}
