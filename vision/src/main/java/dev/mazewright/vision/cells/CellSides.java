package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/** The sides of all cells of a grid as drawn, each once. */
final class CellSides {
    /**
     * A side of a cell, from one corner to the other.
     *
     * @param direction that crosses it
     * @param neighbour behind it, or {@link Grid#NONE}
     * @param middle of the side, which may be bent
     * @param one the middle of the cell
     * @param other the middle of the neighbour, or a point as far behind the side
     */
    record Side(long cell, int direction, long neighbour, Corner from, Corner middle, Corner to, Corner one, Corner other) {
        boolean isOutline() {
            return neighbour == Grid.NONE;
        }

        /** The distance of its ends where a map places them. */
        double length(Homography map) {
            return map.map(from).distance(map.map(to));
        }

        /** The point at a share of its length, from 0 to 1, where a map places it. */
        Spot point(Homography map, double at) {
            double wide = to.x() - from.x();
            double high = to.y() - from.y();
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

    private CellSides() {}

    /** Whether a point lies to the left of a line, looking along it, on a picture whose y goes down. */
    static boolean isLeft(Spot from, Spot to, Spot point) {
        return (to.x() - from.x()) * (point.y() - from.y()) - (to.y() - from.y()) * (point.x() - from.x()) < 0;
    }

    static List<Side> of(Grid grid) {
        return sides(grid, false);
    }

    /** The sides without a cell behind them. */
    static List<Side> outline(Grid grid) {
        return sides(grid, true);
    }

    private static boolean isInner(Grid grid, long cell) {
        for (int left = grid.sides(cell); left != 0; left &= left - 1) {
            if (!grid.leads(cell, Integer.numberOfTrailingZeros(left))) {
                return false;
            }
        }
        return true;
    }

    private static List<Side> sides(Grid grid, boolean isOutlineOnly) {
        List<Side> sides = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (isOutlineOnly && isInner(grid, cell)) {
                continue;
            }
            Outline outline = grid.shape().outline(grid, cell);
            List<Corner> corners = outline.corners();
            for (int i = 0; i < corners.size(); i++) {
                int direction = corners.get(i).direction();
                if (direction < 0 || !Directions.contains(grid.sides(cell), direction)) {
                    continue;
                }
                boolean leads = grid.leads(cell, direction);
                long neighbour = leads ? grid.step(cell, direction) : Grid.NONE;
                if (leads && (isOutlineOnly || neighbour < cell)) {
                    continue;
                }
                Corner middle = outline.middle(i);
                Corner one = outline.centre();
                Corner other = leads
                        ? grid.shape().outline(grid, neighbour).centre()
                        : new Corner(2 * middle.x() - one.x(), 2 * middle.y() - one.y(), -1);
                sides.add(new Side(cell, direction, neighbour, corners.get(i), middle, outline.end(i), one, other));
            }
        }
        return sides;
    }
}
