package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.Run;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The studio as a process: what it prints, its exit codes, and that it ends on a signal. */
class ServeTest {
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.[12]:(\\d+)/");

    /** The studio in a process of its own. */
    private record Served(Process process, BufferedReader reader, String url) implements AutoCloseable {
        static Served start(String... options) throws IOException {
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Xmx256m",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "dev.mazewright.cli.Main",
                    "serve",
                    "--no-browser"));
            command.addAll(List.of(options));
            Process process = new ProcessBuilder(command).start();
            BufferedReader said = process.errorReader();
            String line = said.readLine();
            Matcher address = ADDRESS.matcher(String.valueOf(line));
            assertThat(address.find()).as("the address in: " + line).isTrue();
            return new Served(process, said, address.group());
        }

        /** The next line that it says. */
        String said() throws IOException {
            return String.valueOf(reader.readLine());
        }

        int port() {
            return URI.create(url).getPort();
        }

        HttpResponse<String> get(String path) throws IOException, InterruptedException {
            try (HttpClient client = HttpClient.newHttpClient()) {
                return client.send(
                        HttpRequest.newBuilder(URI.create(url).resolve(path)).build(), HttpResponse.BodyHandlers.ofString());
            }
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    @Test
    void itServesThePageAndPrintsItsAddressOnly() throws Exception {
        try (Served served = Served.start("--port", "0")) {
            assertThat(served.get("/").statusCode()).isEqualTo(200);
            assertThat(served.get("/").body()).contains("Mazewright");
            assertThat(served.get("/no-such-page").statusCode()).isEqualTo(404);
            served.process.toHandle().destroy(); // leaves the streams open
            assertThat(served.process.waitFor(5, TimeUnit.MINUTES)).isTrue();
            assertThat(served.process.errorReader().lines()).isEmpty();
            assertThat(served.process.inputReader().lines()).isEmpty();
        }
    }

    /** The marks alone would take more than all its memory. */
    @Test
    void whatDoesNotFitIsRefusedBeforeItIsMade() throws Exception {
        try (Served served = Served.start("--port", "0")) {
            String picture = "/api/v1/maze?recipe=rectangle:2x2/wilson/seed:1&format=png&cellSize=";
            HttpResponse<String> answer = served.get(picture + 10_000);
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(413);
            assertThat(answer.body()).contains("bytes of memory");
            assertThat(served.get(picture + 100).statusCode()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @CsvSource({"INT,130", "TERM,143"})
    void aSignalEndsItAndThePortIsFree(String signal, int code) throws Exception {
        try (Served served = Served.start("--port", "0")) {
            assertThat(served.get("/").statusCode()).isEqualTo(200);
            int port = served.port();
            Process kill = new ProcessBuilder("kill", "-" + signal, Long.toString(served.process.pid())).start();
            assumeTrue(kill.waitFor() == 0, "signals cannot be sent");
            boolean ended = served.process.waitFor(signal.equals("INT") ? 10 : 60, TimeUnit.SECONDS);
            assumeTrue(ended || !signal.equals("INT"), "INT is ignored by what these tests start");
            assertThat(served.process.exitValue()).isEqualTo(code);
            new ServerSocket(port, 1, java.net.InetAddress.getLoopbackAddress()).close();
        }
    }

    @Test
    void aPortInUseIs69() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
            Run run = Run.of("serve --no-browser --port " + taken.getLocalPort());
            assertThat(run.code()).isEqualTo(69);
            assertThat(run.err())
                    .startsWith("mazewright: cannot listen at port " + taken.getLocalPort())
                    .contains("--port 0");
        }
    }

    @Test
    void aClassIsGivenALinkOfItsOwn() throws Exception {
        try (Served served = Served.start("--port", "0", "--lan", "127.0.0.2")) {
            assertThat(served.said()).startsWith("Pupils join at " + served.url + "?token=").doesNotContain("\u001b");
            assertThat(served.get("/").statusCode()).as("without a token").isEqualTo(403);
        }
    }

    /** 192.0.2.0 is a network of documents. */
    @Test
    void aClassReachesItAtAnAddressOfThisMachine() {
        for (String address : List.of("192.0.2.1", "0.0.0.0", "::", "localhost", "x", "", "224.0.0.1", "fe80::1", "127.0.0.1:80")) {
            Run run = Run.with("", "serve", "--no-browser", "--port=0", "--lan=" + address);
            assertThat(run.code()).as(address).isEqualTo(64);
            assertThat(run.err()).contains("'" + address + "' is not an address");
        }
    }

    @Test
    void aPortIsANumber() {
        for (String port : List.of("-1", "65536", "x", "", "1e3", "8080x")) {
            Run run = Run.with("", "serve", "--no-browser", "--port=" + port);
            assertThat(run.code()).as(port).isEqualTo(64);
            assertThat(run.err()).contains("0 to 65535");
        }
    }
}
