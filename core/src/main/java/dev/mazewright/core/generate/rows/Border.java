package dev.mazewright.core.generate.rows;

import dev.mazewright.core.generate.rows.Region.Side;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;

/**
 * The ways between two parts of a chamber, where a wall is to stand, in reading order of the cells of one of them.
 *
 * @param side what lies on both sides of the wall: rows, columns or levels
 * @param isAround whether the two parts are arcs of a ring, and so have a wall at both ends
 */
public record Border(Maze maze, Rows rows, Side side, boolean isAround, Region one, Region other) {
    private static final long ALL = Long.MAX_VALUE;

    /** How many there are. */
    public long ways() {
        return go(ALL);
    }

    /** Closes all but the one with so many before it. */
    public void close(long gap) {
        go(gap);
    }

    /** Counts the ways, and closes all but that one, or none if that is {@link #ALL}. */
    private long go(long gap) {
        long ways = 0;
        int lastLevel = one.level() + one.levels() - 1;
        for (int level = side == Side.LEVELS ? lastLevel : one.level(); level <= lastLevel; level++) {
            for (int inLevel = side == Side.ROWS ? one.bottom() : one.top(); inLevel <= one.bottom(); inLevel++) {
                int row = one.row(inLevel, level);
                ways = switch (side) {
                    case ROWS -> over(row, row + 1, gap, ways);
                    case COLUMNS -> along(row, inLevel, gap, ways);
                    case LEVELS -> over(row, one.row(inLevel, level + 1), gap, ways);
                };
            }
        }
        return ways;
    }

    /** Those from a row to another. */
    private long over(int row, int next, long gap, long before) {
        Span to = other.span(next);
        Span wrapped = other.wrapped(next);
        long ways = over(one.span(row), to, wrapped, gap, before);
        return over(one.wrapped(row), to, wrapped, gap, ways);
    }

    private long over(Span from, Span to, Span wrapped, long gap, long before) {
        long ways = before;
        for (long cell = from.start(); cell < from.end(); cell++) {
            int beside = side == Side.ROWS ? rows.downward(cell) : maze.grid().sides(cell);
            for (int rest = beside; rest != 0; rest = Directions.withoutFirst(rest)) {
                int way = Directions.first(rest);
                long there = maze.step(cell, way);
                if (to.contains(there) || wrapped.contains(there)) {
                    ways = pass(cell, way, gap, ways);
                }
            }
        }
        return ways;
    }

    /** Those from the last cell of a row, and around a ring from its first, to the columns beside. */
    private long along(int row, int inLevel, long gap, long before) {
        Span whole = one.span(row);
        Span wrapped = one.wrapped(row);
        long first = whole.start();
        long last = (wrapped.end() == 0 ? whole : wrapped).end() - 1;
        long ways = before;
        if (isAround && first != last) {
            ways = along(first, maze.grid().sides(first), row, inLevel, gap, ways);
        }
        int beside = isAround ? maze.grid().sides(last) : rows.rightward(row, last);
        return along(last, beside, row, inLevel, gap, ways);
    }

    private long along(long cell, int beside, int row, int inLevel, long gap, long before) {
        long ways = before;
        boolean isFlat = !maze.grid().isGraph();
        for (int rest = beside; rest != 0; rest = Directions.withoutFirst(rest)) {
            int way = Directions.first(rest);
            long there = maze.step(cell, way);
            boolean isNext = isFlat && there == cell + 1; // is always the other's, and mostly all there is
            if (isNext
                    || other.contains(row, inLevel, there)
                    || other.contains(row - 1, inLevel - 1, there)
                    || other.contains(row + 1, inLevel + 1, there)) {
                ways = pass(cell, way, gap, ways);
            }
        }
        return ways;
    }

    private long pass(long cell, int way, long gap, long before) {
        if (gap != ALL && gap != before) {
            maze.wall(cell, way);
        }
        return before + 1;
    }
}
