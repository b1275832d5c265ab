package dev.mazewright.stage;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.formats.json.JsonLine;
import java.util.Arrays;

/** The positions of a grid's cells, for pages that name cells as recipes do: runs of cells beside each other in a row. */
final class CellRuns {
    /** The most runs; where there are more, cells are named by their numbers. */
    private static final int MOST = 10_000;

    /** A run is its row among those of all levels, the column of its first cell, and how many cells it has. */
    private static final int NUMBERS = 3;

    private CellRuns() {}

    /** Writes {@code runs} where a cell's row and column do not follow from its number. */
    static void write(Grid grid, JsonLine json) {
        if (grid.rows() == 1 || grid.cells() == (long) grid.rows() * grid.columns()) {
            return;
        }
        int[] runs = of(grid);
        if (runs.length == 0) {
            return;
        }
        json.name("runs").beginArray();
        Arrays.stream(runs).forEach(json::value);
        json.endArray();
    }

    /** The runs, three numbers each; none where they are too many. */
    private static int[] of(Grid grid) {
        int[] runs = new int[NUMBERS * MOST];
        int end = 0;
        int row = -1;
        int column = -1;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            boolean goesOn = grid.row(cell) == row && grid.column(cell) == column + 1;
            row = grid.row(cell);
            column = grid.column(cell);
            if (!goesOn) {
                if (end == runs.length) {
                    return new int[0];
                }
                runs[end++] = row;
                runs[end++] = column;
                runs[end++] = 0;
            }
            runs[end - 1]++;
        }
        return Arrays.copyOf(runs, end);
    }
}
