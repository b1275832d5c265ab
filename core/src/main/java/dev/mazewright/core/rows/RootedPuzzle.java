package dev.mazewright.core.rows;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import java.util.List;

/**
 * A puzzle on a whole sheet of squares whose ways can be told without making its maze; see {@link Puzzle}.
 *
 * @param rows the ways
 * @param grid its grid
 * @param start the cell where one starts
 * @param goals the cells one wants to reach, any of them; at least one
 * @param recipe the text of the recipe that makes it
 */
public record RootedPuzzle(RootedRows rows, Grid grid, long start, List<Long> goals, String recipe) {
    /** Copies the list. */
    public RootedPuzzle {
        goals = List.copyOf(goals);
    }
}
