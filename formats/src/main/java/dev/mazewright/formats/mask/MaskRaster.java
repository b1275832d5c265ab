package dev.mazewright.formats.mask;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.mask.Region;

/**
 * How much ink lies where in a picture of a mask, of which any area's mean is found in constant time: each number is
 * the sum of all to the left and above. Large pictures are kept at up to 2048 x 2048 positions.
 *
 * <p>Source: Crow, <i>Summed-area tables for texture mapping</i>, 1984; edges, of Marr and Hildreth, <i>Theory of edge detection</i>, 1980.
 */
final class MaskRaster {
    private static final int LONGEST_SIDE = 2048;

    /** The surroundings of an edge, and what is compared with them, in positions of the grid: lines become two or three positions wide. */
    private static final double WIDE = 7;

    private static final double NARROW = 1.5;

    private final int width;
    private final int height;
    private final int across;
    private final int down;
    private final double[] sums;

    /** A picture of width x height pixels without ink. */
    MaskRaster(int width, int height) {
        this.width = width;
        this.height = height;
        across = Math.min(width, LONGEST_SIDE);
        down = Math.min(height, LONGEST_SIDE);
        sums = new double[(across + 1) * (down + 1)];
    }

    /** Adds ink to a pixel; before {@link #sum}. */
    void add(int x, int y, double ink) {
        int column = (int) ((long) x * across / width);
        int row = (int) ((long) y * down / height);
        sums[(row + 1) * (across + 1) + column + 1] += ink;
    }

    void sum() {
        for (int row = 1; row <= down; row++) {
            for (int column = 1; column <= across; column++) {
                int here = row * (across + 1) + column;
                // Positions of one size each, although one pixel more may have fallen into one of them.
                long pixels = share(column, width, across) * share(row, height, down);
                sums[here] = sums[here] / pixels + sums[here - 1] + sums[here - across - 1] - sums[here - across - 2];
            }
        }
    }

    /** How many of the pixels along a side fall into a position, which are numbered from 1. */
    private static long share(int position, int side, int positions) {
        return Math.ceilDiv((long) position * side, (long) positions) - Math.ceilDiv((position - 1L) * side, (long) positions);
    }

    /** The region where the mean ink around a position is at least {@code least}, with the picture stretched over the grid. */
    Region on(Shape shape, int rows, int columns, double least) {
        double wide = (double) across / columns;
        double high = (double) down / rows;
        return (x, y) -> {
            double left = x / shape.width() * across - wide / 2;
            double top = y / shape.height() * down - high / 2;
            return mean(left, top, left + wide, top + high) >= least;
        };
    }

    /**
     * The region where the mean ink around a position is by at least {@code least} less than that of its surroundings, or more: edges
     * of areas, and lines, as a difference of two means.
     */
    Region edges(Shape shape, int rows, int columns, double least, boolean isLight) {
        double wide = (double) across / columns;
        double high = (double) down / rows;
        return (x, y) -> {
            double middle = x / shape.width() * across;
            double level = y / shape.height() * down;
            double more = around(middle, level, WIDE * wide, WIDE * high) - around(middle, level, NARROW * wide, NARROW * high);
            return (isLight ? -more : more) >= least;
        };
    }

    private double around(double x, double y, double wide, double high) {
        return mean(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2);
    }

    /** How many positions it has from left to right. */
    int across() {
        return across;
    }

    /** How many positions it has from top to bottom. */
    int down() {
        return down;
    }

    /** The mean ink of an area, in positions; 0 outside of it. */
    double mean(double left, double top, double right, double bottom) {
        double x1 = Math.clamp(left, 0, across);
        double x2 = Math.clamp(right, 0, across);
        double y1 = Math.clamp(top, 0, down);
        double y2 = Math.clamp(bottom, 0, down);
        double area = (x2 - x1) * (y2 - y1);
        return area <= 0 ? 0 : (upTo(x2, y2) - upTo(x1, y2) - upTo(x2, y1) + upTo(x1, y1)) / area;
    }

    /** All ink to the left of x and above y, which may lie within a position. */
    private double upTo(double x, double y) {
        int column = Math.min((int) x, across - 1);
        int row = Math.min((int) y, down - 1);
        double right = x - column;
        double below = y - row;
        int at = row * (across + 1) + column;
        double above = sums[at] * (1 - right) + sums[at + 1] * right;
        double under = sums[at + across + 1] * (1 - right) + sums[at + across + 2] * right;
        return above * (1 - below) + under * below;
    }
}
