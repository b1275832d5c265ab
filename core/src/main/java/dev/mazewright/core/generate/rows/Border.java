package dev.mazewright.core.generate.rows;

import dev.mazewright.core.generate.rows.Region.Side;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;

/**
 * The edges between two parts of a region, where a wall is to stand, in reading order of the cells of one of them.
 *
 * @param side what lies on both sides of the wall: rows, columns or levels
 * @param isAround whether the two parts are arcs of a ring, and so have a wall at both ends
 */
public record Border(Maze maze, Rows rows, Side side, boolean isAround, Region one, Region other) {
    private static final long ALL = Long.MAX_VALUE;

    /** How many there are. */
    public long edges() {
        return go(ALL);
    }

    /** Closes all but the one of this index. */
    public void close(long gap) {
        go(gap);
    }

    /** Counts the edges, and closes all but that one, or none if that is {@link #ALL}. */
    private long go(long gap) {
        long edges = 0;
        int lastLevel = one.level() + one.levels() - 1;
        for (int level = side == Side.LEVELS ? lastLevel : one.level(); level <= lastLevel; level++) {
            for (int inLevel = side == Side.ROWS ? one.bottom() : one.top(); inLevel <= one.bottom(); inLevel++) {
                int row = one.row(inLevel, level);
                edges = switch (side) {
                    case ROWS -> over(row, row + 1, gap, edges);
                    case COLUMNS -> along(row, inLevel, gap, edges);
                    case LEVELS -> over(row, one.row(inLevel, level + 1), gap, edges);
                };
            }
        }
        return edges;
    }

    /** Those from a row to another. */
    private long over(int row, int next, long gap, long before) {
        Span to = other.span(next);
        Span wrapped = other.wrapped(next);
        long edges = over(one.span(row), to, wrapped, gap, before);
        return over(one.wrapped(row), to, wrapped, gap, edges);
    }

    private long over(Span from, Span to, Span wrapped, long gap, long before) {
        long edges = before;
        for (long cell = from.start(); cell < from.end(); cell++) {
            int beside = side == Side.ROWS ? rows.downward(cell) : maze.grid().sides(cell);
            for (int rest = beside; rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long there = maze.step(cell, direction);
                if (to.contains(there) || wrapped.contains(there)) {
                    edges = pass(cell, direction, gap, edges);
                }
            }
        }
        return edges;
    }

    /** Those from the last cell of a row, and around a ring from its first, to the columns beside. */
    private long along(int row, int inLevel, long gap, long before) {
        Span whole = one.span(row);
        Span wrapped = one.wrapped(row);
        long first = whole.start();
        long last = (wrapped.end() == 0 ? whole : wrapped).end() - 1;
        long edges = before;
        if (isAround && first != last) {
            edges = along(first, maze.grid().sides(first), row, inLevel, gap, edges);
        }
        int beside = isAround ? maze.grid().sides(last) : rows.rightward(row, last);
        return along(last, beside, row, inLevel, gap, edges);
    }

    private long along(long cell, int beside, int row, int inLevel, long gap, long before) {
        long edges = before;
        boolean isFlat = !maze.grid().isGraph();
        for (int rest = beside; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            long there = maze.step(cell, direction);
            boolean isNext = isFlat && there == cell + 1; // is always the other's, and mostly all there is
            if (isNext
                    || other.contains(row, inLevel, there)
                    || other.contains(row - 1, inLevel - 1, there)
                    || other.contains(row + 1, inLevel + 1, there)) {
                edges = pass(cell, direction, gap, edges);
            }
        }
        return edges;
    }

    private long pass(long cell, int direction, long gap, long before) {
        if (gap != ALL && gap != before) {
            maze.wall(cell, direction);
        }
        return before + 1;
    }
}
