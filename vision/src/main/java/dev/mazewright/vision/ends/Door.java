package dev.mazewright.vision.ends;

import dev.mazewright.vision.picture.Spot;

/**
 * An opening of a maze.
 *
 * @param middle of the opening, on the picture
 * @param end of a path that leads through it
 * @param x of the outward direction
 * @param y of the outward direction
 */
public record Door(Spot middle, Spot end, double x, double y) {
    /** The opening at a point, with a point outside. */
    public static Door of(Spot middle, Spot end, Spot outside) {
        double length = Math.max(1e-9, middle.distance(outside));
        return new Door(middle, end, (outside.x() - middle.x()) / length, (outside.y() - middle.y()) / length);
    }
}
