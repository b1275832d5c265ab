package dev.mazewright.formats.dataset;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rows of a split, in any order. Row i is a function of the dataset, the split and i alone: the candidates of its own
 * random stream are tried in order until one passes.
 *
 * <p>Makes one row at a time, and is for one thread.
 */
public final class Rows {
    private final Dataset dataset;
    private final Split split;
    private final MazeRandom stream;
    private final Map<Recipe, Maker> makers = new HashMap<>();
    private final Context context = Context.ofStep();

    /** Those of a split of a dataset. */
    public Rows(Dataset dataset, Split split) {
        this.dataset = dataset;
        this.split = split;
        stream = new MazeRandom(dataset.seed()).stream("split " + split.name());
    }

    /**
     * A row.
     *
     * @param number 0 .. {@link Split#rows} - 1
     */
    public Row row(long number) {
        MazeRandom random = stream.stream("row", number);
        for (long tries = 1; ; tries++) {
            RecipeTemplate template = split.recipes().get((int) random.below(split.recipes().size()));
            Recipe drawn = template.recipe(template.draw(random));
            Recipe recipe = drawn.between(drawn.start() == null ? split.start() : null,
                    drawn.goals().isEmpty() && split.goal() != null ? List.of(split.goal()) : List.of());
            long seed = random.nextLong() >>> 1;
            Maker maker = makers.computeIfAbsent(recipe, key -> new Maker(key, context)).withSeed(seed);
            Puzzle puzzle = maker.make();
            Path path = Solving.solve(puzzle, null, context);
            Row row = new Row(split, number, maker.recipe(), puzzle, path, tries);
            if (split.filter().passes(row) && tries <= dataset.tries()) {
                return row;
            }
        }
    }
}
