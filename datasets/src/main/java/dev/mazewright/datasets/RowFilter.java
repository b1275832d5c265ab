package dev.mazewright.datasets;

import org.jspecify.annotations.Nullable;

/**
 * What a maze has to pass to become a row.
 *
 * @param pathLength steps of a shortest path
 * @param difficulty 0 to 100
 * @param shortestPaths how many there are
 * @param solvable whether there is a path; null if it does not matter
 */
public record RowFilter(
        ValueRange pathLength, ValueRange difficulty, ValueRange shortestPaths, @Nullable Boolean solvable) {
    /** Any maze with a path. */
    public static final RowFilter SOLVABLE = new RowFilter(ValueRange.ALL, ValueRange.ALL, ValueRange.ALL, true);

    /** Whether a row with this solution passes, the cheap questions first. */
    boolean passes(RowSolution row) {
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
