package dev.mazewright.cli.output;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import java.util.Locale;

/** Counts the rows that a maze has told, so that somebody who watches sees how far the work is. */
public final class RowCount {
    private static final int BAR = 20;
    private static final long PERCENT = 100;
    private static final double SECOND = 1e9;
    private static final double MILLION = 1e6;

    private long begun;
    private int rows;
    private int columns;
    private volatile int told;

    /** The same puzzle, whose rows are counted from now on. */
    public Puzzle of(Puzzle puzzle) {
        begun = System.nanoTime();
        rows = puzzle.grid().rows();
        columns = puzzle.grid().columns();
        told = 0;
        return puzzle.withRows(new Counted(puzzle.rows()));
    }

    private final class Counted implements SquareRows {
        private final SquareRows told;
        private int row;

        Counted(SquareRows told) {
            this.told = told;
        }

        @Override
        public int rows() {
            return told.rows();
        }

        @Override
        public int columns() {
            return told.columns();
        }

        @Override
        public void next(long[] east, long[] south) {
            told.next(east, south);
            RowCount.this.told = ++row;
        }

        @Override
        public void skip(int rows) {
            told.skip(rows);
            row += rows;
            RowCount.this.told = row;
        }

        @Override
        public SquarePlanes planes() {
            SquarePlanes planes = told.planes();
            RowCount.this.told = rows();
            return planes;
        }
    }

    /** How much of the maze was told, such as 37%. */
    public String share() {
        return told * PERCENT / Math.max(1, rows) + "%";
    }

    /** A bar, and in numbers how far it is, how fast, and how long it will take still: no more than fits into a line. */
    public String progress() {
        int now = told;
        double seconds = (System.nanoTime() - begun) / SECOND;
        int full = (int) ((long) now * BAR / Math.max(1, rows));
        StringBuilder line = new StringBuilder("[");
        line.repeat("=", full).repeat(" ", BAR - full).append("] ").append(share());
        if (now > 0) {
            double speed = (double) now * columns / seconds / MILLION;
            line.append(String.format(Locale.ROOT, ", %.0f million cells/s, ", speed));
            line.append(Math.round(seconds / now * (rows - now))).append(" s left");
        }
        return line.toString();
    }
}
