package dev.mazewright.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands of all kinds, one after the other, beside a studio that is asked for all kinds of things: nothing grows, and nothing is left behind. */
@Tag("slow")
class SoakTest {
    private static final int SECONDS = Integer.getInteger("mazewright.soak", 60);
    private static final int SAMPLES = 12;
    /** Of the samples, those before the caches are full. */
    private static final int WARM = 2;
    private static final int CLIENTS = 4;
    private static final long PAUSE = 500;
    private static final long PAUSE_OF_COMMANDS = 3000;

    private static final List<String> GETS = List.of(
            "/", "/js/main.js", "/api/v1/catalog", "/api/v1/none",
            "/api/v1/scene?recipe=rectangle:30x30/wilson/seed:%d",
            "/api/v1/scene?recipe=rectangle:500x500/recursive-backtracker/seed:%d",
            "/api/v1/maze?recipe=hexagon:12x12/wilson/seed:%d&format=svg&solution=true",
            "/api/v1/maze?recipe=rectangle:20x20/eller/seed:%d&format=png",
            "/api/v1/maze?recipe=rectangle:12x12/eller/seed:%d&format=gif",
            "/api/v1/maze?recipe=polar:6x6/kruskal/seed:%d&format=pdf",
            "/api/v1/zip?recipe=rectangle:9x9/wilson/seed:%d&count=3&format=svg",
            "/api/v1/solve?recipe=rectangle:30x30/recursive-backtracker/seed:%d&solver=a-star",
            "/api/v1/info?recipe=voronoi:6x6/wilson/seed:%d",
            "/api/v1/statistics?recipe=rectangle:10x10/wilson/seed:%d&count=5",
            "/api/v1/trace?recipe=rectangle:12x12/wilson/seed:%d&of=generate");
    private static final Map<String, String> POSTS = Map.of(
            "/api/v1/style", "{\"style\":\"wall-thickness = %d\"}",
            "/api/v1/book", "{\"toml\":\"title = \\\"T\\\"\\n[[section]]\\nmazes = 2\\nsize = \\\"1%dx9\\\"\\n\"}",
            "/api/v1/books", "{\"toml\":\"title = \\\"T\\\"\\n[[section]]\\nmazes = 2\\nsize = \\\"9x1%d\\\"\\n\",\"pdf\":\"plain\"}",
            "/api/v1/tasks", "{\"recipe\":\"rectangle:2000x2000/sidewinder/seed:%d\"}",
            "/api/v1/picture", "no JSON %d");
    private static final List<String> COMMANDS = List.of(
            "generate rectangle:40x40/wilson/seed:%d -o maze.png", "solve maze.png -o solved.png", "generate hexagon:9x9/seed:%d -o maze.json",
            "solve maze.json --json", "info maze.json", "convert maze.json -o maze.pdf", "generate rectangle:9x9/seed:%d -o maze.gif",
            "generate rectangle:9x9/no-such-generator/seed:%d", "solve missing.json");

    @TempDir Path folder;

    private final Map<Integer, AtomicInteger> statuses = new ConcurrentHashMap<>();
    private final Map<Integer, Integer> codes = new TreeMap<>();
    private final Queue<String> failures = new ConcurrentLinkedQueue<>();
    private int commands;

    /** What a process holds, and what lies in the folder of temporary files. */
    private record Held(long heap, long threads, long handles, long files) {}

    @Test
    void nothingGrows() throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "there is no /proc");
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Path work = Files.createDirectory(folder.resolve("work"));
        Process studio = java(temporary, work, "-Xmx256m", List.of("serve", "--no-browser", "--port", "0")).start();
        List<Held> held = new ArrayList<>();
        try (HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            Matcher address = Pattern.compile("http://\\S+").matcher(studio.errorReader().readLine());
            assertThat(address.find()).isTrue();
            URI url = URI.create(address.group());
            for (int i = 0; i < SAMPLES; i++) {
                long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS) / SAMPLES;
                List<Thread> threads = new ArrayList<>();
                for (int j = 0; j < CLIENTS; j++) {
                    Random random = new Random(CLIENTS * i + j);
                    threads.add(Thread.startVirtualThread(() -> ask(client, url, random, end)));
                }
                run(temporary, work, end);
                for (Thread thread : threads) {
                    thread.join();
                }
                held.add(held(studio, temporary));
            }
        } finally {
            studio.destroy();
            studio.waitFor(10, TimeUnit.SECONDS);
        }
        Held early = most(held.subList(WARM, SAMPLES / 2 + 1));
        Held late = most(held.subList(SAMPLES / 2 + 1, SAMPLES));
        System.out.printf(Locale.ROOT, "soak: %d s, %s requests, %s commands; at most in the first half and in the second: heap %d KB, %d KB; threads %d, %d; "
                        + "handles %d, %d; temporary files %d, %d%n",
                SECONDS, statuses, codes, early.heap >> 10, late.heap >> 10, early.threads, late.threads, early.handles, late.handles, early.files, late.files);
        assertThat(failures).isEmpty();
        assertThat(late.heap).as("heap: %s", held).isLessThanOrEqualTo(early.heap + early.heap / 10 + (2 << 20));
        assertThat(late.threads).as("threads: %s", held).isLessThanOrEqualTo(early.threads + 2);
        assertThat(late.handles).as("handles: %s", held).isLessThanOrEqualTo(early.handles + 4);
        assertThat(late.files).as("temporary files: %s", held).isZero();
        assertThat(temporary).isEmptyDirectory();
        try (Stream<Path> left = Files.list(work)) {
            assertThat(left.map(path -> path.getFileName().toString())).containsExactlyInAnyOrder(
                    "maze.gif", "maze.json", "maze.pdf", "maze.png", "solved.png");
        }
    }

    /** The most of each, since what is held varies with what was asked last. */
    private static Held most(List<Held> held) {
        return held.stream().reduce((one, other) -> new Held(Math.max(one.heap, other.heap), Math.max(one.threads, other.threads),
                Math.max(one.handles, other.handles), Math.max(one.files, other.files))).orElseThrow();
    }

    private ProcessBuilder java(Path temporary, Path work, String heap, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", heap,
                "-Djava.io.tmpdir=" + temporary, "-XX:-UsePerfData", "-cp", System.getProperty("java.class.path"), "dev.mazewright.cli.Main"));
        command.addAll(arguments);
        return new ProcessBuilder(command).directory(work.toFile());
    }

    private void ask(HttpClient client, URI url, Random random, long end) {
        try {
            while (System.nanoTime() < end) {
                int choice = random.nextInt(GETS.size() + POSTS.size());
                HttpRequest.Builder request;
                if (choice < GETS.size()) {
                    request = HttpRequest.newBuilder(url.resolve(GETS.get(choice).formatted(random.nextInt(1000))));
                } else {
                    String path = POSTS.keySet().stream().sorted().toList().get(choice - GETS.size());
                    String body = POSTS.get(path).formatted(1 + random.nextInt(9));
                    request = HttpRequest.newBuilder(url.resolve(path)).header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(body));
                }
                HttpResponse<byte[]> response = client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
                statuses.computeIfAbsent(response.statusCode(), status -> new AtomicInteger()).incrementAndGet();
                boolean isBad = choice < GETS.size() ? response.statusCode() == 422 : response.statusCode() == 404;
                if (isBad || response.statusCode() == 500) {
                    failures.add(request.build().uri() + ": " + new String(response.body(), StandardCharsets.UTF_8));
                }
                Thread.sleep(PAUSE);
            }
        } catch (IOException e) {
            failures.add(e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(Path temporary, Path work, long end) throws IOException, InterruptedException {
        while (System.nanoTime() < end) {
            List<String> arguments = List.of(COMMANDS.get(commands % COMMANDS.size()).formatted(commands).split(" "));
            commands++;
            Process process = java(temporary, work, "-Xmx256m", arguments).redirectErrorStream(true).redirectOutput(folder.resolve("out").toFile()).start();
            if (!process.waitFor(1, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                failures.add(arguments + " does not end");
            }
            codes.merge(process.exitValue(), 1, Integer::sum);
            if (process.exitValue() == 70) {
                failures.add(arguments + ": " + Files.readString(folder.resolve("out")));
            }
            Thread.sleep(SECONDS < 600 ? PAUSE : PAUSE_OF_COMMANDS);
        }
    }

    /** Without requests for some seconds: what is left after garbage collection, and what the system counts. */
    private static Held held(Process process, Path temporary) throws IOException, InterruptedException {
        Thread.sleep(2500); // idle threads end after a second, idle connections after four
        String heap = jcmd(process, "GC.run") + jcmd(process, "GC.heap_info");
        long kilobytes = Pattern.compile("(?:DefNew|Tenured) .*?used (\\d+)K").matcher(heap).results().map(used -> used.group(1)).mapToLong(Long::parseLong).sum();
        assertThat(kilobytes).as(heap).isPositive();
        Path proc = Path.of("/proc/" + process.pid());
        long threads = Files.readAllLines(proc.resolve("status")).stream().filter(line -> line.startsWith("Threads:"))
                .map(line -> Pattern.compile("\\d+").matcher(line).results().map(MatchResult::group).findFirst().orElse("0")).mapToLong(Long::parseLong).sum();
        return new Held(kilobytes << 10, threads, count(proc.resolve("fd")), count(temporary));
    }

    private static long count(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String jcmd(Process process, String command) throws IOException {
        Process run = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(), Long.toString(process.pid()), command)
                .redirectErrorStream(true).start();
        return new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
