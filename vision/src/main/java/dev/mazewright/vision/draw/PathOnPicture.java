package dev.mazewright.vision.draw;

import dev.mazewright.core.maze.Path;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/** A path as the corners of a line on a picture. */
public final class PathOnPicture {
    /** Points that lengthen the line between their neighbours by less than this share are not corners. */
    private static final double STRAIGHT = 1e-6;

    private PathOnPicture() {}

    /** The line through the middles of cells on a path among the cells of a reading. */
    public static List<Spot> of(Reading reading, Path path) {
        List<Spot> spots = new ArrayList<>();
        path.forEach(cell -> spots.add(reading.spot(cell)));
        return corners(spots);
    }

    /** The line of an area from its start to its goal. */
    public static List<Spot> ofArea(Reading reading, List<Spot> path) {
        List<Spot> spots = new ArrayList<>(path);
        Spot start = reading.start();
        Spot goal = reading.goal();
        if (start != null && !start.equals(spots.getFirst())) {
            spots.addFirst(start);
        }
        if (goal != null && !goal.equals(spots.getLast())) {
            spots.addLast(goal);
        }
        return spots;
    }

    /** Removes the points that lie on the line between their neighbours. */
    private static List<Spot> corners(List<Spot> path) {
        List<Spot> corners = new ArrayList<>();
        for (Spot next : path) {
            int last = corners.size() - 1;
            if (last >= 1) {
                Spot before = corners.get(last - 1);
                Spot middle = corners.get(last);
                double around = before.distance(middle) + middle.distance(next);
                if (around - before.distance(next) < around * STRAIGHT) {
                    corners.remove(last);
                }
            }
            corners.add(next);
        }
        return corners;
    }
}
