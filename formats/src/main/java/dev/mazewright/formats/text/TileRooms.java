package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rooms in a view in tiles: rectangles of cells without walls and posts within. Where they lie, the maze decides alone: the same maze has
 * the same rooms, whether it was made or read.
 *
 * @param all the rooms, none of which has a cell of another
 */
public record TileRooms(List<Room> all) {
    /** Rooms and how many there are. */
    public static final Option<String> ROOM = Option.text(
            "room", "RxC or RxC:N", "Rooms without inner walls, of R rows and C columns of cells, and how many of them.", TileRooms::canonical);

    private static final TileRooms NONE = new TileRooms(List.of());
    private static final Pattern TEXT = Pattern.compile("(\\d{1,4})x(\\d{1,4})(?::(\\d{1,6}))?");

    /** How many places are drawn before rooms that do not fit are refused. */
    private static final int TRIES = 1000;

    /** A word of the digest of a maze, in hexadecimal digits. */
    private static final int DIGITS = 15;

    /**
     * A room.
     *
     * @param row of its first cell
     * @param column of its first cell
     * @param rows of cells
     * @param columns of cells
     */
    public record Room(int row, int column, int rows, int columns) {
        private boolean meets(Room other) {
            return row < other.row + other.rows && other.row < row + rows && column < other.column + other.columns && other.column < column + columns;
        }
    }

    /** Copies the rooms. */
    public TileRooms {
        all = List.copyOf(all);
    }

    private static String canonical(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches() || number(parts, 1) * number(parts, 2) < 2 || number(parts, 3) < 1) {
            throw new UsageException("a room is rows x columns of cells, at least two of them, and how many rooms, such as 3x4:5; not '" + text + "'");
        }
        return text;
    }

    private static int number(Matcher parts, int group) {
        return parts.group(group) == null ? 1 : Integer.parseInt(parts.group(group));
    }

    /**
     * The rooms that are asked for in a document.
     *
     * @throws UsageException if they do not fit into the maze
     */
    static TileRooms of(Format format, Document document) {
        Matcher parts = TEXT.matcher(document.style().own().get(ROOM));
        if (!parts.matches()) {
            return NONE;
        }
        Grid grid = document.puzzle().grid();
        if (document.puzzle().isStreamed() || grid.shape().isTiles()) {
            throw new UsageException(format.name() + " can open a " + ROOM.key() + " in a maze of cells that is in memory, and this one is "
                    + (grid.shape().isTiles() ? "of tiles" : "streamed"));
        }
        int count = number(parts, 3);
        Room size = new Room(0, 0, number(parts, 1), number(parts, 2));
        List<Room> rooms = new ArrayList<>();
        MazeRandom random = new MazeRandom(Long.parseLong(Digest.of(document.puzzle().maze()).substring(0, DIGITS), 16));
        boolean isLess = size.rows <= grid.rows() && size.columns <= grid.columns();
        for (int tries = 0; isLess && tries < TRIES && rooms.size() < count; tries++) {
            Room room = new Room((int) random.below(grid.rows() - size.rows + 1L), (int) random.below(grid.columns() - size.columns + 1L), size.rows, size.columns);
            if (rooms.stream().noneMatch(room::meets) && isOfCells(grid, room)) {
                rooms.add(room);
                tries = 0;
            }
        }
        if (rooms.size() < count) {
            throw new UsageException(count + " rooms of " + size.rows + "x" + size.columns + " cells do not fit into this maze of " + grid.rows() + "x"
                    + grid.columns() + "; there is place for " + rooms.size() + ", found at random: take fewer or smaller ones");
        }
        return new TileRooms(rooms);
    }

    private static boolean isOfCells(Grid grid, Room room) {
        for (int row = room.row; row < room.row + room.rows; row++) {
            for (int column = room.column; column < room.column + room.columns; column++) {
                if (grid.cell(row, column) == Grid.NONE) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Opens the sides within rooms of a row of cells. */
    void open(int row, int[] sides) {
        for (Room room : all) {
            if (row < room.row || row >= room.row + room.rows) {
                continue;
            }
            for (int column = room.column; column < room.column + room.columns; column++) {
                sides[column] |= row > room.row ? Directions.of(Rectangle.NORTH) : 0;
                sides[column] |= column > room.column ? Directions.of(Rectangle.WEST) : 0;
                sides[column] |= row + 1 < room.row + room.rows ? Directions.of(Rectangle.SOUTH) : 0;
                sides[column] |= column + 1 < room.column + room.columns ? Directions.of(Rectangle.EAST) : 0;
            }
        }
    }

    /** Whether the post at the top left of a cell lies within a room. */
    boolean isInside(int row, int column) {
        for (Room room : all) {
            if (row > room.row && row < room.row + room.rows && column > room.column && column < room.column + room.columns) {
                return true;
            }
        }
        return false;
    }
}
