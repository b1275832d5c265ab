package dev.mazewright.core.generate.fast;

import dev.mazewright.core.Maze;
import dev.mazewright.core.shape.Rectangle;

/** What fast twins can work on that know nothing of masks and traces. */
public final class WholeSquares {
    private WholeSquares() {}

    /** Whether this is a maze on a whole sheet of squares that nobody watches. */
    public static boolean isOne(Maze maze) {
        return maze.grid().shape() instanceof Rectangle && maze.grid().mask() == null && !maze.isTraced();
    }
}
