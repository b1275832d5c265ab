package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.support.LatticeShape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pentagons with five equal sides and two right angles, as in the pavements of Cairo: along a row they point to the
 * left, down, to the right and up, and the next row begins two further. What points left and what points right stand
 * base to base in a row, what points up and what points down across two rows.
 *
 * <pre>
 *    0 /'-._ 1          1            0 _.-'\ 1          .-'-.
 *     /     |       0 .---. 2         |     \       0 .'     '. 1
 *    &lt;      | 2      /     \        4 |      &gt;        \       /
 *     \  _.-'       &lt;_     _&gt;         '-._  /        4 \     / 2
 *    4 \/   3       4 '-.-' 3         3   \/ 2          '---'
 *                                                         3
 *      kind 0         kind 1           kind 2          kind 3
 * </pre>
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param mask which positions are cells, or null for all
 */
public record Cairo(int rows, int columns, @Nullable Mask mask) implements LatticeShape {
    private static final List<List<String>> SIDES = List.of(
            List.of("top-left", "top-right", "right", "bottom-right", "bottom-left"),
            List.of("top-left", "top", "top-right", "bottom-right", "bottom-left"),
            List.of("top-left", "top-right", "bottom-right", "bottom-left", "left"),
            List.of("top-left", "top-right", "bottom-right", "bottom", "bottom-left"));

    /** The bounds are admissible, since none of them is more than one unit for any of these steps. */
    private static final Lattice LATTICE = Lattice.of(
                    new int[][] {{0, -1}, {0, 1}, {0, 2}, {1, 1}, {1, -1}},
                    new int[][] {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {0, -1}},
                    new int[][] {{0, -1}, {0, 1}, {1, 1}, {1, -1}, {0, -2}},
                    new int[][] {{-1, -1}, {-1, 1}, {0, 1}, {1, 0}, {0, -1}})
            .kindOfRow(2)
            .bounds(
                    new long[] {Grid.UNIT, 0},
                    new long[] {Grid.UNIT / 2, Grid.UNIT / 2},
                    new long[] {Grid.UNIT / 2, -Grid.UNIT / 2});

    /** Half a side, where columns are one unit apart and rows two: 4 HALF² = 1 + (1 - HALF)². */
    private static final double HALF = (Math.sqrt(7) - 1) / 3;

    /** So that the area of a cell, which is two columns by one, becomes that of a square of side 1. */
    private static final double SCALE = 1 / Math.sqrt(2);

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "cairo",
            "Pentagons in four positions, as in the pavements of Cairo.",
            settings -> inOnePiece(settings.rows(), settings.columns()),
            Trait.SIZE,
            Trait.WALLS,
            Trait.DISC,
            Trait.MASK)
            .example("11x22");

    /** Those of a column that point to the sides touch one another at corners only. */
    private static Cairo inOnePiece(int rows, int columns) {
        if (columns == 1 && rows > 1) {
            throw new UsageException("cairo:" + rows + "x1 is disconnected, since the pentagons of the first column share"
                    + " no side with each other; take 2 columns or more");
        }
        return new Cairo(rows, columns, null);
    }

    /** Makes sure that the mask fits. */
    public Cairo {
        Mask.requireSize(mask, rows, columns);
    }

    private static int kind(int row, int column) {
        return (row % 2 * 2 + column % 4) % 4;
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Cairo(rows, columns, mask);
    }

    // ---- the grid

    @Override
    public Lattice lattice() {
        return LATTICE;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return SIDES.get(kind(grid.row(cell), grid.column(cell))).get(direction);
    }

    // ---- the drawing

    @Override
    public Outline outline(Grid grid, long cell) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        // The middle between the right angles: the base lies one unit from there, the point on the other side.
        double x = column;
        double y = 2.0 * row - column % 2;
        double point = 1 - HALF;
        return switch (kind(row, column)) {
            case 0 -> new Outline(List.of(
                    corner(x - point, y, 0),
                    corner(x, y - 1, 1),
                    corner(x + 1, y - HALF, 2),
                    corner(x + 1, y + HALF, 3),
                    corner(x, y + 1, 4)));
            case 1 -> new Outline(List.of(
                    corner(x - 1, y, 0),
                    corner(x - HALF, y - 1, 1),
                    corner(x + HALF, y - 1, 2),
                    corner(x + 1, y, 3),
                    corner(x, y + point, 4)));
            case 2 -> new Outline(List.of(
                    corner(x - 1, y - HALF, 0),
                    corner(x, y - 1, 1),
                    corner(x + point, y, 2),
                    corner(x, y + 1, 3),
                    corner(x - 1, y + HALF, 4)));
            default -> new Outline(List.of(
                    corner(x - 1, y, 0),
                    corner(x, y - point, 1),
                    corner(x + 1, y, 2),
                    corner(x + HALF, y + 1, 3),
                    corner(x - HALF, y + 1, 4)));
        };
    }

    private Corner corner(double x, double y, int direction) {
        return new Corner((x - left()) * SCALE, (y - top()) * SCALE, direction);
    }

    /** How far to the left the first column reaches: by a point, or in the second row by a base. */
    private double left() {
        return rows == 1 ? HALF - 1 : -1;
    }

    /** How far up the first row reaches: the second pentagon points down and has its base on top. */
    private double top() {
        return columns == 1 ? -1 : -2;
    }

    @Override
    public double width() {
        boolean endsInPoint = rows == 1 && columns % 4 == 3;
        return (columns - (endsInPoint ? HALF : 0) - left()) * SCALE;
    }

    @Override
    public double height() {
        return (2.0 * rows - 1 - top()) * SCALE;
    }
}
