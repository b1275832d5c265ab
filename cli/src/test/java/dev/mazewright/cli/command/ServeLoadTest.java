package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two hundred clients for two minutes, on a studio of 256 MB; then half of what it can do, and how long a maze takes. And its end. */
@Tag("slow")
class ServeLoadTest {
    private static final int CLIENTS = 200;
    private static final int SECONDS = Integer.getInteger("mazewright.load", 120);
    private static final List<String> MIX = List.of(
            "/",
            "/js/main.js",
            "/api/v1/catalog",
            "/api/v1/scene?recipe=rectangle:50x50/wilson/seed:%d",
            "/api/v1/maze?recipe=rectangle:50x50/kruskal/seed:%d&format=json",
            "/api/v1/maze?recipe=hexagon:20x20/wilson/seed:%d&format=svg&solution=true",
            "/api/v1/maze?recipe=rectangle:30x30/eller/seed:%d&format=png",
            "/api/v1/solve?recipe=rectangle:50x50/recursive-backtracker/seed:%d&solver=a-star",
            "/api/v1/trace?recipe=rectangle:20x20/wilson/seed:%d&of=generate",
            "/api/v1/scene?recipe=rectangle:700x700/recursive-backtracker/seed:%d");
    private static final int HEAVY_JOBS = 20;
    private static final List<String> HEAVY = List.of(
            "/api/v1/maze?recipe=rectangle:1x1000000/aldous-broder/seed:%d",
            "/api/v1/difficulty?recipe=rectangle:300x300/wilson/seed:%d&range=100..100",
            "/api/v1/statistics?recipe=hexagon:100x100/aldous-broder/seed:%d",
            "/api/v1/maze?recipe=hexagon:1x300000/houston/seed:%d&format=gif",
            "/api/v1/solve?recipe=rectangle:1000x1000/wilson/seed:%d&solver=random-mouse");
    private static final String MEASURED = "/api/v1/scene?recipe=rectangle:50x50/recursive-backtracker/seed:%d";

    private final Map<Integer, AtomicInteger> statuses = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<String> failures = new ConcurrentLinkedQueue<>();

    @Test
    void itAnswersOrSaysThatItIsBusy() throws Exception {
        Process process = serve();
        try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            URI url = address(process);
            double perSecond = load(client, url, CLIENTS, 0, SECONDS, MIX) / (double) SECONDS;
            long kilobytes = residentKilobytes(process.pid());
            System.out.printf("%d clients, %d s: %.0f requests a second, %s, %d MB resident%n",
                    CLIENTS, SECONDS, perSecond, statuses, kilobytes >> 10);
            assertThat(failures).isEmpty();
            assertThat(statuses.keySet()).isSubsetOf(200, 429, 503);
            assertThat(statuses.get(200).get()).isGreaterThan(SECONDS);
            assertThat(kilobytes).isLessThan(700_000);

            long[] times = paced(client, url, perSecond / 2);
            Arrays.sort(times);
            System.out.printf("at half load: 50 x 50 in %.1f ms (median), %.1f ms (99th percentile of %d)%n",
                    times[times.length / 2] / 1e6, times[times.length * 99 / 100] / 1e6, times.length);
            assertThat(times[times.length * 99 / 100]).isLessThan(TimeUnit.MILLISECONDS.toNanos(250));
        } finally {
            process.destroy();
            process.waitFor(10, TimeUnit.SECONDS);
        }
    }

    @Test
    void itStopsSoonWhileItWorks() throws Exception {
        Process process = serve();
        try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            URI url = address(process);
            for (int i = 0; i < HEAVY_JOBS; i++) {
                String path = HEAVY.get(i % HEAVY.size()).formatted(i);
                var unanswered = client.sendAsync(
                        HttpRequest.newBuilder(url.resolve(path)).build(), HttpResponse.BodyHandlers.discarding());
                assertThat(unanswered).isNotDone();
            }
            Thread.sleep(2000);
            long before = System.nanoTime();
            assertThat(new ProcessBuilder("kill", "-TERM", Long.toString(process.pid())).start().waitFor()).isZero();
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            double seconds = (System.nanoTime() - before) / 1e9;
            System.out.printf("stopped in %.2f s while %d heavy jobs ran%n", seconds, HEAVY_JOBS);
            assertThat(process.exitValue()).isEqualTo(143);
            assertThat(seconds).isLessThan(5);
            new ServerSocket(url.getPort(), 1, InetAddress.getLoopbackAddress()).close();
            assertThat(process.inputReader().lines()).isEmpty();
            assertThat(process.errorReader().lines()).isEmpty();
        } finally {
            process.destroyForcibly();
        }
    }

    private static Process serve() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-Xmx256m",
                        "-cp", System.getProperty("java.class.path"), "dev.mazewright.cli.Main", "serve", "--no-browser", "--port", "0")
                .start();
    }

    private static URI address(Process process) throws IOException {
        Matcher address = Pattern.compile("http://\\S+").matcher(process.errorReader().readLine());
        assertThat(address.find()).isTrue();
        return URI.create(address.group());
    }

    /** How many requests were answered. */
    private int load(HttpClient client, URI url, int clients, long pause, int seconds, List<String> paths)
            throws InterruptedException {
        AtomicInteger answered = new AtomicInteger();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            Random random = new Random(i);
            threads.add(Thread.startVirtualThread(() -> {
                while (System.nanoTime() < end) {
                    ask(client, url, paths.get(random.nextInt(paths.size())), random.nextInt(1000));
                    answered.incrementAndGet();
                    sleep(pause);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return answered.get();
    }

    private void ask(HttpClient client, URI url, String path, int seed) {
        try {
            HttpResponse<byte[]> response = client.send(
                    HttpRequest.newBuilder(url.resolve(path.formatted(seed))).build(), HttpResponse.BodyHandlers.ofByteArray());
            statuses.computeIfAbsent(response.statusCode(), status -> new AtomicInteger()).incrementAndGet();
            if (response.statusCode() != 200 && response.statusCode() != 503) {
                failures.add(path + ": " + new String(response.body(), java.nio.charset.StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            failures.add(path + ": " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void sleep(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The mix at this rate, and beside it mazes one after the other, whose times are measured. */
    private long[] paced(HttpClient client, URI url, double perSecond) throws InterruptedException {
        int clients = CLIENTS / 2;
        Thread load = Thread.startVirtualThread(() -> {
            try {
                load(client, url, clients, (long) (1000 * clients / perSecond), SECONDS / 4, MIX);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        List<Long> times = new ArrayList<>();
        while (load.isAlive()) {
            long begin = System.nanoTime();
            ask(client, url, MEASURED, times.size());
            times.add(System.nanoTime() - begin);
            Thread.sleep(20);
        }
        return times.stream().mapToLong(Long::longValue).toArray();
    }

    private static long residentKilobytes(long process) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + process + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                .findFirst()
                .orElse(0);
    }
}
