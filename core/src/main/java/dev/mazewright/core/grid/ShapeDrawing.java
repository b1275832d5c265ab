package dev.mazewright.core.grid;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a shape is drawn: the outline of each cell, and how its edges look. Renderers ask for nothing else, so they can
 * draw every shape.
 *
 * <p>In units of a cell: x to the right, y downwards, the top left corner of the drawing at (0, 0).
 */
public interface ShapeDrawing {
    /** The width of the drawing, in units of a cell. */
    double width();

    /** The height of the drawing, in units of a cell. */
    double height();

    /** The corners of a cell and the directions that cross its sides. */
    Outline outline(Grid grid, long cell);

    /**
     * How an edge looks in the drawing.
     *
     * @param direction one that leads to a cell
     */
    default Link link(Grid grid, long cell, int direction) {
        return Link.SIDE;
    }

    /** The edge that crosses a {@link Link#STRIP}, both of whose ends are cells; null without one. */
    default Link.@Nullable Crossing crossing(Grid grid, long cell, int direction) {
        return null;
    }

    /** The borders of the drawing that are glued to each other, if any are. */
    default List<Link.Seam> seams() {
        return List.of();
    }

    /** Words beside the cells; {@link #width} and {@link #height} include the room for them. */
    default List<Caption> captions() {
        return List.of();
    }

    /** How the text formats draw the shape with characters. */
    default TextForm textForm() {
        return TextForm.OUTLINES;
    }
}
