package dev.mazewright.core.run;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What work may use and whom it reports to: threads, memory, cancellation and progress. Handed in at the top; whatever
 * it says, the result is the same.
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

    /** All processors, all the memory that the heap still has, never cancelled, and no listener for progress. */
    public static Context standard() {
        return new Context(Runtime.getRuntime().availableProcessors(), Long.MAX_VALUE, new Cancellation(), line -> {});
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

    /** The same with a limit on the bytes that one piece of work may take, if the heap has them. */
    public Context withMemory(long bytes) {
        return new Context(threads, bytes, cancellation, progress);
    }

    /** The same, stopped by this. */
    public Context withCancellation(Cancellation other) {
        return new Context(threads, memory, other, progress);
    }

    /** The same with a listener, which any thread calls now and then with one line on how far the work is. */
    public Context withProgress(Consumer<String> listener) {
        return new Context(threads, memory, cancellation, listener);
    }

    /** How many threads may share one piece of work. */
    public int threads() {
        return threads;
    }

    /**
     * Makes sure that work can have this much memory.
     *
     * @param what the work, as a message begins with it
     * @throws InsufficientMemoryException if it cannot
     */
    public void requireMemory(String what, long bytes) {
        if (bytes > memory) {
            throw new InsufficientMemoryException(what, bytes, memory);
        }
        Memory.require(what, bytes);
    }

    /** Whether work can have this much memory now, without a garbage collection. */
    public boolean hasMemory(long bytes) {
        return bytes <= memory && Memory.hasRoomFor(bytes);
    }

    /**
     * Does the tasks 0 .. tasks - 1, each once, in no certain order, and returns when all are done. This thread works,
     * too; a task that shares work of its own does all of that itself.
     *
     * @param worker called once by each thread for what does a task, so that a thread can have memory of its own
     * @throws RuntimeException or Error: the first that a task throws; then those not yet begun are left
     * @throws CancelledException if this thread is interrupted; then those that help it are, too
     */
    public void share(long tasks, Supplier<LongConsumer> worker) {
        Threads.share(threads, tasks, worker);
    }

    /**
     * Does work on this thread, which its cancellation interrupts meanwhile.
     *
     * @throws CancelledException if it was cancelled; afterwards the thread is no longer interrupted
     */
    public <T extends @Nullable Object, E extends Exception> T run(Work<T, E> work) throws E {
        cancellation.begin();
        try {
            checkCancelled();
            return work.run();
        } finally {
            cancellation.end();
        }
    }

    /**
     * Returns, unless the work was cancelled.
     *
     * @throws CancelledException if it was; the thread stays interrupted
     */
    public void checkCancelled() {
        CancelledException.check();
    }

    /** Reports progress: one line for people. */
    public void report(String line) {
        progress.accept(line);
    }
}
