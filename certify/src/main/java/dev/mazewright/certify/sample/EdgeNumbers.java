package dev.mazewright.certify.sample;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The edges of a grid, numbered from 0 in the order of {@code neighbours} in the JSON document: each pair of adjacent
 * cells once, the smaller number first, in ascending order. A sample is the set of the numbers of its passages.
 *
 * <p>Time proportional to edges, and to the sorting of them; memory about 80 bytes an edge.
 */
public final class EdgeNumbers {
    /**
     * An edge between two cells.
     *
     * @param from the smaller number of a cell
     * @param to the greater
     * @param cell the address of {@code from}
     * @param direction from there
     * @param back the direction from {@code to}
     */
    public record Edge(int from, int to, long cell, int direction, int back) {
        /** The cell at the other end. */
        public int other(int here) {
            return from + to - here;
        }
    }

    private static final int MOST_CELLS = 1_000_000;

    private final Grid grid;
    private final int cells;
    private final List<Edge> edges = new ArrayList<>();
    private final int[][] ofCells;

    /**
     * The edges of a grid.
     *
     * @throws UsageException if it has more than a million cells
     */
    public EdgeNumbers(Grid grid) {
        if (grid.cells() > MOST_CELLS) {
            throw new UsageException("the edges of " + grid.cells() + " cells are not counted one by one; take a smaller grid, of at most "
                    + MOST_CELLS + " cells");
        }
        this.grid = grid;
        cells = Math.toIntExact(grid.cells());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long neighbour = grid.step(cell, direction);
                if (neighbour > cell) {
                    edges.add(new Edge((int) grid.number(cell), (int) grid.number(neighbour), cell, direction, grid.opposite(cell, direction)));
                }
            }
        }
        edges.sort(Comparator.comparingInt(Edge::from).thenComparingInt(Edge::to));
        ofCells = ofCells();
    }

    private int[][] ofCells() {
        int[] counts = new int[cells];
        for (Edge edge : edges) {
            counts[edge.from]++;
            counts[edge.to]++;
        }
        int[][] lists = new int[cells][];
        Arrays.setAll(lists, cell -> new int[counts[cell]]);
        for (int number = edges.size() - 1; number >= 0; number--) {
            Edge edge = edges.get(number);
            lists[edge.from][--counts[edge.from]] = number;
            lists[edge.to][--counts[edge.to]] = number;
        }
        return lists;
    }

    /** The grid. */
    public Grid grid() {
        return grid;
    }

    /** How many cells there are. */
    public int cells() {
        return cells;
    }

    /** How many edges there are. */
    public int count() {
        return edges.size();
    }

    /** The numbers of a cell's edges, ascending. Not to be changed. */
    public int[] of(int cell) {
        return ofCells[cell];
    }

    /** The edge of a number from 0 to {@code count() - 1}. */
    public Edge edge(int number) {
        return edges.get(number);
    }

    /** How many words of 64 bits a sample takes. */
    public int words() {
        return (count() + Long.SIZE - 1) >>> 6;
    }

    /** Sets the bits of the passages of a maze of the grid, and no others. */
    public void copy(Maze maze, long[] sample) {
        Arrays.fill(sample, 0);
        for (int number = 0; number < edges.size(); number++) {
            Edge edge = edges.get(number);
            sample[number >>> 6] |= maze.isOpen(edge.cell, edge.direction) ? 1L << number : 0;
        }
    }
}
