package dev.mazewright.tools;

import dev.mazewright.cli.process.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** One run of a tool inside the test's own JVM, and what came of it. */
public record ToolRun(int code, String out, String err) {
    /** Runs a command line; its words are split at spaces. */
    public static ToolRun of(String line) {
        return with(line.split(" ", -1));
    }

    /** Runs a command line of these arguments. */
    public static ToolRun with(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Tools.run(arguments, Terminal.of(new ByteArrayInputStream(new byte[0]), out, err));
        return new ToolRun(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
