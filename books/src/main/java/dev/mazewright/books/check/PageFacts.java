package dev.mazewright.books.check;

import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** What was observed of a page. Lengths are in points; what was never seen is infinite. */
final class PageFacts {
    /** What ends nearer to the edge of the trim reaches it. */
    private static final double EDGE = 0.01 * Lengths.INCH;

    private static final int SIDES = 4;

    private final int number;
    private final PageBoxes boxes;
    private final double[] nearest = unseen();
    private final double[] reach = unseen();
    private final Set<String> spaces = new TreeSet<>();
    private final Set<String> missingFonts = new TreeSet<>();
    private final Set<String> transparency = new TreeSet<>();
    private boolean hasInk;
    private boolean hasHiddenText;
    private double thinnestLine = Double.POSITIVE_INFINITY;
    private double smallestText = Double.POSITIVE_INFINITY;
    private double lightestGrey = Double.POSITIVE_INFINITY;
    private double lowestResolution = Double.POSITIVE_INFINITY;
    private int annotations;

    PageFacts(int number, PageBoxes boxes) {
        this.number = number;
        this.boxes = boxes;
    }

    private static double[] unseen() {
        double[] sides = new double[SIDES];
        Arrays.fill(sides, Double.POSITIVE_INFINITY);
        return sides;
    }

    // ---- observing

    /** There is something here that is not white. */
    void ink(Rectangle2D box) {
        hasInk = true;
        double[] inside = boxes.inside(box);
        for (int side = 0; side < SIDES; side++) {
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

    void hiddenText() {
        hasHiddenText = true;
    }

    void grey(double ink) {
        lightestGrey = Math.min(lightestGrey, ink);
    }

    void picture(double pixelsPerUnit) {
        lowestResolution = Math.min(lowestResolution, pixelsPerUnit * Lengths.INCH / boxes.unit());
    }

    void space(String name) {
        spaces.add(name);
    }

    void missingFont(String name) {
        missingFonts.add(name);
    }

    void transparency(String kind) {
        transparency.add(kind);
    }

    void annotations(int count) {
        annotations = count;
    }

    // ---- what was observed

    /** The number of the page, from 1. */
    int number() {
        return number;
    }

    PageBoxes boxes() {
        return boxes;
    }

    boolean isBlank() {
        return !hasInk;
    }

    /** The distances from the edges of the trim (left, bottom, right, top) of what does not reach them. */
    double[] nearest() {
        return nearest.clone();
    }

    /** How far what reaches the edges of the trim (left, bottom, right, top) goes beyond them, at least. */
    double[] reach() {
        return reach.clone();
    }

    double thinnestLine() {
        return thinnestLine;
    }

    double smallestText() {
        return smallestText;
    }

    /** The least ink of a grey that is not white, as a part of 1. */
    double lightestGrey() {
        return lightestGrey;
    }

    /** The pixels to the inch of the coarsest picture. */
    double lowestResolution() {
        return lowestResolution;
    }

    boolean hasHiddenText() {
        return hasHiddenText;
    }

    /** The names of the colour spaces, as in PDF. */
    Set<String> spaces() {
        return Collections.unmodifiableSet(spaces);
    }

    Set<String> missingFonts() {
        return Collections.unmodifiableSet(missingFonts);
    }

    /** What is transparent, in words. */
    Set<String> transparency() {
        return Collections.unmodifiableSet(transparency);
    }

    int annotations() {
        return annotations;
    }
}
