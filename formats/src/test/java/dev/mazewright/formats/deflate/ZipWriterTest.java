package dev.mazewright.formats.deflate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The JDK reads the archives, by their directory and from the front. */
class ZipWriterTest {
    private final List<byte[]> files = new ArrayList<>();

    private byte[] archive() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ZipWriter zip = new ZipWriter(out);
        MazeRandom random = new MazeRandom(3);
        for (int i = 0; i < 9; i++) {
            byte[] bytes = Samples.random(random, i * i * 3000);
            files.add(bytes);
            zip.add(name(i), to -> {
                to.write(bytes, 0, bytes.length / 2);
                for (int at = bytes.length / 2; at < bytes.length; at++) {
                    to.write(bytes[at]);
                }
                to.close();
            });
        }
        zip.end();
        return out.toByteArray();
    }

    private static String name(int number) {
        return number % 2 == 0 ? "maze-" + number : "Lösungen/maze-" + number;
    }

    @Test
    void theDirectoryIsRight(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mazes.zip");
        Files.write(file, archive());
        try (ZipFile zip = new ZipFile(file.toFile())) {
            assertThat(zip.size()).isEqualTo(files.size());
            for (int i = 0; i < files.size(); i++) {
                ZipEntry entry = zip.getEntry(name(i));
                assertThat(entry.getSize()).isEqualTo(files.get(i).length);
                assertThat(entry.getTimeLocal().toLocalDate()).isEqualTo(LocalDate.of(1980, 1, 1));
                assertThat(zip.getInputStream(entry).readAllBytes()).isEqualTo(files.get(i));
            }
        }
    }

    /** It checks checksums and sizes. */
    @Test
    void readFromTheFront() throws IOException {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive()))) {
            for (int i = 0; i < files.size(); i++) {
                assertThat(zip.getNextEntry().getName()).isEqualTo(name(i));
                assertThat(zip.readAllBytes()).isEqualTo(files.get(i));
            }
            assertThat(zip.getNextEntry()).isNull();
        }
    }

    @Test
    void anArchiveOfNothing(@TempDir Path folder) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ZipWriter(out).end();
        Path file = folder.resolve("none.zip");
        Files.write(file, out.toByteArray());
        try (ZipFile zip = new ZipFile(file.toFile())) {
            assertThat(zip.size()).isZero();
        }
    }
}
