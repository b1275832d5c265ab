package dev.mazewright.core.generate.trees;

import dev.mazewright.core.grid.Grid;
import java.util.Arrays;

/**
 * A growing row of cells, or of other whole numbers, which can be looked up by index. Grows by blocks of 8 KiB and
 * never copies a number. Takes 8 bytes a number; all methods take constant time but {@link #sorted}.
 */
public final class CellList {
    private static final int BLOCK = 10;
    private static final int WITHIN_BLOCK = (1 << BLOCK) - 1;

    /** Measured: at most 15 times the rows and columns, of walls on hexagons. */
    private static final long RIM = 16;

    private long[][] blocks = new long[1][];
    private long size;

    /** The memory, in bytes, that a row of this many numbers takes; of too many, the greatest number there is. */
    public static long bytes(long numbers) {
        return numbers < Long.MAX_VALUE / Long.BYTES ? numbers * Long.BYTES : Long.MAX_VALUE;
    }

    /**
     * The memory, in bytes, of what lies on the rim of a part of the grid that grows evenly from one cell. On a surface
     * that is in proportion to its rows and columns; with a mask, on several levels and in a plain graph the rim may be
     * everywhere.
     *
     * @param perCell how many numbers there may be for each cell
     */
    public static long rimBytes(Grid grid, int perCell) {
        return rimBytes(grid, perCell, RIM);
    }

    /**
     * The same where there are more.
     *
     * @param rim how many numbers there are for each row and column of a surface
     */
    public static long rimBytes(Grid grid, int perCell, long rim) {
        long all = grid.cells() < Long.MAX_VALUE / perCell ? grid.cells() * perCell : Long.MAX_VALUE;
        // A graph's longest row says little of the others: the outermost ring of a disc has the most cells by far.
        long sides = grid.isGraph() ? 2 * (long) Math.sqrt((double) grid.cells()) : (long) grid.rows() + grid.columns();
        return bytes(isSurface(grid) ? Math.min(all, rim * sides) : all);
    }

    /** Whether the cells lie side by side on a plane or a closed surface, none of them left out. */
    public static boolean isSurface(Grid grid) {
        return grid.levels() == 1 && grid.shape().mask() == null && grid.shape().hasSides();
    }

    public long size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The number at an index, 0 .. size - 1. */
    public long get(long index) {
        return blocks[(int) (index >>> BLOCK)][(int) index & WITHIN_BLOCK];
    }

    /** Puts another number at an index, 0 .. size - 1. */
    void set(long index, long number) {
        blocks[(int) (index >>> BLOCK)][(int) index & WITHIN_BLOCK] = number;
    }

    /** Puts a number at the end. */
    public void add(long number) {
        int block = (int) (size >>> BLOCK);
        if (block == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * block);
        }
        if (blocks[block] == null) {
            blocks[block] = new long[1 << BLOCK];
        }
        blocks[block][(int) size++ & WITHIN_BLOCK] = number;
    }

    /** Takes out the number at an index, 0 .. size - 1; the last one moves there. */
    public long take(long index) {
        long taken = get(index);
        set(index, get(--size));
        return taken;
    }

    /** Forgets all after the given number, and keeps the memory. */
    public void shorten(long newSize) {
        size = newSize;
    }

    /** All numbers in ascending order. */
    public long[] sorted() {
        long[] numbers = new long[Math.toIntExact(size)];
        for (int i = 0; i < numbers.length; i += 1 << BLOCK) {
            System.arraycopy(blocks[i >>> BLOCK], 0, numbers, i, Math.min(numbers.length - i, 1 << BLOCK));
        }
        Arrays.sort(numbers);
        return numbers;
    }
}
