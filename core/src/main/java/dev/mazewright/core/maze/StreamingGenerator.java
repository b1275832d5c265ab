package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.rows.SquareRows;

/**
 * A generator that streams mazes on full grids of squares row by row. Those that go from row to row generate each when
 * it is asked for; others generate all before the first.
 */
public interface StreamingGenerator extends Generator {
    /**
     * The rows of the maze that {@link #generate} makes.
     *
     * @param random the same as for {@link #generate}
     */
    SquareRows rows(int rows, int columns, MazeRandom random);

    /**
     * About how many bytes of memory the rows take while they are streamed, at most, without those that a reader keeps.
     */
    long rowsBytes(int rows, int columns);

    @Override
    default void generate(Maze maze, MazeRandom random) {
        maze.carve(rows(maze.grid().rows(), maze.grid().columns(), random));
    }

    @Override
    default long workingBytes(Grid grid) {
        return rowsBytes(grid.rows(), grid.columns());
    }
}
