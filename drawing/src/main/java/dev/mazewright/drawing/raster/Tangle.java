package dev.mazewright.drawing.raster;

import java.util.Arrays;

/**
 * Edges in a row of pixels that begin, end or cross there: they are looked at in bands, in each of which they lie beside each
 * other, and those between what is covered and what is not are added up. What goes around a point more than once is covered once.
 */
final class Tangle {
    /** Where many edges begin and end at many heights, these are rounded to parts of a pixel. */
    private static final int PARTS = 16;

    private static final int MOST_WORK = 1 << 11;

    /** Crossings in a band that are found one after the other. */
    private static final int MOST_CROSSINGS = 12;

    private static final double SMALL = 1e-9;
    private static final int FEW = 24;

    private final Coverage coverage;
    private double[] levels = new double[PARTS + 1];
    private double[] upper = new double[PARTS];
    private double[] lower = new double[PARTS];
    private int[] down = new int[PARTS];
    private boolean isRounded;
    private Open open = new Open();

    Tangle(Coverage coverage) {
        this.coverage = coverage;
    }

    /** Adds what lies between some edges of a row, from an index to another, where this is open to their left. */
    void add(EdgeRow row, int from, int to, Open toTheLeft) {
        open = toTheLeft;
        int count = levels(row, from, to);
        isRounded = count > PARTS + 1 && (long) count * (to - from) > MOST_WORK;
        if (isRounded) {
            count = PARTS + 1;
            for (int i = 0; i <= PARTS; i++) {
                levels[i] = (double) i / PARTS;
            }
        }
        for (int i = 1; i < count; i++) {
            band(row, from, to, levels[i - 1], levels[i], 0);
        }
    }

    /** Finds the heights at which edges begin and end, from the highest on: their number. */
    private int levels(EdgeRow row, int from, int to) {
        int most = 2 * (to - from) + open.count;
        if (levels.length < most) {
            levels = new double[2 * most];
            upper = new double[most];
            lower = new double[most];
            down = new int[most];
        }
        System.arraycopy(open.heights, 0, levels, 0, open.count);
        int count = open.count;
        double lastTop = -1;
        double lastBottom = -1;
        for (int i = from; i < to; i++) {
            if (row.top[i] != lastTop) {
                lastTop = row.top[i];
                levels[count++] = lastTop;
            }
            if (row.bottom[i] != lastBottom) {
                lastBottom = row.bottom[i];
                levels[count++] = lastBottom;
            }
        }
        sort(count);
        int different = 1;
        for (int i = 1; i < count; i++) {
            if (levels[i] != levels[different - 1]) {
                levels[different++] = levels[i];
            }
        }
        return different;
    }

    private void sort(int count) {
        if (count > FEW) {
            Arrays.sort(levels, 0, count);
            return;
        }
        for (int i = 1; i < count; i++) {
            double level = levels[i];
            int at = i;
            for (; at > 0 && levels[at - 1] > level; at--) {
                levels[at] = levels[at - 1];
            }
            levels[at] = level;
        }
    }

    private void band(EdgeRow row, int from, int to, double high, double low, int crossings) {
        int count = 0;
        for (int i = from; i < to; i++) {
            if (rounded(row.top[i]) <= high && rounded(row.bottom[i]) >= low) {
                insert(count++, at(row, i, high), at(row, i, low), row.down[i]);
            }
        }
        double crossing = crossings < MOST_CROSSINGS ? crossing(count) : 1;
        double middle = high + crossing * (low - high);
        if (crossing < 1 && middle > high && middle < low) {
            band(row, from, to, high, middle, crossings + 1);
            band(row, from, to, middle, low, crossings + 1);
        } else {
            cover(count, high, low);
        }
    }

    private double rounded(double height) {
        return isRounded ? Math.rint(height * PARTS) / PARTS : height;
    }

    private static double at(EdgeRow row, int i, double height) {
        double top = row.top[i];
        double bottom = row.bottom[i];
        if (height <= top) {
            return row.topX[i];
        }
        return height >= bottom
                ? row.bottomX[i]
                : row.topX[i] + (height - top) / (bottom - top) * (row.bottomX[i] - row.topX[i]);
    }

    /** Puts an edge where it lies among the others in the middle of the band. */
    private void insert(int last, double high, double low, int sign) {
        int at = last;
        double sum = high + low;
        while (at > 0 && upper[at - 1] + lower[at - 1] > sum) {
            upper[at] = upper[at - 1];
            lower[at] = lower[at - 1];
            down[at] = down[at - 1];
            at--;
        }
        upper[at] = high;
        lower[at] = low;
        down[at] = sign;
    }

    /** Where two neighbours cross, from 0, the top of the band, to 1; 1 where no two cross. */
    private double crossing(int count) {
        for (int i = 1; i < count; i++) {
            double above = upper[i] - upper[i - 1];
            double below = lower[i] - lower[i - 1];
            if (above < -SMALL || below < -SMALL) {
                return above / (above - below);
            }
        }
        return 1;
    }

    private void cover(int count, double high, double low) {
        int around = open.atTop;
        for (int i = 0; i < open.count && rounded(open.heights[i]) <= high; i++) {
            around += open.changes[i];
        }
        for (int i = 0; i < count; i++) {
            int before = around;
            around += down[i];
            if (before == 0) {
                coverage.add(upper[i], lower[i], low - high);
            } else if (around == 0) {
                coverage.add(upper[i], lower[i], high - low);
            }
        }
    }
}
