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
 * Squares on a Möbius strip: the left edge is glued to the right one after half a turn.
 *
 * <pre>
 *     +---+---+---+---+
 *   | |   |   |   |   | ^
 *   a |---+---+---+---| a      beyond the last position of row r comes the first of row rows - 1 - r
 *   v |   |   |   |   | |
 *     +---+---+---+---+
 * </pre>
 *
 * <p>A path once around comes back mirrored: what lay to the right lies to the left. The top and the bottom
 * are one edge, twice as long as the drawing is wide.
 *
 * @param rows at least 1
 * @param columns at least 3
 * @param mask which positions are cells, or null for all
 */
public record Moebius(int rows, int columns, @Nullable Mask mask) implements Glued {
    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "moebius",
            "Squares on a Moebius strip: beyond the last column comes the first, upside down.",
            settings -> new Moebius(settings.rows(), settings.columns(), null),
            Trait.SIZE,
            Trait.WALLS,
            Trait.MASK);

    /** Makes sure that it can be glued, and that the mask fits. */
    public Moebius {
        Glued.require("moebius", rows, columns, "columns", columns);
        Mask.requireSize(mask, rows, columns);
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Moebius(rows, columns, mask);
    }

    // ---- the grid

    @Override
    public int position(int row, int column) {
        if (row < 0 || row >= rows) {
            return Grid.OUTSIDE;
        }
        boolean isAround = column < 0 || column >= columns;
        return (isAround ? rows - 1 - row : row) * columns + Math.floorMod(column, columns);
    }

    // ---- the drawing

    @Override
    public List<Seam> seams() {
        return Glued.leftAndRight(rows, columns, true);
    }
}
