package dev.mazewright.core.recipe;

import dev.mazewright.core.generate.Obstacles;
import dev.mazewright.core.generate.floor.ObstacleHunt;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.KnownPaths;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import org.jspecify.annotations.Nullable;

/**
 * Mazes of one recipe with one seed after another: those that {@link Maker} makes, one at a time. Where grid, generator and
 * maze can be used again, as on lattices without transforms, they are.
 *
 * <p>For one thread. Not for mazes of many million cells, whose memory it does not ask for each time.
 */
public final class Series {
    private final Context context = Context.ofStep();
    private final Maker maker;
    private final @Nullable Again again;
    private final @Nullable Hunt hunt;

    /** Knows paths among obstacles before their mazes are made. */
    private record Hunt(ObstacleHunt among, Maze blank) {
        static @Nullable Hunt of(Maker maker) {
            Recipe recipe = maker.recipe();
            Generator generator = recipe.generator().make();
            boolean isHanded = generator.wantsEnds() && !generator.needsEnds() && recipe.hasPath();
            if (!isHanded || recipe.goals().size() > 1 || !recipe.transforms().isEmpty()) {
                return null;
            }
            ObstacleHunt among = Obstacles.hunt(generator, maker.grid());
            return among == null ? null : new Hunt(among, new Maze(maker.grid()));
        }
    }

    /** What is used again for each maze. */
    private static final class Again {
        final Maze maze;
        final long[] blank;
        final Generator generator;
        final Solver solver;
        final NamedCell start;
        final NamedCell goal;

        Again(Maker maker) {
            Recipe recipe = maker.recipe();
            maze = new Maze(maker.grid());
            blank = maze.words().clone();
            generator = maker.inSeries();
            solver = generator instanceof KnownPaths known
                    ? (made, from, goals) -> known.path(from, goals[0])
                    : BreadthFirst.ENTRY.on(maze);
            start = recipe.start() == null ? EndsResolver.TOP_LEFT : recipe.start();
            goal = recipe.goals().isEmpty() ? EndsResolver.BOTTOM_RIGHT : recipe.goals().getFirst();
        }

        Puzzle make(long seed) {
            System.arraycopy(blank, 0, maze.words(), 0, blank.length);
            MazeRandom random = new MazeRandom(seed);
            generator.generate(maze, random.stream("generator"));
            long from = start.in(maze, random.stream("start"), Grid.NONE);
            long to = goal.in(maze, random.stream("goal"), from);
            return new Puzzle(maze, Ends.NONE.withStart(from).withGoals(to), null);
        }
    }

    /**
     * A series.
     *
     * @param recipe whose seed does not matter
     * @throws UsageException if its parts do not fit together
     */
    public Series(Recipe recipe) {
        maker = new Maker(recipe, context);
        boolean isPlain = recipe.transforms().isEmpty()
                && recipe.openings() == null
                && recipe.goals().size() <= 1
                && !recipe.shape().entry().offers(Trait.RANDOM)
                && recipe.generator().entry().offers(Trait.WALLS)
                && !recipe.endsShapeMaze();
        again = isPlain ? new Again(maker) : null;
        hunt = Hunt.of(maker);
    }

    /** The grid that the generator begins on. */
    public Grid grid() {
        return maker.grid();
    }

    /** Whether the path of a seed's maze may have as many steps, as far as that is known at less cost than the maze. */
    public boolean mayHavePath(long seed, double steps) {
        return hunt == null
                || steps <= 0
                || hunt.among.pathLength(seed, maker.wanted(hunt.blank, seed), (int) Math.min(Integer.MAX_VALUE, Math.ceil(steps))) >= 0;
    }

    /**
     * The puzzle of a seed, without the text of its recipe. Its maze is valid until the next one is made.
     *
     * @throws UsageException if it has no such start, goal or opening
     */
    public Puzzle make(long seed) {
        return again != null ? again.make(seed) : maker.withSeed(seed).make().withoutRecipe();
    }

    /** A shortest path from its start to the nearest goal. */
    public Path solve(Puzzle puzzle) {
        return again != null
                ? again.solver.solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast())
                : Solving.solve(puzzle, null, context);
    }
}
