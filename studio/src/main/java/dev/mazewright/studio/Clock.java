package dev.mazewright.studio;

import java.util.function.Supplier;

/** How long work takes; no result depends on it. */
final class Clock {
    private static final double MICROSECOND = 1000;
    private static final double MILLISECOND = 1000;

    private Clock() {}

    /**
     * What work came to, and how long it took.
     *
     * @param <T> what it is
     */
    record Timed<T>(T result, long nanoseconds) {
        double milliseconds() {
            return Clock.milliseconds(nanoseconds);
        }
    }

    static <T> Timed<T> time(Supplier<T> work) {
        long start = System.nanoTime();
        T result = work.get();
        return new Timed<>(result, System.nanoTime() - start);
    }

    /** So many nanoseconds, with three decimals. */
    static double milliseconds(long nanoseconds) {
        return Math.rint(nanoseconds / MICROSECOND) / MILLISECOND;
    }
}
