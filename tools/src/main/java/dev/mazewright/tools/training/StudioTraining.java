package dev.mazewright.tools.training;

import dev.mazewright.cli.Main;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.studio.Studio;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the build runs to fill the ahead-of-time cache of the studio: its start, and what a browser asks first. Not a command,
 * and it leaves nothing behind but the cache.
 */
final class StudioTraining {
    /** What a browser asks the studio for first. */
    static final List<String> PAGES = List.of(
            "/",
            "/js/main.js",
            "/api/v1/catalog",
            "/api/v1/scene?recipe=rectangle:20x30/wilson/seed:1",
            "/api/v1/scene?recipe=hexagon:12x12/wilson/seed:1&solution=true",
            "/api/v1/info?recipe=rectangle:20x30/wilson/seed:1",
            "/api/v1/trace?recipe=rectangle:20x30/wilson/seed:1&of=generate");

    /** As much of an answer as its first line may take, in bytes. */
    private static final int LINE = 100;

    private StudioTraining() {}

    /** Starts the studio and asks it. Should that fail, the cache knows less, and nothing else happens. */
    public static void main(String[] arguments) {
        // A serve command runs until it is interrupted. With an invalid port it loads its classes and ends, and the studio
        // is started here, so that it can be closed.
        Main.run(new String[] {"serve", "--port", "none"}, Terminal.own());
        try (Studio studio = Studio.start(0)) {
            for (String path : PAGES) {
                statusOf(path, studio.port());
            }
        } catch (IOException e) {
            // where nothing can listen, the studio starts more slowly
        }
    }

    /** The first line of the answer. */
    static String statusOf(String path, int port) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String request = "GET " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            byte[] answer = socket.getInputStream().readAllBytes();
            return new String(answer, 0, Math.min(answer.length, LINE), StandardCharsets.US_ASCII).lines().findFirst().orElse("");
        }
    }
}
