package dev.mazewright.core.solve.search;

import java.util.Arrays;

/**
 * A queue of cells by whole numbers from 0 upwards: a bucket for each number, the least comes first. Constant time a
 * cell, as long as numbers added are near the least; 8 bytes an entry, and 20 for each number up to the greatest.
 */
final class CellBuckets {
    private static final long[] NONE = {};

    private long[][] cells = new long[1 << 8][];
    private int[] sizes = new int[1 << 8];
    /** No bucket below has a cell. */
    private int least;

    private long size;

    CellBuckets() {
        Arrays.fill(cells, NONE);
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** The least number of a cell; there is one. */
    int least() {
        while (sizes[least] == 0) {
            least++;
        }
        return least;
    }

    void add(long cell, int number) {
        if (number >= cells.length) {
            grow(number);
        }
        if (sizes[number] == cells[number].length) {
            cells[number] = Arrays.copyOf(cells[number], Math.max(4, 2 * sizes[number]));
        }
        cells[number][sizes[number]++] = cell;
        least = Math.min(least, number);
        size++;
    }

    private void grow(int number) {
        int known = cells.length;
        cells = Arrays.copyOf(cells, Math.max(number + 1, 2 * known));
        Arrays.fill(cells, known, cells.length, NONE);
        sizes = Arrays.copyOf(sizes, cells.length);
    }

    /** Removes a cell of the least number; there is one. */
    long remove() {
        int from = least();
        size--;
        return cells[from][--sizes[from]];
    }
}
