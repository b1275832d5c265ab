package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.TextForm;
import dev.mazewright.core.grid.Turn;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.support.LatticeShape;
import dev.mazewright.core.shape.support.Squares;
import org.jspecify.annotations.Nullable;

/**
 * Squares in rows and columns.
 *
 * <pre>
 *   +---+---+---+          north 0
 *   |   |   |   |            ^
 *   +---+---+---+   west 3 &lt; + &gt; east 1
 *   |   |   |   |            v
 *   +---+---+---+          south 2
 * </pre>
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param mask which positions are cells, or null for all
 */
public record Rectangle(int rows, int columns, @Nullable Mask mask) implements LatticeShape {
    public static final int NORTH = Squares.NORTH;
    public static final int EAST = Squares.EAST;
    public static final int SOUTH = Squares.SOUTH;
    public static final int WEST = Squares.WEST;

    private static final Lattice LATTICE = Lattice.of(new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}})
            .bounds(Squares.MANHATTAN);

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "rectangle",
            "Squares in rows and columns.",
            settings -> new Rectangle(settings.rows(), settings.columns(), null),
            Trait.SIZE,
            Trait.WALLS,
            Trait.ROWS,
            Trait.DISC,
            Trait.MASK,
            Trait.SQUARES,
            Trait.IMAGES);

    /** Makes sure that the mask fits. */
    public Rectangle {
        Mask.requireSize(mask, rows, columns);
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Rectangle(rows, columns, mask);
    }

    @Override
    public Shape image(Turn turn, @Nullable Mask imageMask) {
        return new Rectangle(turn.rows(rows, columns), turn.columns(rows, columns), imageMask);
    }

    // ---- the grid

    @Override
    public Lattice lattice() {
        return LATTICE;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return Squares.side(direction);
    }

    @Override
    public boolean hasSquareCells() {
        return true;
    }

    // ---- the drawing

    @Override
    public TextForm textForm() {
        return TextForm.SQUARES;
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        return Squares.outline(grid, cell);
    }
}
