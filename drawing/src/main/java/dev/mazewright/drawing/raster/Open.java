package dev.mazewright.drawing.raster;

import java.util.Arrays;

/** Of the edges of a row from its left border to a place, what they go around at its right: how often, by height. */
final class Open {
    private static final int FEW = 16;

    /** How often at the top of the row, and what is taken away at its bottom. */
    int atTop;

    private int atBottom;

    /** Where that changes between the two, from the top downwards, and by how much. */
    double[] heights = new double[FEW];

    int[] changes = new int[FEW];
    int count;

    /** Whether all is closed: nothing is gone around at any height. */
    boolean isClosed() {
        return count == 0 && atTop == 0 && atBottom == 0;
    }

    void close() {
        count = 0;
        atTop = 0;
        atBottom = 0;
    }

    /** Adds some edges of a row. */
    void add(EdgeRow row, int from, int to) {
        for (int i = from; i < to; i++) {
            change(row.top[i], row.down[i]);
            change(row.bottom[i], -row.down[i]);
        }
    }

    private void change(double height, int by) {
        if (height == 0) {
            atTop += by;
        } else if (height == 1) {
            atBottom += by;
        } else {
            int at = count;
            while (at > 0 && heights[at - 1] >= height) {
                at--;
            }
            change(at, height, by);
        }
    }

    private void change(int at, double height, int by) {
        if (at == count || heights[at] != height) {
            insert(at, height, by);
            return;
        }
        changes[at] += by;
        if (changes[at] == 0) {
            count--;
            System.arraycopy(heights, at + 1, heights, at, count - at);
            System.arraycopy(changes, at + 1, changes, at, count - at);
        }
    }

    private void insert(int at, double height, int by) {
        if (count == heights.length) {
            heights = Arrays.copyOf(heights, 2 * count);
            changes = Arrays.copyOf(changes, 2 * count);
        }
        System.arraycopy(heights, at, heights, at + 1, count - at);
        System.arraycopy(changes, at, changes, at + 1, count - at);
        heights[at] = height;
        changes[at] = by;
        count++;
    }
}
