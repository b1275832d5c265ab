package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;

/**
 * The one perfect maze of a grid that is a tree itself, such as one row of squares: all passages are open. Every generator makes it, but
 * random walks take the square of its length to do so.
 *
 * <p>Time proportional to the cells; no memory.
 */
public final class OnlyMaze {
    private OnlyMaze() {}

    /** Whether a connected grid of one row or column has no other perfect maze; of others, which are not looked at, false. */
    public static boolean isOn(Grid grid) {
        if (grid.rows() > 1 && grid.columns() > 1) {
            return false;
        }
        long sides = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            sides += Directions.count(grid.directions(cell));
        }
        return sides == 2 * (grid.cells() - 1);
    }

    /** Opens all passages. */
    public static void carve(Maze maze) {
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                maze.carve(cell, Directions.first(rest));
            }
        }
    }
}
