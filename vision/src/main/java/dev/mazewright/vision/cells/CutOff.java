package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.List;

/** Finds sides of the outline beyond the picture's edge: along that edge hardly any wall is seen. */
final class CutOff {
    /** Sides closer to the edge of the picture than this, in their lengths, may be cut off. */
    private static final double NEAR = 0.12;

    /** Sides farther outside than this are not cut off. */
    private static final double FAR = 0.5;

    /** If at least this share of the sides at an edge are walls, they are not cut off. */
    private static final double SEEN = 0.4;

    private CutOff() {}

    /** Which sides are cut off, given the ink of each side and that of walls. */
    static boolean[] of(Plane plane, List<CellSides.Side> sides, Homography map, double[] ink, double wall) {
        int[] edges = new int[sides.size()];
        int[] near = new int[5];
        int[] walls = new int[5];
        for (int i = 0; i < edges.length; i++) {
            if (sides.get(i).isOutline()) {
                edges[i] = edge(plane, sides.get(i), map);
                near[edges[i]]++;
                walls[edges[i]] += ink[i] > wall / 2 ? 1 : 0;
            }
        }
        boolean[] cut = new boolean[edges.length];
        for (int i = 0; i < cut.length; i++) {
            cut[i] = edges[i] > 0 && walls[edges[i]] < SEEN * near[edges[i]];
        }
        return cut;
    }

    /** The edge of the picture near a side, from 1 to 4; 0 if no edge is near. */
    private static int edge(Plane plane, CellSides.Side side, Homography map) {
        Spot middle = map.map(side.middle());
        double length = side.length(map);
        if (!plane.contains(middle.x(), middle.y(), FAR * length)) {
            return 0;
        }
        double near = NEAR * length;
        return middle.x() < near ? 1 : middle.y() < near ? 2 : middle.x() > plane.width - near ? 3 : middle.y() > plane.height - near ? 4 : 0;
    }
}
