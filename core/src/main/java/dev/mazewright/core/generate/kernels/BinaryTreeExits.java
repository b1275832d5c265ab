package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.RootedRows;
import java.util.function.IntToLongFunction;

/**
 * Where the paths of a binary tree's cells to the root leave their rows: at the next random bit that says so.
 *
 * <p>Time: a random word or two; no memory.
 */
public final class BinaryTreeExits implements RootedRows {
    private final int last;
    private final boolean isNorth;
    private final boolean isWest;
    private final long flip;
    private final MazeRandom random;

    /**
     * Those of the maze that is generated from these random numbers.
     *
     * @param isNorth whether the root is in the first row, else in the last
     * @param isWest whether it is where a row begins, else where it ends
     * @param leavesOnOne whether a bit of 1 leads out of a row, else one of 0
     */
    public BinaryTreeExits(int columns, boolean isNorth, boolean isWest, boolean leavesOnOne, MazeRandom random) {
        last = columns - 1;
        this.isNorth = isNorth;
        this.isWest = isWest;
        flip = leavesOnOne ? 0 : -1;
        this.random = random;
    }

    @Override
    public boolean isRootFirst() {
        return isNorth;
    }

    @Override
    public int exit(int row, int column) {
        MazeRandom bits = random.stream("row", row);
        IntToLongFunction exits = word -> bits.word(word) ^ flip;
        return isWest ? Math.max(0, BitRow.previous(exits, column)) : BitRow.next(exits, column, last);
    }
}
