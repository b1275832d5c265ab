package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A class of sixty on a studio of 256 MB for half a minute: the teacher's stage changes five times a second, each pupil
 * asks for each maze and sends a move four times a second, as the page does.
 */
@Tag("slow")
class ClassLoadTest {
    private static final int CLASS = 60;
    private static final int STATES = 150;
    private static final int BETWEEN_STATES = 200;
    private static final int BETWEEN_MOVES = 250;
    private static final String STAGE = "rectangle:30x40/wilson/seed:%d";
    private static final String RACE = "rectangle:40x40/recursive-backtracker/seed:3";
    private static final Pattern SEED = Pattern.compile("seed:(\\d+)");
    private static final Pattern NUMBER_AND_KEY = Pattern.compile("\"pupil\":(\\d+).*\"key\":\"([^\"]+)\"");

    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final AtomicLongArray sentAt = new AtomicLongArray(STATES);
    private final Queue<Long> states = new ConcurrentLinkedQueue<>();
    private final Queue<Long> mazes = new ConcurrentLinkedQueue<>();
    private final Queue<Long> moves = new ConcurrentLinkedQueue<>();
    private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    private final CountDownLatch joined = new CountDownLatch(CLASS);
    private final CountDownLatch sawTheLast = new CountDownLatch(CLASS);

    private URI page;
    private String teacher;
    private String pupil;
    private volatile boolean isOver;

    @Test
    void sixtyPupilsAreServedWithin256Megabytes() throws Exception {
        Process process = serve();
        try (client) {
            long[] idle = status(process);
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < CLASS; i++) {
                String name = "Pupil " + i;
                threads.add(Thread.startVirtualThread(() -> noted(() -> watch())));
                threads.add(Thread.startVirtualThread(() -> noted(() -> walk(name))));
            }
            assertThat(joined.await(30, TimeUnit.SECONDS)).isTrue();
            post("race", teacher, "{\"action\": \"begin\", \"recipe\": \"" + RACE + "\"}");
            for (int number = 0; number < STATES; number++) {
                sentAt.set(number, System.nanoTime());
                post("stage", teacher, "{\"link\": \"" + STAGE.formatted(number) + "\"}");
                Thread.sleep(BETWEEN_STATES);
            }
            assertThat(sawTheLast.await(30, TimeUnit.SECONDS)).as("all see the last state").isTrue();
            isOver = true;
            long[] busy = status(process);
            for (Thread thread : threads) {
                thread.join();
            }
            System.out.printf("a class of %d: %s; %s; %s%n", CLASS, times("state", states), times("maze", mazes), times("move", moves));
            System.out.printf("%d MB resident and %d threads, before %d MB and %d%n", busy[0] >> 10, busy[1], idle[0] >> 10, idle[1]);
            assertThat(failures).isEmpty();
            assertThat(states).as("states, of which those that follow each other within 0.1 s may be one")
                    .hasSizeGreaterThan(CLASS * STATES * 9 / 10);
            assertThat(percentile(states, 50)).isLessThan(200);
            assertThat(percentile(states, 99)).isLessThan(600);
            assertThat(percentile(mazes, 99)).isLessThan(1500);
            assertThat(percentile(moves, 99)).isLessThan(1000);
            assertThat(busy[0]).as("kilobytes resident").isLessThan(400_000);
            assertThat(busy[1]).as("threads").isLessThan(idle[1] + 30);
        } finally {
            process.destroy();
            process.waitFor(10, TimeUnit.SECONDS);
        }
    }

    // ---- the server

    private Process serve() throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m", "-cp", System.getProperty("java.class.path"),
                        "dev.mazewright.cli.Main", "serve", "--no-browser", "--port", "0", "--lan", "127.0.0.2")
                .start();
        BufferedReader printed = process.errorReader();
        teacher = token(printed.readLine());
        pupil = token(printed.readLine());
        return process;
    }

    private String token(String line) {
        Matcher link = Pattern.compile("(http://\\S+/)\\?token=(\\S+)").matcher(line);
        assertThat(link.find()).as(line).isTrue();
        page = URI.create(link.group(1));
        return link.group(2);
    }

    /** Kilobytes resident, and threads. */
    private static long[] status(Process process) throws IOException {
        List<String> lines = Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"));
        return List.of("VmRSS:", "Threads:").stream()
                .mapToLong(name -> lines.stream()
                        .filter(line -> line.startsWith(name))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                        .findFirst()
                        .orElse(0))
                .toArray();
    }

    // ---- a pupil

    /** Reads the event stream, and asks for each maze of the stage. */
    private void watch() throws IOException, InterruptedException {
        HttpResponse<InputStream> stream = client.send(request("class/events", pupil).build(), HttpResponse.BodyHandlers.ofInputStream());
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher seed = SEED.matcher(line);
                if (!line.startsWith("data: {\"link\"") || !seed.find()) {
                    continue;
                }
                int number = Integer.parseInt(seed.group(1));
                states.add(System.nanoTime() - sentAt.get(number));
                answered(mazes, request("scene?recipe=" + STAGE.formatted(number), pupil));
                if (number == STATES - 1) {
                    sawTheLast.countDown();
                    return;
                }
            }
        }
        throw new IOException("the stream ended: " + stream.statusCode());
    }

    /** Gives a name, and walks on the solution until all is over. */
    private void walk(String name) throws IOException, InterruptedException {
        Matcher own = NUMBER_AND_KEY.matcher(post("name", pupil, "{\"name\": \"" + name + "\"}"));
        assertThat(own.find()).isTrue();
        List<Long> path = path();
        joined.countDown();
        int made = 0;
        while (!isOver) {
            Thread.sleep(BETWEEN_MOVES);
            String body = "{\"pupil\": %s, \"key\": \"%s\", \"race\": 1, \"from\": %d, \"cells\": [%d]}"
                    .formatted(own.group(1), own.group(2), made, path.get(made));
            HttpResponse<String> answer = answered(moves, request("class/moves", pupil).POST(HttpRequest.BodyPublishers.ofString(body)));
            made += answer.statusCode() == 200 ? 1 : 0; // before the race has begun it is refused
        }
        assertThat(made).isPositive();
    }

    /** The cells after the start. */
    private static List<Long> path() {
        var puzzle = Recipe.parse(RACE).make();
        var grid = puzzle.maze().grid();
        List<Long> cells = new ArrayList<>();
        Solving.shortest(puzzle, "breadth-first", Context.standard()).forEach(cell -> cells.add(grid.number(cell)));
        return cells.subList(1, cells.size());
    }

    // ---- requests

    private HttpRequest.Builder request(String path, String token) {
        return HttpRequest.newBuilder(page.resolve("/api/v1/" + path))
                .header("Content-Type", "application/json")
                .header("Cookie", "mazewright-" + page.getPort() + "=" + token);
    }

    private HttpResponse<String> answered(Queue<Long> times, HttpRequest.Builder request) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.ISO_8859_1));
        times.add(System.nanoTime() - begin);
        assertThat(answer.statusCode()).isIn(200, 422);
        return answer;
    }

    private String post(String path, String token, String json) throws IOException, InterruptedException {
        HttpRequest request = request("class/" + path, token).POST(HttpRequest.BodyPublishers.ofString(json)).build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    private interface Work {
        void run() throws IOException, InterruptedException;
    }

    private void noted(Work work) {
        try {
            work.run();
        } catch (IOException | AssertionError e) {
            failures.add(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    // ---- times

    private static String times(String what, Queue<Long> times) {
        return "%d times a %s: median %.0f ms, 99th percentile %.0f, longest %.0f"
                .formatted(times.size(), what, percentile(times, 50), percentile(times, 99), percentile(times, 100));
    }

    /** In milliseconds. */
    private static double percentile(Queue<Long> times, int percent) {
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        return sorted[(sorted.length - 1) * percent / 100] / 1e6;
    }
}
