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

    void weigh(int top, int left, int height, int width) {
        for (int row = -1; row <= height; row++) {
            weigh(index(row, -1), width + 2, ((long) (top + row) * columns + left - 1) * 4);
        }
        if (top == 0) {
            Arrays.fill(pairs, 0, pitch, NO_EAST | NO_SOUTH);
        }
        if (left == 0) {
            raise(index(-1, -1), height, NO_EAST | NO_SOUTH);
        }
        if (left + width >= columns - 1) {
            raise(index(-1, columns - 1 - left), height, NO_EAST);
        }
        if (left + width == columns) {
            raise(index(-1, width), height, NO_EAST | NO_SOUTH);
        }
        if (top + height >= rows - 1) {
            int last = index(rows - 1 - top, -1);
            for (int i = last; i < last + pitch; i++) {
                pairs[i] |= NO_SOUTH;
            }
        }
        if (top + height == rows) {
            Arrays.fill(pairs, index(height, -1), index(height, -1) + pitch, NO_EAST | NO_SOUTH);
        }
    }

    /** Makes the heaviest of a column's weights. */
    private void raise(int first, int height, long most) {
        for (int row = -1; row <= height; row++) {
            pairs[first + (row + 1) * pitch] |= most;
        }
    }

    /** Makes the weights of a row, also of edges that do not exist. */
    private void weigh(int from, int count, long edge) {
        long[] to = pairs;
        MazeRandom words = weights;
        int bits = mask;
        for (int i = 0; i < count; i++) {
            long number = edge + 4L * i;
            to[from + i] = (long) (words.weight(number + 1) & bits) << EAST | (words.weight(number + 2) & bits);
        }
    }
}
