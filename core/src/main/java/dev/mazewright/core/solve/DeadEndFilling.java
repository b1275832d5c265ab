package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.solve.kernels.FilledPlanes;
import dev.mazewright.core.solve.kernels.SquareFlood;
import java.util.Arrays;

/**
 * Fills every dead end back to the junction it came from, until only paths from the start to a goal are left. In a
 * perfect maze that is the one path; where there are loops, breadth-first search picks the shortest of what is left.
 *
 * <p>Guarantees a path with the fewest steps, since a filled cell is on no path that comes to each cell once.
 *
 * <p>What it visits: every cell, once or twice, wherever start and goal are.
 *
 * <p>Time proportional to the cells; memory a copy of the maze.
 *
 * <p>Cannot fill anything where there are no dead ends.
 *
 * <p>Source: folklore; Pullen, <i>Think Labyrinth: Maze algorithms</i>, 1996.
 */
public record DeadEndFilling() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "dead-end-filling",
                    "Fills dead ends until only the path remains.",
                    settings -> new DeadEndFilling())
            .memory(grid -> Memory.sum(Maze.bytes(grid), BreadthFirst.ENTRY.workingBytes(grid)))
            .kernel(Kernel.of("bit planes", new Kernel.Gain(1.9, 1.2), FilledPlanes::fits, (settings, context) -> FilledPlanes::solve,
                    grid -> Memory.sum(FilledPlanes.bytes(grid), Maze.bytes(grid), SquareFlood.bytes(grid))));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Maze rest = maze.copy();
        long[] sorted = goals.clone();
        Arrays.sort(sorted);
        maze.phase("fill");
        fillAll(maze, rest, start, sorted);
        return shortest(maze, rest, start, goals);
    }

    /** A shortest path of the rest of a maze, which the maze's trace sees walked; all of its cells have been visited. */
    static Path shortest(Maze maze, Maze rest, long start, long... goals) {
        maze.phase("walk");
        Path path = BreadthFirst.ENTRY.on(rest).solve(rest, start, goals);
        path.forEach(maze::visit);
        return path.withVisited(maze.grid().cells());
    }

    /**
     * Fills every dead end.
     *
     * @param maze the maze as it is given, whose trace records what is filled
     * @param rest a copy, in which the filled cells are walled in
     */
    static void fillAll(Maze maze, Maze rest, long start, long... sortedGoals) {
        Grid grid = maze.grid();
        for (int row = 0; row < grid.rows(); row++) {
            CancelledException.check();
            long rowEnd = grid.rowEnd(row);
            for (long cell = grid.rowStart(row); cell < rowEnd; cell++) {
                fill(maze, rest, cell, start, sortedGoals);
            }
        }
    }

    /** Fills from a cell back to the first that is not a dead end, unless a path begins or ends here. */
    static void fill(Maze maze, Maze rest, long from, long start, long... sortedGoals) {
        long cell = from;
        while (Directions.count(rest.open(cell)) == 1
                && cell != start
                && Arrays.binarySearch(sortedGoals, cell) < 0) {
            maze.fill(cell);
            cell = rest.wall(cell, Directions.first(rest.open(cell)));
        }
    }
}
