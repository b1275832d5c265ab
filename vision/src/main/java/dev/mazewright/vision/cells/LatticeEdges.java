package dev.mazewright.vision.cells;

import java.util.ArrayList;
import java.util.List;

/** The edges between neighbouring cells of a tessellation, in coordinates of its lattice. */
final class LatticeEdges {
    private static final double THIRD = 1 / 3.0;

    /** An edge from one corner to the other, between the middles of two cells. */
    record Segment(double fromU, double fromV, double toU, double toV, double oneU, double oneV, double otherU, double otherV) {
        private Segment moved(int u, int v) {
            return new Segment(fromU + u, fromV + v, toU + u, toV + v, oneU + u, oneV + v, otherU + u, otherV + v);
        }
    }

    private static final List<Segment> OF_SQUARES =
            List.of(new Segment(0, 0, 1, 0, 0.5, -0.5, 0.5, 0.5), new Segment(0, 0, 0, 1, -0.5, 0.5, 0.5, 0.5));

    private static final List<Segment> OF_TRIANGLES = List.of(
            new Segment(0, 0, 1, 0, THIRD, THIRD, 2 * THIRD, -THIRD),
            new Segment(0, 0, 0, 1, THIRD, THIRD, -THIRD, 2 * THIRD),
            new Segment(1, 0, 0, 1, THIRD, THIRD, 2 * THIRD, 2 * THIRD));

    private static final List<Segment> OF_HEXAGONS = List.of(
            new Segment(THIRD, THIRD, 2 * THIRD, 2 * THIRD, 1, 0, 0, 1),
            new Segment(THIRD, THIRD, -THIRD, 2 * THIRD, 0, 0, 0, 1),
            new Segment(THIRD, THIRD, 2 * THIRD, -THIRD, 0, 0, 1, 0));

    private LatticeEdges() {}

    /** All edges of the lattice's units in a box of integer coordinates. */
    static List<Segment> within(Tessellation tessellation, int fromU, int fromV, int toU, int toV) {
        List<Segment> ofUnit = switch (tessellation) {
            case SQUARES -> OF_SQUARES;
            case TRIANGLES -> OF_TRIANGLES;
            case HEXAGONS -> OF_HEXAGONS;
        };
        List<Segment> segments = new ArrayList<>();
        for (int u = fromU; u <= toU; u++) {
            for (int v = fromV; v <= toV; v++) {
                for (Segment segment : ofUnit) {
                    segments.add(segment.moved(u, v));
                }
            }
        }
        return segments;
    }
}
