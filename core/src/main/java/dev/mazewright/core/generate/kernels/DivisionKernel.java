package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;

/** Recursive division on {@link DivisionPlanes}. */
public record DivisionKernel() implements StreamingGenerator {
    @Override
    public SquareRows rows(int rows, int columns, MazeRandom random) {
        return DivisionPlanes.of(rows, columns, random).stream();
    }

    @Override
    public long rowsBytes(int rows, int columns) {
        return SquarePlanes.bytes(rows, columns);
    }
}
