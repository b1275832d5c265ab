package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * Fills dead ends, and cul-de-sacs as well: a passage that leaves a junction and comes back to it without meeting
 * another is a noose, which a wall makes a dead end. Goes on until there are neither; of what is left, breadth-first
 * search picks the shortest.
 *
 * <pre>
 *   +---+---+---+---+
 *   |               |
 *   +   +---+---+   +     the noose, and then its stem
 *   |               |
 *   +---+---+   +---+
 *           |   |
 * </pre>
 *
 * <p>What it visits: every cell, wherever start and goal are. Guarantees a path with the fewest steps, since a filled
 * cell is on no path that comes to each cell once.
 *
 * <p>Time proportional to the cells, for each round in which it finds a noose; memory a copy of the maze.
 *
 * <p>Cannot fill anything where every loop has two exits, as in most braided mazes.
 *
 * <p>Source: Pullen, <i>Think Labyrinth: Maze algorithms</i>, 1996.
 */
public record CulDeSacFilling() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "cul-de-sac-filling",
                    "Fills dead ends, and passages that only lead back to where they began.",
                    settings -> new CulDeSacFilling())
            .memory(grid -> Maze.bytes(grid) + BreadthFirst.ENTRY.workingBytes(grid));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Grid grid = maze.grid();
        Maze rest = maze.copy();
        long[] sorted = goals.clone();
        Arrays.sort(sorted);
        maze.phase("fill");
        DeadEndFilling.fillAll(maze, rest, start, sorted);
        boolean hasFilled = true;
        while (hasFilled) {
            hasFilled = false;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                hasFilled |= fillNooses(maze, rest, cell, start, sorted);
            }
        }
        return DeadEndFilling.shortest(maze, rest, start, goals);
    }

    private static boolean fillNooses(Maze maze, Maze rest, long cell, long start, long... goals) {
        boolean hasFilled = false;
        for (int directions = rest.open(cell); Directions.count(rest.open(cell)) > 2 && directions != 0; ) {
            int direction = Directions.first(directions);
            directions = Directions.withoutFirst(directions);
            if (rest.isOpen(cell, direction) && isNoose(rest, cell, direction, start, goals)) {
                long end = rest.wall(cell, direction);
                maze.reject(cell, direction);
                DeadEndFilling.fill(maze, rest, end, start, goals);
                hasFilled = true;
            }
        }
        return hasFilled;
    }

    /** Whether the passage comes back to where it begins, with no junction, start or goal on it. */
    private static boolean isNoose(Maze rest, long junction, int direction, long start, long... sortedGoals) {
        CancelledException.check();
        long cell = junction;
        int onwards = Directions.of(direction);
        while (Directions.count(onwards) == 1) {
            int back = Directions.of(rest.opposite(cell, Directions.first(onwards)));
            cell = rest.step(cell, Directions.first(onwards));
            if (cell == junction) {
                return true;
            }
            if (cell == start || Arrays.binarySearch(sortedGoals, cell) >= 0) {
                return false;
            }
            onwards = rest.open(cell) & ~back;
        }
        return false;
    }
}
