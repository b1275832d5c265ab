package dev.mazewright.core.generate.trees;

import dev.mazewright.core.generate.kernels.TiledSpanningTree;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.SquareRows;

/**
 * A generator whose maze is the minimum spanning tree for the weights of {@code stream("weights")}. On whole sheets of
 * squares that nobody watches, one kernel makes the maze of all of these.
 */
public interface MinimumSpanningTree extends Generator {
    /** The algorithm itself, on every shape, whether or not there is a fast twin: for tests and comparisons. */
    void textbook(Maze maze, MazeRandom random);

    /** About how many bytes of memory the algorithm itself needs beside the maze, at most. */
    long textbookBytes(Grid grid);

    @Override
    default void generate(Maze maze, MazeRandom random) {
        if (maze.grid().isSquares() && !maze.isTraced()) {
            rows(maze.grid().rows(), maze.grid().columns(), random).carve(maze);
        } else {
            textbook(maze, random);
        }
    }

    @Override
    default SquareRows rows(int rows, int columns, MazeRandom random) {
        return TiledSpanningTree.rows(rows, columns, random.stream("weights"));
    }

    @Override
    default long rowsBytes(int rows, int columns) {
        return TiledSpanningTree.bytes(rows, columns);
    }

    @Override
    default long workingBytes(Grid grid) {
        return grid.isSquares() ? rowsBytes(grid.rows(), grid.columns()) : textbookBytes(grid);
    }
}
