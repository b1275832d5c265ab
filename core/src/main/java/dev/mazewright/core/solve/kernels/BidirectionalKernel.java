package dev.mazewright.core.solve.kernels;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.solve.search.Goals;

/** Bidirectional search on squares, by two {@link SquareFlood}s. */
public record BidirectionalKernel() implements Solver {
    @Override
    public Path solve(Maze maze, long start, long... goals) {
        SquareFlood here = new SquareFlood(maze, start);
        if (new Goals(goals).contains(start)) {
            return here.path(start);
        }
        SquareFlood there = new SquareFlood(maze, goals);
        while (here.size() > 0 && there.size() > 0) {
            long met = here.size() <= there.size() ? here.spread(there) : there.spread(here);
            if (met != Grid.NONE) {
                return here.path(met, there);
            }
        }
        return Path.none(maze.grid(), start, here.count() + there.count());
    }
}
