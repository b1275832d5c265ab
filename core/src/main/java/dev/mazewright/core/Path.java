package dev.mazewright.core;

import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What a solver found: the way from a start to a goal, or that there is none.
 *
 * <p>A way of n steps takes n / 4 bytes on grids of up to four directions.
 */
public final class Path {
    private final Grid grid;
    private final long start;
    private final long goal;
    private final long visited;
    /** The first step on top; null if there is no way. */
    private final @Nullable DirectionStack steps;

    private Path(Grid grid, long start, long goal, @Nullable DirectionStack steps, long visited) {
        this.grid = grid;
        this.start = start;
        this.goal = goal;
        this.steps = steps;
        this.visited = visited;
    }

    /**
     * A way.
     *
     * @param steps the directions from the start to the goal, the first on top; the path keeps the stack
     * @param visited how many cells the solver looked at
     */
    public static Path of(Grid grid, long start, long goal, DirectionStack steps, long visited) {
        return new Path(grid, start, goal, steps, visited);
    }

    /** That no way leads from the start to any goal. */
    public static Path none(Grid grid, long start, long visited) {
        return new Path(grid, start, Grid.NONE, null, visited);
    }

    /** Whether there is a way. */
    public boolean found() {
        return steps != null;
    }

    /** The cell where it begins. */
    public long start() {
        return start;
    }

    /** The goal that was reached, or {@link Grid#NONE}. */
    public long goal() {
        return goal;
    }

    /** How many steps it takes; 0 if there is no way. */
    public long length() {
        return steps == null ? 0 : steps.size();
    }

    /** How many cells the solver looked at. */
    public long visited() {
        return visited;
    }

    /** The same way, found by looking at so many cells. */
    public Path withVisited(long cells) {
        return new Path(grid, start, goal, steps, cells);
    }

    /** What its steps cost, in parts of {@link Grid#UNIT}. */
    public long cost() {
        if (grid.isUniform()) {
            return length() * Grid.UNIT;
        }
        long cost = 0;
        for (long i = 0; i < length(); i++) {
            cost += grid.cost(direction(i));
        }
        return cost;
    }

    /** The direction of step number i, 0 .. length - 1. */
    public int direction(long i) {
        if (steps == null) {
            throw new IndexOutOfBoundsException("there is no way from cell " + start);
        }
        return steps.peek(i);
    }

    /** Tells each cell of the way in turn, from the start to the goal; none if there is no way. */
    public void forEach(LongConsumer action) {
        if (steps == null) {
            return;
        }
        long cell = start;
        action.accept(cell);
        for (long i = 0; i < steps.size(); i++) {
            cell = grid.step(cell, steps.peek(i));
            action.accept(cell);
        }
    }

    @Override
    public String toString() {
        return found() ? length() + " steps from cell " + start + " to cell " + goal : "no way from cell " + start;
    }
}
