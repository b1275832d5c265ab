package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.sign.Glyph;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.Collection;
import java.util.Set;

/** Cuts a small part of a plane out of the picture, at the picture's own detail. */
final class SignPatch {
    /** The most pixels of the longer side of one part, */
    private static final int MOST = 28;
    /** and of a word. */
    private static final int MOST_OF_WORD = 96;
    /** The points a side that are sampled for each pixel. */
    private static final int POINTS = 3;
    /** The quantile of what lies on the paper that is the sign's full colour. */
    private static final double FULL = 0.75;
    /** Weaker traces are noise. */
    private static final double NOISE = 0.2;

    private final Picture picture;
    private final double scale;
    private final int[] labels;
    private final int planeWidth;
    private final Collection<Integer> some;
    private final int left;
    private final int top;
    private final int width;
    private final int height;
    private final double step;

    /** Selects a part of a plane; {@code scale} is the width of a pixel of the plane, in pixels of the picture. */
    SignPatch(Picture picture, double scale, Components parts, int planeWidth, int part) {
        this(picture, scale, parts, planeWidth, Set.of(part), parts.box(part), MOST);
    }

    /** Selects the parts that are a word, with the box around them. */
    SignPatch(Picture picture, double scale, Components parts, int planeWidth, Collection<Integer> word, Rectangle box) {
        this(picture, scale, parts, planeWidth, word, box, MOST_OF_WORD);
    }

    private SignPatch(Picture picture, double scale, Components parts, int planeWidth, Collection<Integer> some, Rectangle box, int most) {
        this.picture = picture;
        this.scale = scale;
        this.planeWidth = planeWidth;
        this.some = some;
        labels = parts.labels();
        left = Math.max(0, box.x - 1);
        top = Math.max(0, box.y - 1);
        int wide = Math.min(planeWidth - 1, box.x + box.width) - left + 1;
        int high = Math.min(labels.length / planeWidth - 1, box.y + box.height) - top + 1;
        step = Math.max(Math.max(wide, high) / (double) most, Math.min(1, 1 / scale));
        width = (int) Math.ceil(wide / step);
        height = (int) Math.ceil(high / step);
    }

    /** The drawing there, in the strongest colour of the part. */
    Glyph glyph() {
        return new Glyph(values(), width);
    }

    /** The pixels on a row of {@link #values}. */
    int width() {
        return width;
    }

    /** How much of each pixel is drawn. */
    float[] values() {
        int paper = paper();
        float[] values = new float[width * height];
        for (int i = 0; i < values.length; i++) {
            int row = i / width;
            values[i] = (float) mean(i % width, row, paper);
        }
        float[] sorted = values.clone();
        Arrays.sort(sorted);
        int drawn = 0;
        for (float value : sorted) {
            drawn += value > 0.3 * sorted[sorted.length - 1] ? 1 : 0;
        }
        float full = Math.max(1, sorted[sorted.length - 1 - (int) ((1 - FULL) * Math.max(1, drawn))]);
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) Math.clamp((values[i] / full - NOISE) / (1 - NOISE), 0, 1);
        }
        return values;
    }

    /** The mean colour in the box around the part, outside all parts. */
    private int paper() {
        ColourMean mean = new ColourMean();
        int bottom = Math.min(labels.length / planeWidth - 1, top + (int) Math.ceil(height * step));
        int right = Math.min(planeWidth - 1, left + (int) Math.ceil(width * step));
        for (int y = Math.max(0, top - 1); y <= bottom; y++) {
            for (int x = Math.max(0, left - 1); x <= right; x++) {
                if (labels[y * planeWidth + x] < 0 && !isNear(x, y)) {
                    mean.add(colour((x + 0.5) * scale, (y + 0.5) * scale));
                }
            }
        }
        return mean.count() == 0 ? 0xFFFFFF : mean.rgb();
    }

    private double mean(int column, int row, int paper) {
        double sum = 0;
        for (int j = 0; j < POINTS; j++) {
            for (int i = 0; i < POINTS; i++) {
                double x = left + (column + (i + 0.5) / POINTS) * step;
                double y = top + (row + (j + 0.5) / POINTS) * step;
                sum += isNear((int) x, (int) y) ? Brightness.distance(colour(x * scale, y * scale), paper) : 0;
            }
        }
        return sum / (POINTS * POINTS);
    }

    /** Whether a pixel of the plane belongs to the part, or lies beside it. */
    private boolean isNear(int x, int y) {
        for (int j = Math.max(0, y - 1); j <= Math.min(labels.length / planeWidth - 1, y + 1); j++) {
            for (int i = Math.max(0, x - 1); i <= Math.min(planeWidth - 1, x + 1); i++) {
                if (labels[j * planeWidth + i] >= 0 && some.contains(labels[j * planeWidth + i])) {
                    return true;
                }
            }
        }
        return false;
    }

    private int colour(double x, double y) {
        return picture.rgb(Math.clamp((int) x, 0, picture.width() - 1), Math.clamp((int) y, 0, picture.height() - 1));
    }
}
