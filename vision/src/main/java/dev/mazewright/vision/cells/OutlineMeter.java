package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.vision.picture.Homography;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Measures the share of a shape's outline that is wall where a map places it. */
final class OutlineMeter {
    /** What an outline stands out from. */
    enum Around {
        /** The cells within; its surroundings may not be paper. */
        ANYTHING,
        /** Its surroundings as well; a maze on a sheet does so, the edge of the sheet does not. */
        PAPER
    }

    /** The share of a wall that counts for a side beyond the picture. */
    private static final double UNSEEN = 0.5;

    /** About this many sides are measured. */
    private static final int SAMPLE = 300;

    private final Plane plane;
    private final WallMeter meter;
    private final double wall;
    /** The outlines of shapes of one kind, by size. */
    private final Map<String, List<CellSides.Side>> outlines = new ConcurrentHashMap<>();

    /** Measures shapes of one kind on a plane where walls have this ink. */
    OutlineMeter(Plane plane, double wall) {
        this.plane = plane;
        this.wall = wall;
        meter = new WallMeter(plane);
    }

    /** The share from 0, for an outline without walls, to 1. */
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

    /** Sides of the outline, evenly chosen; an odd step takes sides of all directions. */
    private static List<CellSides.Side> sample(Shape shape) {
        List<CellSides.Side> all = CellSides.outline(shape.grid());
        int step = all.size() / SAMPLE | 1;
        return IntStream.iterate(0, i -> i < all.size(), i -> i + step).mapToObj(all::get).toList();
    }

    private double ink(CellSides.Side side, Homography toPlane, Around around) {
        double within = meter.ink(side, toPlane);
        return around == Around.ANYTHING ? within : Math.min(within, meter.inkFromOutside(side, toPlane));
    }
}
