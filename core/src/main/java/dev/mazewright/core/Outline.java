package dev.mazewright.core;

import java.util.List;

/**
 * The polygon of a cell: its corners, clockwise, each with the direction that crosses the side which leads from it to
 * the next corner.
 *
 * @param corners at least three
 */
public record Outline(List<Corner> corners) {
    /**
     * A corner of a cell.
     *
     * @param x to the right, in units of a cell
     * @param y downwards
     * @param direction that crosses the side which begins here, clockwise, or -1 if none does
     */
    public record Corner(double x, double y, int direction) {}

    /** The mean of the corners: the centre of gravity of every regular cell, and inside of each convex one. */
    public Corner centre() {
        double x = 0;
        double y = 0;
        for (Corner corner : corners) {
            x += corner.x;
            y += corner.y;
        }
        return new Corner(x / corners.size(), y / corners.size(), -1);
    }
}
