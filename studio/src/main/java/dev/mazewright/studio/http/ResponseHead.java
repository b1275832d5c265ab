package dev.mazewright.studio.http;

import dev.mazewright.api.request.Response;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.util.Map;

/** The head of a response: its status and its headers. */
final class ResponseHead {
    /** The headers of all responses, which limit what a page of the studio may do. */
    private static final Map<String, String> SECURITY = Map.of(
            "Content-Security-Policy", ContentPolicy.OF_SERVER.toString(),
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin");

    private ResponseHead() {}

    /**
     * The head of the response to a request.
     *
     * @param isLast whether the connection is closed after it
     */
    static HttpResponse of(Response response, HttpRequest request, boolean isLast) {
        HttpResponse head = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(response.status()));
        SECURITY.forEach(head.headers()::set);
        if (!response.headers().containsKey("Cache-Control")) {
            head.headers().set(HttpHeaderNames.CACHE_CONTROL, "no-store");
        }
        response.headers().forEach(head.headers()::set);
        head.headers().set(HttpHeaderNames.CONTENT_TYPE, response.type());
        if (response.body() != null) {
            if (request.protocolVersion().isKeepAliveDefault()) { // clients of HTTP 1.0 take what comes until the connection ends
                head.headers().set(HttpHeaderNames.TRANSFER_ENCODING, HttpHeaderValues.CHUNKED);
            }
        } else if (response.status() != Response.NOT_MODIFIED) {
            head.headers().set(HttpHeaderNames.CONTENT_LENGTH, response.length());
        }
        if (isLast) {
            head.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        } else if (request.protocolVersion().equals(HttpVersion.HTTP_1_0)) {
            head.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.KEEP_ALIVE);
        }
        return head;
    }

    /** The head of a response that ends with its connection. */
    static HttpResponse ofStream(String type) {
        HttpResponse head = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
        SECURITY.forEach(head.headers()::set);
        head.headers().set(HttpHeaderNames.CACHE_CONTROL, "no-store");
        head.headers().set(HttpHeaderNames.CONTENT_TYPE, type);
        head.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        return head;
    }

    /** Whether the response to a request has content after its head. */
    static boolean hasContent(Response response, HttpRequest request) {
        return !request.method().name().equals("HEAD") && response.status() != Response.NOT_MODIFIED;
    }
}
