package dev.mazewright.core.generate.rows;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * A row of a grid with {@link Rows}: the ways of its cells along it, back to earlier rows, and onward to later ones, as
 * sets of directions. Cells are numbered from the one that it begins with, which in a ring may be any.
 */
public final class Row {
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
        private static final int MIDDLE = 1;
        private static final int PLACES = 3;

        /** Of all cells but the last, and but the first. */
        private final int ahead;
        private final int behind;

        private final int[] back = new int[PLACES];
        private final int[] onward = new int[PLACES];
        private final int[] up = new int[PLACES];
        /** Whether back, onward and up are the same for all cells. */
        private final boolean areSame;

        /** Those of a row whose ways are not known yet. */
        Ways(Row row) {
            int last = row.length - 1;
            ahead = row.findAhead(0);
            behind = row.findBehind(last);
            boolean same = true;
            for (int place = PLACES - 1; place >= 0; place--) {
                int i = place < PLACES - 1 ? Math.min(place, last) : last;
                back[place] = row.findBack(i);
                onward[place] = row.findOnward(i);
                up[place] = row.findUp(i);
                same &= back[place] == row.findBack(0) && onward[place] == row.findOnward(0) && up[place] == row.findUp(0);
            }
            areSame = same;
        }
    }

    /** How many cells it has, at least 1. */
    public final int length;
    /** Whether its last cell is beside its first. */
    public final boolean isRing;

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
    public Row from(long column) {
        return new Row(grid, number, start + column, isRing, ways);
    }

    /** The same ring, cut before a column: a line that begins there. */
    public Row cut(long column) {
        return new Row(grid, number, start + column, false, ways);
    }

    /** The cell with so many before it. */
    public long cell(int i) {
        long cell = first + i;
        return cell < end ? cell : cell - length;
    }

    /** The column of the cell with so many before it. */
    public int column(int i) {
        return (int) (cell(i) - start);
    }

    /** Whether it is a line or a ring, and each cell has a way to the row before, or after it, if there is one. */
    boolean isWhole(boolean isAfter, boolean isBefore) {
        for (int i = 0; i < length; i++) {
            boolean leadsOn = i == length - 1 || findAhead(i) != 0;
            if (!leadsOn || (isAfter && findBack(i) == 0) || (isBefore && findOnward(i) == 0)) {
                return false;
            }
            if (!grid.isGraph() && i == 1) {
                i = Math.max(i, length - 3); // in a lattice, those in the middle are as those beside
            }
        }
        return length > 0;
    }

    /** The way to the next cell; empty at the end of a line. */
    public int ahead(int i) {
        return ways == null ? findAhead(i) : i < length - 1 ? ways.ahead : 0;
    }

    /** The way to the cell before; empty at the beginning of a line. */
    public int behind(int i) {
        return ways == null ? findBehind(i) : i > 0 ? ways.behind : 0;
    }

    /** The ways to cells of earlier rows. */
    public int back(int i) {
        return ways == null ? findBack(i) : ways.back[place(ways, i)];
    }

    /** The ways to cells of later rows. */
    public int onward(int i) {
        return ways == null ? findOnward(i) : ways.onward[place(ways, i)];
    }

    /** Those of the ways onward that lead to the next level. */
    int up(int i) {
        return ways == null ? findUp(i) : ways.up[place(ways, i)];
    }

    private int findAhead(int i) {
        return i < length - 1 || isRing ? to(grid, cell(i), cell(i < length - 1 ? i + 1 : 0)) : 0;
    }

    private int findBehind(int i) {
        return i > 0 || isRing ? to(grid, cell(i), cell(i > 0 ? i - 1 : length - 1)) : 0;
    }

    private int findBack(int i) {
        return into(cell(i), beside.above) | into(cell(i), beside.lower);
    }

    private int findOnward(int i) {
        return into(cell(i), beside.below) | into(cell(i), beside.upper);
    }

    private int findUp(int i) {
        return into(cell(i), beside.upper);
    }

    /** Where a cell's ways stand. In a lattice no row is a ring, so the first cell is that of the first column. */
    private int place(Ways known, int i) {
        return known.areSame || (i > 0 && i < length - 1) ? Ways.MIDDLE : i == 0 ? 0 : Ways.PLACES - 1;
    }

    /** How many ways back the cells from one to another have. */
    public int countBack(int from, int to) {
        int count = 0;
        for (int i = from; i <= to; i++) {
            count += Directions.count(back(i));
        }
        return count;
    }

    private static int to(Grid grid, long cell, long other) {
        for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (grid.step(cell, direction) == other) {
                return Directions.of(direction);
            }
        }
        return 0;
    }

    private int into(long cell, Span span) {
        int found = 0;
        for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            found |= span.contains(grid.step(cell, direction)) ? Directions.of(direction) : 0;
        }
        return found;
    }
}
