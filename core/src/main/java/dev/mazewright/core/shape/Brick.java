package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.TextForm;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.support.LatticeShape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Bricks in running bond; odd rows are shifted to the right by half a brick. A brick has two neighbours above and two
 * below, so its cells have the edges of {@link Hexagon}'s, and the same seed makes the same maze.
 *
 * <pre>
 *   +-------+-------+              0     1
 *   |       |       |          +---.---.---+
 *   +---+---+---+---+---+    5 |           | 2
 *       |       |       |      +---.---.---+
 *       +-------+-------+          4     3
 * </pre>
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param mask which positions are cells, or null for all
 */
public record Brick(int rows, int columns, @Nullable Mask mask) implements LatticeShape {
    private static final List<String> SIDES =
            List.of("top-left", "top-right", "right", "bottom-right", "bottom-left", "left");

    /** The height of a brick that is one unit wide: a little more than half, which is the width of a passage up or down. */
    private static final double HEIGHT = 0.625;

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "brick",
            "Bricks in a wall, every other row shifted by half a brick.",
            settings -> new Brick(settings.rows(), settings.columns(), null),
            Trait.SIZE,
            Trait.WALLS,
            Trait.ROWS,
            Trait.DISC,
            Trait.MASK)
            .example("22x14");

    /** Makes sure that the mask fits. */
    public Brick {
        Mask.requireSize(mask, rows, columns);
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Brick(rows, columns, mask);
    }

    // ---- the grid

    @Override
    public Lattice lattice() {
        return Hexagon.LATTICE;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return SIDES.get(direction);
    }

    // ---- the drawing

    @Override
    public TextForm textForm() {
        return TextForm.BRICKS;
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        int row = grid.row(cell);
        double left = grid.column(cell) + row % 2 * 0.5;
        double top = row * HEIGHT;
        double bottom = (row + 1) * HEIGHT;
        return new Outline(List.of(
                new Corner(left, top, 0),
                new Corner(left + 0.5, top, 1),
                new Corner(left + 1, top, 2),
                new Corner(left + 1, bottom, 3),
                new Corner(left + 0.5, bottom, 4),
                new Corner(left, bottom, 5)));
    }

    @Override
    public double width() {
        return rows > 1 ? columns + 0.5 : columns;
    }

    @Override
    public double height() {
        return rows * HEIGHT;
    }
}
