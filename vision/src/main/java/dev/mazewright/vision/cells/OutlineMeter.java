package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Measures which part of the outline of a shape is wall where a map lays it. */
final class OutlineMeter {
    /** What an outline stands out from. */
    enum Around {
        /** From the cells within; what lies around may be no paper. */
        ANYTHING,
        /** From what lies around it, too, as the outline of a maze on a sheet does and the edge of the sheet does not. */
        PAPER
    }

    /** Sides that the picture ends at count as this much of a wall. */
    private static final double UNSEEN = 0.5;

    /** About so many sides are enough. */
    private static final int SAMPLE = 300;

    private final Plane plane;
    private final WallMeter meter;
    private final double wall;
    /** Of shapes of one kind, by their sizes. */
    private final Map<String, List<CellSides.Side>> outlines = new ConcurrentHashMap<>();

    /**
     * A meter of shapes of one kind.
     *
     * @param wall the ink of walls
     */
    OutlineMeter(Plane plane, double wall) {
        this.plane = plane;
        this.wall = wall;
        meter = new WallMeter(plane);
    }

    /** From 0 for an outline without walls to 1. */
    double coverage(Shape shape, Homography toPlane, Around around) {
        List<CellSides.Side> sides = outlines.computeIfAbsent(shape.size().toString(), size -> sample(shape));
        double[] ink = sides.parallelStream().mapToDouble(side -> ink(side, toPlane, around)).toArray();
        boolean[] cut = CutOff.of(plane, sides, toPlane, ink, wall);
        double sum = 0;
        for (int i = 0; i < ink.length; i++) {
            sum += cut[i] ? UNSEEN : Math.clamp(ink[i] / wall, 0, 1);
        }
        return sum / Math.max(1, ink.length);
    }

    /** Sides of the outline, evenly; an odd step takes those of all directions. */
    private static List<CellSides.Side> sample(Shape shape) {
        List<CellSides.Side> all = CellSides.outline(shape.grid());
        int step = all.size() / SAMPLE | 1;
        return IntStream.iterate(0, i -> i < all.size(), i -> i + step).mapToObj(all::get).toList();
    }

    private double ink(CellSides.Side side, Homography toPlane, Around around) {
        double within = SideMeter.ink(meter, side, toPlane);
        return around == Around.ANYTHING ? within : Math.min(within, SideMeter.inkFromOutside(meter, side, toPlane));
    }
}
