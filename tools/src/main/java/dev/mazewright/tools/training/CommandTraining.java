package dev.mazewright.tools.training;

import dev.mazewright.cli.Main;
import dev.mazewright.cli.process.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/**
 * What the build runs to fill the ahead-of-time cache of the commands: each class that is loaded here needs no loading in a
 * later start. The JVM takes over all of them at every start, some 12 microseconds each, so only what most short runs
 * need is here: no lesson, no PDF, no studio. Not a command, and it leaves nothing behind but the cache.
 */
final class CommandTraining {
    /** The command lines that are run, one after the other, as a user would type them; the input of each is {@link #input}. */
    static final List<String> RUNS = List.of(
            "--version",
            "generate --help",
            "generate rectangle:10x10/wilson/seed:1 --format digest -o-",
            "generate rectangle:10x10/wilson/seed:1 --format text --solution",
            "generate rectangle:10x10/kruskal/seed:1 --format none",
            "generate hexagon:10x10/recursive-backtracker/seed:1 --format svg --solution",
            "generate rectangle:10x10/wilson/seed:1 --format png",
            "generate rectangle:10x10/eller/seed:1 --format json",
            "solve rectangle:10x10/wilson/seed:1",
            "solve -",
            "solve - --json",
            "info -",
            "info rectangle:10x10/wilson/seed:1 --json",
            "convert - -o - --format json");

    /** A map of a benchmark and its queries: what prints them, and what reads that. */
    static final String MAP = "generate tiles:99x99/obstacles/seed:1 --format movingai";
    static final String MAP_RUN = "info -";
    static final String QUERIES = "generate tiles:40x40/obstacles/seed:1 --format scenario";
    static final String QUERIES_RUN = "solve tiles:40x40/obstacles/seed:1 --moves octile --scenario -";

    private CommandTraining() {}

    /** Runs them all and drops what they print. Should one fail, the cache knows less, and nothing else happens. */
    public static void main(String[] arguments) {
        run(RUNS, input());
        run(List.of(MAP_RUN), output(MAP));
        run(List.of(QUERIES_RUN), output(QUERIES));
        end();
    }

    /** Uses the process's own streams, which the runs did not need, and ends as the program does: the JDK loads classes for it. */
    static void end() {
        useOwnStreams();
        System.exit(0);
    }

    /** Runs command lines that read some bytes, and drops what they print. */
    static void run(List<String> lines, byte[] input) {
        for (String line : lines) {
            Main.run(
                    line.split(" ", -1),
                    Terminal.of(new ByteArrayInputStream(input), OutputStream.nullOutputStream(), OutputStream.nullOutputStream()));
        }
    }

    /** What a command line prints. */
    static byte[] output(String line) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Main.run(line.split(" ", -1), Terminal.of(InputStream.nullInputStream(), out, OutputStream.nullOutputStream()));
        return out.toByteArray();
    }

    /** What each run reads: a maze as a picture. */
    static byte[] input() {
        return output("generate rectangle:10x10/wilson/seed:1 --format png");
    }

    private static void useOwnStreams() {
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
