package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.ReplayableRows;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import java.util.Arrays;

/**
 * Rows of which each is made from seed and number alone, so that any may be the next, and threads may share them. One,
 * the first or the last, is a corridor; in all others each cell has a passage along the row, or the row has passages on
 * towards that one.
 *
 * <p>Memory: one set of columns.
 */
abstract class SeparateRows implements ReplayableRows {
    /** Words that a thread makes at a time: enough that taking turns costs nothing. */
    private static final int BAND = 1 << 14;

    private final int rows;
    private final int columns;
    private final boolean isUpward;
    private final Context context;
    /** The next to be streamed. */
    private int row;
    /** Of upward rows the edges to the right of one row: to know the edges down of a row, the next has been made. */
    private long[] ahead = {};

    /** Which row {@link #ahead} is, or -1. */
    private int aheadRow = -1;

    /** Rows of this number of columns, whose edges on lead up, and whose corridor is the first row; or down, and it is the last. */
    SeparateRows(int rows, int columns, boolean isUpward, Context context) {
        this.rows = rows;
        this.columns = columns;
        this.isUpward = isUpward;
        this.context = context;
    }

    /** About how many bytes of memory they take. */
    static long bytes(int columns) {
        return (long) BitRow.words(columns) * Long.BYTES;
    }

    /**
     * Makes a row that is not the corridor. May be called by several threads at once.
     *
     * @param east where its edges to the right go, from a word on
     * @param on where its edges up, or down, go, from a word on
     */
    abstract void make(int row, long[] east, int eastAt, long[] on, int onAt);

    /** The same rows from the first on, with a state of their own. */
    abstract SeparateRows again(Context context);

    @Override
    public final ReplayableRows copy() {
        SeparateRows copy = again(context);
        copy.row = row;
        return copy;
    }

    @Override
    public final int rows() {
        return rows;
    }

    @Override
    public final int columns() {
        return columns;
    }

    @Override
    public final void next(long[] east, long[] south) {
        if (isUpward) {
            if (aheadRow != row) {
                ahead = new long[words()];
                copy(row, ahead, south);
            }
            System.arraycopy(ahead, 0, east, 0, ahead.length);
            if (row + 1 < rows) {
                copy(row + 1, ahead, south);
            } else {
                Arrays.fill(south, 0);
            }
            aheadRow = row + 1;
        } else {
            copy(row, east, south);
        }
        row++;
    }

    private void copy(int number, long[] east, long[] on) {
        if (isCorridor(number)) {
            openAll(east, 0);
            Arrays.fill(on, 0);
        } else {
            make(number, east, 0, on, 0);
        }
    }

    private boolean isCorridor(int number) {
        return number == (isUpward ? 0 : rows - 1);
    }

    private void openAll(long[] east, int at) {
        Arrays.fill(east, at, at + words(), 0);
        BitRow.fill(east, at, 0, columns - 1, true);
    }

    @Override
    public final void skip(int rows) {
        row += rows;
    }

    @Override
    public final SquarePlanes planes() {
        SquarePlanes planes = new SquarePlanes(rows, columns);
        int band = Math.max(1, BAND / words());
        context.share(Math.ceilDiv(rows, band), () -> task -> {
            int from = (int) task * band;
            int many = Math.min(band, rows - from);
            for (int i = 0; i < many; i++) {
                CancelledException.check();
                lay(from + i, planes);
            }
        });
        row = rows;
        return planes;
    }

    private void lay(int number, SquarePlanes planes) {
        int at = number * words();
        if (isCorridor(number)) {
            openAll(planes.east(), at);
        } else {
            make(number, planes.east(), at, planes.south(), isUpward ? at - words() : at);
        }
    }
}
