package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.support.LatticeShape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Squares with cut corners, each joined to eight others: across its sides, and across its corners, where the edges of
 * four cells cross. Where two of them do, one leads over the other as a bridge.
 *
 * <pre>
 *    ___   ___          7 \   0   / 1
 *   /   \ /   \           \ ___ /
 *   |   |X|   |            /   \
 *   \___/X\___/        6  |     |  2
 *   /   \X/   \            \___/
 *   |   | |   |           /     \
 *   \___/ \___/        5 /   4   \ 3
 * </pre>
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param mask which positions are cells, or null for all
 */
public record Zeta(int rows, int columns, @Nullable Mask mask) implements LatticeShape {
    private static final Lattice LATTICE = Lattice.of(new int[][] {
                {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}
            })
            .bounds(new long[] {Grid.UNIT, 0}, new long[] {0, Grid.UNIT});

    private static final List<String> SIDES = List.of(
            "top", "top-right", "right", "bottom-right", "bottom", "bottom-left", "left", "top-left");

    private static final int TOP_RIGHT = 1;
    private static final int BOTTOM_RIGHT = 3;
    private static final int BOTTOM_LEFT = 5;
    private static final int TOP_LEFT = 7;

    /** How far from a square's corner it is cut, so that all eight sides are as long. */
    private static final double CUT = 1 - Math.sqrt(2) / 2;

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "zeta",
            "Squares with eight neighbours: passages lead across corners too, and cross there as bridges.",
            settings -> new Zeta(settings.rows(), settings.columns(), null),
            Trait.SIZE,
            Trait.WALLS,
            Trait.ROWS,
            Trait.MASK);

    /** Makes sure that the mask fits. */
    public Zeta {
        Mask.requireSize(mask, rows, columns);
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Zeta(rows, columns, mask);
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
    public Outline outline(Grid grid, long cell) {
        double left = grid.column(cell);
        double top = grid.row(cell);
        return new Outline(List.of(
                new Corner(left + CUT, top, 0),
                new Corner(left + 1 - CUT, top, TOP_RIGHT),
                new Corner(left + 1, top + CUT, 2),
                new Corner(left + 1, top + 1 - CUT, BOTTOM_RIGHT),
                new Corner(left + 1 - CUT, top + 1, 4),
                new Corner(left + CUT, top + 1, BOTTOM_LEFT),
                new Corner(left, top + 1 - CUT, 6),
                new Corner(left, top + CUT, TOP_LEFT)));
    }

    @Override
    public Link link(Grid grid, long cell, int direction) {
        return direction % 2 == 0 ? Link.SIDE : Link.STRIP;
    }

    /** Across the same corner, between the other two of the four cells there. The bridges take turns. */
    @Override
    public Link.@Nullable Crossing crossing(Grid grid, long cell, int direction) {
        int row = grid.row(cell) + (direction == TOP_RIGHT || direction == TOP_LEFT ? -1 : 0);
        int column = grid.column(cell) + (direction == TOP_LEFT || direction == BOTTOM_LEFT ? -1 : 0);
        boolean isFalling = direction == BOTTOM_RIGHT || direction == TOP_LEFT;
        long one = isFalling ? grid.cell(row, column + 1L) : grid.cell(row, column);
        long other = isFalling ? grid.cell(row + 1L, column) : grid.cell(row + 1L, column + 1L);
        if (one == Grid.NONE || other == Grid.NONE) {
            return null;
        }
        boolean isFallingOver = (row + column) % 2 == 0;
        return new Link.Crossing(one, isFalling ? BOTTOM_LEFT : BOTTOM_RIGHT, isFalling != isFallingOver);
    }
}
