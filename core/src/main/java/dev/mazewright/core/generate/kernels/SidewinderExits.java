package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.RootedRows;

/**
 * Where the runs of a sidewinder's rows lead up, each computed from the random bits around it.
 *
 * <p>Time: that of a run, a random word or two; no memory.
 */
public final class SidewinderExits implements RootedRows {
    private final int last;
    private final MazeRandom random;

    /** Those of the maze that is generated from these random numbers. */
    public SidewinderExits(int columns, MazeRandom random) {
        last = columns - 1;
        this.random = random;
    }

    @Override
    public boolean isRootFirst() {
        return true;
    }

    @Override
    public int exit(int row, int column) {
        MazeRandom bits = random.stream("row", row);
        int end = BitRow.next(bits::word, column, last);
        int begin = BitRow.previous(bits::word, column - 1) + 1;
        return begin + (int) random.stream("up", row).below(end - begin + 1L, end);
    }
}
