package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pictures of the README, and the drawing among the commands, are those that the commands beside them make today. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..");

    @Test
    void picturesAreWhatTheirCommandsMake(@TempDir Path folder) throws IOException {
        List<String> lines = Files.readAllLines(ROOT.resolve("README.md"));
        for (String picture : List.of("maze.svg", "turtle.gif")) {
            String command = lines.stream()
                    .filter(line -> line.startsWith("    ./mazewright generate ") && line.endsWith(" -o " + picture))
                    .findFirst()
                    .orElseThrow();
            String arguments = command.strip().substring("./mazewright ".length()).replace(" -o " + picture, " -o ");
            assertThat(Run.of(arguments + folder.resolve(picture)).code()).isZero();
            assertThat(folder.resolve(picture)).as(command).hasSameBinaryContentAs(ROOT.resolve("docs").resolve(picture));
        }
    }

    @Test
    void theDrawingIsWhatItsCommandPrints() throws IOException {
        String document = Files.readString(ROOT.resolve("docs").resolve("commands.md"));
        Matcher block = Pattern.compile("```\n\\$ \\./mazewright (.*)\n([^`]*)```").matcher(document);
        assertThat(block.find()).isTrue();
        assertThat(Run.of(block.group(1)).out()).isEqualTo(block.group(2));
    }
}
