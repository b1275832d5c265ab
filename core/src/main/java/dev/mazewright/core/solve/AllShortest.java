package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.solve.search.DistancesMod3;
import dev.mazewright.core.solve.search.Goals;
import java.util.Arrays;

/**
 * Spreads until it meets the nearest goals, and then goes back to the start from all of them at once, over
 * all cells that are a step nearer: so it finds all shortest paths together, counts them, and returns one.
 *
 * <p>What it visits: everything nearer than the goal, and that far. Guarantees a path with the fewest steps. A trace
 * has a walk in every cell of all shortest paths.
 *
 * <p>Time proportional to the cells it visits; memory 2 bits a cell, and 24 bytes for each cell of the frontier.
 *
 * <p>Cannot count beyond 2^63 - 1, which open space soon exceeds; greater counts are reported as that number. Counts
 * steps, even where they cost different amounts.
 *
 * <p>Source: Moore, <i>The shortest path through a maze</i>, 1959; Pullen, <i>Think Labyrinth: Maze algorithms</i>,
 * 1996.
 */
public record AllShortest() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "all-shortest",
                    "Finds all shortest paths, counts them, and returns one.",
                    settings -> new AllShortest())
            .memory(grid -> DistancesMod3.bytes(grid));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Goals ends = new Goals(goals);
        maze.phase("spread");
        maze.visit(start);
        DistancesMod3 distances = new DistancesMod3(maze, start);
        long[] layer = goalsOn(distances, ends);
        while (layer.length == 0 && distances.size() > 0) {
            distances.spread(maze);
            layer = goalsOn(distances, ends);
        }
        if (layer.length == 0) {
            return Path.none(maze.grid(), start, distances.count());
        }
        maze.phase("go back");
        Path path = path(maze, distances, start, layer[0]);
        return path.withShortestPathCount(count(maze, distances, layer));
    }

    /** The goals that the frontier has just reached, in ascending order. */
    private static long[] goalsOn(DistancesMod3 distances, Goals ends) {
        long[] found = new long[distances.size()];
        int size = 0;
        for (int i = 0; i < distances.size(); i++) {
            if (ends.contains(distances.at(i))) {
                found[size++] = distances.at(i);
            }
        }
        return sortedSet(found, size);
    }

    /** How many paths lead from the start to these cells, all as far: summed up backwards, layer by layer. */
    private static long count(Maze maze, DistancesMod3 distances, long... goals) {
        long[] layer = goals;
        long[] counts = new long[layer.length];
        Arrays.fill(counts, 1);
        for (long distance = distances.distance(); distance > 0; distance--) {
            CancelledException.check();
            long[] found = new long[layer.length * maze.grid().directions()];
            int size = 0;
            for (long cell : layer) {
                for (int rest = distances.nearer(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int back = Directions.first(rest);
                    found[size] = maze.step(cell, back);
                    maze.walk(found[size++], maze.opposite(cell, back));
                }
            }
            long[] next = sortedSet(found, size);
            long[] sums = new long[next.length];
            for (int i = 0; i < layer.length; i++) {
                for (int rest = distances.nearer(layer[i]); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int index = Arrays.binarySearch(next, maze.step(layer[i], Directions.first(rest)));
                    sums[index] = counts[i] > Long.MAX_VALUE - sums[index] ? Long.MAX_VALUE : sums[index] + counts[i];
                }
            }
            layer = next;
            counts = sums;
        }
        long sum = 0;
        for (long each : counts) {
            sum = each > Long.MAX_VALUE - sum ? Long.MAX_VALUE : sum + each;
        }
        return sum;
    }

    private static Path path(Maze maze, DistancesMod3 distances, long start, long goal) {
        DirectionStack steps = new DirectionStack(maze.grid().directions());
        long cell = goal;
        for (long distance = distances.distance(); distance > 0; distance--) {
            int back = Directions.first(distances.nearer(cell));
            steps.push(maze.opposite(cell, back));
            cell = maze.step(cell, back);
        }
        return Path.of(maze.grid(), start, goal, steps, distances.count());
    }

    private static long[] sortedSet(long[] cells, int size) {
        Arrays.sort(cells, 0, size);
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || cells[i] != cells[i - 1]) {
                cells[kept++] = cells[i];
            }
        }
        return Arrays.copyOf(cells, kept);
    }
}
