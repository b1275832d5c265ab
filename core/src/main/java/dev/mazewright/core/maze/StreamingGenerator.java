package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.rows.SquareRows;

/**
 * A generator that streams mazes on full grids of squares row by row. An algorithm that works row by row generates each
 * row when it is asked for; any other generates all of them before the first is returned.
 */
public interface StreamingGenerator extends Generator {
    /**
     * The rows of the maze that {@link #generate} makes.
     *
     * @param random the same as for {@link #generate}
     */
    SquareRows rows(int rows, int columns, MazeRandom random);

    /** An estimate of the most memory, in bytes, that streaming takes, not counting the rows that the reader keeps. */
    long rowsBytes(int rows, int columns);

    @Override
    default void generate(Maze maze, MazeRandom random) {
        maze.carve(rows(maze.grid().rows(), maze.grid().columns(), random));
    }

    /** The same for {@link #generate}, beside the maze. */
    default long workingBytes(Grid grid) {
        return rowsBytes(grid.rows(), grid.columns());
    }
}
