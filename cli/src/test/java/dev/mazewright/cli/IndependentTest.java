package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the program reads and solves, against {@code checks/independent.py}, which shares nothing with it. */
@Tag("slow")
class IndependentTest {
    private static final Path CORPORA = Path.of(System.getProperty("mazewright.shared", "../../shared"), "corpora");

    private static void compare(String what) throws IOException, InterruptedException {
        assumeTrue(Files.isDirectory(CORPORA), "there is no folder " + CORPORA);
        Process python;
        try {
            python = new ProcessBuilder("python3", "../checks/independent.py", what, CORPORA.toString(),
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                    "-cp", System.getProperty("java.class.path"), Main.class.getName())
                    .redirectErrorStream(true).start();
        } catch (IOException noPython) {
            assumeTrue(false, "there is no python3");
            return;
        }
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(python.waitFor()).as(said).isZero();
        System.out.print(said);
    }

    @Test
    void scenariosHaveTheLengthsOfAnotherDijkstra() throws Exception {
        compare("lengths");
    }

    @Test
    void anotherReaderReadsTheSameMazes() throws Exception {
        compare("readers");
    }
}
