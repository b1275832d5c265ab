package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import java.util.List;

/** Measures which part of the outline of a shape is wall where a map lays it. */
final class OutlineMeter {
    /** Sides that the picture ends at count as this much of a wall. */
    private static final double UNSEEN = 0.5;

    private final Plane plane;
    private final WallMeter meter;
    private final double wall;

    /**
     * A meter.
     *
     * @param wall the ink of walls
     */
    OutlineMeter(Plane plane, double wall) {
        this.plane = plane;
        this.wall = wall;
        meter = new WallMeter(plane);
    }

    /** From 0 for an outline without walls to 1. */
    double coverage(Shape shape, Homography toPlane) {
        List<CellSides.Side> sides = CellSides.outline(shape.grid());
        double[] ink = sides.stream().mapToDouble(side -> SideMeter.ink(meter, side, toPlane)).toArray();
        boolean[] cut = CutOff.of(plane, sides, toPlane, ink, wall);
        double sum = 0;
        for (int i = 0; i < ink.length; i++) {
            sum += cut[i] ? UNSEEN : Math.clamp(ink[i] / wall, 0, 1);
        }
        return sum / Math.max(1, ink.length);
    }
}
