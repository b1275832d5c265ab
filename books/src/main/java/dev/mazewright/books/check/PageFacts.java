package dev.mazewright.books.check;

import dev.mazewright.books.check.PageBoxes.Side;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/** What was observed of a page. Lengths are in points; what was never seen is infinite. */
final class PageFacts {
    /** What ends nearer to the edge of the trim reaches it. */
    private static final double EDGE = 0.01 * Lengths.INCH;

    /** The number of the page, from 1. */
    final int number;

    final PageBoxes boxes;

    /** The distances from the edges of the trim (left, bottom, right, top) of what does not reach them. */
    final double[] nearest = unseen();

    /** How far what reaches the edges of the trim (left, bottom, right, top) goes beyond them, at least. */
    final double[] reach = unseen();

    /** The names of the colour spaces, as in PDF. */
    final Set<String> spaces = new TreeSet<>();

    final Set<String> missingFonts = new TreeSet<>();

    /** What is transparent, in words. */
    final Set<String> transparency = new TreeSet<>();

    boolean hasInk;
    boolean hasHiddenText;
    double thinnestLine = Double.POSITIVE_INFINITY;
    double smallestText = Double.POSITIVE_INFINITY;

    /** The least ink of a grey that is not white, as a part of 1. */
    double lightestGrey = Double.POSITIVE_INFINITY;

    /** The pixels to the inch of the coarsest picture. */
    double lowestResolution = Double.POSITIVE_INFINITY;

    int annotations;

    PageFacts(int number, PageBoxes boxes) {
        this.number = number;
        this.boxes = boxes;
    }

    private static double[] unseen() {
        double[] sides = new double[Side.values().length];
        Arrays.fill(sides, Double.POSITIVE_INFINITY);
        return sides;
    }

    /** There is something here that is not white. */
    void ink(Rectangle2D box) {
        hasInk = true;
        double[] inside = boxes.inside(box);
        for (int side = 0; side < inside.length; side++) {
            if (inside[side] > EDGE) {
                nearest[side] = Math.min(nearest[side], inside[side]);
            } else {
                reach[side] = Math.min(reach[side], -inside[side]);
            }
        }
    }

    void line(double width) {
        thinnestLine = Math.min(thinnestLine, width * boxes.unit());
    }

    void text(double size) {
        smallestText = Math.min(smallestText, size * boxes.unit());
    }

    void grey(double ink) {
        lightestGrey = Math.min(lightestGrey, ink);
    }

    void picture(double pixelsPerUnit) {
        lowestResolution = Math.min(lowestResolution, pixelsPerUnit * Lengths.INCH / boxes.unit());
    }
}
