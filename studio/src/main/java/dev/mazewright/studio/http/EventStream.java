package dev.mazewright.studio.http;

import dev.mazewright.stage.ServerSentEvents;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import io.netty.handler.codec.http.DefaultHttpContent;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * Server-sent events to one client: the next are written when those before have left. The system keeps little of what a
 * client does not read, so that one that reads nothing is found, and closed as one that takes no response.
 */
@SuppressWarnings("FutureReturnValueIgnored") // a write that fails closes the connection
final class EventStream {
    private static final String COMMENT = ":\n\n";

    /** Bytes that the system is asked to keep for a client; Linux keeps twice as many. */
    private static final int BUFFER = 1 << 15;

    private final Broadcast broadcast;
    private final Channel channel;
    private final InetAddress from;
    private final Map<String, Long> sent = new TreeMap<>();
    private boolean isWriting;

    EventStream(Broadcast broadcast, Channel channel, InetAddress from) {
        this.broadcast = broadcast;
        this.channel = channel;
        this.from = from;
        channel.config().setOption(ChannelOption.SO_SNDBUF, BUFFER);
    }

    /** The client's address. */
    InetAddress from() {
        return from;
    }

    /** Sends what is new; if nothing is, a comment where that is asked for. */
    void wake(boolean withComment) {
        channel.eventLoop().execute(() -> send(withComment));
    }

    private void send(boolean withComment) {
        if (isWriting || !channel.isActive()) {
            return;
        }
        StringBuilder text = new StringBuilder();
        broadcast.newest().forEach((name, event) -> {
            if (sent.getOrDefault(name, 0L) < event.version()) {
                sent.put(name, event.version());
                text.append(ServerSentEvents.text(name, event.data()));
            }
        });
        if (text.isEmpty() && !withComment) {
            return;
        }
        byte[] bytes = (text.isEmpty() ? COMMENT : text.toString()).getBytes(StandardCharsets.UTF_8);
        isWriting = true;
        channel.writeAndFlush(new DefaultHttpContent(Unpooled.wrappedBuffer(bytes))).addListener(done -> {
            isWriting = false;
            if (done.isSuccess()) {
                send(false);
            } else {
                channel.close();
            }
        });
    }
}
