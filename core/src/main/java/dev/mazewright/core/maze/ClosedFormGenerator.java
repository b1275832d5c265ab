package dev.mazewright.core.maze;

import dev.mazewright.core.rows.RootedRows;

/**
 * A generator whose mazes on full grids of squares need not be made in order to be solved: the path from any cell to
 * the root of the tree follows from the random numbers of the rows it crosses.
 */
public interface ClosedFormGenerator extends StreamingGenerator {
    /**
     * The maze in closed form: for each cell, where its path to the root leaves its row.
     *
     * @param random the same as for {@link #generate}
     */
    RootedRows rooted(int rows, int columns, MazeRandom random);
}
