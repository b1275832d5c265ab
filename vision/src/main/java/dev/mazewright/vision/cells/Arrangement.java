package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import org.jspecify.annotations.Nullable;

/**
 * Which cells of a lattice a maze has, and where they lie.
 *
 * @param shape of the maze
 * @param toPlane from the drawing of the shape, in units of a cell, to pixels of the plane
 * @param coverage how much of its outline is wall, and less where walls lie beside it, from 0 to 1
 * @param turn of the drawing in the picture, in radians clockwise
 * @param hollow the same shape without its first cell, where that may be a hole; else null
 */
record Arrangement(Shape shape, Homography toPlane, double coverage, double turn, @Nullable Shape hollow) {
    Arrangement(Shape shape, Homography toPlane, double coverage, double turn) {
        this(shape, toPlane, coverage, turn, null);
    }

    /** The same around a hole; null where there is none. */
    @Nullable Arrangement hollowed() {
        return hollow == null ? null : new Arrangement(hollow, toPlane, coverage, turn);
    }
}
