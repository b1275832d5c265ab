package dev.mazewright.core.rows;

/**
 * A perfect maze of squares in closed form. The row of its root is the first or the last one. In every other row, the
 * path from a cell to the root goes along the row to an exit, and there into the next row towards the root; it never
 * turns back. Each row can be asked for alone, so paths are found without making the maze.
 */
public interface RootedRows {
    /** Whether the root is in the first row, so that paths lead up; else it is in the last row, and they lead down. */
    boolean isRootFirst();

    /**
     * The column where the path from a cell to the root leaves its row. The cells between the two are joined by
     * passages, and so are all cells of the root's row, whose exits are not used.
     *
     * @return the column of the exit; two cells of a row have the same exit if, and only if, the path between them
     *     stays in this row
     */
    int exit(int row, int column);
}
