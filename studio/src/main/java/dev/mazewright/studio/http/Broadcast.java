package dev.mazewright.studio.http;

import io.netty.channel.Channel;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The newest text of each of a few names, sent to all event streams. A client that reads slowly gets only the newest
 * texts, so that a stream never holds more than one of each name; of changes that follow each other within
 * {@value #PERIOD} ms the last is sent.
 */
@SuppressWarnings("FutureReturnValueIgnored") // nothing waits for what is sent
public final class Broadcast implements AutoCloseable {
    private static final int PERIOD = 100;

    /** Streams that nothing is sent to get a comment, so that those whose client is gone are found. */
    private static final int SILENCE = 15;

    /** Event streams that are open at once, and of these from one address. */
    static final int MOST = 240;

    static final int MOST_OF_ADDRESS = 120;

    /**
     * A text.
     *
     * @param version counts the changes of all texts
     */
    record Event(long version, String data) {}

    private final Map<String, Supplier<String>> changed = new TreeMap<>();
    private final Map<String, Event> newest = new ConcurrentHashMap<>();
    private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();
    private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("studio-events-", 0).factory());
    private long versions;

    public Broadcast() {
        clock.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        clock.scheduleAtFixedRate(() -> streams.forEach(stream -> stream.wake(true)), SILENCE, SILENCE, TimeUnit.SECONDS);
    }

    /**
     * Sends a text soon.
     *
     * @param data gives the text, one line, when it is sent
     */
    public synchronized void publish(String name, Supplier<String> data) {
        if (changed.isEmpty() && !clock.isShutdown()) {
            clock.schedule(this::flush, PERIOD, TimeUnit.MILLISECONDS);
        }
        changed.put(name, data);
    }

    private void flush() {
        Map<String, Supplier<String>> due;
        synchronized (this) {
            due = Map.copyOf(changed);
            changed.clear();
        }
        due.forEach((name, data) -> newest.put(name, new Event(++versions, data.get()))); // without the lock: its owner may publish
        streams.forEach(stream -> stream.wake(false));
    }

    /** The newest text of each name. */
    Map<String, Event> newest() {
        return newest;
    }

    /** How many event streams are open. */
    public int streams() {
        return streams.size();
    }

    /** Opens a stream to a client, which gets the newest texts; returns null if too many are open. */
    synchronized @Nullable EventStream open(Channel channel) {
        InetSocketAddress from = (InetSocketAddress) channel.remoteAddress();
        long ofAddress = streams.stream().filter(each -> each.from().equals(from.getAddress())).count();
        if (streams.size() >= MOST || ofAddress >= MOST_OF_ADDRESS) {
            return null;
        }
        EventStream stream = new EventStream(this, channel, from.getAddress());
        streams.add(stream);
        channel.closeFuture().addListener(closed -> streams.remove(stream));
        return stream;
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
