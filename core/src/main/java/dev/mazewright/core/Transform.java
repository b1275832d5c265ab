package dev.mazewright.core;

/** A change to a finished maze. */
@FunctionalInterface
public interface Transform {
    /**
     * Changes a maze.
     *
     * @param maze a maze in which every cell can be reached from every other; it may be changed
     * @param random all the chance it may use
     * @return the maze that comes of it: the same one, or another, perhaps on another grid
     */
    Maze apply(Maze maze, MazeRandom random);
}
