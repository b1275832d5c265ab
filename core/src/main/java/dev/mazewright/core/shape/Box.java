package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Caption;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.support.Squares;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Levels of squares above each other, with stairs from any square to the one above it and to the one below it.
 *
 * <pre>
 *      +---+---+
 *     /   /   /|  level 1            north 0
 *    +---+---+ |                        ^    up 4, to the next level
 *   /   /   /| +                        |  /
 *  +---+---+ |/|           west 3 &lt; --- + --- &gt; east 1
 *  |   |   | + |                     /  |
 *  |   |   |/| +       down 5, to the   v
 *  +---+---+ |/        level before   south 2
 *  |   |   | +  level 0
 *  |   |   |/
 *  +---+---+
 * </pre>
 *
 * <p>Level 0 is the lowest. Cells are numbered level by level, each in reading order. Drawn level beside level, as
 * plans of the floors of a house.
 *
 * @param rows of each level, at least 1
 * @param columns of each level, at least 1
 * @param levels at least 1
 */
public record Box(int rows, int columns, int levels) implements Shape {
    private static final int UP = 4;
    private static final int DOWN = 5;

    private static final Lattice LATTICE = Lattice.of(new int[][] {
                {-1, 0, 0}, {0, 1, 0}, {1, 0, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}
            })
            .bounds(
                    new long[] {Grid.UNIT, Grid.UNIT, Grid.UNIT},
                    new long[] {Grid.UNIT, Grid.UNIT, -Grid.UNIT},
                    new long[] {Grid.UNIT, -Grid.UNIT, Grid.UNIT},
                    new long[] {Grid.UNIT, -Grid.UNIT, -Grid.UNIT});

    /** Between levels beside each other, and above each for its caption, in units of a cell. */
    private static final int GAP = 1;

    /** From what a caption stands on down to its level. */
    private static final double BELOW_CAPTION = 0.3;

    /** The most levels that are drawn in one line; a page of more may end with a position that is empty. */
    private static final int IN_LINE = 3;

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "box",
            "Levels of squares above each other, joined by stairs.",
            settings -> new Box(settings.rows(), settings.columns(), settings.levels()),
            Trait.SIZE,
            Trait.WALLS,
            Trait.ROWS,
            Trait.LEVELS)
            .example("9x9x4");

    // ---- the specification

    @Override
    public String name() {
        return ENTRY.name();
    }

    @Override
    public Size size() {
        return new Size(rows, columns, levels);
    }

    // ---- the grid

    @Override
    public Grid grid() {
        return Grid.of(this, rows, columns, levels, LATTICE);
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return direction == UP ? "up" : direction == DOWN ? "down" : Squares.side(direction);
    }

    // ---- the drawing

    /** How many levels lie beside each other: such that the page is nearest to a square. */
    private int across() {
        if (levels <= IN_LINE) {
            return longerSide(levels) <= longerSide(1) ? levels : 1;
        }
        int below = 1; // the more beside each other, the wider the page and the less high
        int above = levels;
        while (below < above) {
            int middle = (below + above) >>> 1;
            if (width(middle) < height(middle)) {
                below = middle + 1;
            } else {
                above = middle;
            }
        }
        return above > 1 && longerSide(above - 1) < longerSide(above) ? above - 1 : above;
    }

    private double longerSide(int across) {
        return Math.max(width(across), height(across));
    }

    private double width(int across) {
        return across * (columns + (double) GAP) - GAP;
    }

    private double height(int across) {
        return Math.ceilDiv(levels, across) * (rows + (double) GAP);
    }

    private double left(int level, int across) {
        return level % across * (columns + (double) GAP);
    }

    private double top(int level, int across) {
        int line = level / across;
        return line * (rows + (double) GAP) + GAP;
    }

    @Override
    public Link link(Grid grid, long cell, int direction) {
        return direction == UP ? Link.STAIRS_UP : direction == DOWN ? Link.STAIRS_DOWN : Link.SIDE;
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        int across = across();
        int level = grid.level(cell);
        double left = left(level, across) + grid.column(cell);
        double top = top(level, across) + grid.rowInLevel(cell);
        return Squares.outline(left, top);
    }

    @Override
    public List<Caption> captions() {
        int across = across();
        return IntStream.range(0, levels)
                .mapToObj(level -> new Caption(
                        (columns > 1 ? "level " : "") + level, // a column alone has no room for a word
                        left(level, across),
                        top(level, across) - BELOW_CAPTION))
                .toList();
    }

    @Override
    public double width() {
        return width(across());
    }

    @Override
    public double height() {
        return height(across());
    }
}
