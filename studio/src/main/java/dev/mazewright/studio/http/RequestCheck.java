package dev.mazewright.studio.http;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Router;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Decides from the head of a request, before its body arrives, whether it is refused, and with which response.
 *
 * @param others whose pages may read what is shared
 * @param access who may ask, or null for all on this machine
 * @param port that the studio listens at
 */
record RequestCheck(OriginCheck origin, OtherOrigins others, Router router, @Nullable Access access, int port) {
    /** The response to a request that is refused, or null if it is accepted. */
    @Nullable Response refusal(HttpRequest head) {
        if (head.decoderResult().isFailure()) {
            return malformed(head.decoderResult().cause());
        }
        Response refusal = origin.refusal(head, sharedWith(head) != null);
        if (refusal == null && access != null) {
            refusal = access.refusal(head, port);
        }
        return refusal != null ? refusal : refusalOfContent(head);
    }

    /** The response with what allows a page of another origin to read it, if it may. */
    Response share(Response response, HttpRequest head) {
        String page = sharedWith(head);
        return page == null
                ? response
                : response.with("Access-Control-Allow-Origin", page)
                        .with("Vary", HttpHeaderNames.ORIGIN + (response.headers().containsKey("Vary") ? ", " + response.headers().get("Vary") : ""));
    }

    /** The other origin whose page asks for something that is shared with it, or null. */
    private @Nullable String sharedWith(HttpRequest head) {
        String page = head.decoderResult().isFailure() ? null : others.of(head);
        if (page == null || !(head.method().equals(HttpMethod.GET) || head.method().equals(HttpMethod.HEAD))) {
            return null;
        }
        try {
            Endpoint endpoint = router.endpoint(IncomingRequest.path(head));
            return endpoint != null && endpoint.isShared() ? page : null;
        } catch (IllegalArgumentException unreadable) {
            return null;
        }
    }

    private @Nullable Response refusalOfContent(HttpRequest head) {
        List<String> encodings = head.headers().getAll(HttpHeaderNames.TRANSFER_ENCODING);
        if (!encodings.isEmpty() && (encodings.size() > 1 || !encodings.getFirst().equalsIgnoreCase("chunked"))) {
            return Response.error(Response.BAD_REQUEST, "the only Transfer-Encoding is chunked");
        }
        if (HttpUtil.isContentLengthSet(head) && HttpUtil.getContentLength(head, 0) > Request.LONGEST_BODY) {
            return tooLarge();
        }
        String method = head.method().name();
        String path;
        try {
            path = IncomingRequest.path(head);
        } catch (IllegalArgumentException e) {
            return Response.error(Response.BAD_REQUEST, "the address cannot be read: " + e.getMessage());
        }
        Response refusal = router.refusal(method, path);
        if (refusal == null && access != null && access.role(head, port) == Access.Role.PUPIL) {
            refusal = Access.refusalOfPupil(method, router.endpoint(path));
        }
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

    /** The response to a request that cannot be decoded. */
    static Response malformed(Throwable cause) {
        return switch (cause) {
            case TooLongHttpLineException line -> Response.error(Response.URI_TOO_LONG, "the address has more than "
                    + OriginCheck.LONGEST_ADDRESS + " characters; send the same by POST");
            case TooLongHttpHeaderException headers -> Response.error(Response.HEADERS_TOO_LARGE,
                    "the headers have more than " + Listener.LONGEST_HEADERS + " bytes");
            case TooLongFrameException frame -> Response.error(Response.TOO_LARGE, "a part of the request is too long");
            default -> Response.error(Response.BAD_REQUEST, "this is not a request of HTTP/1.1");
        };
    }

    /** The response to a request with too large a body. */
    static Response tooLarge() {
        return Response.error(Response.TOO_LARGE, "the request has more than " + Request.LONGEST_BODY + " bytes");
    }
}
