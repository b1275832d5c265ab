package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Positions;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.grid.TextForm;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.support.Crossings;
import dev.mazewright.core.shape.support.Squares;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Squares, at some of which two passages cross as a bridge and a tunnel. A crossing is two cells at one position, first
 * the one that leads over, then the one that leads under; each has two edges, straight on, and none to the other. So it
 * is an ordinary graph, and every algorithm that runs on graphs weaves.
 *
 * <pre>
 *   +---+ +---+ +---+
 *   |   +-+   +-+   |      the cell in the middle leads over from north to south,
 *   |   +-+   +-+   |      the other one at its position under it from west to east
 *   +-+ +-+   +-+ +-+
 *     | | |   | | |        directions are those of a rectangle: north 0, east 1, south 2, west 3
 *   +-+ +-+   +-+ +-+
 *   |   +-+   +-+   |      drawn with a gap between cells, so that every edge is a strip
 *   |   +-+   +-+   |
 *   +---+ +---+ +---+
 * </pre>
 *
 * <p>A share of the positions that are not at an edge are crossings, each by a random number of its own; another
 * decides which passage leads over. Crossings may lie side by side.
 *
 * <p>However many there are, all cells are connected: each row is one path from its first to its last position, and
 * each column as well, whether they lead over or under others. The positions of the first row are no crossings, so each
 * column meets the first row; the first column has none, so each row meets it.
 *
 * <p>Under a mask only positions with four neighbours are crossings, and only if the two passages are connected
 * elsewhere: see {@link Crossings}.
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param crossings how many of a million positions are crossings, on average
 * @param seed where they are depends on it alone
 * @param mask which positions have cells, or null for all
 */
public record Weave(int rows, int columns, int crossings, Long seed, @Nullable Mask mask) implements Shape {
    private static final Option<Integer> CROSSINGS =
            Option.share("crossings", "0.3", "the share of the inner positions at which one passage leads over another");

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "weave",
            "Squares with over- and underpasses: bridges and tunnels.",
            settings -> new Weave(
                    settings.rows(), settings.columns(), settings.get(CROSSINGS), settings.seed(), null),
            List.of(CROSSINGS),
            Trait.SIZE,
            Trait.WALLS,
            Trait.MASK,
            Trait.OVERPASSES,
            Trait.RANDOM);

    private static final int NORTH_SOUTH = Directions.of(Squares.NORTH) | Directions.of(Squares.SOUTH);
    private static final int EAST_WEST = Directions.of(Squares.EAST) | Directions.of(Squares.WEST);

    /** How far in from the sides of its position a cell begins. */
    private static final double IN = 0.15;

    private static final double OUT = 1 - IN;

    /** A cell in a position of side 1. */
    private static final List<Corner> PLAIN = corners(Squares.NORTH, Squares.EAST, Squares.SOUTH, Squares.WEST);

    /** A bridge from north to south, with a rail on both sides. */
    private static final List<Corner> BRIDGE = corners(Squares.NORTH, -1, Squares.SOUTH, -1);

    /** A tunnel from north to south: only the passages that lead into it are seen. */
    private static final List<Corner> TUNNEL =
            corners(Squares.NORTH, Outline.HIDDEN, Squares.SOUTH, Outline.HIDDEN);

    private static final Corner MIDDLE = new Corner(0.5, 0.5, -1);

    /** Where marks of a tunnel are seen: in the passage into it. */
    private static final Corner MOUTH = new Corner(0.5, 0, -1);

    private static List<Corner> corners(int top, int right, int bottom, int left) {
        return List.of(
                new Corner(IN, IN, top), new Corner(OUT, IN, right), new Corner(OUT, OUT, bottom),
                new Corner(IN, OUT, left));
    }

    /** Makes sure that the mask fits, and that the positions can be numbered. */
    public Weave {
        Mask.requireSize(mask, rows, columns);
        if ((long) rows * columns > Integer.MAX_VALUE / 2) {
            throw new UsageException("a weave of " + rows + "x" + columns + " has too many positions; at most "
                    + Integer.MAX_VALUE / 2 + " are possible, such as 32767x32767");
        }
    }

    // ---- the specification

    @Override
    public String name() {
        return ENTRY.name();
    }

    @Override
    public Size size() {
        return new Size(rows, columns);
    }

    @Override
    public String options() {
        return crossings == CROSSINGS.byDefault() ? "" : CROSSINGS.text(crossings);
    }

    @Override
    public Shape masked(Mask mask) {
        return new Weave(rows, columns, crossings, seed, mask);
    }

    // ---- the grid

    @Override
    public Grid grid() {
        Crossings chosen = new Crossings(rows, columns, crossings, seed, mask);
        Positions positions = Positions.shared(rows, columns, chosen::cells);
        return Grid.of(this, positions, cell -> neighbours(chosen, positions, cell));
    }

    private int[] neighbours(Crossings chosen, Positions positions, int cell) {
        int row = positions.row(cell);
        int column = positions.column(cell);
        int position = row * columns + column;
        boolean isOver = positions.cell(row, column) == cell;
        int axis = !chosen.isCrossing(position) ? -1 : isOver ? chosen.over(position) : 1 - chosen.over(position);
        boolean upAndDown = axis != Crossings.EAST_WEST;
        boolean across = axis != Crossings.NORTH_SOUTH;
        return new int[] {
            upAndDown ? at(chosen, positions, row - 1, column, Crossings.NORTH_SOUTH) : Grid.NO_SIDE,
            across ? at(chosen, positions, row, column + 1, Crossings.EAST_WEST) : Grid.NO_SIDE,
            upAndDown ? at(chosen, positions, row + 1, column, Crossings.NORTH_SOUTH) : Grid.NO_SIDE,
            across ? at(chosen, positions, row, column - 1, Crossings.EAST_WEST) : Grid.NO_SIDE
        };
    }

    /** The cell at a position that has edges along an axis. */
    private int at(Crossings chosen, Positions positions, int row, int column, int axis) {
        int first = positions.cell(row, column);
        if (first < 0) {
            return Grid.OUTSIDE;
        }
        int position = row * columns + column;
        return chosen.isCrossing(position) && chosen.over(position) != axis ? first + 1 : first;
    }

    @Override
    public boolean isStraight(Grid grid, long cell, int one, int other) {
        return Squares.areOpposite(one, other);
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return Squares.side(direction);
    }

    // ---- the drawing

    @Override
    public TextForm textForm() {
        return TextForm.SQUARES;
    }

    @Override
    public Link link(Grid grid, long cell, int direction) {
        return Link.STRIP;
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        int sides = grid.sides(cell);
        int row = grid.row(cell);
        int column = grid.column(cell);
        boolean isCrossing = sides == NORTH_SOUTH || sides == EAST_WEST;
        boolean isOver = grid.cell(row, column) == cell;
        List<Corner> corners = new ArrayList<>();
        for (Corner corner : !isCrossing ? PLAIN : isOver ? BRIDGE : TUNNEL) {
            corners.add(at(corner, row, column, sides == EAST_WEST));
        }
        return new Outline(corners, at(!isCrossing || isOver ? MIDDLE : MOUTH, row, column, sides == EAST_WEST));
    }

    /** A corner of the tables, turned by a quarter for passages from west to east, and set where its position is. */
    private static Corner at(Corner corner, int row, int column, boolean turned) {
        int direction = corner.direction();
        return turned
                ? new Corner(column + 1 - corner.y(), row + corner.x(), direction < 0 ? direction : (direction + 1) % 4)
                : new Corner(column + corner.x(), row + corner.y(), direction);
    }

    @Override
    public double width() {
        return columns;
    }

    @Override
    public double height() {
        return rows;
    }
}
