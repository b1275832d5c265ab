package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Spot;
import java.awt.Color;

/**
 * Something drawn in a colour that is neither that of paper nor that of walls.
 *
 * @param middle on the picture
 * @param thickness of its thickest part, in pixels of the picture
 * @param extent the longer side of the box around it, in pixels of the picture
 * @param pixels the number of pixels of the plane it covers
 * @param filled the share of the square of that side it covers, from 0 to 1
 * @param rgb its colour as 0xRRGGBB
 * @param salience how much it stands out, by its colour more than by its size
 * @param strength the distance of its colour from those of paper and walls, as a share of the distance of the two
 */
public record Mark(Spot middle, double thickness, double extent, int pixels, double filled, int rgb, double salience, double strength) {
    /** The least thickness of a mark, in pitches: thinner ones are coloured edges of walls, */
    static final double LEAST_THICKNESS = 0.12;
    /** and those thinner than this may be. */
    static final double THIN = 0.3;
    private static final double SPOT_EXTENT = 3.2;

    /** The least thickness of a spot, as a share of its extent, */
    private static final double SOLID = 0.35;
    /** or the least share of its square that it covers. */
    private static final double FILLED = 0.3;

    /** A disc covers 0.79 of its square, a turtle half. */
    static final double COMPACT = 0.4;

    /** Weaker marks may be parts of stains or shadows. */
    static final double FAINT = 0.25;
    /** The strength of a mark known to be faint. */
    static final double DOUBTFUL = 0.2;
    /** Colours that differ by less than this, of 442, are one colour. */
    static final double SAME = 44;
    private static final double LEAST_SATURATION = 0.2;
    /** The hues of green, in degrees. */
    private static final double GREEN_FROM = 85;

    private static final double GREEN_TO = 165;

    /** Whether it is a spot or a block that may stand at a start or a goal, not a line or a stain. */
    boolean isSpot(double pitch) {
        return thickness >= LEAST_THICKNESS * pitch && extent <= SPOT_EXTENT * pitch && (thickness >= SOLID * extent || filled >= FILLED);
    }

    /** The same mark, as faint as a part of a shadow. */
    Mark faint() {
        return new Mark(middle, thickness, extent, pixels, filled, rgb, salience, Math.min(strength, DOUBTFUL));
    }

    /** Whether it may be a part of a stain or a shadow. */
    public boolean isFaint() {
        return strength < FAINT;
    }

    /** Whether it stands at the place of another, such as the shell of a turtle on the turtle. */
    boolean isAt(Mark other) {
        return middle.distance(other.middle) < Math.max(extent, other.extent) / 2;
    }

    /** Whether it has about the colour of another. */
    public boolean hasColourOf(Mark other) {
        return Brightness.distance(rgb, other.rgb) < SAME;
    }

    /** Whether it is about as long as thick, like a disc or a square. */
    public boolean isCompact() {
        return filled >= COMPACT;
    }

    /** Whether it is likelier the start than another mark: it alone is green, or the other is closer to red. */
    public boolean isRatherStart(Mark other) {
        return isGreen() == other.isGreen() ? fromRed() > other.fromRed() : isGreen();
    }

    private boolean isGreen() {
        return saturation() >= LEAST_SATURATION && hue() >= GREEN_FROM && hue() <= GREEN_TO;
    }

    /** The distance of its hue from red, in degrees from 0 to 180; 180 for black, white and grey. */
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
