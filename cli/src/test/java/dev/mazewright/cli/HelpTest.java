package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The help of each command begins with examples, and they run. */
class HelpTest {
    private static final Pattern FILE = Pattern.compile("( )(maze[^ /]*\\.\\w+|solved\\.png|(?<=-o )turtle)(?= |$)");

    /** Commands that do not end, take long, write many files, or read what the user has: a book, a dataset, a mouse. */
    private static final Set<String> NOT_RUN = new TreeSet<>(
            Set.of("serve", "site", "certify", "dataset", "book", "completion", "man", "micromouse"));
    private static final int MOST = 4;

    @TempDir Path folder;

    @BeforeEach
    void writeTheFilesThatExamplesRead() {
        for (String file : List.of("maze.png", "maze.json", "maze.txt")) {
            String format = file.endsWith("txt") ? " --format text" : "";
            assertThat(Run.of("generate rectangle:9x9/wilson/seed:1 -o " + folder.resolve(file) + format).code()).isZero();
        }
    }

    private static List<String> examples(String command) {
        List<String> lines = Run.of((command + " --help").strip()).lines();
        assertThat(lines.getFirst()).isEqualTo("Examples:");
        List<String> examples = lines.subList(1, lines.indexOf(""));
        assertThat(lines.get(examples.size() + 2)).startsWith("Usage: mazewright");
        assertThat(examples).hasSizeBetween(2, MOST).allMatch(example -> example.contains(" mazewright " + command));
        return examples;
    }

    static List<String> commands() {
        return Stream.concat(Stream.of(""), Main.COMMANDS.names().stream()).filter(command -> !NOT_RUN.contains(command)).toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void examplesRun(String command) {
        for (String example : examples(command)) {
            String line = FILE.matcher(example.strip().substring("mazewright ".length()))
                    .replaceAll(found -> found.group(1) + folder.resolve(found.group(2)));
            Run run = Run.of(line);
            assertThat(run.code()).as("%s: %s", example, run.err()).isZero();
        }
    }

    static Set<String> notRun() {
        return NOT_RUN;
    }

    @ParameterizedTest
    @MethodSource("notRun")
    void examplesOfWhatIsNotRunAreOfTheCommand(String command) {
        assertThat(Main.COMMANDS.names()).contains(command);
        assertThat(examples(command)).isNotEmpty();
    }

    /** The commands of micromouse are commands as all others; their mice and mazes are the user's. */
    @ParameterizedTest
    @ValueSource(strings = {"check", "drive", "time", "design", "plan"})
    void examplesOfTheMicromouseBench(String command) {
        assertThat(examples("micromouse " + command)).hasSize(3);
    }

    /** The program's version is asked for at the start of many a script, and is printed without a parser; a command's is not. */
    @Test
    void theVersionIsTheSameWithAndWithoutTheParser() {
        Run parsed = Run.of("generate --version");
        assertThat(parsed.out()).startsWith("mazewright ").endsWith(System.lineSeparator());
        for (String asked : List.of("--version", "-V", "--version --debug")) {
            assertThat(Run.of(asked).out()).isEqualTo(parsed.out());
            assertThat(Run.of(asked).code()).isZero();
        }
    }

    /** Who types the name of a file alone is told what it is, and what to type next. */
    @Test
    void aFileAloneIsSaidToBe() throws IOException {
        Path maze = folder.resolve("my maze.txt");
        Files.writeString(maze, Run.of("generate 5x5/seed:1 --format text").out());
        Run alone = Run.with("", maze.toString());
        assertThat(alone.code()).isZero();
        assertThat(alone.out()).isEqualTo(Run.with("", "info", maze.toString()).out()).contains("digest");
        assertThat(alone.err()).endsWith("to solve it: mazewright solve \"" + maze + "\"\n");
        Files.writeString(maze, "no maze");
        assertThat(Run.with("", maze.toString()).code()).isEqualTo(65);
    }
}
