package dev.mazewright.core.shape.support;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * The points of a Voronoi diagram, one for each position of rows x columns, and the cells around them.
 *
 * <p>Points are drawn within the middle of their positions, a sixteenth of a position away from its sides, so no two
 * are close together. Lloyd's algorithm (<i>Least squares quantization in PCM</i>, 1957, published 1982) evens the
 * cells out: in each round every point moves to the centre of gravity of its cell.
 *
 * <p>A cell is what remains of the rectangle when every other point has cut off what is nearer to it. A point that lies
 * more than twice as far away as the cell's farthest corner cuts nothing off. So points are asked bucket by bucket, a
 * bucket being the unit square that a point lies in now, in rings around the cell's own; and the asking ends as soon as
 * all that lies beyond the rings asked is that far away, however far points have moved from their positions.
 *
 * <p>Time: proportional to the points; memory: 24 bytes a point. Only + - * / on doubles, and no two cells depend on
 * each other, so the result is the same on every machine.
 */
final class VoronoiPoints {
    /** A little more than 2 * 2, so that no rounding ends the search too early. */
    private static final double TWICE_SQUARED = 4.000001;

    private static final double SIXTEENTH = 0.0625;
    private static final int DOUBLE_BITS = 53;

    private final int rows;
    private final int columns;
    private final double[] x;
    private final double[] y;
    /** The points of bucket b are members[starts[b]] .. members[starts[b + 1] - 1], in ascending order. */
    private final int[] starts;

    private final int[] members;

    /** Points that are given, one for each position, x 0 to columns and y 0 to rows; no two are in one position. */
    VoronoiPoints(int rows, int columns, double[] x, double[] y) {
        this.rows = rows;
        this.columns = columns;
        this.x = x.clone();
        this.y = y.clone();
        starts = new int[x.length + 1];
        members = new int[x.length];
        sort();
    }

    /** The points of fewer than 2^31 positions: words 2n and 2n + 1 give where point n = row x columns + column begins. */
    static VoronoiPoints drawn(int rows, int columns, MazeRandom random) {
        double[] x = new double[rows * columns];
        double[] y = new double[x.length];
        for (int point = 0; point < x.length; point++) {
            int row = point / columns;
            x[point] = point % columns + within(random.word(2L * point));
            y[point] = row + within(random.word(2L * point + 1));
        }
        return new VoronoiPoints(rows, columns, x, y);
    }

    /** From one sixteenth to fifteen. */
    private static double within(long word) {
        double share = (double) (word >>> (Long.SIZE - DOUBLE_BITS)) / (1L << DOUBLE_BITS);
        return SIXTEENTH + share * (1 - 2 * SIXTEENTH);
    }

    double x(int point) {
        return x[point];
    }

    double y(int point) {
        return y[point];
    }

    /** Puts the points into their buckets. */
    private void sort() {
        Arrays.fill(starts, 0);
        for (int point = 0; point < x.length; point++) {
            starts[bucket(point) + 1]++;
        }
        for (int bucket = 0; bucket < x.length; bucket++) {
            starts[bucket + 1] += starts[bucket];
        }
        // From the last on, so that the first ends up first.
        for (int point = x.length - 1; point >= 0; point--) {
            int bucket = bucket(point);
            members[--starts[bucket + 1]] = point;
        }
        // Each start now stands one bucket too late.
        System.arraycopy(starts, 1, starts, 0, x.length);
        starts[x.length] = x.length;
    }

    private int bucket(int point) {
        return bucketRow(point) * columns + bucketColumn(point);
    }

    /** A point on the lower side of the rectangle belongs to the last row. */
    private int bucketRow(int point) {
        return Math.min((int) y[point], rows - 1);
    }

    private int bucketColumn(int point) {
        return Math.min((int) x[point], columns - 1);
    }

    /** One round of Lloyd's algorithm. */
    void relax() {
        double[] centreX = new double[x.length];
        double[] centreY = new double[x.length];
        VoronoiCell cell = new VoronoiCell();
        for (int point = 0; point < x.length; point++) {
            cut(cell, point);
            centreX[point] = Math.clamp(x[point] + cell.centreX(), 0, columns);
            centreY[point] = Math.clamp(y[point] + cell.centreY(), 0, rows);
        }
        System.arraycopy(centreX, 0, x, 0, x.length);
        System.arraycopy(centreY, 0, y, 0, y.length);
        sort();
    }

    /** Makes this the cell of a point. */
    void cut(VoronoiCell cell, int point) {
        CancelledException.check();
        double fromLeft = x[point];
        double fromTop = y[point];
        cell.begin(-fromLeft, -fromTop, columns - fromLeft, rows - fromTop);
        int row = bucketRow(point);
        int column = bucketColumn(point);
        cutBucket(cell, point, row, column);
        int farthest = Math.max(Math.max(row, rows - 1 - row), Math.max(column, columns - 1 - column));
        for (int ring = 1; ring <= farthest; ring++) {
            // What has not been asked yet lies beyond the square of the rings before.
            double left = fromLeft - (column - ring + 1);
            double top = fromTop - (row - ring + 1);
            double near = Math.min(Math.min(left, 2 * ring - 1 - left), Math.min(top, 2 * ring - 1 - top));
            if (near * near > TWICE_SQUARED * cell.reach()) {
                return;
            }
            cutRing(cell, point, row, column, ring);
        }
    }

    private void cutRing(VoronoiCell cell, int point, int row, int column, int ring) {
        for (int across = column - ring; across <= column + ring; across++) {
            cutBucket(cell, point, row - ring, across);
            cutBucket(cell, point, row + ring, across);
        }
        for (int down = row - ring + 1; down < row + ring; down++) {
            cutBucket(cell, point, down, column - ring);
            cutBucket(cell, point, down, column + ring);
        }
    }

    private void cutBucket(VoronoiCell cell, int point, int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            return;
        }
        int bucket = row * columns + column;
        for (int i = starts[bucket]; i < starts[bucket + 1]; i++) {
            int other = members[i];
            if (other != point) {
                cell.cut(x[other] - x[point], y[other] - y[point], other);
            }
        }
    }
}
