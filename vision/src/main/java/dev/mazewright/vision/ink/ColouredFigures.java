package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;

/**
 * Two figures that alone have a hue in a picture of black and grey: circles, crosses, words and small pictures, in lines as thin as walls,
 * too. Strokes of a figure need not touch.
 */
final class ColouredFigures {
    /** The least difference of a pixel's strongest and weakest channel, of 255: JPEG gives black lines less. */
    private static final int HUE = 70;
    /** Where more than this part of all pixels has a hue, walls or the ground may have one. */
    private static final double MOST_COLOURED = 0.04;
    /** Pixels closer to each other than twice this, in pitches, belong to one figure. */
    private static final double JOINED = 0.1;
    /** A figure has at least this part of the pixels of the largest one; smaller ones are dirt. */
    private static final double PART = 0.1;
    /** The least extent of a figure, in pitches, */
    private static final double SMALLEST = 0.2;
    /** and the greatest: words and bars are wider than corridors. */
    private static final double LARGEST = 3;
    /** A line is longer than this, in widths. */
    private static final double LINE = 5;

    private final WorkingCopy copy;
    private final double pitch;

    private ColouredFigures(WorkingCopy copy, double pitch) {
        this.copy = copy;
        this.pitch = pitch;
    }

    /** The two figures, the more colourful first; empty if there are fewer or more, or the picture is coloured or large. */
    static List<Mark> pair(WorkingCopy copy, double pitch) {
        return copy.rgb.length > Looks.MEASURED ? List.of() : new ColouredFigures(copy, pitch).pair();
    }

    private List<Mark> pair() {
        boolean[] isPlain = new boolean[copy.rgb.length];
        int coloured = 0;
        for (int at = 0; at < isPlain.length; at++) {
            isPlain[at] = Brightness.saturation(copy.rgb[at]) < HUE;
            coloured += isPlain[at] ? 0 : 1;
        }
        if (coloured == 0 || coloured > MOST_COLOURED * isPlain.length) {
            return List.of();
        }
        float[] away = Depth.of(isPlain, copy.width, copy.height);
        boolean[] joined = new boolean[isPlain.length];
        double reach = Math.max(1.5, JOINED * pitch);
        for (int at = 0; at < joined.length; at++) {
            joined[at] = away[at] < reach;
        }
        Components figures = Components.of(joined, copy.width, true);
        int[] pixels = new int[figures.count()];
        for (int at = 0; at < isPlain.length; at++) {
            if (!isPlain[at]) {
                pixels[figures.labels()[at]]++;
            }
        }
        int most = 0;
        for (int count : pixels) {
            most = Math.max(most, count);
        }
        List<Mark> marks = new ArrayList<>();
        for (int figure = 0; figure < pixels.length && marks.size() <= 2; figure++) {
            if (pixels[figure] >= PART * most) {
                Rectangle box = figures.box(figure);
                box.grow((int) -reach, (int) -reach);
                marks.add(mark(figures, figure, box, pixels[figure], isPlain));
            }
        }
        return marks.size() == 2 && marks.stream().allMatch(this::isFigure) ? marks : List.of();
    }

    private boolean isFigure(Mark mark) {
        double extent = mark.extent() / copy.scale;
        return extent >= SMALLEST * pitch && extent <= LARGEST * pitch && mark.extent() <= LINE * mark.thickness();
    }

    private Mark mark(Components figures, int figure, Rectangle box, int pixels, boolean[] isPlain) {
        ColourMean rgb = new ColourMean();
        figures.around(figure, 0).filter(at -> !isPlain[at] && figures.labels()[at] == figure).forEach(at -> rgb.add(copy.rgb[at]));
        Spot middle = new Spot(box.getCenterX() * copy.scale, box.getCenterY() * copy.scale);
        int extent = Math.max(1, Math.max(box.width, box.height));
        double filled = Math.PI / 4 * box.width * box.height / ((double) extent * extent);
        return new Mark(middle, Math.min(box.width, box.height) * copy.scale, extent * copy.scale, pixels, filled, rgb.rgb(), Math.sqrt(pixels), 1);
    }
}
