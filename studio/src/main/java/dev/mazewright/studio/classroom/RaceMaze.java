package dev.mazewright.studio.classroom;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;

/** The maze of a race, by cell numbers: which passages there are, and how far it is to the nearest goal. */
final class RaceMaze {
    /** A maze that is walked by hand has no more cells. */
    static final int MOST_CELLS = 40_000;

    private final int start;
    private final int[][] passages;
    private final int[] distances;

    /**
     * The maze of a puzzle.
     *
     * @throws UsageException if it is too large, or no goal can be reached
     */
    RaceMaze(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        requireFew(grid.cells());
        start = (int) grid.number(puzzle.startOrFirst());
        passages = new int[(int) grid.cells()][];
        int number = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int directions = maze.open(cell);
            int[] open = new int[Integer.bitCount(directions)];
            for (int i = 0; i < open.length; i++) {
                open[i] = (int) grid.number(grid.step(cell, Directions.first(directions)));
                directions = Directions.withoutFirst(directions);
            }
            passages[number++] = open;
        }
        distances = distances(Arrays.stream(puzzle.goalsOrLast()).mapToInt(goal -> (int) grid.number(goal)).toArray());
        if (distances[start] < 0) {
            throw new UsageException("no path leads from start to goal, so there is no race in this maze; remove walls or move the goal");
        }
        if (distances[start] == 0) {
            throw new UsageException("the start is the goal, so there is no race in this maze; move one of them");
        }
    }

    static void requireFew(long cells) {
        if (cells > MOST_CELLS) {
            throw new UsageException("a race has at most " + MOST_CELLS + " cells, and this maze has " + cells + "; take a smaller size");
        }
    }

    private int[] distances(int[] goals) {
        int[] found = new int[passages.length];
        Arrays.fill(found, -1);
        int[] queue = new int[passages.length];
        int size = 0;
        for (int goal : goals) {
            if (found[goal] < 0) {
                found[goal] = 0;
                queue[size++] = goal;
            }
        }
        for (int i = 0; i < size; i++) {
            for (int next : passages[queue[i]]) {
                if (found[next] < 0) {
                    found[next] = found[queue[i]] + 1;
                    queue[size++] = next;
                }
            }
        }
        return found;
    }

    int start() {
        return start;
    }

    /** Whether a passage joins two cells; neither needs to be one of this maze. */
    boolean joins(int from, int to) {
        return from >= 0 && from < passages.length && Arrays.stream(passages[from]).anyMatch(next -> next == to);
    }

    /** The steps from a cell to the nearest goal. */
    int distance(int cell) {
        return distances[cell];
    }
}
