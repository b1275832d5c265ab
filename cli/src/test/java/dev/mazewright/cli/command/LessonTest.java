package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.Run;
import dev.mazewright.cli.process.Screen;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.lessons.Lessons;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The command {@code lesson}, and the stage it gives to lessons without a terminal. */
class LessonTest {
    @TempDir Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private TerminalStage stage(String output) throws IOException {
        return new TerminalStage(Terminal.of(new ByteArrayInputStream(new byte[0]), out, err), 42, output);
    }

    static Set<String> names() {
        return Lessons.ALL.keySet();
    }

    // ---- the command

    /** The same seed plays the same lesson; one that was not given is printed. */
    @ParameterizedTest
    @MethodSource("names")
    void eachLessonPlaysToItsEnd(String name) {
        Run first = Run.with("", "lesson", name, "--seed", "42", "-o", folder.toString());
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.err()).startsWith("seed: 42" + System.lineSeparator());
        assertThat(first.out()).isNotBlank().doesNotContain("\u001b");
        Run again = Run.with("", "lesson", name, "--seed", "42", "-o", folder.toString());
        assertThat(again.out()).isEqualTo(first.out());
        Run other = Run.with("", "lesson", name, "-o", folder.toString());
        assertThat(other.code()).isZero();
        assertThat(other.err()).matches("(?s)seed: [0-9]+\\R.*").doesNotStartWith("seed: 42\n");
        assertThat(other.out()).isNotEqualTo(first.out());
    }

    @Test
    void unknownNamesAreAnsweredWithTheNearest() {
        Run near = Run.of("lesson notbook");
        assertThat(near.code()).isEqualTo(64);
        assertThat(near.err().lines())
                .containsExactly("mazewright: unknown lesson 'notbook'; did you mean notebook? available: "
                        + String.join(", ", Lessons.ALL.keySet()));
        Run far = Run.of("lesson xyzzy");
        assertThat(far.code()).isEqualTo(64);
        assertThat(far.err()).contains("available: " + String.join(", ", Lessons.ALL.keySet()));
        assertThat(Run.of("lesson").code()).isEqualTo(64);
        assertThat(Run.of("lesson cells notebook").code()).isEqualTo(64);
    }

    @Test
    void helpNamesAllLessons() {
        Run help = Run.of("lesson --help");
        assertThat(help.code()).isZero();
        assertThat(help.out().replaceAll("\\s+", " "))
                .contains("One of: " + String.join(", ", Lessons.ALL.keySet()) + ".");
    }

    @ParameterizedTest
    @CsvSource({"9223372036854775808", "''"})
    void seedsAreNumbersOf64Bits(String seed) {
        Run run = Run.with("", "lesson", "cells", "--seed", seed);
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains("'" + seed + "' is not a valid seed").hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }

    /** The first five bytes of the word's SHA-256, as sha256sum prints it: 2cf24dba5f. */
    @Test
    void aSeedMayBeAWord() {
        Run run = Run.of("lesson notebook --seed hello");
        assertThat(run.err()).contains("193043741279");
        assertThat(run.out()).isEqualTo(Run.of("lesson notebook --seed 193043741279").out());
    }

    // ---- its folder

    @Test
    void createsTheFolder() throws IOException {
        Path made = folder.resolve("new \u2603");
        try (TerminalStage stage = stage(made.toString())) {
            assertThat(stage.folder()).isEqualTo(made).isDirectory();
            assertThat(stage.folder()).isEqualTo(made);
        }
        try (TerminalStage stage = stage(made.toString())) {
            assertThat(stage.folder()).isEqualTo(made);
        }
        assertThat(err.toString(StandardCharsets.UTF_8)).doesNotContain("folder:");
    }

    @Test
    void withoutAFolderItMakesATemporaryOneAndSaysSo() throws IOException {
        try (TerminalStage stage = stage(null)) {
            assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("seed: 42" + System.lineSeparator());
            Path made = stage.folder();
            try {
                assertThat(made).isEmptyDirectory();
                assertThat(stage.folder()).isEqualTo(made);
                assertThat(err.toString(StandardCharsets.UTF_8).lines()).containsExactly("seed: 42", "folder: " + made);
            } finally {
                Files.delete(made);
            }
        }
    }

    @Test
    void followsALinkToAFolder() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Files.createDirectory(folder.resolve("real")));
        try (TerminalStage stage = stage(link.toString())) {
            assertThat(stage.folder()).isEqualTo(link);
        }
    }

    @Test
    void whatIsNoFolderIs73AndNothingIsPlayed() throws IOException {
        Files.writeString(folder.resolve("file"), "kept");
        Files.createSymbolicLink(folder.resolve("loose"), folder.resolve("nowhere"));
        String[] bad = {"file", "file/below", "missing/below", "x".repeat(300), "loose", "", "a\0b"};
        for (String name : bad) {
            Run run = Run.with("", "lesson", "cells", "-o", name.isEmpty() ? "" : folder + "/" + name);
            assertThat(run.code()).as(name + run.err()).isEqualTo(73);
            assertThat(run.err()).startsWith("mazewright: cannot create ").hasLineCount(1);
            assertThat(run.out()).isEmpty();
        }
        assertThat(folder.resolve("file")).hasContent("kept");
        assertThat(Run.of("lesson cells -o -").code()).isEqualTo(64);
        assertThatThrownBy(() -> stage("-")).isInstanceOf(UsageException.class);
    }

    @Test
    void aFolderThatMayNotBeWrittenToIs73() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            assumeTrue(!Files.isWritable(closed), "who runs this may write everywhere");
            Run run = Run.with("", "lesson", "cells", "-o", closed.toString());
            assertThat(run.code()).isEqualTo(73);
            assertThat(run.err().lines())
                    .containsExactly("mazewright: cannot create " + closed + ": no permission to write into it");
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    // ---- its lines and pictures

    @Test
    void printsLinesAndTexts() throws IOException {
        try (TerminalStage stage = stage(null)) {
            stage.println("one");
            stage.println("two\nthree");
            stage.println("four\n");
            stage.println("");
            stage.println("\u256d");
        }
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("one\ntwo\nthree\nfour\n\n\u256d\n");
    }

    @Test
    void showsNothingWithoutATerminal() throws IOException {
        try (TerminalStage stage = stage(null)) {
            for (int i = 0; i < 100_000; i++) { // which would take most of an hour on a terminal
                assertThat(stage.show("picture")).isTrue();
            }
        }
        assertThat(out.size()).isZero();
    }

    @Test
    void picturesAreCutToTheWindow() {
        assertThat(Screen.fit("ab\ncd", 24, 80))
                .isEqualTo("\u001b[1;1Hab\u001b[0m\u001b[K\u001b[2;1Hcd\u001b[0m\u001b[K\u001b[J");
        String cut = Screen.fit("\u001b[31mabc\u001b[0mdef\u001b[1;44m\n12345678\nthird", 2, 4);
        assertThat(cut)
                .isEqualTo("\u001b[1;1H\u001b[31mabc\u001b[0md\u001b[1;44m\u001b[0m\u001b[K"
                        + "\u001b[2;1H1234\u001b[0m\u001b[K\u001b[J");
        assertThat(Screen.fit("\ud83d\udc2d\ud83e\uddc0x", 1, 2))
                .contains("\ud83d\udc2d\ud83e\uddc0").doesNotContain("x");
        Set<String> ends = new TreeSet<>();
        for (String broken : new String[] {"\u001b", "\u001b[", "\u001b[3", "\u001b[31;"}) {
            ends.add(Screen.fit(broken, 5, 5)); // cut short, it is drawn as it is
        }
        assertThat(ends).hasSize(4);
    }
}
