package dev.mazewright.studio.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Router;
import dev.mazewright.core.run.UsageException;
import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpVersion;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which pages of other origins may read what is shared. */
class OtherOriginsTest {
    private static final int PORT = 6293;
    private static final String PAGE = "https://maps.example";

    private final OtherOrigins named = OtherOrigins.of("HTTPS://maps.example:443, http://localhost:8080,http://[::1]:9");
    private final RequestCheck check = new RequestCheck(
            new OriginCheck(PORT), named, new Router(List.of(new Shared("/api/v1/map", true), new Shared("/api/v1/maze", false)), (path, known) -> null),
            null, PORT);

    /** An endpoint that is shared, or is not. */
    private record Shared(String path, boolean isShared) implements Endpoint {
        @Override
        public Response answer(Request request, Reservation reservation) {
            throw new AssertionError("nothing is answered here");
        }
    }

    private static DefaultHttpRequest request(String method, String address, @Nullable String... origins) {
        var request = new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.valueOf(method), address);
        request.headers().add("Host", "localhost:" + PORT);
        request.headers().add("Sec-Fetch-Site", "cross-site");
        request.headers().add("Content-Type", "application/json");
        for (String origin : origins) {
            request.headers().add("Origin", origin);
        }
        return request;
    }

    private @Nullable String outcome(DefaultHttpRequest request) {
        Response refusal = check.refusal(request);
        Response sent = check.share(Response.of("text/plain", List.of()), request);
        assertThat(sent.headers().containsKey("Vary")).isEqualTo(sent.headers().containsKey("Access-Control-Allow-Origin"));
        String allowed = sent.headers().get("Access-Control-Allow-Origin");
        assertThat(refusal == null).as("let in").isEqualTo(allowed != null);
        return allowed;
    }

    @Test
    void pagesThatWereNamedReadWhatIsShared() {
        for (String page : List.of(PAGE, "http://localhost:8080", "http://[::1]:9")) {
            assertThat(outcome(request("GET", "/api/v1/map?recipe=x", page))).isEqualTo(page);
            assertThat(outcome(request("HEAD", "/api/v1/map", page))).isEqualTo(page);
            assertThat(outcome(request("POST", "/api/v1/map", page))).isNull();
            assertThat(outcome(request("GET", "/api/v1/maze", page))).isNull();
            assertThat(outcome(request("GET", "/", page))).isNull();
            assertThat(outcome(request("GET", "/api/v1/map%00%", page))).isNull();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "null", "", "*", "http://maps.example", "https://maps.example:444", "https://maps.example/", "https://MAPS.example",
        "https://maps.example.evil.example", "https://evil.example", "http://localhost", "http://localhost:80801", "http://127.0.0.1:8080"
    })
    void othersDoNot(String origin) {
        assertThat(outcome(request("GET", "/api/v1/map", origin))).isNull();
    }

    @Test
    void whoNamesNoneOrTwoDoesNot() {
        assertThat(outcome(request("GET", "/api/v1/map"))).isNull();
        assertThat(outcome(request("GET", "/api/v1/map", PAGE, PAGE))).isNull();
        DefaultHttpRequest elsewhere = request("GET", "/api/v1/map", PAGE);
        elsewhere.headers().set("Host", "maps.example:" + PORT);
        assertThat(check.refusal(elsewhere)).as("another name that leads to this machine").isNotNull();
        DefaultHttpRequest script = request("GET", "/api/v1/map");
        script.headers().remove("Sec-Fetch-Site");
        assertThat(check.refusal(script)).isNull();
        assertThat(check.share(Response.of("text/plain", List.of()), script).headers()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "*", "null", "maps.example", "http://", "ftp://maps.example", "https://maps.example/", "https://maps.example/a", "http://a:0",
        "http://a:", "http://a b", "https://a,", "http://u@a", "http://a?b", "http://*.example", "http://a..b"
    })
    void onlyOriginsCanBeNamed(String list) {
        assertThatThrownBy(() -> OtherOrigins.of(list)).isInstanceOf(UsageException.class).hasMessageContaining("such as https://example.org");
    }
}
