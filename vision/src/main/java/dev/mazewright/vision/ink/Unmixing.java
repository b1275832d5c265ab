package dev.mazewright.vision.ink;

import java.util.Arrays;

/** Separates every pixel's colour into paper, an amount of ink, and the remaining hue, which marks have. */
final class Unmixing {
    /** The least ink. It is negative for paper in a shadow of bright walls, from which the walls there still differ. */
    private static final float LEAST = -1;
    private static final float MOST = 4;
    private static final float LEAST_CONTRAST = 12;
    private static final int SAMPLE = 100_000;
    /** The least cosine of the angle between similar hues. */
    private static final double ALIKE = 0.85;

    /** Shadows leave at least this share of the light if a colour was measured beside them, */
    private static final float DARKEST = 0.4f;
    /** and at most this multiple lies beside them if it was measured in them. */
    private static final float BRIGHTEST = 2.5f;
    /** The greatest difference of light among the channels, as a share. */
    private static final float SAME_HUE = 0.08f;

    /** The amount of ink: 0 for paper, 1 for walls, within -1 .. 4. */
    final float[] ink;
    /** Red against green of the rest, as a share of the difference of paper and walls. */
    final float[] red;
    /** Yellow against blue of the rest. */
    final float[] yellow;
    /** The pixels at the edges of shadows that have the colour of paper in some light. */
    final boolean[] isShade;

    /** Takes the planes of red, green and blue, and changes them; if linear in light, paper and walls at edges of shadows get no hue. */
    Unmixing(float[][] channels, int width, Levels levels, boolean isLinear) {
        ink = channels[0];
        red = channels[1];
        yellow = channels[2];
        isShade = new boolean[ink.length];
        Bands.share(ink.length / width, (from, to) -> unmix(from, to, width, levels, isLinear));
    }

    private void unmix(int top, int bottom, int width, Levels levels, boolean isLinear) {
        float[][] paper = new float[3][width];
        float[][] walls = new float[3][width];
        for (int y = top; y < bottom; y++) {
            for (int channel = 0; channel < 3; channel++) {
                levels.paper[channel].row(y, paper[channel]);
                levels.ink[channel].row(y, walls[channel]);
            }
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                boolean isEdge = isLinear && levels.isEdge(x, y);
                isShade[at] = isEdge && isLit(at, x, paper);
                boolean isWall = isEdge && !isShade[at] && isLit(at, x, walls);
                part(at, x, paper, walls);
                if (isShade[at] || isWall) {
                    red[at] = 0;
                    yellow[at] = 0;
                }
            }
        }
    }

    /** Whether a pixel has this colour, of paper or walls, in another light. */
    private boolean isLit(int at, int x, float[][] colour) {
        float light = ink[at] / Math.max(1, colour[0][x]);
        float green = red[at] / Math.max(1, colour[1][x]);
        float blue = yellow[at] / Math.max(1, colour[2][x]);
        float least = Math.min(light, Math.min(green, blue));
        float most = Math.max(light, Math.max(green, blue));
        return least > DARKEST && most < BRIGHTEST && most - least < SAME_HUE * most;
    }

    private void part(int at, int x, float[][] paper, float[][] walls) {
        float alongRed = walls[0][x] - paper[0][x];
        float alongGreen = walls[1][x] - paper[1][x];
        float alongBlue = walls[2][x] - paper[2][x];
        float fromRed = ink[at] - paper[0][x];
        float fromGreen = red[at] - paper[1][x];
        float fromBlue = yellow[at] - paper[2][x];
        float square = Math.max(LEAST_CONTRAST * LEAST_CONTRAST, alongRed * alongRed + alongGreen * alongGreen + alongBlue * alongBlue);
        float share = (fromRed * alongRed + fromGreen * alongGreen + fromBlue * alongBlue) / square;
        float length = (float) Math.sqrt(square);
        float restRed = (fromRed - share * alongRed) / length;
        float restGreen = (fromGreen - share * alongGreen) / length;
        float restBlue = (fromBlue - share * alongBlue) / length;
        ink[at] = Math.clamp(share, LEAST, MOST);
        red[at] = (restRed - restGreen) * 0.7071f;
        yellow[at] = (restRed + restGreen - 2 * restBlue) * 0.4082f;
    }

    /** The squared distance of a pixel's colour from those of paper and walls, as a share of the difference of the two. */
    double square(int at) {
        return red[at] * red[at] + yellow[at] * yellow[at];
    }

    /** The median of these squares. */
    double usualSquare() {
        int step = Math.max(1, ink.length / SAMPLE);
        double[] sample = new double[ink.length / step];
        for (int i = 0; i < sample.length; i++) {
            sample[i] = square(i * step);
        }
        Arrays.sort(sample);
        return sample[sample.length / 2];
    }

    /** Whether two pixels have about the same hue. */
    boolean areAlike(int one, int other) {
        double along = red[one] * red[other] + yellow[one] * yellow[other];
        return along > ALIKE * Math.sqrt(square(one) * square(other));
    }
}
