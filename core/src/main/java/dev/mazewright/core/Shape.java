package dev.mazewright.core;

/**
 * A tessellation: how its cells hang together and what they look like. Algorithms know only its {@link Grid}; what
 * draws asks only for outlines and for the side that each direction crosses, and so works for every shape.
 *
 * <p>Drawings are in units of a cell: x to the right, y downwards, the sheet's top left corner at (0, 0).
 */
public interface Shape {
    /** The name by which the catalog and recipes know the shape, such as {@code hexagon}. */
    String name();

    /** The size as recipes write it, such as {@code 30x40}. */
    String size();

    /**
     * The grid of this shape.
     *
     * @throws OutOfRoomException if it does not fit into memory
     */
    Grid grid();

    /** The name of a direction at a cell, such as {@code left}: the side of the cell that it crosses. */
    String side(Grid grid, long cell, int direction);

    /** The corners of a cell and the directions that cross its sides. */
    Outline outline(Grid grid, long cell);

    /** The width of the whole sheet, in units of a cell. */
    double width();

    /** The height of the whole sheet, in units of a cell. */
    double height();

    /**
     * The same shape with these places alone as cells. A mask moves no cell: each keeps its address.
     *
     * @param mask of a sheet of its rows and columns
     * @throws UsageException if this shape can have no mask
     */
    default Shape masked(Mask mask) {
        throw new UsageException("a " + name() + " can have no mask");
    }
}
