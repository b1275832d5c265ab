package dev.mazewright.api.large;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;

/** How far a generator is, seen from another thread: it takes no part in the work, and costs it nothing. */
final class ReachedCells {
    /** The cells that are looked at. */
    private static final int SAMPLES = 2000;

    // The steps between them, in shares of rows and columns: the plastic number's, which spread evenly however many they are.
    private static final double ROWS = 0.7548776662466927;
    private static final double COLUMNS = 0.5698402909980532;

    private ReachedCells() {}

    /** The share of the cells, from 0 to 1, of which a maze holds anything, as a sample of them shows; on a full rectangle. */
    static double share(Maze maze) {
        Grid grid = maze.grid();
        int reached = 0;
        for (int i = 1; i <= SAMPLES; i++) {
            int row = (int) (i * ROWS % 1 * grid.rows());
            int column = (int) (i * COLUMNS % 1 * grid.columns());
            reached += maze.isVisited(grid.cell(row, column)) ? 1 : 0;
        }
        return (double) reached / SAMPLES;
    }
}
