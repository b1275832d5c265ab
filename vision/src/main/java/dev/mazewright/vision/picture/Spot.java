package dev.mazewright.vision.picture;

import java.util.List;

/**
 * A point of an upright picture, in pixels from its top left corner; the middle of the first pixel is (0.5, 0.5).
 *
 * @param x to the right
 * @param y downwards
 */
public record Spot(double x, double y) {
    /** The distance to another point, in pixels. */
    public double distance(Spot other) {
        double across = x - other.x;
        double down = y - other.y;
        return Math.sqrt(across * across + down * down); // Math.hypot takes ten times as long, for the range of all numbers
    }

    /** The length of a line through points, in pixels. */
    public static double length(List<Spot> line) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += line.get(i).distance(line.get(i - 1));
        }
        return length;
    }
}
