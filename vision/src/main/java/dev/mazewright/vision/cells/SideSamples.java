package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.Arrays;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The colours of a picture around one side at a time: at points along it, in a row across it each. If paper is brighter than walls,
 * colours are relative to the paper beside the side, so that light and shadows cancel out.
 */
final class SideSamples {
    /** The number of samples to the left of a side, and to the right. */
    static final int HALF = 6;

    static final int ACROSS = 2 * HALF + 1;
    /** The number of outermost samples on each side that show the paper. */
    private static final int OUTER = 2;

    private static final int LEAST_ALONG = 5;
    private static final int MOST_ALONG = 24;
    /** Closer to its ends than this, in pixels, other walls mix with a side, */
    private static final double MIXED = 1.3;
    /** but at least and at most these shares of its length are left out. */
    private static final double LEAST_LEFT_OUT = 0.12;

    private static final double MOST_LEFT_OUT = 0.22;
    /** The number of sides measured with one object. */
    private static final int CHUNK = 256;
    /** If the middles of cells are closer than this share of their side's length, other walls may lie within sharp angles. */
    private static final double SHARP = 0.7;
    /** The least brightness of paper, from 0 to 255, */
    private static final float LEAST_PAPER = 20;
    /** and the unit of differences if walls are brighter than paper. */
    private static final float UNIT = 100;

    /** Walls stand out from a mark below them if at least this share of the square of their colour differs from the mark's. */
    private static final double DISTINCT = 0.17;

    /** The distance of samples across, in pixels. */
    final double step;

    private final Picture picture;
    private final boolean isInverted;
    private final double reach;
    private final float[] colours = new float[MOST_ALONG * ACROSS * 3];
    private final float[] paper = new float[3];
    private int count;

    /** Holds no samples yet; the outermost lie {@code reach} pixels from a side, and walls are brighter than paper if inverted. */
    SideSamples(Picture picture, boolean isInverted, double reach) {
        this.picture = picture;
        this.isInverted = isInverted;
        this.reach = reach;
        step = reach / HALF;
    }

    /** The number of points along the side. */
    int count() {
        return count;
    }

    /** Measures sides by their numbers on all threads, each with samples like these. */
    void measure(int count, ObjIntConsumer<SideSamples> side) {
        IntStream.range(0, Math.ceilDiv(count, CHUNK)).parallel().forEach(chunk -> {
            SideSamples samples = new SideSamples(picture, isInverted, reach);
            for (int i = chunk * CHUNK; i < Math.min(count, (chunk + 1) * CHUNK); i++) {
                side.accept(samples, i);
            }
        });
    }

    /** Samples a side that a map places in the picture, with paper on both sides. */
    void read(CellSides.Side side, Homography map) {
        read(side, map, 0);
    }

    /** Samples a side with paper on its left (-1), its right (1) or both (0), looking from the first corner to the last. */
    void read(CellSides.Side side, Homography map, int bare) {
        Spot from = map.map(side.from());
        Spot to = map.map(side.to());
        double length = Math.max(1e-6, from.distance(to));
        double cells = map.map(side.one()).distance(map.map(side.other()));
        double out = cells < SHARP * length ? MOST_LEFT_OUT : Math.clamp(MIXED / length, LEAST_LEFT_OUT, MOST_LEFT_OUT);
        count = Math.clamp((int) Math.ceil((1 - 2 * out) * length), LEAST_ALONG, MOST_ALONG);
        boolean isStraight = Math.abs(side.from().bend()) < 1e-6;
        for (int i = 0; i < count; i++) {
            double at = out + (1 - 2 * out) * (i + 0.5) / count;
            if (isStraight) { // in perspective, too
                across(i, from.x() + at * (to.x() - from.x()), from.y() + at * (to.y() - from.y()), to.x() - from.x(), to.y() - from.y());
            } else {
                Spot before = side.point(map, at - 0.01);
                Spot after = side.point(map, at + 0.01);
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
            picture.interpolate(x + (i - HALF) * right, y + (i - HALF) * down, colours, (point * ACROSS + i) * 3);
        }
    }

    /** Replaces the samples on the other side by the mirror image of those on the side with paper. */
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

    /** The colour axis on which a mark is paper and walls keep their height; null if walls have its colour. */
    double @Nullable [] apartFrom(int mark, double[] axis) {
        double[] apart = new double[3];
        double square = 0;
        double product = 0;
        for (int channel = 0; channel < 3; channel++) {
            apart[channel] = ((mark >> (16 - 8 * channel) & 0xFF) - paper[channel]) / unit(channel);
            square += apart[channel] * apart[channel];
            product += apart[channel] * axis[channel];
        }
        double left = 0;
        for (int channel = 0; channel < 3; channel++) {
            apart[channel] = axis[channel] - (square == 0 ? 0 : product / square * apart[channel]);
            left += apart[channel] * apart[channel];
        }
        if (left < DISTINCT) {
            return null;
        }
        for (int channel = 0; channel < 3; channel++) {
            apart[channel] /= left;
        }
        return apart;
    }

    /** Writes the mean of the colours along an axis over all points along the side, for each sample across; without its own mean and slope. */
    void profile(double[] axis, double[] to) {
        Arrays.fill(to, 0);
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

    /** The response of a filter to the colours along an axis, at a point along the side. */
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

    /** The responses of the points along the side to a filter, sorted: about 0 if it is open, about 1 if it is a wall. */
    double[] responses(double[] axis, WallFilter filter) {
        double[] responses = new double[count];
        for (int i = 0; i < count; i++) {
            responses[i] = response(axis, filter.weights, i) - filter.offset;
        }
        Arrays.sort(responses);
        return responses;
    }

    /** Subtracts mean and slope from values across a side. */
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

    /** The difference between a profile's middle and its ends. */
    static double peak(double[] profile) {
        double middle = (profile[HALF - 1] + profile[HALF] + profile[HALF + 1]) / 3;
        double ends = (profile[0] + profile[1] + profile[ACROSS - 2] + profile[ACROSS - 1]) / 4;
        return middle - ends;
    }
}
