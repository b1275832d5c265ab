package dev.mazewright.core.generate.fast;

import dev.mazewright.core.Maze;
import dev.mazewright.core.shape.Rectangle;

/** Where fast twins that need every place to be a cell can work. */
public final class WholeSquares {
    private WholeSquares() {}

    /** Whether a maze is on a whole sheet of squares, and nobody wants to watch. */
    public static boolean isOne(Maze maze) {
        return maze.grid().shape() instanceof Rectangle && maze.grid().mask() == null && !maze.isTraced();
    }
}
