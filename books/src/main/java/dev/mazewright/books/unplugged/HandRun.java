package dev.mazewright.books.unplugged;

import dev.mazewright.core.maze.Puzzle;
import java.util.List;

/**
 * A run of an algorithm as it is written down by hand. Cells have the numbers 1, 2, ... in reading order.
 *
 * @param puzzle the maze that the run makes, or whose solution it finds
 * @param rows of the table
 * @param columns of the table
 * @param frontiers of a search, that of the start first: numbers of cells, ascending; empty for other algorithms
 * @param path that a search finds, numbers of cells; empty for other algorithms
 * @param first the number of the given cell: the first cell in the maze, or the start; 0 if no cell is given
 * @param last the number of the goal of a search; 0 for other algorithms
 * @param isUnique whether the tables are the same in whichever order the cells of a frontier are taken
 */
public record HandRun(
        Puzzle puzzle,
        List<TableRow> rows,
        List<Column> columns,
        List<List<Long>> frontiers,
        List<Long> path,
        long first,
        long last,
        boolean isUnique) {
    /** In the row of opened walls, of those that are. */
    public static final String OPENED = "+";

    /** In the row of opened walls, of those that stay. */
    public static final String KEPT = "–";

    /** Copies the lists. */
    public HandRun {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
        frontiers = frontiers.stream().map(List::copyOf).toList();
        path = List.copyOf(path);
    }

    /** A run of a generator. */
    static HandRun making(Puzzle puzzle, List<TableRow> rows, List<Column> columns, long first) {
        return new HandRun(puzzle, rows, columns, List.of(), List.of(), first, 0, true);
    }
}
