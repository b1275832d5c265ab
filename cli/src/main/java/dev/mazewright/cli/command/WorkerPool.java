package dev.mazewright.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BinaryOperator;

/** Threads that share long work. What comes of it does not depend on how many there are. */
public final class WorkerPool implements AutoCloseable {
    /** What a thread does of a long row of seeds before it takes the next: little enough that none waits for long. */
    private static final int PARTS = 16;

    private final ExecutorService threads;

    /** So many threads; they do not keep a program alive that was interrupted. */
    public WorkerPool(int threads) {
        this.threads = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("worker-", 1).factory());
    }

    /**
     * Work on a row of seeds.
     *
     * @param <T> what comes of it
     */
    public interface Work<T> {
        /** Works on this number of seeds from the first on. */
        T of(long firstSeed, int seeds);
    }

    /** Works on the seeds 0, 1 ... in parts, and adds up the results, in their order. */
    public <T> T share(int seeds, Work<T> work, BinaryOperator<T> plus) {
        List<Callable<T>> parts = new ArrayList<>();
        int each = Math.ceilDiv(seeds, PARTS);
        for (int first = 0; first < seeds; first += each) {
            int from = first;
            parts.add(() -> work.of(from, Math.min(each, seeds - from)));
        }
        return all(parts).stream().reduce(plus).orElseThrow();
    }

    /** Does all of these, and returns the results in the same order. */
    <T> List<T> all(List<? extends Callable<T>> tasks) {
        List<T> results = new ArrayList<>();
        try {
            for (Future<T> future : threads.invokeAll(tasks)) {
                results.add(future.get());
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException failure -> throw failure;
                case Error failure -> throw failure;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
