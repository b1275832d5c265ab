package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What a solver found: the way from a start to a goal, that there is none, or that it gave up and why.
 *
 * <p>Solvers without a memory answer with the way as they walked it, which may come to a cell more than once.
 *
 * <p>A way of n steps takes n / 4 bytes on grids of up to four directions.
 */
public final class Path {
    /** How a search ended. */
    public enum End {
        /** At a goal. */
        FOUND("found a way"),
        /** With the proof that no way leads to any goal. */
        NO_SIDE("no way leads to a goal"),
        /** Where it had been before, in the same way, so that it would go round for ever. There may be a way. */
        CAME_ROUND("it came round to where it had been, without meeting a goal"),
        /** With its last step. There may be a way. */
        OUT_OF_STEPS("it ran out of steps");

        private final String reason;

        End(String reason) {
            this.reason = reason;
        }

        /** Why the search ended, as a clause for a message. */
        public String reason() {
            return reason;
        }
    }

    private final Grid grid;
    private final long start;
    private final long goal;
    private final long visited;
    private final End end;
    /** The first step on top; null if none was found. */
    private final @Nullable DirectionStack steps;

    private final long ways;

    private Path(
            Grid grid, long start, long goal, End end, @Nullable DirectionStack steps, long visited, long ways) {
        this.grid = grid;
        this.start = start;
        this.goal = goal;
        this.end = end;
        this.steps = steps;
        this.visited = visited;
        this.ways = ways;
    }

    /**
     * A way.
     *
     * @param steps the directions from the start to the goal, the first on top; the path keeps the stack
     * @param visited how many cells the solver looked at
     */
    public static Path of(Grid grid, long start, long goal, DirectionStack steps, long visited) {
        return new Path(grid, start, goal, End.FOUND, steps, visited, 0);
    }

    /** That no way leads from the start to any goal. */
    public static Path none(Grid grid, long start, long visited) {
        return new Path(grid, start, Grid.NONE, End.NO_SIDE, null, visited, 0);
    }

    /**
     * That the solver gave up without knowing whether there is a way.
     *
     * @param why {@link End#CAME_ROUND} or {@link End#OUT_OF_STEPS}
     */
    public static Path gaveUp(Grid grid, long start, long visited, End why) {
        return new Path(grid, start, Grid.NONE, why, null, visited, 0);
    }

    /** Whether a way was found. */
    public boolean found() {
        return end == End.FOUND;
    }

    /** Whether the solver gave up, so that there may be a way that it did not find. */
    public boolean gaveUp() {
        return end != End.FOUND && end != End.NO_SIDE;
    }

    /** How the search ended. */
    public End end() {
        return end;
    }

    /** The cell where it begins. */
    public long start() {
        return start;
    }

    /** The goal that was reached, or {@link Grid#NONE}. */
    public long goal() {
        return goal;
    }

    /** How many steps it takes; 0 if none was found. */
    public long length() {
        return steps == null ? 0 : steps.size();
    }

    /** How many cells the solver looked at. */
    public long visited() {
        return visited;
    }

    /** The same way, found by looking at so many cells. */
    public Path withVisited(long cells) {
        return new Path(grid, start, goal, end, steps, cells, ways);
    }

    /**
     * How many ways are as short as this one, if the solver counted them, else 0; of more than 2^63 - 1, that many.
     */
    public long ways() {
        return ways;
    }

    /** The same way, of which so many are as short. */
    public Path withWays(long count) {
        return new Path(grid, start, goal, end, steps, visited, count);
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
            throw new IndexOutOfBoundsException("no way was found from cell " + start);
        }
        return steps.peek(i);
    }

    /** Tells each cell of the way in turn, from the start to the goal; none if none was found. */
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
        return switch (end) {
            case FOUND -> length() + " steps from cell " + start + " to cell " + goal;
            case NO_SIDE -> "no way from cell " + start;
            default -> "gave up on the way from cell " + start + ": " + end.reason;
        };
    }
}
