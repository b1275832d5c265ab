package dev.mazewright.cli;

import dev.mazewright.cli.process.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One run of the program inside the test's own JVM, and what came of it. */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Run(int code, byte[] bytes, String err) {
    /** Runs a command line; its words are split at spaces. */
    public static Run of(String line) {
        return with("", line.split(" "));
    }

    /** Runs a command line of these arguments with this on standard input. */
    public static Run with(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(
                arguments,
                Terminal.of(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err));
        return new Run(code, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
    }

    /** What it wrote to standard output. */
    public String out() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The lines of that. */
    public List<String> lines() {
        return out().lines().toList();
    }
}
