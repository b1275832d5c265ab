package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import java.util.Arrays;

/**
 * The weights of a tile's edges, and of those of a row and a column more on every side. An edge belongs to its upper or
 * left cell. One that does not exist weighs as much as the heaviest there can be.
 */
final class TileWeights {
    /** Of two weights in a word, the distance of the one of the edge to the right. */
    static final int EAST = Integer.SIZE;

    /** The bits of the edge to the right in a word. */
    static final long EASTS = -1L << EAST;

    /** How many are made in one call: few, so that the method is called often, and compiled early and once. */
    private static final int CHUNK = Long.SIZE;

    private static final long NO_SOUTH = Integer.MAX_VALUE;
    private static final long NO_EAST = NO_SOUTH << EAST;

    /** From a cell's index to that of the cell below. */
    final int pitch;
    /** For each cell, the weight of the edge to the right in the upper half, that of the edge down in the lower. */
    final long[] pairs;

    private final int rows;
    private final int columns;
    private final MazeRandom weights;
    private final int mask;

    /** @param mask which bits of the weights count, for tests */
    TileWeights(Tiling tiling, MazeRandom weights, int mask) {
        rows = tiling.rows;
        columns = tiling.columns;
        this.weights = weights;
        this.mask = mask;
        pitch = pitch(tiling);
        pairs = new long[length(tiling)];
    }

    /** The memory, in bytes, of the weights of a tile. */
    static long bytes(Tiling tiling) {
        return (long) length(tiling) * Long.BYTES;
    }

    private static int pitch(Tiling tiling) {
        return (1 << tiling.widthBits) + 2;
    }

    private static int length(Tiling tiling) {
        return ((1 << tiling.heightBits) + 2) * pitch(tiling);
    }

    /** The index of a cell, by row and column of the tile. */
    int index(int row, int column) {
        return (row + 1) * pitch + column + 1;
    }

    /** The weight of the edge to the right. */
    int east(int index) {
        return (int) (pairs[index] >>> EAST);
    }

    /** The weight of the edge down. */
    int south(int index) {
        return (int) pairs[index];
    }

    /** Makes the weights of a tile. */
    void weigh(int top, int left, int height, int width) {
        for (int row = -1; row <= height; row++) {
            weighRow(index(row, -1), top + row, left, width);
        }
    }

    private void weighRow(int from, int row, int left, int width) {
        int to = from + width + 2;
        if (row < 0 || row >= rows) {
            Arrays.fill(pairs, from, to, NO_EAST | NO_SOUTH);
            return;
        }
        long edge = ((long) row * columns + left - 1 - from) * 4;
        for (int i = from; i < to; i += CHUNK) {
            weigh(pairs, i, Math.min(to, i + CHUNK), weights, edge, mask);
        }
        if (left == 0) {
            pairs[from] = NO_EAST | NO_SOUTH;
        }
        if (left + width >= columns - 1) {
            pairs[from + columns - left] |= NO_EAST;
        }
        if (left + width == columns) {
            pairs[to - 1] = NO_EAST | NO_SOUTH;
        }
        if (row == rows - 1) {
            for (int i = from; i < to; i++) {
                pairs[i] |= NO_SOUTH;
            }
        }
    }

    private static void weigh(long[] to, int from, int end, MazeRandom weights, long edge, int mask) {
        for (int i = from; i < end; i++) {
            long number = edge + 4L * i;
            to[i] = (long) (weights.weight(number + 1) & mask) << EAST | (weights.weight(number + 2) & mask);
        }
    }
}
