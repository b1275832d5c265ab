package dev.mazewright.datasets;

import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Series;
import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/** The mazes of one recipe, one after the other, as candidates of rows. Not safe for threads. */
final class Candidates {
    /** If this number of mazes at the beginning have no such start or goal, none is assumed to have one. */
    private static final int MOST_FAILURES = 1000;

    private static final int NEVER = Integer.MIN_VALUE;

    private final Recipe recipe;
    /** The text of a recipe up to the number of its seed. */
    private final String seedless;
    private final SplitSize size;
    private final Series series;
    /** Whether each maze has a path, so that none has to be found to know. */
    private final boolean hasPath;
    /** Whether paths begin where the generator began. */
    private final boolean fromFirst;
    private long seed;
    private int failures;

    Candidates(Recipe recipe, boolean fromFirst) {
        this.recipe = recipe.withSeed(0);
        String text = this.recipe.toString();
        seedless = text.substring(0, text.length() - 1);
        size = SplitSize.of(recipe);
        series = new Series(recipe);
        hasPath = this.recipe.hasPath();
        this.fromFirst = fromFirst;
    }

    /** Whether each of its mazes passes a filter, for certain: it is connected, and goes from the first cell to the last. */
    boolean passes(RowFilter filter) {
        return !fromFirst && filter.asksStepAlone() && !size.isMasked() && size.cells() > 1
                && recipe.start() == null && recipe.goals().isEmpty() && recipe.openings() == null && recipe.window() == null
                && recipe.transforms().isEmpty() && !recipe.endsShapeMaze()
                && recipe.generator().entry().isConnected() && recipe.generator().entry().offers(Trait.WALLS);
    }

    /** The recipe of a seed. */
    Recipe recipe(long of) {
        return recipe.withSeed(of);
    }

    /** Whether the path of the maze of a seed may be as long as a filter asks, as far as that is known before it is made. */
    boolean mayPass(long of, RowFilter filter) {
        return series.mayHavePath(of, filter.pathLength().least());
    }

    /** What its mazes have in common with those that can be equal to them. */
    SplitSize size() {
        return size;
    }

    /**
     * The maze of a seed with its start and goal; null if it has none there.
     *
     * @throws UsageException if none of the first mazes has any
     */
    @Nullable Puzzle make(long of) {
        seed = of;
        try {
            Puzzle puzzle = series.make(of);
            failures = NEVER;
            return fromFirst ? fromFirst(puzzle) : puzzle;
        } catch (UsageException noSuchEnds) {
            if (failures++ == MOST_FAILURES) {
                throw new UsageException(recipe + ": " + noSuchEnds.getMessage());
            }
            return null;
        }
    }

    /** The draw of the first cell again, by docs/randomness.md, and the goal as it is from there. */
    private Puzzle fromFirst(Puzzle puzzle) {
        MazeRandom random = new MazeRandom(seed);
        long first = random.stream("generator").cell(puzzle.grid());
        long goal = recipe.goals().isEmpty() ? puzzle.goalsOrLast()[0] : recipe.goals().getFirst().in(puzzle.maze(), random.stream("goal"), first);
        return puzzle.withEnds(Ends.NONE.withStart(first).withGoals(goal));
    }

    /** The row of the maze that was made last. */
    Row row(Split split, long number, Puzzle puzzle, long tries) {
        Recipe made = recipe.withSeed(seed);
        return new Row(split, number, fromFirst ? made.withStart(NamedCell.of(puzzle.grid(), puzzle.start())) : made, fromFirst ? null : seedless, puzzle,
                new RowSolution(puzzle, () -> series.solve(puzzle), hasPath), tries);
    }
}
