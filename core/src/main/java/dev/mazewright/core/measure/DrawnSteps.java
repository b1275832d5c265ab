package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;

/**
 * The steps between cells as vectors in the drawing of a shape, from the centre of one outline to that of the next.
 * Where a step leaves the drawing at a seam, it leads through the middles of the two sides that are glued. A step to
 * another level is a unit at a right angle to the drawing.
 *
 * <p>In units of a cell. Uses {@link StrictMath}, so results are the same on every machine.
 */
final class DrawnSteps {
    /** Below this sine, two steps in the same direction count as straight on. */
    private static final double STRAIGHT = 1e-9;

    /** A vector: x to the right, y downwards, z to the level above. */
    record Vector(double x, double y, double z) {
        double length() {
            return Math.sqrt(x * x + y * y + z * z);
        }

        /** The angle to another vector, in radians from 0 to pi; exactly 0 if both have the same direction. */
        double angle(Vector to) {
            double across = new Vector(y * to.z - z * to.y, z * to.x - x * to.z, x * to.y - y * to.x).length();
            double along = x * to.x + y * to.y + z * to.z;
            return along > 0 && across <= STRAIGHT * along ? 0 : StrictMath.atan2(across, along);
        }
    }

    private final Grid grid;
    private final Shape shape;
    private final boolean isSquare;
    private long known = Grid.NONE;
    private Corner centre = new Corner(0, 0, -1);

    DrawnSteps(Grid grid) {
        this.grid = grid;
        shape = grid.shape();
        isSquare = shape.hasSquareCells();
    }

    /** The straight distance between the centres of two cells in the drawing. */
    double distance(long one, long other) {
        Corner from = centre(one);
        Corner to = centre(other);
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        return Math.sqrt(x * x + y * y);
    }

    /** The vector with which a step leaves a cell. */
    Vector leaving(long cell, int direction) {
        return switch (shape.link(grid, cell, direction)) {
            case STAIRS_UP -> new Vector(0, 0, 1);
            case STAIRS_DOWN -> new Vector(0, 0, -1);
            case SEAM -> twice(centre(cell), middle(cell, direction));
            case SIDE, STRIP, LINE -> between(centre(cell), centre(grid.step(cell, direction)));
        };
    }

    /** The vector with which a step arrives at the next cell. */
    Vector arriving(long cell, int direction) {
        if (shape.link(grid, cell, direction) != Link.SEAM) {
            return leaving(cell, direction);
        }
        long next = grid.step(cell, direction);
        return twice(middle(next, grid.opposite(cell, direction)), centre(next));
    }

    private Corner middle(long cell, int direction) {
        Outline outline = shape.outline(grid, cell);
        return outline.middle(outline.side(direction));
    }

    private Corner centre(long cell) {
        if (isSquare) {
            return new Corner(grid.column(cell), grid.row(cell), -1);
        }
        if (cell != known) { // a walk asks for each cell several times
            centre = shape.outline(grid, cell).centre();
            known = cell;
        }
        return centre;
    }

    private static Vector between(Corner from, Corner to) {
        return new Vector(to.x() - from.x(), to.y() - from.y(), 0);
    }

    private static Vector twice(Corner from, Corner to) {
        return new Vector(2 * (to.x() - from.x()), 2 * (to.y() - from.y()), 0);
    }
}
