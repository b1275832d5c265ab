package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The result of a search: a path from the start to a goal, the fact that none exists, or the reason why the solver
 * gave up.
 *
 * <p>Solvers without memory return the path as they walked it, which may visit a cell more than once.
 *
 * <p>A path of n steps takes n / 4 bytes on grids of up to four directions, n bytes at most.
 */
public final class Path {
    /** How a search ended. */
    public enum End {
        /** The search reached a goal. */
        FOUND("found a path"),
        /** The search proved that no path leads to any goal. */
        NO_PATH("no path leads to a goal"),
        /** The solver returned to an earlier state, so it would go round for ever. There may be a path. */
        CAME_ROUND("it came round to where it had been, without meeting a goal"),
        /** The solver used up its steps. There may be a path. */
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

    private final long shortestPathCount;

    private Path(
            Grid grid, long start, long goal, End end, @Nullable DirectionStack steps, long visited, long shortestPathCount) {
        this.grid = grid;
        this.start = start;
        this.goal = goal;
        this.end = end;
        this.steps = steps;
        this.visited = visited;
        this.shortestPathCount = shortestPathCount;
    }

    /**
     * The result that a path was found.
     *
     * @param steps the directions from the start to the goal, the first on top; the path keeps the stack
     * @param visited how many cells the solver visited
     */
    public static Path of(Grid grid, long start, long goal, DirectionStack steps, long visited) {
        return new Path(grid, start, goal, End.FOUND, steps, visited, 0);
    }

    /** The result that no path leads from the start to any goal. */
    public static Path none(Grid grid, long start, long visited) {
        return new Path(grid, start, Grid.NONE, End.NO_PATH, null, visited, 0);
    }

    /**
     * The result that the solver gave up without knowing whether there is a path.
     *
     * @param why {@link End#CAME_ROUND} or {@link End#OUT_OF_STEPS}
     */
    public static Path gaveUp(Grid grid, long start, long visited, End why) {
        return new Path(grid, start, Grid.NONE, why, null, visited, 0);
    }

    /** Whether a path was found. */
    public boolean found() {
        return end == End.FOUND;
    }

    /** Whether the solver gave up, so that there may be a path that it did not find. */
    public boolean gaveUp() {
        return end != End.FOUND && end != End.NO_PATH;
    }

    /** How the search ended. */
    public End end() {
        return end;
    }

    /** The cell where the path begins. */
    public long start() {
        return start;
    }

    /** The goal that was reached, or {@link Grid#NONE}. */
    public long goal() {
        return goal;
    }

    /** The length of the path in steps; 0 if none was found. */
    public long length() {
        return steps == null ? 0 : steps.size();
    }

    /** How many cells the solver visited. */
    public long visited() {
        return visited;
    }

    /** The same result with another number of cells visited. */
    public Path withVisited(long cells) {
        return new Path(grid, start, goal, end, steps, cells, shortestPathCount);
    }

    /** The number of shortest paths, if the solver counted them, else 0. Greater numbers than 2^63 - 1 are given as that. */
    public long shortestPathCount() {
        return shortestPathCount;
    }

    /** The same result with another number of shortest paths. */
    public Path withShortestPathCount(long count) {
        return new Path(grid, start, goal, end, steps, visited, count);
    }

    /** The cost of the path, in parts of {@link Grid#UNIT}. Takes time proportional to its length where steps differ in cost. */
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

    /**
     * The direction of step number i.
     *
     * @param i 0 .. length - 1
     * @throws IndexOutOfBoundsException if it is not in that range
     */
    public int direction(long i) {
        if (steps == null) {
            throw new IndexOutOfBoundsException("no path was found from cell " + start);
        }
        return steps.peek(i);
    }

    /**
     * The directions of all steps in turn; none if no path was found. Memory a byte a step.
     *
     * @throws ArithmeticException if there are more than an array holds
     */
    public byte[] directions() {
        return steps == null ? new byte[0] : steps.fromTop();
    }

    /** Calls the action with each cell of the path in turn, from the start to the goal; not at all if no path was found. */
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
            case NO_PATH -> "no path from cell " + start;
            default -> "gave up on the path from cell " + start + ": " + end.reason;
        };
    }
}
