package dev.mazewright.vision.ink;

import java.util.stream.IntStream;

/** Shares the work on a plane's rows, columns or pixels among all threads, some at a time. */
final class Bands {
    private static final int ROWS = 32;
    private static final int PIXELS = 1 << 15;

    /** Work on rows, columns or pixels. */
    @FunctionalInterface
    interface Action {
        void work(int from, int to);
    }

    private Bands() {}

    static void share(int height, Action action) {
        share(height, ROWS, action);
    }

    /** Works on this number of pixels, independently. */
    static void pixels(int count, Action action) {
        share(count, PIXELS, action);
    }

    /** Works on rows or columns in chunks of this number, such as the rows of a tile. */
    static void share(int length, int chunk, Action action) {
        IntStream.range(0, Math.ceilDiv(length, chunk)).parallel()
                .forEach(number -> action.work(number * chunk, Math.min(length, (number + 1) * chunk)));
    }
}
