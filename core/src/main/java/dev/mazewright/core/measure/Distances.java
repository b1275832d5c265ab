package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * The distances, in steps, of the cells of a maze from one of them: breadth-first search by layers.
 *
 * <p>Time proportional to the cells that can be reached; memory 1 bit a cell and 16 bytes for each cell of the largest
 * layer. The distances themselves are not kept.
 */
public final class Distances {
    /** The cells of a layer that there is room for at first. */
    private static final int FIRST_LAYER = 16;

    private final long farthest;
    private final long greatest;
    private final long count;

    private Distances(long farthest, long greatest, long count) {
        this.farthest = farthest;
        this.greatest = greatest;
        this.count = count;
    }

    /** The distances from a cell. */
    public static Distances from(Maze maze, long start) {
        return from(maze, start, new CellSet(maze.grid().addresses()));
    }

    /**
     * The distances from a cell.
     *
     * @param reached cells that count as reached already; receives those that are reached now
     */
    public static Distances from(Maze maze, long start, CellSet reached) {
        Grid grid = maze.grid();
        long[] layer = new long[FIRST_LAYER];
        layer[0] = start;
        int size = 1;
        long[] next = new long[FIRST_LAYER];
        reached.add(start);
        long farthest = start;
        long greatest = 0;
        long count = 1;
        for (long distance = 1; size > 0; distance++) {
            CancelledException.check();
            int nextSize = 0;
            long least = Long.MAX_VALUE;
            for (int i = 0; i < size; i++) {
                for (int rest = maze.open(layer[i]); rest != 0; rest = Directions.withoutFirst(rest)) {
                    long cell = grid.step(layer[i], Directions.first(rest));
                    if (!reached.contains(cell)) {
                        reached.add(cell);
                        if (nextSize == next.length) {
                            next = Arrays.copyOf(next, nextSize * 2);
                        }
                        next[nextSize++] = cell;
                        least = Math.min(least, cell);
                    }
                }
            }
            if (nextSize > 0) {
                farthest = least;
                greatest = distance;
                count += nextSize;
            }
            long[] done = layer;
            layer = next;
            next = done;
            size = nextSize;
        }
        return new Distances(farthest, greatest, count);
    }

    /** The cell at the greatest distance; of several, the first in reading order. */
    public long farthest() {
        return farthest;
    }

    /** The greatest distance, in steps. */
    public long greatest() {
        return greatest;
    }

    /** How many cells can be reached, the start among them. */
    public long count() {
        return count;
    }
}
