package dev.mazewright.api.map;

import dev.mazewright.api.request.Cache;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The atlases that were asked for last, by their recipes: what an atlas learned for one request, such as its patterns, the next one uses.
 * Together they take at most a small part of the memory.
 *
 * <p>Safe for use by several threads.
 */
public final class Atlases {
    /** They may have one part of this number. */
    private static final int KEPT = 8;

    private final Cache kept;

    /** None yet. */
    public Atlases(MemoryBudget memory) {
        kept = new Cache(memory.most() / KEPT);
    }

    /**
     * The atlas of a recipe, whose window is left out.
     *
     * @param start null for that of the recipe
     * @param goal null for that of the recipe
     * @throws UsageException if the recipe is of no atlas
     */
    public AtlasPuzzle atlas(Recipe recipe, @Nullable NamedCell start, @Nullable NamedCell goal, Reservation reservation) {
        Recipe plain = recipe.withWindow(null);
        if (!plain.isAtlas()) {
            throw new UsageException("the map shows atlases, such as rectangle:2147483648x2147483648/atlas:wilson/seed:1, not " + recipe);
        }
        String key = plain.withStart(null).withGoals(List.of()).toString();
        AtlasPuzzle puzzle = kept.get(key, AtlasPuzzle.class);
        if (puzzle == null) {
            Recipe whole = plain.withStart(null).withGoals(List.of()).requireValid();
            puzzle = Objects.requireNonNull(new Maker(whole, reservation.context()).atlas());
            reservation.take(puzzle.atlas().bytes());
            kept.put(key, puzzle, puzzle.atlas().bytes());
        }
        NamedCell from = start == null ? plain.start() : start;
        return from == null && goal == null && plain.goals().isEmpty()
                ? puzzle
                : puzzle.between(from, goal == null ? plain.goals() : List.of(goal));
    }
}
