package dev.mazewright.core.run;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What work may use and where it reports: threads, memory, cancellation and progress. The caller at the top hands it
 * in. The result does not depend on it.
 *
 * <p>Work is stopped through its {@link Cancellation}, or by interrupting the thread that called it.
 *
 * <p>Immutable.
 */
public final class Context {
    /**
     * Work that has a result.
     *
     * @param <T> the result
     * @param <E> what it may throw
     */
    @FunctionalInterface
    public interface Work<T extends @Nullable Object, E extends Exception> {
        /** Does it. */
        T run() throws E;
    }

    private final int threads;
    private final long memory;
    private final Cancellation cancellation;
    private final Consumer<String> progress;

    private Context(int threads, long memory, Cancellation cancellation, Consumer<String> progress) {
        this.threads = threads;
        this.memory = memory;
        this.cancellation = cancellation;
        this.progress = progress;
    }

    /** All processors, all free memory of the heap, no cancellation and no listener for progress. */
    public static Context standard() {
        return new Context(Runtime.getRuntime().availableProcessors(), Long.MAX_VALUE, new Cancellation(), line -> {});
    }

    /** One thread and all free memory: for a step of other work, which has reserved memory for the whole. */
    public static Context ofStep() {
        return new Context(1, Long.MAX_VALUE, new Cancellation(), line -> {});
    }

    /**
     * The same with another number of threads.
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Context withThreads(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least 1 thread has to work, not " + number);
        }
        return new Context(number, memory, cancellation, progress);
    }

    /** The same with a limit on the bytes that one piece of work may take; the free memory of the heap limits it, too. */
    public Context withMemory(long bytes) {
        return new Context(threads, bytes, cancellation, progress);
    }

    /** The same, which this cancellation stops. */
    public Context withCancellation(Cancellation other) {
        return new Context(threads, memory, other, progress);
    }

    /** The same with a listener, which any of the threads calls from time to time with one line of progress. */
    public Context withProgress(Consumer<String> listener) {
        return new Context(threads, memory, cancellation, listener);
    }

    /** How many threads may share one piece of work. */
    public int threads() {
        return threads;
    }

    /**
     * Makes sure that this much memory is available for work.
     *
     * @param what the work, as a message begins with it
     * @throws InsufficientMemoryException if it is not
     */
    public void requireMemory(String what, long bytes) {
        if (bytes > memory) {
            throw new InsufficientMemoryException(what, bytes, memory);
        }
        Memory.require(what, bytes);
    }

    /**
     * Makes sure that work which has taken memory before can have more.
     *
     * @param what the work, as a message begins with it
     * @param taken the bytes that it has taken
     * @param more the bytes that it needs beside those
     * @throws InsufficientMemoryException if they are not available
     */
    public void requireMore(String what, long taken, long more) {
        if (more > memory - taken) {
            throw new InsufficientMemoryException(what, Memory.sum(taken, more), memory);
        }
        Memory.require(what, more);
    }

    /** Whether this much memory is available now, without a garbage collection. */
    public boolean hasMemory(long bytes) {
        return bytes <= memory && Memory.hasRoomFor(bytes);
    }

    /**
     * Does the tasks 0 .. tasks - 1, each once, in any order, and returns when all are done. The calling thread works,
     * too. A task that calls this method does all of its own tasks on its own thread.
     *
     * @param worker called once by each thread; returns what does a task, so that each thread can have memory of its
     *     own
     * @throws RuntimeException or Error: the first that a task throws; tasks that have not begun are then dropped
     * @throws CancelledException if this thread is interrupted; the threads that help it are then interrupted, too
     */
    public void share(long tasks, Supplier<LongConsumer> worker) {
        Threads.share(threads, tasks, worker);
    }

    /**
     * Does work on this thread. While it runs, its cancellation can interrupt the thread.
     *
     * @throws CancelledException if it was cancelled; afterwards the thread is no longer interrupted
     * @throws E if the work throws it
     */
    public <T extends @Nullable Object, E extends Exception> T run(Work<T, E> work) throws E {
        cancellation.begin();
        try {
            CancelledException.check();
            return work.run();
        } finally {
            cancellation.end();
        }
    }

    /** Reports progress: one line for people. */
    public void report(String line) {
        progress.accept(line);
    }
}
