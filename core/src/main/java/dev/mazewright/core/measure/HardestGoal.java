package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import java.util.Arrays;

/**
 * The goal that is hardest to reach from a start: the one to which the path has the greatest {@link Difficulty},
 * measured on the tree of shortest paths from the start. In a perfect maze that is the maze itself, and the goal a dead
 * end; in a maze with loops, wrong turns are counted as if its loops were cut where two shortest paths meet.
 *
 * <p>Breadth-first search, then a pass backwards over its cells, which finds how deep each branch is, and a pass
 * forwards, which adds up what the wrong turns cost from the start on.
 *
 * <p>Time proportional to the cells that can be reached; memory 36 bytes for each of them.
 */
public final class HardestGoal {
    private static final long BYTES = 2L * Integer.BYTES + 2L * Long.BYTES + Integer.BYTES + Long.BYTES;

    /** In the order of their distance. */
    private long[] cells = new long[16];
    /** Of each cell, the number of the one before it on the path from the start. */
    private int[] parents = new int[16];

    private int size;

    private HardestGoal() {}

    /**
     * The goal hardest to reach from a start. Of several the farthest, and of those the first in reading order; if only
     * the start itself can be reached, that.
     *
     * @throws InsufficientMemoryException if the search does not fit into memory; before any work is done
     */
    public static long from(Maze maze, long start) {
        Grid grid = maze.grid();
        long bytes = grid.cells() < Long.MAX_VALUE / BYTES ? grid.cells() * BYTES : Long.MAX_VALUE;
        Memory.require("finding the hardest goal in " + grid.cells() + " cells", bytes);
        HardestGoal search = new HardestGoal();
        search.spread(maze, start);
        return search.hardest();
    }

    private void spread(Maze maze, long start) {
        CellSet reached = new CellSet(maze.grid().addresses());
        reached.add(start);
        add(start, 0);
        for (int i = 0; i < size; i++) {
            CancelledException.check();
            for (int rest = maze.open(cells[i]); rest != 0; rest = Directions.withoutFirst(rest)) {
                long next = maze.step(cells[i], Directions.first(rest));
                if (!reached.contains(next)) {
                    reached.add(next);
                    add(next, i);
                }
            }
        }
    }

    private void add(long cell, int parent) {
        if (size == cells.length) {
            int larger = (int) Math.min(Integer.MAX_VALUE - 8, 2L * size);
            cells = Arrays.copyOf(cells, larger);
            parents = Arrays.copyOf(parents, larger);
        }
        cells[size] = cell;
        parents[size++] = parent;
    }

    private long hardest() {
        int[] depths = new int[size]; // steps to the deepest cell behind each
        long[] branches = new long[size]; // the costs of all paths that lead on from each
        for (int i = size - 1; i > 0; i--) {
            int cost = depths[i] + 1;
            depths[parents[i]] = Math.max(depths[parents[i]], cost);
            branches[parents[i]] += cost;
        }
        int[] steps = new int[size];
        long[] lost = new long[size];
        int best = 0;
        for (int i = 1; i < size; i++) {
            int parent = parents[i];
            steps[i] = steps[parent] + 1;
            lost[i] = lost[parent] + branches[parent] - (depths[i] + 1);
            long more = steps[i] * lost[i] - steps[best] * lost[best];
            if (more > 0 || (more == 0 && (steps[i] > steps[best] || (steps[i] == steps[best] && cells[i] < cells[best])))) {
                best = i;
            }
        }
        return cells[best];
    }
}
