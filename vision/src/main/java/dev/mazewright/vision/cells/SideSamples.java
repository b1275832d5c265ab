package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.Arrays;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/**
 * The colours of a picture around one side of a cell at a time: at points along it, and at each of them in a row across it. Where paper is
 * brighter than walls, colours are parts of the paper's beside the side, so that light and shadows cancel out.
 */
final class SideSamples {
    /** So many samples lie across a side to the left and to the right of it. */
    static final int HALF = 6;

    static final int ACROSS = 2 * HALF + 1;
    /** The outermost samples on each side show the paper. */
    private static final int OUTER = 2;

    private static final int LEAST_ALONG = 5;
    private static final int MOST_ALONG = 24;
    /** Nearer to its ends than so many pixels, other walls mix with a side, */
    private static final double MIXED = 1.3;
    /** but at least and at most this part of its length is left out. */
    private static final double LEAST_LEFT_OUT = 0.12;

    private static final double MOST_LEFT_OUT = 0.22;
    /** So many sides are measured with the same samples. */
    private static final int CHUNK = 256;
    /** Where the middles of cells are nearer than this part of the length of their side, other walls may be within sharp angles. */
    private static final double SHARP = 0.7;
    /** Paper is at least so bright, from 0 to 255, */
    private static final float LEAST_PAPER = 20;
    /** and this is the unit of differences where walls are the brighter. */
    private static final float UNIT = 100;

    /** The distance of samples across, in pixels. */
    final double step;

    private final Picture picture;
    private final boolean isInverted;
    private final double reach;
    private final float[] colours = new float[MOST_ALONG * ACROSS * 3];
    private final float[] paper = new float[3];
    private int count;

    /**
     * No samples yet.
     *
     * @param isInverted whether walls are brighter than paper
     * @param reach how far from a side the outermost samples are, in pixels
     */
    SideSamples(Picture picture, boolean isInverted, double reach) {
        this.picture = picture;
        this.isInverted = isInverted;
        this.reach = reach;
        step = reach / HALF;
    }

    /** How many points along the side there are. */
    int count() {
        return count;
    }

    /** Measures so many sides on all threads: each by its number, with samples as far apart as these, into which it is read. */
    void measure(int count, ObjIntConsumer<SideSamples> side) {
        IntStream.range(0, Math.ceilDiv(count, CHUNK)).parallel().forEach(chunk -> {
            SideSamples samples = new SideSamples(picture, isInverted, reach);
            for (int i = chunk * CHUNK; i < Math.min(count, (chunk + 1) * CHUNK); i++) {
                side.accept(samples, i);
            }
        });
    }

    /** Takes the samples of a side that a map lays into the picture; paper is seen on both sides of it. */
    void read(CellSides.Side side, Homography map) {
        read(side, map, 0);
    }

    /**
     * Takes the samples of a side.
     *
     * @param bare where paper is seen: to the left (-1), to the right (1), or both (0), looking from the first corner to the last
     */
    void read(CellSides.Side side, Homography map, int bare) {
        Spot from = SideMeter.spot(map, side.from());
        Spot to = SideMeter.spot(map, side.to());
        double length = Math.max(1e-6, from.distance(to));
        double cells = SideMeter.spot(map, side.one()).distance(SideMeter.spot(map, side.other()));
        double out = cells < SHARP * length ? MOST_LEFT_OUT : Math.clamp(MIXED / length, LEAST_LEFT_OUT, MOST_LEFT_OUT);
        count = Math.clamp((int) Math.ceil((1 - 2 * out) * length), LEAST_ALONG, MOST_ALONG);
        boolean isStraight = Math.abs(side.from().bend()) < 1e-6;
        for (int i = 0; i < count; i++) {
            double at = out + (1 - 2 * out) * (i + 0.5) / count;
            if (isStraight) { // in perspective, too
                across(i, from.x() + at * (to.x() - from.x()), from.y() + at * (to.y() - from.y()), to.x() - from.x(), to.y() - from.y());
            } else {
                Spot before = SideMeter.point(side, map, at - 0.01);
                Spot after = SideMeter.point(side, map, at + 0.01);
                across(i, (before.x() + after.x()) / 2, (before.y() + after.y()) / 2, after.x() - before.x(), after.y() - before.y());
            }
        }
        measurePaper(bare);
    }

    private void across(int point, double x, double y, double dx, double dy) {
        double length = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
        double right = -dy / length * step;
        double down = dx / length * step;
        for (int i = 0; i < ACROSS; i++) {
            sample(x + (i - HALF) * right, y + (i - HALF) * down, (point * ACROSS + i) * 3);
        }
    }

    private void sample(double x, double y, int at) {
        double left = Plane.within(x - 0.5, picture.width() - 1);
        double top = Plane.within(y - 0.5, picture.height() - 1);
        int column = Math.max(0, Math.min((int) left, picture.width() - 2));
        int row = Math.max(0, Math.min((int) top, picture.height() - 2));
        float right = (float) (left - column);
        float down = (float) (top - row);
        int[] rgb = picture.rgb();
        int first = row * picture.width() + column;
        int nextColumn = Math.min(column + 1, picture.width() - 1) - column;
        int nextRow = row + 1 < picture.height() ? picture.width() : 0;
        int a = rgb[first];
        int b = rgb[first + nextColumn];
        int c = rgb[first + nextRow];
        int d = rgb[first + nextRow + nextColumn];
        colours[at] = mixed(mixed(a >> 16, b >> 16, right), mixed(c >> 16, d >> 16, right), down);
        colours[at + 1] = mixed(mixed(a >> 8, b >> 8, right), mixed(c >> 8, d >> 8, right), down);
        colours[at + 2] = mixed(mixed(a, b, right), mixed(c, d, right), down);
    }

    /** Of the lowest bytes. */
    private static float mixed(int from, int to, float share) {
        return mixed((float) (from & 0xFF), (float) (to & 0xFF), share);
    }

    private static float mixed(float from, float to, float share) {
        return from * (1 - share) + to * share;
    }

    /** Puts what is seen where there is paper in place of what is seen on the other side, as if the side were in a mirror. */
    void mirror(int bare) {
        for (int point = 0; point < count; point++) {
            for (int i = 1; i <= HALF; i++) {
                int from = (point * ACROSS + HALF + bare * i) * 3;
                System.arraycopy(colours, from, colours, (point * ACROSS + HALF - bare * i) * 3, 3);
            }
        }
    }

    private void measurePaper(int bare) {
        for (int channel = 0; channel < 3; channel++) {
            float sum = 0;
            int seen = 0;
            for (int point = 0; point < count; point++) {
                for (int i = 0; i < OUTER; i++) {
                    sum += bare > 0 ? 0 : colour(point, i, channel);
                    sum += bare < 0 ? 0 : colour(point, ACROSS - 1 - i, channel);
                    seen += bare == 0 ? 2 : 1;
                }
            }
            paper[channel] = sum / seen;
        }
    }

    private float colour(int point, int across, int channel) {
        return colours[(point * ACROSS + across) * 3 + channel];
    }

    private float unit(int channel) {
        return isInverted ? UNIT : Math.max(LEAST_PAPER, paper[channel]);
    }

    /** How far a colour is from the paper beside the side, in units of the samples. */
    float fromPaper(int rgb, int channel) {
        return ((rgb >> (16 - 8 * channel) & 0xFF) - paper[channel]) / unit(channel);
    }

    /**
     * The mean over all points along the side, across it, of a channel; without its own mean and slope.
     *
     * @param to where the values are put
     */
    void profile(int channel, double[] to) {
        for (int i = 0; i < ACROSS; i++) {
            float sum = 0;
            for (int point = 0; point < count; point++) {
                sum += colour(point, i, channel);
            }
            to[i] = sum / count / unit(channel);
        }
        level(to);
    }

    /** The same of the colours along an axis of colour. */
    void profile(double[] axis, double[] to) {
        for (int i = 0; i < ACROSS; i++) {
            to[i] = 0;
        }
        for (int channel = 0; channel < 3; channel++) {
            double by = axis[channel] / count / unit(channel);
            for (int point = 0; point < count; point++) {
                for (int i = 0; i < ACROSS; i++) {
                    to[i] += by * colour(point, i, channel);
                }
            }
        }
        level(to);
    }

    /** The response of a filter at a point along the side, to the colours along an axis. */
    double response(double[] axis, double[] filter, int point) {
        double sum = 0;
        for (int channel = 0; channel < 3; channel++) {
            double part = 0;
            for (int i = 0; i < ACROSS; i++) {
                part += filter[i] * colour(point, i, channel);
            }
            sum += axis[channel] / unit(channel) * part;
        }
        return sum;
    }

    /** How much the points along the side respond to a filter, sorted: about 0 where it is open, and about 1 where it is a wall. */
    double[] responses(double[] axis, WallFilter filter) {
        double[] responses = new double[count];
        for (int i = 0; i < count; i++) {
            responses[i] = response(axis, filter.weights, i) - filter.offset;
        }
        Arrays.sort(responses);
        return responses;
    }

    /** Takes the mean and the slope from values across a side. */
    static void level(double[] values) {
        double mean = 0;
        double slope = 0;
        double squares = 0;
        for (int i = 0; i < ACROSS; i++) {
            mean += values[i] / ACROSS;
            slope += (i - HALF) * values[i];
            squares += (i - HALF) * (i - HALF);
        }
        for (int i = 0; i < ACROSS; i++) {
            values[i] -= mean + slope / squares * (i - HALF);
        }
    }

    /** How much the middle of a profile differs from its ends. */
    static double peak(double[] profile) {
        double middle = (profile[HALF - 1] + profile[HALF] + profile[HALF + 1]) / 3;
        double ends = (profile[0] + profile[1] + profile[ACROSS - 2] + profile[ACROSS - 1]) / 4;
        return middle - ends;
    }
}
