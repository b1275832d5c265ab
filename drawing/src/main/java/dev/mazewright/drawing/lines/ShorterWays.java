package dev.mazewright.drawing.lines;

import dev.mazewright.core.run.CancelledException;

/**
 * Shortens the ways of a pen that is up, in a given order of strokes: parts of the order are turned around (2-opt), or some strokes are moved to
 * another place (Or-opt), as long as that makes the whole shorter. Of many strokes, only places that are not far from each other in the order
 * are tried, so that the work is bounded; how far depends on their number alone.
 *
 * <p>Source: G. A. Croes, A Method for Solving Traveling-Salesman Problems, 1958; I. Or, 1976.
 */
public final class ShorterWays {
    /** The most strokes that are moved together. */
    private static final int MOVED = 3;

    /** The most pairs of places that are tried in a pass, and the most passes. */
    private static final long PAIRS = 4_000_000;

    private static final int PASSES = 50;
    private static final int LEAST_REACH = 8;

    /** A smaller gain does not count: sums of the same lengths in another order may differ as much. */
    private static final double LEAST_GAIN = 1e-9;

    private final int[] order;
    private final double[] x;
    private final double[] y;
    private final double fromX;
    private final double fromY;
    private final int reach;

    private ShorterWays(int[] order, double[] x, double[] y, double fromX, double fromY) {
        this.order = order;
        this.x = x;
        this.y = y;
        this.fromX = fromX;
        this.fromY = fromY;
        reach = Math.clamp(PAIRS / Math.max(1, order.length), LEAST_REACH, Math.max(LEAST_REACH, order.length));
    }

    /**
     * Shortens an order in place.
     *
     * @param order the ends at which strokes begin: stroke i has the ends 2i and 2i + 1
     * @param x of each end
     * @param y of each end
     * @param fromX where the pen is before the first stroke
     * @param fromY likewise
     */
    public static void shorten(int[] order, double[] x, double[] y, double fromX, double fromY) {
        ShorterWays ways = new ShorterWays(order, x, y, fromX, fromY);
        boolean isShorter = true;
        for (int pass = 0; isShorter && pass < PASSES; pass++) {
            isShorter = ways.turn() || ways.move(); // moves are for what turns alone cannot shorten
        }
    }

    /** How far it is from the end of the stroke at a place, -1 for the start, to an end. */
    private double way(int place, int end) {
        return place < 0 ? Math.sqrt((x[end] - fromX) * (x[end] - fromX) + (y[end] - fromY) * (y[end] - fromY)) : between(order[place] ^ 1, end);
    }

    private double between(int one, int other) {
        return Math.sqrt((x[one] - x[other]) * (x[one] - x[other]) + (y[one] - y[other]) * (y[one] - y[other]));
    }

    /** How far it is to the stroke at a place from the one before; 0 behind the last. */
    private double before(int place) {
        return place < order.length ? way(place - 1, order[place]) : 0;
    }

    private boolean turn() {
        boolean isShorter = false;
        for (int first = 0; first < order.length; first++) {
            CancelledException.check();
            int most = Math.min(order.length, first + reach);
            for (int last = first; last < most; last++) {
                double old = before(first) + before(last + 1);
                double after = way(first - 1, order[last] ^ 1) + (last + 1 < order.length ? between(order[first], order[last + 1]) : 0);
                if (after < old - LEAST_GAIN) {
                    turn(first, last);
                    isShorter = true;
                }
            }
        }
        return isShorter;
    }

    private void turn(int first, int last) {
        for (int i = first, j = last; i <= j; i++, j--) {
            int end = order[i] ^ 1;
            order[i] = order[j] ^ 1;
            order[j] = end;
        }
    }

    private boolean move() {
        boolean isShorter = false;
        for (int first = 0; first < order.length; first++) {
            CancelledException.check();
            for (int count = 1; count <= MOVED && first + count <= order.length; count++) {
                isShorter |= move(first, first + count - 1);
            }
        }
        return isShorter;
    }

    /** Moves some strokes to the first place that is better, before or behind, perhaps turned around: each is two or three turns of parts. */
    private boolean move(int first, int last) {
        double gain = before(first) + before(last + 1) - (last + 1 < order.length ? way(first - 1, order[last + 1]) : 0);
        if (gain <= LEAST_GAIN) {
            return false;
        }
        int most = Math.min(order.length, last + reach);
        for (int place = Math.max(0, first - reach); place <= most; place++) {
            if (place >= first && place <= last + 1) {
                continue;
            }
            double free = before(place);
            double straight = way(place - 1, order[first]) + (place < order.length ? between(order[last] ^ 1, order[place]) : 0);
            double turned = way(place - 1, order[last] ^ 1) + (place < order.length ? between(order[first], order[place]) : 0);
            if (Math.min(straight, turned) - free < gain - LEAST_GAIN) {
                move(first, last, place, turned < straight);
                return true;
            }
        }
        return false;
    }

    private void move(int first, int last, int place, boolean isTurned) {
        int count = last - first + 1;
        boolean isBack = place < first;
        int from = isBack ? place : first;
        int to = isBack ? last : place - 1;
        if (isTurned) {
            turn(first, last);
        }
        turn(from, to);
        // What was moved and what it passed now stand in each other's places, both turned around.
        int middle = isBack ? from + count : to - count + 1;
        turn(from, middle - 1);
        turn(middle, to);
    }
}
