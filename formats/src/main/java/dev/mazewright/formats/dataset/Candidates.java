package dev.mazewright.formats.dataset;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Series;
import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/** The mazes of one recipe, one after the other, as candidates of rows. Not safe for threads. */
final class Candidates {
    private final Recipe recipe;
    private final SplitSize size;
    private final Series series;
    private final RowFilter filter;

    Candidates(Recipe recipe, RowFilter filter) {
        this.recipe = recipe;
        this.filter = filter;
        size = SplitSize.of(recipe);
        series = new Series(recipe);
    }

    /** What its mazes have in common with those that can be equal to them. */
    SplitSize size() {
        return size;
    }

    /** The candidate of a seed; null if it has no such start or goal. */
    @Nullable Row row(Split split, long number, long seed, long tries) {
        Puzzle puzzle;
        try {
            puzzle = series.make(seed);
        } catch (UsageException noSuchEnds) {
            return null;
        }
        Path path = series.solve(puzzle);
        return new Row(split, number, recipe.withSeed(seed), puzzle, path, tries);
    }
}
