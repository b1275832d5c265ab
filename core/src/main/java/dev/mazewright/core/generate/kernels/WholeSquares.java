package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.shape.Rectangle;

/** What fast twins of generators work on. */
public final class WholeSquares {
    private WholeSquares() {}

    /** Whether a maze is a whole sheet of squares that nobody watches. */
    public static boolean isOne(Maze maze) {
        return isOne(maze.grid()) && !maze.isTraced();
    }

    /** Whether a grid is a whole sheet of squares. */
    public static boolean isOne(Grid grid) {
        return grid.shape() instanceof Rectangle && grid.mask() == null;
    }
}
