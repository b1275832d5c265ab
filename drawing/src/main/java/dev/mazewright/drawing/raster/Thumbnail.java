package dev.mazewright.drawing.raster;

import java.util.Arrays;

/**
 * A picture of pixels that is drawn larger or smaller: each pixel is a mean of those of the picture that lie where it is, and
 * of those around.
 *
 * <p>Source: E. Catmull, R. Rom, <i>A class of local interpolating splines</i>, 1974, stretched over all pixels that become one.
 */
public final class Thumbnail {
    private static final int CHANNELS = 4;

    private final int[] colours;
    private final int width;
    private final int height;

    /**
     * A picture.
     *
     * @param colours row by row; the highest byte is the opacity, from 0 to 255
     */
    public Thumbnail(int[] colours, int width, int height) {
        this.colours = colours;
        this.width = width;
        this.height = height;
    }

    /** Draws it where it is this wide and high, in pixels of a strip, whatever part of it lies there. */
    public void draw(Strip strip, double left, double top, double wide, double high) {
        int firstX = (int) Math.max(0, Math.floor(left));
        int lastX = (int) Math.min(strip.width(), Math.ceil(left + wide));
        int firstY = (int) Math.max(0, Math.floor(top));
        int lastY = (int) Math.min(strip.height(), Math.ceil(top + high));
        if (firstX >= lastX || firstY >= lastY) {
            return;
        }
        Weights[] across = new Weights[lastX - firstX];
        for (int x = firstX; x < lastX; x++) {
            across[x - firstX] = Weights.of(x, left, wide, width);
        }
        double[] row = new double[CHANNELS * width];
        for (int y = firstY; y < lastY; y++) {
            Weights down = Weights.of(y, top, high, height);
            squeeze(down, row);
            for (int x = firstX; x < lastX; x++) {
                Weights at = across[x - firstX];
                paint(strip, y * strip.width() + x, at, row, at.share * down.share);
            }
        }
    }

    /** The means of the rows that become one: red, green and blue, as far as they are seen, and opacity. */
    private void squeeze(Weights down, double[] row) {
        Arrays.fill(row, 0);
        for (int i = 0; i < down.weights.length; i++) {
            double weight = down.weights[i];
            int from = (down.first + i) * width;
            for (int x = 0; x < width; x++) {
                int colour = colours[from + x];
                double seen = weight * (colour >>> 24);
                row[CHANNELS * x] += seen * (colour >> 16 & Strip.MOST);
                row[CHANNELS * x + 1] += seen * (colour >> 8 & Strip.MOST);
                row[CHANNELS * x + 2] += seen * (colour & Strip.MOST);
                row[CHANNELS * x + 3] += seen;
            }
        }
    }

    private static void paint(Strip strip, int pixel, Weights across, double[] row, double share) {
        double red = 0;
        double green = 0;
        double blue = 0;
        double seen = 0;
        for (int i = 0; i < across.weights.length; i++) {
            double weight = across.weights[i];
            int at = CHANNELS * (across.first + i);
            red += weight * row[at];
            green += weight * row[at + 1];
            blue += weight * row[at + 2];
            seen += weight * row[at + 3];
        }
        int cover = sample(seen * share);
        if (cover > 0) {
            strip.paint(pixel, sample(red / seen) << 16 | sample(green / seen) << 8 | sample(blue / seen), cover);
        }
    }

    private static int sample(double value) {
        return (int) (Math.max(0, Math.min(Strip.MOST, value)) + 0.5);
    }

    /**
     * Which pixels of a picture count for one that is drawn, along one axis.
     *
     * @param first the first of them
     * @param weights how much each counts; all together 1
     * @param share how much of the pixel the picture covers
     */
    @SuppressWarnings("ArrayRecordComponent") // it is read here alone
    private record Weights(int first, double[] weights, double share) {
        /** Of the pixel at a place, in a picture that begins and is as long as this there, and has this number of pixels. */
        static Weights of(int place, double begin, double length, int count) {
            double step = count / length;
            double stretch = Math.max(1, step);
            double from = Math.max(place, begin);
            double to = Math.min(place + 1.0, begin + length);
            double middle = ((from + to) / 2 - begin) * step - 0.5;
            int first = (int) Math.max(0, Math.ceil(middle - 2 * stretch));
            int last = (int) Math.min(count - 1.0, Math.floor(middle + 2 * stretch));
            double[] weights = new double[last - first + 1];
            double sum = 0;
            for (int i = 0; i < weights.length; i++) {
                weights[i] = weight(Math.abs(first + i - middle) / stretch);
                sum += weights[i];
            }
            for (int i = 0; i < weights.length; i++) {
                weights[i] /= sum;
            }
            return new Weights(first, weights, Math.max(0, to - from));
        }

        private static double weight(double distance) {
            if (distance >= 2) {
                return 0;
            }
            return distance < 1
                    ? (1.5 * distance - 2.5) * distance * distance + 1
                    : ((-0.5 * distance + 2.5) * distance - 4) * distance + 2;
        }
    }
}
