package dev.mazewright.api.request;

import dev.mazewright.stage.TooLargeException;
import java.util.concurrent.atomic.AtomicLong;

/** The memory that requests may take together. A request that needs some reserves it first, and gives it back. */
public final class MemoryBudget {
    /** The cache may have one part of this number. */
    private static final int KEPT = 8;

    private final long most;
    private final String elsewhere;
    private final AtomicLong taken = new AtomicLong();
    private final Cache cache;

    /** Manages a number of bytes of a server's. */
    public MemoryBudget(long most) {
        this(most, "start it with more memory (MAZEWRIGHT_JAVA_OPTS=-Xmx...)");
    }

    /**
     * Manages a number of bytes.
     *
     * @param elsewhere what people do who need more, as a sentence goes on
     */
    public MemoryBudget(long most, String elsewhere) {
        this.most = most;
        this.elsewhere = elsewhere;
        cache = new Cache(most / KEPT);
    }

    /** A part of what Java may use at most; the rest is for what is not counted. */
    public static MemoryBudget ofHeap() {
        return new MemoryBudget(Runtime.getRuntime().maxMemory() / 2);
    }

    /** The bytes that there are in all. */
    public long most() {
        return most;
    }

    /** What people do who need more, as a sentence goes on. */
    public String elsewhere() {
        return elsewhere;
    }

    /**
     * Takes some memory.
     *
     * @throws TooLargeException if this is more than the whole memory
     * @throws BusyException if other requests hold too much of it now
     */
    public void take(long bytes) {
        if (bytes > most) {
            throw new TooLargeException("this needs " + bytes + " bytes of memory, and the studio has " + most + "; take a smaller size, or "
                    + elsewhere);
        }
        long all = taken.addAndGet(bytes);
        if (all + cache.bytes() > most) {
            cache.clear();
        }
        if (all > most) {
            taken.addAndGet(-bytes);
            throw new BusyException("other requests have the memory that this one needs; try again in a moment");
        }
    }

    /** Returns memory that was taken. */
    public void give(long bytes) {
        taken.addAndGet(-bytes);
    }

    /** What was recorded lately; requests for memory take precedence. */
    public Cache cache() {
        return cache;
    }

    /** The bytes that are taken now. */
    public long taken() {
        return taken.get();
    }
}
