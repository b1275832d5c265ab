package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel.Gain;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.solve.kernels.BidirectionalKernel;
import dev.mazewright.core.solve.search.Goals;
import dev.mazewright.core.solve.search.ParentDirections;
import java.util.Arrays;

/**
 * Spreads from the start and from the goals, a step at a time from where the frontier is shorter, until the two
 * floods meet: the path with the fewest steps.
 *
 * <p>What it visits: in open space about half of what breadth-first search visits, since two small circles cover
 * less than a large one. Guarantees a path with the fewest steps.
 *
 * <p>Time proportional to the cells it visits; memory a byte a cell on squares, and 16 bytes for each cell of the
 * waters' edges.
 *
 * <p>Cannot begin before it knows where the goals are. Counts steps, even where they cost different amounts.
 *
 * <p>Source: Pohl, <i>Bi-directional search</i>, 1971.
 */
public record Bidirectional() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "bidirectional",
                    "Spreads from both ends until the frontiers meet: a shortest path.",
                    settings -> new Bidirectional())
            .kernel(Kernel.of("parent bits", new Gain(1.9, 1), Grid::isSquareLattice, (settings, context) -> new BidirectionalKernel()));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Water here = new Water(maze, start);
        Water there = new Water(maze, goals);
        if (new Goals(goals).contains(start)) {
            return here.arrivals.path(start);
        }
        while (here.size > 0 && there.size > 0) {
            long met = here.size <= there.size ? here.spread(there) : there.spread(here);
            if (met != Grid.NONE) {
                return here.arrivals.path(met, there.arrivals);
            }
        }
        return Path.none(maze.grid(), start, here.arrivals.count() + there.arrivals.count());
    }

    private static final class Water {
        final ParentDirections arrivals;
        private final Maze maze;
        /** The cells that the flood reached last, {@code size} of them. */
        private long[] edge;

        int size;

        Water(Maze maze, long... springs) {
            this.maze = maze;
            arrivals = ParentDirections.at(maze.grid(), springs);
            edge = Arrays.stream(springs).distinct().toArray();
            size = edge.length;
            for (long spring : edge) {
                maze.visit(spring);
            }
        }

        /**
         * Spreads by a step. Before, every cell that both waters have reached would have been met, so the first cell
         * that is met now is on a shortest path.
         *
         * @return a cell that the other flood has reached as well, or none
         */
        long spread(Water other) {
            CancelledException.check();
            long[] beyond = new long[size + 2];
            int found = 0;
            for (int i = 0; i < size; i++) {
                long cell = edge[i];
                maze.leave(cell);
                int onwards = maze.open(cell) & ~arrivals.back(cell);
                for (int rest = onwards; rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    long next = maze.step(cell, direction);
                    int arrival = arrivals.at(next);
                    if (arrivals.isNew(arrival)) {
                        arrivals.reach(next, arrival, maze.opposite(cell, direction));
                        if (!other.arrivals.isNew(other.arrivals.at(next))) {
                            arrivals.count(found);
                            return next;
                        }
                        maze.visit(next);
                        if (found == beyond.length) {
                            beyond = Arrays.copyOf(beyond, 2 * found);
                        }
                        beyond[found++] = next;
                    }
                }
            }
            arrivals.count(found);
            edge = beyond;
            size = found;
            return Grid.NONE;
        }
    }

    @Override
    public long workingBytes(Grid grid) {
        return 2 * ParentDirections.bytes(grid);
    }
}
