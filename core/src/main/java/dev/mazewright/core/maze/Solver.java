package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;

/** An algorithm that finds a path through a maze. */
@FunctionalInterface
public interface Solver {
    /**
     * Finds a path.
     *
     * @param maze any maze; its passages are the same afterwards
     * @param start a cell
     * @param goals at least one cell; to reach any of them is enough
     * @return the path, or that there is none
     */
    Path solve(Maze maze, long start, long... goals);

    /** About how many bytes of memory it needs beside the maze, at most. */
    default long workingBytes(Grid grid) {
        return 0;
    }
}
