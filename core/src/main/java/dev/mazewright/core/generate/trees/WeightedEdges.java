package dev.mazewright.core.generate.trees;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;

/**
 * All edges of a grid in the order of their weights, those of one weight in the order of their numbers. Each pair of
 * neighbours is one edge, known by its earlier cell.
 *
 * <p>Takes 8 bytes an edge, and n log n time to make.
 */
public final class WeightedEdges {
    /** The most edges that one array can hold. */
    private static final long MOST = Integer.MAX_VALUE - 8;

    private final EdgeKeys edges;
    private final long[] keys;

    private WeightedEdges(EdgeKeys edges, long[] keys) {
        this.edges = edges;
        this.keys = keys;
    }

    /**
     * The edges with the weights that this stream gives their numbers.
     *
     * @throws UsageException if the grid has more positions than can be sorted at once: some 2^32 divided by its directions
     */
    public static WeightedEdges sorted(Grid grid, MazeRandom weights) {
        long positions = grid.positions();
        if (positions > 2 * MOST / grid.directions()) {
            throw new UsageException("the edges of " + positions + " positions are too many to sort at once; those of "
                    + 2 * MOST / grid.directions() + " positions of this shape are not");
        }
        EdgeKeys edges = new EdgeKeys(grid, weights);
        long[] keys = new long[(int) (grid.cells() * grid.directions() / 2)];
        int size = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                if (grid.step(cell, direction) > cell) {
                    keys[size++] = edges.key(cell, direction);
                }
            }
        }
        keys = size == keys.length ? keys : Arrays.copyOf(keys, size);
        Arrays.sort(keys);
        return new WeightedEdges(edges, keys);
    }

    /** The memory, in bytes, that making the edges of this grid takes at most. */
    public static long bytes(Grid grid) {
        long perCell = (long) grid.directions() * Long.BYTES;
        return grid.cells() < Long.MAX_VALUE / perCell ? grid.cells() * perCell : Long.MAX_VALUE;
    }

    public int size() {
        return keys.length;
    }

    /** The earlier cell of the i-th edge. */
    public long cell(int i) {
        return edges.cell(keys[i]);
    }

    /** The direction in which the i-th edge leaves its earlier cell. */
    public int direction(int i) {
        return edges.direction(keys[i]);
    }
}
