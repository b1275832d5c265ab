package dev.mazewright.core.solve.kernels;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.solve.search.Goals;

/** Breadth-first search on squares, by one {@link SquareFlood}. */
public record BreadthFirstKernel() implements Solver {
    @Override
    public Path solve(Maze maze, long start, long... goals) {
        SquareFlood flood = new SquareFlood(maze, start);
        if (new Goals(goals).contains(start)) {
            return flood.path(start);
        }
        flood.aimFor(goals);
        while (flood.size() > 0) {
            long met = flood.spread();
            if (met != Grid.NONE) {
                return flood.path(met);
            }
        }
        return Path.none(maze.grid(), start, flood.count());
    }
}
