package dev.mazewright.drawing.draw;

/**
 * A page that is trimmed. Lengths are points.
 *
 * @param width of the trimmed page
 * @param height of the trimmed page
 * @param bleedLeft what is cut off at the left side
 * @param bleedRight what is cut off at the right side
 * @param bleed what is cut off at the top and at the bottom
 */
public record PageSize(double width, double height, double bleedLeft, double bleedRight, double bleed) {
    /** The width with what is cut off. */
    public double wholeWidth() {
        return bleedLeft + width + bleedRight;
    }

    /** The height with what is cut off. */
    public double wholeHeight() {
        return height + 2 * bleed;
    }
}
