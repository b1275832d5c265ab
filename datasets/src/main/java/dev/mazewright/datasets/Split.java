package dev.mazewright.datasets;

import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A split of a dataset, such as the mazes to train with: how many, and from which recipes.
 *
 * @param name such as {@code train}
 * @param count how many mazes
 * @param recipes from which they are drawn
 * @param weights of the recipes, whole numbers from 1
 * @param start where the path begins, for recipes that do not name it; null for the recipe's default
 * @param fromFirst whether the path begins where the search of the recursive backtracker began; then there is no other start
 * @param goal where it ends, for recipes that do not name it; null for the recipe's default
 * @param filter what a maze has to pass
 * @param balance how rows are shared out over bins, or null
 * @param augment whether each maze comes as its eight images
 * @param distinct whether no two mazes are images of each other
 * @param trace the solver whose search is written, or null
 * @param share its part of the mazes that it has in common with other splits, beside theirs; 0 if the counts decide
 * @param prompt how mazes and paths are put into words, for formats that do
 * @param labels what arrays of cells have of each cell besides its sides
 * @param earlier the counts before the dataset was extended, the first one first
 */
public record Split(
        String name,
        long count,
        List<RecipeTemplate> recipes,
        List<Long> weights,
        @Nullable NamedCell start,
        boolean fromFirst,
        @Nullable NamedCell goal,
        RowFilter filter,
        @Nullable Balance balance,
        boolean augment,
        boolean distinct,
        @Nullable String trace,
        long share,
        Prompt prompt,
        List<CellLabel> labels,
        List<Long> earlier) {
    /** The images of a maze of squares: as it is, rotated, and each of these mirrored. */
    public static final int IMAGES = 8;

    /** The word of specifications for {@link #fromFirst}. */
    public static final String FIRST = "first";

    /** Copies the lists. */
    public Split {
        recipes = List.copyOf(recipes);
        weights = List.copyOf(weights);
        labels = List.copyOf(labels);
        earlier = List.copyOf(earlier);
    }

    /** Whether the first number that the generator draws is the cell where its search begins, and the path may begin there. */
    private static boolean hasFirst(Recipe recipe) {
        return recipe.generator().name().equals("recursive-backtracker") && recipe.window() == null && recipe.transforms().isEmpty()
                && recipe.start() == null && recipe.goals().size() <= 1 && recipe.openings() == null;
    }

    /**
     * A recipe of the split with the split's start and goal, where it does not name its own.
     *
     * @throws UsageException if the path is to begin with a search that is not the recipe's
     */
    public Recipe named(Recipe drawn) {
        if (fromFirst && !hasFirst(drawn)) {
            throw new UsageException("start = \"" + FIRST + "\" is the cell where a depth-first search began, and " + drawn + " has none; take"
                    + " recipes of recursive-backtracker without start, transforms and openings, and with one goal");
        }
        return drawn.between(
                drawn.start() == null ? start : null, drawn.goals().isEmpty() && goal != null ? List.of(goal) : List.of());
    }

    /** Whether each maze has one path from any cell to any other, for certain. */
    public boolean isPerfect() {
        return recipes.stream().allMatch(template -> template.allMatch(recipe -> recipe.transforms().isEmpty()
                && recipe.generator().entry().isConnected()
                && recipe.generator().entry().offers(Trait.WALLS)));
    }

    /** Whether each maze has a path from the start to a goal, for certain. */
    public boolean hasPaths() {
        return recipes.stream().allMatch(template -> template.allMatch(recipe -> named(recipe).hasPath()));
    }

    /** How many rows it has: a row a maze, or eight. */
    public long rows() {
        return augment ? count * IMAGES : count;
    }

    /** The same with another count, and other counts before that. */
    public Split withCounts(long other, List<Long> before) {
        return new Split(name, other, recipes, weights, start, fromFirst, goal, filter, balance, augment, distinct, trace, share, prompt, labels, before);
    }

    /** A split of one recipe with ranges. */
    public static Split of(String name, long count, RecipeTemplate recipe, RowFilter filter) {
        return new Split(name, count, List.of(recipe), List.of(1L), null, false, null, filter, null, false, false, null, 0, Prompt.DEFAULT, List.of(), List.of());
    }
}
