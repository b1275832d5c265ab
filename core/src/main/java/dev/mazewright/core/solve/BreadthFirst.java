package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.solve.kernels.SquareFlood;
import dev.mazewright.core.solve.search.ParentDirections;
import java.util.Arrays;

/**
 * Spreads from the start, one step at a time, until it meets a goal: the path with the fewest steps.
 *
 * <p>What it visits: everything nearer than the goal.
 *
 * <p>Time proportional to the cells it visits; memory half a byte a cell on squares, and 16 bytes for each cell of the
 * frontier.
 *
 * <p>Cannot aim: in open space it visits everything. Counts steps, even where they cost different amounts.
 *
 * <p>Source: Moore, <i>The shortest path through a maze</i>, 1959; Zuse, 1945.
 */
public record BreadthFirst() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "breadth-first",
                    "Spreads from the start, step by step: a shortest path.",
                    settings -> new BreadthFirst())
            .memory(grid -> ParentDirections.bytes(grid))
            .kernel(Kernel.of("parent bits", new Kernel.Gain(1.6, 1), Grid::hasSquareSteps, 
                    (settings, context) -> SquareFlood::fromStart, grid -> SquareFlood.bytes(grid)));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Grid grid = maze.grid();
        ParentDirections parents = new ParentDirections(grid, start, goals);
        for (long goal : goals) {
            if (goal == start) {
                return parents.path(start);
            }
        }
        maze.visit(start);
        long[] edge = {start};
        long[] beyond = new long[2];
        int size = 1;
        while (size > 0) {
            CancelledException.check();
            int found = 0;
            for (int i = 0; i < size; i++) {
                long cell = edge[i];
                maze.leave(cell);
                int onwards = maze.open(cell) & ~parents.back(cell);
                for (int rest = onwards; rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    long next = maze.step(cell, direction);
                    int state = parents.at(next);
                    if (parents.isNew(state)) {
                        parents.reach(next, state, maze.opposite(cell, direction));
                        maze.visit(next);
                        if (parents.isGoal(state)) {
                            parents.count(found + 1);
                            return parents.path(next);
                        }
                        if (found == beyond.length) {
                            beyond = Arrays.copyOf(beyond, 2 * found);
                        }
                        beyond[found++] = next;
                    }
                }
            }
            parents.count(found);
            long[] done = edge;
            edge = beyond;
            beyond = done;
            size = found;
        }
        return Path.none(grid, start, parents.count());
    }
}
