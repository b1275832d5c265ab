package dev.mazewright.drawing.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A program of others that reads what is written here; tests that need it are skipped where it is not.
 *
 * @param code with which it ended
 * @param text that it printed
 */
public record OtherProgram(int code, String text) {
    private static final int SECONDS = 120;

    /** Runs a program of this package of Debian in a folder. */
    public static OtherProgram run(String of, Path folder, String program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("QT_QPA_PLATFORM", "offscreen");
        builder.environment().put("HOME", folder.toString());
        Path output = folder.resolve("output.txt");
        builder.redirectOutput(output.toFile());
        Process process;
        try {
            process = builder.start();
        } catch (IOException e) {
            assumeTrue(false, program + " is not installed; package " + of);
            throw e;
        }
        try {
            assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as(program + " ends").isTrue();
        } catch (InterruptedException e) {
            throw new UncheckedIOException(new IOException(e));
        } finally {
            process.destroyForcibly();
        }
        return new OtherProgram(process.exitValue(), Files.readString(output, StandardCharsets.ISO_8859_1));
    }

    /** Runs a script of Node that needs this module of npm, which {@code NODE_PATH} finds. */
    public static OtherProgram node(String module, Path folder, String script, String... arguments) throws IOException {
        List<String> all = new ArrayList<>(List.of("-e", script));
        all.addAll(List.of(arguments));
        OtherProgram found = run("nodejs", folder, "node", "-e", "process.exit(require('fs').existsSync(process.env.NODE_PATH + '/" + module + "') ? 0 : 1)");
        assumeTrue(found.code() == 0, module + " is not installed; npm install " + module + ", and NODE_PATH");
        return run("nodejs", folder, "node", all.toArray(String[]::new));
    }
}
