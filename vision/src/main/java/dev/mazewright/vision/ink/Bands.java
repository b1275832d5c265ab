package dev.mazewright.vision.ink;

import java.util.stream.IntStream;

/** Shares the work on the rows of a plane among all threads, some rows at a time. */
final class Bands {
    private static final int ROWS = 32;

    /** What is done on rows of pixels. */
    @FunctionalInterface
    interface Action {
        /** Works on the rows from one to before another. */
        void work(int from, int to);
    }

    private Bands() {}

    /** Works on so many rows. */
    static void share(int height, Action action) {
        share(height, ROWS, action);
    }

    /** Works on so many rows, this number of them at a time, such as those of a row of tiles. */
    static void share(int height, int rows, Action action) {
        IntStream.range(0, Math.ceilDiv(height, rows)).parallel()
                .forEach(band -> action.work(band * rows, Math.min(height, (band + 1) * rows)));
    }
}
