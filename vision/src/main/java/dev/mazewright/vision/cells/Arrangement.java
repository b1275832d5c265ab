package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.vision.picture.Homography;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a lattice that form a maze, and their place.
 *
 * @param toPlane from the drawing of the shape, in units of a cell, to pixels of the plane
 * @param coverage the share of its outline that is wall, from 0 to 1, reduced if walls lie beside it
 * @param turn of the drawing in the picture, in radians clockwise
 * @param hollow the shape without its first cell if that may be a hole; else null
 */
record Arrangement(Shape shape, Homography toPlane, double coverage, double turn, @Nullable Shape hollow) {
    Arrangement(Shape shape, Homography toPlane, double coverage, double turn) {
        this(shape, toPlane, coverage, turn, null);
    }

    /** The same around a hole; null without one. */
    @Nullable Arrangement hollowed() {
        return hollow == null ? null : new Arrangement(hollow, toPlane, coverage, turn);
    }
}
