package dev.mazewright.vision.bad;

import java.util.Locale;

/** What is bad about a picture, and what its full strength is. The thickness of walls is not one: every picture has some. */
public enum Defect {
    /** Turned by up to 15 degrees. */
    ROTATION,
    /** Seen at up to 20 degrees (mild: 8) by a camera of 60 degrees from corner to corner, mostly with a table around the sheet. */
    PERSPECTIVE(true, 0.4),
    /** Turned by one, two or three quarters. Not graded. */
    QUARTER_TURN(false, 1),
    /** JPEG of quality 95 down to 30. */
    JPEG,
    /** Gaussian, of a sigma of up to 0.15 cells, but at most the thickness of a wall or half a pixel, so that walls are seen. */
    BLUR,
    /** Gaussian of a sigma of up to 25 of 255, with up to 0.2 % of salt and pepper. */
    NOISE,
    /** A gradient, a vignette or a lamp: up to 50 % darker. */
    LIGHT,
    /** Of a pole or a hand: up to 50 % darker. */
    SHADOW,
    /** Fibres and grain of up to 8 %. */
    PAPER,
    /** A title, words at the openings, paragraphs and a page number. */
    TEXT,
    /** A ring or a blot of coffee. */
    STAIN,
    /** A negative. Not graded. */
    INVERTED(false, 1),
    /** Coloured walls on tinted paper. */
    COLOURED,
    /** Dots or squares of a notebook, fainter than walls. */
    DOTTED;

    final boolean isGraded;
    final double mildLimit;

    Defect() {
        this(true, 1);
    }

    Defect(boolean isGraded, double mildLimit) {
        this.isGraded = isGraded;
        this.mildLimit = mildLimit;
    }

    /** The name in tables. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
