package dev.mazewright.core.rows;

import dev.mazewright.core.run.CancelledException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * A set of edges of a grid of squares, such as those of a path: in blocks of 64 x 64 cells, of which only those that
 * hold an edge take memory, a kibibyte each.
 *
 * <p>Any number of threads may read it once it is complete.
 */
public final class SparseEdges {
    /** Cells along the side of a block. */
    public static final int SIDE = Long.SIZE;

    /** About how many bytes a block takes. */
    public static final long BLOCK_BYTES = 2L * SIDE * Long.BYTES + 100;

    private static final int MANY = 1 << 16;

    /** Of each block the edges to the right by row, then those down. */
    private final Map<Long, long[]> blocks = new HashMap<>();

    private final int rows;
    private final int columns;
    private final LongConsumer memory;
    private long size;

    /**
     * No edges.
     *
     * @param memory is asked for the bytes of each block before it is allocated, and throws if they are not available
     */
    public SparseEdges(int rows, int columns, LongConsumer memory) {
        this.rows = rows;
        this.columns = columns;
        this.memory = memory;
    }

    /** How many rows the grid has. */
    public int rows() {
        return rows;
    }

    /** How many columns the grid has. */
    public int columns() {
        return columns;
    }

    /** How many edges were added. */
    public long size() {
        return size;
    }

    /**
     * Adds the edge from a cell in a direction: 0 up, 1 right, 2 down, 3 left.
     *
     * @throws CancelledException if the thread is interrupted
     */
    public void add(int row, int column, int direction) {
        int from = direction == 0 ? row - 1 : row;
        int left = direction == 3 ? column - 1 : column;
        long[] block = blocks.computeIfAbsent(key(from / SIDE, left / SIDE), key -> {
            memory.accept(BLOCK_BYTES);
            return new long[2 * SIDE];
        });
        block[from % SIDE + (direction % 2 == 0 ? SIDE : 0)] |= 1L << left;
        if (size++ % MANY == 0) {
            CancelledException.check();
        }
    }

    private static long key(int blockRow, int blockColumn) {
        return (long) blockRow << Integer.SIZE | blockColumn;
    }

    /** Whether the edge to the right of a cell is in the set; false where no cell is. */
    public boolean isEast(int row, int column) {
        return contains(row, column, 0);
    }

    /** Whether the edge down from a cell is in the set; false where no cell is. */
    public boolean isSouth(int row, int column) {
        return contains(row, column, SIDE);
    }

    private boolean contains(int row, int column, int plane) {
        if (row < 0 || column < 0 || row >= rows || column >= columns) {
            return false;
        }
        long[] block = blocks.get(key(row / SIDE, column / SIDE));
        return block != null && (block[row % SIDE + plane] >>> column & 1) != 0;
    }

    /**
     * Whether an edge of the set begins in a square of cells, which lies within a block or consists of blocks.
     *
     * @param side of the square, a power of two
     */
    public boolean isAnyIn(int row, int column, int side) {
        if (row < 0 || column < 0 || row >= rows || column >= columns) {
            return false;
        }
        if (side > SIDE) {
            int half = side / 2;
            return isAnyIn(row, column, half)
                    || isAnyIn(row, column + half, half)
                    || isAnyIn(row + half, column, half)
                    || isAnyIn(row + half, column + half, half);
        }
        long[] block = blocks.get(key(row / SIDE, column / SIDE));
        if (block == null) {
            return false;
        }
        long mask = -1L >>> -side << column;
        for (int i = row % SIDE; i < row % SIDE + side; i++) {
            if (((block[i] | block[i + SIDE]) & mask) != 0) {
                return true;
            }
        }
        return false;
    }
}
