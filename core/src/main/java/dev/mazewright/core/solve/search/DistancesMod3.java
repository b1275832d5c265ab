package dev.mazewright.core.solve.search;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * How far cells lie from the start, as a remainder by 3: neighbours are a step nearer, as far or a step farther, and
 * that the remainders give. Two bits an address, and 16 bytes for each cell of the frontier.
 */
public final class DistancesMod3 {
    private static final int UNSEEN = 0;
    private static final int BITS = 2;

    private final Maze maze;
    private final CellValues values;
    private long[] frontier;
    private int size = 1;
    private long distance;
    private long count = 1;

    /** Only the start has been reached. */
    public DistancesMod3(Maze maze, long start) {
        this.maze = maze;
        values = new CellValues(maze.grid().addresses(), BITS);
        values.set(start, 1);
        frontier = new long[] {start};
    }

    public static long bytes(Grid grid) {
        return CellValues.bytes(grid.addresses(), BITS);
    }

    /** How many cells are on the frontier: those at the greatest distance. */
    public int size() {
        return size;
    }

    /** Cell number i of the frontier. */
    public long at(int i) {
        return frontier[i];
    }

    /** How far the frontier is from the start. */
    public long distance() {
        return distance;
    }

    /** How many cells have been reached. */
    public long count() {
        return count;
    }

    /** The passages of a reached cell that lead to cells a step nearer. */
    public int nearer(long cell) {
        int value = values.get(cell);
        return towards(cell, value == 1 ? 3 : value - 1);
    }

    /** The passages of a reached cell that lead to cells as far. */
    public int level(long cell) {
        return towards(cell, values.get(cell));
    }

    private int towards(long cell, int value) {
        int found = 0;
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            found |= values.get(maze.step(cell, direction)) == value ? Directions.of(direction) : 0;
        }
        return found;
    }

    /**
     * The frontier spreads by a step.
     *
     * @param watched the maze whose trace records it
     */
    public void spread(Maze watched) {
        CancelledException.check();
        distance++;
        int value = (int) (distance % 3) + 1;
        long[] nextFrontier = new long[size + 2];
        int found = 0;
        for (int i = 0; i < size; i++) {
            watched.leave(frontier[i]);
            for (int rest = maze.open(frontier[i]); rest != 0; rest = Directions.withoutFirst(rest)) {
                long next = maze.step(frontier[i], Directions.first(rest));
                if (values.get(next) == UNSEEN) {
                    values.set(next, value);
                    watched.visit(next);
                    if (found == nextFrontier.length) {
                        nextFrontier = Arrays.copyOf(nextFrontier, 2 * found);
                    }
                    nextFrontier[found++] = next;
                }
            }
        }
        frontier = nextFrontier;
        size = found;
        count += found;
    }
}
