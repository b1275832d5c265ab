package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;

/** A change to a finished maze. */
@FunctionalInterface
public interface Transform {
    /**
     * Changes a maze.
     *
     * @param maze a maze in which every cell can be reached from every other; it may be changed
     * @param random the only random numbers it may use
     * @return the maze that comes of it: the same one, or another, perhaps on another grid
     * @throws UsageException if it cannot work on this maze
     */
    Maze apply(Maze maze, MazeRandom random);

    /**
     * Changes a puzzle: its maze, and with it whatever else this transform decides, such as where a maze of another
     * grid begins and ends. Most decide nothing but passages; then the ends and openings stay where the grid does.
     *
     * @param puzzle with the ends and openings that are known so far
     * @param random the only random numbers it may use
     * @return the puzzle that comes of it, without an end that is not decided
     * @throws UsageException if it cannot work on this maze
     */
    default Puzzle change(Puzzle puzzle, MazeRandom random) {
        Maze changed = apply(puzzle.maze(), random);
        return changed.grid().equals(puzzle.maze().grid())
                ? new Puzzle(changed, puzzle.ends(), puzzle.recipe())
                : Puzzle.of(changed);
    }

    /** Whether what it does depends on the ends and openings that are known before: with others, another maze comes. */
    default boolean wantsEnds() {
        return false;
    }

    /**
     * Makes sure that it can work on mazes of this grid; asked before any work is done.
     *
     * @throws UsageException if it cannot, whatever the maze
     */
    default void require(Grid grid) {}

    /** About how many bytes of memory it needs beside the maze it is given, at most. */
    default long workingBytes(Grid grid) {
        return 0;
    }
}
