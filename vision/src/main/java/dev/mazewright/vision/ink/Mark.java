package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Spot;
import java.awt.Color;

/**
 * Something drawn in a colour that is neither that of paper nor that of walls.
 *
 * @param middle on the picture
 * @param thickness of its thickest part, in pixels of the picture
 * @param extent the longer side of the box around it, in pixels of the picture
 * @param pixels how many pixels of the plane it covers
 * @param filled how much of the square of that side it covers, from 0 to 1
 * @param rgb its colour as 0xRRGGBB
 * @param salience how much it stands out, by its colour rather than by its size
 * @param strength how far its colour is from those of paper and walls, as a part of the distance of the two
 */
public record Mark(Spot middle, double thickness, double extent, int pixels, double filled, int rgb, double salience, double strength) {
    private static final double SPOT_THICKNESS = 0.12;
    private static final double SPOT_EXTENT = 3.2;

    /** A spot is so thick, as a part of its extent, */
    private static final double SOLID = 0.35;
    /** or covers so much of its square. */
    private static final double FILLED = 0.3;

    /** A disc covers 0.79 of its square, a turtle half. */
    static final double COMPACT = 0.4;

    /** Marks of less than this strength may be parts of stains or shadows. */
    private static final double FAINT = 0.25;
    /** The strength of a mark that is known to be faint. */
    private static final double DOUBTFUL = 0.2;
    /** Colours that differ by less than this, of 442, are one colour. */
    private static final double SAME = 44;
    private static final double LEAST_SATURATION = 0.2;
    /** Green has a hue between these, in degrees. */
    private static final double GREEN_FROM = 85;

    private static final double GREEN_TO = 165;

    /** Whether it is a spot or a block that may stand at a start or a goal, not a line or a stain. */
    boolean isSpot(double pitch) {
        return thickness >= SPOT_THICKNESS * pitch && extent <= SPOT_EXTENT * pitch && (thickness >= SOLID * extent || filled >= FILLED);
    }

    /** The same, as faint as a part of a shadow. */
    Mark faint() {
        return new Mark(middle, thickness, extent, pixels, filled, rgb, salience, Math.min(strength, DOUBTFUL));
    }

    /** Whether it may be a part of a stain or a shadow. */
    public boolean isFaint() {
        return strength < FAINT;
    }

    /** Whether it stands at the same place as another one, such as the shell of a turtle on the turtle. */
    boolean isAt(Mark other) {
        return middle.distance(other.middle) < Math.max(extent, other.extent) / 2;
    }

    /** Whether it has about the colour of another one. */
    public boolean hasColourOf(Mark other) {
        return Brightness.distance(rgb, other.rgb) < SAME;
    }

    /** Whether it is about as long as thick, as a disc or a square. */
    public boolean isCompact() {
        return filled >= COMPACT;
    }

    /** Whether it is rather the start than another mark is: it is green, or the other is nearer to red. */
    public boolean isRatherStart(Mark other) {
        return isGreen() == other.isGreen() ? fromRed() > other.fromRed() : isGreen();
    }

    private boolean isGreen() {
        return saturation() >= LEAST_SATURATION && hue() >= GREEN_FROM && hue() <= GREEN_TO;
    }

    /** How far its hue is from red, in degrees from 0 to 180, where that of black, white and grey is 180. */
    private double fromRed() {
        return saturation() < LEAST_SATURATION ? 180 : Math.min(hue(), 360 - hue());
    }

    private double hue() {
        return 360 * hsb()[0];
    }

    private double saturation() {
        return hsb()[1];
    }

    private float[] hsb() {
        return Color.RGBtoHSB(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF, null);
    }
}
