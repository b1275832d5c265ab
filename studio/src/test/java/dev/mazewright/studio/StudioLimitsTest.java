package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.studio.http.Timeouts;
import dev.mazewright.studio.testing.RawClient;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Time and memory of the studio's server: what takes too long or too much is stopped, and all is given back. */
class StudioLimitsTest extends StudioOnTheWire {
    @Test
    void aClientThatLeavesFreesTheMemoryOfItsBody() throws Exception {
        int before = endless.begun.get();
        try (RawClient client = client()) {
            client.send("POST /api/v1/endless HTTP/1.1\r\n" + host() + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
                    + "x".repeat(1000));
            await("begun", () -> endless.begun.get() > before);
            assertThat(pool.taken()).isGreaterThan(1000);
        }
        waitUntilTaken(0);
    }

    @Test
    void workIsStoppedWhenItsClientLeaves() throws Exception {
        int begun = endless.begun.get();
        int stopped = endless.stopped.get();
        try (RawClient client = client()) {
            client.send("GET /api/v1/endless HTTP/1.1\r\n" + host() + "\r\n");
            await("begun", () -> endless.begun.get() > begun);
        }
        long gone = System.nanoTime();
        await("stopped", () -> endless.stopped.get() > stopped);
        assertThat(System.nanoTime() - gone).isLessThan(TimeUnit.MILLISECONDS.toNanos(LONG / 2));
        waitUntilTaken(0);
    }

    @Test
    void workThatTakesTooLongIsStopped() throws Exception {
        studio = hasty;
        String answer = getAtLast("/api/v1/endless");
        assertThat(status(answer)).isEqualTo("503");
        assertThat(answer).contains("timed out after 1.5 s").doesNotContain("Retry-After");
        waitUntilTaken(0);
    }

    /** What shows that it works, and can be stopped, is not cut off as what is short by nature. */
    @Test
    void patientWorkTakesAsLongAsItNeeds() throws Exception {
        studio = hasty;
        assertThat(body(getAtLast("/api/v1/patient"))).isEqualTo("as long as it takes");
        waitUntilTaken(0);
    }

    /** Its answer finds no connection, nor a thread of it. */
    @Test
    void workThatOutlivesTheStudioEndsQuietly() throws Exception {
        CountDownLatch mayEnd = new CountDownLatch(1);
        AtomicReference<Thread> worker = new AtomicReference<>();
        AtomicReference<Throwable> uncaught = new AtomicReference<>();
        Endpoint deaf = new Endpoint() {
            @Override
            public String path() {
                return "/api/v1/deaf";
            }

            @Override
            public Response answer(Request request, Reservation job) {
                Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> uncaught.set(failure));
                job.take(1);
                worker.set(Thread.currentThread());
                while (mayEnd.getCount() > 0) {
                    Thread.onSpinWait();
                }
                return Response.text("deaf");
            }
        };
        MemoryBudget memory = new MemoryBudget(MEMORY);
        try (Studio other = Studio.start(0, List.of(deaf), memory, new Timeouts(LONG, LONG));
                RawClient client = new RawClient(other.port())) {
            client.send("GET /api/v1/deaf HTTP/1.1\r\nHost: localhost:" + other.port() + "\r\n\r\n");
            await("begun", () -> worker.get() != null);
        }
        mayEnd.countDown();
        assertThat(worker.get().join(Duration.ofMinutes(1))).isTrue();
        assertThat(uncaught.get()).isNull();
        assertThat(memory.taken()).isZero();
    }

    @Test
    void slowClientsAreClosed() throws Exception {
        studio = hasty;
        List<RawClient> slow = new ArrayList<>();
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
            assertThat(status(getAtLast("/"))).isEqualTo("200");
            Thread.sleep(SHORT / 5);
        }
        for (RawClient client : slow) {
            assertThat(client.isClosed()).isTrue();
            client.close();
        }
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

    private void waitUntilTaken(long bytes) throws InterruptedException {
        await("memory given back", () -> pool.taken() <= bytes);
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        for (long begin = System.nanoTime(); !condition.getAsBoolean(); ) {
            assertThat(System.nanoTime() - begin).as(what).isLessThan(TimeUnit.MILLISECONDS.toNanos(LONG));
            Thread.sleep(5);
        }
    }
}
