package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How long the blind alleys of a maze are: the steps from a dead end to the first cell where there is a choice, or to
 * the other end of a corridor that has none.
 *
 * <p>Time proportional to the cells, each of which lies in at most two blind alleys; memory for each different length.
 *
 * @param longest steps of the longest; 0 without dead ends
 * @param steps of all of them together
 * @param byLength how many there are of each length
 */
public record DeadEnds(long longest, long steps, SortedMap<Long, Long> byLength) {
    /** Copies the map. */
    public DeadEnds {
        byLength = Collections.unmodifiableSortedMap(new TreeMap<>(byLength));
    }

    /** Measures those of a maze. */
    public static DeadEnds of(Maze maze) {
        Grid grid = maze.grid();
        TreeMap<Long, Long> byLength = new TreeMap<>();
        long steps = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (Directions.count(maze.open(cell)) == 1) {
                long length = length(maze, cell);
                steps += length;
                byLength.merge(length, 1L, Long::sum);
            }
        }
        return new DeadEnds(byLength.isEmpty() ? 0 : byLength.lastKey(), steps, byLength);
    }

    private static long length(Maze maze, long deadEnd) {
        int onward = maze.open(deadEnd);
        long cell = deadEnd;
        long length = 0;
        while (Directions.count(onward) == 1) {
            int direction = Directions.first(onward);
            int back = maze.opposite(cell, direction);
            cell = maze.step(cell, direction);
            onward = maze.open(cell) & ~Directions.of(back);
            length++;
        }
        return length;
    }
}
