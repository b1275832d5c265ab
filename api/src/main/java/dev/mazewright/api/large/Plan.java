package dev.mazewright.api.large;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.png.WallDensity;
import dev.mazewright.stage.TooLargeException;
import java.util.Set;

/**
 * How a large maze is generated and what memory that takes, decided before any work.
 *
 * @param isStreamed whether its rows are streamed by the generator, else it is made in memory
 * @param bytes that generating and drawing it take at most
 * @param heldBytes that are taken once it is generated
 */
record Plan(Recipe recipe, Grid grid, boolean isStreamed, long bytes, long heldBytes) {
    /** Rows between two states of a generator that are kept. */
    static final int ROWS_OF_STATE = 512;

    /** Generators whose rows follow from a state, or from the seed alone. */
    private static final Set<String> BY_ROWS = Set.of("binary-tree", "eller", "sidewinder", "tiled", "atlas");

    /**
     * The plan for a recipe.
     *
     * @param most the bytes that large mazes may take together
     * @param elsewhere what people do who need more
     * @throws UsageException if it is not a full rectangle
     * @throws TooLargeException if it has too many cells, or does not fit
     */
    static Plan of(Maker maker, long most, String elsewhere) {
        Recipe recipe = maker.recipe();
        if (!recipe.shape().entry().offers(Trait.SQUARES) || recipe.shape().isMasked()) {
            throw new UsageException("a large maze is a rectangle without a mask, such as rectangle:4000x4000; this one is "
                    + recipe.shape());
        }
        Grid grid = maker.grid();
        if (grid.cells() > LargeMazes.CELLS) {
            throw new TooLargeException("a maze of " + Numbers.count(grid.cells(), "cell") + " is more than the studio shows; it shows up to "
                    + LargeMazes.CELLS + " cells, and the command line, ./mazewright, streams more to a file");
        }
        Plan plan = plan(maker, grid);
        if (plan.bytes > most) {
            long possible = (long) (grid.cells() * ((double) most / plan.bytes));
            throw new TooLargeException(recipe.shape() + " by " + recipe.generator().name() + " needs " + plan.bytes
                    + " bytes of memory, and the studio has " + most + " for large mazes: enough for about " + possible
                    + " cells of this kind. sidewinder, binary-tree and eller, without transforms, have up to " + LargeMazes.CELLS
                    + " cells; for others, " + elsewhere);
        }
        return plan;
    }

    private static Plan plan(Maker maker, Grid grid) {
        long rowsBytes = maker.rowsBytes();
        long density = WallDensity.bytes(grid.rows(), grid.columns());
        if (rowsBytes < 0) {
            return new Plan(
                    maker.recipe(), grid, false, Memory.sum(maker.bytes(), density), Memory.sum(Maze.bytes(grid), density));
        }
        if (BY_ROWS.contains(maker.recipe().generator().name())) {
            long states = Math.ceilDiv(grid.rows(), ROWS_OF_STATE) * stateBytes(maker, grid);
            long bytes = Memory.sum(2 * rowsBytes, states, density);
            return new Plan(maker.recipe(), grid, true, bytes, bytes);
        }
        long planes = SquarePlanes.bytes(grid.rows(), grid.columns());
        return new Plan(
                maker.recipe(), grid, true, Memory.sum(Math.max(rowsBytes, planes), density), Memory.sum(planes, density));
    }

    /** The most bytes of a state: a few numbers a column by Eller's algorithm, less by others. */
    private static long stateBytes(Maker maker, Grid grid) {
        long ofObject = 200;
        return ofObject + (maker.recipe().generator().name().equals("eller") ? 9L * grid.columns() : 0);
    }
}
