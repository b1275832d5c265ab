package dev.mazewright.studio;

import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.stage.testing.JsonRead;
import dev.mazewright.studio.http.Timeouts;
import dev.mazewright.studio.testing.RawClient;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** A studio that a class shares, at 127.0.0.2, and requests byte by byte. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ClassOnTheWire {
    static final String RECIPE = "rectangle:3x3/wilson/seed:1";

    private static final int SHORT = 1000;

    static final InetAddress ADDRESS = InetAddress.ofLiteral("127.0.0.2");

    Studio studio;
    String teacher;
    String pupil;

    @BeforeAll
    void start() throws IOException {
        studio = Studio.startForClass(ADDRESS, 0, new MemoryBudget(64L << 20), new Timeouts(60_000, SHORT));
        teacher = token(studio.url());
        pupil = token(Objects.requireNonNull(studio.pupilUrl()));
    }

    @AfterAll
    void stop() {
        studio.close();
    }

    static String token(String link) {
        return link.substring(link.indexOf("?token=") + "?token=".length());
    }

    String host() {
        return "127.0.0.2:" + studio.port();
    }

    String cookie(String token) {
        return "Cookie: mazewright-" + studio.port() + "=" + token + "\r\n";
    }

    RawClient client() throws IOException {
        return new RawClient(ADDRESS, studio.port());
    }

    /** The answer to a request; headers each with their line end. */
    String ask(String line, String headers, String body) throws IOException {
        try (RawClient client = client()) {
            return client.send(line + " HTTP/1.1\r\nHost: " + host() + "\r\nConnection: close\r\n" + headers + "\r\n" + body).answer();
        }
    }

    String get(String path, String token) throws IOException {
        return ask("GET " + path, cookie(token), "");
    }

    /** Posts JSON as the page does. */
    String post(String path, String token, String json) throws IOException {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        return ask("POST " + path, cookie(token) + "Origin: http://" + host() + "\r\nSec-Fetch-Site: same-origin\r\n"
                + "Content-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n",
                new String(bytes, StandardCharsets.ISO_8859_1));
    }

    static String status(String answer) {
        return answer.isEmpty() ? "closed" : answer.split(" ", 3)[1];
    }

    static Map<?, ?> json(String answer) {
        return (Map<?, ?>) JsonRead.value(answer.substring(answer.indexOf("\r\n\r\n") + 4));
    }

    /** Begins a race by hand. */
    void begin() throws IOException {
        post("/api/v1/class/race", teacher, "{\"action\": \"begin\", \"recipe\": \"" + RECIPE + "\"}");
    }

    /** An event stream, read line by line. */
    static final class Events implements AutoCloseable {
        final RawClient client;
        private final BufferedReader lines;

        Events(RawClient client, String host, String cookie) throws IOException {
            this.client = client;
            client.send("GET /api/v1/class/events HTTP/1.1\r\nHost: " + host + "\r\n" + cookie + "\r\n");
            lines = new BufferedReader(new InputStreamReader(client.socket().getInputStream(), StandardCharsets.UTF_8));
        }

        /** The first line. */
        String status() throws IOException {
            return String.valueOf(lines.readLine());
        }

        /** The data of the next event of a name that contain a text. */
        String next(String name, String part) throws IOException {
            boolean isOfName = false;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("event: ")) {
                    isOfName = line.equals("event: " + name);
                } else if (isOfName && line.startsWith("data: ") && line.contains(part)) {
                    return line.substring("data: ".length());
                }
            }
            throw new AssertionError("the stream ended before " + part);
        }

        @Override
        public void close() throws IOException {
            client.close();
        }
    }

    Events events(String token) throws IOException {
        return new Events(client(), host(), cookie(token));
    }
}
