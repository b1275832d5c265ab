package dev.mazewright.studio.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is let in, by Host, Origin and Sec-Fetch-Site. */
class OriginCheckTest {
    private static final int PORT = 6293;

    private final OriginCheck gate = new OriginCheck(PORT);

    @ParameterizedTest
    @ValueSource(strings = {"localhost:6293", "127.0.0.1:6293", "127.1.2.255:6293", "[::1]:6293", "LOCALHOST:6293"})
    void namesOfThisMachineAreAccepted(String host) {
        assertThat(gate.isOurs(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example", "evil.example:6293", "localhost.evil.example:6293", "127.0.0.1.nip.io:6293",
                "localhost.:6293", "127.0.0.1.:6293", "EVIL.EXAMPLE:6293", "", ":6293", "localhost", "127.0.0.1",
                "localhost:80", "localhost:62930", "localhost:6293:6293", "localhost:", "localhost:-6293", "127.0.0.256:6293",
                "127.0.0:6293", "128.0.0.1:6293", "0.0.0.0:6293", "[::2]:6293", "::1:6293", "user@localhost:6293",
                "localhost:6293/", "localhost:6293@evil.example", " localhost:6293", "localhost:6293 ", "localhost\t:6293",
                "2130706433:6293", "0x7f000001:6293", "0177.0.0.1:6293", "localhost:6293,evil.example", "xn--localhost:6293",
                "ⓛocalhost:6293", "localhost:６２９３", "127.0.0.1%00:6293"
            })
    void otherHostsAreRefused(String host) {
        assertThat(gate.isOurs(host)).isFalse();
    }

    @Test
    void requestsOfOtherOriginsAreRefused() {
        assertThat(refused("GET", "/api/v1/catalog")).isFalse();
        assertThat(refused("GET", "/api/v1/catalog", "Origin", "http://localhost:6293")).isFalse();
        assertThat(refused("POST", "/api/v1/maze", "Origin", "http://localhost:6293", "Sec-Fetch-Site", "same-origin")).isFalse();
        assertThat(refused("GET", "/api/v1/catalog", "Sec-Fetch-Site", "none")).isFalse();
        for (String origin : new String[] {
            "null", "http://evil.example", "https://localhost:6293", "http://localhost", "http://localhost:80",
            "http://127.0.0.1:6293", "http://localhost:6293.evil.example", "http://localhost:6293/", "", "file://",
            "chrome-extension://abc", "http://localhost:6293 http://evil.example"
        }) {
            assertThat(refused("GET", "/api/v1/catalog", "Origin", origin)).as("%s", origin).isTrue();
            assertThat(refused("POST", "/api/v1/maze", "Origin", origin, "Sec-Fetch-Site", "same-origin")).isTrue();
        }
        for (String site : new String[] {"cross-site", "same-site", "", "none, cross-site", "SAME-ORIGIN"}) {
            assertThat(refused("GET", "/api/v1/catalog", "Sec-Fetch-Site", site)).as("%s", site).isTrue();
            assertThat(refused("GET", "/js/main.js", "Sec-Fetch-Site", site)).isTrue();
        }
    }

    @Test
    void aLinkToThePageMayBeFollowed() {
        String[] visit = {"Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate", "Sec-Fetch-Dest", "document"};
        assertThat(refused("GET", "/", visit)).isFalse();
        assertThat(refused("GET", "/api/v1/maze?recipe=rectangle:9x9/wilson/seed:1", visit)).isTrue();
        assertThat(refused("POST", "/", visit)).isTrue();
        assertThat(refused("GET", "/", "Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate", "Sec-Fetch-Dest", "iframe"))
                .isTrue();
    }

    @Test
    void addressesInFullNameUs() {
        assertThat(refused("GET", "http://localhost:6293/")).isFalse();
        assertThat(refused("GET", "http://evil.example/")).isTrue();
        assertThat(refused("GET", "https://localhost:6293/")).isTrue();
        assertThat(refused("GET", "http://localhost:6293@evil.example/")).isTrue();
        assertThat(refused("GET", "*")).isTrue();
    }

    @Test
    void thereIsOneHost() {
        assertThat(refused("GET", "/", "Host", "localhost:6293")).isTrue();
        assertThat(refused("GET", "/", "Host", "evil.example")).isTrue();
    }

    private boolean refused(String method, String address, String... headers) {
        var request = new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.valueOf(method), address);
        request.headers().add("Host", "localhost:" + PORT);
        for (int i = 0; i < headers.length; i += 2) {
            request.headers().add(headers[i], headers[i + 1]);
        }
        return gate.refusal(request, false) != null;
    }
}
