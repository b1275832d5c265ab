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
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A book of 200 pages in a heap of 256 MiB: a process of its own makes its mazes, its pages and its PDF. */
@Tag("slow")
class BookMemoryTest {
    @Test
    void aHeapOf256MebibytesIsEnough() throws IOException, InterruptedException {
        Process child = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), Child.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(child.waitFor(10, TimeUnit.MINUTES)).isTrue();
        assertThat(child.exitValue()).as(printed).isZero();
        assertThat(printed).contains("200 pages");
    }

    /** What runs in the process. */
    static final class Child {
        /** 169 mazes, a page each, 29 pages of answers, a title page and one that says how to. */
        private static final String BOOK = "title = \\\"Large\\\"\\n[[section]]\\nmazes = 169\\nsize = \\\"40x50\\\"\\n"
                + "shapes = [\\\"rectangle\\\", \\\"hexagon\\\"]\\ngenerators = [\\\"wilson\\\"]\\n";

        private static final HttpClient CLIENT = HttpClient.newHttpClient();

        private Child() {}

        public static void main(String[] arguments) throws Exception {
            try (Studio studio = Studio.start(0)) {
                String api = studio.url() + "api/v1/";
                for (String pdf : List.of("plain", "x")) {
                    long begun = System.nanoTime();
                    Map<?, ?> task = object(HttpRequest.newBuilder(URI.create(api + "books"))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString("{\"toml\": \"" + BOOK + "\", \"pdf\": \"" + pdf + "\"}"))
                            .build());
                    while (List.of("waiting", "running").contains((String) task.get("state"))) {
                        TimeUnit.MILLISECONDS.sleep(100);
                        task = object(HttpRequest.newBuilder(URI.create(api + "task?id=" + task.get("id"))).build());
                    }
                    if (!"done".equals(task.get("state"))) {
                        throw new IllegalStateException(task.toString());
                    }
                    for (int page = 1; page <= 200; page++) {
                        get(api + "book/page?book=" + task.get("book") + "&page=" + page);
                    }
                    byte[] file = get(api + "book/pdf?task=" + task.get("id"));
                    try (PDDocument read = Loader.loadPDF(file)) {
                        System.out.println(read.getNumberOfPages() + " pages, " + file.length + " bytes, "
                                + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun) + " ms");
                    }
                }
            }
            System.exit(0);
        }

        private static byte[] get(String url) throws Exception {
            HttpResponse<byte[]> answer =
                    CLIENT.send(HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.ofByteArray());
            if (answer.statusCode() != 200) {
                throw new IllegalStateException(url + ": " + new String(answer.body(), StandardCharsets.UTF_8));
            }
            return answer.body();
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
