package dev.mazewright.vision.ink;

/**
 * The brightness of pixels, from 0 to 255, along the colour axis in which nearby pixels vary most: light and dark, or, say, red and green
 * of the same lightness.
 */
public final class Brightness {
    private static final double[] LUMA = {0.299, 0.587, 0.114};
    /** Colours vary along an axis of their own if light and dark account for less than this share of it. */
    private static final double LEAST_LUMA = 0.6;

    /** The weights of red, green and blue; their absolute values add up to 1. */
    final double[] axis;

    private Brightness(double[] axis) {
        this.axis = axis;
    }

    static Brightness of(WorkingCopy copy) {
        double[] principal = principal(covariance(copy));
        double along = 0;
        double length = 0;
        for (int i = 0; i < 3; i++) {
            along += principal[i] * LUMA[i];
            length += LUMA[i] * LUMA[i];
        }
        if (Math.abs(along) / Math.sqrt(length) >= LEAST_LUMA) {
            return new Brightness(LUMA);
        }
        double sum = Math.abs(principal[0]) + Math.abs(principal[1]) + Math.abs(principal[2]);
        double[] axis = new double[3];
        for (int i = 0; i < 3; i++) {
            axis[i] = principal[i] / sum * (along < 0 ? -1 : 1);
        }
        return new Brightness(axis);
    }

    /** Uses the differences of pixels a few apart, so that slow changes of light do not count. */
    private static double[][] covariance(WorkingCopy copy) {
        double[][] sums = new double[3][3];
        int apart = Math.max(1, Math.min(copy.width, copy.height) / 100);
        int step = Math.max(1, Math.min(copy.width, copy.height) / 300);
        for (int y = 0; y + apart < copy.height; y += step) {
            for (int x = 0; x + apart < copy.width; x += step) {
                int at = y * copy.width + x;
                add(sums, copy.rgb[at], copy.rgb[at + apart]);
                add(sums, copy.rgb[at], copy.rgb[at + apart * copy.width]);
            }
        }
        return sums;
    }

    private static void add(double[][] sums, int a, int b) {
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                sums[i][j] += (double) (channel(a, i) - channel(b, i)) * (channel(a, j) - channel(b, j));
            }
        }
    }

    static int channel(int rgb, int index) {
        return (rgb >> (16 - 8 * index)) & 0xFF;
    }

    /** The axis of most variance, of length 1, by power iteration. */
    private static double[] principal(double[][] matrix) {
        double[] axis = {0.577, 0.577, 0.578};
        for (int turn = 0; turn < 50; turn++) {
            double[] next = new double[3];
            double length = 0;
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < 3; j++) {
                    next[i] += matrix[i][j] * axis[j];
                }
                length += next[i] * next[i];
            }
            if (length == 0) {
                return axis;
            }
            for (int i = 0; i < 3; i++) {
                axis[i] = next[i] / Math.sqrt(length);
            }
        }
        return axis;
    }

    float[] plane(WorkingCopy copy) {
        return plane(copy.channels());
    }

    /** The brightness of each pixel, from its red, green and blue. */
    float[] plane(float[][] channels) {
        float[] plane = new float[channels[0].length];
        float least = least();
        float red = (float) axis[0];
        float green = (float) axis[1];
        float blue = (float) axis[2];
        Bands.pixels(plane.length, (from, to) -> {
            for (int i = from; i < to; i++) {
                plane[i] = least + red * channels[0][i] + green * channels[1][i] + blue * channels[2][i];
            }
        });
        return plane;
    }

    /** The offset that makes every brightness nonnegative. */
    private float least() {
        double least = 0;
        for (double each : axis) {
            least -= Math.min(0, each) * 255;
        }
        return (float) least;
    }

    /** The difference of a colour's strongest and weakest channel, from 0 for grey to 255. */
    static int saturation(int rgb) {
        int most = Math.max(channel(rgb, 0), Math.max(channel(rgb, 1), channel(rgb, 2)));
        return most - Math.min(channel(rgb, 0), Math.min(channel(rgb, 1), channel(rgb, 2)));
    }

    /** How far a colour lies along the line from one colour to another in the cube of colours: 0 at the first, 1 at the second. */
    static double along(int colour, int from, int to) {
        double along = 0;
        double square = 0;
        for (int channel = 0; channel < 3; channel++) {
            double step = channel(to, channel) - channel(from, channel);
            along += step * (channel(colour, channel) - channel(from, channel));
            square += step * step;
        }
        return along / Math.max(1, square);
    }

    /** The distance of two colours, from 0 to 442. */
    public static double distance(int one, int other) {
        double sum = 0;
        for (int number = 0; number < 3; number++) {
            double apart = channel(one, number) - channel(other, number);
            sum += apart * apart;
        }
        return Math.sqrt(sum);
    }
}
