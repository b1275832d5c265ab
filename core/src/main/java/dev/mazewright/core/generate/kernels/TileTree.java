package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquarePlanes;
import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * What can be said of a minimum spanning tree within one tile. Kruskal's algorithm there, in a processor's cache,
 * decides most edges for the whole grid: what closes a loop within the tile is the heaviest of that loop, and the
 * lightest path out of a part that has no cell at the tile's sides is the lightest there is. Only an edge between two
 * parts that both go on beyond the tile, and edges across its sides, are kept for later.
 *
 * <p>One thread's memory: about 40 bytes a cell of a tile.
 */
final class TileTree implements LongConsumer {
    private final Tiling tiling;
    private final long[][] planes;
    private final int[] slotsOfAll;
    private final BorderEdges later = new BorderEdges();
    private final EdgeRows edgeRows;
    /** From a cell to the one below, and all addresses of a tile. */
    private final int stride;

    private final int area;

    /**
     * Of each address of the tile, one nearer to the root of its part; behind them one for each slot, which is the root
     * of a part that goes on beyond the tile.
     */
    private final int[] parents;
    /** For each slot, another one that is connected to it within the tile and nearer to the root of its component. */
    private final int[] together;

    /** The edges to decide, by weight and number; the first is free. */
    private final long[] keys;

    private final long[] sorted;
    private final int[] starts;

    private int top;
    private int left;
    private int height;
    private int width;
    private int firstSlot;
    private int size;

    /**
     * @param slotsOfAll of each slot of each tile another that is connected to it: itself, or one before it
     * @param mask which bits of the weights count, for tests
     */
    TileTree(Tiling tiling, SquarePlanes planes, int[] slotsOfAll, MazeRandom weights, int mask) {
        this.tiling = tiling;
        this.planes = new long[][] {planes.east(), planes.south()};
        this.slotsOfAll = slotsOfAll;
        edgeRows = new EdgeRows(tiling, weights, mask);
        stride = 1 << tiling.widthBits;
        area = stride << tiling.heightBits;
        parents = new int[area + tiling.slots];
        together = new int[tiling.slots];
        keys = new long[2 * area + 2];
        sorted = new long[2 * area + 2];
        starts = new int[(1 << bucketBits()) + 1];
    }

    /** The memory, in bytes, that one takes, which is one for each thread. */
    static long bytes(Tiling tiling) {
        long area = 1L << (tiling.widthBits + tiling.heightBits);
        return (area + 2L * tiling.slots) * Integer.BYTES + 4 * (area + 1) * Long.BYTES;
    }

    /** The edges that are still to be decided. */
    BorderEdges later() {
        return later;
    }

    /** Opens the edges that are surely in the tree, in one tile. */
    @Override
    public void accept(long tile) {
        top = (int) (tile / tiling.across) << tiling.heightBits;
        left = (int) (tile % tiling.across) << tiling.widthBits;
        height = Math.min(1 << tiling.heightBits, tiling.rows - top);
        width = Math.min(1 << tiling.widthBits, tiling.columns - left);
        firstSlot = (int) tile * tiling.slots;
        size = 1;
        edgeRows.enter(top, left, width);
        for (int row = 0; row < height; row++) {
            takeRow(row);
        }
        findSides();
        sort();
        join();
    }

    // ---- what the rows say

    private void takeRow(int row) {
        edgeRows.next();
        int at = row << tiling.widthBits;
        edgeRows.lead(parents, at, row == 0 ? 0 : stride, row == height - 1 ? 0 : stride);
        takeEdgesAcross(row);
        int[] said = edgeRows.said();
        int word = (top + row) * tiling.words() + (left >>> 6);
        for (int x = 0; x < width; x += Long.SIZE) {
            int end = Math.min(width, x + Long.SIZE);
            planes[0][word] |= bits(said, x, end, 0);
            planes[1][word++] |= bits(said, x, end, 1);
        }
        size = keep(keys, size, said, edgeRows.east(), edgeRows.south(), width, at);
    }

    private static long bits(int[] said, int from, int to, int bit) {
        long bits = 0;
        for (int x = to; x > from; x--) {
            bits = bits << 1 | (said[x] >>> bit & 1);
        }
        return bits;
    }

    /** Keeps the open edges of a row; an edge that is not is written, too, but at the next one's index. */
    private static int keep(long[] keys, int size, int[] said, int[] east, int[] south, int width, int at) {
        int next = size;
        for (int x = 1; x <= width; x++) {
            long number = (at + x - 1L) << 1;
            keys[next] = (long) east[x] << Integer.SIZE | number;
            next += said[x] >>> 2 & 1;
            keys[next] = (long) south[x] << Integer.SIZE | number | 1;
            next += said[x] >>> 3 & 1;
        }
        return next;
    }

    /** Open edges across the tile's right or lower side are for later; those across the grid's are none. */
    private void takeEdgesAcross(int row) {
        int[] said = edgeRows.said();
        long number = ((long) (top + row) * tiling.columns + left) * 2;
        if ((said[width] & EdgeRows.EAST_IS_OPEN) != 0 && left + width < tiling.columns) {
            int slot = firstSlot + tiling.east + row;
            later.add(edgeRows.east()[width], number + 2L * (width - 1), slot, firstSlot + tiling.slots + tiling.west + row);
        }
        said[width] &= ~EdgeRows.EAST_IS_OPEN;
        if (row == height - 1) {
            int below = firstSlot + tiling.across * tiling.slots + tiling.north;
            for (int x = 0; x < width; x++) {
                if ((said[x + 1] & EdgeRows.SOUTH_IS_OPEN) != 0 && top + height < tiling.rows) {
                    later.add(edgeRows.south()[x + 1], number + 2L * x + 1, firstSlot + tiling.south + x, below + x);
                }
                said[x + 1] &= ~EdgeRows.SOUTH_IS_OPEN;
            }
        }
    }

    // ---- which parts go on beyond the tile

    private void findSides() {
        int last = (height - 1) * stride;
        if (top > 0) {
            findSide(0, 1, width, tiling.north);
        }
        if (top + height < tiling.rows) {
            findSide(last, 1, width, tiling.south);
        }
        if (left > 0) {
            findSide(0, stride, height, tiling.west);
        }
        if (left + width < tiling.columns) {
            findSide(width - 1, stride, height, tiling.east);
        }
    }

    /** The first slot of each part becomes its root. */
    private void findSide(int from, int step, int length, int slots) {
        for (int i = 0; i < length; i++) {
            int slot = slots + i;
            parents[area + slot] = area + slot;
            together[slot] = slot;
            int root = root(parents, from + i * step);
            if (root < area) {
                parents[root] = area + slot;
                root = area + slot;
            }
            slotsOfAll[firstSlot + slot] = firstSlot + root - area;
        }
    }

    // ---- Kruskal

    private int bucketBits() {
        return Math.max(1, tiling.widthBits + tiling.heightBits - 1);
    }

    /** Deals the edges out to buckets by the highest bits of their weights; insertion puts right what is left. */
    private void sort() {
        int shift = Long.SIZE - 1 - bucketBits();
        Arrays.fill(starts, 0);
        count(keys, size, starts, shift);
        int sum = 1;
        for (int bucket = 0; bucket < starts.length; bucket++) {
            int count = starts[bucket];
            starts[bucket] = sum;
            sum += count;
        }
        deal(keys, size, starts, shift, sorted);
        insert(sorted, size);
    }

    private static void count(long[] keys, int size, int[] starts, int shift) {
        for (int i = 1; i < size; i++) {
            starts[(int) (keys[i] >>> shift)]++;
        }
    }

    private static void deal(long[] keys, int size, int[] starts, int shift, long[] to) {
        for (int i = 1; i < size; i++) {
            to[starts[(int) (keys[i] >>> shift)]++] = keys[i];
        }
    }

    /** Sorts what is almost sorted; nothing is below what is at the first index. */
    private static void insert(long[] keys, int size) {
        keys[0] = -1;
        for (int i = 1; i < size; i++) {
            long key = keys[i];
            int index = i;
            for (; keys[index - 1] > key; index--) {
                keys[index] = keys[index - 1];
            }
            keys[index] = key;
        }
    }

    private void join() {
        for (int i = 1; i < size; i++) {
            int edge = (int) sorted[i];
            int cell = edge >>> 1;
            int a = root(parents, cell);
            int b = root(parents, cell + 1 + (edge & 1) * (stride - 1));
            if (a != b) {
                if (Math.min(a, b) < area) {
                    parents[Math.min(a, b)] = Math.max(a, b);
                    open(edge);
                } else {
                    postpone(sorted[i], a - area, b - area);
                }
            }
        }
    }

    private void open(int edge) {
        int row = top + (edge >>> 1 >>> tiling.widthBits);
        int column = left + (edge >>> 1 & (stride - 1));
        BitRow.add(planes[edge & 1], row * tiling.words(), column);
    }

    /** An edge between two parts that go on beyond the tile is for later, unless it closes a loop in the tile. */
    private void postpone(long key, int slot, int otherSlot) {
        int a = root(together, slot);
        int b = root(together, otherSlot);
        if (a != b) {
            together[a] = b;
            int edge = (int) key;
            int row = top + (edge >>> 1 >>> tiling.widthBits);
            int column = left + (edge >>> 1 & (stride - 1));
            later.add(
                    (int) (key >>> Integer.SIZE),
                    ((long) row * tiling.columns + column) * 2 + (edge & 1),
                    firstSlot + slot,
                    firstSlot + otherSlot);
        }
    }

    /** The root of a part, which is its own parent; halves the path there. */
    static int root(int[] parents, int from) {
        int at = from;
        int parent = parents[at];
        while (parent != at) {
            int next = parents[parent];
            parents[at] = next;
            at = next;
            parent = parents[at];
        }
        return at;
    }
}
