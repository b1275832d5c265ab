package dev.mazewright.vision.ink;

import java.util.Arrays;

/**
 * A spot in ink, as a disc with a blurred edge. It removes the ink that the spot adds, which frees corridors that the spot almost fills;
 * walls beside the spot stay.
 */
final class Blot {
    /** Radii are tried up to this many pixels above the first, */
    private static final double MORE = 1.5;
    /** in steps of this, */
    private static final double STEP = 0.25;
    /** with these standard deviations of blur, in pixels. */
    private static final double[] BLURS = {0.4, 0.7, 1, 1.4, 1.8, 2.3};
    /** The least radius of a spot, in pixels. */
    private static final double LEAST = 2;
    /** The pixels within this distance of the spot count, */
    private static final double AROUND = 4;
    /** each with at most this deviation: walls differ from what the spot explains. */
    private static final double MOST = 0.3;
    /** The share of the radius whose mean ink is the level of the spot. */
    private static final double INNER = 0.5;

    /** This share of the radius is the spot, whatever its ink. */
    private static final double SURE = 0.8;
    /** Up to this quantile of that part's ink, ink may be the spot's, */
    private static final double MANY = 0.8;
    /** plus this tolerance. */
    private static final double MORE_INK = 0.05;
    /** Less ink than this is paper. */
    private static final double FAINT = 0.1;

    private final float[] ink;
    private final int width;
    private final double x;
    private final double y;
    private final double least;
    private final int left;
    private final int right;
    private final int top;
    private final int bottom;
    private final double level;
    private double radius;
    private double blur;

    private Blot(float[] ink, int width, double x, double y, double least) {
        this.ink = ink;
        this.width = width;
        this.x = x;
        this.y = y;
        this.least = Math.max(LEAST, least);
        double reach = this.least + MORE + AROUND;
        left = Math.max(0, (int) Math.floor(x - reach));
        right = Math.min(width - 1, (int) Math.ceil(x + reach));
        top = Math.max(0, (int) Math.floor(y - reach));
        bottom = Math.min(ink.length / width - 1, (int) Math.ceil(y + reach));
        level = level();
        fit();
    }

    /** Removes a spot from the ink if it is ink. Coordinates are those of middles of pixels. */
    static void remove(float[] ink, int width, double x, double y, double radius) {
        Blot blot = new Blot(ink, width, x, y, radius);
        if (blot.isInk()) {
            blot.remove();
        }
    }

    /** Whether more than half of the spot is more than faint ink. */
    private boolean isInk() {
        int free = 0;
        int count = 0;
        for (int j = top; j <= bottom; j++) {
            for (int i = left; i <= right; i++) {
                if (distance(i, j) <= least) {
                    free += ink[j * width + i] < FAINT ? 1 : 0;
                    count++;
                }
            }
        }
        return 2 * free < count;
    }

    private double distance(int i, int j) {
        return Math.hypot(i - x, j - y);
    }

    private double level() {
        double sum = 0;
        int count = 0;
        for (int j = top; j <= bottom; j++) {
            for (int i = left; i <= right; i++) {
                if (distance(i, j) <= Math.max(1, INNER * least)) {
                    sum += ink[j * width + i];
                    count++;
                }
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    private boolean isSure(double distance) {
        return distance <= Math.max(LEAST, SURE * least);
    }

    /** The most ink that belongs to the spot, not to a wall beside it: a turtle's outline has more than its shell. */
    private double most() {
        double[] inks = new double[(right - left + 1) * (bottom - top + 1)];
        int count = 0;
        for (int j = top; j <= bottom; j++) {
            for (int i = left; i <= right; i++) {
                if (isSure(distance(i, j))) {
                    inks[count++] = ink[j * width + i];
                }
            }
        }
        Arrays.sort(inks, 0, count);
        return count == 0 ? 0 : inks[(int) (MANY * count)] + MORE_INK;
    }

    private void fit() {
        double best = Double.MAX_VALUE;
        for (double tried = least; tried <= least + MORE; tried += STEP) {
            for (double sigma : BLURS) {
                double loss = loss(tried, sigma);
                if (loss < best) {
                    best = loss;
                    radius = tried;
                    blur = sigma;
                }
            }
        }
    }

    private double loss(double tried, double sigma) {
        double loss = 0;
        for (int j = top; j <= bottom; j++) {
            for (int i = left; i <= right; i++) {
                double distance = distance(i, j);
                if (distance > least && distance < least + AROUND) {
                    loss += Math.min(MOST, Math.abs(ink[j * width + i] - amount(distance, tried, sigma)));
                }
            }
        }
        return loss;
    }

    /** The ink of a spot at a distance from its middle. */
    private double amount(double distance, double tried, double sigma) {
        return level / (1 + Math.exp(-1.7 * (tried - distance) / sigma));
    }

    private void remove() {
        double most = most();
        for (int j = top; j <= bottom; j++) {
            for (int i = left; i <= right; i++) {
                double distance = distance(i, j);
                int at = j * width + i;
                if (isSure(distance)) {
                    ink[at] = 0;
                } else if (ink[at] <= most) {
                    ink[at] = (float) Math.max(0, ink[at] - amount(distance, radius, blur));
                }
            }
        }
    }
}
