package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.solve.kernels.FilledPlanes;

/**
 * Chooses, by a sample of the maze, which solver finds a shortest path soonest. Where a cell in eight or more is a dead
 * end, most of the maze is filled in a few sweeps over its bits, {@link DeadEndFilling}; long corridors are filled cell
 * by cell, in which time {@link BreadthFirst} has found the path. Both find the same path, in any maze. Tiles and masks
 * are searched: what a sweep goes over is padding by half.
 *
 * <p>Samples 4096 cells, always the same ones: a hundredth of the time that such a maze takes to solve.
 */
public final class SolverSelection {
    /** The number of cells from which on it matters which solver is selected. */
    public static final long LARGE = 1_000_000;

    private static final int SAMPLES = 4096;
    /** One dead end among this number of cells is enough. */
    private static final int BUSHY = 8;

    private SolverSelection() {}

    /** The solver to take for this maze, where the context has memory for it. */
    public static Entry<Solver> of(Maze maze, Context context) {
        Grid grid = maze.grid();
        boolean isFilledFast = grid.cells() >= LARGE
                && !maze.isTraced()
                && grid.isSquares()
                && FilledPlanes.fits(grid)
                && context.hasMemory(Selection.of(DeadEndFilling.ENTRY).workingBytes(grid, false, context))
                && isBushy(maze);
        return isFilledFast ? DeadEndFilling.ENTRY : BreadthFirst.ENTRY;
    }

    private static boolean isBushy(Maze maze) {
        Grid grid = maze.grid();
        MazeRandom random = new MazeRandom(0);
        int deadEnds = 0;
        for (int sample = 0; sample < SAMPLES; sample++) {
            deadEnds += Directions.count(maze.open(random.cell(grid))) == 1 ? 1 : 0;
        }
        return deadEnds * BUSHY >= SAMPLES;
    }
}
