package dev.mazewright.drawing.raster;

import java.util.Arrays;

/**
 * Fills areas on a strip: what their edges go around, in either direction, however often. Of each pixel, exactly the covered part
 * is painted; or, with hard edges, pixels whose middle is covered.
 *
 * <p>Each row of pixels is looked at in groups of edges that have no pixel in common; most are the two sides of a line. What the
 * groups to the left go around at a group is known by its height.
 */
final class Filler {
    private static final double HALF = 0.5;

    private final Strip strip;
    private final boolean isSmooth;
    private final Coverage coverage;
    private final Tangle tangle;
    private final Open open = new Open();

    private EdgeRow row = new EdgeRow();
    private EdgeRow kept = new EdgeRow();
    private final EdgeRow begun = new EdgeRow();
    private long[] keys = new long[1];

    Filler(Strip strip, boolean isSmooth) {
        this.strip = strip;
        this.isSmooth = isSmooth;
        coverage = new Coverage(strip);
        tangle = new Tangle(coverage);
    }

    /** Fills what these edges go around. */
    void fill(Edges edges, int colour) {
        if (edges.count == 0) {
            return;
        }
        edges.sort();
        row.count = 0;
        int first = 0;
        for (int y = edges.firstRow(); first < edges.count || row.count > 0; y++) {
            int next = edges.start(y + 1);
            goOn(edges, y);
            begin(edges, y, first, next);
            first = next;
            if (isSmooth) {
                paint(y, colour);
            } else {
                paintHard(y, colour);
            }
        }
    }

    /** Takes the edges of the row above that go on in this one. */
    private void goOn(Edges edges, int y) {
        kept.count = 0;
        kept.require(row.count);
        for (int i = 0; i < row.count; i++) {
            int edge = row.edge[i];
            if (edges.y1[edge] > y) {
                insert(kept, edges, edge, y, row.bottomX[i], 0);
            }
        }
    }

    /** Puts an edge into a row, which comes in here. */
    private static void insert(EdgeRow into, Edges edges, int edge, int y, double x, double top) {
        double end = edges.x1[edge];
        double bottom = edges.y1[edge] - y;
        double bottomX = end;
        if (bottom > 1) {
            bottom = 1;
            double start = edges.x0[edge];
            double high = edges.y0[edge];
            bottomX = start + (y + 1 - high) / (edges.y1[edge] - high) * (end - start);
            bottomX = end < start ? Math.min(start, Math.max(end, bottomX)) : Math.max(start, Math.min(end, bottomX));
        }
        double left = Math.min(x, bottomX);
        int at = into.count++;
        while (at > 0 && into.left(at - 1) > left) {
            into.put(at, into, at - 1);
            at--;
        }
        into.edge[at] = edge;
        into.topX[at] = x;
        into.bottomX[at] = bottomX;
        into.top[at] = top;
        into.bottom[at] = bottom;
        into.down[at] = edges.down[edge];
    }

    /** Adds the edges that begin in a row, which are some of those by rows. */
    private void begin(Edges edges, int y, int from, int to) {
        if (from == to) {
            EdgeRow above = row;
            row = kept;
            kept = above;
            return;
        }
        int count = to - from;
        if (keys.length < count) {
            keys = new long[2 * count];
        }
        for (int i = 0; i < count; i++) {
            int edge = edges.byRow[from + i];
            keys[i] = (long) edges.x0[edge] << Integer.SIZE | edge;
        }
        Arrays.sort(keys, 0, count);
        begun.count = 0;
        begun.require(count);
        for (int i = 0; i < count; i++) {
            int edge = (int) keys[i];
            insert(begun, edges, edge, y, edges.x0[edge], edges.y0[edge] - y);
        }
        row.require(kept.count + count);
        merge();
    }

    private void merge() {
        row.count = 0;
        int i = 0;
        int j = 0;
        while (i < kept.count && j < begun.count) {
            if (begun.left(j) < kept.left(i)) {
                row.append(begun, j++);
            } else {
                row.append(kept, i++);
            }
        }
        while (i < kept.count) {
            row.append(kept, i++);
        }
        while (j < begun.count) {
            row.append(begun, j++);
        }
    }

    private void paint(int y, int colour) {
        int i = 0;
        while (i < row.count) {
            int first = (int) row.left(i);
            int reach;
            do {
                int from = i;
                double right = 0;
                do {
                    right = Math.max(right, row.right(i++));
                } while (i < row.count && (int) row.left(i) <= (int) right);
                reach = (int) right;
                if (!open.isClosed() || !isPair(from, i)) {
                    tangle.add(row, from, i, open);
                    open.add(row, from, i);
                }
            } while (i < row.count && !open.isClosed());
            open.close();
            coverage.paint(y, first, reach, colour);
        }
    }

    /** Adds what lies between the edges if they are two that go through the row beside each other. */
    private boolean isPair(int from, int to) {
        if (to - from != 2 || !row.isThrough(from) || !row.isThrough(from + 1) || row.down[from] == row.down[from + 1]) {
            return false;
        }
        boolean isFirst = row.topX[from] <= row.topX[from + 1];
        if (isFirst != row.bottomX[from] <= row.bottomX[from + 1]) {
            return false;
        }
        coverage.add(row.topX[from], row.bottomX[from], isFirst ? 1 : -1);
        coverage.add(row.topX[from + 1], row.bottomX[from + 1], isFirst ? -1 : 1);
        return true;
    }

    private void paintHard(int y, int colour) {
        kept.count = 0;
        for (int i = 0; i < row.count; i++) {
            if (row.top[i] <= HALF && HALF < row.bottom[i]) {
                double x = row.topX[i] + (HALF - row.top[i]) / (row.bottom[i] - row.top[i]) * (row.bottomX[i] - row.topX[i]);
                kept.require(row.count);
                int at = kept.count++;
                while (at > 0 && kept.topX[at - 1] > x) {
                    kept.put(at, kept, at - 1);
                    at--;
                }
                kept.topX[at] = x;
                kept.down[at] = row.down[i];
            }
        }
        int around = 0;
        for (int i = 0; i + 1 < kept.count; i++) {
            around += kept.down[i];
            if (around != 0) {
                int from = (int) Math.ceil(kept.topX[i] - HALF);
                int to = Math.min(strip.width(), (int) Math.ceil(kept.topX[i + 1] - HALF));
                strip.paint(y * strip.width() + from, y * strip.width() + Math.max(from, to), colour, Strip.MOST);
            }
        }
    }
}
