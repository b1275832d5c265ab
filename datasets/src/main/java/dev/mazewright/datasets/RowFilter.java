package dev.mazewright.datasets;

import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/**
 * What a maze has to pass to become a row.
 *
 * @param pathLength steps of a shortest path; 0, where the start is the goal, only if the range begins at 0 by name
 * @param difficulty 0 to 100
 * @param shortestPaths how many there are
 * @param solvable whether there is a path; null if it does not matter
 */
public record RowFilter(
        ValueRange pathLength, ValueRange difficulty, ValueRange shortestPaths, @Nullable Boolean solvable) {
    /** Any maze with a path. */
    public static final RowFilter SOLVABLE = new RowFilter(ValueRange.ALL, ValueRange.ALL, ValueRange.ALL, true);

    /** Whether the start may be the goal. */
    private boolean allowsNoStep() {
        return pathLength.least() == 0;
    }

    /**
     * Makes sure that a recipe does not begin each path at its goal.
     *
     * @throws UsageException if it does, and the filter asks for a step
     */
    void requireStep(Recipe recipe) {
        NamedCell start = recipe.start();
        if (!allowsNoStep() && start != null && start.isFixed() && recipe.goals().contains(start)) {
            throw new UsageException(recipe + " begins each path at its goal, and rows have a step or more; name another goal, or"
                    + " path-length = \"0..\"");
        }
    }

    /** Whether it asks for a path of one step or more, and no more. */
    boolean asksStepAlone() {
        return Boolean.TRUE.equals(solvable) && pathLength.isAll() && difficulty.isAll() && shortestPaths.isAll();
    }

    /** Whether no row of a maze of this many cells passes: it has no path as long. */
    public boolean isPassedByNone(long cells) {
        return Math.max(allowsNoStep() ? 0 : 1, pathLength.least()) > cells - 1;
    }

    /** Whether a row with this solution passes, the cheap questions first. */
    boolean passes(RowSolution row) {
        if (!allowsNoStep() && row.isAtGoal()) {
            return false;
        }
        if (solvable != null && row.isSolvable() != solvable) {
            return false;
        }
        boolean asksPath = !pathLength.isAll() || !shortestPaths.isAll() || !difficulty.isAll();
        if (!asksPath || !row.path().found()) {
            return true; // a path that is not there has no measures to fail by
        }
        return pathLength.contains((double) row.path().length())
                && (shortestPaths.isAll() || shortestPaths.contains((double) row.shortestPaths()))
                && (difficulty.isAll() || difficulty.contains(RowMeasure.DIFFICULTY.of(row)));
    }
}
