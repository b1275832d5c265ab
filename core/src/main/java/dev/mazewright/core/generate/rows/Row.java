package dev.mazewright.core.generate.rows;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * A row of a grid with {@link Rows}: the edges of its cells along it, back to earlier rows, and onward to later ones,
 * as sets of directions. Cells are numbered from the one that it begins with, which in a ring may be any.
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
     * The edges in rows of a lattice: of the first cell, of those in the middle, and of the last. Rows of one kind have
     * the same, so it is not computed for each cell.
     */
    static final class Edges {
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

        /** Those of a row whose edges are not known yet. */
        Edges(Row row) {
            int last = row.length - 1;
            ahead = row.findAhead(0);
            behind = row.findBehind(last);
            boolean same = true;
            for (int kind = PLACES - 1; kind >= 0; kind--) {
                int i = kind < PLACES - 1 ? Math.min(kind, last) : last;
                back[kind] = row.findBack(i);
                onward[kind] = row.findOnward(i);
                up[kind] = row.findUp(i);
                same &= back[kind] == row.findBack(0) && onward[kind] == row.findOnward(0) && up[kind] == row.findUp(0);
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

    private final @Nullable Edges edges;
    /** Needed only where the edges are not known. */
    private final Neighbours beside;

    private Row(Grid grid, int number, long first, boolean isRing, @Nullable Edges edges) {
        this.grid = grid;
        this.number = number;
        this.first = first;
        this.isRing = isRing;
        this.edges = edges;
        beside = edges == null ? Neighbours.of(grid, number) : Neighbours.NONE;
        start = grid.rowStart(number);
        end = grid.rowEnd(number);
        length = (int) (end - start);
    }

    /** A row whose edges are known, or null if they are not. */
    static Row of(Grid grid, int number, @Nullable Edges edges) {
        long start = grid.rowStart(number);
        long last = grid.rowEnd(number) - 1;
        boolean isRing = grid.isGraph() && last - start > 1 && to(grid, last, start) != 0;
        return new Row(grid, number, start, isRing, edges);
    }

    /** The same ring, begun with another column. */
    public Row from(long column) {
        return new Row(grid, number, start + column, isRing, edges);
    }

    /** The same ring, cut before a column: a line that begins there. */
    public Row cut(long column) {
        return new Row(grid, number, start + column, false, edges);
    }

    /** The cell at this index. */
    public long cell(int i) {
        long cell = first + i;
        return cell < end ? cell : cell - length;
    }

    /** The column of the cell at this index. */
    public int column(int i) {
        return (int) (cell(i) - start);
    }

    /** Whether it is a line or a ring, and each cell has an edge to the row before, or after it, if there is one. */
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

    /** The edge to the next cell; empty at the end of a line. */
    public int ahead(int i) {
        return edges == null ? findAhead(i) : i < length - 1 ? edges.ahead : 0;
    }

    /** The edge to the cell before; empty at the beginning of a line. */
    public int behind(int i) {
        return edges == null ? findBehind(i) : i > 0 ? edges.behind : 0;
    }

    /** The edges to cells of earlier rows. */
    public int back(int i) {
        return edges == null ? findBack(i) : edges.back[position(edges, i)];
    }

    /** The edges to cells of later rows. */
    public int onward(int i) {
        return edges == null ? findOnward(i) : edges.onward[position(edges, i)];
    }

    /** Those of the edges onward that lead to the next level. */
    int up(int i) {
        return edges == null ? findUp(i) : edges.up[position(edges, i)];
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

    /**
     * Where a cell's edges are stored. In a lattice no row is a ring, so the first cell is that of the first column.
     */
    private int position(Edges known, int i) {
        return known.areSame || (i > 0 && i < length - 1) ? Edges.MIDDLE : i == 0 ? 0 : Edges.PLACES - 1;
    }

    /** How many edges to earlier rows the cells from one to another have. */
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
