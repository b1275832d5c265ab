package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Picture;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Pictures whose walls are told from the rest by their colour: walls become black, all else white. A colour on paper is a line in the cube
 * of colours, and a pixel's amount of it the projection on that line.
 */
public final class WallColour {
    /** A pixel farther from the line than this part of its length has another colour. */
    private static final double APART = 0.5;
    /** The channels of a colour with a hue differ by at least this, of 255. */
    private static final int COLOURFUL = 70;
    /** Pixels that differ from paper by less than this, of 442, are paper. */
    private static final double PAPER = 60;
    /** Walls have a hue if at least this part of all that is drawn has one. */
    private static final double LEAST = 0.3;
    /** The colours of paper are counted in this number of levels a channel. */
    private static final int LEVELS = 16;
    /** The sectors of the circle of hues. */
    private static final int HUES = 12;

    private WallColour() {}

    /** Only what has this colour. */
    public static Picture only(Picture picture, int rgb) {
        int paper = paper(picture);
        double length = Math.max(1, Brightness.distance(rgb, paper));
        int[] grey = new int[picture.rgb().length];
        for (int i = 0; i < grey.length; i++) {
            double along = Brightness.along(picture.rgb()[i], paper, rgb);
            double apart = Brightness.distance(picture.rgb()[i], paper);
            double beside = Math.sqrt(Math.max(0, apart * apart - along * along * length * length));
            grey[i] = grey(along * (1 - Math.min(1, beside / (APART * length))));
        }
        return picture.with(grey);
    }

    /** All that is drawn, whatever its colour, if much of it has a hue; null otherwise. */
    public static @Nullable Picture drawn(Picture picture) {
        if (colourful(picture) < LEAST) {
            return null;
        }
        int paper = paper(picture);
        double[] apart = Arrays.stream(picture.rgb()).mapToDouble(rgb -> Brightness.distance(rgb, paper)).toArray();
        double[] drawn = Arrays.stream(apart).filter(each -> each > PAPER).sorted().toArray();
        double full = drawn.length == 0 ? 1 : drawn[drawn.length / 2];
        return picture.with(Arrays.stream(apart).mapToInt(each -> grey(each / full)).toArray());
    }

    /** Only what has the most frequent hue, if much of what is drawn has a hue; null otherwise. */
    public static @Nullable Picture mostFrequent(Picture picture) {
        if (colourful(picture) < LEAST) {
            return null;
        }
        int paper = paper(picture);
        List<ColourMean> means = Stream.generate(ColourMean::new).limit(HUES).toList();
        for (int rgb : picture.rgb()) {
            if (Brightness.saturation(rgb) >= COLOURFUL && Brightness.distance(rgb, paper) > PAPER) {
                float hue = java.awt.Color.RGBtoHSB(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, null)[0];
                means.get(Math.round(hue * HUES) % HUES).add(rgb);
            }
        }
        return only(picture, means.stream().max(Comparator.comparingLong(ColourMean::count)).orElseThrow().rgb());
    }

    /** The share of pixels with a hue among those that are not paper. */
    private static double colourful(Picture picture) {
        int paper = paper(picture);
        long drawn = 0;
        long colourful = 0;
        for (int rgb : picture.rgb()) {
            if (Brightness.distance(rgb, paper) > PAPER) {
                drawn++;
                colourful += Brightness.saturation(rgb) >= COLOURFUL ? 1 : 0;
            }
        }
        return (double) colourful / Math.max(1, drawn);
    }

    /** The most frequent colour. */
    private static int paper(Picture picture) {
        int[] counts = new int[LEVELS * LEVELS * LEVELS];
        int most = 0;
        int paper = 0;
        for (int rgb : picture.rgb()) {
            int bin = (rgb >> 12 & 0xF00) | (rgb >> 8 & 0xF0) | (rgb >> 4 & 0xF);
            if (++counts[bin] > most) {
                most = counts[bin];
                paper = rgb;
            }
        }
        return paper;
    }

    private static int grey(double amount) {
        return 0x010101 * (255 - (int) Math.round(255 * Math.clamp(amount, 0, 1)));
    }
}
