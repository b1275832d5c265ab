package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Response;
import dev.mazewright.studio.http.Timeouts;
import dev.mazewright.studio.testing.Answers;
import dev.mazewright.studio.testing.RawClient;
import java.io.IOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The studio after many requests, among many slow clients, and as fast as it can: with its own times and on a quiet machine. */
@Tag("slow")
class EnduranceTest {
    private static final int SLOW_SECONDS = Integer.getInteger("mazewright.slow", 60);
    private static final int SLOW_EACH = 500;
    private static final int CLIENTS = 16;
    private static final int SEEDS = 40;
    private static final long MEMORY = 512L << 20;
    private static final double MILLION = 1e6;

    private static final List<String> MIX = List.of(
            "/",
            "/js/main.js",
            "/api/v1/catalog",
            "/api/v1/none",
            "/api/v1/scene?recipe=rectangle:30x30/wilson/seed:%d",
            "/api/v1/maze?recipe=rectangle:30x30/kruskal/seed:%d&format=json",
            "/api/v1/maze?recipe=hexagon:12x12/wilson/seed:%d&format=svg&solution=true",
            "/api/v1/maze?recipe=rectangle:20x20/eller/seed:%d&format=png",
            "/api/v1/maze?recipe=rectangle:5x5/no-such-generator/seed:%d",
            "/api/v1/solve?recipe=rectangle:30x30/recursive-backtracker/seed:%d&solver=a-star",
            "/api/v1/info?recipe=voronoi:6x6/wilson/seed:%d",
            "/api/v1/difficulty?recipe=rectangle:10x10/wilson/seed:%d&range=0..100",
            "/api/v1/statistics?recipe=rectangle:10x10/wilson/seed:%d&count=5",
            "/api/v1/trace?recipe=rectangle:12x12/wilson/seed:%d&of=generate");

    private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();

    // ---- many requests

    @Test
    void heapAndThreadsDoNotGrowAfterOneThousandRequests() throws Exception {
        MemoryBudget memory = new MemoryBudget(MEMORY);
        try (Studio studio = Studio.start(0, StudioEndpoints.ALL, memory, Timeouts.DEFAULT)) {
            mixed(studio, 1000);
            long heap = heap();
            long threads = threads();
            mixed(studio, 9000);
            long heapAfter = heap();
            System.out.printf("after 1000 requests %d KB and %d threads, after 10,000 %d KB and %d%n",
                    heap >> 10, threads, heapAfter >> 10, threads());
            assertThat(heapAfter).isLessThanOrEqualTo(heap + heap / 20);
            assertThat(threads()).isLessThanOrEqualTo(threads);
            assertThat(memory.taken()).isZero();
        }
    }

    private void mixed(Studio studio, int requests) throws InterruptedException {
        AtomicInteger left = new AtomicInteger(requests);
        clients(CLIENTS, number -> {
            Random random = new Random(number);
            try (Asking asking = new Asking(studio)) {
                while (left.getAndDecrement() > 0) {
                    int status = asking.ask(MIX.get(random.nextInt(MIX.size())).formatted(random.nextInt(SEEDS)));
                    assertThat(status).isIn(200, 404, 422, 503);
                }
            }
        });
    }

    private static long heap() throws InterruptedException {
        for (int i = 0; i < 4; i++) {
            System.gc();
            Thread.sleep(200);
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private static long threads() throws InterruptedException {
        Thread.sleep(1500); // some stay a second for what may come
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("studio-") || thread.getName().startsWith("helper-"))
                .count();
    }

    private static long direct() {
        return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                .mapToLong(BufferPoolMXBean::getMemoryUsed)
                .sum();
    }

    // ---- slow clients

    /** A client that sends or reads a byte a second, for as long as it may. It is slow from when it sends, or has something to read. */
    private static final class Slow {
        /** The last is more than the system takes for a client that does not. */
        private static final List<String> PATHS = List.of("/", "/js/main.js", "/api/v1/catalog", "/api/v1/openapi.json", "/",
                "/js/main.js", "/api/v1/catalog", "/", "/js/main.js", "/api/v1/scene?recipe=rectangle:600x600/sidewinder/seed:1");

        final Socket socket = new Socket();
        final boolean sends;
        private final byte[] request;
        private final long asked;
        private long begin;
        private int sent;
        private boolean isReading;

        Slow(int port, int number, boolean sends) throws IOException {
            this.sends = sends;
            if (number % 3 == 0) {
                socket.setReceiveBufferSize(4096);
            }
            String path = PATHS.get(number % PATHS.size());
            String head = "GET " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\n";
            request = (head + (sends ? "X: " + "a".repeat(1000) : "\r\n")).getBytes(StandardCharsets.US_ASCII);
            socket.setTcpNoDelay(true);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            asked = System.nanoTime();
            begin = asked;
            if (!sends) {
                socket.getOutputStream().write(request);
            }
        }

        void second() throws IOException {
            if (sends) {
                socket.getOutputStream().write(request[sent++]);
            } else if (socket.getInputStream().available() > 0) {
                assertThat(socket.getInputStream().read()).isNotNegative();
                isReading = true;
            } else if (!isReading) {
                begin = System.nanoTime();
                assertThat(begin - asked).as("the wait for an answer").isLessThan(TimeUnit.SECONDS.toNanos(15));
            }
        }

        double seconds(long now) {
            return (now - begin) / 1e9;
        }
    }

    @Test
    void slowClientsAreClosedAndOthersDoNotNotice() throws Exception {
        assumeTrue(Files.isReadable(Path.of("/proc/net/tcp6")), "the system's table of connections");
        MemoryBudget memory = new MemoryBudget(MEMORY);
        try (Studio studio = Studio.start(0, StudioEndpoints.ALL, memory, Timeouts.DEFAULT)) {
            mixed(studio, 1000);
            long heap = heap();
            long direct = direct();
            long threads = threads();
            AtomicReference<List<Long>> pages = new AtomicReference<>(new ArrayList<>());
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SLOW_SECONDS);
            Thread normal = Thread.ofPlatform().start(() -> pages.set(pages(studio, end)));
            double[] longest = slow(studio.port(), end);
            normal.join();
            long[] times = pages.get().stream().mapToLong(Long::longValue).sorted().toArray();
            System.out.printf("slow senders stayed %.1f s at most, slow readers %.1f s after their answer began; a page took %.1f ms (median), %.1f ms (99th "
                            + "percentile of %d), %.1f ms at most%n",
                    longest[0], longest[1], times[times.length / 2] / MILLION, times[times.length * 99 / 100] / MILLION, times.length,
                    times[times.length - 1] / MILLION);
            assertThat(failures).isEmpty();
            assertThat(longest[0]).isLessThanOrEqualTo(15);
            assertThat(longest[1]).isLessThanOrEqualTo(15);
            assertThat(times[times.length * 99 / 100]).isLessThan(TimeUnit.SECONDS.toNanos(1));
            for (int i = 0; i < 200 && (memory.taken() > 0 || !served(studio.port()).isEmpty()); i++) {
                Thread.sleep(100);
            }
            assertThat(served(studio.port())).isEmpty();
            assertThat(memory.taken()).isZero();
            long heapAfter = heap();
            System.out.printf("heap %d KB before, %d KB after; direct %d KB, %d KB; threads %d, %d%n",
                    heap >> 10, heapAfter >> 10, direct >> 10, direct() >> 10, threads, threads());
            assertThat(heapAfter).isLessThanOrEqualTo(heap + heap / 20);
            assertThat(direct()).isLessThanOrEqualTo(direct + (16 << 20));
            assertThat(threads()).isLessThanOrEqualTo(threads);
        }
    }

    /** Keeps a constant number of slow clients until the end. How many seconds one sender, and one reader, was served at most. */
    private static double[] slow(int port, long end) throws IOException, InterruptedException {
        double[] longest = new double[2];
        List<Slow> all = new ArrayList<>();
        int number = 0;
        while (System.nanoTime() < end || !all.isEmpty()) {
            long next = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
            boolean isOver = System.nanoTime() >= end;
            for (int i = 0; !isOver && all.size() < 2 * SLOW_EACH && i < SLOW_EACH; i++, number++) {
                all.add(new Slow(port, number / 2, number % 2 == 0));
            }
            long now = System.nanoTime();
            Set<Integer> served = served(port);
            for (Slow client : List.copyOf(all)) {
                boolean isServed = served.contains(client.socket.getLocalPort());
                try {
                    if (isServed) {
                        longest[client.sends ? 0 : 1] = Math.max(longest[client.sends ? 0 : 1], client.seconds(now));
                        client.second();
                    }
                } catch (IOException closed) {
                    isServed = false;
                }
                if (!isServed) {
                    client.socket.close();
                    all.remove(client);
                }
            }
            Thread.sleep(Math.max(1, TimeUnit.NANOSECONDS.toMillis(next - System.nanoTime())));
        }
        return longest;
    }

    /** The ports of the clients whose connections the studio has, as the system knows. */
    private static Set<Integer> served(int port) throws IOException {
        Set<Integer> clients = new HashSet<>();
        for (String table : List.of("/proc/net/tcp", "/proc/net/tcp6")) {
            for (String line : Files.readAllLines(Path.of(table))) {
                String[] fields = line.strip().split("\\s+", -1);
                boolean isOurs = fields[1].endsWith(":%04X".formatted(port)) && !fields[9].equals("0");
                if (isOurs && !fields[3].equals("0A")) { // who listens
                    clients.add(Integer.parseInt(fields[2].substring(fields[2].indexOf(':') + 1), 16));
                }
            }
        }
        return clients;
    }

    /** How many nanoseconds each page took, with a connection of its own. */
    private List<Long> pages(Studio studio, long end) {
        List<Long> times = new ArrayList<>();
        try {
            while (System.nanoTime() < end) {
                long begin = System.nanoTime();
                try (Asking asking = new Asking(studio)) {
                    assertThat(asking.ask("/")).isEqualTo(Response.OK);
                }
                times.add(System.nanoTime() - begin);
                Thread.sleep(20);
            }
        } catch (IOException | InterruptedException | AssertionError e) {
            failures.add(e);
        }
        return times;
    }

    // ---- speed

    @Test
    void filesAreServedByTheThousand() throws Exception {
        try (Studio studio = Studio.start(0)) {
            perSecond(studio, CLIENTS, 0, new ConcurrentLinkedQueue<>()); // warm
            Queue<Long> times = new ConcurrentLinkedQueue<>();
            double most = perSecond(studio, CLIENTS, 0, times);
            Queue<Long> timesAtHalf = new ConcurrentLinkedQueue<>();
            double half = perSecond(studio, CLIENTS, (long) (CLIENTS * 2 * 1e9 / most), timesAtHalf);
            long[] sorted = timesAtHalf.stream().mapToLong(Long::longValue).sorted().toArray();
            System.out.printf("%.0f files a second; at %.0f a second %.1f ms (99th percentile)%n", most, half,
                    sorted[sorted.length * 99 / 100] / MILLION);
            assertThat(most).isGreaterThan(2000);
            assertThat(sorted[sorted.length * 99 / 100]).isLessThan(TimeUnit.MILLISECONDS.toNanos(250));
        }
    }

    /** Asks for files for some seconds, each client once in {@code pause} nanoseconds at most. */
    private double perSecond(Studio studio, int clients, long pause, Queue<Long> times) throws InterruptedException {
        int seconds = 5;
        long start = System.nanoTime();
        long end = start + TimeUnit.SECONDS.toNanos(seconds);
        clients(clients, number -> {
            List<Long> own = new ArrayList<>();
            long next = start + pause * number / clients;
            try (Asking asking = new Asking(studio)) {
                while (System.nanoTime() < end) {
                    long before = System.nanoTime();
                    if (next > before) {
                        TimeUnit.NANOSECONDS.sleep(next - before);
                    }
                    next += pause;
                    long begin = System.nanoTime();
                    assertThat(asking.ask("/js/main.js")).isEqualTo(Response.OK);
                    own.add(System.nanoTime() - begin);
                }
            }
            times.addAll(own);
        });
        return times.size() / (double) seconds;
    }

    // ---- clients

    private interface Work {
        void of(int number) throws IOException, InterruptedException;
    }

    private void clients(int clients, Work work) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            int number = i;
            threads.add(Thread.ofPlatform().start(() -> {
                try {
                    work.of(number);
                } catch (IOException | InterruptedException | AssertionError e) {
                    failures.add(e);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(failures).isEmpty();
    }

    /** Asks on one connection, which stays. */
    private static final class Asking implements AutoCloseable {
        private final RawClient client;
        private final String host;
        private final Answers answers;

        Asking(Studio studio) throws IOException {
            client = new RawClient(studio.port());
            host = " HTTP/1.1\r\nHost: localhost:" + studio.port() + "\r\n\r\n";
            answers = new Answers(client.socket().getInputStream());
        }

        /** The status. */
        int ask(String path) throws IOException {
            client.send("GET " + path + host);
            Answers.Read answer = answers.next(false);
            if (answer == null) {
                throw new IOException("closed");
            }
            return answer.status();
        }

        @Override
        public void close() throws IOException {
            client.close();
        }
    }
}
