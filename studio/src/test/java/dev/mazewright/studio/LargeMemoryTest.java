package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.stage.testing.JsonRead;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The largest mazes in a heap of 512 MiB: a process of its own generates one after the other and serves their tiles. */
@Tag("slow")
class LargeMemoryTest {
    @Test
    void aHeapOf512MebibytesIsEnough() throws IOException, InterruptedException {
        Process child = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m", "-XX:+UseSerialGC", "-XX:MaxNewSize=16m", "-cp", System.getProperty("java.class.path"), Child.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(child.waitFor(30, TimeUnit.MINUTES)).isTrue();
        assertThat(child.exitValue()).as(printed).isZero();
        assertThat(printed).contains("10 mazes");
    }

    /** What runs in the process. */
    static final class Child {
        private static final HttpClient CLIENT = HttpClient.newHttpClient();

        private Child() {}

        public static void main(String[] arguments) throws Exception {
            List<String> recipes = List.of(
                    "rectangle:100000x10000/eller/seed:1",
                    "rectangle:10000x100000/eller/seed:1",
                    "rectangle:100000x10000/sidewinder/seed:1",
                    "rectangle:10000x100000/binary-tree/seed:1",
                    "rectangle:20000x15000/wilson/seed:1",
                    "rectangle:15000x20000/recursive-backtracker/seed:2",
                    "rectangle:20000x15000/recursive-division/seed:1",
                    "rectangle:17000x17648/kruskal/seed:1",
                    "rectangle:17000x17648/hunt-and-kill/seed:1",
                    "rectangle:17000x17648/prim-frontier-cell/seed:1");
            try (Studio studio = Studio.start(0)) {
                for (String recipe : arguments.length == 0 ? recipes : List.of(arguments)) {
                    long begun = System.nanoTime();
                    generate(studio.url(), recipe);
                    System.out.println(recipe + ": " + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun) + " s");
                }
            }
            System.out.println(recipes.size() + " mazes");
            System.exit(0);
        }

        private static void generate(String url, String recipe) throws Exception {
            Map<?, ?> task = object(HttpRequest.newBuilder(URI.create(url + "api/v1/tasks"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"recipe\": \"" + recipe + "\"}"))
                    .build());
            while (List.of("waiting", "running").contains((String) task.get("state"))) {
                TimeUnit.MILLISECONDS.sleep(200);
                task = object(HttpRequest.newBuilder(URI.create(url + "api/v1/task?id=" + task.get("id"))).build());
            }
            if (!"done".equals(task.get("state"))) {
                throw new IllegalStateException(recipe + ": " + task);
            }
            for (String tile : List.of("-3&row=1&column=1", "-2&row=4&column=4", "0&row=15&column=15", "3&row=100&column=100")) {
                HttpResponse<byte[]> answer = CLIENT.send(
                        HttpRequest.newBuilder(URI.create(url + "api/v1/tiles?maze=" + task.get("maze") + "&zoom=" + tile)).build(),
                        HttpResponse.BodyHandlers.ofByteArray());
                if (answer.statusCode() != 200) {
                    throw new IllegalStateException(recipe + " " + tile + ": " + answer.statusCode() + " " + new String(answer.body(), StandardCharsets.UTF_8));
                }
            }
        }

        private static Map<?, ?> object(HttpRequest request) throws Exception {
            HttpResponse<String> answer = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new IllegalStateException(answer.body());
            }
            return (Map<?, ?>) JsonRead.value(answer.body());
        }
    }
}
