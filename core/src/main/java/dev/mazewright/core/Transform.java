package dev.mazewright.core;

/** A change to a finished maze. */
@FunctionalInterface
public interface Transform {
    /**
     * Changes a maze.
     *
     * @param maze a maze in which every cell can be reached from every other, before and after
     * @param random all the chance it may use
     */
    void apply(Maze maze, MazeRandom random);
}
