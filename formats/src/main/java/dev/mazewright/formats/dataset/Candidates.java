package dev.mazewright.formats.dataset;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Series;
import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/** The mazes of one recipe, one after the other, as candidates of rows. Not safe for threads. */
final class Candidates {
    /** So many mazes without such a start or goal at first, and there is none in any. */
    private static final int MOST_FAILURES = 1000;

    private static final int NEVER = Integer.MIN_VALUE;

    private final Recipe recipe;
    private final SplitSize size;
    private final Series series;
    private long seed;
    private int failures;

    Candidates(Recipe recipe) {
        this.recipe = recipe;
        size = SplitSize.of(recipe);
        series = new Series(recipe);
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
            return puzzle;
        } catch (UsageException noSuchEnds) {
            if (failures++ == MOST_FAILURES) {
                throw noSuchEnds;
            }
            return null;
        }
    }

    /** The row of the maze that was made last. */
    Row row(Split split, long number, Puzzle puzzle, long tries) {
        return new Row(split, number, recipe.withSeed(seed), puzzle, series.solve(puzzle), tries);
    }
}
