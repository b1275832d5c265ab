package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where a puzzle begins and ends: its start, its goals and its openings, as cells of one grid.
 *
 * <p>Immutable; arrays are copied in and out, and two are equal if their cells are.
 */
public final class Ends {
    private static final long[] NO_GOALS = {};

    /** No start, no goals, no openings. */
    public static final Ends NONE = new Ends(Grid.NONE, NO_GOALS, List.of());

    private final long start;
    private final long[] goals;
    private final List<Opening> openings;

    /**
     * A start, goals and openings.
     *
     * @param start the cell where the path begins, or {@link Grid#NONE} for none
     * @param goals the cells at any of which it may end; empty for none
     * @param openings in the outline
     */
    public Ends(long start, long[] goals, List<Opening> openings) {
        this.start = start;
        this.goals = goals.clone();
        this.openings = List.copyOf(openings);
    }

    /** The same with the goals as a list. */
    public Ends(long start, List<Long> goals, List<Opening> openings) {
        this(start, goals.stream().mapToLong(Long::longValue).toArray(), openings);
    }

    /** The cell where the path begins, or {@link Grid#NONE}. */
    public long start() {
        return start;
    }

    /** The cells where the path may end; empty without a goal. */
    public long[] goals() {
        return goals.clone();
    }

    /** The openings in the outline. */
    public List<Opening> openings() {
        return openings;
    }

    /** Whether there is a start. */
    public boolean hasStart() {
        return start != Grid.NONE;
    }

    /** Whether there is a goal. */
    public boolean hasGoals() {
        return goals.length > 0;
    }

    /** The first goal, or {@link Grid#NONE}. */
    public long goal() {
        return goals.length == 0 ? Grid.NONE : goals[0];
    }

    /** Whether the path may end at a cell. */
    public boolean isGoal(long cell) {
        for (long goal : goals) {
            if (goal == cell) {
                return true;
            }
        }
        return false;
    }

    /** The same with another start. */
    public Ends withStart(long cell) {
        return new Ends(cell, goals, openings);
    }

    /** The same with other goals. */
    public Ends withGoals(long... cells) {
        return new Ends(start, cells, openings);
    }

    /** The same with other openings. */
    public Ends withOpenings(List<Opening> others) {
        return new Ends(start, goals, others);
    }

    /**
     * The same ends on another grid.
     *
     * @param other for a cell of this grid, the cell of the other grid in its place
     */
    public Ends map(LongUnaryOperator other) {
        return new Ends(
                hasStart() ? other.applyAsLong(start) : Grid.NONE,
                Arrays.stream(goals).map(other).toArray(),
                openings.stream()
                        .map(opening -> new Opening(other.applyAsLong(opening.cell()), opening.direction()))
                        .toList());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Ends that
                && start == that.start
                && Arrays.equals(goals, that.goals)
                && openings.equals(that.openings);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Long.hashCode(start) + Arrays.hashCode(goals)) + openings.hashCode();
    }

    @Override
    public String toString() {
        return "Ends[start=" + start + ", goals=" + Arrays.toString(goals) + ", openings=" + openings + "]";
    }
}
