package dev.mazewright.core.grid;

import java.util.List;

/**
 * The polygon of a cell, whose sides may be arcs: its corners in clockwise order, each with the direction that crosses
 * the side from this corner to the next.
 *
 * @param corners at least three
 * @param centre the middle of the cell, a point inside its outline
 */
public record Outline(List<Corner> corners, Corner centre) {
    /** In place of a direction: the side is not drawn, since another cell lies over it. */
    public static final int HIDDEN = -2;

    /**
     * A corner of a cell.
     *
     * @param x to the right, in units of a cell
     * @param y downwards
     * @param direction the direction that crosses the side which begins here, clockwise; -1 if the side is always a
     *     wall; or {@link #HIDDEN}
     * @param bend the curvature of that side: 0 if it is straight; for an arc the tangent of a quarter of its angle,
     *     positive if it bulges outwards
     */
    public record Corner(double x, double y, int direction, double bend) {
        /** A corner where a straight side begins. */
        public Corner(double x, double y, int direction) {
            this(x, y, direction, 0);
        }
    }

    /** The outline of these corners, whose centre is their mean: inside of every convex cell. */
    public Outline(List<Corner> corners) {
        this(corners, mean(corners));
    }

    private static Corner mean(List<Corner> corners) {
        double x = 0;
        double y = 0;
        for (Corner corner : corners) {
            x += corner.x;
            y += corner.y;
        }
        return new Corner(x / corners.size(), y / corners.size(), -1);
    }

    /** The corner where a side ends. */
    public Corner end(int side) {
        return corners.get(side + 1 == corners.size() ? 0 : side + 1);
    }

    /** The number of the side that this direction crosses, that is, of its corner, or -1. */
    public int side(int direction) {
        for (int i = 0; i < corners.size(); i++) {
            if (corners.get(i).direction == direction) {
                return i;
            }
        }
        return -1;
    }

    /** The middle of a side; of an arc, the middle of the arc. */
    public Corner middle(int side) {
        Corner from = corners.get(side);
        Corner to = end(side);
        return new Corner(
                (from.x + to.x + from.bend * (to.y - from.y)) / 2,
                (from.y + to.y - from.bend * (to.x - from.x)) / 2,
                from.direction);
    }

    /** Whether another cell lies over this one and hides some of its sides, so that only its two ends are visible. */
    public boolean isTunnel() {
        return side(HIDDEN) >= 0;
    }
}
