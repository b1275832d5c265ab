package dev.mazewright.core.rows;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle on a whole sheet of squares whose maze is told row by row; see {@link Puzzle}.
 *
 * @param rows the maze
 * @param grid its grid
 * @param start the cell where one starts, or {@link Grid#NONE}
 * @param goals the cells one wants to reach, any of them; empty where none was given
 * @param openings gaps in the outline
 * @param recipe the text of the recipe that makes it, or null
 */
public record RowPuzzle(
        SquareRows rows,
        Grid grid,
        long start,
        List<Long> goals,
        List<Puzzle.Opening> openings,
        @Nullable String recipe) {
    /** Copies the lists. */
    public RowPuzzle {
        goals = List.copyOf(goals);
        openings = List.copyOf(openings);
    }
}
