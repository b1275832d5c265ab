package dev.mazewright.api.request;

import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.Context;
import dev.mazewright.stage.TooLargeException;

/**
 * What the work on one request may use, and the memory that it takes; the memory is released when the response is with
 * the client, or no client waits for it.
 */
public final class Reservation implements AutoCloseable {
    /** Milliseconds that the work on a request may take where nothing else is said. */
    public static final int MILLIS = 10_000;

    private final MemoryBudget memory;
    private final Cancellation cancellation = new Cancellation();
    private final Context context;
    private int limit = MILLIS;
    private long taken;

    public Reservation(MemoryBudget memory) {
        this.memory = memory;
        context = Context.standard().withMemory(memory.most()).withCancellation(cancellation);
    }

    /** The threads and memory that the work may use; it is stopped when no client waits for it. */
    public Context context() {
        return context;
    }

    /** Milliseconds that the work may take. */
    public int limit() {
        return limit;
    }

    /** Sets the milliseconds that the work may take. */
    public void limit(int millis) {
        limit = millis;
    }

    /** Stops the work. */
    public void cancel() {
        cancellation.cancel();
    }

    /**
     * Takes memory before it is used.
     *
     * @throws TooLargeException if this is more than the whole memory
     * @throws BusyException if other requests hold too much of it now
     */
    public synchronized void take(long bytes) {
        memory.take(bytes);
        taken += bytes;
    }

    /** What was recorded lately, for this and other requests. */
    public Cache cache() {
        return memory.cache();
    }

    /** One of its own from the same memory, for a part of the work. */
    public Reservation another() {
        return new Reservation(memory);
    }

    /** The bytes that all requests may take together. */
    public long most() {
        return memory.most();
    }

    /** Gives back what the work needed and the answer does not. */
    public synchronized void keepOnly(long bytes) {
        if (taken > bytes) {
            memory.give(taken - bytes);
            taken = bytes;
        }
    }

    /** Gives everything back. */
    @Override
    public void close() {
        keepOnly(0);
    }
}
