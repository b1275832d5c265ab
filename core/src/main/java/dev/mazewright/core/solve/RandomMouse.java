package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.solve.search.Goals;
import dev.mazewright.core.solve.search.Walk;

/**
 * Runs on, takes a random passage at each junction, and turns back only in dead ends: a walk without plan or memory.
 *
 * <p>What it visits: anything, again and again. The path is all that it ran, so cells come in it more than once.
 * Guarantees no shortest path, and no path at all.
 *
 * <p>Time unlimited, so its steps are limited; it needs no memory. To return the path, 1 bit a cell and 4 bits a step
 * are kept, on squares.
 *
 * <p>Cannot know that there is no path: it reports that it ran out of steps.
 *
 * <p>Source: folklore; Pullen, <i>Think Labyrinth: Maze algorithms</i>, 1996. Random numbers:
 * docs/randomness.md.
 *
 * @param seed of its random numbers
 * @param steps how many it takes at most
 */
public record RandomMouse(long seed, long steps) implements Solver {
    private static final Option<Long> SEED =
            Option.whole("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE, "the seed of its random numbers");

    private static final Option<Long> STEPS =
            Option.whole("steps", 1_000_000, 1, 1_000_000_000, "the number of steps after which it gives up");

    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "random-mouse",
                    "Takes a random passage at each junction until it meets the goal or runs out of steps.",
                    settings -> new RandomMouse(settings.get(SEED), settings.get(STEPS)),
                    SEED,
                    STEPS)
            .memory((settings, grid) -> Walk.bytes(grid, settings.get(STEPS)));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        MazeRandom random = new MazeRandom(seed).stream("mouse");
        Goals ends = new Goals(goals);
        Walk walk = new Walk(maze, start);
        int back = 0;
        while (!ends.contains(walk.cell())) {
            int open = maze.open(walk.cell());
            if (open == 0) {
                return walk.none();
            }
            if (walk.steps() == steps) {
                return walk.gaveUp(Path.End.OUT_OF_STEPS);
            }
            int onwards = open == back ? back : open & ~back;
            int direction = Directions.count(onwards) == 1 ? Directions.first(onwards) : random.choose(onwards);
            back = Directions.of(walk.step(direction));
        }
        return walk.path();
    }
}
