package dev.mazewright.core.testing;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;

/** How long a thread works, whatever else the machine does: time on a processor, not on a clock. */
public final class Work {
    private Work() {}

    /** The time that this thread has worked since it began. */
    public static Duration ofThisThread() {
        return Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
    }

    /** Does some work, and fails if this thread was at it for longer than the limit. */
    public static void within(Duration limit, Executable work) {
        within(limit, () -> {
            work.execute();
            return null;
        });
    }

    /** Does some work, and fails if this thread was at it for longer than the limit. */
    public static <T> T within(Duration limit, ThrowingSupplier<T> work) {
        Duration begin = ofThisThread();
        T result;
        try {
            result = work.get();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
        Duration took = ofThisThread().minus(begin);
        if (took.compareTo(limit) > 0) {
            throw new AssertionError("this took " + took.toMillis() + " ms of work, more than " + limit.toMillis());
        }
        return result;
    }
}
