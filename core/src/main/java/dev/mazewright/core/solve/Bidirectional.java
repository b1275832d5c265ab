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
import dev.mazewright.core.solve.search.Goals;
import dev.mazewright.core.solve.search.ParentDirections;
import java.util.Arrays;

/**
 * Spreads from the start and from the goals, a step at a time from where the frontier is shorter, until the two
 * searches meet: the path with the fewest steps.
 *
 * <p>What it visits: in open space about half of what breadth-first search visits, since two small circles cover
 * less than a large one. Guarantees a path with the fewest steps.
 *
 * <p>Time proportional to the cells it visits; memory a byte a cell on squares, and 16 bytes for each cell of the
 * two frontiers.
 *
 * <p>Cannot begin before it knows where the goals are. Counts steps, even where they cost different amounts.
 *
 * <p>Source: Pohl, <i>Bi-directional search</i>, 1971.
 */
public record Bidirectional() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "bidirectional",
                    "Searches from both ends until the frontiers meet: a shortest path.",
                    settings -> new Bidirectional())
            .memory(grid -> 2 * ParentDirections.bytes(grid))
            .kernel(Kernel.of("parent bits", new Kernel.Gain(1.9, 1), Grid::hasSquareSteps, 
                    (settings, context) -> SquareFlood::fromBothEnds, grid -> 2 * SquareFlood.bytes(grid)));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Side here = new Side(maze, start);
        Side there = new Side(maze, goals);
        if (new Goals(goals).contains(start)) {
            return here.parents.path(start);
        }
        while (here.size > 0 && there.size > 0) {
            long met = here.size <= there.size ? here.spread(there) : there.spread(here);
            if (met != Grid.NONE) {
                return here.parents.path(met, there.parents);
            }
        }
        return Path.none(maze.grid(), start, here.parents.count() + there.parents.count());
    }

    private static final class Side {
        final ParentDirections parents;
        private final Maze maze;
        /** The cells that this search reached last, {@code size} of them. */
        private long[] frontier;

        int size;

        Side(Maze maze, long... sources) {
            this.maze = maze;
            parents = ParentDirections.at(maze.grid(), sources);
            frontier = Arrays.stream(sources).distinct().toArray();
            size = frontier.length;
            for (long source : frontier) {
                maze.visit(source);
            }
        }

        /** Spreads by a step; returns a cell that the other search has reached too, so is on a shortest path, or {@link Grid#NONE}. */
        long spread(Side other) {
            CancelledException.check();
            long[] nextFrontier = new long[size + 2];
            int found = 0;
            for (int i = 0; i < size; i++) {
                long cell = frontier[i];
                maze.leave(cell);
                int onwards = maze.open(cell) & ~parents.back(cell);
                for (int rest = onwards; rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    long next = maze.step(cell, direction);
                    int state = parents.at(next);
                    if (parents.isNew(state)) {
                        parents.reach(next, state, maze.opposite(cell, direction));
                        if (!other.parents.isNew(other.parents.at(next))) {
                            parents.count(found);
                            return next;
                        }
                        maze.visit(next);
                        if (found == nextFrontier.length) {
                            nextFrontier = Arrays.copyOf(nextFrontier, 2 * found);
                        }
                        nextFrontier[found++] = next;
                    }
                }
            }
            parents.count(found);
            frontier = nextFrontier;
            size = found;
            return Grid.NONE;
        }
    }
}
