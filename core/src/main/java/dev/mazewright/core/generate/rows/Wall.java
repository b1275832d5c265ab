package dev.mazewright.core.generate.rows;

import dev.mazewright.core.generate.rows.GridRegion.Side;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;
import org.jspecify.annotations.Nullable;

/**
 * A wall to be, of recursive division: the edges from one part of a room to the other, in reading order of its cells.
 *
 * @param one the part before the wall
 * @param other the part behind it
 * @param side what lies on both sides of the wall: rows, columns or levels
 * @param isAround whether the two parts are arcs of a ring, and so have a wall at both ends
 */
public record Wall(GridRegion one, GridRegion other, Side side, boolean isAround) {
    /** How many edges there are. */
    public long edges() {
        return go(null, 0);
    }

    /** Closes all edges but the one of this index. */
    public void build(Maze maze, long gap) {
        go(maze, gap);
    }

    /** The part with more cells; of two that are alike, the other. */
    public GridRegion larger() {
        return one.cells() > other.cells() ? one : other;
    }

    /** The part that is not {@link #larger}. */
    public GridRegion smaller() {
        return one.cells() > other.cells() ? other : one;
    }

    /** Counts the edges; in a maze, closes all but one. */
    private long go(@Nullable Maze maze, long gap) {
        long edges = 0;
        int lastLevel = one.level() + one.levels() - 1;
        for (int level = side == Side.LEVELS ? lastLevel : one.level(); level <= lastLevel; level++) {
            for (int inLevel = side == Side.ROWS ? one.bottom() : one.top(); inLevel <= one.bottom(); inLevel++) {
                GridRow row = one.row(inLevel, level);
                int last = row.length - 1;
                int step = side == Side.COLUMNS ? Math.max(1, last) : 1; // of columns, the first and the last alone
                for (int i = side == Side.COLUMNS && !isAround ? last : 0; i <= last; i += step) {
                    int crossing = crossing(row, i, inLevel);
                    if (maze != null) {
                        close(maze, row.cell(i), crossing, gap - edges);
                    }
                    edges += Directions.count(crossing);
                }
            }
        }
        return edges;
    }

    /** The edges of a cell to the other part. */
    private int crossing(GridRow row, int i, int inLevel) {
        boolean isFirst = i == 0;
        boolean isLast = i == row.length - 1;
        return switch (side) {
            case ROWS -> row.below(i) & ~(isFirst ? row.left(i) : 0) & ~(isLast ? row.right(i) : 0);
            case COLUMNS -> ((isAround && isFirst ? row.left(i) : 0) | (isLast ? row.right(i) : 0))
                    & ~(inLevel == one.top() ? row.back(i) : 0)
                    & ~(inLevel == one.bottom() ? row.below(i) : 0);
            case LEVELS -> row.up(i);
        };
    }

    /** Closes edges of a cell but the one of this index, if it is one of them. */
    private static void close(Maze maze, long cell, int edges, long gap) {
        long left = gap;
        for (int rest = edges; rest != 0; rest = Directions.withoutFirst(rest)) {
            if (left-- != 0) {
                maze.wall(cell, Directions.first(rest));
            }
        }
    }
}
