package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;

/**
 * An algorithm that makes mazes: the reference, as its textbook has it, on every shape that it runs on. The catalog
 * names the kernels of an algorithm beside it; they are generators, too.
 */
@FunctionalInterface
public interface Generator {
    /**
     * Makes a maze.
     *
     * @param maze all walls, on a connected grid; perfect afterwards: one path between each two cells
     * @param random the only random numbers it may use
     * @throws UsageException if it cannot work on this grid
     */
    void generate(Maze maze, MazeRandom random);

    /**
     * Makes a puzzle: a maze, and with it whatever else this generator decides: which tiles are floor, where the maze
     * begins and ends, where its outline is open. Most decide nothing but the passages.
     *
     * @param blank a maze of all walls; with those ends that the caller asked for, if this {@link #wantsEnds}
     * @param random the only random numbers it may use
     * @return the same maze, or its floor as a maze of its own; without an end that is not decided
     * @throws UsageException if it cannot work on this grid, or between these ends
     */
    default Puzzle make(Puzzle blank, MazeRandom random) {
        generate(blank.maze(), random);
        return blank;
    }

    /** Whether it has to know the start and the goal that the caller asked for before it begins. */
    default boolean wantsEnds() {
        return false;
    }

    /** About how many bytes of memory it needs beside the maze, at most. */
    default long workingBytes(Grid grid) {
        return 0;
    }
}
