package dev.mazewright.api.request;

import java.util.function.Supplier;

/** How long work takes; no result depends on it. */
public final class Clock {
    private static final double MICROSECOND = 1000;
    private static final double MILLISECOND = 1000;

    /** The number of runs of work that is timed, as long as all of it took less than this many nanoseconds. */
    private static final int TIMES = 3;

    private static final long QUICK = 100_000_000;

    private Clock() {}

    /**
     * What work came to, and how long it took.
     *
     * @param <T> what it is
     */
    public record Timed<T>(T result, long nanoseconds) {
        public double milliseconds() {
            return Clock.milliseconds(nanoseconds);
        }
    }

    static <T> Timed<T> time(Supplier<T> work) {
        long start = System.nanoTime();
        T result = work.get();
        return new Timed<>(result, System.nanoTime() - start);
    }

    /** Times work; if it is short, a few times, and the shortest counts, since the first run loads classes. */
    public static <T> Timed<T> shortest(Supplier<T> work) {
        Timed<T> best = time(work);
        long spent = best.nanoseconds();
        for (int times = 1; times < TIMES && spent < QUICK; times++) {
            Timed<T> again = time(work);
            spent += again.nanoseconds();
            best = again.nanoseconds() < best.nanoseconds() ? again : best;
        }
        return best;
    }

    /** Converts nanoseconds to milliseconds, with three decimals. */
    public static double milliseconds(long nanoseconds) {
        return Math.rint(nanoseconds / MICROSECOND) / MILLISECOND;
    }
}
