package dev.mazewright.studio.http;

import dev.mazewright.api.request.BusyException;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.task.Task;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.stream.ChunkedWriteHandler;
import io.netty.util.concurrent.GenericFutureListener;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * The connection of one client: requests are read as they arrive ({@link IncomingRequest}) and answered one after the
 * other. Runs on the connection's own thread.
 */
@SuppressWarnings("FutureReturnValueIgnored") // a write that fails closes the connection, and then there is nothing left to do
public final class Connection extends SimpleChannelInboundHandler<HttpObject> {
    /** This many requests may wait behind the one that is being answered. */
    private static final int MOST_WAITING = 16;

    private static final String EVENTS = "text/event-stream";

    private final RequestCheck check;
    private final WorkerPool workers;
    private final MemoryBudget memory;
    private final TimeoutHandler timeouts;
    private final Compression compression;

    private final Queue<IncomingRequest> waiting = new ArrayDeque<>();
    private @Nullable IncomingRequest arriving;
    private boolean waitsToContinue;
    private WorkerPool.@Nullable Task task;
    private boolean isAnswering;
    private boolean isClosing;

    Connection(RequestCheck check, WorkerPool workers, MemoryBudget memory, TimeoutHandler timeouts, Compression compression) {
        this.check = check;
        this.workers = workers;
        this.memory = memory;
        this.timeouts = timeouts;
        this.compression = compression;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, HttpObject part) throws IOException {
        if (isClosing) {
            return;
        }
        if (part instanceof HttpRequest head) {
            begin(context, head);
        }
        IncomingRequest request = arriving;
        if (part instanceof HttpContent content && request != null) {
            request.take(content);
            if (part instanceof LastHttpContent || (request.refusal() != null && request.isEndless())) {
                end(context, request);
            }
        }
    }

    private void begin(ChannelHandlerContext context, HttpRequest head) {
        IncomingRequest request = new IncomingRequest(head, new Reservation(memory), check.refusal(head));
        arriving = request;
        waitsToContinue = false;
        boolean isRefused = request.refusal() != null;
        if (head.decoderResult().isFailure() || (isRefused && request.isEndless())) {
            end(context, request);
        } else if (HttpUtil.is100ContinueExpected(head) && !isRefused) {
            waitsToContinue = true;
            if (!isAnswering) {
                proceed(context);
            }
        }
    }

    /** Lets the client send the body of the request that arrives, if it waits for that. */
    private void proceed(ChannelHandlerContext context) {
        if (arriving != null && waitsToContinue) {
            waitsToContinue = false;
            context.writeAndFlush(new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE));
        }
    }

    private void end(ChannelHandlerContext context, IncomingRequest request) {
        arriving = null;
        waiting.add(request);
        if (waiting.size() > MOST_WAITING) {
            context.close();
        } else if (!isAnswering) {
            next(context);
        }
    }

    private void next(ChannelHandlerContext context) {
        IncomingRequest request = waiting.poll();
        isAnswering = request != null;
        if (request == null) {
            timeouts.answered();
            proceed(context);
            return;
        }
        timeouts.received();
        Response refusal = request.refusal();
        if (refusal != null) {
            isClosing = request.head().decoderResult().isFailure() || request.isEndless();
            write(context, request, refusal, request.reservation());
            return;
        }
        Endpoint endpoint = check.router().endpoint(request.path());
        if (endpoint == null) {
            write(context, request, file(request), request.reservation());
            return;
        }
        if (endpoint instanceof EventsEndpoint events) {
            stream(context, request, events.broadcast());
            return;
        }
        try {
            task = workers.begin(endpoint, request.whole(), request.reservation(), result ->
                    context.executor().execute(() -> write(context, request, result)));
        } catch (BusyException busy) {
            write(context, request, Response.busy(String.valueOf(busy.getMessage())), request.reservation());
        }
    }

    private Response file(IncomingRequest request) {
        String path = request.path();
        String known = request.head().headers().get(HttpHeaderNames.IF_NONE_MATCH);
        Access access = check.access();
        if (access == null) {
            return check.router().file(path, known);
        }
        String file = Access.file(path, access.role(request.head(), check.port()));
        Response answer = check.router().file(file, path.equals("/") ? null : known);
        return access.keep(answer, request.head(), path, check.port());
    }

    /** Begins an event stream, which lasts as long as the connection. */
    private void stream(ChannelHandlerContext context, IncomingRequest request, Broadcast broadcast) {
        boolean hasContent = request.head().method().name().equals("GET");
        EventStream stream = hasContent ? broadcast.open(context.channel()) : null;
        if (stream == null) {
            Response refusal = Response.busy("too many event streams are open; try again in a moment");
            write(context, request, hasContent ? refusal : Response.of(EVENTS, List.of()), request.reservation());
            return;
        }
        request.reservation().close();
        isClosing = true;
        context.writeAndFlush(ResponseHead.ofStream(EVENTS));
        stream.wake(true);
    }

    /** Writes the result of a task, which goes on as long as its response is written. */
    private void write(ChannelHandlerContext context, IncomingRequest request, WorkerPool.Result result) {
        Pipe pipe = result.pipe();
        if (pipe == null) {
            write(context, request, result.answer(), result.reservation());
            return;
        }
        if (!request.head().protocolVersion().isKeepAliveDefault()) {
            isClosing = true;
        }
        if (!ResponseHead.hasContent(result.answer(), request.head()) && task != null) {
            task.cancel();
        }
        pipe.onPart(context.pipeline().get(ChunkedWriteHandler.class)::resumeTransfer);
        write(context, request, result.answer(), new Parts(pipe::next), result.reservation());
    }

    private void write(ChannelHandlerContext context, IncomingRequest request, Response response, Reservation reservation) {
        task = null;
        Response sent = compression.of(response, request.head());
        write(context, request, sent, Parts.of(sent.content()), reservation);
    }

    /** Writes a response, then gives its memory back and answers the next request. */
    private void write(ChannelHandlerContext context, IncomingRequest request, Response response,
            Parts content, Reservation reservation) {
        if (!HttpUtil.isKeepAlive(request.head())) {
            isClosing = true;
        }
        boolean hasContent = ResponseHead.hasContent(response, request.head());
        context.write(ResponseHead.of(check.share(response, request.head()), request.head(), isClosing));
        context.writeAndFlush(hasContent ? content : LastHttpContent.EMPTY_LAST_CONTENT)
                .addListener((GenericFutureListener<io.netty.util.concurrent.Future<Object>>) done -> {
                    reservation.close();
                    task = done.isSuccess() ? null : task;
                    if (!done.isSuccess()) {
                        context.close();
                    } else if (isClosing) {
                        endOutput(context);
                    } else {
                        next(context);
                    }
                });
    }

    /**
     * Sends no more, and reads what the client still sends until it closes or its time is over. Closed at once, the
     * connection would be reset by what is in transit, and the client might never see the response.
     */
    private void endOutput(ChannelHandlerContext context) {
        timeouts.answered();
        ((DuplexChannel) context.channel()).shutdownOutput();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        if (task != null) {
            task.cancel();
        }
        if (arriving != null) {
            arriving.reservation().close();
        }
        waiting.forEach(request -> request.reservation().close());
        context.fireChannelInactive();
    }

    /** Clients may leave at any time. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
