package dev.mazewright.core.solve;

import dev.mazewright.core.Directions;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.Path;
import dev.mazewright.core.Solver;
import dev.mazewright.core.option.Entry;

/**
 * Spreads from the start like water, one step at a time, until it meets a goal: the way with the fewest steps.
 *
 * <p>What it looks at: everything nearer than the goal.
 *
 * <p>Time proportional to the cells it looks at; memory half a byte a cell on squares, and 8 bytes for each cell of the
 * water's edge.
 *
 * <p>Cannot aim: in open space it looks everywhere. Counts steps, even where they cost different amounts.
 *
 * <p>Source: Moore, <i>The shortest path through a maze</i>, 1959; Zuse, 1945.
 */
public record BreadthFirst() implements Solver {
    public static final Entry<Solver> ENTRY = Entry.solver(
            "breadth-first",
            "Spreads from the start like water: the way with the fewest steps.",
            settings -> new BreadthFirst());

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Grid grid = maze.grid();
        Arrivals arrivals = new Arrivals(grid, start, goals);
        for (long goal : goals) {
            if (goal == start) {
                return arrivals.path(start);
            }
        }
        LongQueue edge = new LongQueue();
        edge.add(start);
        maze.visit(start);
        while (!edge.isEmpty()) {
            long cell = edge.remove();
            maze.leave(cell);
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long next = maze.step(cell, direction);
                if (arrivals.isNew(next)) {
                    boolean found = arrivals.isGoal(next);
                    arrivals.reach(next, maze.opposite(cell, direction));
                    maze.visit(next);
                    if (found) {
                        return arrivals.path(next);
                    }
                    edge.add(next);
                }
            }
        }
        return Path.none(grid, start, arrivals.count());
    }

    @Override
    public long workingBytes(Grid grid) {
        return Arrivals.bytes(grid);
    }
}
