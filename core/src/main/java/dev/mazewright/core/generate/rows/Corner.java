package dev.mazewright.core.generate.rows;

/** A corner of the maze: the first or the last row, and where in it. */
public enum Corner {
    /** The top left corner. */
    NORTH_WEST(true, true),
    /** The top right corner. */
    NORTH_EAST(true, false),
    /** The bottom right corner. */
    SOUTH_EAST(false, false),
    /** The bottom left corner. */
    SOUTH_WEST(false, true);

    private final boolean isNorth;
    private final boolean isWest;

    Corner(boolean isNorth, boolean isWest) {
        this.isNorth = isNorth;
        this.isWest = isWest;
    }

    /** Whether it is in the first row, else in the last. */
    public boolean isNorth() {
        return isNorth;
    }

    /** Whether it is where a row begins, else where it ends. */
    public boolean isWest() {
        return isWest;
    }

    /** The edges of a cell that lead nearer to this corner: along the row and to the rows before it or after it. */
    public int edges(GridRow row, int i) {
        return (isNorth ? row.back(i) : row.onward(i)) | (isWest ? row.behind(i) : row.ahead(i));
    }
}
