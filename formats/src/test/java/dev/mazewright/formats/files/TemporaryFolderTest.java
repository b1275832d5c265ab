package dev.mazewright.formats.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which folders of other runs are removed: those that no run can be working on. */
class TemporaryFolderTest {
    @TempDir
    Path folder;

    private Path left(String number, Duration age) throws IOException {
        Path left = Files.createDirectory(folder.resolve(".pages.tmp-" + number));
        Files.writeString(left.resolve("page-001.svg"), "left");
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(age)));
        return left;
    }

    /** A run is killed, or the disk fails, after its lock was removed and before the folder has its name. */
    @Test
    void oneWithoutALockIsRemovedWhenItIsOld() throws IOException {
        Path old = left("0123456789abcdef", Duration.ofHours(2));
        Path current = left("0123456789abcde0", Duration.ofSeconds(1));
        try (TemporaryFolder pages = TemporaryFolder.beside(folder.resolve("pages"))) {
            assertThat(old).doesNotExist();
            assertThat(current).exists();
            pages.commit();
        }
        assertThat(folder.resolve("pages")).isEmptyDirectory();
    }

    @Test
    void oneWithALockThatNoRunHoldsIsRemovedAtOnce() throws IOException {
        Path killed = left("0123456789abcdef", Duration.ZERO);
        Files.createFile(killed.resolve(".lock"));
        try (TemporaryFolder pages = TemporaryFolder.beside(folder.resolve("pages"));
                TemporaryFolder others = TemporaryFolder.beside(folder.resolve("pages"))) {
            assertThat(killed).doesNotExist();
            assertThat(folder.toFile().list()).as("the two that are being written").hasSize(2);
            others.commit();
            assertThat(pages).isNotNull();
        }
    }
}
