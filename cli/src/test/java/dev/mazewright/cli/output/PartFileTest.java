package dev.mazewright.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file of rows that was cut off is gone on with, and is the same in the end. */
class PartFileTest {
    private static final String RECIPE = "rectangle:300x200/sidewinder/start:7,0/goal:9,9/open:start.left/seed:1";

    @TempDir Path folder;

    private Run generate(String recipe, Path file) {
        return Run.of("generate " + recipe + " -o " + file);
    }

    private byte[] whole(String recipe, String name) throws IOException {
        Path file = folder.resolve("whole-" + name);
        Run run = generate(recipe, file);
        assertThat(run.code()).as(run.err()).isZero();
        return Files.readAllBytes(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"m.maze", "m.blocks", "m.matrix", "m.png"})
    void resumesFromEveryLength(String name) throws IOException {
        byte[] whole = whole(RECIPE, name);
        Path file = folder.resolve(name);
        Path part = folder.resolve(name + ".part");
        for (int length : new int[] {0, 1, 50, whole.length / 3, whole.length - 1, whole.length}) {
            Files.deleteIfExists(file);
            Files.write(part, Arrays.copyOf(whole, length));
            Run run = generate(RECIPE, file);
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(file).hasBinaryContent(whole);
            assertThat(part).doesNotExist();
            if (length > whole.length / 2) {
                assertThat(run.err()).contains("resuming " + part + ", which holds " + length + " bytes");
            }
        }
    }

    /** Digits that are followed by a path are not streamed and need no part; from 2^24 cells on there is no path. */
    @Test
    void resumesTheDigitsOfLargeMazes() throws IOException {
        String recipe = "rectangle:4100x4100/sidewinder/seed:1";
        byte[] whole = whole(recipe, "m.hex");
        assertThat(whole).hasSize(4100 * 4101 + 1 + 4 + 10);
        Path file = folder.resolve("m.hex");
        Files.write(folder.resolve("m.hex.part"), Arrays.copyOf(whole, 5_000_000));
        Run run = generate(recipe, file);
        assertThat(run.err()).contains("resuming");
        assertThat(Arrays.equals(Files.readAllBytes(file), whole)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"m.maze", "m.blocks", "m.matrix", "m.png"})
    void aPartOfAnotherMazeIsBegunAnew(String name) throws IOException {
        byte[] whole = whole(RECIPE, name);
        for (String other : new String[] {
            RECIPE.replace("seed:1", "seed:2"), RECIPE.replace("300x", "600x"), RECIPE.replace("goal:9,9", "goal:9,8/goal:0,0")
        }) {
            if (name.endsWith("matrix") && other.contains("goal:0,0")) {
                continue; // goals are not in it
            }
            Path file = folder.resolve(name);
            byte[] another = whole(other, name);
            Files.write(folder.resolve(name + ".part"), Arrays.copyOf(another, another.length - 3));
            Run run = generate(RECIPE, file);
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.err()).contains(name + ".part is of another maze; starting again");
            assertThat(file).hasBinaryContent(whole);
            assertThat(folder.resolve(name + ".part")).doesNotExist();
        }
    }

    @Test
    void aPartInUseIsRefused() throws IOException {
        Path part = folder.resolve("m.maze.part");
        Files.createFile(part);
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            assertThat(channel.tryLock()).isNotNull();
            Run run = generate(RECIPE, folder.resolve("m.maze"));
            assertThat(run.code()).isEqualTo(73);
            assertThat(run.err()).endsWith("mazewright: cannot create " + part + ": another run is writing it\n");
        }
        assertThat(folder.resolve("m.maze")).doesNotExist();
    }

    @Test
    void noClobberAndPermissions() throws IOException {
        Path file = folder.resolve("m.maze");
        Files.writeString(file, "old");
        Run refused = Run.of("generate " + RECIPE + " --no-clobber -o " + file);
        assertThat(refused.code()).isEqualTo(73);
        assertThat(file).hasContent("old");
        assertThat(folder.resolve("m.maze.part")).doesNotExist();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        assertThat(generate(RECIPE, file).code()).isZero();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-r-----");
        Run fresh = Run.of("generate " + RECIPE + " --no-clobber -o " + folder.resolve("n.maze"));
        assertThat(fresh.code()).as(fresh.err()).isZero();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("m.maze", "n.maze");
    }

    @Test
    void aFolderOfThatNameIsRefused() throws IOException {
        Files.createDirectory(folder.resolve("m.maze.part"));
        assertThat(generate(RECIPE, folder.resolve("m.maze")).code()).isEqualTo(73);
    }

    /** A name with no room for more is written as other files are. */
    @Test
    void theLongestName() throws IOException {
        Path file = folder.resolve("x".repeat(248) + ".maze");
        assertThat(generate(RECIPE, file).code()).isZero();
        assertThat(folder.toFile().list()).hasSize(1);
    }

    /** Standard output gets the same bytes as a file. */
    @Test
    void standardOutput() throws IOException {
        Run run = Run.of("generate " + RECIPE + " --format maze");
        Path file = folder.resolve("m.maze");
        Run toFile = Run.of("generate " + RECIPE + " -o " + file);
        assertThat(toFile.code()).as(toFile.err()).isZero();
        assertThat(file).hasBinaryContent(run.bytes());
    }
}
