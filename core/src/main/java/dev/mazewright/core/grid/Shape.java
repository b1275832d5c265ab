package dev.mazewright.core.grid;

import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/**
 * A tessellation. Three things make a shape: its specification (name, size, options, seed and mask), its {@link Grid},
 * which is all that algorithms know of it, and its {@link ShapeDrawing}.
 */
public interface Shape extends ShapeDrawing {
    // ---- the specification

    /** The name by which the catalog and recipes know the shape, such as {@code hexagon}. */
    String name();

    /** The size, which recipes write as {@code 30x40}. */
    Size size();

    /** The options that are not as by default, as recipes write them; without its mask. */
    default String options() {
        return "";
    }

    /** The seed of a shape that draws random numbers, or null. */
    default @Nullable Long seed() {
        return null;
    }

    /** Which positions are cells, or null for all. */
    default @Nullable Mask mask() {
        return null;
    }

    /**
     * The same shape with these positions alone as cells. A mask moves no cell of a lattice: each keeps its address.
     *
     * @param mask of its rows and columns
     * @throws UsageException if this shape can have no mask
     */
    default Shape masked(Mask mask) {
        throw new UsageException("a " + name() + " can have no mask");
    }

    /**
     * The largest triangle or hexagon with straight sides that whole cells make up, in the middle; null where its cells
     * make up none, and such an outline is cut by their centres.
     *
     * @param corners 3 or 6
     */
    default @Nullable Mask regularFigure(int corners) {
        return null;
    }

    // ---- the grid

    /**
     * The grid of this shape.
     *
     * @throws InsufficientMemoryException if it does not fit into memory
     */
    Grid grid();

    /** The name of a direction at a cell, such as {@code left}: the side of the cell that it crosses. */
    String side(Grid grid, long cell, int direction);

    /** Whether a path that enters a cell through one side and leaves it through the other goes straight on. */
    default boolean isStraight(Grid grid, long cell, int one, int other) {
        return !grid.isGraph() && grid.step(cell, one) - cell == cell - grid.step(cell, other);
    }

    /** Whether its cells are unit squares with walls between them, each drawn at its row and column. */
    default boolean hasSquareCells() {
        return false;
    }

    /** Whether its cells are tiles, floor among brick: walls are as thick as passages, and none lie between cells. */
    default boolean isTiles() {
        return false;
    }

    /** Whether directions cross sides of cells, so that there are straights and turns; a plain graph has only edges. */
    default boolean hasSides() {
        return true;
    }
}
