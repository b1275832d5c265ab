package dev.mazewright.core.generate;

import dev.mazewright.core.Directions;
import dev.mazewright.core.Grid;

/**
 * A row of a grid with {@link Rows}: the ways of its cells along it, back to earlier rows, and onward to later ones, as
 * sets of directions. Cells are numbered from the one that it begins with, which in a ring may be any.
 */
final class Row {
    /** How many cells it has, at least 1. */
    final int length;
    /** Whether its last cell is beside its first. */
    final boolean isRing;

    private final Grid grid;
    private final long start;
    private final long end;
    private final Span above;
    private final Span below;
    private final Span lower;
    private final Span upper;

    /** The address that it begins with. */
    private final long first;

    /** The columns 1 .. middle - 1 have the same ways, which are kept here. */
    private final long middle;
    private final int ahead;
    private final int behind;
    private final int back;
    private final int onward;
    private final int up;

    private Row(Row row, long first, boolean isRing) {
        this.first = first;
        this.isRing = isRing;
        length = row.length;
        grid = row.grid;
        start = row.start;
        end = row.end;
        above = row.above;
        below = row.below;
        lower = row.lower;
        upper = row.upper;
        middle = row.middle;
        ahead = row.ahead;
        behind = row.behind;
        back = row.back;
        onward = row.onward;
        up = row.up;
    }

    private Row(Grid grid, int number) {
        this.grid = grid;
        start = grid.rowStart(number);
        end = grid.rowEnd(number);
        first = start;
        length = (int) (end - start);
        int level = number / grid.rowsOfLevel();
        int inLevel = number % grid.rowsOfLevel();
        above = inLevel > 0 ? span(grid, number - 1) : Span.NONE;
        below = inLevel < grid.rowsOfLevel() - 1 ? span(grid, number + 1) : Span.NONE;
        lower = level > 0 ? span(grid, number - grid.rowsOfLevel()) : Span.NONE;
        upper = level < grid.levels() - 1 ? span(grid, number + grid.rowsOfLevel()) : Span.NONE;
        isRing = length > 2 && to(end - 1, start) != 0;
        boolean isLong = !grid.isGraph() && length > 2;
        middle = isLong ? end - 1 : 0;
        ahead = isLong ? to(first + 1, first + 2) : 0;
        behind = isLong ? to(first + 1, first) : 0;
        back = isLong ? into(first + 1, above, lower) : 0;
        onward = isLong ? into(first + 1, below, upper) : 0;
        up = isLong ? into(first + 1, upper, Span.NONE) : 0;
    }

    static Row of(Grid grid, int number) {
        return new Row(grid, number);
    }

    private static Span span(Grid grid, int number) {
        return new Span(grid.rowStart(number), grid.rowEnd(number));
    }

    /** The same ring, begun with another column. */
    Row from(long column) {
        return new Row(this, start + column, isRing);
    }

    /** The same ring, cut before a column: a line that begins there. */
    Row cut(long column) {
        return new Row(this, start + column, false);
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
        if (isMiddle(cell)) {
            return i < length - 1 || isRing ? ahead : 0;
        }
        return i < length - 1 ? to(cell, cell(i + 1)) : isRing ? to(cell, first) : 0;
    }

    /** The way to the cell before; empty at the beginning of a line. */
    int behind(int i) {
        long cell = cell(i);
        if (isMiddle(cell)) {
            return i > 0 || isRing ? behind : 0;
        }
        return i > 0 ? to(cell, cell(i - 1)) : isRing ? to(cell, cell(length - 1)) : 0;
    }

    /** The ways to cells of earlier rows. */
    int back(int i) {
        long cell = cell(i);
        return isMiddle(cell) ? back : into(cell, above, lower);
    }

    /** The ways to cells of later rows. */
    int onward(int i) {
        long cell = cell(i);
        return isMiddle(cell) ? onward : into(cell, below, upper);
    }

    /** Those of the ways onward that lead to the next level. */
    int up(int i) {
        long cell = cell(i);
        return isMiddle(cell) ? up : into(cell, upper, Span.NONE);
    }

    private boolean isMiddle(long cell) {
        return cell > start && cell < middle;
    }

    private int to(long cell, long other) {
        for (int rest = grid.ways(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (grid.step(cell, direction) == other) {
                return Directions.of(direction);
            }
        }
        return 0;
    }

    private int into(long cell, Span one, Span other) {
        int ways = 0;
        for (int rest = grid.ways(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            long there = grid.step(cell, direction);
            if (one.contains(there) || other.contains(there)) {
                ways |= Directions.of(direction);
            }
        }
        return ways;
    }
}
