package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import java.util.Arrays;

/**
 * Goes down a tile of squares row by row, weighs the edges, and decides those that it can from their neighbours alone:
 * the lightest edge of a cell is in the minimum spanning tree, the heaviest edge around a corner is not. That is five
 * edges of seven. Where two edges weigh the same, it leaves the decision to others.
 *
 * <p>Weights lie in rings of four rows; index 1 is the tile's first column, and there is one more on either side. An
 * edge belongs to its upper or left cell. All is arithmetic on rows of numbers, without a branch: to compare two
 * weights would be an unpredictable branch.
 *
 * <p>Source: the two rules are Tarjan's blue and red rule, <i>Data Structures and Network Algorithms</i>, 1983.
 */
final class EdgeRows {
    // What is said of an edge: whether it is in the tree, and whether nothing is known.
    static final int EAST_IS_IN = 1;
    static final int SOUTH_IS_IN = 2;
    static final int EAST_IS_OPEN = 4;
    static final int SOUTH_IS_OPEN = 8;

    // Of a cell: the bit of its lightest edge. Of a corner, in the same order: that of the heaviest edge around it,
    // which is, seen from the cell up and left of it, this cell's east or south edge, its east neighbour's south edge,
    // or its south neighbour's east edge.
    private static final int NORTH = 0;
    private static final int WEST = 1;
    private static final int EAST = 2;
    private static final int SOUTH = 3;

    private static final int TOP = 0;
    private static final int LEFT = 1;
    private static final int RIGHT = 2;
    private static final int BOTTOM = 3;

    /** What an edge weighs that does not exist. */
    private static final int NONE = Integer.MAX_VALUE;

    private static final int RING = 4;

    private final int rows;
    private final int columns;
    private final MazeRandom weights;
    private final int mask;

    private final int[][] east;
    private final int[][] south;
    private final int[][] lightest;
    private final int[][] heaviest;
    private final int[] said;

    private int row;
    private int left;
    private int width;

    EdgeRows(Tiling tiling, MazeRandom weights, int mask) {
        this.rows = tiling.rows;
        this.columns = tiling.columns;
        this.weights = weights;
        this.mask = mask;
        int length = (1 << tiling.widthBits) + 2;
        east = new int[RING][length];
        south = new int[RING][length];
        lightest = new int[RING][length];
        heaviest = new int[RING][length];
        said = new int[length];
    }

    /** Goes to the row above the first of a tile. */
    void enter(int top, int left, int width) {
        this.left = left;
        this.width = width;
        row = top - 1;
        weigh(row);
        weigh(top);
        findLightest(lightest[top & 3], south[row & 3], east[top & 3], south[top & 3], width + 2);
        findHeaviest(heaviest[row & 3], east[row & 3], south[row & 3], east[top & 3], width + 1);
    }

    /** Goes to the next row. */
    void next() {
        int above = row++;
        int below = row + 1;
        weigh(below);
        findLightest(lightest[below & 3], south[row & 3], east[below & 3], south[below & 3], width + 2);
        findHeaviest(heaviest[row & 3], east[row & 3], south[row & 3], east[below & 3], width + 1);
        say(said, lightest[row & 3], lightest[below & 3], heaviest[above & 3], heaviest[row & 3], width + 1);
    }

    /** The weights of the row's edges to the right. */
    int[] east() {
        return east[row & 3];
    }

    /** The weights of the row's edges down. */
    int[] south() {
        return south[row & 3];
    }

    /** What is said of the row's edges. */
    int[] said() {
        return said;
    }

    /**
     * For each cell of the row that address of the tile where its lightest edge leads to, its own if that leads out of
     * the tile or is also the lightest of the later cell's, so that following them ends.
     *
     * @param at the address of the row's first cell
     * @param up how far the row above is; 0 if there is none in the tile
     * @param down how far the row below is, likewise
     */
    void lead(int[] parents, int at, int up, int down) {
        int[] cells = lightest[row & 3];
        lead(parents, at, cells, lightest[(row + 1) & 3], up, down, width);
        if ((cells[1] >>> WEST & 1) != 0) {
            parents[at] = at;
        }
        if ((cells[width] >>> EAST & 1) != 0) {
            parents[at + width - 1] = at + width - 1;
        }
    }

    private static void lead(int[] parents, int at, int[] cells, int[] below, int up, int down, int width) {
        for (int x = 0; x < width; x++) {
            int cell = cells[x + 1];
            int toEast = cell >>> EAST & ~(cells[x + 2] >>> WEST) & 1;
            int toSouth = cell >>> SOUTH & ~(below[x + 1] >>> NORTH) & 1;
            parents[at + x] = at + x - (cell >>> WEST & 1) - up * (cell >>> NORTH & 1) + toEast + down * toSouth;
        }
    }

    private void weigh(int row) {
        int[] toEast = east[row & 3];
        int[] toSouth = south[row & 3];
        if (row < 0 || row >= rows) {
            Arrays.fill(toEast, NONE);
            Arrays.fill(toSouth, NONE);
            return;
        }
        int from = left > 0 ? 0 : 1;
        int to = Math.min(width + 2, columns - left + 1);
        long edge = ((long) row * columns + left - 1) * 4;
        toEast[0] = NONE;
        toSouth[0] = NONE;
        weigh(toEast, from, to, weights, edge + 1, mask);
        weigh(toSouth, from, to, weights, edge + 2, mask);
        toEast[width + 1] = left + width < columns ? toEast[width + 1] : NONE;
        toSouth[width + 1] = left + width < columns ? toSouth[width + 1] : NONE;
        if (left + to - 1 == columns) {
            toEast[to - 1] = NONE;
        }
        if (row == rows - 1) {
            Arrays.fill(toSouth, NONE);
        }
    }

    private static void weigh(int[] row, int from, int to, MazeRandom weights, long edge, int mask) {
        for (int i = from; i < to; i++) {
            row[i] = weights.weight(edge + 4L * i) & mask;
        }
    }

    /** The difference of two weights is negative, its highest bit 1, where one is the lesser. */
    private static void findLightest(int[] found, int[] north, int[] east, int[] south, int end) {
        for (int i = 1; i < end; i++) {
            int n = north[i];
            int w = east[i - 1];
            int e = east[i];
            int s = south[i];
            int northWest = Math.min(n, w);
            int eastSouth = Math.min(e, s);
            found[i] = (n - Math.min(w, eastSouth)) >>> 31 << NORTH
                    | (w - Math.min(n, eastSouth)) >>> 31 << WEST
                    | (e - Math.min(s, northWest)) >>> 31 << EAST
                    | (s - Math.min(e, northWest)) >>> 31 << SOUTH;
        }
    }

    private static void findHeaviest(int[] found, int[] east, int[] south, int[] eastBelow, int end) {
        for (int i = 0; i < end; i++) {
            int t = east[i];
            int l = south[i];
            int r = south[i + 1];
            int b = eastBelow[i];
            int topLeft = Math.max(t, l);
            int rightBottom = Math.max(r, b);
            found[i] = (Math.max(l, rightBottom) - t) >>> 31 << TOP
                    | (Math.max(t, rightBottom) - l) >>> 31 << LEFT
                    | (Math.max(b, topLeft) - r) >>> 31 << RIGHT
                    | (Math.max(r, topLeft) - b) >>> 31 << BOTTOM;
        }
    }

    private static void say(int[] said, int[] cells, int[] below, int[] above, int[] corners, int end) {
        for (int i = 1; i < end; i++) {
            int eastIn = (cells[i] >>> EAST | cells[i + 1] >>> WEST) & 1;
            int southIn = (cells[i] >>> SOUTH | below[i] >>> NORTH) & 1;
            int eastOut = above[i] >>> BOTTOM | corners[i] >>> TOP;
            int southOut = corners[i - 1] >>> RIGHT | corners[i] >>> LEFT;
            said[i] = eastIn * EAST_IS_IN
                    | southIn * SOUTH_IS_IN
                    | (~(eastIn | eastOut) & 1) * EAST_IS_OPEN
                    | (~(southIn | southOut) & 1) * SOUTH_IS_OPEN;
        }
    }
}
