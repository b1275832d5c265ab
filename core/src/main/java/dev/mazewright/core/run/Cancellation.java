package dev.mazewright.core.run;

import java.util.ArrayList;
import java.util.List;

/**
 * Cancels work from another thread. The caller puts it into the {@link Context} of the work, and keeps it to call {@link
 * #cancel}.
 *
 * <p>The threads that do the work are interrupted, and throw a {@link CancelledException} at their next check. Safe for
 * use by several threads.
 */
public final class Cancellation {
    /** The threads at work: one entry for each piece of work that a thread has begun and not ended. */
    private final List<Thread> workers = new ArrayList<>();

    private boolean isCancelled;

    /** Cancels the work in progress, and all that begins later. */
    public synchronized void cancel() {
        isCancelled = true;
        workers.forEach(Thread::interrupt);
    }

    /** This thread begins to work. */
    synchronized void begin() {
        Thread worker = Thread.currentThread();
        workers.add(worker);
        if (isCancelled) {
            worker.interrupt();
        }
    }

    /** This thread is done with what it began last. */
    synchronized void end() {
        Thread worker = Thread.currentThread();
        workers.remove(worker);
        if (isCancelled && !workers.contains(worker)) {
            Thread.interrupted(); // what was meant for this work is not for the next
        }
    }
}
