package dev.mazewright.drawing.picture;

import org.jspecify.annotations.Nullable;

/**
 * The lines on which walls stand in one direction of a drawing, at equal distances: the first of them, the distance,
 * and how many cells there are between the first and the last.
 *
 * @param first the middle of the first line
 * @param pitch from the middle of a line to that of the next
 * @param cells between the first line and the last
 * @param thickness of a wall
 * @param slack how far from its line a wall may stand, in pixels: 0 where all pitches are whole
 */
record WallLines(double first, double pitch, int cells, int thickness, double slack) {
    /** The share of the pixels of walls that may lie beside the lines. */
    static final double STRAY = 0.02;

    /** The least size of a cell where pitches are not whole; {@link #LEAST_PASSAGE} is that of a passage between walls. */
    static final int LEAST_CELL = 6;

    private static final int LEAST_PASSAGE = 4;

    /** From a pixel's edge to its middle. */
    private static final double HALF = 0.5;

    /** The lines with the greatest pitch that all walls stand on, by how many pixels have their middle at each half pixel. */
    static @Nullable WallLines find(long[] middles, int from, int to, int thickness, boolean even) {
        return mayFit(middles, from, thickness, even) ? search(middles, from, to, thickness, even) : null;
    }

    /** The same without the quick test, which takes longer if no lines fit. */
    static @Nullable WallLines search(long[] middles, int from, int to, int thickness, boolean even) {
        int span = to - from - thickness;
        for (int cells = 1; cells <= span / (thickness + 1); cells++) {
            WallLines lines = of(from, to, thickness, cells);
            if (even && lines.isSound() && lines.fits(middles)) {
                return lines;
            }
            WallLines loose = lines.fitted(middles);
            if (loose.isSound() && loose.fits(middles)) {
                return loose;
            }
        }
        return null;
    }

    /**
     * Whether any lines may fit, seen without trying each number of them. Lines without slack have a pitch that divides all distances
     * of walls from the first; others leave out too many walls where even the best that lie as near to each other as they may do.
     */
    private static boolean mayFit(long[] middles, int from, int thickness, boolean even) {
        long all = 0;
        int distances = 0;
        for (int i = 0; i < middles.length; i++) {
            all += middles[i];
            distances = middles[i] == 0 ? distances : greatestCommonDivisor(Math.abs(i - 2 * from - thickness), distances);
        }
        boolean mayBeExact = even && (distances == 0 || distances >= 2 * (thickness + 1));
        return mayBeExact || all - mostNear(middles, 5, 2 * Math.max(LEAST_CELL, thickness + LEAST_PASSAGE)) <= all * STRAY;
    }

    static int greatestCommonDivisor(int one, int other) {
        return other == 0 ? one : greatestCommonDivisor(other, one % other);
    }

    /** The most of what is counted here that lies within windows of this size, whose ends are so far apart at least. */
    static long mostNear(long[] counts, int window, int apart) {
        long[] most = new long[counts.length + window - 1];
        long near = 0;
        for (int end = 0; end < most.length; end++) {
            near += at(counts, end) - at(counts, end - window);
            most[end] = Math.max(at(most, end - 1), near + at(most, end - apart));
        }
        return most[most.length - 1];
    }

    private static long at(long[] values, int i) {
        return 0 <= i && i < values.length ? values[i] : 0;
    }

    /** Lines with this number of cells between them, from the first pixel of ink to the last. */
    static WallLines of(int from, int to, int thickness, int cells) {
        return new WallLines(from + thickness / 2.0, (double) (to - from - thickness) / cells, cells, thickness, 0);
    }

    /** The same with this many times as many cells. */
    WallLines divided(int by) {
        boolean whole = pitch / by == Math.rint(pitch / by);
        return new WallLines(first, pitch / by, cells * by, thickness, whole ? slack : 1);
    }

    /** Whether there is room for passages; where there is no slack, pitches are whole. */
    boolean isSound() {
        return slack == 0
                ? pitch == Math.rint(pitch) && pitch > thickness
                : pitch >= LEAST_CELL && pitch >= thickness + LEAST_PASSAGE;
    }

    /** The lines nearest to where walls stand, by least squares, with a pixel of slack. */
    private WallLines fitted(long[] middles) {
        double weight = 0;
        double sumLine = 0;
        double sumAt = 0;
        double sumLineLine = 0;
        double sumLineAt = 0;
        for (int i = 0; i < middles.length; i++) {
            if (middles[i] > 0) {
                double line = Math.rint((i / 2.0 - first) / pitch);
                weight += middles[i];
                sumLine += middles[i] * line;
                sumAt += middles[i] * (i / 2.0);
                sumLineLine += middles[i] * line * line;
                sumLineAt += middles[i] * line * (i / 2.0);
            }
        }
        double spread = weight * sumLineLine - sumLine * sumLine;
        if (spread <= 0) {
            return new WallLines(first, pitch, cells, thickness, 1);
        }
        double slope = (weight * sumLineAt - sumLine * sumAt) / spread;
        return new WallLines((sumAt - slope * sumLine) / weight, slope, cells, thickness, 1);
    }

    /** Whether all walls stand on the lines, but for a few strays. */
    private boolean fits(long[] middles) {
        long all = 0;
        long stray = 0;
        for (int i = 0; i < middles.length; i++) {
            all += middles[i];
            double nearest = first + Math.rint((i / 2.0 - first) / pitch) * pitch;
            if (middles[i] > 0 && Math.abs(i / 2.0 - nearest) > slack + 1e-6) {
                stray += middles[i];
                if (slack == 0 || middles[i] > pitch / 4) {
                    return false;
                }
            }
        }
        return stray <= all * STRAY;
    }

    /** The first pixel of a line: its middle is on it. */
    int begin(int line) {
        return (int) Math.ceil(first + line * pitch - thickness / 2.0 - slack - HALF);
    }

    /** The pixel behind the last of a line. */
    int end(int line) {
        return (int) Math.floor(first + line * pitch + thickness / 2.0 + slack - HALF) + 1;
    }

    /** The cell in which a pixel lies, or -1 if it lies on a line or outside. */
    int cell(int x) {
        int cell = (int) Math.floor((x - first) / pitch);
        return cell >= 0 && cell < cells && x >= end(cell) && x < begin(cell + 1) ? cell : -1;
    }
}
