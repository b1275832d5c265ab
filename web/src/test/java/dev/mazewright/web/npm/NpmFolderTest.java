package dev.mazewright.web.npm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the build fills into the files of the package for npm. */
class NpmFolderTest {
    private static final Path SOURCES = Path.of("src/main/npm");

    @Test
    void theSitesAddressIsTheHomepage() throws IOException {
        String address = "https://mazes.example/studio/";
        assertThat(filled("package.json", address)).contains("\"homepage\": \"" + address + "\",\n", "\"version\": \"1.2.3\",\n");
        assertThat(filled("README.md", address)).contains("(" + address + ")");
    }

    /** Nothing else than their lines is left out where there is no address. */
    @Test
    void withoutAnAddressNoneIsNamed() throws IOException {
        for (String file : new String[] {"package.json", "README.md"}) {
            String[] lines = filled(file, "@site@").split("\n", -1);
            String[] left = filled(file, "").split("\n", -1);
            assertThat(left).hasSize(lines.length - 1).doesNotContainNull().noneMatch(line -> line.contains("@site@"));
            assertThat(lines).contains(left);
        }
    }

    private static String filled(String file, String address) throws IOException {
        return NpmFolder.filled(Files.readString(SOURCES.resolve(file)), "1.2.3", address);
    }
}
