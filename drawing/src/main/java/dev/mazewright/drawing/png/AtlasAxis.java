package dev.mazewright.drawing.png;

import java.util.function.IntToLongFunction;

/** Where the blocks of a zoom level of an atlas lie in a tile, from top to bottom or from left to right. */
final class AtlasAxis {
    private final IntToLongFunction counts;
    private final int level;
    private final int levels;
    private final int sideBits;
    private final int blockBits;
    private final long count;
    private final long first;
    private final long end;

    /**
     * One side of a tile of a level, of which {@code counts} says how many blocks it has. Bits are powers of two: of the children along
     * a block, and of the pixels of a cell, which may be negative.
     */
    AtlasAxis(IntToLongFunction counts, int level, int levels, int sideBits, int cellBits, long tile) {
        this.counts = counts;
        this.level = level;
        this.levels = levels;
        this.sideBits = sideBits;
        int spanBits = level * sideBits;
        blockBits = spanBits + cellBits;
        count = counts.applyAsLong(level);
        first = tile << (Integer.numberOfTrailingZeros(AtlasTiles.SIDE) - blockBits);
        long rest = counts.applyAsLong(0) - (first << spanBits);
        end = cellBits >= 0 ? rest << cellBits : rest >> -cellBits;
    }

    /** The first block that is needed: the one before the tile, if there is one. */
    long from() {
        return Math.clamp(first - 1, 0, count - 1);
    }

    /** The last block that is needed: the one after the tile, if there is one. */
    long to() {
        return Math.min(first + (AtlasTiles.SIDE >> blockBits), count - 1);
    }

    /** The pixel, counted from the tile's first one, at which a block begins, or at which the one before it ends. */
    int edge(long block) {
        return (int) (block < count ? (block - first) << blockBits : end);
    }

    /** The pixel in the middle of a block. */
    int middle(long block) {
        return (edge(block) + edge(block + 1)) / 2;
    }

    /** The pixel in the middle of a cell, of which there is no need to be in the tile. */
    double pixel(long cell) {
        int cellBits = blockBits - level * sideBits;
        return Math.scalb(cell + 0.5 - Math.scalb((double) first, level * sideBits), cellBits);
    }

    /** Of how many higher levels blocks begin where a block does. */
    int rank(long block) {
        if (block == 0 || block == count) {
            return levels - level;
        }
        int rank = 0;
        while (level + rank < levels && Long.numberOfTrailingZeros(block) >= (rank + 1) * sideBits
                && block >> ((rank + 1) * sideBits) < counts.applyAsLong(level + rank + 1)) {
            rank++;
        }
        return rank;
    }

    /** Pixels of a block's side, but for the last. */
    int size() {
        return 1 << blockBits;
    }
}
