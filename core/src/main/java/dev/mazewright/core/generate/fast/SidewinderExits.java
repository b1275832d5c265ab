package dev.mazewright.core.generate.fast;

import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.RootedRows;

/**
 * Where the runs of a sidewinder's rows lead up, each told from the coins around it.
 *
 * <p>Time: that of a run, a word of coins or two; no memory.
 */
public final class SidewinderExits implements RootedRows {
    private final int last;
    private final MazeRandom random;

    /** Those of the maze that is made from this chance. */
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
        Coins coins = new Coins(random.stream("row", row), false);
        int end = coins.next(column, last);
        int begin = coins.previous(column - 1) + 1;
        return begin + (int) random.stream("up", row).below(end - begin + 1L, end);
    }
}
