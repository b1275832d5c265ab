package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.ClosedFormGenerator;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;

/**
 * The binary tree as {@link BinaryTreeRows}, which threads may share, and in closed form as {@link BinaryTreeExits}.
 *
 * @param isNorth whether the root is in the first row, else in the last
 * @param isWest whether it is where a row begins, else where it ends
 */
public record BinaryTreeKernel(boolean isNorth, boolean isWest, Context context) implements ClosedFormGenerator {
    @Override
    public SquareRows rows(int rows, int columns, MazeRandom random) {
        return new BinaryTreeRows(rows, columns, isNorth, isWest, random, context);
    }

    @Override
    public long rowsBytes(int rows, int columns) {
        return BinaryTreeRows.bytes(columns);
    }

    @Override
    public RootedRows rooted(int rows, int columns, MazeRandom random) {
        // Of two directions a random bit of 1 takes the higher; only in the south east that one leads out of the row.
        return new BinaryTreeExits(columns, isNorth, isWest, !isNorth && !isWest, random);
    }
}
