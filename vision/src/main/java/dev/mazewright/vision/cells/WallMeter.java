package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Measures how much darker sides of cells are than the cells beside them, where a map places them. */
final class WallMeter {
    /** A wall is sampled from this share of its length to the same share before its end, away from other walls. */
    private static final double FROM = 0.22;

    private static final int ALONG = 9;
    /** The distance of a wall from a side, at most, in lengths of the side. */
    private static final double SLACK = 0.12;
    /** A cell is filled if it has at least this much more ink than its neighbour. */
    private static final double FILLED = 0.3;

    /** On paper as dark as walls elsewhere, walls are darker by the remaining light, of which they reflect little, */
    private static final double SHADE = 0.85;
    /** but by at least this. */
    private static final double DARKEST = 0.25;

    /** The points of a line that count. */
    enum Part {
        /** All. */
        ALL,
        /** The half with less ink, for something that may lie across an open side. */
        LESS,
        /** The half with more ink, for something that may hide a wall. */
        MORE;

        private double mean(double[] values) {
            if (values.length < 2) {
                return values.length == 0 ? 0 : values[0];
            }
            if (this != ALL) {
                Arrays.sort(values);
            }
            int from = this == MORE ? values.length / 2 : 0;
            int to = this == LESS ? values.length / 2 + 1 : values.length;
            double sum = 0;
            for (int i = from; i < to; i++) {
                sum += values[i];
            }
            return sum / (to - from);
        }
    }

    /** Marks hide a line of which fewer points are seen. */
    private static final int LEAST_SEEN = 3;

    private final Plane plane;
    private final @Nullable Plane covered;

    WallMeter(Plane plane) {
        this(plane, null);
    }

    /** Measures on a plane; {@code covered} is the share of each pixel that marks hide, null without marks. */
    WallMeter(Plane plane, @Nullable Plane covered) {
        this.plane = plane;
        this.covered = covered;
    }

    /** The ink along a side, less that of the paper in the cells beside it. */
    double ink(CellSides.Side side, Homography map) {
        return ink(side, map, Part.ALL);
    }

    /** The same on a part of it. */
    double ink(CellSides.Side side, Homography map, Part part) {
        Spot one = map.map(side.one());
        // The surroundings of the maze may not be paper.
        boolean isAlone = side.isOutline() && paper(one, side.length(map)) <= FILLED;
        return along(line(side, map), one, isAlone ? one : map.map(side.other()), part);
    }

    /** The ink along a side of the outline, less that of the surroundings. */
    double inkFromOutside(CellSides.Side side, Homography map) {
        Spot outside = map.map(side.other());
        return along(line(side, map), outside, outside, Part.ALL);
    }

    /** Whether marks hide most of a side. */
    boolean isCovered(CellSides.Side side, Homography map) {
        return isCovered(line(side, map));
    }

    /** Points along a side, from corner to corner; those between are away from other walls. */
    private static Spot[] line(CellSides.Side side, Homography map) {
        Spot[] line = new Spot[ALONG + 2];
        for (int i = 0; i < line.length; i++) {
            line[i] = side.point(map, i == 0 ? 0 : i == ALONG + 1 ? 1 : FROM + (1 - 2 * FROM) * (i - 1) / (ALONG - 1));
        }
        return line;
    }

    private boolean isCovered(Spot[] line) {
        int seen = 0;
        for (int i = 1; i < line.length - 1; i++) {
            seen += isSeen(line[i]) ? 1 : 0;
        }
        return seen < LEAST_SEEN;
    }

    private boolean isSeen(Spot at) {
        return covered == null || covered.at(at.x(), at.y()) < 0.5;
    }

    /**
     * The ink of a line, less that of the paper beside it.
     *
     * @param line points along it, in pixels of the plane, from one corner to the other
     * @param one the middle of the cell on one side
     * @param other the middle of the cell on the other side
     */
    private double along(Spot[] line, Spot one, Spot other, Part part) {
        double length = line[0].distance(line[line.length - 1]);
        boolean isOneSeen = plane.contains(one);
        boolean isOtherSeen = plane.contains(other);
        double paperOfOne = isOneSeen || !isOtherSeen ? paper(one, length) : paper(other, length);
        double paperOfOther = isOtherSeen || !isOneSeen ? paper(other, length) : paperOfOne;
        double most = SLACK * length;
        int steps = Math.max(1, (int) Math.ceil(most / 0.7));
        // Beside a filled cell, only the line and what lies beyond it distinguish a wall from the end of the filling.
        int filled = Math.abs(paperOfOne - paperOfOther) < FILLED ? 0 : paperOfOne > paperOfOther == CellSides.isLeft(line[0], line[line.length - 1], one) ? -1 : 1;
        Track track = new Track(line);
        double best = -Double.MAX_VALUE;
        for (int i = -steps; i <= steps; i++) {
            if (filled == 0 || Integer.signum(i) == -filled) {
                best = Math.max(best, track.mean(most * i / steps, part));
            }
        }
        if (filled != 0) {
            return best - Math.min(paperOfOne, paperOfOther);
        }
        double paper = 0.5 * (paperOfOne + paperOfOther);
        return (best - paper) / Math.clamp(1 - SHADE * paper, DARKEST, 1);
    }

    /** The visible points of a line, or all if most are hidden, and the line's direction at each. */
    private final class Track {
        private final double[] x = new double[ALONG];
        private final double[] y = new double[ALONG];
        private final double[] dx = new double[ALONG];
        private final double[] dy = new double[ALONG];
        private final double[] step = new double[ALONG];
        private final double[] values;

        Track(Spot[] line) {
            boolean isCovered = isCovered(line);
            int count = 0;
            for (int i = 1; i <= ALONG; i++) {
                if (isCovered || isSeen(line[i])) {
                    x[count] = line[i].x();
                    y[count] = line[i].y();
                    dx[count] = line[i + 1].x() - line[i - 1].x();
                    dy[count] = line[i + 1].y() - line[i - 1].y();
                    step[count] = Math.sqrt(dx[count] * dx[count] + dy[count] * dy[count]);
                    count++;
                }
            }
            values = new double[count];
        }

        /** The mean along a parallel line, to the right of this one if the distance is positive. */
        double mean(double beside, Part part) {
            for (int i = 0; i < values.length; i++) {
                values[i] = plane.at(x[i] - beside * dy[i] / step[i], y[i] + beside * dx[i] / step[i]);
            }
            return part.mean(values);
        }
    }

    /** The mean ink around the middle of a cell. */
    private double paper(Spot middle, double length) {
        double reach = 0.12 * length;
        double sum = 0;
        for (int j = -1; j <= 1; j++) {
            for (int i = -1; i <= 1; i++) {
                sum += plane.at(middle.x() + i * reach, middle.y() + j * reach);
            }
        }
        return sum / 9;
    }
}
