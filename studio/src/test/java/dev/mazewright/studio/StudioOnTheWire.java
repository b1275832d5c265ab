package dev.mazewright.studio;

import dev.mazewright.api.request.Chunks;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.studio.http.Timeouts;
import dev.mazewright.studio.testing.RawClient;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** A studio that is patient and one that is hasty, with endpoints that try them, and requests byte by byte. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class StudioOnTheWire {
    static final long MEMORY = 64L << 20;

    /** A timeout that is never reached here, however slow the machine. */
    static final int LONG = 60_000;

    static final int SHORT = 1500;

    /** Answers how many bytes the body had. */
    record Count() implements Endpoint {
        @Override
        public String path() {
            return "/api/v1/count";
        }

        @Override
        public Response answer(Request request, Reservation job) {
            return Response.text(request.parameters() + "|" + request.body().length);
        }
    }

    /** Works until it is stopped. */
    static final class Endless implements Endpoint {
        final AtomicInteger begun = new AtomicInteger();
        final AtomicInteger stopped = new AtomicInteger();

        @Override
        public String path() {
            return "/api/v1/endless";
        }

        @Override
        public Response answer(Request request, Reservation job) {
            job.take(1 << 20);
            begun.incrementAndGet();
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            stopped.incrementAndGet();
            throw new IllegalStateException("stopped");
        }
    }

    /** Answers with many bytes. */
    record Many(String path, int bytes) implements Endpoint {
        @Override
        public Response answer(Request request, Reservation job) {
            Chunks chunks = new Chunks(job);
            for (int i = 0; i < bytes; i++) {
                chunks.write(i);
            }
            return Response.of("application/octet-stream", chunks.parts());
        }
    }

    /** Works for a moment. */
    record Pause() implements Endpoint {
        @Override
        public String path() {
            return "/api/v1/pause";
        }

        @Override
        public Response answer(Request request, Reservation job) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
            return Response.text("paused");
        }
    }

    /** Works longer than the hasty one allows to others. */
    record Patient() implements Endpoint {
        @Override
        public String path() {
            return "/api/v1/patient";
        }

        @Override
        public boolean isPatient() {
            return true;
        }

        @Override
        public Response answer(Request request, Reservation job) {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(2L * SHORT);
            while (System.nanoTime() < end && !Thread.currentThread().isInterrupted()) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
            }
            return Response.text(Thread.currentThread().isInterrupted() ? "stopped" : "as long as it takes");
        }
    }

    static final Many LARGE = new Many("/api/v1/large", 16 << 20);

    final Endless endless = new Endless();
    final MemoryBudget pool = new MemoryBudget(MEMORY);
    Studio patient;
    Studio hasty;

    /** The one that is asked. */
    Studio studio;

    @BeforeEach
    void ask() {
        studio = patient;
    }

    @BeforeAll
    void start() throws IOException {
        List<Endpoint> endpoints = List.of(new Count(), endless, LARGE, new Many("/api/v1/medium", 2 << 20), new Pause(), new Patient());
        patient = Studio.start(0, endpoints, pool, new Timeouts(LONG, LONG));
        hasty = Studio.start(0, endpoints, pool, new Timeouts(SHORT, SHORT));
    }

    @AfterAll
    void stop() {
        patient.close();
        hasty.close();
    }

    RawClient client() throws IOException {
        return new RawClient(studio.port());
    }

    String host() {
        return "Host: localhost:" + studio.port() + "\r\n";
    }

    String get(String path) throws IOException {
        try (RawClient client = client()) {
            return client.send("GET " + path + " HTTP/1.1\r\n" + host() + "Connection: close\r\n\r\n").answer();
        }
    }

    /** The same from the hasty one, for which this client may be too slow now and then. */
    String getAtLast(String path) throws IOException {
        String answer = get(path);
        while (answer.isEmpty()) {
            answer = get(path);
        }
        return answer;
    }

    String post(String headers, String body) throws IOException {
        try (RawClient client = client()) {
            return client.send("POST /api/v1/count HTTP/1.1\r\n" + host() + headers + "\r\n" + body).answer();
        }
    }

    static String status(String answer) {
        return answer.isEmpty() ? "closed" : answer.split(" ", 3)[1];
    }

    static String body(String answer) {
        return answer.substring(answer.indexOf("\r\n\r\n") + 4);
    }
}
