package dev.mazewright.api.request;

import dev.mazewright.core.measure.Digest;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The last results that are worth keeping, by what was asked for, such as the recording of which a page fetches one
 * part after the other. They have a share of {@link MemoryBudget} of their own, and leave it when a request needs it.
 */
public final class Cache {
    private static final int KEY_BYTES = 16;

    private final long most;
    private final Map<Object, Kept> all = new LinkedHashMap<>(16, 0.75f, true); // what was read last is the last to be dropped
    private long bytes;

    private record Kept(Object value, long bytes) {}

    /** A cache of values that take at most this many bytes together. */
    public Cache(long most) {
        this.most = most;
    }

    /** The key of a text: a strong one, so that a browser may keep for ever what is asked for by it. */
    public static String key(String text) {
        return HexFormat.of().formatHex(Digest.sha256().digest(text.getBytes(StandardCharsets.UTF_8)), 0, KEY_BYTES);
    }

    /** The value kept for a key, or null if it is not kept any more. */
    public synchronized <T> @Nullable T get(Object key, Class<T> type) {
        Kept kept = all.get(key);
        return kept == null ? null : type.cast(kept.value());
    }

    /** Keeps a value that takes this many bytes, if there is room for it once older ones are dropped. */
    public synchronized void put(Object key, Object value, long its) {
        if (its > most) {
            return;
        }
        drop(key);
        while (bytes + its > most) {
            drop(all.keySet().iterator().next());
        }
        all.put(key, new Kept(value, its));
        bytes += its;
    }

    private void drop(Object key) {
        Kept kept = all.remove(key);
        if (kept != null) {
            bytes -= kept.bytes();
        }
    }

    /** Drops all. */
    public synchronized void clear() {
        all.clear();
        bytes = 0;
    }

    /** The bytes that the kept values take now. */
    public synchronized long bytes() {
        return bytes;
    }
}
