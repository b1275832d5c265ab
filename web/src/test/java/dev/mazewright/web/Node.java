package dev.mazewright.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs scripts in Node, without the right to make code of strings: as a page with a strict Content-Security-Policy. */
final class Node {
    private static final int OLDEST = 22;
    private static final Path SCRIPTS = Path.of("src/test/js");
    private static final Path LOADER = Path.of("src/main/js/loader.js");
    private static final Path MODULES = Path.of(System.getProperty("mazewright.wasm", "target/wasm"));

    private Node() {}

    /** The test is skipped where there is no Node that is new enough, or no module. */
    static void require() throws IOException, InterruptedException {
        String version;
        try {
            version = run(20, List.of("--version")).strip();
        } catch (IOException e) {
            version = "none";
        }
        assumeTrue(
                version.startsWith("v") && Integer.parseInt(version.substring(1, version.indexOf('.'))) >= OLDEST,
                "the tests of WebAssembly need Node " + OLDEST + " or later and found " + version + "; -Dmazewright.node=PATH names one");
    }

    /** What a script prints about a module. */
    static String script(String script, String module, Path file) throws IOException, InterruptedException {
        Path wasm = MODULES.resolve(module).resolve("mazewright.wasm");
        return run(1200, List.of(
                "--disallow-code-generation-from-strings",
                SCRIPTS.resolve(script).toString(),
                LOADER.toAbsolutePath().toString(),
                wasm.toAbsolutePath().toString(),
                file.toAbsolutePath().toString()));
    }

    private static String run(int seconds, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(System.getProperty("mazewright.node", "node")));
        command.addAll(arguments);
        return run(seconds, Path.of(""), "", command);
    }

    /** What a program prints, in a folder, that is given this input. */
    static String run(int seconds, Path folder, String input, List<String> command) throws IOException, InterruptedException {
        Path output = Files.createTempFile("node", ".txt");
        Path given = Files.writeString(Files.createTempFile("node", ".in"), input);
        Process process = new ProcessBuilder(command)
                .directory(folder.toAbsolutePath().toFile())
                .redirectInput(given.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException("this was not done in " + seconds + " s: " + command);
        }
        String printed = Files.readString(output, StandardCharsets.UTF_8);
        Files.delete(output);
        Files.delete(given);
        return printed;
    }
}
