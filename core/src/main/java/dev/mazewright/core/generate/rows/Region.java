package dev.mazewright.core.generate.rows;

import dev.mazewright.core.grid.Grid;

/**
 * A part of a grid without walls: some rows of some levels, and of each row the cells below some columns of the first.
 * In a ring its columns may go on from the last to the first. Rings of more cells than the first have so many times as
 * many below each of its columns.
 *
 * @param level the first level
 * @param levels how many levels
 * @param top the first row in its level
 * @param height how many rows
 * @param left the first column of the first row
 * @param width how many columns of the first row
 */
public record Region(Grid grid, int level, int levels, int top, int height, int left, int width) {
    /** Those that a wall may lie across. */
    public enum Side {
        ROWS,
        COLUMNS,
        LEVELS
    }

    public static Region whole(Grid grid) {
        int width = (int) (grid.rowEnd(0) - grid.rowStart(0));
        return new Region(grid, 0, grid.levels(), 0, grid.rowsOfLevel(), 0, width);
    }

    /** The number of a row of the grid: that one of a level. */
    public int row(int inLevel, int atLevel) {
        return atLevel == 0 ? inLevel : atLevel * grid.rowsOfLevel() + inLevel;
    }

    private int length(int row) {
        return (int) (grid.rowEnd(row) - grid.rowStart(row));
    }

    /** How many cells of a row lie below a column of the first. */
    private int share(int row) {
        return grid.isGraph() ? length(row) / length(row(top, level)) : 1;
    }

    /** How many cells of a row are its own. */
    int width(int row) {
        return width * share(row);
    }

    /** Its cells in one of its rows, up to the last column of the row. */
    public Span span(int row) {
        long from = grid.rowStart(row) + (long) left * share(row);
        return new Span(from, goesOn() ? grid.rowEnd(row) : from + width(row));
    }

    /** Its cells in one of its rows that go on in the first column. */
    public Span wrapped(int row) {
        if (!goesOn()) {
            return Span.NONE;
        }
        long start = grid.rowStart(row);
        return new Span(start, 2 * start + (long) left * share(row) + width(row) - grid.rowEnd(row));
    }

    /** Whether its columns go on from the last to the first. */
    private boolean goesOn() {
        return grid.isGraph() && left + width > length(row(top, level));
    }

    /** Whether a cell is in this row, and its own. */
    boolean contains(int row, int inLevel, long cell) {
        return inLevel >= top && inLevel < top + height && (span(row).contains(cell) || wrapped(row).contains(cell));
    }

    /** The last of its rows in a level. */
    public int bottom() {
        return top + height - 1;
    }

    /** Whether it is a ring, or several around each other, so that one wall from ring to ring does not part it. */
    public boolean isAround(Rows rows) {
        int bottom = row(bottom(), level);
        return width(bottom) == length(bottom) && rows.row(bottom).isRing;
    }

    /** Whether each of its cells has at most two edges, and no ring is among them. */
    public boolean isCorridor(Rows rows) {
        boolean isWide = width(row(bottom(), level)) > 1;
        int sides = (levels > 1 ? 1 : 0) + (height > 1 ? 1 : 0) + (isWide ? 1 : 0);
        return sides <= 1 && !isAround(rows);
    }

    public long cells() {
        if (!grid.isGraph()) {
            return (long) levels * height * width;
        }
        long cells = 0;
        for (int inLevel = top; inLevel < top + height; inLevel++) {
            cells += width(row(inLevel, level));
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

    /** How long a side is, in cells; the columns of rings that differ as they are on the average. */
    public long length(Side side) {
        if (side != Side.COLUMNS || !grid.isGraph()) {
            return size(side);
        }
        long rings = (long) levels * height;
        return (cells() + rings / 2) / rings;
    }

    /** So many of its rows, columns or levels from the first on; columns may go around. */
    public Region part(Side side, int first, int many) {
        return switch (side) {
            case ROWS -> {
                int share = share(row(top + first, level));
                yield new Region(grid, level, levels, top + first, many, left * share, width * share);
            }
            case COLUMNS -> {
                int start = (int) (((long) left + first) % length(row(top, level)));
                yield new Region(grid, level, levels, top, height, start, many);
            }
            case LEVELS -> new Region(grid, level + first, many, top, height, left, width);
        };
    }

    /** No two that come of one division have the same: of those that begin at one position, each holds the next. */
    public long number() {
        int row = row(top, level);
        long position = grid.isGraph() ? grid.rowStart(row) + left : (long) row * grid.columns() + left;
        return position * ((long) grid.rows() + grid.columns()) + height + width + levels - 1;
    }
}
