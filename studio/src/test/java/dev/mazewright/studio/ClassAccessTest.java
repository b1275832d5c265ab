package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Broadcast;
import dev.mazewright.studio.testing.RawClient;
import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Access to a studio that a class shares: none without a token, and for a pupil only to what pupils may use. */
class ClassAccessTest extends ClassOnTheWire {
    @Test
    void theLinkBecomesACookieThatNoScriptReadsAndNoOtherSiteSends() throws IOException {
        String page = ask("GET /?token=" + teacher, "", "");
        assertThat(page).startsWith("HTTP/1.1 200 ").contains("js/main.js").contains("Cache-Control: no-store\r\n")
                .contains("Set-Cookie: mazewright-" + studio.port() + "=" + teacher + "; Path=/; HttpOnly; SameSite=Strict\r\n");
        assertThat(get("/", teacher)).startsWith("HTTP/1.1 200 ").doesNotContain("Set-Cookie");
        assertThat(status(get("/api/v1/catalog", teacher))).isEqualTo("200");
        assertThat(get("/api/v1/maze?recipe=" + RECIPE + "&format=text", teacher)).contains("+---+");
    }

    @Test
    void pupilsGetAPageOfTheirOwn() throws IOException {
        String page = ask("GET /?token=" + pupil, "", "");
        assertThat(page).startsWith("HTTP/1.1 200 ").contains("js/class/pupil.js").contains("=" + pupil + "; Path=/; HttpOnly");
        assertThat(get("/", pupil)).contains("js/class/pupil.js");
    }

    /** A client with both tokens keeps the teacher's. */
    @Test
    void aTeacherWhoOpensThePupilsLinkStaysATeacher() throws IOException {
        assertThat(ask("GET /?token=" + pupil, cookie(teacher), "")).contains("=" + teacher + "; Path=/").contains("js/main.js");
    }

    @Test
    void withoutATokenNothingIsAnswered() throws IOException {
        for (String path : List.of("/", "/js/main.js", "/api/v1/catalog", "/class.html", "/none", "/api/v1/class/events", "/icon.svg")) {
            for (String cookie : List.of("", cookie(""), cookie("x"), cookie(teacher.substring(1)), cookie(teacher + "a"),
                    "Cookie: mazewright-1=" + teacher + "\r\n", "Cookie: other=" + teacher + "\r\n")) {
                assertThat(ask("GET " + path, cookie, "")).as(path + cookie)
                        .startsWith("HTTP/1.1 403 ").contains("the link with its token").doesNotContain(teacher).doesNotContain("Set-Cookie");
            }
            assertThat(status(ask("GET " + path + "?token=" + teacher.toLowerCase(java.util.Locale.ROOT), "", ""))).isEqualTo("403");
        }
        assertThat(status(ask("GET /api/v1/catalog?token=" + teacher, "", ""))).as("the link leads to the page alone").isEqualTo("403");
    }

    @Test
    void aTokenOfAnotherStartIsWorthNothing() throws IOException {
        try (Studio other = Studio.startForClass(InetAddress.ofLiteral("127.0.0.3"), 0)) {
            assertThat(status(get("/", token(other.url())))).isEqualTo("403");
            assertThat(token(other.url())).isNotEqualTo(teacher).hasSize(24);
        }
    }

    @Test
    void pupilsReadOnly() throws IOException {
        for (String path : List.of("/api/v1/scene?recipe=" + RECIPE, "/api/v1/trace?of=generate&recipe=" + RECIPE, "/js/main.js",
                "/messages/de.json")) {
            assertThat(status(get(path, pupil))).as(path).isEqualTo("200");
        }
        for (String path : List.of("maze?recipe=" + RECIPE, "solve?recipe=" + RECIPE, "info?recipe=" + RECIPE, "difficulty", "statistics",
                "mask", "catalog", "openapi.json", "class")) {
            assertThat(get("/api/v1/" + path, pupil)).as(path).startsWith("HTTP/1.1 403 ").contains("only the teacher");
        }
        for (String path : List.of("class/stage", "class/race", "scene", "trace", "maze")) {
            assertThat(status(post("/api/v1/" + path, pupil, "{}"))).as(path).isEqualTo("403");
        }
    }

    /** By the list that the server has itself. */
    @Test
    void pupilsUseFiveEndpointsAndNoOther() throws IOException {
        Set<String> theirs = Set.of("GET /api/v1/scene", "GET /api/v1/trace", "GET /api/v1/class/events", "POST /api/v1/class/name",
                "POST /api/v1/class/moves");
        List<Endpoint> all;
        try (Tasks tasks = new Tasks(); Broadcast broadcast = new Broadcast()) {
            all = StudioEndpoints.with(tasks, new MemoryBudget(1 << 20), new Classroom(broadcast), () -> "");
        }
        assertThat(all).hasSizeGreaterThan(20);
        List<String> allowed = new ArrayList<>();
        for (Endpoint endpoint : all) {
            for (String method : List.of("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE")) {
                String asked = method + " " + endpoint.path();
                boolean isKnown = endpoint.methods().contains(method.equals("HEAD") ? "GET" : method);
                if (theirs.contains(asked.replace("HEAD", "GET"))) {
                    allowed.add(asked);
                } else {
                    assertThat(status(ask(asked, cookie(pupil) + "Content-Length: 0\r\n", ""))).as(asked).isEqualTo(isKnown ? "403" : "405");
                }
            }
        }
        assertThat(allowed).containsAll(theirs);
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.1", "127.0.0.3", "evil.example", "127.0.0.2.nip.io", "127.2", "127.0.0.02", "[::1]", "", "0.0.0.0"})
    void theHostIsTheBoundAddress(String name) throws IOException {
        try (RawClient client = client()) {
            client.send("GET /api/v1/catalog HTTP/1.1\r\nHost: " + name + ":" + studio.port() + "\r\n" + cookie(teacher) + "\r\n");
            assertThat(status(client.answer())).isEqualTo("403");
        }
    }

    @Test
    void theHostHasTheBoundPort() throws IOException {
        for (String port : List.of("", ":1", ":80", ":" + studio.port() + "0")) {
            try (RawClient client = client()) {
                client.send("GET / HTTP/1.1\r\nHost: 127.0.0.2" + port + "\r\n" + cookie(teacher) + "\r\n");
                assertThat(status(client.answer())).as(port).isEqualTo("403");
            }
        }
    }

    @Test
    void pagesOfOtherOriginsAreRefusedEvenWithTheCookie() throws IOException {
        String json = "Content-Type: application/json\r\nContent-Length: 2\r\n";
        for (String origin : List.of("http://evil.example", "null", "http://127.0.0.2", "https://" + host(), "http://localhost:" + studio.port())) {
            assertThat(status(ask("POST /api/v1/class/race", cookie(teacher) + "Origin: " + origin + "\r\n" + json, "{}"))).as(origin).isEqualTo("403");
        }
        String site = cookie(teacher) + "Sec-Fetch-Site: cross-site\r\n";
        assertThat(status(ask("GET /api/v1/class", site, ""))).isEqualTo("403");
        assertThat(status(ask("GET /api/v1/class/events", site, ""))).isEqualTo("403");
        assertThat(status(ask("POST /api/v1/class/race", site + json, "{}"))).isEqualTo("403");
        assertThat(status(ask("POST /api/v1/class/race", cookie(teacher) + "Content-Type: text/plain\r\nContent-Length: 2\r\n", "{}"))).isEqualTo("415");
    }

    /** As a link in a message does. */
    @Test
    void aLinkMayBeFollowedFromAnotherSite() throws IOException {
        String visit = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n";
        assertThat(status(ask("GET /?token=" + pupil, visit, ""))).isEqualTo("200");
        assertThat(status(ask("GET /?token=nonsense", visit, ""))).isEqualTo("403");
    }

    @Test
    void aStudioOnThisMachineAloneHasNoClass() throws IOException {
        try (Studio alone = Studio.start(0); RawClient client = new RawClient(alone.port())) {
            assertThat(alone.pupilUrl()).isNull();
            client.send("GET /api/v1/class/events HTTP/1.1\r\nHost: localhost:" + alone.port() + "\r\n\r\n");
            assertThat(status(client.answer())).isEqualTo("404");
        }
    }
}
