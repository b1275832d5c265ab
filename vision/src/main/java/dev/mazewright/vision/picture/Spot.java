package dev.mazewright.vision.picture;

/**
 * A point of an upright picture, in pixels from its top left corner; the middle of the first pixel is (0.5, 0.5).
 *
 * @param x to the right
 * @param y downwards
 */
public record Spot(double x, double y) {
    /** The distance to another point, in pixels. */
    public double distance(Spot other) {
        return Math.hypot(x - other.x, y - other.y);
    }
}
