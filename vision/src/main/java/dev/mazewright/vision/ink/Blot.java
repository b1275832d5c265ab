package dev.mazewright.vision.ink;

import java.util.Arrays;

/**
 * A spot as it is seen in ink: a disc whose edge is blurred. What it adds to the ink around it is taken away, so that corridors that it
 * almost fills are free; walls beside it stay.
 */
final class Blot {
    /** Radii are tried up to so many pixels more than the first, */
    private static final double MORE = 1.5;
    /** in steps of this, */
    private static final double STEP = 0.25;
    /** with these standard deviations of blur, in pixels. */
    private static final double[] BLURS = {0.4, 0.7, 1, 1.4, 1.8, 2.3};
    /** A spot is at least so large: its radius, in pixels. */
    private static final double LEAST = 2;
    /** So many pixels around the spot count, */
    private static final double AROUND = 4;
    /** and a pixel by at most this: walls are others than the spot explains. */
    private static final double MOST = 0.3;
    /** The level of the spot is that of its inner part. */
    private static final double INNER = 0.5;

    /** This part of the radius is the spot, whatever its ink. */
    private static final double SURE = 0.8;
    /** The ink of this part of that may be the spot's, */
    private static final double MANY = 0.8;
    /** or so much more. */
    private static final double MORE_INK = 0.05;
    /** Ink of less than this is none. */
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

    /** Takes a spot from the ink; one that is no ink leaves all as it is. Coordinates are those of middles of pixels. */
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

    /** The most ink that is the spot, not a wall beside it: a turtle has more than its shell. */
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

    /** How much ink a spot is at a distance from its middle. */
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
