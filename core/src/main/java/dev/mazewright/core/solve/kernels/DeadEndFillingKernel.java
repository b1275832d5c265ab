package dev.mazewright.core.solve.kernels;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;

/** Dead-end filling on {@link FilledPlanes}; where loops leave a choice, breadth-first search in what is left. */
public record DeadEndFillingKernel() implements Solver {
    @Override
    public Path solve(Maze maze, long start, long... goals) {
        FilledPlanes filled = FilledPlanes.of(maze, start, goals);
        Path path = filled.onlyPath();
        return path != null
                ? path
                : new BreadthFirstKernel().solve(filled.rest(), start, goals).withVisited(maze.grid().cells());
    }
}
