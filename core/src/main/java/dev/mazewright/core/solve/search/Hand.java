package dev.mazewright.core.solve.search;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import java.util.List;

/**
 * The hand that stays on the wall. The sides of a cell are numbered clockwise, so one with the right hand on the wall
 * beside which they came in tries the sides counterclockwise from there, and comes out where they came in last of all.
 * Where directions do not go around cells, as in graphs and boxes, their order replaces that of the sides: on a perfect
 * maze that too leads along every passage.
 *
 * <pre>
 *   +---+---+
 *   |   2   |      in through 0, the right hand tries 3, 2, 1, 0,
 *   + 1   3 +      the left hand 1, 2, 3, 0
 *   |   0   |
 *   +---^---+
 * </pre>
 */
public enum Hand {
    /** Goes clockwise around the sides of a cell. */
    LEFT,
    /** Goes counterclockwise around the sides of a cell. */
    RIGHT;

    /** Shapes on lattices repeat themselves long before this number of cells. */
    private static final long MOST_KINDS = 64;

    private static final String AHEAD = "right";

    /** The passage that comes first, after the side {@code from}; there is at least one. */
    public int next(int open, int from) {
        if (this == RIGHT) {
            int below = open & Directions.all(from);
            return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(below != 0 ? below : open);
        }
        int above = open & ~Directions.all(from + 1);
        return Directions.first(above != 0 ? above : open);
    }

    /**
     * The wall to put the hand on: of the outline if the cell lies there, else the first, clockwise from direction 0.
     *
     * @return the side, or -1 if the cell has no wall
     */
    public static int wall(Maze maze, long cell) {
        Grid grid = maze.grid();
        int closed = grid.sides(cell) & ~maze.open(cell);
        int outline = closed & ~grid.directions(cell);
        return closed == 0 ? -1 : Directions.first(outline != 0 ? outline : closed);
    }

    /** The side of a cell that is called right, or the first where none is. */
    public static int ahead(Grid grid, long cell) {
        int sides = grid.sides(cell);
        Shape shape = grid.shape();
        for (int rest = sides; rest != 0; rest = Directions.withoutFirst(rest)) {
            if (shape.side(grid, cell, Directions.first(rest)).equals(AHEAD)) {
                return Directions.first(rest);
            }
        }
        return Directions.first(sides);
    }

    /** Whether directions go around every cell, as in a plane; otherwise there is no left and no right. */
    public static boolean hasSides(Grid grid) {
        long cells = Math.min(grid.cells(), grid.isGraph() ? Long.MAX_VALUE : MOST_KINDS);
        for (long i = 0; i < cells; i++) {
            CancelledException.check();
            long cell = grid.cellAt(i);
            if (!goesAround(grid.sides(cell), grid.shape().outline(grid, cell))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the maze lies in a plane: directions go around every cell, and no edge leads over others or elsewhere. */
    public static boolean isPlane(Grid grid) {
        long cells = Math.min(grid.cells(), grid.isGraph() ? Long.MAX_VALUE : MOST_KINDS);
        for (long i = 0; i < cells; i++) {
            CancelledException.check();
            long cell = grid.cellAt(i);
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                if (grid.shape().link(grid, cell, Directions.first(rest)) != Link.SIDE) {
                    return false;
                }
            }
        }
        return hasSides(grid);
    }

    /** Whether the sides of an outline, which go clockwise, are crossed by all these directions in ascending order. */
    private static boolean goesAround(int sides, Outline outline) {
        int met = 0;
        int descents = 0;
        int last = -1;
        int first = -1;
        for (Corner corner : outline.corners()) {
            int direction = corner.direction();
            if (direction >= 0) {
                descents += direction <= last ? 1 : 0;
                first = first < 0 ? direction : first;
                last = direction;
                met |= Directions.of(direction);
            }
        }
        descents += first < last ? 1 : 0;
        return met == sides && descents <= 1;
    }

    /**
     * Makes sure that cells are regular and lie in one plane, and the side that is ahead has the same name at each, so that turns
     * from side to side can be added up.
     *
     * @param solver that asks
     * @throws UsageException if it is not so
     */
    public static void requireTurns(Grid grid, String solver) {
        boolean isRegular = isPlane(grid);
        String heading = grid.shape().side(grid, grid.first(), ahead(grid, grid.first()));
        long cells = Math.min(grid.cells(), grid.isGraph() ? Long.MAX_VALUE : MOST_KINDS);
        for (long i = 0; i < cells && isRegular; i++) {
            CancelledException.check();
            long cell = grid.cellAt(i);
            isRegular = isRegular(grid.shape().outline(grid, cell))
                    && grid.shape().side(grid, cell, ahead(grid, cell)).equals(heading);
        }
        if (!isRegular) {
            throw new UsageException(solver + " adds up turns, which needs regular cells in a plane; those of this "
                    + grid.shape().name() + " are not. It runs on rectangle, hexagon, triangle, upsilon and tiles with orthogonal"
                    + " moves; for this maze choose wall-follower or breadth-first, for example");
        }
    }

    private static boolean isRegular(Outline outline) {
        List<Corner> corners = outline.corners();
        Corner centre = outline.centre();
        double side = Math.hypot(
                corners.get(1).x() - corners.getFirst().x(), corners.get(1).y() - corners.getFirst().y());
        double radius = Math.hypot(corners.getFirst().x() - centre.x(), corners.getFirst().y() - centre.y());
        for (int i = 0; i < corners.size(); i++) {
            Corner from = corners.get(i);
            Corner to = corners.get((i + 1) % corners.size());
            if (from.direction() < 0
                    || Math.abs(Math.hypot(to.x() - from.x(), to.y() - from.y()) - side) > side / 1000
                    || Math.abs(Math.hypot(from.x() - centre.x(), from.y() - centre.y()) - radius) > side / 1000) {
                return false;
            }
        }
        return true;
    }
}
