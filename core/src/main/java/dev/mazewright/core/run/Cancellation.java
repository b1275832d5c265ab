package dev.mazewright.core.run;

import java.util.ArrayList;
import java.util.List;

/**
 * Stops work from another thread: the work has it in its {@link Context}, and whoever may stop the work keeps it.
 *
 * <p>The threads that do the work are interrupted, and throw a {@link CancelledException} the next time that they ask.
 */
public final class Cancellation {
    /** The threads that do work, each as often as it has begun some. */
    private final List<Thread> workers = new ArrayList<>();

    private boolean isCancelled;

    /** Stops the work that goes on, and all that has not begun. */
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
