package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.rows.SquareRows;

/** Eller's algorithm as {@link EllerRows}. */
public record EllerKernel() implements StreamingGenerator {
    @Override
    public SquareRows rows(int rows, int columns, MazeRandom random) {
        return new EllerRows(rows, columns, random);
    }

    @Override
    public long rowsBytes(int rows, int columns) {
        return EllerRows.bytes(columns);
    }
}
