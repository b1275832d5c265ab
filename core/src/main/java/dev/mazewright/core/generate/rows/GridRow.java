package dev.mazewright.core.generate.rows;

/**
 * A row of a grid, or a part of one: its cells, and the edges of each as sets of directions, as the picture of {@link
 * GridRows} names them. Cells are numbered from the one that it begins with, which in a ring may be any.
 */
public final class GridRow {
    /**
     * The edges in all rows of one kind: of the first cell, of each of those in the middle, which may take turns, and of the last.
     *
     * @param odd of the cells in odd columns
     * @param even of the cells in even columns
     */
    record Kind(RowEdges first, RowEdges odd, RowEdges even, RowEdges last) {}

    /** Its number among the rows of the grid. */
    public final int number;
    /** How many cells it has, at least 1. */
    public final int length;
    /** Whether its last cell is beside its first. */
    public final boolean isRing;

    private final Kind kind;
    /** The address of the first column. */
    private final long start;
    /** How many columns the whole row has. */
    private final int columns;
    /** The column that it begins with. */
    private final int begin;

    private GridRow(int number, Kind kind, long start, int columns, int begin, int length, boolean isRing) {
        this.number = number;
        this.kind = kind;
        this.start = start;
        this.columns = columns;
        this.begin = begin;
        this.length = length;
        this.isRing = isRing;
    }

    /** A whole row of this kind. */
    static GridRow of(int number, Kind kind, long start, int columns) {
        return new GridRow(number, kind, start, columns, 0, columns, kind.last.ahead() != 0);
    }

    /** The same ring, begun with another column; any other row as it is. */
    public GridRow from(long column) {
        return isRing ? new GridRow(number, kind, start, columns, (int) column, length, true) : this;
    }

    /** The ring cut before a column: a line that begins there; any other row as it is. */
    GridRow cut(long column) {
        return isRing ? new GridRow(number, kind, start, columns, (int) column, length, false) : this;
    }

    /** A part of a whole row, from a column on; in a ring, the first column follows on the last. */
    GridRow part(int column, int cells) {
        return new GridRow(number, kind, start, columns, column, cells, isRing && cells == columns);
    }

    /** The cell at this index. */
    public long cell(int i) {
        return start + column(i);
    }

    /** The column of the cell at this index. */
    public int column(int i) {
        int beforeFirst = columns - begin;
        return i < beforeFirst ? i + begin : i - beforeFirst;
    }

    private RowEdges edges(int i) {
        int column = column(i);
        return column == 0 ? kind.first : column == columns - 1 ? kind.last : (column & 1) == 1 ? kind.odd : kind.even;
    }

    /** The edge to the next cell; empty at the end of a line. */
    public int ahead(int i) {
        return i < length - 1 || isRing ? edges(i).ahead() : 0;
    }

    /** The edge to the cell before; empty at the beginning of a line. */
    public int behind(int i) {
        return i > 0 || isRing ? edges(i).behind() : 0;
    }

    /** The edges to cells of earlier rows. */
    public int back(int i) {
        return edges(i).back();
    }

    /** The edges to cells of later rows. */
    public int onward(int i) {
        RowEdges edges = edges(i);
        return edges.below() | edges.up();
    }

    /** Those of the edges onward that lead to the next row of the level. */
    public int below(int i) {
        return edges(i).below();
    }

    /** Those of the edges onward that lead to the next level. */
    public int up(int i) {
        return edges(i).up();
    }

    /** The edges to the column before, in this row and those above and below it. */
    int left(int i) {
        return edges(i).left();
    }

    /** The edges to the next column, in this row and those above and below it. */
    int right(int i) {
        return edges(i).right();
    }
}
