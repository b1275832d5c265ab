package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Link.Seam;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.support.Glued;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Squares on a torus: the left edge is glued to the right one, and the top to the bottom.
 *
 * <pre>
 *          b -->
 *     +---+---+---+---+
 *   | |   |   |   |   | |      beyond the last position of a row comes its first,
 *   a |---+---+---+---| a      beyond the last of a column its first;
 *   v |   |   |   |   | v      so no position is at an edge
 *     +---+---+---+---+
 *          b -->
 * </pre>
 *
 * @param rows at least 3
 * @param columns at least 3
 * @param mask which positions are cells, or null for all
 */
public record Torus(int rows, int columns, @Nullable Mask mask) implements Glued {
    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "torus",
            "Squares on a torus: beyond the last row and column come the first.",
            settings -> new Torus(settings.rows(), settings.columns(), null),
            Trait.SIZE,
            Trait.WALLS,
            Trait.MASK);

    /** Makes sure that it can be glued, and that the mask fits. */
    public Torus {
        Glued.require("torus", rows, columns, "rows", rows);
        Glued.require("torus", rows, columns, "columns", columns);
        Mask.requireSize(mask, rows, columns);
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Torus(rows, columns, mask);
    }

    // ---- the grid

    @Override
    public int position(int row, int column) {
        return Math.floorMod(row, rows) * columns + Math.floorMod(column, columns);
    }

    // ---- the drawing

    @Override
    public List<Seam> seams() {
        List<Seam> seams = new ArrayList<>(Glued.leftAndRight(rows, columns, false));
        seams.add(new Seam("b", 0, 0, columns, 0, 0, -1));
        seams.add(new Seam("b", 0, rows, columns, rows, 0, 1));
        return List.copyOf(seams);
    }
}
