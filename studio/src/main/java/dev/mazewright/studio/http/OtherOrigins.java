package dev.mazewright.studio.http;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.core.run.UsageException;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Pages of which other origins may read what is shared with them ({@link Endpoint#isShared}): those that the user named when the studio
 * was started. They have to ask as CORS prescribes it, by which the browser says in {@code Origin} where the page is from.
 */
public final class OtherOrigins {
    /** Pages of no other origin. */
    public static final OtherOrigins NONE = new OtherOrigins(Set.of());

    private static final Pattern ORIGIN = Pattern.compile("https?://([a-z0-9-]+(\\.[a-z0-9-]+)*|\\[[0-9a-f:.]+])(:[1-9][0-9]{0,4})?");
    private static final String HTTP_PORT = ":80";
    private static final String HTTPS_PORT = ":443";

    private final Set<String> names;

    private OtherOrigins(Set<String> names) {
        this.names = names;
    }

    /**
     * The origins of a list.
     *
     * @param list separated by commas, each as browsers name it: scheme, host and port, such as {@code http://localhost:8080}
     * @throws UsageException if one of them is no origin
     */
    public static OtherOrigins of(String list) {
        Set<String> names = new TreeSet<>();
        Arrays.stream(list.split(",", -1)).map(OtherOrigins::named).forEach(names::add);
        return new OtherOrigins(names);
    }

    private static String named(String text) {
        String origin = text.strip().toLowerCase(Locale.ROOT);
        if (!ORIGIN.matcher(origin).matches()) {
            throw new UsageException("'" + text + "' is no origin: give scheme, host and port of the page's address and nothing after them,"
                    + " such as https://example.org or http://localhost:8080");
        }
        String port = origin.startsWith("https") ? HTTPS_PORT : HTTP_PORT; // browsers leave it out
        return origin.endsWith(port) ? origin.substring(0, origin.length() - port.length()) : origin;
    }

    /** The origin of the page that asks, if it may read what is shared; else null. */
    @Nullable String of(HttpRequest head) {
        List<String> origins = head.headers().getAll(HttpHeaderNames.ORIGIN);
        return origins.size() == 1 && names.contains(origins.getFirst()) ? origins.getFirst() : null;
    }
}
