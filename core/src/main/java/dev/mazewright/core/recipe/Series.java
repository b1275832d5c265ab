package dev.mazewright.core.recipe;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;

/**
 * Mazes of one recipe with one seed after another: those that {@link Maker} makes, one at a time, with the same memory for
 * each. For one thread.
 */
public final class Series {
    private final Context context = Context.ofStep();
    private final Maker maker;

    /**
     * A series.
     *
     * @param recipe whose seed does not matter
     * @throws UsageException if its parts do not fit together
     */
    public Series(Recipe recipe) {
        maker = new Maker(recipe, context);
    }

    /**
     * The puzzle of a seed, without the text of its recipe. Its maze is valid until the next one is made.
     *
     * @throws UsageException if it has no such start, goal or opening
     */
    public Puzzle make(long seed) {
        return maker.withSeed(seed).make().withoutRecipe();
    }

    /** A shortest path from its start to the nearest goal. */
    public Path solve(Puzzle puzzle) {
        return Solving.solve(puzzle, null, context);
    }
}
