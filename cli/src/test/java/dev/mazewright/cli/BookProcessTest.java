package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A large book whose process is stopped, or finds the disk full, leaves the files that were there. */
@Tag("slow")
class BookProcessTest {
    private static final String BOOK = "title = \"T\"\nfront = []\n[[section]]\nmazes = 428\nsize = \"40x50\"\n";

    @TempDir Path folder;

    @BeforeEach
    void writeBook() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no /bin/sh");
        Files.writeString(folder.resolve("book.toml"), BOOK);
        Files.writeString(folder.resolve("book.pdf"), "old");
        Files.writeString(folder.resolve("m.jsonl"), "old");
    }

    private Process start(String before, String output) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = "exec '" + java + "' -XX:+UseSerialGC -Xmx512m -cp '" + System.getProperty("java.class.path")
                + "' dev.mazewright.cli.Main book book.toml --manifest m.jsonl " + output;
        return new ProcessBuilder("/bin/sh", "-c", before + command).directory(folder.toFile()).redirectErrorStream(true).start();
    }

    /** Waits for the end, and returns what the process wrote. */
    private static String end(Process process, int code) throws IOException, InterruptedException {
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).as("it ends").isTrue();
        assertThat(process.exitValue()).as(said).isEqualTo(code);
        return said;
    }

    private List<String> files() {
        return List.of(folder.toFile().list());
    }

    private void requireAsBefore() {
        assertThat(files()).containsExactlyInAnyOrder("book.toml", "book.pdf", "m.jsonl");
        assertThat(folder.resolve("book.pdf")).hasContent("old");
        assertThat(folder.resolve("m.jsonl")).hasContent("old");
    }

    /** It is stopped when the file that it writes, under another name, is there. */
    @ParameterizedTest
    @CsvSource({"INT, 130, -o book.pdf", "TERM, 143, -o book.pdf", "INT, 130, -o pages --format svg"})
    void interruptedItLeavesWhatWasThere(String signal, int code, String output) throws Exception {
        Process process = start("", output);
        while (process.isAlive() && files().stream().noneMatch(name -> name.contains(".tmp-"))) {
            Thread.sleep(5);
        }
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
        assertThat(end(process, code)).isEmpty();
        requireAsBefore();
    }

    @ParameterizedTest
    @CsvSource({"-o book.pdf, book.pdf", "-o pages --format png, pages"})
    void onAFullDiskItLeavesWhatWasThere(String output, String name) throws Exception {
        String said = end(start("ulimit -f 40; ", output), 74);
        assertThat(said).hasLineCount(1).startsWith("mazewright: cannot write " + name).endsWith("File too large\n");
        requireAsBefore();
    }

    @Test
    void itEndsWhereNothingHappens() throws Exception {
        assertThat(end(start("", "-o book.pdf"), 0)).isEqualTo("book: 500 pages, 428 mazes\n");
        assertThat(folder.resolve("book.pdf")).content(StandardCharsets.ISO_8859_1).startsWith("%PDF-");
    }
}
