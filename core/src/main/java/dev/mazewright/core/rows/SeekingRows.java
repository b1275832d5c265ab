package dev.mazewright.core.rows;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Rows of which those that are skipped take no time: a stream is opened at the row that is read first. */
public final class SeekingRows implements SquareRows {
    private final int rows;
    private final int columns;
    private final IntFunction<SquareRows> from;
    private int row;
    private @Nullable SquareRows stream;

    /**
     * The rows of a maze.
     *
     * @param from a stream that begins with the row of this number
     */
    public SeekingRows(int rows, int columns, IntFunction<SquareRows> from) {
        this.rows = rows;
        this.columns = columns;
        this.from = from;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public void next(long[] east, long[] south) {
        SquareRows open = stream;
        if (open == null) {
            open = from.apply(row);
            stream = open;
        }
        open.next(east, south);
        row++;
    }

    @Override
    public void skip(int rows) {
        row += rows;
        if (stream != null) {
            stream.skip(rows);
        }
    }
}
