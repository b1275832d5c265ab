package dev.mazewright.core.solve.search;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Path;

/**
 * For each cell that a search has reached, the direction that leads back to where it came from; and which cells are
 * goals not yet reached. Half a byte an address on squares.
 */
public final class ParentDirections {
    private static final int UNSEEN = 0;

    private final Grid grid;
    private final CellValues values;
    private final int goal;
    private final int start;
    private long count = 1;

    /** Only the start has been reached. */
    public ParentDirections(Grid grid, long start, long... goals) {
        this.grid = grid;
        this.goal = grid.directions() + 1;
        this.start = grid.directions() + 2;
        values = new CellValues(grid.addresses(), bits(grid));
        for (long cell : goals) {
            values.set(cell, goal);
        }
        values.set(start, this.start);
    }

    /** Only these cells, of which some may be the same, have been reached: each is a start. */
    public static ParentDirections at(Grid grid, long... starts) {
        ParentDirections parents = new ParentDirections(grid, starts[0]);
        for (long cell : starts) {
            if (parents.isNew(parents.at(cell))) {
                parents.values.set(cell, parents.start);
                parents.count++;
            }
        }
        return parents;
    }

    public static long bytes(Grid grid) {
        return CellValues.bytes(grid.addresses(), bits(grid));
    }

    private static int bits(Grid grid) {
        return CellValues.bitsFor(grid.directions() + 2);
    }

    /** The state of a cell, for {@link #isNew} and {@link #isGoal}. */
    public int at(long cell) {
        return values.get(cell);
    }

    /** Whether a cell in this state has not been reached. */
    public boolean isNew(int state) {
        return state == UNSEEN || state == goal;
    }

    /** Whether a cell in this state is a goal that has not been reached. */
    public boolean isGoal(int state) {
        return state == goal;
    }

    /** The direction back from a cell that has been reached, as a set; empty for the start. */
    public int back(long cell) {
        int back = values.get(cell) - 1;
        return back < grid.directions() ? Directions.of(back) : 0;
    }

    /** Records that the search has reached a cell, which was in this state; the direction leads back. */
    public void reach(long cell, int state, int back) {
        values.toggle(cell, state ^ back + 1);
    }

    /** Counts this many more cells as reached. */
    public void count(int cells) {
        count += cells;
    }

    /** How many cells have been reached. */
    public long count() {
        return count;
    }

    /** The path by which a cell was reached. */
    public Path path(long goalCell) {
        return path(goalCell, goalCell, new DirectionStack(grid.directions()), count);
    }

    /** The path by which a cell was reached, continued backwards along the path of the other search. */
    public Path path(long met, ParentDirections other) {
        DirectionStack onwards = new DirectionStack(grid.directions());
        long cell = met;
        for (int back = other.back(cell); back != 0; back = other.back(cell)) {
            onwards.push(Directions.first(back));
            cell = grid.step(cell, Directions.first(back));
        }
        return path(met, cell, onwards.reversed(), count + other.count);
    }

    /** The path by which a cell was reached, continued by these steps. */
    private Path path(long met, long goalCell, DirectionStack steps, long visited) {
        long cell = met;
        while (values.get(cell) != start) {
            int back = values.get(cell) - 1;
            steps.push(grid.opposite(cell, back));
            cell = grid.step(cell, back);
        }
        return Path.of(grid, cell, goalCell, steps, visited);
    }
}
