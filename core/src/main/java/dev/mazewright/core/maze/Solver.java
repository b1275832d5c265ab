package dev.mazewright.core.maze;

/**
 * An algorithm that finds a path through a maze. As with {@link Generator}, the catalog lists faster kernels beside the
 * reference implementation.
 */
@FunctionalInterface
public interface Solver {
    /**
     * Finds a path.
     *
     * @param maze any maze; its passages are the same afterwards
     * @param start a cell
     * @param goals at least one cell; the path leads to one of them
     * @return the path, or the result that none exists or that the solver gave up
     */
    Path solve(Maze maze, long start, long... goals);
}
