package dev.mazewright.core.shape.support;

import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Voronoi diagram of one point for each position of rows x columns: which sides each cell has, and beyond whom they
 * lie. Made when first asked for, since the size of a shape is known without it.
 *
 * <p>The sides of a cell go clockwise from its topmost corner, the leftmost of several. A side counts if it is longer
 * than {@link #LEAST_SIDE}, seen from both of its cells: rounding makes no difference to longer ones, so two cells are
 * always beside each other for both or for neither. Shorter sides are points where four cells meet. Sides between cells that are
 * shorter than {@code leastSide} are there, and always walls.
 *
 * <p>About 70 bytes a point. Two diagrams of one size, seed and relaxation are equal.
 */
public final class VoronoiDiagram {
    /** The length that the sides of cells exceed, in units of a position: 2^-20. */
    static final double LEAST_SIDE = 1.0 / (1 << 20);

    private static final double LEAST_SQUARED = LEAST_SIDE * LEAST_SIDE;
    private static final int NO_SIDE = Integer.MIN_VALUE;

    /** A planar map has fewer than three sides a cell, each counted twice, and those of the rectangle. */
    private static final int MOST_SIDES = 6;

    private static final long POINT_BYTES = 72;
    private static final long MOST_POINTS = Integer.MAX_VALUE / (MOST_SIDES + 2);

    private final int rows;
    private final int columns;
    private final int relaxation;
    private final double leastSide;
    private final long seed;

    /** A race makes it twice, which does no harm: it is the same, and its fields are final. */
    private @Nullable Sides made;

    /** The sides of point p are beyond[starts[p]] .. beyond[starts[p + 1] - 1]. */
    private static final class Sides {
        private final VoronoiPoints points;
        private final int[] starts;
        private final int[] beyond;

        Sides(VoronoiPoints points, int[] starts, int[] beyond) {
            this.points = points;
            this.starts = starts;
            this.beyond = beyond;
        }
    }

    /**
     * A diagram.
     *
     * @param relaxation how many rounds the points move apart
     * @param leastSide the least length of a side with a cell beyond it, in units of a position
     */
    public VoronoiDiagram(int rows, int columns, int relaxation, double leastSide, long seed) {
        this.rows = rows;
        this.columns = columns;
        this.relaxation = relaxation;
        this.leastSide = leastSide;
        this.seed = seed;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public int relaxation() {
        return relaxation;
    }

    /** The least length of a side with a cell beyond it, in units of a position. */
    public double leastSide() {
        return leastSide;
    }

    public long seed() {
        return seed;
    }

    /**
     * Beyond whom the sides of a point's cell lie, clockwise: another point, row x columns + column, or {@link
     * VoronoiCell#TOP} and its like.
     *
     * @throws InsufficientMemoryException if the diagram does not fit into memory
     */
    public int[] beyond(int point) {
        Sides sides = sides();
        return Arrays.copyOfRange(sides.beyond, sides.starts[point], sides.starts[point + 1]);
    }

    /** The polygon of a point's cell; direction d crosses its side d. */
    public Outline outline(int point) {
        Sides sides = sides();
        VoronoiCell cell = new VoronoiCell();
        sides.points.cut(cell, point);
        List<Corner> corners = new ArrayList<>();
        int first = sides.starts[point];
        int next = first;
        int end = sides.starts[point + 1];
        int top = cell.topmost();
        for (int i = 0; i < cell.corners(); i++) {
            int corner = (top + i) % cell.corners();
            boolean isPassable = next < end && cell.beyond(corner) == sides.beyond[next] && isPassable(cell, corner);
            if (isPassable || (leastSide > 0 && isSide(cell, corner))) {
                corners.add(new Corner(
                        sides.points.x(point) + cell.x(corner),
                        sides.points.y(point) + cell.y(corner),
                        isPassable ? next++ - first : -1));
            }
        }
        Corner centre = new Corner(
                sides.points.x(point) + cell.centreX(), sides.points.y(point) + cell.centreY(), -1);
        return new Outline(corners, centre);
    }

    private static boolean isSide(VoronoiCell cell, int corner) {
        return cell.squaredLength(corner) > LEAST_SQUARED;
    }

    private boolean isPassable(VoronoiCell cell, int corner) {
        return isSide(cell, corner) && (cell.beyond(corner) < 0 || cell.squaredLength(corner) >= leastSide * leastSide);
    }

    private Sides sides() {
        Sides all = made;
        if (all == null) {
            all = make();
            made = all;
        }
        return all;
    }

    /**
     * Makes sure that it can be made.
     *
     * @throws InsufficientMemoryException if it does not fit into memory
     * @throws UsageException if it would, and there are more points than numbers for their sides
     */
    public void require() {
        long count = (long) rows * columns;
        Memory.require("a voronoi of " + rows + "x" + columns,
                count > Long.MAX_VALUE / POINT_BYTES ? Long.MAX_VALUE : count * POINT_BYTES);
        if (count > MOST_POINTS) {
            throw new UsageException("a voronoi of " + rows + "x" + columns + " has " + count + " points; there are at most "
                    + MOST_POINTS + "; take fewer rows or columns");
        }
    }

    private Sides make() {
        require();
        int count = rows * columns;
        VoronoiPoints points = VoronoiPoints.drawn(rows, columns, new MazeRandom(seed).stream("points"));
        for (int round = 0; round < relaxation; round++) {
            points.relax();
        }
        int[] starts = new int[count + 1];
        // Each side has two cells, but for those of the rectangle, of which a cell in the middle has none.
        int[] beyond = new int[MOST_SIDES * count + 16];
        VoronoiCell cell = new VoronoiCell();
        int size = 0;
        for (int point = 0; point < count; point++) {
            points.cut(cell, point);
            int top = cell.topmost();
            for (int i = 0; i < cell.corners(); i++) {
                int corner = (top + i) % cell.corners();
                if (isPassable(cell, corner)) {
                    beyond[size++] = cell.beyond(corner);
                }
            }
            starts[point + 1] = size;
        }
        dropOneSided(starts, beyond);
        return new Sides(points, starts, beyond);
    }

    /** Drops the sides that rounding made long enough for one of their cells alone. */
    private static void dropOneSided(int[] starts, int[] beyond) {
        int points = starts.length - 1;
        for (int point = 0; point < points; point++) {
            for (int i = starts[point]; i < starts[point + 1]; i++) {
                int other = beyond[i];
                if (other >= 0 && !contains(beyond, starts[other], starts[other + 1], point)) {
                    beyond[i] = NO_SIDE;
                }
            }
        }
        int kept = 0;
        int from = 0;
        for (int point = 0; point < points; point++) {
            for (int i = from; i < starts[point + 1]; i++) {
                if (beyond[i] != NO_SIDE) {
                    beyond[kept++] = beyond[i];
                }
            }
            from = starts[point + 1];
            starts[point + 1] = kept;
        }
    }

    private static boolean contains(int[] numbers, int from, int to, int wanted) {
        for (int i = from; i < to; i++) {
            if (numbers[i] == wanted) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof VoronoiDiagram that
                && rows == that.rows
                && columns == that.columns
                && relaxation == that.relaxation
                && leastSide == that.leastSide
                && seed == that.seed;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new long[] {rows, columns, relaxation, seed});
    }
}
