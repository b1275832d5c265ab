package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.rows.BitRow;

/**
 * A grid of squares cut into tiles that each fit into a processor's cache. A tile's width is a power of two, and a
 * whole number of words of bits, so that no two write to one word.
 *
 * <p>The cells along the sides that face other tiles have a slot each, by which tiles know each other's cells: those
 * along the upper side first, then the lower, the left and the right side. A corner has two.
 */
final class Tiling {
    /** Binary logarithm of the cells of a tile, and of the side of one that is square. */
    private static final int AREA = 14;

    private static final int SIDE = AREA / 2;

    /** Binary logarithm of the bits of a word. */
    private static final int WORD = 6;

    final int rows;
    final int columns;
    /** Binary logarithms of a tile's width and height. */
    final int widthBits;

    final int heightBits;

    /** How many tiles there are side by side. */
    final int across;
    /** How many lie one above the other. */
    final int down;

    /** Where the slots of each side begin, and how many there are in all. */
    final int north;

    final int south;
    final int west;
    final int east;
    final int slots;

    /** Tiles of these binary logarithms of width, at least 6, and height; the sum of both is at most 15. */
    Tiling(int rows, int columns, int widthBits, int heightBits) {
        this.rows = rows;
        this.columns = columns;
        this.widthBits = widthBits;
        this.heightBits = heightBits;
        across = Math.ceilDiv(columns, 1 << widthBits);
        down = Math.ceilDiv(rows, 1 << heightBits);
        north = 0;
        south = down > 1 ? Math.min(1 << widthBits, columns) : 0;
        west = 2 * south;
        east = west + (across > 1 ? Math.min(1 << heightBits, rows) : 0);
        slots = 2 * east - west;
    }

    /** Squares, unless the grid is too narrow for them: then longer ones, of no more than 256 rows. */
    static Tiling of(int rows, int columns) {
        int width = Math.max(WORD, Math.min(AREA - Math.min(SIDE, bits(rows)), bits(columns)));
        int height = Math.min(AREA - width, bits(rows));
        return new Tiling(rows, columns, width, height);
    }

    /** The binary logarithm of the least power of two that is not below a size. */
    private static int bits(int size) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(size - 1);
    }

    long tiles() {
        return (long) across * down;
    }

    /** How many words a row of the grid takes in a plane of bits. */
    int words() {
        return BitRow.words(columns);
    }
}
