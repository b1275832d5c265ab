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
    /** Takes a minute. With two threads, how much both hold at a time depends on the machine, but the most does not. */
    @Test
    @Tag("slow")
    void statedMemoryIsAtMostOneAndAHalfTimesMoreOrLessThanWhatIsHeld() throws IOException, InterruptedException {
        Process probe = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:MarkSweepDeadRatio=0", // else some garbage is left where it lies
                        "-XX:MarkSweepAlwaysCompactCount=1",
                        "-Xmx512m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        MemoryProbe.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String> lines = new String(probe.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertThat(probe.waitFor()).isZero();
        assertThat(lines).hasSizeGreaterThan(80);
        SoftAssertions all = new SoftAssertions();
        for (String line : lines) {
            String[] parts = line.split("\t", -1);
            double stated = Long.parseLong(parts[1]);
            long held = Long.parseLong(parts[2]);
            all.assertThat(stated).as(line).isGreaterThanOrEqualTo((held - MemoryProbe.BLOCKS) / MemoryProbe.MOST);
            if (parts[3].equals("1")) {
                all.assertThat(stated).as(line).isLessThanOrEqualTo((held + MemoryProbe.BLOCKS) * MemoryProbe.MOST);
            }
        }
        all.assertAll();
    }
}
