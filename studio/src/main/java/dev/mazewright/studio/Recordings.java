package dev.mazewright.studio;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The last recordings, by what was asked for: a page fetches a long one in parts, and each part is of the same work. They
 * have a share of memory of their own, and leave it when somebody else needs it.
 */
final class Recordings {
    private final long most;
    private final Map<Object, Kept> all = new LinkedHashMap<>();
    private long bytes;

    private record Kept(TraceBytes trace, long bytes) {}

    /** Recordings that take so many bytes in all. */
    Recordings(long most) {
        this.most = most;
    }

    /** What was recorded when this was asked for, or null if it is not known any more. */
    synchronized @Nullable TraceBytes get(Object asked) {
        Kept kept = all.remove(asked);
        if (kept == null) {
            return null;
        }
        all.put(asked, kept); // the last to be dropped
        return kept.trace();
    }

    /** Keeps one that takes so many bytes, if there is room for it once older ones are dropped. */
    synchronized void put(Object asked, TraceBytes trace, long its) {
        if (its > most) {
            return;
        }
        drop(asked);
        while (bytes + its > most) {
            drop(all.keySet().iterator().next());
        }
        all.put(asked, new Kept(trace, its));
        bytes += its;
    }

    private void drop(Object asked) {
        Kept kept = all.remove(asked);
        if (kept != null) {
            bytes -= kept.bytes();
        }
    }

    /** Drops all. */
    synchronized void clear() {
        all.clear();
        bytes = 0;
    }

    /** The bytes that they take now. */
    synchronized long bytes() {
        return bytes;
    }
}
