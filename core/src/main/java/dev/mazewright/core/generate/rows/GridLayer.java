package dev.mazewright.core.generate.rows;

/** What Eller's algorithm takes for a row: a row of a grid, or, in a grid of levels, a level. */
public final class GridLayer {
    /** Its number among the layers of the grid. */
    public final int number;
    /** How many cells it has; they are numbered in reading order. */
    public final int size;
    /** Whether it is a level, and not a row. */
    public final boolean isLevel;
    /** Whether no other follows. */
    public final boolean isLast;
    /** How many cells each of its rows has. */
    public final int columns;

    private final GridRow[] rows;
    /** The row of the cell asked for last, and its first cell: most often the same is asked for next. */
    private GridRow row;
    private int first;

    GridLayer(int number, boolean isLevel, boolean isLast, GridRow... rows) {
        this.number = number;
        this.isLevel = isLevel;
        this.isLast = isLast;
        this.rows = rows;
        row = rows[0];
        columns = row.length;
        size = rows.length * columns;
    }

    /** The same ring, begun with another column; any other layer as it is. */
    public GridLayer from(long column) {
        return rows[0].isRing ? new GridLayer(number, isLevel, isLast, rows[0].from(column)) : this;
    }

    /** The cell of this number. */
    public long cell(int i) {
        return row(i).cell(i - first);
    }

    /** The edges of a cell to later ones of this layer, in a ring also from the last to the first. */
    public int within(int i) {
        GridRow row = row(i);
        return isLevel ? row.ahead(i - first) | row.below(i - first) : row.ahead(i);
    }

    /** The edges of a cell to the next layer. */
    public int down(int i) {
        return isLevel ? row(i).up(i - first) : row.below(i);
    }

    private GridRow row(int i) {
        if (i < first || i >= first + columns) {
            row = rows[i / columns];
            first = i - i % columns;
        }
        return row;
    }
}
