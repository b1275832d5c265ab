package dev.mazewright.drawing.game;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.text.TileRooms;
import dev.mazewright.formats.text.TileRooms.Room;
import dev.mazewright.formats.text.TileView;
import java.io.IOException;
import java.util.List;

/**
 * A maze of hexagons that stand on a corner, in tiles that do so, too: a tile for each cell, and between each two of them one that is wall or
 * floor. All tiles are one of these, since every second tile of every second row is a cell.
 *
 * <pre>
 *   # # # # #         row 0
 *    # C . C #        row 1, shifted right: cells, and a passage between them
 *     # # . #         row 2
 *      # C # C #      row 3, shifted right
 * </pre>
 *
 * <p>Cell (r, c) is tile (2r + 1, 2c + 1), of odd r (2r + 1, 2c + 2); odd rows of tiles are shifted right by half a tile, as odd rows of cells
 * are. Memory for the sides that the path crosses, one byte a cell, and for the rows that are written.
 */
final class HexTiles implements MapTiles {
    // Directions of the shape.
    private static final int UP_LEFT = 0;
    private static final int UP_RIGHT = 1;
    private static final int RIGHT = 2;
    private static final int DOWN_RIGHT = 3;
    private static final int DOWN_LEFT = 4;
    private static final int LEFT = 5;

    /** No tile: outside of the maze. */
    private static final byte NONE = -1;

    private final Puzzle puzzle;
    private final Maze maze;
    private final Grid grid;
    private final int columns;
    private final int rows;
    /** The sides of each cell that the path crosses, by its number. */
    private final byte[] path;

    HexTiles(Format format, Document document) {
        Settings own = document.style().own();
        for (Option<?> option : TileView.OPTIONS) {
            if (!own.get(option).equals(option.byDefault())) {
                throw new UsageException(format.name() + " of hexagons has corridors and walls of one tile, and no rooms; leave out " + option.key());
            }
        }
        puzzle = document.puzzle();
        maze = puzzle.maze();
        grid = puzzle.grid();
        if (Math.max(grid.rows(), grid.columns()) > (Grid.LONGEST_SIDE - 2) / 2) {
            throw new UsageException(grid.rows() + " x " + grid.columns() + " hexagons take twice as many tiles; at most " + Grid.LONGEST_SIDE + " are possible in a row");
        }
        if (grid.cells() > Integer.MAX_VALUE - Long.BYTES) {
            throw new UsageException(grid.cells() + " hexagons are too many for a map; at most " + (Integer.MAX_VALUE - Long.BYTES) + " are possible");
        }
        columns = 2 * grid.columns() + 2;
        rows = 2 * grid.rows() + 1;
        document.requireMemory("the path through " + grid.cells() + " cells", grid.cells() + 3L * Integer.BYTES * columns);
        path = new byte[Math.toIntExact(grid.cells())];
        for (Path each : document.paths()) {
            mark(each);
        }
    }

    private void mark(Path solution) {
        long cell = solution.start();
        for (long i = 0; i < solution.length(); i++) {
            int direction = solution.direction(i);
            path[(int) grid.number(cell)] |= (byte) Directions.of(direction);
            cell = grid.step(cell, direction);
            path[(int) grid.number(cell)] |= (byte) Directions.of((direction + 3) % 6);
        }
    }

    // ---- what a tile is

    /** A tile as {@link TileView} has it, or {@link #NONE}. */
    private byte tile(int y, int x) {
        if (x < 0 || x >= columns || y < 0 || y >= rows) {
            return NONE;
        }
        int above = Math.floorDiv(y - 1, 2); // of an odd row, the row of cells in it
        int place = x - 1 - (above & 1);
        boolean isLeftHalf = Math.floorMod(place, 2) == 0;
        int column = Math.floorDiv(place, 2);
        if (y % 2 == 1) {
            return isLeftHalf ? inside(cell(above, column)) : between(cell(above, column), RIGHT, cell(above, column + 1), LEFT);
        }
        int below = above + 1;
        return isLeftHalf
                ? between(cell(above, column), DOWN_LEFT, cell(below, (x - 2 - (below & 1)) / 2), UP_RIGHT)
                : between(cell(above, column), DOWN_RIGHT, cell(below, Math.floorDiv(x - 1 - (below & 1), 2)), UP_LEFT);
    }

    private long cell(int row, int column) {
        return row < 0 || row >= grid.rows() || column < 0 || column >= grid.columns() ? Grid.NONE : grid.cell(row, column);
    }

    private byte inside(long cell) {
        if (cell == Grid.NONE) {
            return NONE;
        }
        if (cell == puzzle.startOrFirst()) {
            return TileView.START;
        }
        for (long goal : puzzle.goalsOrLast()) {
            if (goal == cell) {
                return TileView.GOAL;
            }
        }
        return path[(int) grid.number(cell)] == 0 ? TileView.FLOOR : TileView.PATH;
    }

    private byte between(long one, int there, long other, int back) {
        if (one == Grid.NONE && other == Grid.NONE) {
            return NONE;
        }
        long cell = one == Grid.NONE ? other : one;
        int direction = one == Grid.NONE ? back : there;
        boolean isOpen = (one == Grid.NONE || other == Grid.NONE)
                ? puzzle.openings().contains(new Opening(cell, direction))
                : maze.isOpen(cell, direction);
        if (!isOpen) {
            return TileView.WALL;
        }
        return Directions.contains(path[(int) grid.number(cell)], direction) ? TileView.PATH : TileView.FLOOR;
    }

    private boolean isWall(int y, int x) {
        return tile(y, x) == TileView.WALL;
    }

    /** The walls beside a tile, a bit a direction. */
    private int index(int y, int x) {
        int right = x + y % 2; // of the tiles above and below, that to the right
        int index = isWall(y - 1, right - 1) ? Directions.of(UP_LEFT) : 0;
        index |= isWall(y - 1, right) ? Directions.of(UP_RIGHT) : 0;
        index |= isWall(y, x + 1) ? Directions.of(RIGHT) : 0;
        index |= isWall(y + 1, right) ? Directions.of(DOWN_RIGHT) : 0;
        index |= isWall(y + 1, right - 1) ? Directions.of(DOWN_LEFT) : 0;
        return index | (isWall(y, x - 1) ? Directions.of(LEFT) : 0);
    }

    // ---- the map

    @Override
    public TileSheet sheet() {
        return HexTileSet.SHEET;
    }

    @Override
    public String wallIndex() {
        return "walls beside: top left 1, top right 2, right 4, bottom right 8, bottom left 16, left 32";
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public void floor(Rows out) throws IOException {
        int[] row = new int[columns];
        for (int y = 0; y < rows; y++) {
            CancelledException.check();
            for (int x = 0; x < columns; x++) {
                byte tile = tile(y, x);
                row[x] = tile == NONE || tile == TileView.WALL ? 0 : 1 + HexTileSet.SHEET.floor() + tile - TileView.FLOOR;
            }
            out.row(row, y == rows - 1);
        }
    }

    @Override
    public void walls(Rows out) throws IOException {
        int[] row = new int[columns];
        for (int y = 0; y < rows; y++) {
            CancelledException.check();
            for (int x = 0; x < columns; x++) {
                row[x] = isWall(y, x) ? 1 + index(y, x) : 0;
            }
            out.row(row, y == rows - 1);
        }
    }

    @Override
    public long x(long cell) {
        return (2L * grid.column(cell) + (grid.row(cell) & 1) + 2) * HexTileSet.WIDTH;
    }

    @Override
    public long y(long cell) {
        return (2L * grid.row(cell) + 1) * HexTileSet.PITCH + HexTileSet.HEIGHT / 2;
    }

    @Override
    public List<Room> rooms() {
        return List.of();
    }

    @Override
    public long[] area(Room room) {
        throw new IllegalStateException("hexagons have no rooms: " + TileRooms.ROOM.key());
    }
}
