package dev.mazewright.studio.http;

import dev.mazewright.api.request.Response;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who is let in: programs on this machine and pages of our own; or, where the studio is bound to an address of a network,
 * requests to that very address ({@link Access} asks them for a token). A page of another origin that this machine's browser
 * shows can send requests here, under names of its own that lead to this machine (DNS rebinding) as well; it gets no
 * before any work.
 *
 * <p>Plain requests of scripts have neither Origin nor Sec-Fetch-Site, which a browser never leaves out where it
 * matters.
 *
 * @param bound the address that the studio is bound to, or null if that is this machine's own
 */
public record OriginCheck(@Nullable InetAddress bound, int port) {
    /** The longest address of a request. */
    static final int LONGEST_ADDRESS = 8 << 10;

    private static final Pattern LOOPBACK =
            Pattern.compile("(localhost|127\\.(\\d{1,3})\\.(\\d{1,3})\\.(\\d{1,3})|\\[::1\\])(:(\\d{1,5}))?");
    private static final Pattern LITERAL = Pattern.compile("(\\[([0-9a-fA-F:.]{2,45})]|([0-9.]{7,15}))(:(\\d{1,5}))?");
    private static final String HTTP = "http://";
    private static final int HTTP_PORT = 80;
    private static final String SITE = "sec-fetch-site";

    /** Lets in requests to this machine itself, at this port. */
    OriginCheck(int port) {
        this(null, port);
    }

    private String name() {
        return (bound == null ? "localhost" : host(bound)) + ":" + port;
    }

    /**
     * Why the request is not let in, or null if it is.
     *
     * @param isShared whether a page of this other origin may ask for that
     */
    @Nullable Response refusal(HttpRequest request, boolean isShared) {
        HttpHeaders headers = request.headers();
        List<String> hosts = headers.getAll(HttpHeaderNames.HOST);
        if (hosts.size() != 1 || !isOurs(hosts.getFirst())) {
            return Response.error(Response.FORBIDDEN, "host not allowed: "
                    + (hosts.isEmpty() ? "none given" : "'" + String.join("', '", hosts) + "'") + "; use " + name());
        }
        String target = request.uri();
        if (target.length() > LONGEST_ADDRESS) {
            return Response.error(Response.URI_TOO_LONG, "the address has more than " + LONGEST_ADDRESS
                    + " characters; send the same by POST");
        }
        if (!target.startsWith("/") && !isOurOwnAddress(target)) {
            return Response.error(Response.FORBIDDEN, "the address begins with neither / nor " + HTTP + name());
        }
        List<String> origins = headers.getAll(HttpHeaderNames.ORIGIN);
        boolean isSameOrigin = origins.isEmpty()
                || (origins.size() == 1 && origins.getFirst().equalsIgnoreCase(HTTP + hosts.getFirst()));
        List<String> sites = headers.getAll(SITE);
        boolean isSameSite = sites.stream().allMatch(site -> site.equals("same-origin") || site.equals("none"));
        if (isShared) {
            return null;
        }
        if (!isSameOrigin || (!isSameSite && !isVisit(request))) {
            return Response.error(Response.FORBIDDEN, "only pages of the studio itself may ask for this");
        }
        return null;
    }

    /** Whether the user followed a link to the page: it changes nothing, and the page reads its address itself. */
    private static boolean isVisit(HttpRequest request) {
        return request.method().name().equals("GET")
                && (request.uri().equals("/") || request.uri().startsWith("/?"))
                && "navigate".equals(request.headers().get("sec-fetch-mode"))
                && "document".equals(request.headers().get("sec-fetch-dest"));
    }

    private boolean isOurOwnAddress(String target) {
        if (!target.regionMatches(true, 0, HTTP, 0, HTTP.length())) {
            return false;
        }
        int slash = target.indexOf('/', HTTP.length());
        return slash > 0 && isOurs(target.substring(HTTP.length(), slash));
    }

    /** Whether a host and its port are ours. */
    boolean isOurs(String host) {
        return bound == null ? isThisMachine(host) : isBound(host, bound);
    }

    private boolean isBound(String host, InetAddress address) {
        var matcher = LITERAL.matcher(host);
        if (!matcher.matches() || (matcher.group(5) == null ? HTTP_PORT : Integer.parseInt(matcher.group(5))) != port) {
            return false;
        }
        if (address instanceof Inet6Address) {
            try {
                return matcher.group(2) != null && InetAddress.ofLiteral(matcher.group(2)).equals(address);
            } catch (IllegalArgumentException noAddress) {
                return false;
            }
        }
        return address.getHostAddress().equals(matcher.group(3));
    }

    private boolean isThisMachine(String host) {
        var matcher = LOOPBACK.matcher(host.toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            return false;
        }
        for (int part = 2; part <= 4; part++) {
            if (matcher.group(part) != null && Integer.parseInt(matcher.group(part)) > 255) {
                return false;
            }
        }
        return (matcher.group(6) == null ? HTTP_PORT : Integer.parseInt(matcher.group(6))) == port;
    }

    /** An address as URLs have it. */
    public static String host(InetAddress address) {
        return address instanceof Inet6Address ? "[" + address.getHostAddress() + "]" : address.getHostAddress();
    }
}
