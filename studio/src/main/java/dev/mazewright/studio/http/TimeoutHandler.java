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
    private static final int LOOKS = 20;

    private enum Waiting {
        /** For a request to begin. */
        FOR_REQUEST,
        /** For the rest of it. */
        FOR_REST,
        /** For us. */
        FOR_US
    }

    private final long patience;
    private Waiting waiting = Waiting.FOR_REQUEST;
    private long since = System.nanoTime();
    private int unwritten;
    private @Nullable Future<?> clock;

    /** A client may take this many milliseconds for each of these. */
    TimeoutHandler(int patience) {
        this.patience = TimeUnit.MILLISECONDS.toNanos(patience);
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        clock = context.executor()
                .scheduleAtFixedRate(() -> look(context), patience / LOOKS, patience / LOOKS, TimeUnit.NANOSECONDS);
        context.fireChannelActive();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        if (clock != null) {
            clock.cancel(false);
        }
        context.fireChannelInactive();
    }

    private void look(ChannelHandlerContext context) {
        boolean isOurTurn = waiting == Waiting.FOR_US && unwritten == 0;
        long limit = waiting == Waiting.FOR_REQUEST && unwritten == 0 ? patience / 2 : patience;
        if (!isOurTurn && System.nanoTime() - since > limit) {
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
        now(Waiting.FOR_US);
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
