package dev.mazewright.core.run;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Shares long work among threads. The result never depends on their number: a task may only write where no
 * other one does, and draws random numbers from a stream of its own.
 */
final class Threads {
    /** Whether this thread does a task. If it shares work then, it does all of it alone, since the other threads are busy. */
    private static final ThreadLocal<Boolean> WORKING = ThreadLocal.withInitial(() -> false);

    private Threads() {}

    /** Does what {@link Context#share} says, on this many threads at most. */
    static void share(int threads, long tasks, Supplier<LongConsumer> worker) {
        if (WORKING.get()) {
            LongConsumer own = worker.get();
            for (long task = 0; task < tasks; task++) {
                CancelledException.check();
                own.accept(task);
            }
            return;
        }
        AtomicLong next = new AtomicLong();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Runnable work = () -> {
            WORKING.set(true);
            try {
                LongConsumer own = worker.get();
                for (long task = next.getAndIncrement(); task < tasks; task = next.getAndIncrement()) {
                    CancelledException.check();
                    own.accept(task);
                }
            } catch (Throwable e) {
                failure.compareAndSet(null, e);
                next.set(tasks);
            } finally {
                WORKING.remove();
            }
        };
        Thread[] helpers = new Thread[(int) Math.max(0, Math.min(threads, tasks) - 1)];
        for (int i = 0; i < helpers.length; i++) {
            helpers[i] = Thread.ofPlatform().daemon().name("helper-" + i).start(work);
        }
        work.run();
        boolean interrupted = Thread.currentThread().isInterrupted();
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                if (interrupted) {
                    List.of(helpers).forEach(Thread::interrupt);
                }
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                    next.set(tasks);
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        switch (failure.get()) {
            case null -> CancelledException.check();
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            case Throwable e -> throw new IllegalStateException(e);
        }
    }
}
