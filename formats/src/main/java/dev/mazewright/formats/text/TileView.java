package dev.mazewright.formats.text;

import dev.mazewright.core.grid.CorridorWidths;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.util.Arrays;
import java.util.List;

/**
 * A maze of squares in tiles, with corridors and walls of any {@link CorridorWidths}, row by row from the top; and a maze of tiles as it
 * is. Start, goals and the solution are in the middle of corridors, one tile wide; gaps in the outline are as wide as corridors.
 *
 * <pre>
 *   # # # # # # # #     corridors of 2, walls of 1
 *   # S . . . . . #
 *   #           . #
 *   # # # # #   . #
 *   # . . E     . #
 * </pre>
 *
 * <p>Where posts stand, walls meet at sides: but for masks and {@link TileRooms} no two walls touch at a corner alone. Memory for two
 * rows of cells and one of tiles.
 */
public final class TileView {
    /** A tile of a wall. */
    public static final byte WALL = 0;

    /** A tile of floor. */
    public static final byte FLOOR = 1;

    /** Floor on the solution. */
    public static final byte PATH = 2;

    /** The start; of a start that is a goal as well, too. */
    public static final byte START = 3;

    /** A goal. */
    public static final byte GOAL = 4;

    /** The width of corridors. */
    public static final Option<Long> CORRIDOR = Option.whole("corridor", 1, 1, CorridorWidths.MOST, "Tiles across a corridor.");

    /** The width of walls. */
    public static final Option<Long> WALL_WIDTH = Option.whole("wall", 1, 1, CorridorWidths.MOST, "Tiles across a wall.");

    /** What a format heeds that shows tiles. */
    public static final List<Option<?>> OPTIONS = List.of(CORRIDOR, WALL_WIDTH, TileRooms.ROOM);

    private final Grid grid;
    private final boolean areTiles;
    private final CorridorWidths widths;
    private final TileRooms rooms;
    private final TileCells cells;
    private final int[] above;
    private final int[] pathAbove;
    private final byte[] line;
    private final int columns;
    private final int rows;
    private int row = -1;

    /**
     * The view that a format has of a document.
     *
     * @throws UsageException if its maze has no such view
     */
    public TileView(Format format, Document document) {
        this(document, widths(format, document), TileRooms.of(format, document));
    }

    TileView(Document document, CorridorWidths widths, TileRooms rooms) {
        this.widths = widths;
        this.rooms = rooms;
        grid = document.puzzle().grid();
        areTiles = grid.shape().isTiles();
        rows = side(grid.rows());
        columns = side(grid.columns());
        document.requireMemory("rows of " + columns + " tiles", 2L * columns + Long.SIZE * (long) grid.columns());
        line = new byte[columns];
        cells = new TileCells(document);
        above = new int[grid.columns()];
        pathAbove = new int[grid.columns()];
    }

    private int side(int cells) {
        long tiles = areTiles ? cells : widths.tiles(cells);
        if (tiles > Grid.LONGEST_SIDE) {
            throw new UsageException(cells + " cells take " + tiles + " tiles in a row; at most " + Grid.LONGEST_SIDE + " are possible");
        }
        return (int) tiles;
    }

    /**
     * The widths that are asked for.
     *
     * @throws UsageException if the maze has no view in tiles, or tiles of its own are to be widened
     */
    public static CorridorWidths widths(Format format, Document document) {
        Grid grid = document.puzzle().grid();
        TileText.requireTiles(format, grid);
        Settings own = document.style().own();
        CorridorWidths widths = new CorridorWidths(own.get(CORRIDOR).intValue(), own.get(WALL_WIDTH).intValue());
        if (grid.shape().isTiles() && !widths.equals(CorridorWidths.ONE)) {
            throw new UsageException("these tiles are walls and corridors already; leave out " + CORRIDOR.key() + " and " + WALL_WIDTH.key()
                    + ", or convert them to a maze of cells first, with --as cells");
        }
        return widths;
    }

    /** How wide corridors and walls are. */
    public CorridorWidths widths() {
        return widths;
    }

    /** The rooms. */
    public TileRooms rooms() {
        return rooms;
    }

    /** How many rows of tiles there are. */
    public int rows() {
        return rows;
    }

    /** How many columns of tiles there are. */
    public int columns() {
        return columns;
    }

    /** The row of tiles in the middle of a cell. */
    public long row(long cell) {
        return areTiles ? grid.row(cell) : widths.middle(grid.row(cell));
    }

    /** The column of tiles in the middle of a cell. */
    public long column(long cell) {
        return areTiles ? grid.column(cell) : widths.middle(grid.column(cell));
    }

    /** The next row of tiles; the array is the same in each call. There are {@link #rows} of them. */
    public byte[] next() {
        row++;
        if (areTiles) {
            cells.next();
            Arrays.setAll(cells.sides, column -> line[column] = cells.sides[column] == 0 ? WALL : mark(column));
            return line;
        }
        int in = row % widths.pitch();
        if (in == 0) {
            System.arraycopy(cells.sides, 0, above, 0, above.length);
            System.arraycopy(cells.path, 0, pathAbove, 0, above.length);
            cells.next();
            rooms.open(row / widths.pitch(), cells.sides);
            between();
        } else if (in >= widths.wall()) {
            int at = in - widths.wall() - widths.middle();
            if (at == 0 || in == widths.wall() || at == 1) { // the others are as those before
                across(Integer.signum(at));
            }
        }
        return line;
    }

    private byte mark(int column) {
        return switch (cells.letters[column]) {
            case ' ' -> FLOOR;
            case 'S', 'B' -> START;
            case 'E' -> GOAL;
            default -> PATH;
        };
    }

    /** The wall above a row of cells. */
    private void between() {
        int at = row / widths.pitch();
        Arrays.fill(line, WALL);
        for (int column = 0; column < above.length; column++) {
            int from = (int) widths.first(column);
            if (Marks.open(above[column], Rectangle.SOUTH, cells.sides[column], Rectangle.NORTH)) {
                Arrays.fill(line, from, from + widths.corridor(), FLOOR);
            }
            if (rooms.isInside(at, column)) {
                Arrays.fill(line, from - widths.wall(), from, FLOOR);
            }
            if (Directions.contains(pathAbove[column], Rectangle.SOUTH)) {
                line[from + widths.middle()] = PATH;
            }
        }
    }

    /** A row of tiles through cells: above their middle (-1), there (0) or below (1). */
    private void across(int part) {
        Arrays.fill(line, WALL);
        int left = 0;
        int pathLeft = 0;
        for (int column = 0; column <= above.length; column++) {
            int here = column < above.length ? cells.sides[column] : 0;
            int from = (int) widths.first(column);
            if (Marks.open(left, Rectangle.EAST, here, Rectangle.WEST)) {
                Arrays.fill(line, from - widths.wall(), from, FLOOR);
            }
            if (here != 0) {
                Arrays.fill(line, from, from + widths.corridor(), FLOOR);
            }
            if (column < above.length) {
                path(part, column, from);
            }
            if (part == 0 && Directions.contains(pathLeft, Rectangle.EAST)) {
                Arrays.fill(line, from - widths.pitch() + widths.middle() + 1, from + widths.middle(), PATH);
            }
            left = here;
            pathLeft = column < above.length ? cells.path[column] : 0;
        }
    }

    private void path(int part, int column, int from) {
        int middle = from + widths.middle();
        if (part == 0) {
            if (cells.sides[column] != 0) {
                line[middle] = mark(column);
            }
        } else if (Directions.contains(cells.path[column], part < 0 ? Rectangle.NORTH : Rectangle.SOUTH)) {
            line[middle] = PATH;
        }
    }
}
