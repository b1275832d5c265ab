package dev.mazewright.core.testing;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All perfect mazes of a small grid, found by trying all sets of edges, and how often a generator makes each. Grids of
 * up to about 20 edges.
 */
public final class Uniformity {
    /** Each edge of the grid: cell, direction, other cell. */
    public final List<int[]> edges = new ArrayList<>();

    /** Each maze, as a set of edges, and its number. */
    public final Map<Integer, Integer> trees = new HashMap<>();

    private final Grid grid;

    public Uniformity(GridModel model) {
        grid = model.grid;
        int[][] adjacency = model.adjacency();
        for (int cell = 0; cell < adjacency.length; cell++) {
            for (int direction = 0; direction < adjacency[cell].length; direction++) {
                if (adjacency[cell][direction] > cell) {
                    edges.add(new int[] {cell, direction, adjacency[cell][direction]});
                }
            }
        }
        grow(0, 0, adjacency.length - 1, new int[adjacency.length]);
    }

    /** Takes or leaves each edge from this one on; a cell's label, less its number, is that of its component. */
    private void grow(int edge, int set, int joins, int[] labels) {
        if (joins == 0) {
            trees.put(set, trees.size());
        } else if (edges.size() - edge >= joins) {
            int here = label(labels, edges.get(edge)[0]);
            int there = label(labels, edges.get(edge)[2]);
            if (here != there) {
                int[] joined = new int[labels.length];
                Arrays.setAll(joined, cell -> (label(labels, cell) == there ? here : label(labels, cell)) - cell);
                grow(edge + 1, set | 1 << edge, joins - 1, joined);
            }
            grow(edge + 1, set, joins, labels);
        }
    }

    private static int label(int[] labels, int cell) {
        return labels[cell] + cell;
    }

    /** The index of a maze in the list of all. */
    public int number(Maze maze) {
        int set = 0;
        for (int i = 0; i < edges.size(); i++) {
            boolean open = maze.isOpen(grid.cellAt(edges.get(i)[0]), edges.get(i)[1]);
            set |= open ? 1 << i : 0;
        }
        return trees.get(set);
    }

    /** How often each maze occurs among {@code mazes} mazes, generated as recipes with these seeds generate them. */
    public long[] counts(Generator generator, long firstSeed, int mazes) {
        long[] counts = new long[trees.size()];
        Maze blank = new Maze(grid);
        for (long seed = firstSeed; seed < firstSeed + mazes; seed++) {
            Maze maze = blank.copy();
            generator.generate(maze, new MazeRandom(seed).stream("generator"));
            counts[number(maze)]++;
        }
        return counts;
    }

    /** Chi-square of the counts of {@code mazes} mazes against equal probabilities. */
    public double chiSquare(Generator generator, long firstSeed, int mazes) {
        return ChiSquare.ofEqual(counts(generator, firstSeed, mazes));
    }
}
