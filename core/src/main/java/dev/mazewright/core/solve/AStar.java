package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.solve.search.CellHeap;
import dev.mazewright.core.solve.search.ParentDirections;
import java.util.Arrays;

/**
 * Always continues from the cell whose path so far, and a lower bound of the rest, are cheapest together: the cheapest
 * path. Where no lower bound is known, this is Dijkstra's algorithm.
 *
 * <p>What it visits: cells towards the goal first; in a perfect maze that helps little.
 *
 * <p>Time n log n for the n cells it visits; memory 8.5 bytes a cell on squares, and 24 bytes a cell in waiting.
 *
 * <p>Cannot tell paths of one cost apart: which of them it finds is unspecified, but always the same one.
 *
 * <p>Source: Hart, Nilsson and Raphael, <i>A formal basis for the heuristic determination of minimum cost paths</i>,
 * 1968.
 */
public record AStar() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "a-star",
                    "Expands the cell with the lowest cost plus estimated distance: a cheapest path.",
                    settings -> new AStar())
            .memory(grid -> ParentDirections.bytes(grid) + grid.addresses() * Long.BYTES);

    /** With more goals than this, looking at each takes longer than it saves. */
    private static final int MOST_HOPES = 8;

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Grid grid = maze.grid();
        ParentDirections parents = new ParentDirections(grid, start, goals);
        long[] sortedGoals = goals.clone();
        Arrays.sort(sortedGoals);
        long[] cost = new long[Math.toIntExact(grid.addresses())];
        CellHeap waiting = new CellHeap();
        waiting.add(start, hope(grid, start, goals), 0);
        maze.visit(start);
        while (!waiting.isEmpty()) {
            CancelledException.check();
            long cell = waiting.cell();
            long soFar = waiting.cost();
            waiting.remove();
            if (soFar > cost[(int) cell]) {
                continue; // a cheaper path to this cell has been found meanwhile
            }
            maze.leave(cell);
            if (Arrays.binarySearch(sortedGoals, cell) >= 0) {
                return parents.path(cell);
            }
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long next = maze.step(cell, direction);
                long nextCost = soFar + grid.cost(direction);
                int state = parents.at(next);
                boolean isNew = parents.isNew(state);
                if (isNew || nextCost < cost[(int) next]) {
                    parents.reach(next, state, maze.opposite(cell, direction));
                    cost[(int) next] = nextCost;
                    waiting.add(next, nextCost + hope(grid, next, goals), nextCost);
                    if (isNew) {
                        parents.count(1);
                        maze.visit(next);
                    }
                }
            }
        }
        return Path.none(grid, start, parents.count());
    }

    /** A lower bound of the cost of a path from this cell to any goal; 0 if there are many goals. */
    private static long hope(Grid grid, long cell, long... goals) {
        if (goals.length > MOST_HOPES) {
            return 0;
        }
        long least = Long.MAX_VALUE;
        for (long goal : goals) {
            least = Math.min(least, grid.bound(cell, goal));
        }
        return least;
    }
}
