package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.support.LatticeShape;
import dev.mazewright.core.shape.support.Squares;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Octagons where row + column is even, and squares where it is odd: the tiling 4.8.8. All sides are equally long.
 *
 * <pre>
 *     _____         _____
 *   /       \     /       \          0
 *  /         \___/         \    7  _____  1          0
 *  |         |   |         |      /     \          .---.
 *  |         |___|         |   6 |       | 2     3 |   | 1
 *  \         /   \         /     |       |         '---'
 *   \ _____ /     \ _____ /       \_____/            2
 *    |     |       |     |      5    4    3        kind 1
 *    |_____|       |_____|         kind 0
 * </pre>
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param mask which positions are cells, or null for all
 */
public record Upsilon(int rows, int columns, @Nullable Mask mask) implements LatticeShape {
    private static final List<String> SIDES_OF_OCTAGON =
            List.of("top", "top-right", "right", "bottom-right", "bottom", "bottom-left", "left", "top-left");

    private static final int[] NO_SIDE = {0, 0};

    /** No step leads farther than one row and one column. */
    private static final Lattice LATTICE = Lattice.of(
                    new int[][] {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}},
                    new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, NO_SIDE, NO_SIDE, NO_SIDE, NO_SIDE})
            .kindOfRow(1)
            .bounds(new long[] {Grid.UNIT, 0}, new long[] {0, Grid.UNIT});

    /** From the centre of an octagon to its sides, where the centres of neighbours in a row are one unit apart. */
    private static final double OCTAGON = 1 / Math.sqrt(2);

    /** From the centre of a square to its sides: what an octagon leaves, and half the length of a side. */
    private static final double SQUARE = 1 - OCTAGON;

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "upsilon",
            "Octagons and squares that alternate.",
            settings -> new Upsilon(settings.rows(), settings.columns(), null),
            Trait.SIZE,
            Trait.WALLS,
            Trait.DISC,
            Trait.MASK)
            .example("16x16");

    /** Makes sure that the mask fits. */
    public Upsilon {
        Mask.requireSize(mask, rows, columns);
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Upsilon(rows, columns, mask);
    }

    // ---- the grid

    @Override
    public Lattice lattice() {
        return LATTICE;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return isOctagon(grid.row(cell), grid.column(cell))
                ? SIDES_OF_OCTAGON.get(direction)
                : Squares.side(direction);
    }

    // ---- the drawing

    @Override
    public Outline outline(Grid grid, long cell) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        double x = OCTAGON + column;
        double y = OCTAGON + row;
        if (isOctagon(row, column)) {
            return new Outline(List.of(
                    new Corner(x - SQUARE, y - OCTAGON, 0),
                    new Corner(x + SQUARE, y - OCTAGON, 1),
                    new Corner(x + OCTAGON, y - SQUARE, 2),
                    new Corner(x + OCTAGON, y + SQUARE, 3),
                    new Corner(x + SQUARE, y + OCTAGON, 4),
                    new Corner(x - SQUARE, y + OCTAGON, 5),
                    new Corner(x - OCTAGON, y + SQUARE, 6),
                    new Corner(x - OCTAGON, y - SQUARE, 7)));
        }
        return new Outline(List.of(
                new Corner(x - SQUARE, y - SQUARE, 0),
                new Corner(x + SQUARE, y - SQUARE, 1),
                new Corner(x + SQUARE, y + SQUARE, 2),
                new Corner(x - SQUARE, y + SQUARE, 3)));
    }

    private static boolean isOctagon(int row, int column) {
        return (row + column) % 2 == 0;
    }

    @Override
    public double width() {
        return length(columns, rows);
    }

    @Override
    public double height() {
        return length(rows, columns);
    }

    /** The length of a line of cells, with as many lines beside one another. */
    private static double length(int cells, int lines) {
        boolean endsInOctagon = lines > 1 || cells % 2 == 1;
        return OCTAGON + (cells - 1) + (endsInOctagon ? OCTAGON : SQUARE);
    }
}
