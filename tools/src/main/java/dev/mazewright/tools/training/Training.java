package dev.mazewright.tools.training;

import dev.mazewright.cli.Main;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.studio.Studio;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the build runs to fill the JDK's ahead-of-time cache: the classes loaded and the methods found hot here need no
 * loading and less warming up in every later start. Not a command, and it leaves nothing behind but the cache.
 *
 * <p>A new command belongs in {@link #RUNS}: one line with typical arguments, small, without files and network.
 */
final class Training {
    /** The command lines that are run, one after the other, as a user would type them; the input is the map below. */
    static final List<String> RUNS = List.of(
            "--version",
            "--help",
            "no-such-command",
            "generate --help",
            "generate",
            "generate --rows 10 --columns 20 --generator wilson --seed 7 --braid 0.2",
            "generate rectangle:20x20/wilson/seed:1 --format unicode --solution",
            "generate rectangle:20x20/kruskal/seed:1 --format text --solution",
            "generate rectangle:20x20/binary-tree/seed:1 --format json --count 3",
            "generate hexagon:20x20/recursive-backtracker/seed:1 --format svg --solution",
            "generate triangle:20x20/wilson/seed:1 --format png",
            "generate rectangle:20x20/wilson/seed:1 --format blocks",
            "generate rectangle:2x2/recursive-backtracker/seed:1 --format none",
            "generate rectangle:20x20/wilson/seed:x",
            "solve rectangle:20x20/wilson/seed:1",
            "solve rectangle:20x20/wilson/seed:1 --json --solver a-star",
            "solve - --json",
            "solve - --moves octile",
            "solve - --start 0,0",
            "info -",
            "info rectangle:20x20/wilson/seed:1 --json",
            "convert - -o - --format json",
            "convert - -o - --as cells",
            "list generators",
            "list generators --json",
            "list shapes",
            "list formats",
            "lesson cells --seed 1",
            "lesson notebook --seed 1",
            // The hot loops, long enough to be known as such.
            "generate rectangle:1000x1000/recursive-backtracker/seed:1 --format none",
            "generate rectangle:1000x1000/recursive-backtracker/seed:2 --format none",
            "generate rectangle:1000x1000/kruskal/seed:1 --format none",
            "generate rectangle:1000x1000/wilson/seed:1 --format none",
            "generate rectangle:1000x1000/binary-tree/seed:1 --format none",
            "generate rectangle:1000x1000/sidewinder/seed:1 --format none",
            "generate rectangle:1000x1000/eller/seed:1 --format none",
            "generate rectangle:1000x1000/recursive-division/seed:1 --format none",
            "generate rectangle:1000x1000/hunt-and-kill/seed:1 --format none",
            "generate rectangle:1000x1000/prim-frontier-cell/seed:1 --format none",
            "generate rectangle:1000x1000/prim-frontier-edge/seed:1 --format none",
            "generate rectangle:300x300/aldous-broder/seed:1 --format none",
            "generate rectangle:500x500/wilson/seed:1 --format json",
            "info rectangle:500x500/wilson/seed:1",
            "solve rectangle:500x500/wilson/seed:1 --json");

    /** What a browser asks the studio for first. */
    private static final List<String> PAGES = List.of(
            "/",
            "/js/main.js",
            "/api/v1/catalog",
            "/api/v1/scene?recipe=rectangle:20x30/wilson/seed:1",
            "/api/v1/scene?recipe=hexagon:12x12/wilson/seed:1&solution=true",
            "/api/v1/info?recipe=rectangle:20x30/wilson/seed:1",
            "/api/v1/trace?recipe=rectangle:20x30/wilson/seed:1&of=generate");

    private static final int ASKED = 20;

    private static final String MAP = """
            type octile
            height 5
            width 7
            map
            @@@@@@@
            @.....@
            @.@@@.@
            @...@.@
            @@@@@@@
            """;

    private Training() {}

    /** Runs them all and drops what they print. Should one fail, the cache knows less, and nothing else happens. */
    public static void main(String[] arguments) {
        for (String run : RUNS) {
            Main.run(
                    run.split(" ", -1),
                    Terminal.of(map(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream()));
        }
        serve();
        warmOwnStreams();
    }

    /** What each run reads. */
    static InputStream map() {
        return new ByteArrayInputStream(MAP.getBytes(StandardCharsets.UTF_8));
    }

    /** The studio, asked as a browser asks first. */
    private static void serve() {
        try (Studio studio = Studio.start(0)) {
            for (int i = 0; i < ASKED; i++) {
                for (String path : PAGES) {
                    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), studio.port())) {
                        String request = "GET " + path + " HTTP/1.1\r\nHost: localhost:" + studio.port()
                                + "\r\nConnection: close\r\n\r\n";
                        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
                        socket.getInputStream().transferTo(OutputStream.nullOutputStream());
                    }
                }
            }
        } catch (IOException e) {
            // where nothing can listen, the studio starts more slowly
        }
    }

    /** The classes behind the process's own streams, which the runs above did not need. */
    private static void warmOwnStreams() {
        try {
            Terminal own = Terminal.own();
            own.needsAscii();
            own.isWatched();
            own.out().flush();
        } catch (IOException e) {
            // the user may have closed them
        }
    }
}
