package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Path;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Draws paths through mazes of any shape. */
final class PathLine {
    /** A smaller bend is invisible, in units of a cell. */
    private static final double STRAIGHT = 1e-6;

    private final Outlines outlines;
    private final Stairs stairs;
    private final Grid grid;
    private final Shape shape;

    PathLine(Grid grid, Outlines outlines, Stairs stairs) {
        this.outlines = outlines;
        this.stairs = stairs;
        this.grid = grid;
        shape = grid.shape();
    }

    /** Draws a path through the middles of sides, along arcs; interrupted below something, across glued edges, and at stairs. */
    void draw(Path path, Pen pen) throws IOException {
        long cell = path.start();
        Outline here = outlines.of(cell);
        Corner at = here.centre();
        pen.move(at.x(), at.y());
        for (long i = 0; i < path.length(); i++) {
            int direction = path.direction(i);
            long next = grid.step(cell, direction);
            Outline there = outlines.of(next);
            Link link = shape.link(grid, cell, direction);
            Corner out = link == Link.LINE ? null : middle(here, direction);
            Corner in = link == Link.LINE ? null : middle(there, grid.opposite(cell, direction));
            Corner goal = there.isTunnel() && in != null ? in : there.centre();
            if (here.isTunnel() && out != null) {
                at = out;
                pen.move(at.x(), at.y());
            }
            Link.Crossing crossing = link == Link.STRIP ? outlines.crossing(cell, direction) : null;
            boolean isBelow = crossing != null && crossing.isOver();
            boolean isBroken = isBelow || link == Link.SEAM || out == null != (in == null);
            boolean isSeen = out != null && (isBroken || isBent(at, out, goal));
            if (out != null && isSeen) {
                pen.side(bowed(at, bow(here, direction)), out);
                at = out;
            }
            if (Stairs.areAt(link)) {
                Corner from = stairs.at(cell, link == Link.STAIRS_UP);
                pen.line(from.x(), from.y());
                at = stairs.at(next, link != Link.STAIRS_UP);
                pen.move(at.x(), at.y());
            } else if (isBroken) {
                at = in == null ? goal : in;
                pen.move(at.x(), at.y());
            } else if (in != null && link == Link.STRIP) {
                pen.line(in.x(), in.y());
                at = in;
            }
            pen.side(bowed(at, isSeen ? -bow(there, grid.opposite(cell, direction)) : 0), goal);
            at = goal;
            here = there;
            cell = next;
        }
    }

    /**
     * The bend of the path from the centre of a cell to the middle of a side. It is straight but where a straight side
     * lies between two that bow in the same direction, as in a ring: of these, the inner one spans the cell, and the
     * path half of it.
     */
    private static double bow(Outline outline, int direction) {
        int side = outline.side(direction);
        if (side < 0 || outline.corners().get(side).bend() != 0) {
            return 0;
        }
        double before = outline.corners().get((side == 0 ? outline.corners().size() : side) - 1).bend();
        double after = outline.end(side).bend();
        return before * after >= 0 ? 0 : Pen.half(before < 0 ? before : -after);
    }

    private static Corner bowed(Corner from, double bend) {
        return new Corner(from.x(), from.y(), -1, bend);
    }

    private static @Nullable Corner middle(Outline outline, int direction) {
        int side = outline.side(direction);
        return side < 0 ? null : outline.middle(side);
    }

    private static boolean isBent(Corner from, Corner over, Corner to) {
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        double away = x * (over.y() - from.y()) - y * (over.x() - from.x());
        return Math.abs(away) > STRAIGHT * Math.hypot(x, y);
    }
}
