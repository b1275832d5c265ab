package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.ReplayableRows;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.shape.Rectangle;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A maze of tiles, streamed row by row: a band, a few rows of tiles, is made on all threads when its first row is asked
 * for.
 *
 * <p>Tiles that share words of the planes are made by one thread, one after the other.
 */
public final class TileBands implements ReplayableRows {
    /** Enough tiles for all threads to have work. */
    private static final int TILES = 256;

    private final Generator maker;
    private final int side;
    private final int rows;
    private final int columns;
    private final MazeRandom random;
    private final Context context;
    private final MazeRandom right;
    private final MazeRandom down;
    private final int tileColumns;
    private final Maze doors;

    /** Rows of tiles in a band. */
    private final int depth;
    /** Tiles beside each other whose columns fill whole words. */
    private final int group;

    private int row;
    /** The band of the next row from that row on, or null if it is not made. */
    private @Nullable SquareRows streamed;

    /** The maze of these rows and columns, of tiles with this side, made by this generator. */
    public TileBands(Generator maker, int side, int rows, int columns, MazeRandom random, Context context) {
        this.maker = maker;
        this.side = side;
        this.rows = rows;
        this.columns = columns;
        this.random = random;
        this.context = context;
        right = random.stream("right");
        down = random.stream("down");
        tileColumns = Math.ceilDiv(columns, side);
        depth = depth(side, rows, columns);
        group = Long.SIZE / Math.min(Long.SIZE, Integer.lowestOneBit(side));
        doors = blank(Math.ceilDiv(rows, side), tileColumns);
        maker.generate(doors, random.stream("doors"));
    }

    /** One that continues where another is. */
    private TileBands(TileBands other) {
        maker = other.maker;
        side = other.side;
        rows = other.rows;
        columns = other.columns;
        random = other.random;
        context = other.context;
        right = other.right;
        down = other.down;
        tileColumns = other.tileColumns;
        doors = other.doors;
        depth = other.depth;
        group = other.group;
        row = other.row;
    }

    @Override
    public ReplayableRows copy() {
        return new TileBands(this);
    }

    private static int depth(int side, int rows, int columns) {
        return Math.min(Math.ceilDiv(rows, side), Math.ceilDiv(TILES, Math.ceilDiv(columns, side)));
    }

    private static Maze blank(int rows, int columns) {
        return new Maze(new Rectangle(rows, columns, null).grid());
    }

    /**
     * About how many bytes of memory such a maze takes while it is streamed.
     *
     * @param working what the generator needs beside a maze on a grid
     */
    public static long bytes(ToLongFunction<Grid> working, int side, int rows, int columns, int threads) {
        Grid tiles = new Rectangle(Math.ceilDiv(rows, side), Math.ceilDiv(columns, side), null).grid();
        Grid tile = new Rectangle(Math.min(side, rows), Math.min(side, columns), null).grid();
        long perThread = Memory.sum(Maze.bytes(tile), working.applyAsLong(tile));
        long band = SquarePlanes.bytes((int) Math.min(rows, (long) depth(side, rows, columns) * side), columns);
        return Memory.sum(
                Maze.bytes(tiles), Math.max(working.applyAsLong(tiles), Memory.sum(band, perThread * threads)));
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public void next(long[] east, long[] south) {
        int height = depth * side;
        SquareRows band = streamed;
        if (band == null || row % height == 0) {
            int first = row - row % height;
            streamed = null; // before there is another
            band = made(first / side, Math.min(height, rows - first)).stream();
            band.skip(row - first);
            streamed = band;
        }
        band.next(east, south);
        row++;
    }

    /** Bands that are skipped as a whole are never made. */
    @Override
    public void skip(int many) {
        int to = row + many;
        int first = to - to % (depth * side);
        if (first > row) {
            streamed = null;
            row = first;
        }
        if (streamed == null) {
            row = to;
        } else {
            ReplayableRows.super.skip(to - row);
        }
    }

    /** Makes the rows of tiles from this one on, this number of rows of cells. */
    private SquarePlanes made(int tileRow, int height) {
        SquarePlanes planes = new SquarePlanes(height, columns);
        int groups = Math.ceilDiv(tileColumns, group);
        context.share((long) groups * Math.ceilDiv(height, side), () -> task -> {
            int below = (int) (task / groups);
            int from = (int) (task % groups) * group;
            for (int column = from; column < Math.min(from + group, tileColumns); column++) {
                tile(planes, tileRow + below, column, below * side);
            }
        });
        return planes;
    }

    /** Makes a tile, and its doors to the right and down, in the planes from this row on. */
    private void tile(SquarePlanes planes, int tileRow, int tileColumn, int top) {
        int left = tileColumn * side;
        int height = Math.min(side, planes.rows() - top);
        int width = Math.min(side, columns - left);
        long number = (long) tileRow * tileColumns + tileColumn;
        write(planes, top, left, made(height, width, random.stream("tile", number)));
        int open = doors.open(doors.grid().cell(tileRow, tileColumn));
        if (Directions.contains(open, Rectangle.EAST)) {
            BitRow.add(planes.east(), planes.words() * (top + (int) right.below(height, number)), left + width - 1);
        }
        if (Directions.contains(open, Rectangle.SOUTH)) {
            BitRow.add(planes.south(), planes.words() * (top + height - 1), left + (int) down.below(width, number));
        }
    }

    /** The maze of one tile. */
    private SquareRows made(int height, int width, MazeRandom chance) {
        if (maker instanceof StreamingGenerator streaming) {
            return streaming.rows(height, width, chance);
        }
        Maze tile = blank(height, width);
        maker.generate(tile, chance);
        return tile.rows();
    }

    private static void write(SquarePlanes planes, int top, int left, SquareRows tile) {
        long[] east = new long[tile.words()];
        long[] south = new long[tile.words()];
        for (int row = 0; row < tile.rows(); row++) {
            tile.next(east, south);
            BitRow.include(planes.east(), planes.words() * (top + row), left, east);
            BitRow.include(planes.south(), planes.words() * (top + row), left, south);
        }
    }
}
