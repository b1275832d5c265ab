package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.solve.search.Goals;
import dev.mazewright.core.solve.search.ParentDirections;

/**
 * Goes on to an unvisited cell, in the first direction that leads to one, and backtracks only from a dead end, to
 * the last cell that has another passage.
 *
 * <p>What it visits: one long path after the other; with luck, only that to the goal. Guarantees no shortest path.
 *
 * <p>Time proportional to the cells it visits; memory half a byte a cell on squares, and no stack.
 *
 * <p>Cannot distinguish a detour from a path: where there are loops, its path may be many times too long.
 *
 * <p>Source: Tarry, <i>Le problème des labyrinthes</i>, 1895; Tarjan, <i>Depth-first search and linear graph
 * algorithms</i>, 1972.
 */
public record DepthFirst() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "depth-first",
                    "Follows passages to a dead end and backtracks: a path, not always a shortest one.",
                    settings -> new DepthFirst())
            .memory(grid -> ParentDirections.bytes(grid));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Goals ends = new Goals(goals);
        ParentDirections parents = new ParentDirections(maze.grid(), start);
        long cell = start;
        maze.visit(cell);
        while (!ends.contains(cell)) {
            CancelledException.check();
            int direction = onwards(maze, parents, cell);
            if (direction >= 0) {
                maze.walk(cell, direction);
                long next = maze.step(cell, direction);
                parents.reach(next, parents.at(next), maze.opposite(cell, direction));
                parents.count(1);
                maze.visit(next);
                cell = next;
            } else {
                int back = parents.back(cell);
                if (back == 0) {
                    return Path.none(maze.grid(), start, parents.count());
                }
                maze.erase(cell);
                maze.leave(cell);
                cell = maze.step(cell, Directions.first(back));
            }
        }
        return parents.path(cell);
    }

    /** The first direction in which it has not been, or -1. */
    private static int onwards(Maze maze, ParentDirections parents, long cell) {
        for (int rest = maze.open(cell) & ~parents.back(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (parents.isNew(parents.at(maze.step(cell, direction)))) {
                return direction;
            }
        }
        return -1;
    }
}
