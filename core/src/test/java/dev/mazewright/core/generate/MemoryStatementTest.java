package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.testing.MemoryProbe;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The memory that a generator or kernel states, by which mazes are refused early, is about the most that it holds. */
class MemoryStatementTest {
    private static final double MOST = 1.5;

    /** Lists and stacks grow by blocks of up to 64 KiB, whatever the size of the maze. */
    private static final long BLOCKS = 100_000;

    /** Takes a minute. The memory held is sampled, so a busy machine may miss the maximum. */
    @Test
    @Tag("slow")
    void statedMemoryIsAtMostOneAndAHalfTimesMoreOrLessThanWhatIsHeld() throws IOException, InterruptedException {
        Process probe = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-Xmx512m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        MemoryProbe.class.getName(),
                        String.valueOf(MOST))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String> lines = new String(probe.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertThat(probe.waitFor()).isZero();
        assertThat(lines).hasSizeGreaterThan(50);
        SoftAssertions all = new SoftAssertions();
        for (String line : lines) {
            String[] parts = line.split("\t", -1);
            double stated = Long.parseLong(parts[1]);
            long held = Long.parseLong(parts[2]);
            all.assertThat(stated).as(line).isBetween((held - BLOCKS) / MOST, (held + BLOCKS) * MOST);
        }
        all.assertAll();
    }
}
