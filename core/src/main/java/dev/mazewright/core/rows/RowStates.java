package dev.mazewright.core.rows;

import dev.mazewright.core.run.CancelledException;
import java.util.ArrayList;
import java.util.List;

/**
 * Any row of a stream: the state of the stream is kept every few rows, and a row is streamed again from the last state
 * before it.
 *
 * <p>One thread streams the rows for the first time, from the top; meanwhile others may stream those again that were
 * passed.
 *
 * <p>Memory: a state for each of the rows that are kept, which for Eller's algorithm is 8 bytes a column, for the
 * sidewinder an eighth of a byte.
 */
public final class RowStates {
    private final ReplayableRows rows;
    private final int every;
    private final List<ReplayableRows> kept = new ArrayList<>();
    private volatile int passed;

    /**
     * The rows of a stream of which none was streamed.
     *
     * @param every how many rows lie between two states, at least 1
     */
    public RowStates(ReplayableRows rows, int every) {
        this.rows = rows;
        this.every = every;
    }

    /** How many rows were streamed for the first time. */
    public int passed() {
        return passed;
    }

    /** Streams the next row for the first time, as {@link SquareRows#next}. */
    public void next(long[] east, long[] south) {
        int row = passed;
        if (row % every == 0) {
            ReplayableRows state = rows.copy();
            synchronized (kept) {
                kept.add(state);
            }
        }
        rows.next(east, south);
        passed = row + 1;
    }

    /**
     * A stream that begins with this row. Takes as long as the rows between it and the last state before it.
     *
     * @param row one that was passed
     * @throws IllegalArgumentException if it was not
     * @throws CancelledException if the thread is interrupted
     */
    public SquareRows from(int row) {
        if (row < 0 || row >= passed) {
            throw new IllegalArgumentException("row " + row + " is not one of the " + passed + " that were passed");
        }
        ReplayableRows state;
        synchronized (kept) {
            state = kept.get(row / every);
        }
        SquareRows again = state.copy();
        again.skip(row % every);
        return again;
    }
}
