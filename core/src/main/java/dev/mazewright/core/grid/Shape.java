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

    /** The options whose values are not the defaults, as recipes write them, without the mask; empty if all are defaults. */
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
     * The same shape, in which only the positions of the mask are cells. In a lattice each of them keeps its address.
     *
     * @param mask of its rows and columns
     * @throws UsageException if this shape can have no mask
     */
    default Shape masked(Mask mask) {
        throw new UsageException("a " + name() + " can have no mask");
    }

    /**
     * The image of this shape.
     *
     * @param mask of the rows and columns of the image, which positions are cells, or null for all
     * @throws UsageException if it has no such image
     */
    default Shape image(Turn turn, @Nullable Mask mask) {
        throw new UsageException("a " + name() + " can be neither turned nor mirrored");
    }

    /**
     * The largest triangle or hexagon with straight sides that consists of whole cells, in the middle of the grid; null
     * if whole cells cannot make one. A mask of that outline then has the cells whose centres lie within it.
     *
     * @param corners 3 for a triangle, 6 for a hexagon
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
