package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link.Seam;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.support.Glued;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Squares around a cylinder: the left edge is glued to the right one.
 *
 * <pre>
 *     +---+---+---+---+
 *   | |   |   |   |   | |
 *   a |---+---+---+---| a      beyond the last position of a row comes its first
 *   v |   |   |   |   | v
 *     +---+---+---+---+
 * </pre>
 *
 * @param rows at least 1
 * @param columns at least 3
 * @param mask which positions are cells, or null for all
 */
public record Cylinder(int rows, int columns, @Nullable Mask mask) implements Glued {
    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "cylinder",
            "Squares around a cylinder: beyond the last column comes the first.",
            settings -> new Cylinder(settings.rows(), settings.columns(), null),
            Trait.SIZE,
            Trait.WALLS,
            Trait.ROWS,
            Trait.MASK);

    /** Makes sure that it can be glued, and that the mask fits. */
    public Cylinder {
        Glued.require("cylinder", rows, columns, "columns", columns);
        Mask.requireSize(mask, rows, columns);
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Cylinder(rows, columns, mask);
    }

    // ---- the grid

    @Override
    public int position(int row, int column) {
        return row < 0 || row >= rows ? Grid.OUTSIDE : row * columns + Math.floorMod(column, columns);
    }

    // ---- the drawing

    @Override
    public List<Seam> seams() {
        return Glued.leftAndRight(rows, columns, false);
    }
}
