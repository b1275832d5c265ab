package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program as a process: pipes, devices, signals, and what it leaves on the disk when it is killed. */
class ProcessTest {
    /** Takes a second or two to make and to write, and fills more than any pipe's buffer. */
    private static final String LARGE = "rectangle:1500x1500/wilson/seed:1";

    @TempDir Path folder;

    @BeforeEach
    void needsAShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no /bin/sh");
    }

    private record Ended(int code, String out, String err) {}

    /** How a shell starts the program; {@code exec} it to be the process itself. */
    private static String program() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return "'" + java + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m -cp '"
                + System.getProperty("java.class.path") + "' dev.mazewright.cli.Main";
    }

    private Process start(String script, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", script.replace("MAZEWRIGHT", program()));
        builder.directory(folder.toFile());
        builder.environment().putAll(environment);
        builder.redirectOutput(folder.resolve("stdout").toFile());
        builder.redirectError(folder.resolve("stderr").toFile());
        return builder.start();
    }

    private Ended run(String script) throws IOException, InterruptedException {
        return end(start(script, Map.of()));
    }

    private Ended end(Process process) throws IOException, InterruptedException {
        process.getOutputStream().close();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("it ends").isTrue();
        return new Ended(
                process.exitValue(), Files.readString(folder.resolve("stdout")), Files.readString(folder.resolve("stderr")));
    }

    private List<String> leftOver() {
        List<String> names = new ArrayList<>(List.of(folder.toFile().list()));
        names.removeAll(List.of("stdout", "stderr"));
        return names;
    }

    /** The system's viewer is a program that is called xdg-open or open. */
    @Test
    void whatIsWrittenIsOpenedWhereThatIsWanted() throws Exception {
        Ended ended = run("""
                mkdir bin
                printf '#!/bin/sh\\necho "$1" > seen\\n' > bin/xdg-open
                chmod +x bin/xdg-open
                cp bin/xdg-open bin/open
                PATH=$PWD/bin:$PATH MAZEWRIGHT generate 5x5/seed:1 -o 'my maze.svg' --view || exit
                for i in 1 2 3 4 5 6 7 8 9 10; do [ -s seen ] || sleep 1; done
                cat seen
                """);
        assertThat(ended.code()).as(ended.err()).isZero();
        assertThat(ended.out()).isEqualTo("my maze.svg\n");
        assertThat(folder.resolve("my maze.svg")).content().contains("<svg");
        Ended without = run("PATH=$PWD/none; exec MAZEWRIGHT generate 5x5/seed:1 -o maze.svg --view");
        assertThat(without.code()).isZero();
        assertThat(without.err()).contains("maze.svg is written, but ", ", which would open it, was not found");
    }

    @Test
    void aFullDeviceIs74() throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/full")), "there is no /dev/full");
        Ended toStandardOutput = run("exec MAZEWRIGHT generate rectangle:5x5/wilson/seed:1 >/dev/full");
        assertThat(toStandardOutput.code()).isEqualTo(74);
        assertThat(toStandardOutput.err()).endsWith("mazewright: cannot write standard output: No space left on device\n");
        Ended named = run("exec MAZEWRIGHT generate rectangle:5x5/wilson/seed:1 --format json -o /dev/full");
        assertThat(named.code()).isEqualTo(74);
        assertThat(named.err()).endsWith("mazewright: cannot write /dev/full: No space left on device\n");
    }

    @Test
    void aFullDiskIs74AndTheOldFileStays() throws Exception {
        Files.writeString(folder.resolve("m.json"), "old");
        Ended ended = run("ulimit -f 64; exec MAZEWRIGHT generate rectangle:300x300/wilson/seed:1 -o m.json 2>&1 | cat; wait");
        assertThat(ended.out()).contains("mazewright: cannot write m.json: File too large").doesNotContain("\tat ");
        assertThat(folder.resolve("m.json")).hasContent("old");
        assertThat(leftOver()).containsExactly("m.json");
    }

    @Test
    void whoClosesThePipeHasHadEnough() throws Exception {
        Ended ended = run("{ MAZEWRIGHT generate rectangle:10x10/wilson/seed:1 --count 1000000000 --format json;"
                + " echo \"code $?\" >&2; } | head -n 1");
        assertThat(ended.out().lines()).hasSize(1);
        assertThat(ended.err().lines().filter(line -> !line.startsWith("recipe: "))).containsExactly("code 0");
    }

    @Test
    void readsAndWritesPipes() throws Exception {
        Ended ended = run("MAZEWRIGHT generate rectangle:5x6/wilson/seed:1 --format text 2>/dev/null"
                + " | MAZEWRIGHT convert - -o - --format json | MAZEWRIGHT info - --json");
        assertThat(ended.code()).isZero();
        assertThat(ended.out()).contains("\"rows\":5,\"columns\":6,\"cells\":30,\"passages\":29");
        assertThat(ended.err()).isEmpty();
    }

    @Test
    void writesANamedPipeAsItIs() throws Exception {
        Ended ended = run("mkfifo pipe; cat pipe >copy & MAZEWRIGHT generate rectangle:5x6/wilson/seed:1 --format json -o pipe;"
                + " echo $?; wait; [ -p pipe ] && MAZEWRIGHT info copy --json");
        assertThat(ended.out()).startsWith("0\n").contains("\"cells\":30");
    }

    @Test
    void devStandardOutputIsNeverReplaced() throws Exception {
        Ended ended = run("echo before >log; MAZEWRIGHT generate rectangle:1x1/wilson/seed:1 --format text -o /dev/stdout >>log;"
                + " echo after >>log; cat log");
        assertThat(ended.out()).startsWith("before\n+---+\n").endsWith("after\n");
    }

    @ParameterizedTest
    @CsvSource({"INT,130", "TERM,143"})
    void interruptedItLeavesNoTornFile(String signal, int code) throws Exception {
        // A shell without job control lets its background processes ignore INT, and what they start does so as well.
        assumeTrue(!run("kill -INT $$; echo alive").out().contains("alive"), "INT is ignored by what these tests start");
        Files.writeString(folder.resolve("m.json"), "old");
        Process process = start("exec MAZEWRIGHT generate " + LARGE + " --count 1000 -o m.json", Map.of());
        waitForTemporary();
        shell("kill -" + signal + " " + process.pid());
        Ended ended = end(process);
        assertThat(ended.code()).isEqualTo(code);
        assertThat(ended.err().lines().filter(line -> !line.startsWith("recipe: "))).isEmpty();
        assertThat(folder.resolve("m.json")).hasContent("old");
        assertThat(leftOver()).containsExactly("m.json");
    }

    /** What is streamed row by row stays as a part, whatever stops the run, and the same command resumes it. */
    @ParameterizedTest
    @CsvSource({"INT,130,m.matrix", "KILL,137,m.png"})
    void stoppedItLeavesAPart(String signal, int code, String name) throws Exception {
        stop(signal, code, name);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"TERM,143,m.maze", "KILL,137,m.blocks"})
    void stoppedItLeavesAPartOfOtherFormats(String signal, int code, String name) throws Exception {
        stop(signal, code, name);
    }

    private void stop(String signal, int code, String name) throws Exception {
        assumeTrue(!run("kill -INT $$; echo alive").out().contains("alive"), "INT is ignored by what these tests start");
        int columns = switch (name) {
            case "m.maze" -> 24_000;
            case "m.png" -> 2000; // the slowest to write
            default -> 4000;
        };
        String command = "exec MAZEWRIGHT generate rectangle:3000x" + columns
                + "/sidewinder/seed:1 --cell-size 2 --wall-thickness 1 -o " + name;
        Files.writeString(folder.resolve(name), "old");
        Process process = start(command, Map.of());
        Path part = folder.resolve(name + ".part");
        while (process.isAlive() && (!Files.exists(part) || Files.size(part) < 1_000_000)) {
            Thread.sleep(2);
        }
        shell("kill -" + signal + " " + process.pid());
        Ended ended = end(process);
        assertThat(ended.code()).as(ended.err()).isEqualTo(code);
        assertThat(folder.resolve(name)).hasContent("old");
        assertThat(leftOver()).containsExactlyInAnyOrder(name, name + ".part");
        if (!signal.equals("KILL")) {
            assertThat(ended.err()).containsPattern(name + "\\.part holds [0-9]+%; the same command resumes it\n$");
        }
        Ended again = run(command);
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.err()).contains("resuming " + name + ".part");
        assertThat(leftOver()).containsExactly(name);
        Files.move(folder.resolve(name), folder.resolve("resumed"));
        assertThat(run(command).code()).isZero();
        assertThat(Files.mismatch(folder.resolve(name), folder.resolve("resumed"))).isEqualTo(-1);
    }

    @Test
    void aFullDiskLeavesAPart() throws Exception {
        String command = "MAZEWRIGHT generate rectangle:3000x3000/eller/seed:1 -o m.maze";
        Ended ended = run("ulimit -f 1000; " + command + " 2>&1 | cat; wait");
        assertThat(ended.out()).contains("m.maze.part holds ", "; the same command resumes it",
                "mazewright: cannot write m.maze.part: File too large");
        assertThat(leftOver()).containsExactly("m.maze.part");
        Ended again = run(command);
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(run(command.replace("m.maze", "n.maze")).code()).isZero();
        assertThat(Files.mismatch(folder.resolve("m.maze"), folder.resolve("n.maze"))).isEqualTo(-1);
    }

    private static void shell(String script) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("/bin/sh", "-c", script).inheritIO().start().waitFor()).isZero();
    }

    private void waitForTemporary() throws InterruptedException {
        for (int i = 0; i < 30_000 && leftOver().stream().noneMatch(name -> name.contains(".tmp-")); i++) {
            Thread.sleep(10);
        }
    }

    /** The old file or the new one, at whatever instant it is killed; the next run clears away what is left. */
    @Test
    void killedItLeavesTheOldFileOrTheNew() throws Exception {
        String command = "exec MAZEWRIGHT generate rectangle:300x300/binary-tree/seed:%d --format json -o m.json";
        Ended first = run(command.replace("%d", "1"));
        assertThat(first.code()).as(first.err()).isZero();
        byte[] one = Files.readAllBytes(folder.resolve("m.json"));
        assertThat(run(command.replace("%d", "2")).code()).isZero();
        byte[] two = Files.readAllBytes(folder.resolve("m.json"));
        byte[] now = two;
        for (int i = 0; i < 8; i++) {
            byte[] next = i % 2 == 0 ? one : two;
            Process process = start(command.replace("%d", i % 2 == 0 ? "1" : "2"), Map.of());
            if (i % 2 == 0) {
                waitForTemporary();
            }
            Thread.sleep(37L * i);
            process.destroyForcibly();
            process.waitFor();
            byte[] found = Files.readAllBytes(folder.resolve("m.json"));
            assertThat(found.length).isIn(now.length, next.length);
            assertThat(Arrays.equals(found, now) || Arrays.equals(found, next)).isTrue();
            now = found;
        }
        assertThat(run(command.replace("%d", "1")).code()).isZero();
        assertThat(leftOver()).containsExactly("m.json");
    }

    @Test
    void aFolderThatMayNotBeWrittenToIs73() throws Exception {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            assumeTrue(!Files.isWritable(closed), "who runs this may write everywhere");
            Ended ended = run("exec MAZEWRIGHT generate -o closed/m.json");
            assertThat(ended.code()).isEqualTo(73);
            assertThat(ended.err()).isEqualTo("mazewright: cannot create closed/m.json: no permission\n");
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    /** Files and pipes are UTF-8 whatever the locale; so is the order of things. */
    @Test
    void theSameBytesInEveryLocale() throws Exception {
        String expected = null;
        for (String locale : new String[] {"C", "C.UTF-8", "tr_TR.ISO-8859-9", "POSIX"}) {
            Ended ended = end(start(
                    "exec MAZEWRIGHT generate rectangle:7x9/wilson/seed:1 --solution",
                    Map.of("LC_ALL", locale, "TZ", "Asia/Kathmandu")));
            assertThat(ended.code()).isZero();
            assertThat(ended.out()).startsWith("┌───").doesNotContain("?");
            assertThat(expected == null ? ended.out() : expected).isEqualTo(ended.out());
            expected = ended.out();
        }
        assertThat(expected.getBytes(StandardCharsets.UTF_8))
                .isEqualTo(Run.of("generate rectangle:7x9/wilson/seed:1 --solution").bytes());
    }

    /** In little memory it works as far as it goes, and says so where it does not. */
    @Test
    void littleMemory() throws Exception {
        String little = program().replace("-Xmx512m", "-Xmx32m");
        Ended works = run("exec " + little + " solve rectangle:200x200/wilson/seed:1 --json");
        assertThat(works.code()).as(works.err()).isZero();
        Ended refused = run("exec " + little + " generate rectangle:20000x20000/wilson/seed:1 --format none");
        assertThat(refused.code()).isEqualTo(70);
        assertThat(refused.err()).startsWith("mazewright: ").contains("bytes of memory", "-Xmx").hasLineCount(1);
        Files.write(folder.resolve("disc.txt"), IntStream.range(0, 200).mapToObj(ProcessTest::rowOfDisc).toList());
        Ended hidden = run("exec " + little + " generate --paint disc.txt --size 400x400 --seed 1 --format digest");
        assertThat(hidden.code()).as(hidden.err()).isZero();
    }

    /** A row of a disc of 200 x 200 pixels. */
    private static String rowOfDisc(int row) {
        return IntStream.range(0, 200)
                .mapToObj(column -> Math.hypot(row - 99.5, column - 99.5) < 85 ? "#" : ".")
                .collect(Collectors.joining());
    }

    /** On a terminal that cannot show Unicode, ASCII; {@code script} makes a terminal. */
    @ParameterizedTest
    @CsvSource({
        "C,generate rectangle:1x1/wilson/seed:1,+---+",
        "en_US.UTF-8,generate rectangle:1x1/wilson/seed:1,┌───┐",
        "C,generate box:1x1x1/wilson/seed:1,+---+",
        "C,convert hexagon:1x1/wilson/seed:1 -o -,' / \\'"
    })
    void whatATerminalCanShow(String locale, String command, String begins) throws Exception {
        assumeTrue(new File("/usr/bin/script").canExecute(), "there is no script (util-linux) to make a terminal");
        assumeTrue(new File("/proc/self/fd").isDirectory(), "there is no /proc");
        Files.writeString(
                folder.resolve("run.sh"), "exec " + program() + " " + command + " 2>/dev/null\n");
        Ended ended = end(start("exec script -qec 'sh run.sh' /dev/null", Map.of("LC_ALL", locale)));
        // Before it may stand the complaint of a shell that does not know the locale.
        assertThat(ended.out().lines()).contains(begins);
    }
}
