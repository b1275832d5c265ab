package dev.mazewright.core.grid;

import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A tessellation: how its cells are connected and what they look like. Algorithms know only its {@link Grid}; what
 * draws asks only for outlines and for the side that each direction crosses, and so works for every shape.
 *
 * <p>Drawings are in units of a cell: x to the right, y downwards, the top left corner of the drawing at (0, 0).
 */
public interface Shape {
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

    /**
     * The grid of this shape.
     *
     * @throws InsufficientMemoryException if it does not fit into memory
     */
    Grid grid();

    /** Which positions are cells, or null for all. */
    default @Nullable Mask mask() {
        return null;
    }

    /** The name of a direction at a cell, such as {@code left}: the side of the cell that it crosses. */
    String side(Grid grid, long cell, int direction);

    /** The corners of a cell and the directions that cross its sides. */
    Outline outline(Grid grid, long cell);

    /** The width of the drawing, in units of a cell. */
    double width();

    /** The height of the drawing, in units of a cell. */
    double height();

    /** How the edge in this direction, which leads to a cell, looks in the drawing. */
    default Link link(Grid grid, long cell, int direction) {
        return Link.SIDE;
    }

    /** The edge that crosses a {@link Link#STRIP}, both of whose ends are cells; null if there is none. */
    default Link.@Nullable Crossing crossing(Grid grid, long cell, int direction) {
        return null;
    }

    /** The borders of the drawing that are glued to each other, if any are. */
    default List<Link.Seam> seams() {
        return List.of();
    }

    /** Words beside the cells, for which the shape leaves room in its drawing. */
    default List<Caption> captions() {
        return List.of();
    }

    // ---- what its cells are like

    /**
     * Whether its cells are unit squares in rows and columns with walls between them, each drawn at its row and column.
     */
    default boolean hasSquareCells() {
        return false;
    }

    /**
     * Whether its cells are tiles, floor among brick: walls are as thick as passages, and there are none between cells.
     */
    default boolean isTiles() {
        return false;
    }

    /** How it is drawn with characters. */
    default TextForm textForm() {
        return isTiles() ? TextForm.TILES : hasSquareCells() ? TextForm.SQUARES : TextForm.OUTLINES;
    }

    /**
     * Whether directions cross sides of the cells, so that there are straights and turns; a plain graph has only edges.
     */
    default boolean hasSides() {
        return true;
    }

    /** Whether a path that enters a cell through one side and leaves it through the other goes straight on. */
    default boolean isStraight(Grid grid, long cell, int one, int other) {
        return !grid.isGraph() && grid.step(cell, one) - cell == cell - grid.step(cell, other);
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
}
