package dev.mazewright.vision.sign;

import dev.mazewright.vision.draw.DrawnText;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares rows of letters with the words for start and goal, in capitals or not, upright or turned by quarters. */
public final class WordReader {
    static final String WORD = "the word ";
    private static final List<String> STARTS = List.of("START", "ENTER", "IN");
    private static final List<String> GOALS = List.of("END", "FINISH", "GOAL", "EXIT", "OUT");

    /** The size of an image, in pixels. */
    private static final int WIDTH = 48;
    private static final int HEIGHT = 12;
    /** The size in which the words are drawn, */
    private static final double DRAWN = 40;
    /** and the widths of the strokes that make letters bold, in sizes. */
    private static final double[] BOLD = {0, 0.07};
    /** A row or column of a word has a pixel with more than this part of the strongest. */
    private static final double EDGE = 0.4;
    /** The greatest ratio between the proportions of a word and of its ideal: letters are narrow or wide. */
    private static final double STRETCHED = 1.7;
    /** The least likeness of a word, */
    private static final double LIKE = 0.55;
    /** its least lead over words with the other meaning, */
    private static final double LEAD = 0.08;
    /** and what it has to be more if it is not upright. */
    private static final double TURNED = 0.05;

    private static final List<Ideal> IDEALS = ideals();

    private WordReader() {}

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Ideal(String word, Meaning meaning, float[] image, double proportions) {}

    private static List<Ideal> ideals() {
        List<Ideal> ideals = new ArrayList<>();
        STARTS.forEach(word -> add(word, Meaning.START, ideals));
        GOALS.forEach(word -> add(word, Meaning.GOAL, ideals));
        return List.copyOf(ideals);
    }

    private static void add(String word, Meaning meaning, List<Ideal> ideals) {
        String small = word.toLowerCase(Locale.ROOT);
        for (String written : List.of(word, small, word.charAt(0) + small.substring(1))) {
            for (double bold : BOLD) {
                Area area = new Area(DrawnText.outline(written, 0, 0, DRAWN));
                if (bold > 0) {
                    area.add(new Area(new BasicStroke((float) (bold * DRAWN)).createStrokedShape(area)));
                }
                Rectangle2D box = area.getBounds2D();
                int width = (int) Math.ceil(box.getWidth());
                int height = (int) Math.ceil(box.getHeight());
                Shape placed = AffineTransform.getTranslateInstance(-box.getX(), -box.getY()).createTransformedShape(area);
                float[] values = Glyph.drawn(placed, width, height);
                ideals.add(new Ideal(word, meaning, image(values, width, 0, 0, width, height), (double) width / height));
            }
        }
    }

    /**
     * The word in a part of a picture; null without a word.
     *
     * @param values the share of each pixel that is drawn, row by row
     */
    public static @Nullable Sign of(float[] values, int width) {
        Sign best = null;
        float[] turned = values;
        int across = width;
        for (int quarter = 0; quarter < 4; quarter++) {
            Sign read = upright(turned, across, quarter == 0 ? 0 : TURNED, -quarter * Math.PI / 2);
            best = read != null && (best == null || read.likeness() > best.likeness()) ? read : best;
            turned = turned(turned, across);
            across = values.length / across;
        }
        return best;
    }

    /** Turned by a quarter counterclockwise. */
    private static float[] turned(float[] values, int width) {
        int height = values.length / width;
        float[] turned = new float[values.length];
        for (int i = 0; i < values.length; i++) {
            int y = i / width;
            turned[(width - 1 - i % width) * height + y] = values[i];
        }
        return turned;
    }

    private static @Nullable Sign upright(float[] values, int width, double less, double turn) {
        int height = values.length / width;
        float most = 0;
        for (float value : values) {
            most = Math.max(most, value);
        }
        int left = width;
        int top = height;
        int right = -1;
        int bottom = -1;
        for (int i = 0; i < values.length; i++) {
            if (values[i] > EDGE * most) {
                int y = i / width;
                left = Math.min(left, i % width);
                right = Math.max(right, i % width);
                top = Math.min(top, y);
                bottom = Math.max(bottom, y);
            }
        }
        if (right <= left || bottom <= top) {
            return null;
        }
        double proportions = (right - left + 1.0) / (bottom - top + 1);
        float[] image = image(values, width, left, top, right + 1, bottom + 1);
        Ideal first = null;
        double likeness = 0;
        Map<Meaning, Double> ofMeaning = new EnumMap<>(Meaning.class);
        for (Ideal ideal : IDEALS) {
            double stretched = Math.max(proportions / ideal.proportions, ideal.proportions / proportions);
            double likeIdeal = stretched > STRETCHED ? 0 : Glyph.product(image, ideal.image) - less;
            ofMeaning.merge(ideal.meaning, Math.max(0, likeIdeal), Math::max);
            if (likeIdeal > likeness) {
                likeness = likeIdeal;
                first = ideal;
            }
        }
        if (first == null) {
            return null;
        }
        double lead = likeness - ofMeaning.getOrDefault(first.meaning == Meaning.START ? Meaning.GOAL : Meaning.START, 0.0);
        return likeness < LIKE || lead < LEAD ? null
                : new Sign(WORD + first.word, first.meaning, likeness, lead, turn, Math.cos(turn), Math.sin(turn));
    }

    /** A box of a picture in one size, smoothed along the word, with mean 0 and sum of squares 1. */
    private static float[] image(float[] values, int width, int left, int top, int right, int bottom) {
        float[] image = new float[WIDTH * HEIGHT];
        double wide = (double) (right - left) / WIDTH;
        double high = (double) (bottom - top) / HEIGHT;
        int points = 1 + (int) Math.max(wide, high);
        for (int j = 0; j < HEIGHT; j++) {
            for (int i = 0; i < WIDTH; i++) {
                float sum = 0;
                for (int k = 0; k < points * points; k++) {
                    int row = k / points;
                    int x = (int) (left + (i + (k % points + 0.5) / points) * wide);
                    int y = (int) (top + (j + (row + 0.5) / points) * high);
                    sum += values[y * width + x];
                }
                image[j * WIDTH + i] = sum / (points * points);
            }
        }
        return Glyph.even(Glyph.across(Glyph.across(image, 1), 1));
    }
}
