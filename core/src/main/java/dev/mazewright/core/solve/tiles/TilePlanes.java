package dev.mazewright.core.solve.tiles;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Memory;
import java.util.Arrays;
import java.util.Objects;

/**
 * Tiles as planes of bits, so that a scan along a row or a column looks at 64 tiles at a time.
 *
 * <p>A tile is where it stands among the bits: {@code x + y * width()}, where x and y count from 1; around the map there is
 * brick. In the plane of columns the same tile stands at {@code y + x * height()}.
 *
 * <p>A <em>corner</em> is a floor tile beside the corner of brick: a step to a side and a step to another are open, and the
 * tile between those two is brick. Only there a cheapest path has to turn.
 *
 * <p>Five bits a tile, and half a bit for counting.
 *
 * <p>Source: Harabor and Grastien, <i>Improving jump point search</i>, 2014.
 */
final class TilePlanes {
    private static final int LOG = 6;

    private final int rows;
    private final int columns;
    private final int width;
    private final int height;
    private final long[] floor;
    private final long[] corners;
    /** Brick and corners, row by row. */
    private final long[] rowStops;
    /** Brick and corners, column by column. */
    private final long[] columnStops;
    /** How many corners there are in the words before this one. */
    private final int[] cornersBefore;

    private int cornerCount;

    /** The planes of a grid of tiles that {@link #fits}. */
    TilePlanes(Grid grid) {
        rows = grid.rows();
        columns = grid.columns();
        width = padded(columns);
        height = padded(rows);
        floor = new long[words(rows, width)];
        corners = new long[floor.length];
        rowStops = new long[floor.length];
        columnStops = new long[words(columns, height)];
        cornersBefore = new int[floor.length];
        takeFloor(Objects.requireNonNull(grid.mask()));
        findCorners();
        transposeStops();
    }

    /** Whether a grid is one of tiles that these planes have room for. */
    static boolean fits(Grid grid) {
        return grid.shape().isTiles()
                && grid.mask() != null
                && Math.max((grid.rows() + 2L) * padded(grid.columns()), (grid.columns() + 2L) * padded(grid.rows()))
                        <= Integer.MAX_VALUE - Long.SIZE;
    }

    /** The memory, in bytes, that they take for a grid that {@link #fits}. */
    static long bytes(Grid grid) {
        long ofRows = (long) words(grid.rows(), padded(grid.columns())) * (3 * Long.BYTES + Integer.BYTES);
        return Memory.sum(ofRows, (long) words(grid.columns(), padded(grid.rows())) * Long.BYTES);
    }

    /** This number of bits, one more on either side, and more up to a full word. */
    private static int padded(int bits) {
        return Math.toIntExact((bits + 2L + Long.SIZE - 1) & -Long.SIZE);
    }

    /** The words of this number of lines, one more on either side, and one word after them all. */
    private static int words(int lines, int bits) {
        return (int) (((lines + 2L) * bits) >>> LOG) + 1;
    }

    private void takeFloor(Mask mask) {
        for (int row = 0; row < rows; row++) {
            CancelledException.check();
            for (int column = mask.nextColumn(row, 0); column < columns; column = mask.nextColumn(row, column + 1)) {
                set(floor, tile(column + 1, row + 1));
            }
        }
    }

    private void findCorners() {
        int words = width >> LOG;
        Arrays.fill(rowStops, -1);
        for (int i = words; i < floor.length - 1 - words; i++) {
            long here = floor[i];
            long above = floor[i - words];
            long below = floor[i + words];
            long west = ((above & ~eastward(i - words)) | (below & ~eastward(i + words))) & eastward(i);
            long east = ((above & ~westward(i - words)) | (below & ~westward(i + words))) & westward(i);
            corners[i] = here & (west | east);
            rowStops[i] = ~here | corners[i];
            cornersBefore[i] = cornerCount;
            cornerCount += Long.bitCount(corners[i]);
        }
    }

    /** The floor, a word of it, moved east by a tile: for each tile the one west of it. */
    private long eastward(int word) {
        return floor[word] << 1 | (word == 0 ? 0 : floor[word - 1] >>> 63);
    }

    /** For each tile the one east of it. */
    private long westward(int word) {
        return floor[word] >>> 1 | floor[word + 1] << 63;
    }

    private void transposeStops() {
        Arrays.fill(columnStops, -1);
        for (int y = 1; y <= rows; y++) {
            CancelledException.check();
            for (int word = (y * width) >> LOG; word < ((y + 1) * width) >> LOG; word++) {
                for (long passed = ~rowStops[word]; passed != 0; passed &= passed - 1) {
                    int x = (word << LOG) + Long.numberOfTrailingZeros(passed) - y * width;
                    int there = x * height + y;
                    columnStops[there >> LOG] &= ~(1L << there);
                }
            }
        }
    }

    /** How many bits later the tile below stands. */
    int width() {
        return width;
    }

    /** The tile of a column and a row, both from 1. */
    int tile(int x, int y) {
        return y * width + x;
    }

    /** The column of a tile, from 1. */
    int x(int tile) {
        return tile % width;
    }

    /** The row of a tile, from 1. */
    int y(int tile) {
        return tile / width;
    }

    boolean isFloor(int tile) {
        return (floor[tile >> LOG] >>> tile & 1) != 0;
    }

    /** Whether a step that changes row or column or both is open; across a corner, both tiles beside it must be floor. */
    boolean isOpen(int tile, int dx, int dy) {
        int down = dy * width;
        return isFloor(tile + dx + down) && isFloor(tile + dx) && isFloor(tile + down);
    }

    // ---- corners

    boolean isCorner(int tile) {
        return (corners[tile >> LOG] >>> tile & 1) != 0;
    }

    int cornerCount() {
        return cornerCount;
    }

    /** The number of a corner in reading order. */
    int cornerNumber(int corner) {
        return cornersBefore[corner >> LOG] + Long.bitCount(corners[corner >> LOG] & ~(-1L << corner));
    }

    /** All corners in reading order. */
    int[] allCorners() {
        int[] all = new int[cornerCount];
        int size = 0;
        for (int word = 0; word < corners.length; word++) {
            for (long rest = corners[word]; rest != 0; rest &= rest - 1) {
                all[size++] = (word << LOG) + Long.numberOfTrailingZeros(rest);
            }
        }
        return all;
    }

    // ---- scans

    /** How many steps east (1) or west (-1) of a tile the first corner or brick is. */
    int alongRow(int tile, int direction) {
        return direction > 0 ? next(rowStops, tile + 1) - tile : tile - previous(rowStops, tile - 1);
    }

    /** How many steps south (1) or north (-1) of a tile the first corner or brick is. */
    int alongColumn(int x, int y, int direction) {
        int tile = x * height + y;
        return direction > 0 ? next(columnStops, tile + 1) - tile : tile - previous(columnStops, tile - 1);
    }

    private static int next(long[] plane, int from) {
        int word = from >> LOG;
        long bits = plane[word] & -1L << from;
        while (bits == 0) {
            bits = plane[++word];
        }
        return (word << LOG) + Long.numberOfTrailingZeros(bits);
    }

    private static int previous(long[] plane, int from) {
        int word = from >> LOG;
        long bits = plane[word] & -1L >>> ~from;
        while (bits == 0) {
            bits = plane[--word];
        }
        return (word << LOG) + Long.SIZE - 1 - Long.numberOfLeadingZeros(bits);
    }

    private static void set(long[] plane, int bit) {
        plane[bit >> LOG] |= 1L << bit;
    }
}
