package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.TextForm;
import dev.mazewright.core.grid.Turn;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.support.LatticeShape;
import dev.mazewright.core.shape.support.RegularFigure;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Hexagons that stand on a corner, each second row shifted to the right by half a cell; or that lie on a side, each second column
 * shifted down.
 *
 * <pre>
 *    / \ / \ / \         0  / \  1         ___     ___          0
 *   |   |   |   |          /   \        /   \___/   \___     ____
 *    \ / \ / \ / \      5 |     | 2     \___/   \___/   \  5 /    \ 1
 *     |   |   |   |        \   /        /   \___/   \___/  4 \____/ 2
 *      \ / \ / \ /       4  \ /  3      \___/   \___/   \
 *                                           \___/   \___/       3
 * </pre>
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param top what is at the top of a cell
 * @param shifted which rows, or columns where cells lie on a side, are shifted
 * @param mask which positions are cells, or null for all
 */
public record Hexagon(int rows, int columns, Top top, Shifted shifted, @Nullable Mask mask) implements LatticeShape {
    /** What is at the top of a cell. */
    public enum Top {
        /** A corner. */
        POINTY,
        /** A side. */
        FLAT
    }

    /** Which rows or columns are shifted by half a cell. */
    public enum Shifted {
        /** Numbers 1, 3 and so on. */
        ODD,
        /** Numbers 0, 2 and so on. */
        EVEN
    }

    static final Lattice LATTICE = pointy().sheared();

    private static final Lattice EVEN_ROWS = pointy().shearedEarly();

    /** The neighbours of a cell in a column that is shifted down, and in another. */
    private static final int[][] LOW = {{-1, 0}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}};

    private static final int[][] HIGH = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {0, -1}, {-1, -1}};

    private static final Lattice ODD_COLUMNS = flat(HIGH, LOW);
    private static final Lattice EVEN_COLUMNS = flat(LOW, HIGH);

    private static final List<String> SIDES =
            List.of("top-left", "top-right", "right", "bottom-right", "bottom-left", "left");

    private static final List<String> SIDES_OF_FLAT =
            List.of("top", "top-right", "bottom-right", "bottom", "bottom-left", "top-left");

    /** The length of a side, where a cell is one unit wide. */
    private static final double SIDE = 1 / Math.sqrt(3);

    private static final Option<Top> TOP =
            Option.choice("top", Top.POINTY, "what a cell has at its top: a corner, and rows are shifted; or a side, and columns are");

    private static final Option<Shifted> SHIFTED = Option.choice(
            "shifted", Shifted.ODD, "which rows are shifted right, or columns down, by half a cell, counted from 0");

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "hexagon",
            "Hexagons, pointy-top with every other row shifted by half a cell, or flat-top with every other column.",
            settings -> new Hexagon(settings.rows(), settings.columns(), settings.get(TOP), settings.get(SHIFTED), null),
            List.of(TOP, SHIFTED),
            Trait.SIZE,
            Trait.WALLS,
            Trait.ROWS,
            Trait.DISC,
            Trait.MASK,
            Trait.IMAGES)
            .example("17x15");

    /** Makes sure that the mask fits. */
    public Hexagon {
        Mask.requireSize(mask, rows, columns);
    }

    /** Pointy-top hexagons, odd rows shifted to the right. */
    public Hexagon(int rows, int columns, @Nullable Mask mask) {
        this(rows, columns, Top.POINTY, Shifted.ODD, mask);
    }

    private static Lattice pointy() {
        return Lattice.of(new int[][] {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}})
                .bounds(new long[] {Grid.UNIT, 0}, new long[] {0, Grid.UNIT}, new long[] {Grid.UNIT, Grid.UNIT});
    }

    private static Lattice flat(int[][] even, int[][] odd) {
        return Lattice.of(even, odd).bounds(new long[] {Grid.UNIT, 0}, new long[] {0, Grid.UNIT});
    }

    private boolean isFlat() {
        return top == Top.FLAT;
    }

    /** Whether a shape is of hexagons without options, of which documents say nothing. */
    public static boolean isPlain(Shape shape) {
        return shape instanceof Hexagon hexagon && hexagon.options().isEmpty();
    }

    // ---- the specification

    @Override
    public Entry<Shape> entry() {
        return ENTRY;
    }

    @Override
    public String options() {
        return Stream.of(isFlat() ? TOP.text(top) : "", shifted == SHIFTED.byDefault() ? "" : SHIFTED.key() + "=" + SHIFTED.text(shifted))
                .filter(option -> !option.isEmpty())
                .collect(Collectors.joining(","));
    }

    @Override
    public Shape masked(Mask mask) {
        return new Hexagon(rows, columns, top, shifted, mask);
    }

    @Override
    public Shape image(Turn turn, @Nullable Mask imageMask) {
        boolean isFlatAfter = isFlat() != turn.isTransposed();
        // What was shifted is so the other way where that axis is flipped: then the others are shifted.
        boolean isOdd = (shifted == Shifted.ODD) != (isFlatAfter ? turn.flipsRows() : turn.flipsColumns());
        int lines = isFlat() ? columns : rows;
        boolean isRenumbered = (isFlatAfter ? turn.flipsColumns() : turn.flipsRows()) && lines % 2 == 0;
        return new Hexagon(
                turn.rows(rows, columns),
                turn.columns(rows, columns),
                isFlatAfter ? Top.FLAT : Top.POINTY,
                isOdd != isRenumbered ? Shifted.ODD : Shifted.EVEN,
                imageMask);
    }

    @Override
    public @Nullable Mask regularFigure(int corners) {
        return isFlat() ? null : RegularFigure.ofHexagons(corners == 6, rows, columns, shifted == Shifted.ODD);
    }

    // ---- the grid

    @Override
    public Lattice lattice() {
        return shifted == Shifted.ODD ? isFlat() ? ODD_COLUMNS : LATTICE : isFlat() ? EVEN_COLUMNS : EVEN_ROWS;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return (isFlat() ? SIDES_OF_FLAT : SIDES).get(direction);
    }

    @Override
    public boolean isStraight(Grid grid, long cell, int one, int other) {
        return Math.abs(one - other) == SIDES.size() / 2;
    }

    // ---- the drawing

    @Override
    public TextForm textForm() {
        return isFlat() || shifted == Shifted.EVEN ? TextForm.OUTLINES : TextForm.HEXAGONS;
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        return isFlat() ? flatOutline(grid.row(cell), grid.column(cell)) : pointyOutline(grid.row(cell), grid.column(cell));
    }

    private Outline pointyOutline(int row, int column) {
        double left = column + shift(row, rows);
        double top = row * 1.5 * SIDE;
        return new Outline(List.of(
                new Corner(left, top + SIDE / 2, 0),
                new Corner(left + 0.5, top, 1),
                new Corner(left + 1, top + SIDE / 2, 2),
                new Corner(left + 1, top + SIDE * 3 / 2, 3),
                new Corner(left + 0.5, top + SIDE * 2, 4),
                new Corner(left, top + SIDE * 3 / 2, 5)));
    }

    private Outline flatOutline(int row, int column) {
        double left = column * 1.5 * SIDE;
        double above = row + shift(column, columns);
        return new Outline(List.of(
                new Corner(left + SIDE / 2, above, 0),
                new Corner(left + SIDE * 3 / 2, above, 1),
                new Corner(left + SIDE * 2, above + 0.5, 2),
                new Corner(left + SIDE * 3 / 2, above + 1, 3),
                new Corner(left + SIDE / 2, above + 1, 4),
                new Corner(left, above + 0.5, 5)));
    }

    /** How far a row or column is shifted. */
    private double shift(int number, int numbers) {
        return numbers > 1 && (number % 2 == 1) == (shifted == Shifted.ODD) ? 0.5 : 0;
    }

    @Override
    public double width() {
        return isFlat() ? across(columns) : along(columns, rows);
    }

    @Override
    public double height() {
        return isFlat() ? along(rows, columns) : across(rows);
    }

    /** The length of a line of cells and, if there is more than one, of the next, which is shifted. */
    private static double along(int cells, int lines) {
        return lines > 1 ? cells + 0.5 : cells;
    }

    private static double across(int lines) {
        return (lines * 1.5 + 0.5) * SIDE;
    }
}
