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
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.support.LatticeShape;
import dev.mazewright.core.shape.support.RegularFigure;
import dev.mazewright.core.shape.support.Squares;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Triangles, pointing up where row + column is even and down where it is odd.
 *
 * <pre>
 *     /\    /\            /\      ___1___
 *    /  \  /  \        0 /  \ 1   \     /
 *   /____\/____\        /____\   0 \   / 2
 *   \    /\    /           2        \ /
 *    \  /  \  /          kind 0    kind 1
 *     \/____\/
 * </pre>
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param mask which positions are cells, or null for all
 */
public record Triangle(int rows, int columns, @Nullable Mask mask) implements LatticeShape {
    private static final List<String> SIDES_POINTING_UP = List.of("left", "right", "bottom");
    private static final List<String> SIDES_POINTING_DOWN = List.of("left", "top", "right");

    private static final Lattice LATTICE = Lattice.of(
                    new int[][] {{0, -1}, {0, 1}, {1, 0}}, //
                    new int[][] {{0, -1}, {-1, 0}, {0, 1}})
            .kindOfRow(1)
            .bounds(Squares.MANHATTAN);

    /** The height of a triangle whose sides are one unit long. */
    private static final double HEIGHT = Math.sqrt(3) / 2;

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "triangle",
            "Alternating triangles, which point up and down.",
            settings -> inOnePiece(settings.rows(), settings.columns()),
            Trait.SIZE,
            Trait.WALLS,
            Trait.DISC,
            Trait.MASK)
            .example("15x28");

    /** Below one another, triangles touch base to base and then at a corner only: one column is disconnected. */
    private static Triangle inOnePiece(int rows, int columns) {
        if (columns == 1 && rows > 2) {
            throw new UsageException("triangle:" + rows + "x1 is disconnected, since in one column only every other"
                    + " triangle shares a side with the next; take 2 columns or more");
        }
        return new Triangle(rows, columns, null);
    }

    /** Makes sure that the mask fits. */
    public Triangle {
        Mask.requireSize(mask, rows, columns);
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Triangle(rows, columns, mask);
    }

    @Override
    public Mask regularFigure(int corners) {
        return RegularFigure.ofTriangles(corners == 6, rows, columns);
    }

    // ---- the grid

    @Override
    public Lattice lattice() {
        return LATTICE;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return (pointsUp(grid, cell) ? SIDES_POINTING_UP : SIDES_POINTING_DOWN).get(direction);
    }

    // ---- the drawing

    @Override
    public TextForm textForm() {
        return TextForm.TRIANGLES;
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        double left = grid.column(cell) * 0.5;
        double top = grid.row(cell) * HEIGHT;
        if (pointsUp(grid, cell)) {
            return new Outline(List.of(
                    new Corner(left, top + HEIGHT, 0),
                    new Corner(left + 0.5, top, 1),
                    new Corner(left + 1, top + HEIGHT, 2)));
        }
        return new Outline(List.of(
                new Corner(left + 0.5, top + HEIGHT, 0),
                new Corner(left, top, 1),
                new Corner(left + 1, top, 2)));
    }

    private static boolean pointsUp(Grid grid, long cell) {
        return (grid.row(cell) + grid.column(cell)) % 2 == 0;
    }

    @Override
    public double width() {
        return (columns + 1) * 0.5;
    }

    @Override
    public double height() {
        return rows * HEIGHT;
    }
}
