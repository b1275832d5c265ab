package dev.mazewright.core.run;

/**
 * The work asked for would not fit into memory; thrown before it begins. {@link Memory} and {@link Context} throw it.
 */
public final class InsufficientMemoryException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final long needed;
    private final long available;

    /**
     * A refusal.
     *
     * @param what the work, as a message begins with it
     * @param needed bytes
     * @param available bytes
     */
    InsufficientMemoryException(String what, long needed, long available) {
        super(what + " needs " + needed + " bytes of memory and " + available
                + " are available; take a smaller size or give Java more memory (-Xmx)");
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
