package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What short runs load. Each class costs at every start, some 12 microseconds even if it comes out of the ahead-of-time cache.
 */
class LoadedClassesTest {
    private static final String LOADED = " source: ";

    /** The names of the classes that the JVM loads for a command line. */
    private static List<String> loaded(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-Xlog:class+load",
                "-cp", System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out.lines()
                .filter(line -> line.contains(LOADED))
                .map(line -> line.substring(line.lastIndexOf(']', line.indexOf(LOADED)) + 1, line.indexOf(LOADED)).strip())
                .toList();
    }

    /** No more classes than these; {@code ours} of them of this program. */
    private static void assertFew(List<String> loaded, int most, int ours) {
        assertThat(loaded.size()).isBetween(1, most);
        assertThat(loaded.stream().filter(name -> name.startsWith("dev.mazewright."))).hasSizeBetween(1, ours);
        // Annotations are read through proxies.
        assertThat(loaded).noneMatch(name -> name.contains("$Proxy"));
        for (String library : List.of("tools.jackson.", "org.apache.", "io.netty.", "java.awt.", "picocli.")) {
            // The verifier looks at a few without using them.
            assertThat(loaded.stream().filter(name -> name.startsWith(library))).as(library).hasSizeBetween(0, 5);
        }
    }

    @Test
    void versionLoadsFewClasses() throws IOException, InterruptedException {
        assertFew(loaded("--version"), 950, 12);
    }

    @Test
    void smallMazeLoadsFewClasses() throws IOException, InterruptedException {
        assertFew(loaded("generate", "--rows", "10", "--columns", "10", "--seed", "1"), 1400, 215);
    }
}
