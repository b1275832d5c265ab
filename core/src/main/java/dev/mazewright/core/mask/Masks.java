package dev.mazewright.core.mask;

import dev.mazewright.core.CellSet;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Mask;
import dev.mazewright.core.OutOfRoomException;
import dev.mazewright.core.Outline;
import dev.mazewright.core.Shape;
import dev.mazewright.core.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;

/**
 * Makes masks for a shape: a place of its sheet is a cell if the middle of its outline lies in a region.
 *
 * <p>Outlines keep their proportions, as large as fit on the sheet; words fill it. Time: the places, for words times the
 * strokes of a letter.
 */
public final class Masks {
    /** Half of a pen that misses no cell, in sides of a square as large as a cell. */
    private static final double REACH = 0.88;

    private Masks() {}

    /**
     * The places of an outline, which need not be connected.
     *
     * @param whole a shape without a mask
     * @throws UsageException if the sheet is too small for it
     */
    public static Mask outline(MaskOutline outline, Shape whole) {
        Grid grid = whole.grid();
        require(whole, CellSet.bytes((long) grid.rows() * grid.columns()));
        Mask regular = RegularFigure.of(outline, whole);
        Mask mask = regular != null ? regular : of(outline.on(width(whole), whole.height()), whole, grid);
        return some(mask, "mask=" + outline.word(), whole);
    }

    /**
     * The places of a text, with corridors between the letters and other parts that do not touch.
     *
     * @param whole a shape without a mask
     * @throws UsageException if it has letters that there are not
     */
    public static Mask text(String text, Shape whole) {
        MaskText letters = new MaskText(text);
        Grid grid = whole.grid();
        require(whole, OutOfRoomException.sum(
                CellSet.bytes((long) grid.rows() * grid.columns()), Corridors.workingBytes(grid)));
        double thin = REACH * Math.sqrt(whole.width() * whole.height() / grid.cells());
        Mask mask = some(of(letters.on(width(whole), whole.height(), thin), whole, grid), "the mask's text", whole);
        Corridors.join(grid, mask);
        return mask;
    }

    /**
     * The places that a text of {@link MaskBits} tells.
     *
     * @param whole a shape without a mask
     * @throws UsageException if it is no such text, or one of a sheet of another size
     */
    public static Mask bits(String bits, Shape whole) {
        Grid grid = whole.grid();
        require(whole, CellSet.bytes((long) grid.rows() * grid.columns()));
        return MaskBits.parse(bits, grid.rows(), grid.columns());
    }

    private static void require(Shape whole, long bytes) {
        OutOfRoomException.require("a mask of " + whole.name() + " " + whole.size(), bytes);
    }

    private static Mask some(Mask mask, String what, Shape whole) {
        if (mask.count() == 0) {
            throw new UsageException(what + " leaves no cell of " + whole.name() + " " + whole.size()
                    + "; take a larger size or another mask");
        }
        return mask;
    }

    /**
     * The width in which figures stand. Where every other row is shifted by half a cell, the last half is left out, so
     * that the middle of the sheet is one of its cells' and a figure's left side is like its right one.
     */
    private static double width(Shape whole) {
        double twice = 2 * whole.width();
        return twice == Math.rint(twice) && whole.width() > 1 ? Math.floor(whole.width()) : whole.width();
    }

    private static Mask of(Region region, Shape whole, Grid grid) {
        Mask mask = new Mask(grid.rows(), grid.columns());
        boolean squares = whole instanceof Rectangle || whole instanceof Tiles;
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                boolean inside;
                if (squares) {
                    inside = region.contains(column + 0.5, row + 0.5);
                } else {
                    Outline.Corner centre = whole.outline(grid, grid.rowStart(row) + column).centre();
                    inside = region.contains(centre.x(), centre.y());
                }
                if (inside) {
                    mask.add(row, column);
                }
            }
        }
        return mask;
    }
}
