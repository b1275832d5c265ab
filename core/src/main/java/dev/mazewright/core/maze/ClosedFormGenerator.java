package dev.mazewright.core.maze;

import dev.mazewright.core.rows.RootedRows;

/** A generator in whose mazes on full grids of squares the path from any cell to one edge is known without the maze. */
public interface ClosedFormGenerator extends StreamingGenerator {
    /**
     * Where the paths of the cells leave their rows.
     *
     * @param random the same as for {@link #generate}
     */
    RootedRows rooted(int rows, int columns, MazeRandom random);
}
