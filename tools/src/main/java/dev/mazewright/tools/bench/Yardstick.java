package dev.mazewright.tools.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same algorithms in C, as fast as we can make them: what the machine can do. Needs gcc. */
final class Yardstick implements AutoCloseable {
    private static final String PERFECT = "perfect";

    private final Path folder;
    private final Path program;

    private Yardstick(Path folder, Path program) {
        this.folder = folder;
        this.program = program;
    }

    /** Builds it; null if there is no such file, or no gcc that can build it. */
    static @Nullable Yardstick build(Path source) throws IOException, InterruptedException {
        if (!Files.isRegularFile(source)) {
            return null;
        }
        Path folder = Files.createTempDirectory("mazewright-yardstick");
        Yardstick made = new Yardstick(folder, folder.resolve("yardstick"));
        try {
            Process gcc = new ProcessBuilder("gcc", "-O3", "-march=native", "-o", made.program.toString(), source.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (gcc.waitFor() == 0) {
                return made;
            }
        } catch (IOException noGcc) {
            // then there is nothing to compare with
        }
        made.close();
        return null;
    }

    /** The CPU seconds it takes, for each thing that it times; fails if it does, or says that a maze is not perfect. */
    double[] seconds(String name, int side) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(program.toString(), name, Integer.toString(side), "1").start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        List<String> lines = said.lines().toList();
        if (process.waitFor() != 0 || lines.isEmpty() || !lines.stream().allMatch(line -> line.endsWith(" " + PERFECT))) {
            throw new IOException("the yardstick failed on " + name + " " + side + ": " + said.strip());
        }
        return lines.stream().mapToDouble(line -> Double.parseDouble(line.split(" ", -1)[2])).toArray();
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(program);
        Files.deleteIfExists(folder);
    }
}
