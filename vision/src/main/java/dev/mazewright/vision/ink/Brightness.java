package dev.mazewright.vision.ink;

/** Colours as numbers, and the brightness of pixels from 0 to 255 (luma). Source: ITU-R BT.601. */
public final class Brightness {
    private static final float RED = 0.299f;
    private static final float GREEN = 0.587f;
    private static final float BLUE = 0.114f;

    private Brightness() {}

    static int channel(int rgb, int index) {
        return (rgb >> (16 - 8 * index)) & 0xFF;
    }

    /** The brightness of each pixel, from its red, green and blue. */
    static float[] plane(float[][] channels) {
        float[] plane = new float[channels[0].length];
        Bands.pixels(plane.length, (from, to) -> {
            for (int i = from; i < to; i++) {
                plane[i] = RED * channels[0][i] + GREEN * channels[1][i] + BLUE * channels[2][i];
            }
        });
        return plane;
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
