package dev.mazewright.core.generate;

import dev.mazewright.core.Generator;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Begins with one empty room, and divides each room by a straight wall with one gap, across its longer side, until all
 * are corridors one cell wide.
 *
 * <p>Texture: long straight walls, each with one gap, so that the maze falls into boxes; 27% of the cells are dead
 * ends.
 *
 * <p>Time proportional to the cells; memory for a few dozen rooms.
 *
 * <p>Cannot hide its longest walls, nor make most mazes: a maze without a wall from side to side is none of them.
 *
 * <p>Source: folklore; Pullen, <i>Think Labyrinth</i>, 1996. A room of h x w cells whose first cell is place p of the
 * sheet has the number n = p * (rows + columns) + h + w. The wall stands after {@code 1 + below(longer - 1, n)} rows
 * or columns (stream {@code wall}), its gap in row or column {@code below(shorter, n)} of it (stream {@code gap}); a
 * square room's wall stands upright if {@code below(2, n)} is 1 (stream {@code turn}). So no room depends on when it
 * is divided.
 */
public record RecursiveDivision() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "recursive-division",
                    "Divides rooms by walls with one gap until all are corridors.",
                    settings -> new RecursiveDivision())
            .needs(Trait.ROWS);

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

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        Rows.require(grid, ENTRY.name());
        maze.phase(Trace.PREPARATION);
        open(maze);
        maze.phase("divide");
        MazeRandom turns = random.stream("turn");
        MazeRandom walls = random.stream("wall");
        MazeRandom gaps = random.stream("gap");
        Deque<Chamber> waiting = new ArrayDeque<>();
        waiting.push(new Chamber(0, 0, grid.rows(), grid.columns()));
        while (!waiting.isEmpty()) {
            Chamber room = waiting.pop();
            if (room.height == 1 || room.width == 1) {
                leave(maze, room);
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

    /** A corridor is done. */
    private static void leave(Maze maze, Chamber corridor) {
        for (int row = corridor.top; row < corridor.top + corridor.height; row++) {
            long start = maze.grid().rowStart(row) + corridor.left;
            for (int column = 0; column < corridor.width; column++) {
                maze.leave(start + column);
            }
        }
    }
}
