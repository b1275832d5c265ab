package dev.mazewright.core.testing;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;

/** The processor time of a thread, which does not depend on other work of the machine. */
public final class Work {
    private Work() {}

    /** The processor time of this thread since it began. */
    public static Duration ofThisThread() {
        return Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
    }

    /** Runs some work, and fails if it takes more of this thread's processor time than the limit. */
    public static void within(Duration limit, Executable work) {
        within(limit, () -> {
            work.execute();
            return null;
        });
    }

    /** Runs some work, and fails if it takes more of this thread's processor time than the limit. */
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
