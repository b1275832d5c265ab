package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;

/** A change to a finished maze. */
@FunctionalInterface
public interface Transform {
    /**
     * Changes a maze.
     *
     * @param maze in which every cell can be reached from every other, if it {@link #needsConnected}; it may be changed
     * @param random the only random numbers it may use
     * @return the changed maze: the same object or a new one, perhaps on another grid
     * @throws UsageException if it cannot work on this maze
     */
    Maze apply(Maze maze, MazeRandom random);

    /**
     * Changes a puzzle: its maze, and what else this transform decides, such as the start and goal on another grid.
     * Most transforms decide only the passages; then the ends stay the same as long as the grid does.
     *
     * @param puzzle with the ends and openings that are known so far
     * @param random the only random numbers it may use
     * @return the changed puzzle, without an end that is not decided
     * @throws UsageException if it cannot work on this maze
     */
    default Puzzle change(Puzzle puzzle, MazeRandom random) {
        Maze changed = apply(puzzle.maze(), random);
        return changed.grid().equals(puzzle.maze().grid())
                ? new Puzzle(changed, puzzle.ends(), puzzle.recipe())
                : Puzzle.of(changed);
    }

    /** Whether the changed maze depends on the ends and openings that the puzzle has before. */
    default boolean wantsEnds() {
        return false;
    }

    /** Whether, in a perfect maze, the path from the start to the goal keeps its form, and stays the only one. */
    default boolean keepsPath() {
        return false;
    }

    /** Whether it works only on mazes in which every cell can be reached from every other. */
    default boolean needsConnected() {
        return false;
    }

    /**
     * Makes sure that it can work on mazes of this grid; asked before any work is done.
     *
     * @throws UsageException if it can change no maze of this grid
     */
    default void require(Grid grid) {}
}
