package dev.mazewright.studio.http;

import dev.mazewright.api.request.BusyException;
import dev.mazewright.api.request.Chunks;
import dev.mazewright.api.request.Refusal;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.stage.TooLargeException;
import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A request that is arriving: its head, its body as far as it has arrived, and the response if it is refused. */
public final class IncomingRequest {
    /** What a byte of a body takes: where it is received, where it is read, as text, and as what the text stands for. */
    private static final int BYTES_EACH = 5;

    private final HttpRequest head;
    private final Reservation reservation;
    private ByteArrayOutputStream body = new ByteArrayOutputStream(0);
    private @Nullable Response refusal;

    /**
     * A request of which the head has arrived.
     *
     * @param reservation takes the memory of its body
     * @param refusal the response, if the head alone is refused
     */
    IncomingRequest(HttpRequest head, Reservation reservation, @Nullable Response refusal) {
        this.head = head;
        this.reservation = reservation;
        this.refusal = refusal;
    }

    HttpRequest head() {
        return head;
    }

    /** The memory that it has. */
    Reservation reservation() {
        return reservation;
    }

    /** The response if the request is refused, else null. */
    @Nullable Response refusal() {
        return refusal;
    }

    /** Whether the end of its body is not to be waited for once it is refused. */
    boolean isEndless() {
        return head.headers().contains(HttpHeaderNames.TRANSFER_ENCODING)
                || HttpUtil.getContentLength(head, 0) > Chunks.PART
                || HttpUtil.is100ContinueExpected(head);
    }

    /** Takes a part of the body. */
    void take(HttpContent content) throws IOException {
        ByteBuf bytes = content.content();
        if (content.decoderResult().isFailure()) {
            refusal = RequestCheck.malformed(content.decoderResult().cause());
        } else if (refusal == null && bytes.isReadable()) {
            if (body.size() + bytes.readableBytes() > Request.LONGEST_BODY) {
                refusal = RequestCheck.tooLarge();
                return;
            }
            try {
                reservation.take((long) BYTES_EACH * bytes.readableBytes());
                bytes.readBytes(body, bytes.readableBytes());
            } catch (BusyException | TooLargeException noMemory) {
                refusal = Refusal.of(noMemory);
            }
        }
    }

    /** The path of its address, decoded. */
    String path() {
        return path(head);
    }

    static String path(HttpRequest head) {
        return new QueryStringDecoder(address(head)).path();
    }

    /** The address from its path on. */
    private static String address(HttpRequest head) {
        String target = head.uri();
        return target.startsWith("/") ? target : target.substring(target.indexOf('/', "http://".length()));
    }

    /** The whole request; its body is kept here no longer. */
    Request whole() {
        String address = address(head);
        int question = address.indexOf('?');
        byte[] whole = body.toByteArray();
        body = new ByteArrayOutputStream(0);
        return new Request(
                head.method().name(),
                path(),
                question < 0 ? "" : address.substring(question + 1),
                head.headers().get(HttpHeaderNames.ACCEPT, ""),
                whole);
    }
}
