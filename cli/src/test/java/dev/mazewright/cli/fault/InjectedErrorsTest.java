package dev.mazewright.cli.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each operation on files fails in turn, once and for ever, in all that is written. What holds then: {@link FaultRuns}. */
class InjectedErrorsTest {
    private static final String GENERATE = "generate rectangle:12x13/wilson/seed:1 ";

    @TempDir
    Path folder;

    private void run(String... commands) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m",
                "-Djava.nio.file.spi.DefaultFileSystemProvider=" + FaultyProvider.class.getName(), "-cp", System.getProperty("java.class.path"),
                FaultRuns.class.getName(), folder.resolve("runs").toString()));
        line.addAll(List.of(commands));
        Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        System.out.print(said);
        assertThat(process.exitValue()).as(said).isZero();
        assertThat(said.lines()).allMatch(each -> each.matches("failed: [0-9]+ .*")).hasSize(commands.length);
        // To open, write, flush, close and rename a file is what the least of them does.
        assertThat(said.lines().mapToInt(each -> Integer.parseInt(each.split(" ", 3)[1]))).allMatch(failed -> failed >= 10);
    }

    /** One that appears whole, and one that is gone on with. */
    @Test
    void aFileThatCannotBeWrittenLeavesTheOldOne() throws Exception {
        run(GENERATE + "-o TARGET/m.json", GENERATE + "-o TARGET/m.maze");
    }

    @Tag("slow")
    @Test
    void neitherDoesOneOfAnyFormat() throws Exception {
        List<String> commands = new ArrayList<>();
        for (String format : List.of("text", "unicode", "blocks", "matrix", "png", "svg", "pdf", "gif", "hex", "dxf", "stl", "html")) {
            commands.add(GENERATE + (format.equals("gif") ? "--frames 5 " : "") + "--format " + format + " -o TARGET/m." + format);
        }
        commands.add("generate rectangle:3000x3000/sidewinder/seed:1 -o TARGET/m.maze");
        commands.add(GENERATE + "--count 3 -o TARGET/m-%d.json");
        commands.add(GENERATE + "--no-clobber -o TARGET/n.json");
        commands.add("solve rectangle:12x13/wilson/seed:1 -o TARGET/m.svg");
        commands.add("convert rectangle:12x13/wilson/seed:1 -o TARGET/m.txt");
        run(commands.toArray(String[]::new));
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"-o TARGET/m.pdf --manifest TARGET/m.jsonl", "-o TARGET/pages --format svg"})
    void neitherDoesABook(String output) throws Exception {
        Path book = Files.writeString(folder.resolve("book.toml"), "title = \"T\"\n[[section]]\nmazes = 2\nsize = \"5x6\"\n");
        run("book " + book + " " + output);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"jsonl", "hrm", "webdataset"})
    void neitherDoesADataset(String format) throws Exception {
        Path dataset = Files.writeString(folder.resolve("d.toml"), """
                name = "T"
                format = "%s"
                shard-size = 2
                [[split]]
                name = "train"
                count = 4
                recipes = ["rectangle:5x5/wilson"]
                """.formatted(format));
        run("dataset " + dataset + " -o TARGET/mazes --threads 1");
    }
}
