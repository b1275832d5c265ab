package dev.mazewright.core.rows;

/**
 * A perfect maze of squares whose paths all lead to one of its borders, the first row or the last, and never back from
 * there: in each row but that, the root's, every cell's path goes along its row to an exit, and there into the next
 * row. Any row can be asked for alone, so the maze need not be made to find paths in it.
 */
public interface RootedRows {
    /** Whether the root's row is the first, so that paths lead up; else it is the last, and they lead down. */
    boolean isRootFirst();

    /**
     * Where a cell's path leaves its row. All cells between the two are joined, and so are all cells of the root's row,
     * whose exits are not used.
     *
     * @return the column of the exit; two cells of a row have the same one if, and only if, their paths to each other
     *     stay in this row
     */
    int exit(int row, int column);
}
