package dev.mazewright.core.generate;

import dev.mazewright.core.generate.floor.ObstacleHunt;
import dev.mazewright.core.generate.floor.ObstaclesKernel;
import dev.mazewright.core.generate.floor.WallSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Shares;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Tiles;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Lays walls on a random number of tiles at random, and draws a start and a goal among the others, until a path leads
 * from one to the other that has at least as many tiles as the longer side of the grid.
 *
 * <p>Texture: scattered obstacles, rooms without a form, tiles that cannot be reached; often several shortest paths.
 *
 * <p>Time proportional to the tiles for each pair of ends that is tried; memory 2 bits a tile, and 8 bytes a tile for
 * the search.
 *
 * <p>Cannot promise that the floor is connected, nor that a path exists: after 10,000 sets of walls it gives up.
 *
 * <p>Source: Lehnert et al., <i>Beyond A*: Better Planning with Transformers</i>, 2024; of n tiles, 3 floor(n / 10) to 5
 * floor(n / 10) are walls there, which is the default. Random numbers: docs/randomness.md.
 *
 * @param walls the share of the tiles that are walls, from .. to: of n tiles, {@code floor(share * 100 * floor(n / 10) /
 *     10)}, each number as likely as any other
 */
public record Obstacles(Shares walls) implements Generator {
    private static final String NAME = "obstacles";

    private static final Option<Shares> WALLS =
            Option.shares("walls", "0.3..0.5", "the share of the tiles that are walls, from .. to");

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generatorOfFloor(
                    NAME,
                    "Lays walls on random tiles, until a long path leads from a random start to a random goal.",
                    settings -> new Obstacles(settings.get(WALLS)),
                    WALLS)
            .disconnected()
            .memory(Obstacles::bytes)
            .kernel(Kernel.of(
                    "words",
                    new Kernel.Gain(9, 1),
                    ObstacleHunt::fits,
                    (settings, context) -> new ObstaclesKernel(new Obstacles(settings.get(WALLS)), settings.get(WALLS)),
                    Obstacles::bytes));

    @Override
    public boolean wantsEnds() {
        return true;
    }

    @Override
    public boolean needsEnds() {
        return false;
    }

    @Override
    public void generate(Maze maze, MazeRandom random) {
        make(Puzzle.of(maze), random);
    }

    /**
     * Makes the floor, the start and the goal.
     *
     * @param blank with the start and the goals that were asked for: they are never walls. With several goals the
     *     nearest one counts; where both the start and the goals are asked for, a path of any length will do
     * @throws UsageException if the grid is not one of tiles with orthogonal moves, or no path is found
     */
    @Override
    public Puzzle make(Puzzle blank, MazeRandom random) {
        Maze maze = blank.maze();
        Grid grid = maze.grid();
        if (!grid.shape().isTiles() || !grid.isUniform()) {
            throw new UsageException(NAME + " decides which tiles are floor; it needs tiles with orthogonal moves, such as"
                    + " tiles:30x30, not this " + grid.shape().name() + " " + grid.shape().size());
        }
        Ends asked = blank.ends();
        boolean isFree = !asked.hasStart() || !asked.hasGoals();
        long least = isFree ? Math.max(grid.rows(), grid.columns()) : 1;
        long[] kept = LongStream.concat(LongStream.of(asked.start()), LongStream.of(asked.goals()))
                .filter(cell -> cell != Grid.NONE)
                .toArray();
        WallSet set = new WallSet(grid, kept);
        long fewest = Math.min(set.most(), WallSet.count(walls.least(), grid.cells()));
        long most = Math.min(set.most(), WallSet.count(walls.most(), grid.cells()));
        for (int i = 0; i < WallSet.SETS && grid.cells() - fewest >= least; i++) {
            MazeRandom draws = random.stream(WallSet.STREAM, i);
            long size = fewest + draws.below(most - fewest + 1);
            set.lay(size, draws);
            for (int j = 0; j < (isFree ? WallSet.TRIES : 1) && grid.cells() - size >= least; j++) {
                long start = asked.hasStart() ? asked.start() : set.free(draws);
                long[] goals = asked.hasGoals() ? asked.goals() : new long[] {set.free(draws)};
                long steps = set.steps(start, goals);
                if (steps >= 0 && steps + 1 >= least) {
                    Mask floor = set.floor();
                    WallSet.carve(maze, floor);
                    Maze made = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
                    Ends ends = new Ends(start, goals, List.of());
                    return new Puzzle(
                            made, ends.map(cell -> made.grid().cell(grid.row(cell), grid.column(cell))), null);
                }
            }
        }
        throw new UsageException(NAME + " found no path of " + least + " tiles or more on " + grid.shape().size()
                + " with a share of " + walls + " walls; take fewer walls, or leave out the start and the goal");
    }

    /**
     * A hunt among the mazes of a generator on a grid.
     *
     * @return null if there is no faster way than to make them: the generator is another one, or the grid does not fit
     */
    public static @Nullable ObstacleHunt hunt(Generator generator, Grid grid) {
        return generator instanceof Obstacles obstacles ? ObstacleHunt.of(obstacles.walls, grid) : null;
    }

    /** The memory of the reference. */
    private static long bytes(Grid grid) {
        return Memory.sum(WallSet.bytes(grid), Tiles.floorBytes(grid));
    }
}
