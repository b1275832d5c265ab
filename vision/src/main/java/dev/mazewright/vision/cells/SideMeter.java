package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;

/** Measures sides of cells where a map places them. */
final class SideMeter {
    /** The distance of a wall from a side, at most, in lengths of the side. */
    private static final double SLACK = 0.12;

    private SideMeter() {}

    static Spot spot(Homography map, Corner corner) {
        return map.map(corner.x(), corner.y());
    }

    static double ink(WallMeter meter, CellSides.Side side, Homography map) {
        return ink(meter, side, map, WallMeter.Part.ALL);
    }

    /** The ink along a side, or on a part of it, less that of the paper in the cells beside it. */
    static double ink(WallMeter meter, CellSides.Side side, Homography map, WallMeter.Part part) {
        Spot[] line = line(side, map);
        Spot one = spot(map, side.one());
        // The surroundings of the maze may not be paper.
        boolean isAlone = side.isOutline() && !meter.isFilled(one, line[0].distance(line[line.length - 1]));
        return meter.along(line, one, isAlone ? one : spot(map, side.other()), SLACK, part);
    }

    /** The ink along a side of the outline, less that of the surroundings. */
    static double inkFromOutside(WallMeter meter, CellSides.Side side, Homography map) {
        Spot outside = spot(map, side.other());
        return meter.along(line(side, map), outside, outside, SLACK, WallMeter.Part.ALL);
    }

    /** Whether marks hide most of a side. */
    static boolean isCovered(WallMeter meter, CellSides.Side side, Homography map) {
        return meter.isCovered(line(side, map));
    }

    private static Spot[] line(CellSides.Side side, Homography map) {
        Spot[] line = new Spot[WallMeter.points()];
        for (int i = 0; i < line.length; i++) {
            line[i] = point(side, map, WallMeter.at(i));
        }
        return line;
    }

    /** The point at a share of a side's length. */
    static Spot point(CellSides.Side side, Homography map, double at) {
        Corner from = side.from();
        double wide = side.to().x() - from.x();
        double high = side.to().y() - from.y();
        // A side that bends is an arc: its middle lies bend / 2 of its length beside the straight line.
        double half = 2 * Math.atan(from.bend());
        double along = at;
        double beside = 0;
        if (Math.abs(half) > 1e-6) {
            double angle = half * (2 * at - 1);
            double radius = 0.5 / Math.sin(half);
            along = 0.5 + radius * Math.sin(angle);
            beside = radius * (Math.cos(angle) - Math.cos(half));
        }
        return map.map(from.x() + along * wide + beside * high, from.y() + along * high - beside * wide);
    }
}
