package dev.mazewright.core;

/** An algorithm that makes mazes. */
@FunctionalInterface
public interface Generator {
    /**
     * Makes a maze.
     *
     * @param maze all walls, on a connected grid; perfect afterwards: one way between each two cells
     * @param random all the chance it may use
     * @throws UsageException if it cannot work on this grid
     */
    void generate(Maze maze, MazeRandom random);

    /** About how many bytes of memory it needs beside the maze, at most. */
    default long workingBytes(Grid grid) {
        return 0;
    }
}
