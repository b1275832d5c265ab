package dev.mazewright.core.generate.rows;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import java.util.Arrays;

/**
 * Eller's sets: the cells of a layer and of the next, and which of them are connected: union-find, in which the first
 * of a set, in reading order, stands for it. Cells go by how far their address lies from the first one's.
 */
public final class EllerSets {
    private static final int DONE = Integer.MIN_VALUE;

    private final Grid grid;
    private final int rowsOfLayer;
    private long start;
    private long end;
    private long next;
    /** The positions of this layer, and from {@code size} on, those of the next. */
    private int size;
    private int nextSize;
    /** Of the first cell of a set, itself; of others, one of the set that comes before it. */
    private final int[] parents;
    /** For the first cell of a set without a passage down, how many it could have; or which to open. */
    private final int[] choices;

    /** The sets before the first layer of a grid. */
    public EllerSets(Grid grid) {
        this.grid = grid;
        rowsOfLayer = GridRows.ofLayer(grid);
        int most = Math.toIntExact(places(grid));
        parents = new int[2 * most];
        choices = new int[2 * most];
        nextSize = (int) (grid.rowEnd(rowsOfLayer - 1) - grid.rowStart(0));
        Arrays.setAll(parents, position -> position);
    }

    /** How many bytes they take, and the rows. */
    public static long bytes(Grid grid) {
        return 4L * Integer.BYTES * places(grid) + GridRows.bytes(grid);
    }

    /** The positions of the largest layer. */
    private static long places(Grid grid) {
        return grid.levels() == 1 ? grid.columns() : grid.rowEnd(grid.rowsOfLevel() - 1) - grid.rowStart(0);
    }

    /** Begins a layer; its sets are known already. */
    public void enter(GridLayer layer) {
        int first = layer.number * rowsOfLayer;
        int below = first + rowsOfLayer;
        start = grid.rowStart(first);
        end = grid.rowEnd(below - 1);
        size = nextSize;
        if (below < grid.rows()) {
            next = grid.rowStart(below);
            nextSize = (int) (grid.rowEnd(below + rowsOfLayer - 1) - next);
            for (int position = size; position < size + nextSize; position++) {
                parents[position] = position;
            }
        }
    }

    private int position(long cell) {
        return (int) (cell < end ? cell - start : cell - next + size);
    }

    private int first(int position) {
        int at = position;
        int parent = parents[at]; // mostly the first already
        while (parents[parent] != parent) {
            parents[at] = parents[parent];
            at = parent;
            parent = parents[at];
        }
        return parent;
    }

    /** Joins the sets of two cells; false if they are one already. */
    public boolean join(long a, long b) {
        int one = first(position(a));
        int other = first(position(b));
        int first = Math.min(one, other);
        parents[Math.max(one, other)] = first;
        parents[position(b)] = first; // is asked next, along a row
        return one != other;
    }

    /** Lets every cell know the first of its set, and begins to count. */
    public void findFirsts() {
        for (int position = 0; position < size; position++) {
            parents[position] = parents[parents[position]]; // what comes before it knows already
        }
        Arrays.fill(choices, 0, size + nextSize, 0);
    }

    /** Adds edges down to the count of a cell's set. */
    public void count(long cell, int directions) {
        choices[parents[position(cell)]] += directions;
    }

    /** Lets every cell of the next layer know the first of its set, which has an edge down. */
    public void findNextFirsts() {
        for (int position = size; position < size + nextSize; position++) {
            parents[position] = first(position);
            choices[parents[position]] = DONE;
        }
    }

    /** Which of the cell's edges down is to be opened because its set has none; negative if none is. */
    public int choose(long cell, int directions, MazeRandom chosen, long number) {
        int position = position(cell);
        int first = first(position);
        if (choices[first] < 0) {
            return DONE;
        }
        if (first == position) {
            choices[first] = (int) chosen.below(choices[first], number);
        }
        int index = choices[first];
        choices[first] -= directions;
        return index < directions ? index : DONE;
    }

    /** Forgets all cells but those of the next layer. */
    public void descend() {
        findNextFirsts();
        for (int position = 0; position < nextSize; position++) {
            int first = parents[size + position];
            int heir = choices[first] == DONE ? position : choices[first];
            choices[first] = heir;
            parents[position] = heir;
        }
    }
}
