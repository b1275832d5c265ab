package dev.mazewright.cli.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Main;
import dev.mazewright.cli.Run;
import dev.mazewright.cli.command.Json;
import dev.mazewright.cli.process.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code book --check}. */
class BookCheckTest {
    @TempDir Path folder;

    private Path maze;

    @BeforeEach
    void writeAPage() {
        maze = folder.resolve("maze.pdf");
        assertThat(Run.of("generate rectangle:12x9/wilson/seed:1 --paper a4 --pdfx -o " + maze).code()).isZero();
    }

    @Test
    void whatIsAcceptedIsOneLine() {
        Run run = Run.of("book --check " + maze + " --printer office");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(1).first().asString().startsWith("accepted (office): 1 page of 8.264 x 11.694 in; checked trim-size,");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void whatIsRefusedIsALineForEachRuleAndExitCode1() {
        Run run = Run.of("book --check " + maze);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("file: page-count: there is 1 page, and a book has 24 to 828");
        assertThat(run.lines()).allMatch(line -> line.matches("(file|pages? [0-9, .-]+): [a-z-]+: .+"));
        assertThat(run.err()).contains("maze.pdf would be refused (paperback): ");
    }

    @Test
    void jsonHasRulesPagesAndSources() {
        Run run = Run.of("book --check " + maze + " --json");
        assertThat(run.code()).isEqualTo(1);
        assertThat(Json.object(run.out())).containsEntry("accepted", false).containsKeys("file", "printer", "pages", "size", "checked", "findings");
        assertThat(run.out()).contains("\"rule\":\"page-count\",\"pages\":[],", "\"source\":\"");
    }

    @Test
    void standardInputIsJudgedToo() throws IOException {
        OutputStream nowhere = OutputStream.nullOutputStream();
        try (InputStream in = Files.newInputStream(maze)) {
            String[] arguments = {"book", "--check", "-", "--printer", "OFFICE"};
            assertThat(Main.run(arguments, Terminal.of(in, nowhere, nowhere))).isZero();
        }
    }

    @Test
    void mistakesHaveTheirExitCodes() throws IOException {
        assertThat(Run.of("book").code()).isEqualTo(64);
        Run unknown = Run.of("book --check " + maze + " --printer ofice");
        assertThat(unknown.code()).isEqualTo(64);
        assertThat(unknown.err()).contains("did you mean office?", "paperback");
        assertThat(Run.of("book --check " + folder.resolve("none.pdf")).code()).isEqualTo(66);
        Path text = Files.writeString(folder.resolve("text.pdf"), "no PDF");
        Run damaged = Run.of("book --check " + text);
        assertThat(damaged.code()).isEqualTo(65);
        assertThat(damaged.err()).startsWith("mazewright: " + text + ", byte 0: found other data than %PDF-, expected a PDF file");
    }
}
