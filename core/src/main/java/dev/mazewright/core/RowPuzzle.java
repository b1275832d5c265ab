package dev.mazewright.core;

import java.util.List;

/**
 * A puzzle on a whole sheet of squares whose maze is told row by row; see {@link Puzzle}.
 *
 * @param rows the maze
 * @param grid its grid
 * @param start the cell where one starts
 * @param goals the cells one wants to reach, any of them; at least one
 * @param openings gaps in the outline
 * @param recipe the text of the recipe that makes it
 */
public record RowPuzzle(
        SquareRows rows, Grid grid, long start, List<Long> goals, List<Puzzle.Opening> openings, String recipe) {
    /** Copies the lists. */
    public RowPuzzle {
        goals = List.copyOf(goals);
        openings = List.copyOf(openings);
    }
}
