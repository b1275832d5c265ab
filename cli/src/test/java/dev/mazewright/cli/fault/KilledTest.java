package dev.mazewright.cli.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.Run;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Processes that write over a file are killed ({@code kill -9}) at random instants, {@code -Dmazewright.kills} of each kind: half of
 * them at any time from the start on, the others after the first byte is written. The old file is there, or the new one whole;
 * beside it lies nothing but what the next run takes up or removes. What is killed while it writes a dataset: DatasetProcessTest.
 */
@Tag("slow")
class KilledTest {
    private static final int KILLS = Integer.getInteger("mazewright.kills", 10);
    private static final String OLD = "old";

    @TempDir
    Path folder;

    private final Random random = new Random(Long.getLong("mazewright.seed", 1));

    private Path file(String name) {
        return folder.resolve("target").resolve(name);
    }

    private Process start(String command) throws IOException {
        assumeTrue(File.separatorChar == '/', "other systems cannot kill");
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto",
                "-Xmx512m", "-cp", System.getProperty("java.class.path"), "dev.mazewright.cli.Main"));
        line.addAll(List.of(command.split(" ", -1)));
        return new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(folder.resolve("said").toFile()).start();
    }

    @ParameterizedTest
    @CsvSource({
        "m.json, generate rectangle:300x300/wilson/seed:1",
        "m.txt, generate rectangle:400x400/wilson/seed:1",
        "m.maze, generate rectangle:3000x3000/sidewinder/seed:1",
        "m.png, generate rectangle:600x600/sidewinder/seed:1 --cell-size 4",
        "m.svg, generate rectangle:300x300/wilson/seed:1 --solution",
        "m.pdf, generate rectangle:200x200/wilson/seed:1 --paper a3",
        "m.gif, generate rectangle:30x30/wilson/seed:1 --frames 100",
        "m.stl, generate rectangle:60x60/wilson/seed:1",
        "m.glb, generate rectangle:60x60/wilson/seed:1",
        "book.pdf, book BOOK",
        "pages, book BOOK --format svg"
    })
    void theOldFileOrTheNewIsThere(String name, String begin) throws Exception {
        Files.writeString(folder.resolve("book.toml"), "title = \"T\"\n[[section]]\nmazes = 40\nsize = \"20x30\"\n");
        String command = begin.replace("BOOK", folder.resolve("book.toml").toString()) + " -o " + file(name);
        boolean isFolder = name.equals("pages");
        Map<String, String> whole = whole(name, command);
        long nanoseconds = time(name, command);
        int beside = 0;
        int written = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            reset(name, isFolder);
            Process process = start(command);
            if (kill % 2 == 0) {
                TimeUnit.NANOSECONDS.sleep((long) (random.nextDouble() * nanoseconds * 1.1));
            } else {
                waitForMore(process, isFolder ? 0 : 1);
                TimeUnit.NANOSECONDS.sleep((long) (random.nextDouble() * nanoseconds / 3));
            }
            process.destroyForcibly().waitFor();
            Map<String, String> found = files();
            boolean isNew = found.equals(whole);
            if (!isNew) {
                assertThat(found.get(name)).as("%s after kill %d", name, kill).isEqualTo(isFolder ? null : OLD);
                assertThat(found.keySet()).as("beside it").allMatch(each -> each.equals(name) || isOwn(each));
            }
            beside += found.size() > 1 && !isNew ? 1 : 0;
            written += isNew ? 1 : 0;
        }
        FaultRuns.age(folder.resolve("target"));
        assertThat(start(command).waitFor()).as(Files.readString(folder.resolve("said"))).isIn(isFolder ? List.of(0, 73) : List.of(0));
        assertThat(files()).as("what the next run leaves").isEqualTo(whole);
        System.out.printf("%s: %d kills, %d while it wrote, %d when it had ended; none torn%n", name, KILLS, beside, written);
    }

    /** The files that a run leaves which is not killed. */
    private Map<String, String> whole(String name, String command) throws IOException {
        reset(name, name.equals("pages"));
        Run run = Run.with("", command.split(" ", -1));
        assertThat(run.code()).as(run.err()).isZero();
        return files();
    }

    private long time(String name, String command) throws IOException, InterruptedException {
        reset(name, name.equals("pages"));
        long begun = System.nanoTime();
        assertThat(start(command).waitFor()).isZero();
        return System.nanoTime() - begun;
    }

    private void reset(String name, boolean isFolder) throws IOException {
        Path target = Files.createDirectories(folder.resolve("target"));
        if (isFolder && Files.exists(target.resolve(name))) {
            try (Stream<Path> all = Files.walk(target.resolve(name))) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        } else if (!isFolder) {
            Files.writeString(target.resolve(name), OLD);
        }
    }

    private void waitForMore(Process process, int files) throws InterruptedException {
        while (process.isAlive() && folder.resolve("target").toFile().list().length <= files) {
            Thread.sleep(1);
        }
    }

    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        Path target = folder.resolve("target");
        try (Stream<Path> all = Files.walk(target)) {
            for (Path each : all.filter(Files::isRegularFile).toList()) {
                files.put(target.relativize(each).toString(), new String(Files.readAllBytes(each), StandardCharsets.ISO_8859_1));
            }
        }
        return files;
    }

    private static boolean isOwn(String name) {
        return name.endsWith(".part") || name.contains(".tmp-");
    }
}
