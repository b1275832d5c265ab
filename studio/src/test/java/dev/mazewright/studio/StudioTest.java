package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the studio's server answers on the wire, to the kind and to the hostile. */
class StudioTest {
    private static final long MEMORY = 64L << 20;
    private static final int LONG = 1500;

    /** Answers how many bytes the body had. */
    private record Count() implements Endpoint {
        @Override
        public String path() {
            return "/api/v1/count";
        }

        @Override
        public Answer answer(Request request, Job job) {
            return Answer.text(request.parameters() + "|" + request.body().length);
        }
    }

    /** Works until it is stopped. */
    private static final class Endless implements Endpoint {
        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch stopped = new CountDownLatch(1);

        @Override
        public String path() {
            return "/api/v1/endless";
        }

        @Override
        public Answer answer(Request request, Job job) {
            job.take(1 << 20);
            begun.countDown();
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            stopped.countDown();
            throw new IllegalStateException("stopped");
        }
    }

    /** Answers with many bytes. */
    private record Many(String path, int bytes) implements Endpoint {
        @Override
        public Answer answer(Request request, Job job) {
            Chunks chunks = new Chunks(job);
            for (int i = 0; i < bytes; i++) {
                chunks.write(i);
            }
            return Answer.of("application/octet-stream", chunks.parts());
        }
    }

    private static final Endless ENDLESS = new Endless();
    private static final Many LARGE = new Many("/api/v1/large", 16 << 20);
    private static final Memory POOL = new Memory(MEMORY);
    private static Studio studio;

    @BeforeAll
    static void start() throws IOException {
        studio = Studio.start(0, List.of(new Count(), ENDLESS, LARGE, new Many("/api/v1/medium", 2 << 20)), POOL,
                new Patience(LONG, LONG));
    }

    @AfterAll
    static void stop() {
        studio.close();
    }

    private static RawClient client() throws IOException {
        return new RawClient(studio.port());
    }

    private static String host() {
        return "Host: localhost:" + studio.port() + "\r\n";
    }

    private static String get(String path) throws IOException {
        try (RawClient client = client()) {
            return client.send("GET " + path + " HTTP/1.1\r\n" + host() + "Connection: close\r\n\r\n").answer();
        }
    }

    private static String post(String headers, String body) throws IOException {
        try (RawClient client = client()) {
            return client.send("POST /api/v1/count HTTP/1.1\r\n" + host() + headers + "\r\n" + body).answer();
        }
    }

    private static String status(String answer) {
        return answer.isEmpty() ? "closed" : answer.split(" ", 3)[1];
    }

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
        String tag = get("/").lines().filter(line -> line.startsWith("ETag: ")).findFirst().orElseThrow();
        try (RawClient client = client()) {
            String again = client.send("GET / HTTP/1.1\r\n" + host() + tag.replace("ETag", "If-None-Match") + "\r\n\r\n").answer();
            assertThat(status(again)).isEqualTo("304");
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
        assertThat(status(post(json + "Transfer-Encoding: chunked\r\n", chunks + "0\r\n\r\n"))).isIn("413", "closed");
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
    void requestsThatCouldBeReadInTwoWaysAreRefused() throws IOException {
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
        for (String chunk : new String[] {"zz\r\n{}\r\n0\r\n\r\n", "-1\r\n\r\n", "ffffffffffffffff\r\n", "2;\u0000\r\n{}"}) {
            String answer = post(json + "Transfer-Encoding: chunked\r\n", chunk);
            assertThat(status(answer)).as(chunk).isIn("400", "413", "closed");
        }
    }

    @Test
    void whatIsNoHttpIsRefused() throws IOException {
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
    void noiseDoesNotStopIt() throws IOException {
        Random random = new Random(7);
        String sample = "POST /api/v1/count?x=1 HTTP/1.1\r\n" + host()
                + "Content-Type: application/json\r\nContent-Length: 7\r\nConnection: close\r\n\r\n{\"a\":1}";
        for (int i = 0; i < 2000; i++) {
            byte[] request = sample.getBytes(StandardCharsets.ISO_8859_1);
            for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
                request[random.nextInt(request.length)] = (byte) random.nextInt(256);
            }
            try (RawClient client = client()) {
                client.send(request);
                client.socket().shutdownOutput();
                String answer = client.answer();
                assertThat(status(answer)).as(new String(request, StandardCharsets.ISO_8859_1)).doesNotStartWith("5");
            }
        }
        assertThat(status(get("/"))).isEqualTo("200");
    }

    @Test
    void workThatNobodyWaitsForIsStopped() throws Exception {
        long before = POOL.taken();
        try (RawClient client = client()) {
            client.send("GET /api/v1/endless HTTP/1.1\r\n" + host() + "\r\n");
            assertThat(ENDLESS.begun.await(5, TimeUnit.SECONDS)).isTrue();
        }
        long gone = System.nanoTime();
        assertThat(ENDLESS.stopped.await(LONG / 2, TimeUnit.MILLISECONDS)).isTrue();
        assertThat(System.nanoTime() - gone).isLessThan(TimeUnit.MILLISECONDS.toNanos(LONG / 2));
        waitUntilTaken(before);
    }

    @Test
    void workThatTakesTooLongIsStopped() throws Exception {
        String answer = get("/api/v1/endless");
        assertThat(status(answer)).isEqualTo("503");
        assertThat(answer).contains("Retry-After").contains("took longer than 1.5 seconds");
        waitUntilTaken(0);
    }

    @Test
    void slowClientsAreClosed() throws Exception {
        List<RawClient> slow = new ArrayList<>();
        long begin = System.nanoTime();
        for (int i = 0; i < 50; i++) {
            slow.add(client().send("GET / HTTP/1.1\r\nHo"));
            slow.add(client());
            slow.add(client().send("GET /api/v1/large HTTP/1.1\r\n" + host() + "\r\n".repeat(i % 2 + 1)));
            slow.add(client().send("POST /api/v1/count HTTP/1.1\r\n" + host()
                    + "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"));
        }
        for (int i = 0; i < 5; i++) {
            for (int each = 0; each < slow.size(); each += 4) {
                drip(slow.get(each));
                drip(slow.get(each + 3));
            }
            assertThat(status(get("/"))).isEqualTo("200");
            Thread.sleep(LONG / 5);
        }
        for (RawClient client : slow) {
            assertThat(client.isClosed()).isTrue();
            client.close();
        }
        assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin)).isLessThan(6 * LONG);
        waitUntilTaken(0);
    }

    private static void drip(RawClient client) {
        try {
            client.send("x");
        } catch (IOException closed) {
            // it took too long already
        }
    }

    @Test
    void aLargeAnswerArrivesWhole() throws IOException {
        try (RawClient client = client()) {
            client.send("GET /api/v1/large HTTP/1.1\r\n" + host() + "Connection: close\r\n\r\n");
            byte[] all = client.socket().getInputStream().readAllBytes();
            for (int i = 1; i <= LARGE.bytes(); i++) {
                if (all[all.length - i] != (byte) (LARGE.bytes() - i)) {
                    assertThat(all[all.length - i]).as("byte %d from the end", i).isEqualTo((byte) (LARGE.bytes() - i));
                }
            }
            assertThat(all.length).isGreaterThan(LARGE.bytes());
        }
    }

    @Test
    void tooMuchAtOnceIsRefusedForAMoment() throws Exception {
        AtomicInteger good = new AtomicInteger();
        AtomicInteger busy = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            threads.add(Thread.startVirtualThread(() -> {
                try {
                    String status = status(get("/api/v1/medium"));
                    (status.equals("200") ? good : busy).incrementAndGet();
                    assertThat(status).isIn("200", "503");
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(good.get() + busy.get()).isEqualTo(40);
        assertThat(good.get()).isPositive();
        waitUntilTaken(0);
    }

    private static void waitUntilTaken(long bytes) throws InterruptedException {
        for (int i = 0; i < 100 && POOL.taken() > bytes; i++) {
            Thread.sleep(50);
        }
        assertThat(POOL.taken()).isLessThanOrEqualTo(bytes);
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
