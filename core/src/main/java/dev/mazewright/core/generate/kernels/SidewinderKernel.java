package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.ClosedFormGenerator;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;

/** The sidewinder as {@link SidewinderRows}, which threads may share, and in closed form as {@link SidewinderExits}. */
public record SidewinderKernel(Context context) implements ClosedFormGenerator {
    @Override
    public SquareRows rows(int rows, int columns, MazeRandom random) {
        return new SidewinderRows(rows, columns, random, context);
    }

    @Override
    public long rowsBytes(int rows, int columns) {
        return SidewinderRows.bytes(columns);
    }

    @Override
    public RootedRows rooted(int rows, int columns, MazeRandom random) {
        return new SidewinderExits(columns, random);
    }
}
