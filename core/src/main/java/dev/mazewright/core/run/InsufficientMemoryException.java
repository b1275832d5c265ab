package dev.mazewright.core.run;

/** Thrown, before work begins, when it would not fit into memory, by {@link Memory} and {@link Context}. */
public final class InsufficientMemoryException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final long needed;
    private final long available;

    /** A refusal of work, with which its message begins, for which these are the bytes. */
    InsufficientMemoryException(String what, long needed, long available) {
        super(what + " needs " + needed + " bytes of memory and " + available + " are available; take a smaller size or " + Heap.advice());
        this.needed = needed;
        this.available = available;
    }

    /** How many bytes the work would need. */
    public long needed() {
        return needed;
    }

    /** How many bytes the work may have. */
    public long available() {
        return available;
    }
}
