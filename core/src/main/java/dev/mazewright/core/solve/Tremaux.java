package dev.mazewright.core.solve;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.solve.search.Goals;

/**
 * Draws a line along every passage it takes. From a new cell it takes any passage without a line; where it meets an
 * old line it turns back at once; where no passage without a line is left it goes back along the one that has a single
 * line. So it takes no passage more than twice, and those with one line are the path.
 *
 * <p>What it visits: the cells that a walker with a piece of chalk would visit. Guarantees no shortest path.
 *
 * <p>Time at most twice the passages; memory a byte a cell on squares, the lines.
 *
 * <p>Cannot distinguish a detour from a path: where there are loops, its path may be many times too long.
 *
 * <p>Source: Trémaux, reported by Lucas, <i>Récréations mathématiques</i>, 1882.
 */
public record Tremaux() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "tremaux",
                    "Marks each passage and takes none more than twice: a path, not always a shortest one.",
                    settings -> new Tremaux())
            .memory(grid -> 2 * CellValues.bytes(grid.addresses(), Lines.bits(grid)));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Goals ends = new Goals(goals);
        Lines lines = new Lines(maze);
        long cell = start;
        long visited = 1;
        maze.visit(start);
        while (!ends.contains(cell)) {
            CancelledException.check();
            int unmarked = maze.open(cell) & ~lines.once.get(cell);
            if (unmarked != 0) {
                int direction = Directions.first(unmarked);
                int back = maze.opposite(cell, direction);
                long next = maze.step(cell, direction);
                boolean isOld = lines.once.get(next) != 0;
                lines.draw(lines.once, cell, direction);
                if (isOld) {
                    lines.draw(lines.twice, next, back);
                } else {
                    visited++;
                    maze.visit(next);
                    cell = next;
                }
            } else {
                int single = lines.single(cell);
                if (single == 0) {
                    return Path.none(maze.grid(), start, visited);
                }
                maze.leave(cell);
                cell = lines.draw(lines.twice, cell, Directions.first(single));
            }
        }
        return lines.path(start, cell, visited);
    }

    /** The lines on both ends of each passage. */
    private static final class Lines {
        private final Maze maze;
        private final CellValues once;
        private final CellValues twice;

        Lines(Maze maze) {
            this.maze = maze;
            once = new CellValues(maze.grid().addresses(), bits(maze.grid()));
            twice = new CellValues(maze.grid().addresses(), bits(maze.grid()));
        }

        static int bits(Grid grid) {
            return CellValues.bitsFor(Directions.all(grid.directions()));
        }

        /** Takes a passage and draws its first or second line; the cell it leads to. */
        long draw(CellValues line, long cell, int direction) {
            maze.walk(cell, direction);
            long next = maze.step(cell, direction);
            line.include(cell, Directions.of(direction));
            line.include(next, Directions.of(maze.opposite(cell, direction)));
            return next;
        }

        /** The directions in which passages with one line lead away. */
        int single(long cell) {
            return once.get(cell) & ~twice.get(cell);
        }

        /** The passages with one line, which lead from the goal back to the start. */
        Path path(long start, long goal, long visited) {
            DirectionStack steps = new DirectionStack(maze.grid().directions());
            long cell = goal;
            int back = single(cell);
            while (back != 0) {
                int direction = Directions.first(back);
                int onwards = maze.opposite(cell, direction);
                steps.push(onwards);
                cell = maze.step(cell, direction);
                back = single(cell) & ~Directions.of(onwards);
            }
            return Path.of(maze.grid(), start, goal, steps, visited);
        }
    }
}
