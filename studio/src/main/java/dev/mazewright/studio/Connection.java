package dev.mazewright.studio;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http.QueryStringDecoder;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.netty.util.concurrent.GenericFutureListener;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** One client's connection: its requests, one after the other, and their answers. All on the connection's own thread. */
@SuppressWarnings("FutureReturnValueIgnored") // a write that fails closes the connection, and then there is nothing left to do
final class Connection extends SimpleChannelInboundHandler<HttpObject> {
    /** The most bytes of a request's body. */
    static final long LONGEST_BODY = 10L << 20;

    /** What a byte of a body takes: where it was received, where it is read, as text, and as what the text stands for. */
    private static final int BYTES_EACH = 5;

    /** So many requests may wait behind the one that is being answered. */
    private static final int MOST_WAITING = 16;

    private final OriginCheck gate;
    private final Router router;
    private final WorkerPool work;
    private final Memory memory;
    private final TimeoutHandler deadlines;

    private final Queue<Arrived> waiting = new ArrayDeque<>();
    private @Nullable Arrived arriving;
    private WorkerPool.@Nullable Errand errand;
    private boolean isAnswering;
    private boolean isClosing;

    Connection(OriginCheck gate, Router router, WorkerPool work, Memory memory, TimeoutHandler deadlines) {
        this.gate = gate;
        this.router = router;
        this.work = work;
        this.memory = memory;
        this.deadlines = deadlines;
    }

    /** A request that arrives: its head, its body as far as it is there, and perhaps already what is answered to it. */
    private static final class Arrived {
        final HttpRequest head;
        final Task job;
        ByteArrayOutputStream body = new ByteArrayOutputStream(0);
        boolean waitsToContinue;
        @Nullable Response refusal;

        Arrived(HttpRequest head, Task job) {
            this.head = head;
            this.job = job;
        }

        /** The whole body, which is kept here no longer. */
        byte[] handOver() {
            byte[] whole = body.toByteArray();
            body = new ByteArrayOutputStream(0);
            return whole;
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, HttpObject part) throws IOException {
        if (isClosing) {
            return;
        }
        if (part instanceof HttpRequest head) {
            begin(context, head);
        }
        Arrived request = arriving;
        if (part instanceof HttpContent content && request != null) {
            take(request, content);
            if (request.refusal != null && isEndless(request)) {
                end(context, request);
            } else if (part instanceof LastHttpContent) {
                end(context, request);
            }
        }
    }

    private void begin(ChannelHandlerContext context, HttpRequest head) {
        Arrived request = new Arrived(head, new Task(memory));
        arriving = request;
        DecoderResult decoded = head.decoderResult();
        request.refusal = decoded.isFailure() ? malformed(decoded.cause()) : gate.refusal(head);
        if (request.refusal == null) {
            request.refusal = refusal(head);
        }
        if (decoded.isFailure() || (request.refusal != null && isEndless(request))) {
            end(context, request);
        } else if (HttpUtil.is100ContinueExpected(head) && request.refusal == null) {
            request.waitsToContinue = true;
            if (!isAnswering) {
                proceed(context);
            }
        }
    }

    /** Lets the client send the body of the request that arrives, if it waits for that. */
    private void proceed(ChannelHandlerContext context) {
        Arrived request = arriving;
        if (request != null && request.waitsToContinue) {
            request.waitsToContinue = false;
            context.writeAndFlush(new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE));
        }
    }

    /** Whether nobody should wait for the end of the body of a request that is refused. */
    private static boolean isEndless(Arrived request) {
        return request.head.headers().contains(HttpHeaderNames.TRANSFER_ENCODING)
                || HttpUtil.getContentLength(request.head, 0) > Chunks.PART
                || HttpUtil.is100ContinueExpected(request.head);
    }

    private static Response malformed(Throwable cause) {
        return switch (cause) {
            case TooLongHttpLineException line -> Response.error(Response.URI_TOO_LONG, "the address has more than "
                    + OriginCheck.LONGEST_ADDRESS + " characters; send the same by POST");
            case TooLongHttpHeaderException headers -> Response.error(Response.HEADERS_TOO_LARGE,
                    "the headers have more than " + Listener.LONGEST_HEADERS + " bytes");
            case TooLongFrameException frame -> Response.error(Response.TOO_LARGE, "a part of the request is too long");
            default -> Response.error(Response.BAD_REQUEST, "this is no request of HTTP/1.1");
        };
    }

    private @Nullable Response refusal(HttpRequest head) {
        List<String> encodings = head.headers().getAll(HttpHeaderNames.TRANSFER_ENCODING);
        if (!encodings.isEmpty() && (encodings.size() > 1 || !encodings.getFirst().equalsIgnoreCase("chunked"))) {
            return Response.error(Response.BAD_REQUEST, "the only Transfer-Encoding is chunked");
        }
        if (HttpUtil.isContentLengthSet(head) && HttpUtil.getContentLength(head, 0) > LONGEST_BODY) {
            return tooLarge();
        }
        String method = head.method().name();
        String path;
        try {
            path = path(head);
        } catch (IllegalArgumentException e) {
            return Response.error(Response.BAD_REQUEST, "the address cannot be read: " + e.getMessage());
        }
        Response refusal = router.refusal(method, path);
        if (refusal != null) {
            return refusal;
        }
        String type = head.headers().get(HttpHeaderNames.CONTENT_TYPE, "");
        String plainType = type.substring(0, type.indexOf(';') < 0 ? type.length() : type.indexOf(';'));
        if (method.equals("POST") && !plainType.strip().toLowerCase(Locale.ROOT).equals(Response.JSON)) {
            return Response.error(Response.UNSUPPORTED_TYPE, "the body has to be of type " + Response.JSON + ", not '" + type + "'");
        }
        return null;
    }

    private static Response tooLarge() {
        return Response.error(Response.TOO_LARGE, "the request has more than " + LONGEST_BODY + " bytes");
    }

    private static String path(HttpRequest head) {
        return new QueryStringDecoder(address(head)).path();
    }

    /** The address from its path on. */
    private static String address(HttpRequest head) {
        String target = head.uri();
        return target.startsWith("/") ? target : target.substring(target.indexOf('/', "http://".length()));
    }

    private static void take(Arrived request, HttpContent content) throws IOException {
        ByteBuf bytes = content.content();
        if (content.decoderResult().isFailure()) {
            request.refusal = malformed(content.decoderResult().cause());
        } else if (request.refusal == null && bytes.isReadable()) {
            if (request.body.size() + bytes.readableBytes() > LONGEST_BODY) {
                request.refusal = tooLarge();
                return;
            }
            try {
                request.job.take((long) BYTES_EACH * bytes.readableBytes());
                bytes.readBytes(request.body, bytes.readableBytes());
            } catch (BusyException | TooLargeException noRoom) {
                request.refusal = WorkerPool.refusal(noRoom);
            }
        }
    }

    private void end(ChannelHandlerContext context, Arrived request) {
        arriving = null;
        waiting.add(request);
        if (waiting.size() > MOST_WAITING) {
            context.close();
        } else if (!isAnswering) {
            next(context);
        }
    }

    private void next(ChannelHandlerContext context) {
        Arrived request = waiting.poll();
        isAnswering = request != null;
        if (request == null) {
            deadlines.answered();
            proceed(context);
            return;
        }
        deadlines.received();
        Response refusal = request.refusal;
        if (refusal != null) {
            isClosing = request.head.decoderResult().isFailure() || isEndless(request);
            write(context, request, refusal, request.job);
            return;
        }
        String path = path(request.head);
        Endpoint endpoint = router.endpoint(path);
        if (endpoint == null) {
            write(context, request, router.file(path, request.head.headers().get(HttpHeaderNames.IF_NONE_MATCH)), request.job);
            return;
        }
        try {
            errand = work.begin(endpoint, request(request, path), request.job, result ->
                    context.executor().execute(() -> write(context, request, result.answer(), result.job())));
        } catch (BusyException busy) {
            write(context, request, Response.busy(String.valueOf(busy.getMessage())), request.job);
        }
    }

    private static Request request(Arrived arrived, String path) {
        String address = address(arrived.head);
        int question = address.indexOf('?');
        return new Request(
                arrived.head.method().name(),
                path,
                question < 0 ? "" : address.substring(question + 1),
                arrived.head.headers().get(HttpHeaderNames.ACCEPT, ""),
                arrived.handOver());
    }

    /** Writes an answer, then gives its memory back and goes on with the next request. */
    private void write(ChannelHandlerContext context, Arrived request, Response answer, Task job) {
        errand = null;
        if (!HttpUtil.isKeepAlive(request.head)) {
            isClosing = true;
        }
        boolean hasContent = !request.head.method().name().equals("HEAD") && answer.status() != Response.NOT_MODIFIED;
        HttpResponse head = head(answer);
        if (isClosing) {
            head.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        } else if (request.head.protocolVersion().equals(HttpVersion.HTTP_1_0)) {
            head.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.KEEP_ALIVE);
        }
        context.write(head);
        context.writeAndFlush(hasContent ? new Parts(answer.content()) : LastHttpContent.EMPTY_LAST_CONTENT)
                .addListener((GenericFutureListener<io.netty.util.concurrent.Future<Object>>) done -> {
                    job.close();
                    if (!done.isSuccess()) {
                        context.close();
                    } else if (isClosing) {
                        hangUp(context);
                    } else {
                        next(context);
                    }
                });
    }

    /**
     * Says that nothing more will come, and takes what the client sends yet until it closes or its time is over. Closed
     * at once, the connection would be reset by what is on its way, and the client might never see the answer.
     */
    private void hangUp(ChannelHandlerContext context) {
        deadlines.answered();
        ((DuplexChannel) context.channel()).shutdownOutput();
    }

    private static HttpResponse head(Response answer) {
        HttpResponse head = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(answer.status()));
        Safety.HEADERS.forEach(head.headers()::set);
        if (!answer.headers().containsKey("Cache-Control")) {
            head.headers().set(HttpHeaderNames.CACHE_CONTROL, "no-store");
        }
        answer.headers().forEach(head.headers()::set);
        head.headers().set(HttpHeaderNames.CONTENT_TYPE, answer.type());
        if (answer.status() != Response.NOT_MODIFIED) {
            head.headers().set(HttpHeaderNames.CONTENT_LENGTH, answer.length());
        }
        return head;
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        if (errand != null) {
            errand.cancel();
        }
        if (arriving != null) {
            arriving.job.close();
        }
        waiting.forEach(request -> request.job.close());
        context.fireChannelInactive();
    }

    /** Clients go as they like. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
