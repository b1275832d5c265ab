package dev.mazewright.drawing.raster;

import java.util.Arrays;

/**
 * The straight edges around an area, in pixels, cut off at the borders of a strip: what lies beside it is drawn in to its left and
 * right border, as it counts for what is to the right of it. Level edges are left out, as they bound nothing to their right.
 */
final class Edges {
    private static final int FEW = 64;

    private final int width;
    private final int height;
    /** Where each edge begins, at its upper end, and where it ends. */
    double[] x0 = new double[FEW];

    double[] y0 = new double[FEW];
    double[] x1 = new double[FEW];
    double[] y1 = new double[FEW];
    /** 1 for edges that were drawn downwards, -1 for the others. */
    byte[] down = new byte[FEW];

    int count;
    /** The edges by the row of pixels in which they begin, from which on they are those of a row. */
    int[] byRow = new int[FEW];

    private int[] starts = new int[FEW];
    private int firstRow;
    private int lastStart;

    Edges(int width, int height) {
        this.width = width;
        this.height = height;
    }

    void clear() {
        count = 0;
    }

    /** Adds a straight edge. */
    void add(double fromX, double fromY, double toX, double toY) {
        if (fromY < toY) {
            cutRows(fromX, fromY, toX, toY, 1);
        } else if (fromY > toY) {
            cutRows(toX, toY, fromX, fromY, -1);
        }
    }

    private void cutRows(double highX, double high, double lowX, double low, int sign) {
        if (low <= 0 || high >= height) {
            return;
        }
        double fromX = high < 0 ? highX - high * (lowX - highX) / (low - high) : highX;
        double toX = low > height ? highX + (height - high) * (lowX - highX) / (low - high) : lowX;
        cutLeft(fromX, Math.max(high, 0), toX, Math.min(low, height), sign);
    }

    private void cutLeft(double fromX, double from, double toX, double to, int sign) {
        if (fromX < 0 == toX < 0) {
            cutRight(Math.max(fromX, 0), from, Math.max(toX, 0), to, sign);
        } else {
            double cut = Math.min(from - fromX * (to - from) / (toX - fromX), to);
            cutRight(Math.max(fromX, 0), from, 0, cut, sign);
            cutRight(0, cut, Math.max(toX, 0), to, sign);
        }
    }

    private void cutRight(double fromX, double from, double toX, double to, int sign) {
        if (fromX > width == toX > width) {
            put(Math.min(fromX, width), from, Math.min(toX, width), to, sign);
        } else {
            double cut = Math.min(from + (width - fromX) * (to - from) / (toX - fromX), to);
            put(Math.min(fromX, width), from, width, cut, sign);
            put(width, cut, Math.min(toX, width), to, sign);
        }
    }

    private void put(double fromX, double from, double toX, double to, int sign) {
        if (from >= to) {
            return;
        }
        if (count == down.length) {
            grow();
        }
        x0[count] = fromX;
        y0[count] = from;
        x1[count] = toX;
        y1[count] = to;
        down[count++] = (byte) sign;
    }

    private void grow() {
        int size = Math.multiplyExact(2, count);
        x0 = Arrays.copyOf(x0, size);
        y0 = Arrays.copyOf(y0, size);
        x1 = Arrays.copyOf(x1, size);
        y1 = Arrays.copyOf(y1, size);
        down = Arrays.copyOf(down, size);
        byRow = new int[size];
    }

    /** Sorts them by the rows in which they begin, and leaves their order within a row. */
    void sort() {
        int lastRow = 0;
        firstRow = height;
        for (int i = 0; i < count; i++) {
            int row = (int) y0[i];
            firstRow = Math.min(firstRow, row);
            lastRow = Math.max(lastRow, row);
        }
        int rows = Math.max(0, lastRow - firstRow + 1);
        if (starts.length < rows + 2) {
            starts = new int[rows + 2];
        } else {
            Arrays.fill(starts, 0, rows + 2, 0);
        }
        for (int i = 0; i < count; i++) {
            starts[(int) y0[i] - firstRow + 2]++;
        }
        for (int row = 1; row <= rows; row++) {
            starts[row + 1] += starts[row];
        }
        for (int i = 0; i < count; i++) {
            byRow[starts[(int) y0[i] - firstRow + 1]++] = i;
        }
        lastStart = firstRow + rows - 1;
    }

    /** The first row that has an edge. */
    int firstRow() {
        return firstRow;
    }

    /** Where those that begin in a row, from {@link #firstRow} on, come first in {@link #byRow}; for the one after the last, all. */
    int start(int row) {
        return row > lastStart ? count : starts[row - firstRow];
    }
}
