package dev.mazewright.drawing.raster;

import java.util.Arrays;

/** The edges of an area in a row of pixels, from left to right by the x where they reach farthest to the left. */
final class EdgeRow {
    private static final int FEW = 64;

    int count;
    /** Which edge it is. */
    int[] edge = new int[FEW];
    /** Where it comes into the row and where it leaves it. */
    double[] topX = new double[FEW];

    double[] bottomX = new double[FEW];
    /** The same downwards, from 0, the top of the row, to 1. */
    double[] top = new double[FEW];

    double[] bottom = new double[FEW];
    /** 1 for those that go downwards, -1 for others. */
    int[] down = new int[FEW];

    void require(int size) {
        if (size > edge.length) {
            int larger = Math.max(size, 2 * edge.length);
            edge = Arrays.copyOf(edge, larger);
            topX = Arrays.copyOf(topX, larger);
            bottomX = Arrays.copyOf(bottomX, larger);
            top = Arrays.copyOf(top, larger);
            bottom = Arrays.copyOf(bottom, larger);
            down = Arrays.copyOf(down, larger);
        }
    }

    double left(int i) {
        return Math.min(topX[i], bottomX[i]);
    }

    double right(int i) {
        return Math.max(topX[i], bottomX[i]);
    }

    /** Whether it goes from the top to the bottom of the row. */
    boolean isThrough(int i) {
        return top[i] == 0 && bottom[i] == 1;
    }

    /** Copies an edge of another row to the end of this one. */
    void append(EdgeRow from, int i) {
        put(count++, from, i);
    }

    void put(int at, EdgeRow from, int i) {
        edge[at] = from.edge[i];
        topX[at] = from.topX[i];
        bottomX[at] = from.bottomX[i];
        top[at] = from.top[i];
        bottom[at] = from.bottom[i];
        down[at] = from.down[i];
    }
}
