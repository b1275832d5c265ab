package dev.mazewright.core.rows;

/**
 * A perfect maze of squares whose ways all lead to one of its edges, the first row or the last, and never back from
 * there: in each row but that, the root's, every cell's way goes along its row to an exit, and there into the next row.
 * Any row can be asked for alone, so the maze need not be made to find ways in it.
 */
public interface RootedRows {
    /** Whether the root's row is the first, so that ways lead up; else it is the last, and they lead down. */
    boolean isRootFirst();

    /**
     * Where a cell's way leaves its row. All cells between the two are joined, and so are all cells of the root's row,
     * whose exits nobody asks for.
     *
     * @return the column of the exit; two cells of a row have the same one if, and only if, their ways to each other
     *     stay in this row
     */
    int exit(int row, int column);
}
