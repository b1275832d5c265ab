package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/**
 * Draws walls as double lines: each cell has a line of its own inside each of its walls, and beside an open side two short ones lead to its
 * neighbour's. So the corridors are outlined, with a gap between them.
 */
final class InsetWalls {
    /** How far inside its cell a line lies, in cells, and at most as a share of the cell's shortest side. */
    private static final double INSET = 0.14;

    private static final double MOST = 0.4;

    private static final double PARALLEL = 1e-9;

    private final Outlines outlines;
    private final Maze maze;
    private final Grid grid;
    private final Set<Opening> openings;

    InsetWalls(Puzzle puzzle, Outlines outlines) {
        this.outlines = outlines;
        maze = puzzle.maze();
        grid = maze.grid();
        openings = Set.copyOf(puzzle.openings());
    }

    /** Whether passages of a grid lead through sides that two cells share; else its walls are plain. */
    static boolean fit(Grid grid) {
        if (grid.shape().isTiles()) {
            return false;
        }
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (grid.leads(cell, direction) && grid.shape().link(grid, cell, direction) != Link.SIDE) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Draws the lines of the cells of a row. */
    void draw(int row, Pen pen) throws IOException {
        for (long cell = outlines.first(row); cell != Grid.NONE; cell = outlines.next(row, cell)) {
            draw(cell, pen);
        }
    }

    private void draw(long cell, Pen pen) throws IOException {
        Outline outline = outlines.of(cell);
        List<Corner> corners = outline.corners();
        for (int side = 0; side < corners.size(); side++) {
            Corner from = inner(outline, side);
            Corner to = inner(outline, side + 1 == corners.size() ? 0 : side + 1);
            int direction = corners.get(side).direction();
            if (!isOpen(cell, direction)) {
                pen.move(from.x(), from.y());
                pen.side(new Corner(from.x(), from.y(), -1, corners.get(side).bend()), to);
                continue;
            }
            Corner[] mouth = mouth(cell, outline, side);
            line(from, mouth[0], pen);
            line(to, mouth[1], pen);
        }
    }

    /** Where the two lines beside an open side end, on it. */
    private Corner[] mouth(long cell, Outline outline, int side) {
        int direction = outline.corners().get(side).direction();
        double begin = along(outline, side, inner(outline, side));
        double end = along(outline, side, inner(outline, side + 1 == outline.corners().size() ? 0 : side + 1));
        if (grid.leads(cell, direction)) { // where cells are not alike, both go to the middle between them
            Outline there = outlines.of(grid.step(cell, direction));
            int back = there.side(grid.opposite(cell, direction));
            begin = (begin + 1 - along(there, back, inner(there, back + 1 == there.corners().size() ? 0 : back + 1))) / 2;
            end = (end + 1 - along(there, back, inner(there, back))) / 2;
        }
        return new Corner[] {on(outline, side, begin), on(outline, side, end)};
    }

    /** Draws the outline of a cell's part of the corridor, with its openings and its passages to others of these cells. */
    void area(long cell, CellSet cells, Pen pen) throws IOException {
        Outline outline = outlines.of(cell);
        List<Corner> corners = outline.corners();
        Corner first = inner(outline, 0);
        pen.move(first.x(), first.y());
        for (int side = 0; side < corners.size(); side++) {
            int direction = corners.get(side).direction();
            Corner from = inner(outline, side);
            Corner to = inner(outline, side + 1 == corners.size() ? 0 : side + 1);
            if (isOpen(cell, direction) && (!grid.leads(cell, direction) || cells.contains(grid.step(cell, direction)))) {
                Corner[] mouth = mouth(cell, outline, side);
                pen.line(mouth[0].x(), mouth[0].y());
                pen.line(mouth[1].x(), mouth[1].y());
                pen.line(to.x(), to.y());
            } else {
                pen.side(new Corner(from.x(), from.y(), -1, corners.get(side).bend()), to);
            }
        }
    }

    private static void line(Corner from, Corner to, Pen pen) throws IOException {
        pen.move(from.x(), from.y());
        pen.line(to.x(), to.y());
    }

    private boolean isOpen(long cell, int direction) {
        if (direction < 0) {
            return false;
        }
        return grid.leads(cell, direction) ? maze.isOpen(cell, direction) : openings.contains(new Opening(cell, direction));
    }

    /** The corner of the line inside: where the tangents of two sides meet, moved inwards. */
    private static Corner inner(Outline outline, int corner) {
        int before = (corner == 0 ? outline.corners().size() : corner) - 1;
        Corner at = outline.corners().get(corner);
        double[] in = tangent(outline, before, true);
        double[] out = tangent(outline, corner, false);
        double inset = inset(outline);
        double cross = in[0] * out[1] - in[1] * out[0];
        if (Math.abs(cross) < PARALLEL) {
            return new Corner(at.x() - inset * out[1], at.y() + inset * out[0], -1);
        }
        // Clockwise on a page whose y goes down, inside is to the right: (-y, x) of a direction.
        double along = inset * (1 - (in[0] * out[0] + in[1] * out[1])) / cross;
        return new Corner(at.x() - inset * in[1] - along * in[0], at.y() + inset * in[0] - along * in[1], -1);
    }

    private static double inset(Outline outline) {
        double shortest = INSET / MOST;
        for (int side = 0; side < outline.corners().size(); side++) {
            Corner from = outline.corners().get(side);
            Corner to = outline.end(side);
            shortest = Math.min(shortest, Math.hypot(to.x() - from.x(), to.y() - from.y()));
        }
        return MOST * shortest;
    }

    /** The unit vector along a side where it begins or ends. */
    private static double[] tangent(Outline outline, int side, boolean atEnd) {
        Corner from = outline.corners().get(side);
        Corner to = outline.end(side);
        double angle = Math.atan2(to.y() - from.y(), to.x() - from.x()) + (atEnd ? 2 : -2) * Math.atan(from.bend());
        return new double[] {Math.cos(angle), Math.sin(angle)};
    }

    /** How far along a side a point beside it lies: 0 where it begins, 1 where it ends. */
    private static double along(Outline outline, int side, Corner point) {
        Corner from = outline.corners().get(side);
        Corner to = outline.end(side);
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        return Math.clamp(((point.x() - from.x()) * x + (point.y() - from.y()) * y) / (x * x + y * y), 0, 1);
    }

    /** The point of a side; of an arc about. */
    private static Corner on(Outline outline, int side, double share) {
        Corner from = outline.corners().get(side);
        Corner to = outline.end(side);
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        double out = 2 * share * (1 - share) * from.bend();
        return new Corner(from.x() + share * x + out * y, from.y() + share * y - out * x, -1);
    }
}
