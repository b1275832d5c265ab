package dev.mazewright.vision.ink;

import java.util.stream.IntStream;

/** Shares the work on the rows of a plane among all threads, some rows at a time, or on its columns or pixels. */
final class Bands {
    private static final int ROWS = 32;
    private static final int PIXELS = 1 << 15;

    /** What is done on rows, columns or pixels. */
    @FunctionalInterface
    interface Action {
        /** Works on those from one to before another. */
        void work(int from, int to);
    }

    private Bands() {}

    /** Works on so many rows. */
    static void share(int height, Action action) {
        share(height, ROWS, action);
    }

    /** Works on so many pixels, each by itself. */
    static void pixels(int count, Action action) {
        share(count, PIXELS, action);
    }

    /** Works on so many rows or columns, this number of them at a time, such as the rows of a tile. */
    static void share(int length, int chunk, Action action) {
        IntStream.range(0, Math.ceilDiv(length, chunk)).parallel()
                .forEach(number -> action.work(number * chunk, Math.min(length, (number + 1) * chunk)));
    }
}
