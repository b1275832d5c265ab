package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.ClosedFormGenerator;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.RowGenerator;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.run.Context;
import java.util.function.IntToLongFunction;

/**
 * The binary tree on squares, 64 cells at a time: a random word says which have a passage along the row, and the others
 * have one on.
 *
 * <p>Time about a nanosecond for 64 cells, so that all of it is the memory's; no memory.
 */
public final class BinaryTreeRows extends SeparateRows {
    private final MazeRandom random;
    private final int words;
    private final long last;
    private final boolean isNorth;
    private final boolean isWest;
    /** All ones if a bit of 1 leads on and not along the row. */
    private final long turned;

    /**
     * Where the paths of cells to the root leave their rows: at the next random bit that says so, in a random word or two, and no memory.
     *
     * @param last the last column
     * @param flip 0 if a bit of 1 leads out of a row, -1 if one of 0 does
     */
    private record Exits(int last, boolean isNorth, boolean isWest, long flip, MazeRandom random) implements RootedRows {
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

    /**
     * The rows of the reference's maze.
     *
     * @param isNorth whether all paths lead to the first row, or else to the last
     * @param isWest whether they lead to where rows begin, or else to where they end
     */
    public BinaryTreeRows(int rows, int columns, boolean isNorth, boolean isWest, MazeRandom random, Context context) {
        super(rows, columns, isNorth, context);
        this.random = random;
        this.isNorth = isNorth;
        this.isWest = isWest;
        words = words();
        last = BitRow.lastWord(columns);
        turned = isNorth || isWest ? 0 : -1; // of south and east, south is the higher direction
    }

    /** The generator of these rows, which threads may share, with its closed form. */
    public static ClosedFormGenerator generator(boolean isNorth, boolean isWest, Context context) {
        return new RowGenerator((rows, columns, random) -> new BinaryTreeRows(rows, columns, isNorth, isWest, random, context), (rows, columns) -> bytes(columns))
                // Of two directions a random bit of 1 takes the higher; only in the south east that one leads out of the row.
                .rooted((columns, random) -> new Exits(columns - 1, isNorth, isWest, !isNorth && !isWest ? 0 : -1, random));
    }

    /** About how many bytes of memory the rows take. */
    public static long bytes(int columns) {
        return SeparateRows.bytes(columns);
    }

    @Override
    SeparateRows again(Context context) {
        return new BinaryTreeRows(rows(), columns(), isNorth, isWest, random, context);
    }

    @Override
    void make(int row, long[] east, int eastAt, long[] on, int onAt) {
        draw(random.stream("row", row), on, onAt);
        if (isWest) {
            leadWest(east, eastAt, on, onAt);
        } else {
            leadEast(east, eastAt, on, onAt);
        }
        on[onAt + words - 1] &= last;
    }

    /** One where a passage leads along the row. */
    private void draw(MazeRandom bits, long[] along, int at) {
        for (int word = 0; word < words; word++) {
            along[at + word] = bits.word(word) ^ turned;
        }
    }

    /** The last cell cannot go east. */
    private void leadEast(long[] east, int eastAt, long[] on, int onAt) {
        on[onAt + words - 1] &= last >>> 1;
        for (int word = 0; word < words; word++) {
            long along = on[onAt + word];
            east[eastAt + word] = along;
            on[onAt + word] = ~along;
        }
    }

    /** The first cell cannot go west; the passage west of a cell is the passage east of the one before. */
    private void leadWest(long[] east, int eastAt, long[] on, int onAt) {
        on[onAt] &= -2;
        on[onAt + words - 1] &= last;
        int end = words - 1;
        for (int word = 0; word < end; word++) {
            long along = on[onAt + word];
            east[eastAt + word] = BitRow.leftOf(along, on[onAt + word + 1]);
            on[onAt + word] = ~along;
        }
        east[eastAt + end] = BitRow.leftOf(on[onAt + end], 0);
        on[onAt + end] = ~on[onAt + end];
    }
}
