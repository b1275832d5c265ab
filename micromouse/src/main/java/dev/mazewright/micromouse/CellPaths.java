package dev.mazewright.micromouse;

import dev.mazewright.core.solve.search.CellHeap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Paths from cell to cell: of the fewest steps, and of those the fewest turns; or the other way round; and whether there are several. */
public final class CellPaths {
    /** The weight of what counts first: more than all that counts second. */
    private static final long FIRST = 1L << 24;

    private CellPaths() {}

    /** The cells of a shortest path from the start to a goal, one of the fewest turns among these; empty where none leads there. */
    public static List<Integer> shortest(ContestMaze maze) {
        return path(maze, FIRST, 1);
    }

    /** The cells of a path of the fewest turns, a shortest one among these; empty where none leads to a goal. */
    public static List<Integer> fewestTurns(ContestMaze maze) {
        return path(maze, 1, FIRST);
    }

    /**
     * 0 where no path leads to the goal, 1 where a single one does, 2 where there are more; within the goal all cells are one. A path is the
     * single one if each of its passages is a bridge: one search from the goal in depth finds them. Time proportional to the cells.
     *
     * <p>Source: Tarjan, A note on finding the bridges of a graph, 1974.
     */
    static int pathsToGoal(ContestMaze maze) {
        int[] order = new int[maze.cells()]; // in which the search comes to cells, 0 before
        int[] low = new int[maze.cells()]; // the least order next to a cell or to one found from it, but along the passage that found it
        byte[] back = new byte[maze.cells()]; // the direction of that passage
        byte[] tried = new byte[maze.cells()];
        int found = 1;
        for (int goal : maze.goals()) {
            order[goal] = found;
        }
        for (int goal : maze.goals()) {
            for (int cell = goal; tried[goal] < 4 || cell != goal;) {
                int direction = tried[cell]++;
                if (direction == 4) {
                    int parent = maze.passage(cell, back[cell]);
                    low[parent] = Math.min(low[parent], low[cell]);
                    cell = maze.isGoal(parent) ? goal : parent;
                    continue;
                }
                int beyond = cell != goal && direction == back[cell] ? -1 : maze.passage(cell, direction);
                if (beyond >= 0 && order[beyond] == 0) {
                    back[beyond] = (byte) ((direction + 2) % 4);
                    order[beyond] = ++found;
                    low[beyond] = found;
                    cell = beyond;
                } else if (beyond >= 0) {
                    low[cell] = Math.min(low[cell], order[beyond]);
                }
            }
        }
        boolean isSingle = true;
        for (int cell = maze.start(); order[cell] > 0 && !maze.isGoal(cell); cell = maze.passage(cell, back[cell])) {
            isSingle &= low[cell] == order[cell];
        }
        return order[maze.start()] == 0 ? 0 : isSingle ? 1 : 2;
    }

    /** Dijkstra's search over cells and the directions in which they are entered. */
    private static List<Integer> path(ContestMaze maze, long step, long turn) {
        long[] costs = new long[4 * maze.cells()];
        int[] parents = new int[costs.length];
        Arrays.fill(costs, Long.MAX_VALUE);
        CellHeap heap = new CellHeap();
        for (int direction = 0; direction < 4; direction++) {
            int state = 4 * maze.start() + direction;
            costs[state] = 0;
            parents[state] = -1;
            heap.add(state, 0, 0);
        }
        while (!heap.isEmpty()) {
            int state = (int) heap.cell();
            long cost = heap.total();
            heap.remove();
            if (cost > costs[state]) {
                continue;
            }
            if (maze.isGoal(state / 4)) {
                List<Integer> cells = new ArrayList<>();
                for (int at = state; at >= 0; at = parents[at]) {
                    cells.add(at / 4);
                }
                return cells.reversed();
            }
            for (int direction = 0; direction < 4; direction++) {
                int beyond = maze.passage(state / 4, direction);
                long next = cost + step + (direction == state % 4 ? 0 : turn);
                if (beyond >= 0 && next < costs[4 * beyond + direction]) {
                    costs[4 * beyond + direction] = next;
                    parents[4 * beyond + direction] = state;
                    heap.add(4L * beyond + direction, next, 0);
                }
            }
        }
        return List.of();
    }
}
