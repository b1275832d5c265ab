package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.maze.MazeRandom;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A dataset whose process is killed, stopped, or finds the disk full, is gone on with. */
@Tag("slow")
class DatasetProcessTest {
    private static final String TEXT = """
            name = "T"
            format = "%s"
            shard-size = 400
            [[split]]
            name = "train"
            count = 4000
            recipes = ["rectangle:15x15/{wilson,kruskal}"]
            [[split]]
            name = "test"
            count = 800
            recipes = ["rectangle:15x15/wilson"]
            """;

    /** The instants of an issue's check, shared out over two formats. */
    private static final int KILLS = Integer.getInteger("mazewright.kills", 50);

    @TempDir
    Path folder;

    @BeforeEach
    void requireShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no /bin/sh");
    }

    private Process start(String before, String arguments) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = "exec '" + java + "' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx512m -cp '" + System.getProperty("java.class.path")
                + "' dev.mazewright.cli.Main dataset " + arguments;
        return new ProcessBuilder("/bin/sh", "-c", before + command).directory(folder.toFile()).redirectErrorStream(true).start();
    }

    private static String end(Process process, int code) throws IOException, InterruptedException {
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).as("it ends").isTrue();
        assertThat(process.exitValue()).as(said).isEqualTo(code);
        return said;
    }

    private static Map<String, String> files(Path folder) throws Exception {
        Map<String, String> digests = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                byte[] sha = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
                digests.put(folder.relativize(file).toString(), HexFormat.of().formatHex(sha));
            }
        }
        return digests;
    }

    /** Each run is killed after some of the time that a whole run takes; some before they begin, some after they end. */
    @ParameterizedTest
    @ValueSource(strings = {"jsonl", "hrm"})
    void killedAtAnyInstantItGoesOn(String format) throws Exception {
        Files.writeString(folder.resolve("d.toml"), TEXT.formatted(format).replace("15x15", format.equals("hrm") ? "9x9" : "15x15"));
        long begun = System.nanoTime();
        assertThat(end(start("", "d.toml -o whole"), 0)).isEmpty();
        long milliseconds = (System.nanoTime() - begun) / 1_000_000;
        Map<String, String> whole = files(folder.resolve("whole"));
        MazeRandom random = new MazeRandom(17);
        int finished = 0;
        for (int i = 0; i < KILLS; i++) {
            Process process = start("", "d.toml -o broken --threads " + (1 + i % 3));
            process.waitFor(random.below(milliseconds * 11 / 10) + 1, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            if (Files.exists(folder.resolve("broken/_SUCCESS")) || i % 10 == 9) {
                end(start("", "d.toml -o broken"), 0);
                assertThat(files(folder.resolve("broken"))).isEqualTo(whole);
                finished++;
                Files.move(folder.resolve("broken"), folder.resolve("done" + i));
            }
        }
        assertThat(finished).isGreaterThanOrEqualTo(KILLS / 10);
    }

    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143"})
    void stoppedItSaysNothingAndGoesOn(String signal, int code) throws Exception {
        Files.writeString(folder.resolve("d.toml"), TEXT.formatted("jsonl"));
        Process process = start("", "d.toml -o mazes");
        while (process.isAlive() && !Files.exists(folder.resolve("mazes/data"))) {
            Thread.sleep(5);
        }
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
        assertThat(end(process, code)).isEmpty();
        assertThat(end(start("", "d.toml -o mazes"), 0)).isEmpty();
        assertThat(folder.resolve("mazes/.mazewright")).doesNotExist();
    }

    @Test
    void onAFullDiskItSaysSoAndGoesOn() throws Exception {
        Files.writeString(folder.resolve("d.toml"), TEXT.formatted("jsonl"));
        String said = end(start("ulimit -f 300; ", "d.toml -o mazes"), 74);
        assertThat(said).hasLineCount(1).startsWith("mazewright: cannot write ").endsWith("File too large\n");
        assertThat(folder.resolve("mazes/_SUCCESS")).doesNotExist();
        assertThat(end(start("", "d.toml -o mazes"), 0)).isEmpty();
    }

    @Test
    void twoRunsAtOnceAreOne() throws Exception {
        Files.writeString(folder.resolve("d.toml"), TEXT.formatted("jsonl"));
        Process first = start("", "d.toml -o mazes");
        while (first.isAlive() && !Files.exists(folder.resolve("mazes/.mazewright/specification.toml"))) {
            Thread.sleep(5);
        }
        assertThat(end(start("", "d.toml -o mazes"), 73)).hasLineCount(1).contains("another run is writing to it");
        assertThat(end(first, 0)).isEmpty();
    }

    /** Parquet is in a jar of its own: the launcher is asked again. Without one, the module is named. */
    @Test
    void startsAgainWithParquetWhereAFileAsksForIt() throws Exception {
        Files.writeString(folder.resolve("d.toml"), TEXT.formatted("parquet"));
        Path launcher = Files.writeString(folder.resolve("launcher"), "#!/bin/sh\necho \"$MAZEWRIGHT_PARQUET $*\"\nexit 7\n");
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
        String before = "export MAZEWRIGHT_LAUNCHER='" + launcher + "'; ";
        assertThat(end(start(before, "d.toml -o mazes"), 7)).isEqualTo("yes dataset d.toml -o mazes\n");
        String again = before + "export MAZEWRIGHT_PARQUET=yes; ";
        assertThat(end(start(again, "d.toml -o mazes"), 64)).hasLineCount(1).contains("mazewright-parquet");
        assertThat(end(start("unset MAZEWRIGHT_LAUNCHER; ", "d.toml -o mazes"), 64)).hasLineCount(1).contains("mazewright-parquet");
        assertThat(folder.resolve("mazes")).doesNotExist();
    }
}
