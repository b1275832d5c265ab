package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;

/**
 * All perfect mazes of a small grid, and how often each is made. There are 192 of 3 x 3; a generator is uniform if it
 * makes each as often as any other.
 *
 * <p>Every set of as many edges as a tree has is tried: a set is a tree if each of its edges joins two components. Time
 * and memory proportional to 2^edges, of which there are at most {@value #MOST_EDGES}.
 */
public final class TreeCensus {
    private static final int MOST_EDGES = 22;
    private static final int NO_TREE = -1;

    /** An edge between two cells, seen from the first. */
    private record Edge(long cell, int direction, int from, int to) {}

    private final int cells;
    private final List<Edge> edges = new ArrayList<>();
    /** The number of the tree that has this set of edges. */
    private final int[] numbers;

    private final int trees;

    /**
     * Finds all mazes.
     *
     * @throws UsageException if the grid has too many edges for that
     */
    public TreeCensus(Grid grid) {
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long neighbour = grid.step(cell, direction);
                if (neighbour > cell) {
                    edges.add(new Edge(cell, direction, (int) grid.number(cell), (int) grid.number(neighbour)));
                }
            }
            if (edges.size() > MOST_EDGES) {
                throw new UsageException("the mazes of a grid can be listed if it has at most " + MOST_EDGES
                        + " edges; this one of " + grid.cells() + " cells has more");
            }
        }
        cells = (int) grid.cells();
        numbers = new int[1 << edges.size()];
        int found = 0;
        for (int set = 0; set < numbers.length; set++) {
            CancelledException.check();
            numbers[set] = isTree(set) ? found++ : NO_TREE;
        }
        trees = found;
    }

    private boolean isTree(int set) {
        if (Integer.bitCount(set) != cells - 1) {
            return false;
        }
        int[] parts = new int[cells];
        Arrays.setAll(parts, cell -> cell);
        for (int rest = set; rest != 0; rest &= rest - 1) {
            Edge edge = edges.get(Integer.numberOfTrailingZeros(rest));
            int here = parts[edge.from];
            int there = parts[edge.to];
            if (here == there) {
                return false;
            }
            Arrays.setAll(parts, cell -> parts[cell] == there ? here : parts[cell]);
        }
        return true;
    }

    /** How many perfect mazes there are. */
    public int trees() {
        return trees;
    }

    /**
     * The number of a maze of this grid among all, from 0.
     *
     * @throws IllegalArgumentException if it is not perfect
     */
    public int number(Maze maze) {
        int set = 0;
        for (int i = 0; i < edges.size(); i++) {
            set |= maze.isOpen(edges.get(i).cell, edges.get(i).direction) ? 1 << i : 0;
        }
        if (numbers[set] == NO_TREE) {
            throw new IllegalArgumentException("only perfect mazes are among the " + trees);
        }
        return numbers[set];
    }

    /**
     * How often each maze is made.
     *
     * @param maker makes the maze of a seed, on this grid
     * @param firstSeed the first; the others follow
     * @param mazes how many
     * @return the counts, by number
     */
    public long[] counts(LongFunction<Maze> maker, long firstSeed, int mazes) {
        long[] counts = new long[trees];
        for (long seed = firstSeed; seed < firstSeed + mazes; seed++) {
            counts[number(maker.apply(seed))]++;
        }
        return counts;
    }
}
