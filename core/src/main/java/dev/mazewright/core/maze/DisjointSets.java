package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import java.util.Arrays;

/**
 * Which of n things are connected: union-find, with path halving (van Leeuwen and van der Weide, 1977) and union by
 * size. Each operation takes practically constant time; 4 bytes a thing.
 */
public final class DisjointSets {
    /** Of a root, minus the size of its set; else the number of a thing nearer to the root. */
    private final int[] parents;

    public DisjointSets(long things) {
        parents = new int[Math.toIntExact(things)];
        Arrays.fill(parents, -1);
    }

    public static long bytes(long things) {
        return things * Integer.BYTES;
    }

    /** The positions of a maze, joined where passages join their cells. */
    public static DisjointSets joined(Maze maze) {
        Grid grid = maze.grid();
        DisjointSets sets = new DisjointSets(grid.positions());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                sets.join(grid.position(cell), grid.position(grid.step(cell, Directions.first(rest))));
            }
        }
        return sets;
    }

    /** Joins the sets of two things; false if they were one already. */
    public boolean join(long a, long b) {
        int rootA = root((int) a);
        int rootB = root((int) b);
        if (rootA == rootB) {
            return false;
        }
        boolean larger = parents[rootA] <= parents[rootB];
        int parent = larger ? rootA : rootB;
        int child = larger ? rootB : rootA;
        parents[parent] += parents[child];
        parents[child] = parent;
        return true;
    }

    /** The same thing for all things of a set, until that is joined to another. */
    public int root(int thing) {
        int at = thing;
        while (parents[at] >= 0) {
            int parent = parents[at];
            if (parents[parent] >= 0) {
                parents[at] = parents[parent];
            }
            at = parent;
        }
        return at;
    }
}
