package dev.mazewright.vision.ink;

import java.util.Arrays;

/** The convex hull of a set of pixels, row by row. */
final class Hull {
    private final int width;
    private final int[] lefts;
    private final int[] rights;
    private final int top;
    private final int bottom;

    private Hull(int width, int[] lefts, int[] rights, int top, int bottom) {
        this.width = width;
        this.lefts = lefts;
        this.rights = rights;
        this.top = top;
        this.bottom = bottom;
    }

    static Hull of(Components parts, int part, int width) {
        int top = parts.top(part);
        int bottom = parts.bottom(part);
        int[] lefts = new int[bottom - top + 1];
        int[] rights = new int[lefts.length];
        Arrays.fill(lefts, width);
        Arrays.fill(rights, -1);
        for (int y = top; y <= bottom; y++) {
            for (int x = parts.left(part); x <= parts.right(part); x++) {
                if (parts.labels()[y * width + x] == part) {
                    lefts[y - top] = Math.min(lefts[y - top], x);
                    rights[y - top] = x;
                }
            }
        }
        bend(lefts, 1);
        bend(rights, -1);
        return new Hull(width, lefts, rights, top, bottom);
    }

    /** Makes a row of values convex from below, or from above if the sign is negative (Andrew, 1979). */
    private static void bend(int[] values, int sign) {
        int[] chain = new int[values.length];
        int count = 0;
        for (int y = 0; y < values.length; y++) {
            while (count > 1 && isAbove(values, chain[count - 2], chain[count - 1], y, sign)) {
                count--;
            }
            chain[count++] = y;
        }
        for (int i = 1; i < count; i++) {
            int from = chain[i - 1];
            int to = chain[i];
            for (int y = from + 1; y < to; y++) {
                values[y] = (int) Math.rint(values[from] + (double) (values[to] - values[from]) * (y - from) / (to - from));
            }
        }
    }

    private static boolean isAbove(int[] values, int from, int middle, int to, int sign) {
        long rise = (long) (values[middle] - values[from]) * (to - from) - (long) (values[to] - values[from]) * (middle - from);
        return sign * rise >= 0;
    }

    /** Whether it contains a pixel away from its edge. */
    boolean hasInside(int at) {
        int row = at / width - top;
        int x = at % width;
        return row > 0 && row < bottom - top && x > lefts[row] && x < rights[row]
                && x >= Math.max(lefts[row - 1], lefts[row + 1]) && x <= Math.min(rights[row - 1], rights[row + 1]);
    }

    int top() {
        return top;
    }

    int bottom() {
        return bottom;
    }

    int left(int row) {
        return lefts[row - top];
    }

    int right(int row) {
        return rights[row - top];
    }

    int size() {
        int size = 0;
        for (int i = 0; i < lefts.length; i++) {
            size += rights[i] - lefts[i] + 1;
        }
        return size;
    }
}
