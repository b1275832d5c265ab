package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.solve.search.DistancesMod3;
import java.util.Arrays;

/**
 * Floods the maze from the start. Where two frontiers meet in a passage, they have gone around a loop, and no shortest
 * path leads through the passage: a wall closes it. Then it fills the dead ends, and floods again, until no frontiers
 * meet. Only the shortest paths are left; breadth-first search picks one to the nearest goal.
 *
 * <p>What it visits: every cell, wherever the goals are, again in every flood. Guarantees a path with the fewest steps.
 *
 * <p>Time proportional to the cells for each flood; mazes need few floods, open space of width w about w of them.
 * Memory a copy of the maze, 2 bits a cell, and 16 bytes for each cell of the frontier.
 *
 * <p>Cannot stop at the goal. Counts steps, even where they cost different amounts.
 *
 * <p>Source: Pullen, <i>Think Labyrinth: Maze algorithms</i>, 1996, where it is also called amoeba.
 */
public record Collision() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "collision",
                    "Floods the maze and puts walls where floods meet, until only shortest paths remain.",
                    settings -> new Collision())
            .memory(grid -> Maze.bytes(grid) + DistancesMod3.bytes(grid) + BreadthFirst.ENTRY.workingBytes(grid));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Maze rest = maze.copy();
        long[] sorted = goals.clone();
        Arrays.sort(sorted);
        boolean hasMet = true;
        while (hasMet) {
            maze.phase("flood");
            hasMet = flood(maze, rest, start, sorted);
            maze.phase("fill");
            DeadEndFilling.fillAll(maze, rest, start, sorted);
        }
        return DeadEndFilling.shortest(maze, rest, start, goals);
    }

    /** Floods what is left, and walls off where floods meet; returns whether any did. */
    private static boolean flood(Maze maze, Maze rest, long start, long... sortedGoals) {
        boolean hasMet = false;
        DistancesMod3 distances = new DistancesMod3(rest, start);
        maze.visit(start);
        while (distances.size() > 0) {
            // Floods of one layer meet between two cells that are equally far from the start.
            for (int i = 0; i < distances.size(); i++) {
                long cell = distances.at(i);
                for (int level = distances.level(cell); level != 0; level = Directions.withoutFirst(level)) {
                    maze.reject(cell, Directions.first(level));
                    rest.wall(cell, Directions.first(level));
                    hasMet = true;
                }
            }
            long[] layer = new long[distances.size()];
            Arrays.setAll(layer, distances::at);
            distances.spread(maze);
            // Or they meet in a cell from which no passage leads on.
            for (long cell : layer) {
                int open = rest.open(cell);
                if (Directions.count(open) > 1
                        && open == distances.nearer(cell)
                        && Arrays.binarySearch(sortedGoals, cell) < 0) {
                    maze.fill(cell);
                    for (int directions = open; directions != 0; directions = Directions.withoutFirst(directions)) {
                        rest.wall(cell, Directions.first(directions));
                    }
                    hasMet = true;
                }
            }
        }
        return hasMet;
    }
}
