package dev.mazewright.drawing.lines;

import java.util.Arrays;

/**
 * An order of strokes in which a pen that is up has short ways: after each the one whose nearer end is nearest, in the direction
 * that begins there; of those equally near, the first.
 *
 * <p>Ends are kept in a grid of squares, about one in each, searched in rings.
 */
public final class NearestNext {
    private static final int NONE = -1;

    private final double[] x;
    private final double[] y;
    private final int columns;
    private final int rows;
    private final double left;
    private final double top;
    private final double square;

    /** The first end of each square, and after each end the next one there. */
    private final int[] heads;

    private final int[] after;
    private final boolean[] isDrawn;

    private NearestNext(double[] x, double[] y) {
        this.x = x;
        this.y = y;
        left = Arrays.stream(x).min().orElse(0);
        top = Arrays.stream(y).min().orElse(0);
        double wide = Arrays.stream(x).max().orElse(0) - left;
        double high = Arrays.stream(y).max().orElse(0) - top;
        double each = Math.max(Math.sqrt(wide * high / Math.max(1, x.length)), Math.max(wide, high) / Math.max(1, x.length));
        square = Math.max(each, Double.MIN_NORMAL);
        columns = 1 + (int) (wide / square);
        rows = 1 + (int) (high / square);
        heads = new int[columns * rows];
        Arrays.fill(heads, NONE);
        after = new int[x.length];
        isDrawn = new boolean[x.length / 2];
        for (int end = x.length - 1; end >= 0; end--) {
            int at = columns * index(y[end] - top, rows) + index(x[end] - left, columns);
            after[end] = heads[at];
            heads[at] = end;
        }
    }

    private int index(double distance, int count) {
        return (int) Math.clamp(Math.floor(distance / square), 0, count - 1);
    }

    /** The order of strokes, by the ends at which they are begun: stroke i has the ends 2i and 2i + 1. */
    public static int[] of(double[] x, double[] y) {
        NearestNext search = new NearestNext(x, y);
        int[] order = new int[x.length / 2];
        double atX = search.left;
        double atY = search.top;
        for (int i = 0; i < order.length; i++) {
            int end = search.nearest(atX, atY);
            search.isDrawn[end / 2] = true;
            order[i] = end;
            atX = x[end ^ 1];
            atY = y[end ^ 1];
        }
        return order;
    }

    private int nearest(double atX, double atY) {
        int column = index(atX - left, columns);
        int row = index(atY - top, rows);
        int best = NONE;
        for (int ring = 0; ring < Math.max(columns, rows); ring++) {
            double reached = (ring - 1) * square;
            if (best != NONE && reached > 0 && reached * reached > distance(best, atX, atY)) {
                return best;
            }
            for (int r = Math.max(0, row - ring); r <= Math.min(rows - 1, row + ring); r++) {
                int step = Math.abs(r - row) == ring ? 1 : Math.max(1, 2 * ring);
                for (int c = column - ring; c <= column + ring; c += step) {
                    if (c >= 0 && c < columns) {
                        best = better(best, columns * r + c, atX, atY);
                    }
                }
            }
        }
        return best;
    }

    /** The nearest end, of the best one until now and those of a square, from which drawn ones are removed. */
    private int better(int before, int at, double atX, double atY) {
        int best = before;
        int last = NONE;
        for (int end = heads[at]; end != NONE; end = after[end]) {
            if (isDrawn[end / 2]) {
                if (last == NONE) {
                    heads[at] = after[end];
                } else {
                    after[last] = after[end];
                }
                continue;
            }
            last = end;
            double difference = best == NONE ? -1 : distance(end, atX, atY) - distance(best, atX, atY);
            if (difference < 0 || (difference == 0 && end < best)) {
                best = end;
            }
        }
        return best;
    }

    private double distance(int end, double atX, double atY) {
        return (x[end] - atX) * (x[end] - atX) + (y[end] - atY) * (y[end] - atY);
    }
}
