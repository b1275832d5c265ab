package dev.mazewright.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.Run;
import dev.mazewright.cli.process.Sink;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.WriteFailedException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file appears whole or not at all, and nothing is left beside it. */
class OutputTest {
    private static final Terminal TERMINAL = Terminal.of(
            new ByteArrayInputStream(new byte[0]), OutputStream.nullOutputStream(), OutputStream.nullOutputStream());

    @TempDir Path folder;

    private String[] files() {
        String[] names = folder.toFile().list();
        Arrays.sort(names);
        return names;
    }

    private static void write(Output out, String text) throws IOException {
        out.stream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theOldFileStaysUntilTheNewOneIsWhole() throws IOException {
        Path file = folder.resolve("maze");
        Files.writeString(file, "old");
        try (Output out = Output.open(file.toString(), false, TERMINAL)) {
            write(out, "new");
            assertThat(file).hasContent("old");
            assertThat(files()).hasSize(2);
            assertThat(files()[0]).matches("\\.maze\\.tmp-[0-9a-f]{16}");
            out.commit();
            assertThat(file).hasContent("new");
        }
        assertThat(files()).containsExactly("maze");
    }

    @Test
    void withoutCommitNothingHappened() throws IOException {
        Path file = folder.resolve("maze");
        try (Output out = Output.open(file.toString(), false, TERMINAL)) {
            write(out, "x".repeat(1 << 20));
        }
        assertThat(files()).isEmpty();
    }

    @Test
    void theReplacedFilesPermissionsStay() throws IOException {
        Path file = folder.resolve("maze");
        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        try (Output out = Output.open(file.toString(), false, TERMINAL)) {
            out.commit();
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-r-----");
    }

    @Test
    void aSymbolicLinkStaysAndWhatItStandsForIsWritten() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path link = folder.resolve("link");
        Files.createSymbolicLink(link, Path.of("inner", "maze"));
        for (String text : new String[] {"first", "second"}) {
            try (Output out = Output.open(link.toString(), false, TERMINAL)) {
                write(out, text);
                out.commit();
            }
            assertThat(link).isSymbolicLink();
            assertThat(inner.resolve("maze")).hasContent(text).isRegularFile();
        }
        assertThat(inner.toFile().list()).containsExactly("maze");
    }

    @Test
    void linksThatFormALoopAreRefused() throws IOException {
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        Files.createSymbolicLink(one, two);
        Files.createSymbolicLink(two, one);
        assertThatThrownBy(() -> Output.open(one.toString(), false, TERMINAL))
                .isInstanceOf(CannotCreateException.class)
                .hasMessageContaining("form a loop");
    }

    @Test
    void noClobberRefusesAFileThatCameMeanwhile() throws IOException {
        Path file = folder.resolve("maze");
        try (Output out = Output.open(file.toString(), true, TERMINAL)) {
            write(out, "new");
            Files.writeString(file, "old");
            assertThatThrownBy(out::commit).isInstanceOf(CannotCreateException.class).hasMessageContaining("--no-clobber");
        }
        assertThat(file).hasContent("old");
        assertThat(files()).containsExactly("maze");
    }

    @Test
    void noClobberWritesANewFile() throws IOException {
        Path file = folder.resolve("maze");
        try (Output out = Output.open(file.toString(), true, TERMINAL)) {
            write(out, "new");
            out.commit();
        }
        assertThat(file).hasContent("new");
        assertThat(files()).containsExactly("maze");
    }

    @Test
    void sweepsWhatKilledRunsLeftAndNothingElse() throws IOException {
        Path file = folder.resolve("maze");
        for (String name : new String[] {
            ".maze.tmp-0123456789abcdef", // abandoned
            ".maze.tmp-0123456789abcdeg", // no hex number
            ".maze.tmp-1", // too short
            ".other.tmp-0123456789abcdef", // of another target
            "maze.tmp-0123456789abcdef" // no dot
        }) {
            Files.writeString(folder.resolve(name), "left");
        }
        try (Output inUse = Output.open(file.toString(), false, TERMINAL)) {
            write(inUse, "x");
            assertThat(files()).hasSize(6);
            Output.sweep(file.toString());
            assertThat(files()).hasSize(5).doesNotContain(".maze.tmp-0123456789abcdef");
            inUse.commit();
        }
        assertThat(files())
                .containsExactly(
                        ".maze.tmp-0123456789abcdeg",
                        ".maze.tmp-1",
                        ".other.tmp-0123456789abcdef",
                        "maze",
                        "maze.tmp-0123456789abcdef");
    }

    @Test
    void sweepsBesideEachNameOfASeries() throws IOException {
        Files.writeString(folder.resolve(".m-17.json.tmp-0123456789abcdef"), "left");
        Run run = Run.of("generate rectangle:3x3/wilson/seed:1 --count 2 -o " + folder.resolve("m-%d.json"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(files()).containsExactly("m-1.json", "m-2.json");
    }

    @Test
    void oddNames() throws IOException {
        for (String name : new String[] {"é 😀 \n.json", "-", "x".repeat(250)}) {
            Path file = folder.resolve(name);
            try (Output out = Output.open(file.toString(), false, TERMINAL)) {
                write(out, name);
                out.commit();
            }
            assertThat(Files.readString(file)).isEqualTo(name);
        }
        assertThat(files()).hasSize(3);
    }

    /** Fails the first write, then the second, and so on, until none fails: what was there stays until then. */
    @Test
    void aSinkThatFailedFailsForEver() throws IOException {
        for (int good = 0; good < 4; good++) {
            int lasts = good;
            OutputStream full = new OutputStream() {
                private int writes;

                @Override
                public void write(int b) {
                    throw new AssertionError("bytes come in pieces");
                }

                @Override
                public void write(byte[] bytes, int from, int length) throws IOException {
                    if (writes++ == lasts) {
                        throw new IOException("No space left on device");
                    }
                }
            };
            Sink sink = new Sink("f", full, () -> false);
            assertThatThrownBy(() -> {
                        sink.write(new byte[300_000]);
                        sink.flush();
                    })
                    .isInstanceOf(WriteFailedException.class)
                    .hasMessage("cannot write f: No space left on device");
            assertThatThrownBy(sink::flush).isInstanceOf(WriteFailedException.class);
            assertThatThrownBy(sink::close).isInstanceOf(WriteFailedException.class);
        }
    }
}
