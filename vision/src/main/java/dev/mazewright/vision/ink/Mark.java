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
 * @param rgb its colour as 0xRRGGBB
 * @param strength how far its colour is from those of paper and walls, as a part of the distance of the two
 */
public record Mark(Spot middle, double thickness, double extent, int pixels, int rgb, double strength) {
    private static final double SPOT_THICKNESS = 0.17;
    private static final double SPOT_EXTENT = 2.6;

    private static final double LEAST_SATURATION = 0.2;

    /** Whether it is a spot or a block that may stand at a start or a goal, not a line or a stain. */
    boolean isSpot(double pitch) {
        return thickness >= SPOT_THICKNESS * pitch && extent <= SPOT_EXTENT * pitch && thickness >= 0.35 * extent;
    }

    /**
     * How far its hue is from red, in degrees from 0 to 180, where that of black, white and grey is 180: of two ends, the goal is nearer
     * to red.
     */
    public double fromRed() {
        float[] hsb = Color.RGBtoHSB(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF, null);
        double hue = 360 * hsb[0];
        return hsb[1] < LEAST_SATURATION ? 180 : Math.min(hue, 360 - hue);
    }
}
