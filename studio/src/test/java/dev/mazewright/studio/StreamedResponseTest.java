package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.http.Timeouts;
import dev.mazewright.studio.testing.RawClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Responses that are sent while they are written: of any length, in little memory, stopped when the client is gone. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StreamedResponseTest {
    private static final int WORK = 300;

    private final MemoryBudget memory = new MemoryBudget(2L << 20);
    private final AtomicInteger ended = new AtomicInteger();
    private final HttpClient client = HttpClient.newHttpClient();
    private final Studio studio;

    StreamedResponseTest() throws IOException {
        List<Endpoint> endpoints = List.of(
                endpoint("long", out -> {
                    write(out, 20 << 20);
                    out.close(); // as writers of archives do
                }),
                endpoint("short", out -> write(out, 100)),
                endpoint("slow", out -> {
                    write(out, 100_000);
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(2 * WORK));
                    write(out, 100_000);
                }),
                endpoint("broken", out -> {
                    write(out, 200_000);
                    throw new UsageException("too late");
                }),
                endpoint("refused", out -> {
                    write(out, 100);
                    throw new UsageException("in time");
                }),
                endpoint("endless", out -> {
                    try {
                        write(out, Integer.MAX_VALUE);
                    } finally {
                        ended.incrementAndGet();
                    }
                }));
        studio = Studio.start(0, endpoints, memory, new Timeouts(WORK, 60_000));
    }

    @AfterAll
    void close() {
        studio.close();
    }

    private static Endpoint endpoint(String name, Response.Body body) {
        return new Endpoint() {
            @Override
            public String path() {
                return "/api/v1/" + name;
            }

            @Override
            public Response answer(Request request, Reservation reservation) {
                return Response.streamed("application/octet-stream", body);
            }
        };
    }

    private static void write(OutputStream out, int bytes) throws IOException {
        byte[] some = new byte[1000];
        for (int rest = bytes; rest > 0; rest -= some.length) {
            out.write(some, 0, Math.min(rest, some.length));
        }
    }

    private HttpResponse<byte[]> get(String name) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(studio.url() + "api/v1/" + name)).build();
        return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
    }

    private RawClient begin(String name) throws IOException {
        RawClient raw = new RawClient(studio.port());
        raw.send("GET /api/v1/" + name + " HTTP/1.1\r\nHost: 127.0.0.1:" + studio.port() + "\r\n\r\n");
        return raw;
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
        }
    }

    @Test
    void aResponseMayBeLargerThanTheMemory() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = get("long");
        assertThat(answer.body()).hasSize(20 << 20);
        assertThat(answer.headers().firstValue("content-length")).isEmpty();
        assertThat(answer.headers().firstValue("transfer-encoding")).contains("chunked");
        await(() -> memory.taken() == 0);
    }

    @Test
    void aShortOneIsSentAsAWhole() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = get("short");
        assertThat(answer.body()).hasSize(100);
        assertThat(answer.headers().firstValue("content-length")).contains("100");
        assertThat(new String(get("refused").body(), java.nio.charset.StandardCharsets.UTF_8)).contains("422", "in time");
        await(() -> memory.taken() == 0);
    }

    @Test
    void whatHasBegunMayTakeLongerThanOtherWork() throws IOException, InterruptedException {
        assertThat(get("slow").body()).hasSize(200_000);
    }

    @Test
    void oneThatBreaksOffIsNotTakenForWhole() {
        assertThatThrownBy(() -> get("broken")).isInstanceOf(IOException.class);
        await(() -> memory.taken() == 0);
    }

    @Test
    void clientsOfTheFirstProtocolReadToTheEndOfTheConnection() throws IOException {
        try (RawClient raw = new RawClient(studio.port())) {
            raw.send("GET /api/v1/slow HTTP/1.0\r\nHost: 127.0.0.1:" + studio.port() + "\r\n\r\n");
            String head = raw.answer();
            assertThat(head).contains("200 OK").doesNotContainIgnoringCase("transfer-encoding").doesNotContainIgnoringCase("content-length");
            assertThat(raw.socket().getInputStream().readAllBytes()).hasSize(200_000);
        }
    }

    @Test
    void fewAreSentAtATimeAndClientsThatLeaveStopThem() throws IOException, InterruptedException {
        int before = ended.get();
        List<RawClient> clients = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            clients.add(begin("endless"));
            InputStream in = clients.getLast().socket().getInputStream();
            assertThat(in.readNBytes(12)).asString().isEqualTo("HTTP/1.1 200");
        }
        assertThat(get("long").statusCode()).as("no room for a fourth").isEqualTo(503);
        assertThat(get("short").statusCode()).isEqualTo(200);
        for (RawClient each : clients) {
            each.close();
        }
        await(() -> ended.get() == before + 3 && memory.taken() == 0);
        await(() -> {
            try {
                return get("long").statusCode() == 200;
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }
}
