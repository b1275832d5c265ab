package dev.mazewright.studio;

import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.formats.testing.Mutations;
import dev.mazewright.studio.http.Timeouts;
import dev.mazewright.studio.testing.Answers;
import dev.mazewright.studio.testing.RawClient;
import java.io.IOException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Requests changed at random, head and body: answered, refused politely, or waited for. See {@link Mutations}. */
class MutatedRequestTest {
    private static final int FEW = 100;
    private static final int SILENCE = 30;
    private static final String HOST = "Host: localhost:80";
    private static final String LAST = "\r\n\r\nGET /api/v1/nothing HTTP/1.1\r\n" + HOST + "\r\nConnection: close\r\n\r\n";

    private static @Nullable Studio studio;

    @BeforeAll
    static void start() throws IOException {
        studio = Studio.start(0, StudioEndpoints.ALL, new MemoryBudget(64L << 20), new Timeouts(1_000, 2_000));
    }

    @AfterAll
    static void stop() {
        studio.close();
    }

    /** What comes to the studio when a client sends these bytes, its port in place of 80, and then a request that is refused. */
    private static void send(byte[] bytes) throws IOException {
        String text = new String(bytes, StandardCharsets.ISO_8859_1) + LAST;
        if (text.contains("HEAD ")) {
            return; // its answer says a length and has no body
        }
        try (RawClient client = new RawClient(studio.port())) {
            client.socket().setSoTimeout(SILENCE);
            client.send(text.replace(HOST, "Host: localhost:" + studio.port()));
            Answers answers = new Answers(client.socket().getInputStream());
            for (Answers.Read answer = answers.next(false); answer != null; answer = answers.next(false)) {
                FuzzTest.requirePolite(answer);
            }
        } catch (SocketTimeoutException | SocketException unanswered) {
            // it waits for the rest, works, or was closed while bytes were still being sent
        }
    }

    @Test
    void changedAtRandomARequestIsAnsweredOrRefused() {
        String body = "{\"recipe\": \"rectangle:3x3/wilson/seed:1\", \"format\": \"text\"}";
        List<byte[]> samples = Mutations.texts(
                "GET /api/v1/maze?recipe=rectangle:4x4/wilson/seed:1&format=text HTTP/1.1\r\n" + HOST + "\r\n",
                "GET /%2e%2e/index.html?a=%00&a=b#c HTTP/1.0\r\n" + HOST + "\r\nAccept-Encoding: gzip, br;q=0.1\r\n",
                "POST /api/v1/maze HTTP/1.1\r\n" + HOST + "\r\nContent-Type: application/json\r\nOrigin: http://localhost:80\r\n"
                        + "Content-Length: " + body.length() + "\r\n\r\n" + body,
                "POST /api/v1/solve HTTP/1.1\r\n" + HOST + "\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "3\r\n{\"r\r\n4;x=y\r\n\": 1\r\n1\r\n}\r\n0\r\nTrailer: 1\r\n",
                "OPTIONS * HTTP/1.1\r\n" + HOST + "\r\nIf-None-Match: \"a\", W/\"b\"\r\nCookie: a=b; c=\r\nSec-Fetch-Site: cross-site\r\n");
        Mutations.read("request", samples, FEW, MutatedRequestTest::send);
    }
}
