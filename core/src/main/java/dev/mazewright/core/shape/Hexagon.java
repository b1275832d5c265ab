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
import dev.mazewright.core.shape.support.RegularFigure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hexagons that stand on a corner; odd rows are shifted to the right by half a cell.
 *
 * <pre>
 *    / \ / \ / \         0  / \  1
 *   |   |   |   |          /   \
 *    \ / \ / \ / \      5 |     | 2
 *     |   |   |   |        \   /
 *      \ / \ / \ /       4  \ /  3
 * </pre>
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param mask which positions are cells, or null for all
 */
public record Hexagon(int rows, int columns, @Nullable Mask mask) implements LatticeShape {
    static final Lattice LATTICE = Lattice.of(new int[][] {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}})
            .sheared()
            .bounds(new long[] {Grid.UNIT, 0}, new long[] {0, Grid.UNIT}, new long[] {Grid.UNIT, Grid.UNIT});

    private static final List<String> SIDES =
            List.of("top-left", "top-right", "right", "bottom-right", "bottom-left", "left");

    /** The length of a side, where a cell is one unit wide. */
    private static final double SIDE = 1 / Math.sqrt(3);

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "hexagon",
            "Pointy-top hexagons, every other row shifted by half a cell.",
            settings -> new Hexagon(settings.rows(), settings.columns(), null),
            Trait.SIZE,
            Trait.WALLS,
            Trait.ROWS,
            Trait.DISC,
            Trait.MASK)
            .example("17x15");

    /** Makes sure that the mask fits. */
    public Hexagon {
        Mask.requireSize(mask, rows, columns);
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Hexagon(rows, columns, mask);
    }

    @Override
    public Mask regularFigure(int corners) {
        return RegularFigure.ofHexagons(corners == 6, rows, columns);
    }

    // ---- the grid

    @Override
    public Lattice lattice() {
        return LATTICE;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return SIDES.get(direction);
    }

    // ---- the drawing

    @Override
    public TextForm textForm() {
        return TextForm.HEXAGONS;
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        int row = grid.row(cell);
        double left = grid.column(cell) + row % 2 * 0.5;
        double top = row * 1.5 * SIDE;
        return new Outline(List.of(
                new Corner(left, top + SIDE / 2, 0),
                new Corner(left + 0.5, top, 1),
                new Corner(left + 1, top + SIDE / 2, 2),
                new Corner(left + 1, top + SIDE * 3 / 2, 3),
                new Corner(left + 0.5, top + SIDE * 2, 4),
                new Corner(left, top + SIDE * 3 / 2, 5)));
    }

    @Override
    public double width() {
        return rows > 1 ? columns + 0.5 : columns;
    }

    @Override
    public double height() {
        return (rows * 1.5 + 0.5) * SIDE;
    }
}
