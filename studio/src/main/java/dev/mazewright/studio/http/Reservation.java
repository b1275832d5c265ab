package dev.mazewright.studio.http;

/**
 * The memory that one request takes; it is released when its response is with the client, or no client waits for it.
 */
public final class Reservation implements AutoCloseable {
    private final Memory memory;
    private long taken;

    public Reservation(Memory memory) {
        this.memory = memory;
    }

    /**
     * Takes memory before it is used.
     *
     * @throws TooLargeException if there is not so much at all
     * @throws BusyException if there is not so much now
     */
    public synchronized void take(long bytes) {
        memory.take(bytes);
        taken += bytes;
    }

    /** What was recorded lately, for this and other requests. */
    public Cache cache() {
        return memory.cache();
    }

    /** Gives back what the work needed and the answer does not. */
    synchronized void keepOnly(long bytes) {
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
