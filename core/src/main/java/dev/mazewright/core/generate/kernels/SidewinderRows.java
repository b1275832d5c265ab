package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.ClosedFormGenerator;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.RowGenerator;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.run.Context;

/**
 * The sidewinder on squares, where each cell has one edge up: a run has one edge for each of its cells. The ends of
 * runs are the ones in words of random bits, found by counting the zeros before them; nothing else depends on a random
 * bit.
 *
 * <p>Time proportional to the runs, of which there is one for every two cells; no memory.
 */
public final class SidewinderRows extends SeparateRows {
    private final MazeRandom random;
    private final int words;
    private final long last;

    /** Where the runs of rows lead up, each computed from the random bits around it: a random word or two, and no memory. */
    private record Exits(int last, MazeRandom random) implements RootedRows {
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

    /** The rows of the reference's maze. */
    public SidewinderRows(int rows, int columns, MazeRandom random, Context context) {
        super(rows, columns, true, context);
        this.random = random;
        words = words();
        last = BitRow.lastWord(columns);
    }

    /** The generator of these rows, which threads may share, with its closed form. */
    public static ClosedFormGenerator generator(Context context) {
        return new RowGenerator((rows, columns, random) -> new SidewinderRows(rows, columns, random, context), (rows, columns) -> bytes(columns))
                .rooted((columns, random) -> new Exits(columns - 1, random));
    }

    /** About how many bytes of memory the rows take. */
    public static long bytes(int columns) {
        return SeparateRows.bytes(columns);
    }

    @Override
    SeparateRows again(Context context) {
        return new SidewinderRows(rows(), columns(), random, context);
    }

    @Override
    void make(int row, long[] east, int eastAt, long[] on, int onAt) {
        MazeRandom bits = random.stream("row", row);
        MazeRandom up = random.stream("up", row);
        int end = words - 1;
        int run = 0;
        for (int word = 0; word < end; word++) {
            long ends = bits.word(word);
            east[eastAt + word] = ~ends;
            on[onAt + word] = 0;
            run = lead(ends, run, word, up, on, onAt);
        }
        long ends = (bits.word(end) & last) | (last ^ last >>> 1); // the last run ends with the row
        east[eastAt + end] = ~ends & last;
        on[onAt + end] = 0;
        lead(ends, run, end, up, on, onAt);
    }

    /** Opens the edges up of the runs that end in a word, the first of which began there, and returns where the next begins. */
    private static int lead(long ends, int begun, int word, MazeRandom up, long[] on, int onAt) {
        if (ends == 0) {
            return begun;
        }
        int end = BitRow.column(word, ends);
        int first = begun + (int) up.below(end - begun + 1, end); // may lie in a word before
        BitRow.add(on, onAt, first);
        int run = end + 1;
        long chosen = 0;
        for (long rest = ends & (ends - 1); rest != 0; rest &= rest - 1) {
            end = BitRow.column(word, rest);
            chosen |= 1L << (run + (int) up.below(end - run + 1, end));
            run = end + 1;
        }
        on[onAt + word] |= chosen;
        return run;
    }
}
