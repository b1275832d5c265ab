package dev.mazewright.studio.http;

import java.util.function.Supplier;

/**
 * Notices that a server rests after it was used: no request came for a while, and no memory was taken or given back. That is
 * reported once, and again after the next use.
 *
 * <p>A heap that has grown for one large maze would stay as large until the next collection of all of it, which a server that
 * rests never has; so it has one then.
 */
final class Rest {
    private final Supplier<? extends Object> use;
    private final long patience;
    private final Runnable onRest;
    private Object seen;
    private long since;
    private boolean isTold = true;

    /**
     * One that waits.
     *
     * @param use what differs after each use
     * @param patience how long nothing differs until the server rests, in the unit of the times that {@link #look} is given
     * @param onRest what is called then
     */
    Rest(Supplier<? extends Object> use, long patience, Runnable onRest) {
        this.use = use;
        seen = use.get();
        this.patience = patience;
        this.onRest = onRest;
    }

    /** Looks at a time, now and then. */
    void look(long now) {
        Object found = use.get();
        if (!found.equals(seen)) {
            seen = found;
            since = now;
            isTold = false;
        } else if (!isTold && now - since >= patience) {
            isTold = true;
            onRest.run();
        }
    }
}
