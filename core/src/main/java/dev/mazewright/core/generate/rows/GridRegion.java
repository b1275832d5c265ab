package dev.mazewright.core.generate.rows;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;

/**
 * A room of recursive division, a part of a grid without walls: some rows of some levels, and of each row the cells
 * below some columns of the first. In a ring its columns may go on from the last to the first. A ring with k times the
 * cells of the first has k cells below each of its columns.
 *
 * @param level the first level
 * @param levels how many levels
 * @param top the first row in its level
 * @param height how many rows
 * @param left the first column of the first row
 * @param width how many columns of the first row
 */
public record GridRegion(GridRows rows, int level, int levels, int top, int height, int left, int width) {
    /** What may lie on both sides of a wall. */
    public enum Side {
        ROWS,
        COLUMNS,
        LEVELS
    }

    private static final Side[] SIDES = Side.values();

    /** The whole grid. */
    public static GridRegion whole(GridRows rows) {
        return new GridRegion(rows, 0, rows.grid.levels(), 0, rows.height, 0, rows.length(0));
    }

    /** Its cells in one of its rows; a ring, if it has all of one. */
    GridRow row(int inLevel, int atLevel) {
        int share = share(inLevel);
        return rows.row(inLevel, atLevel).part(left * share, width * share);
    }

    /** How many cells of a row lie below a column of the first. */
    private int share(int inLevel) {
        return rows.grid.isGraph() ? rows.length(rows.number(inLevel, level)) / columns() : 1;
    }

    /** How many columns the first row has, those outside the room too. */
    private int columns() {
        return rows.length(rows.number(top, level));
    }

    /** The last of its rows in a level. */
    int bottom() {
        return top + height - 1;
    }

    /** Whether one wall does not part it: between columns, of a ring or several around each other. */
    public boolean isAround(Side side) {
        return side == Side.COLUMNS && rows.grid.isGraph() && row(bottom(), level).isRing;
    }

    /** Whether each of its cells has at most two edges, and no ring is among them. */
    public boolean isCorridor() {
        boolean isWide = width * share(bottom()) > 1;
        int sides = (levels > 1 ? 1 : 0) + (height > 1 ? 1 : 0) + (isWide ? 1 : 0);
        return sides <= 1 && !isAround(Side.COLUMNS);
    }

    /** Leaves all its cells. */
    public void leave(Maze maze) {
        for (int atLevel = level; atLevel < level + levels; atLevel++) {
            for (int inLevel = top; inLevel <= bottom(); inLevel++) {
                GridRow row = row(inLevel, atLevel);
                for (int i = 0; i < row.length; i++) {
                    maze.leave(row.cell(i));
                }
            }
        }
    }

    /** How many cells it has. */
    public long cells() {
        if (!rows.grid.isGraph()) {
            return (long) levels * height * width;
        }
        long cells = 0;
        for (int inLevel = top; inLevel <= bottom(); inLevel++) {
            cells += (long) width * share(inLevel);
        }
        return cells * levels;
    }

    /** How many parts a wall may leave on one side, and one more; 1 where there can be no wall. */
    public int size(Side side) {
        return switch (side) {
            case ROWS -> height;
            case COLUMNS -> width;
            case LEVELS -> levels;
        };
    }

    /** The side along which it is longest, in cells, of those that a wall can divide; of several, one at random. */
    public Side longest(MazeRandom turns) {
        long longest = 0;
        int sides = 0;
        for (int i = 0; i < SIDES.length; i++) {
            long length = size(SIDES[i]) == 1 ? 0 : length(SIDES[i]);
            sides = length > longest ? 1 << i : length == longest ? sides | 1 << i : sides;
            longest = Math.max(longest, length);
        }
        return SIDES[Directions.select(sides, (int) turns.below(Directions.count(sides), number()))];
    }

    /** How long a side is, in cells; the columns of rings that differ as they are on the average. */
    private long length(Side side) {
        if (side != Side.COLUMNS || !rows.grid.isGraph()) {
            return size(side);
        }
        long rings = (long) levels * height;
        return (cells() + rings / 2) / rings;
    }

    /** The wall that divides some of its rows, columns or levels, from the first on, from the others. */
    public Wall wall(Side side, int first, int many) {
        return new Wall(part(side, first, many), part(side, first + many, size(side) - many), side, isAround(side));
    }

    /** Some of its rows, columns or levels from the first on; columns may go around. */
    private GridRegion part(Side side, int first, int many) {
        return switch (side) {
            case ROWS -> {
                int share = share(top + first);
                yield new GridRegion(rows, level, levels, top + first, many, left * share, width * share);
            }
            case COLUMNS -> {
                int start = (int) (((long) left + first) % columns());
                yield new GridRegion(rows, level, levels, top, height, start, many);
            }
            case LEVELS -> new GridRegion(rows, level + first, many, top, height, left, width);
        };
    }

    /** No two rooms of one division have the same: of those that begin at one position, each holds the next. */
    public long number() {
        int first = rows.number(top, level);
        Grid grid = rows.grid;
        long position = grid.isGraph() ? grid.rowStart(first) + left : (long) first * grid.columns() + left;
        return position * ((long) grid.rows() + grid.columns()) + height + width + levels - 1;
    }
}
