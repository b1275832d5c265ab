package dev.mazewright.core.generate;

import dev.mazewright.core.Directions;
import dev.mazewright.core.Grid;
import org.jspecify.annotations.Nullable;

/**
 * A row of a grid with {@link Rows}: the ways of its cells along it, back to earlier rows, and onward to later ones, as
 * sets of directions. Cells are numbered from the one that it begins with, which in a ring may be any.
 */
final class Row {
    /** Above, below, and the same rows of the level before and after, where there are such. */
    private record Neighbours(Span above, Span below, Span lower, Span upper) {
        static final Neighbours NONE = new Neighbours(Span.NONE, Span.NONE, Span.NONE, Span.NONE);

        static Neighbours of(Grid grid, int number) {
            int height = grid.rowsOfLevel();
            int inLevel = number % height;
            return new Neighbours(
                    inLevel > 0 ? span(grid, number - 1) : Span.NONE,
                    inLevel < height - 1 ? span(grid, number + 1) : Span.NONE,
                    number >= height ? span(grid, number - height) : Span.NONE,
                    number < grid.rows() - height ? span(grid, number + height) : Span.NONE);
        }

        private static Span span(Grid grid, int number) {
            return new Span(grid.rowStart(number), grid.rowEnd(number));
        }
    }

    /**
     * The ways in rows of a lattice: of the first cell, of those in the middle, and of the last. Rows of one kind have
     * the same, so nobody looks at each cell.
     */
    static final class Ways {
        private static final int PLACES = 3;

        private final int[] ahead = new int[PLACES];
        private final int[] behind = new int[PLACES];
        private final int[] back = new int[PLACES];
        private final int[] onward = new int[PLACES];
        private final int[] up = new int[PLACES];

        /** Those of a row whose ways are not known yet. */
        Ways(Row row) {
            for (int i = 0; i < Math.min(PLACES, row.length); i++) {
                int of = i < 2 ? i : row.length - 1;
                int place = row.place(row.cell(of));
                ahead[place] = row.ahead(of);
                behind[place] = row.behind(of);
                back[place] = row.back(of);
                onward[place] = row.onward(of);
                up[place] = row.up(of);
            }
        }
    }

    /** How many cells it has, at least 1. */
    final int length;
    /** Whether its last cell is beside its first. */
    final boolean isRing;

    private final Grid grid;
    private final int number;
    private final long start;
    private final long end;
    /** The address that it begins with. */
    private final long first;

    private final @Nullable Ways ways;
    /** Needed only where the ways are not known. */
    private final Neighbours beside;

    private Row(Grid grid, int number, long first, boolean isRing, @Nullable Ways ways) {
        this.grid = grid;
        this.number = number;
        this.first = first;
        this.isRing = isRing;
        this.ways = ways;
        beside = ways == null ? Neighbours.of(grid, number) : Neighbours.NONE;
        start = grid.rowStart(number);
        end = grid.rowEnd(number);
        length = (int) (end - start);
    }

    /** A row whose ways are known, or null if they are not. */
    static Row of(Grid grid, int number, @Nullable Ways ways) {
        long start = grid.rowStart(number);
        long last = grid.rowEnd(number) - 1;
        boolean isRing = grid.isGraph() && last - start > 1 && to(grid, last, start) != 0;
        return new Row(grid, number, start, isRing, ways);
    }

    /** The same ring, begun with another column. */
    Row from(long column) {
        return new Row(grid, number, start + column, isRing, ways);
    }

    /** The same ring, cut before a column: a line that begins there. */
    Row cut(long column) {
        return new Row(grid, number, start + column, false, ways);
    }

    /** The cell with so many before it. */
    long cell(int i) {
        long cell = first + i;
        return cell < end ? cell : cell - length;
    }

    /** The column of the cell with so many before it. */
    int column(int i) {
        return (int) (cell(i) - start);
    }

    /** The way to the next cell; empty at the end of a line. */
    int ahead(int i) {
        long cell = cell(i);
        if (ways != null) {
            return ways.ahead[place(cell)];
        }
        return i < length - 1 || isRing ? to(grid, cell, cell(i < length - 1 ? i + 1 : 0)) : 0;
    }

    /** The way to the cell before; empty at the beginning of a line. */
    int behind(int i) {
        long cell = cell(i);
        if (ways != null) {
            return ways.behind[place(cell)];
        }
        return i > 0 || isRing ? to(grid, cell, cell(i > 0 ? i - 1 : length - 1)) : 0;
    }

    /** The ways to cells of earlier rows. */
    int back(int i) {
        long cell = cell(i);
        if (ways != null) {
            return ways.back[place(cell)];
        }
        return into(cell, beside.above) | into(cell, beside.lower);
    }

    /** The ways to cells of later rows. */
    int onward(int i) {
        long cell = cell(i);
        if (ways != null) {
            return ways.onward[place(cell)];
        }
        return into(cell, beside.below) | into(cell, beside.upper);
    }

    /** Those of the ways onward that lead to the next level. */
    int up(int i) {
        long cell = cell(i);
        return ways != null ? ways.up[place(cell)] : into(cell, beside.upper);
    }

    /** Where a cell's ways stand. */
    private int place(long cell) {
        return cell == start ? 0 : cell < end - 1 ? 1 : 2;
    }

    private static int to(Grid grid, long cell, long other) {
        for (int rest = grid.ways(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (grid.step(cell, direction) == other) {
                return Directions.of(direction);
            }
        }
        return 0;
    }

    private int into(long cell, Span span) {
        int found = 0;
        for (int rest = grid.ways(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            found |= span.contains(grid.step(cell, direction)) ? Directions.of(direction) : 0;
        }
        return found;
    }
}
