package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What launchers give the JVM is justified, an option at a time. */
class JvmOptionsTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    private static List<String> options() throws IOException {
        return Files.readAllLines(ROOT.resolve("cli/src/build/jvm.options")).stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> line.split(" ", -1)[1])
                .toList();
    }

    @Test
    void theDecisionHasEachOptionAndNoOther() throws IOException {
        Stream<String> rows = Files.readAllLines(ROOT.resolve("docs/adr/0006-start.md")).stream()
                .filter(line -> line.startsWith("| `-"))
                .map(line -> line.split("\\|", -1)[1]);
        List<String> justified = rows.flatMap(cell -> Pattern.compile("`([^`]+)`").matcher(cell).results().map(each -> each.group(1))).toList();
        assertThat(options().stream().filter(option -> option.startsWith("-")).distinct())
                .hasSizeGreaterThan(10)
                .containsExactlyInAnyOrderElementsOf(justified);
    }

    @Test
    void theClassesThatTrainExist() throws IOException {
        List<String> classes = options().stream().filter(option -> !option.startsWith("-")).toList();
        assertThat(classes).hasSize(4).allSatisfy(name ->
                assertThat(ROOT.resolve("tools/src/main/java/" + name.replace('.', '/') + ".java")).exists());
    }
}
