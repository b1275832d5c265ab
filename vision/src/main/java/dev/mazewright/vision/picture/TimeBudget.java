package dev.mazewright.vision.picture;

import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A bound on the time of the processor for the thread that made this, so that other work of the machine hardly counts. It begins with the first
 * {@linkplain #within attempt}. Where a Java machine does not measure that time, as for virtual threads, there is no bound.
 */
public final class TimeBudget {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long thread = Thread.currentThread().threadId();
    private final long nanos;
    private long begin;
    private boolean isBegun;

    /** This many seconds, from 0. */
    public TimeBudget(long seconds) {
        nanos = TimeUnit.SECONDS.toNanos(seconds);
    }

    /** Whether no time is left. */
    public boolean isSpent() {
        return left() <= 0;
    }

    private void begin() {
        if (!isBegun) {
            begin = now();
            isBegun = true;
        }
    }

    /** The whole of it, in seconds. */
    public long seconds() {
        return TimeUnit.NANOSECONDS.toSeconds(nanos);
    }

    private long left() {
        return isBegun ? nanos - (now() - begin) : nanos;
    }

    private long now() {
        return THREADS.isThreadCpuTimeSupported() ? Math.max(0, THREADS.getThreadCpuTime(thread)) : 0; // -1 where it is not measured
    }

    /** Cancels work when no time is left. */
    private final class Alarm implements Runnable {
        private final Cancellation limit = new Cancellation();
        private volatile boolean isOff;
        private volatile boolean isRung;
        private @Nullable Future<?> queued;

        synchronized void set() {
            queued = isOff ? null : ForkJoinPool.commonPool().schedule(this, Math.max(1, left()), TimeUnit.NANOSECONDS);
        }

        /** Takes it from the queue, in which it would keep what it refers to until the time is over. */
        synchronized void putOff() {
            isOff = true;
            if (queued != null) {
                queued.cancel(false);
            }
        }

        @Override
        public void run() {
            if (!isOff && isSpent()) {
                isRung = true;
                limit.cancel();
            } else {
                set();
            }
        }
    }

    /** Work that may come to nothing. */
    @FunctionalInterface
    public interface Attempt<T, E extends Exception> {
        /** Its result, or null. */
        @Nullable T make() throws E;
    }

    /** The result of work that is given up when no time is left; null then. */
    public <T, E extends Exception> @Nullable T within(Context context, Attempt<T, E> work) throws E {
        begin();
        if (isSpent()) {
            return null;
        }
        Alarm alarm = new Alarm();
        alarm.set();
        try {
            return context.withCancellation(alarm.limit).run(() -> Optional.ofNullable(work.make())).orElse(null);
        } catch (RuntimeException e) {
            if (!alarm.isRung || !isInterrupt(e)) {
                throw e;
            }
            CancelledException.check(); // the whole was cancelled, too
            return null;
        } finally {
            alarm.putOff();
        }
    }

    /** Whether work failed since its thread was interrupted; BoofCV wraps the interrupt where it shares work among threads. */
    public static boolean isInterrupt(RuntimeException e) {
        return e instanceof CancelledException || e.getCause() instanceof InterruptedException;
    }
}
