package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.studio.testing.RawClient;
import dev.mazewright.studio.web.Site;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** What the studio's server answers on the wire, to the kind and to the hostile. */
class StudioTest extends StudioOnTheWire {
    @Test
    void thePageIsThere() throws IOException {
        String page = get("/");
        assertThat(status(page)).isEqualTo("200");
        assertThat(page).containsIgnoringCase("content-type: text/html; charset=utf-8").contains("<!doctype html>");
        assertThat(page)
                .contains("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
                        + "img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
                        + "frame-ancestors 'none'\r\n")
                .contains("X-Content-Type-Options: nosniff\r\n")
                .contains("Referrer-Policy: no-referrer\r\n")
                .contains("Cross-Origin-Resource-Policy: same-origin\r\n")
                .contains("Cross-Origin-Opener-Policy: same-origin\r\n")
                .doesNotContainIgnoringCase("access-control");
        assertThat(get("/api/v1/count")).contains("no-store");
        assertThat(get("/api/v1/none")).contains("no-store").contains("404").contains("Content-Security-Policy");
    }

    @Test
    void whatIsKnownIsNotSentAgain() throws IOException {
        String tag = get("/").lines().filter(line -> line.startsWith("ETag: ")).findFirst().orElseThrow().substring(6);
        try (RawClient client = client()) {
            for (String known : List.of(tag, "W/" + tag, "\"other\", " + tag, "*")) {
                client.send("GET / HTTP/1.1\r\n" + host() + "If-None-Match: " + known + "\r\n\r\n");
                assertThat(status(client.answer())).as(known).isEqualTo("304");
            }
            client.send("GET / HTTP/1.1\r\n" + host() + "If-None-Match: \"other\"\r\nConnection: close\r\n\r\n");
            assertThat(status(client.answer())).isEqualTo("200");
        }
    }

    /** A page that is loaded again asks for none of its files, and a new version's page for all of them. */
    @Test
    void theFilesOfOneVersionAreKept() throws IOException {
        Matcher script = Pattern.compile("src=\"(/v-[0-9a-f]{16})(/js/main.js)\"").matcher(get("/"));
        assertThat(script.find()).isTrue();
        assertThat(get("/")).contains("href=\"" + script.group(1) + "/style/main.css\"").contains("Cache-Control: no-cache\r\n");
        assertThat(get(script.group(1) + script.group(2))).contains("Cache-Control: max-age=31536000, immutable\r\n")
                .endsWith(body(get(script.group(2))));
        for (String other : List.of("", "/v-0123456789abcdef", "/v-")) {
            assertThat(get(other + script.group(2))).as(other).contains("Cache-Control: no-cache\r\n");
        }
        for (String none : List.of("/v-", script.group(1), script.group(1) + "/", script.group(1) + "/index.html", script.group(1) + "/none")) {
            assertThat(status(get(none))).as(none).isEqualTo("404");
        }
    }

    /** Files of the page, to those who accept that: the same bytes, under a weak tag of their own, in less than half of the length. */
    @Test
    void textsAreSentCompressed() throws IOException {
        for (String path : List.of("/js/main.js", "/style/main.css", "/class.html", "/")) {
            String plain = get(path);
            String tag = plain.lines().filter(line -> line.startsWith("ETag: ")).findFirst().orElseThrow().substring(6);
            assertThat(plain).doesNotContain("Content-Encoding");
            for (String codings : List.of("gzip, deflate, br", "br;q=1.0, GZIP;q=0.5")) {
                String answer = coded(path, codings, "");
                if (body(plain).length() < 1400) {
                    assertThat(body(answer)).as("as short as a packet").isEqualTo(body(plain));
                    continue;
                }
                assertThat(answer).contains("Content-Encoding: gzip\r\n", "Vary: accept-encoding\r\n", "ETag: W/" + tag + "\r\n");
                assertThat(body(answer).length()).as(path).isLessThan(body(plain).length() / 2 + 200);
                byte[] packed = body(answer).getBytes(StandardCharsets.ISO_8859_1);
                byte[] content = new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
                assertThat(new String(content, StandardCharsets.ISO_8859_1)).isEqualTo(body(plain));
                assertThat(status(coded(path, codings, "If-None-Match: W/" + tag + "\r\n"))).isEqualTo("304");
            }
            for (String codings : List.of("", "br", "gzip;q=0", "gzip; q=0.000, br")) {
                assertThat(body(coded(path, codings, ""))).as(codings).isEqualTo(body(plain));
            }
        }
        assertThat(coded("/api/v1/medium", "gzip", "")).as("no text").doesNotContain("Content-Encoding");
    }

    private String coded(String path, String codings, String headers) throws IOException {
        try (RawClient client = client()) {
            return client.send("GET " + path + " HTTP/1.1\r\n" + host() + "Accept-Encoding: " + codings + "\r\n" + headers + "Connection: close\r\n\r\n")
                    .answer();
        }
    }

    /** A part of it would be welcome, the whole is as good. */
    @Test
    void partsAreAnsweredWithTheWhole() throws IOException {
        try (RawClient client = client()) {
            client.send("GET / HTTP/1.1\r\n" + host() + "Range: bytes=0-1\r\nConnection: close\r\n\r\n");
            assertThat(client.answer()).startsWith("HTTP/1.1 200 ").contains("</html>");
        }
    }

    @Test
    void oldClientsMayStayToo() throws IOException {
        try (RawClient client = client()) {
            for (int i = 0; i < 2; i++) {
                client.send("GET /api/v1/count HTTP/1.0\r\n" + host() + "Connection: keep-alive\r\n\r\n");
                assertThat(client.answer()).containsIgnoringCase("\r\nconnection: keep-alive\r\n").endsWith("|0");
            }
            client.send("GET /api/v1/count HTTP/1.0\r\n" + host() + "\r\n");
            assertThat(client.answer()).containsIgnoringCase("\r\nconnection: close\r\n").endsWith("|0");
            assertThat(client.isClosed()).isTrue();
        }
    }

    @Test
    void headHasTheHeadersOfGet() throws IOException {
        for (String path : List.of("/", "/api/v1/count?a", "/none")) {
            try (RawClient client = client()) {
                client.send("HEAD " + path + " HTTP/1.1\r\n" + host() + "Connection: close\r\n\r\n");
                String head = new String(client.socket().getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
                assertThat(head).endsWith("\r\n\r\n");
                assertThat(get(path)).startsWith(head);
            }
        }
        assertThat(request("OPTIONS / HTTP/1.1\r\n")).startsWith("HTTP/1.1 405 ").containsIgnoringCase("\r\nallow: GET\r\n");
        assertThat(request("OPTIONS /api/v1/count HTTP/1.1\r\n")).containsIgnoringCase("\r\nallow: GET, POST\r\n");
        assertThat(request("OPTIONS * HTTP/1.1\r\n")).startsWith("HTTP/1.1 403 ");
    }

    private String request(String line) throws IOException {
        try (RawClient client = client()) {
            return client.send(line + host() + "\r\n").answer();
        }
    }

    @Test
    void aBodyIsSentWhenItIsAskedFor() throws IOException {
        String head = "POST /api/v1/count HTTP/1.1\r\n" + host() + "Content-Type: application/json\r\nContent-Length: 2\r\n"
                + "Expect: 100-continue\r\n\r\n";
        try (RawClient client = client()) {
            client.send(head);
            assertThat(client.answer()).startsWith("HTTP/1.1 100 ");
            client.send("{}");
            assertThat(client.answer()).startsWith("HTTP/1.1 200 ").endsWith("|2");
            client.send(head.replace("/json", "/xml"));
            assertThat(client.answer()).startsWith("HTTP/1.1 415 ");
        }
    }

    /** It would be taken for the answer to what was asked before. */
    @Test
    void aBodyIsNotAskedForBeforeTheAnswerToWhatWasAskedBefore() throws IOException {
        try (RawClient client = client()) {
            client.send("GET /api/v1/pause HTTP/1.1\r\n" + host() + "\r\nPOST /api/v1/count HTTP/1.1\r\n" + host()
                    + "Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
            assertThat(client.answer()).startsWith("HTTP/1.1 200 ").endsWith("paused");
            assertThat(client.answer()).startsWith("HTTP/1.1 100 ");
            client.send("{}");
            assertThat(client.answer()).startsWith("HTTP/1.1 200 ").endsWith("|2");
        }
    }

    /** Whoever sends all before it listens hears the answer. */
    @Test
    void refusalsArriveWhileTheBodyIsStillBeingSent() throws IOException {
        byte[] body = new byte[12 << 20];
        for (String headers : List.of("Content-Type: application/json\r\n", "Content-Type: text/plain\r\n")) {
            for (int i = 0; i < 10; i++) {
                try (RawClient client = client()) {
                    client.send("POST /api/v1/count HTTP/1.1\r\n" + host() + headers + "Content-Length: " + body.length + "\r\n\r\n");
                    client.send(body);
                    assertThat(status(client.answer())).isIn("413", "415");
                    assertThat(client.isClosed()).isTrue();
                }
            }
        }
    }

    @Test
    void allFilesOfThePageAreServedWithTheirTypes() throws IOException {
        for (String path : new Site().paths()) {
            assertThat(status(get(path))).as(path).isEqualTo("200");
        }
    }

    @Test
    void requestsFollowEachOtherOnOneConnection() throws IOException {
        try (RawClient client = client()) {
            String one = "GET /api/v1/count?a HTTP/1.1\r\n" + host() + "\r\n";
            String two = "GET /api/v1/count?b HTTP/1.1\r\n" + host() + "\r\n";
            client.send(one + two + one);
            assertThat(client.answer()).endsWith("a|0");
            assertThat(client.answer()).endsWith("b|0");
            assertThat(client.answer()).endsWith("a|0");
            client.send("HEAD / HTTP/1.1\r\n" + host() + "\r\n");
            byte[] head = new byte[12];
            assertThat(client.socket().getInputStream().readNBytes(head, 0, 12)).isEqualTo(12);
            assertThat(new String(head, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 200");
        }
    }

    @Test
    void noPathLeadsOutOfThePage() throws IOException {
        List<String> paths = new ArrayList<>(List.of(
                "/..", "/../", "/../../etc/passwd", "/js/../../web.list", "/web.list", "/../web.list", "/./index.html",
                "//etc/passwd", "///", "/etc/passwd", "/\\..\\..\\etc\\passwd", "/C:/Windows/win.ini", "/c:\\windows\\win.ini",
                "//server/share/file", "/\\\\server\\share", "/file:///etc/passwd", "/index.html/..", "/index.html/", "/index.html%00",
                "/index.html%00.js", "/%00", "/%2e%2e/%2e%2e/etc/passwd", "/%2e%2e%2fetc%2fpasswd", "/..%2f..%2fetc/passwd",
                "/..%5c..%5cetc/passwd", "/%5c%5cserver%5cshare", "/%252e%252e%252fetc%252fpasswd", "/..%252f..%252fetc/passwd",
                "/%c0%ae%c0%ae/etc/passwd", "/%u002e%u002e/etc/passwd", "/..;/etc/passwd", "/.;/index.html", "/js/..%00/index.html",
                "/....//....//etc/passwd", "/..././..././etc/passwd", "/%2e/", "/.git/config", "/.htaccess", "/WEB-INF/web.xml",
                "/META-INF/MANIFEST.MF", "/dev/mazewright/studio/Studio.class", "/Studio.class", "/proc/self/environ", "/~root/",
                "/index.html~", "/index.html.bak", "/INDEX.HTML", "/js", "/js/", "/style", "/%20", "/index.html%20", "/index.html.",
                "/?/../etc/passwd#x/..".replace("?", "%3f"), "/;/etc/passwd", "/%ef%bc%8fetc", "/..%ef%bc%8f..%ef%bc%8fetc/passwd",
                "/" + "a".repeat(4000), "/" + "../".repeat(1000) + "etc/passwd", "/api/../index.html", "/api/v1/../../index.html"));
        assertThat(paths).hasSizeGreaterThanOrEqualTo(60);
        for (String path : paths) {
            String answer = get(path);
            assertThat(status(answer)).as(path).isIn("400", "404", "414");
            assertThat(answer).doesNotContain("root:").doesNotContain("Exception").doesNotContain("index.html\n");
        }
    }

    @Test
    void whatIsTooLargeIsRefused() throws IOException {
        assertThat(status(get("/" + "a".repeat(9 << 10)))).isEqualTo("414");
        assertThat(status(get("/api/v1/count?" + "a".repeat(8 << 10)))).isEqualTo("414");
        assertThat(status(get("/api/v1/count?" + "a".repeat(8000)))).isEqualTo("200");
        try (RawClient client = client()) {
            client.send("GET / HTTP/1.1\r\n" + host() + "X: " + "a".repeat(17 << 10) + "\r\n\r\n");
            assertThat(status(client.answer())).isEqualTo("431");
        }
        String json = "Content-Type: application/json\r\n";
        assertThat(status(post(json + "Content-Length: " + ((10 << 20) + 1) + "\r\n", ""))).isEqualTo("413");
        assertThat(status(post(json + "Content-Length: 999999999999999999\r\n", ""))).isEqualTo("413");
        assertThat(status(post(json + "Content-Length: 99999999999999999999999\r\n", ""))).isEqualTo("400");
        assertThat(status(post(json + "Content-Length: -1\r\n", ""))).isEqualTo("400");
        String most = "x".repeat(10 << 20);
        assertThat(post(json + "Content-Length: " + most.length() + "\r\nConnection: close\r\n", most)).endsWith("|" + most.length());
        StringBuilder chunks = new StringBuilder();
        for (int i = 0; i < 11; i++) {
            chunks.append("100000\r\n").repeat('x', 1 << 20).append("\r\n");
        }
        assertThat(status(post(json + "Transfer-Encoding: chunked\r\n", chunks + "0\r\n\r\n"))).isEqualTo("413");
    }

    @Test
    void bodiesAreJsonAlone() throws IOException {
        for (String type : new String[] {
            "", "Content-Type: text/plain\r\n", "Content-Type: application/x-www-form-urlencoded\r\n",
            "Content-Type: multipart/form-data; boundary=x\r\n", "Content-Type: text/plain; application/json\r\n"
        }) {
            assertThat(status(post(type + "Content-Length: 2\r\n", "{}"))).as(type).isEqualTo("415");
        }
        assertThat(post("Content-Type: Application/JSON; charset=utf-8\r\nContent-Length: 2\r\n", "{}")).endsWith("|2");
        assertThat(post("Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n", "1\r\n{\r\n1\r\n}\r\n0\r\n\r\n"))
                .endsWith("|2");
    }

    @Test
    void ambiguousRequestsAreRefused() throws IOException {
        String json = "Content-Type: application/json\r\n";
        String smuggled = "GET /api/v1/count?smuggled HTTP/1.1\r\n" + host() + "\r\n";
        for (String headers : new String[] {
            "Content-Length: 2\r\nContent-Length: 3\r\n",
            "Content-Length: 2, 3\r\n",
            "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n",
            "Content-Length: +2\r\n",
            "Content-Length: 0x2\r\n",
            "Content-Length: 2 2\r\n",
            "Content-Length : 2\r\n",
            "Transfer-Encoding : chunked\r\n",
            "Transfer-Encoding: chunked, identity\r\n",
            "Transfer-Encoding: xchunked\r\n",
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
        }) {
            String answer = post(json + headers, "0\r\n\r\n" + smuggled);
            assertThat(answer).as(headers).doesNotContain("smuggled");
            assertThat(status(answer)).as(headers).isIn("400", "closed", "501", "411");
        }
        studio = hasty; // which does not wait for the rest
        for (String chunk : new String[] {"zz\r\n{}\r\n0\r\n\r\n", "-1\r\n\r\n", "ffffffffffffffff\r\n", "2;\u0000\r\n{}"}) {
            String answer = post(json + "Transfer-Encoding: chunked\r\n", chunk);
            assertThat(status(answer)).as(chunk).isIn("400", "413", "closed");
        }
    }

    @Test
    void whatIsNoHttpIsRefused() throws IOException {
        studio = hasty; // which does not wait for the rest
        for (String request : new String[] {
            "hello\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9.9\r\n\r\n", "\u0000\u0001\u0002\r\n\r\n",
            "GET / HTTP/1.1\r\nHost localhost\r\n\r\n", "\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "CONNECT evil.example:443 HTTP/1.1\r\n" + host() + "\r\n",
            "TRACE / HTTP/1.1\r\n" + host() + "\r\n", "OPTIONS / HTTP/1.1\r\n" + host() + "Origin: http://evil.example\r\n\r\n",
            "DELETE /api/v1/count HTTP/1.1\r\n" + host() + "\r\n"
        }) {
            try (RawClient client = client()) {
                String answer = client.send(request).answer();
                assertThat(status(answer)).as(request).isIn("400", "403", "405", "closed");
                assertThat(answer).doesNotContainIgnoringCase("access-control").doesNotContain("at dev.mazewright");
            }
        }
    }

    @Test
    void aPortIsForOneAndFreeAfterwards() throws IOException {
        int port;
        try (Studio one = Studio.start(0)) {
            port = one.port();
            assertThat(one.url()).isEqualTo("http://127.0.0.1:" + port + "/");
            assertThatThrownBy(() -> Studio.start(port)).isInstanceOf(BindException.class);
        }
        try (Studio again = Studio.start(port)) {
            assertThat(again.port()).isEqualTo(port);
        }
    }
}
