package dev.mazewright.core.grid;

/** What steps cost, in parts of {@link Grid#UNIT}. */
final class StepCosts {
    /** Each step costs one unit, and nothing is known of longer paths. */
    static final StepCosts UNIFORM = new StepCosts(new long[0], new long[0][]);

    /** For each direction; empty where each step costs one unit. */
    private final long[] costs;
    /** Linear forms of the rows, columns and levels between two cells; no path costs less than any of them. */
    private final long[][] bounds;

    StepCosts(long[] costs, long[][] bounds) {
        this.costs = costs;
        this.bounds = bounds;
    }

    boolean isUniform() {
        return costs.length == 0;
    }

    long cost(int direction) {
        return costs.length == 0 ? Grid.UNIT : costs[direction];
    }

    boolean hasBounds() {
        return bounds.length > 0;
    }

    long bound(long rowsApart, long columnsApart, long levelsApart) {
        long bound = 0;
        for (long[] form : bounds) {
            long ofLevels = form.length > 2 ? form[2] * levelsApart : 0;
            bound = Math.max(bound, Math.abs(form[0] * rowsApart + form[1] * columnsApart + ofLevels));
        }
        return bound;
    }
}
