package dev.mazewright.cli.output;

import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.formats.io.Document;

/** Counts the rows that a maze has streamed, so that the user sees how far the work is. */
public final class RowCount {
    private static final double MILLION = 1e6;

    private long begun;
    private int rows;
    private int columns;
    private volatile int done;

    /** The same document of a streamed maze, whose rows are counted from now on. */
    public Document of(Document document) {
        SquareRows source = document.puzzle().rows();
        begun = System.nanoTime();
        rows = source.rows();
        columns = source.columns();
        done = 0;
        return document.withRows(new Counted(source));
    }

    private final class Counted implements SquareRows {
        private final SquareRows source;
        private int row;

        Counted(SquareRows source) {
            this.source = source;
        }

        @Override
        public int rows() {
            return source.rows();
        }

        @Override
        public int columns() {
            return source.columns();
        }

        @Override
        public void next(long[] east, long[] south) {
            source.next(east, south);
            done = ++row;
        }

        @Override
        public void skip(int rows) {
            source.skip(rows);
            row += rows;
            done = row;
        }

        @Override
        public SquarePlanes planes() {
            SquarePlanes planes = source.planes();
            done = rows();
            return planes;
        }
    }

    /** How much of the maze was streamed, such as 37%. */
    public String share() {
        return MazeRate.share(done, Math.max(1, rows));
    }

    /** A bar, and in numbers how far it is, how fast, and how long it will take still: no more than fits into a line. */
    public String progress() {
        return MazeRate.progress(done, Math.max(1, rows), begun, columns / MILLION, "million cells");
    }
}
