package dev.mazewright.studio.http;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPromise;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Closes connections of clients that take too long: a request has to be there some seconds after its first byte,
 * something of an answer has to be taken in as many, and who asks for nothing in half that time is not kept either.
 */
@SuppressWarnings("FutureReturnValueIgnored") // nothing waits for what is closed
final class TimeoutHandler extends ChannelDuplexHandler {
    private static final int CHECKS = 20;

    private enum Waiting {
        /** For a request to begin. */
        FOR_REQUEST,
        /** For the rest of it. */
        FOR_REST,
        /** For the response of this server. */
        FOR_RESPONSE
    }

    private final long clientTime;
    private Waiting waiting = Waiting.FOR_REQUEST;
    private long since = System.nanoTime();
    private int unwritten;
    private @Nullable Future<?> clock;

    /** A client may take this many milliseconds for each of these. */
    TimeoutHandler(int milliseconds) {
        clientTime = TimeUnit.MILLISECONDS.toNanos(milliseconds);
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        long period = clientTime / CHECKS;
        clock = context.executor()
                .scheduleAtFixedRate(() -> check(context), period, period, TimeUnit.NANOSECONDS);
        context.fireChannelActive();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        if (clock != null) {
            clock.cancel(false);
        }
        context.fireChannelInactive();
    }

    private void check(ChannelHandlerContext context) {
        boolean isWorking = waiting == Waiting.FOR_RESPONSE && unwritten == 0;
        long limit = waiting == Waiting.FOR_REQUEST && unwritten == 0 ? clientTime / 2 : clientTime;
        if (!isWorking && System.nanoTime() - since > limit) {
            if (unwritten > 0) {
                context.channel().config().setOption(ChannelOption.SO_LINGER, 0); // what the system still holds goes, too
            }
            context.close();
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (waiting == Waiting.FOR_REQUEST && message instanceof ByteBuf) {
            now(Waiting.FOR_REST);
        }
        context.fireChannelRead(message);
    }

    /** A whole request is there. */
    void received() {
        now(Waiting.FOR_RESPONSE);
    }

    /** An answer is with the client. */
    void answered() {
        now(Waiting.FOR_REQUEST);
    }

    private void now(Waiting next) {
        waiting = next;
        since = System.nanoTime();
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        if (unwritten++ == 0) {
            since = System.nanoTime();
        }
        context.write(message, promise.unvoid().addListener(done -> {
            unwritten--;
            since = System.nanoTime();
        }));
    }
}
