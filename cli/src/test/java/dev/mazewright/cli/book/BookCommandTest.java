package dev.mazewright.cli.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code book}. */
class BookCommandTest {
    private static final String SMALL = "title = \"T\"\nstyle = \"style.toml\"\n[[section]]\nmazes = 2\nsize = \"5x5\"\n";

    @TempDir
    Path folder;

    private Run book(String text, String... more) throws IOException {
        Path file = folder.resolve("book.toml");
        Files.writeString(file, text);
        String[] arguments = Stream.concat(
                        Stream.of("book", file.toString(), "-o", folder.resolve("book.pdf").toString()), Stream.of(more))
                .toArray(String[]::new);
        return Run.with("", arguments);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void theExamplesOfTheHelpRun() throws IOException {
        List<String> examples = Run.of("book --help").lines().subList(1, 4);
        assertThat(examples).allMatch(example -> example.startsWith("  mazewright book"));
        Files.write(folder.resolve("book.toml"), Run.of(examples.getFirst().strip().substring("mazewright ".length())).bytes());
        for (String example : examples) {
            String line = example.strip().substring("mazewright ".length()).replaceAll("(\\w+\\.(toml|pdf|jsonl))", folder + "/$1");
            Run run = Run.of(line);
            assertThat(run.code()).as(run.err()).isZero();
        }
        assertThat(files()).containsExactly("book.pdf", "book.toml", "cover.pdf", "mazes.jsonl");
        assertThat(Files.readAllLines(folder.resolve("mazes.jsonl"))).hasSize(20);
    }

    @Test
    void theStyleLiesBesideTheBook() throws IOException {
        Files.writeString(folder.resolve("style.toml"), "wall-colour = \"#ff0000\"\n");
        Run run = book(SMALL);
        assertThat(run.err().strip()).isEqualTo("book: 5 pages, 2 mazes; printers of paperbacks take 24 pages or more");
        assertThat(run.code()).isZero();
    }

    @Test
    void answersInASecondFileNeedItsName() throws IOException {
        String text = "title = \"T\"\nanswers-at = \"file\"\n[[section]]\nmazes = 2\nsize = \"5x5\"\n";
        Run refused = book(text);
        assertThat(refused.code()).isEqualTo(64);
        assertThat(refused.err()).contains("are in a second file; name it: --answers FILE");
        assertThat(book(text, "--answers", folder.resolve("answers.pdf").toString()).code()).isZero();
        assertThat(files()).containsExactly("answers.pdf", "book.pdf", "book.toml");
        Run other = book(text.replace("file", "end"), "--answers", folder.resolve("answers.pdf").toString());
        assertThat(other.code()).isEqualTo(64);
        assertThat(other.err()).contains("write answers-at = \"file\" into");
    }

    @Test
    void theCoverIsAsWideAsThePagesAskFor() throws IOException {
        Run run = book("title = \"T\"\nanswers = 0\nfront = []\n[cover]\npaper = \"cream\"\n[[section]]\nmazes = 100\nsize = \"5x5\"\n", "--cover");
        assertThat(run.err().strip()).isEqualTo("cover: 17.500 x 11.250 in (444.5 x 285.8 mm), spine 0.250 in (6.4 mm) for 100 pages on"
                + " cream paper");
        assertThat(run.code()).isZero();
        assertThat(files()).containsExactly("book.pdf", "book.toml");
    }

    @Test
    void theExampleOfALayoutIsPrinted() throws IOException {
        assertThat(Run.of("book --example worksheet").bytes()).asString(StandardCharsets.UTF_8).contains("layout = \"worksheet\"");
        assertThat(Run.of("book --example sheet").code()).isEqualTo(64);
    }

    @Test
    void whatIsWrongIsOneLineAndLeavesNothing() throws IOException {
        assertThat(book(SMALL).code()).isEqualTo(66);
        assertThat(book(SMALL).err().strip()).isEqualTo("mazewright: no such file: " + folder.resolve("style.toml"));
        Run misspelt = book("titel = \"T\"");
        assertThat(misspelt.code()).isEqualTo(65);
        assertThat(misspelt.err().lines()).hasSize(1);
        Run unreached = book("title = \"T\"\n[[section]]\nmazes = 1\nsize = \"4x4\"\ndifficulty = \"98..100\"");
        assertThat(unreached.code()).isEqualTo(1);
        assertThat(Run.of("book").code()).isEqualTo(64);
        assertThat(book(SMALL, "--cover", "--manifest", folder.resolve("m.jsonl").toString()).code()).isEqualTo(64);
        assertThat(Run.of("book none.toml -o none.pdf").code()).isEqualTo(66);
        assertThat(files()).containsExactly("book.toml");
    }

    @Test
    void masksLieBesideTheBook() throws IOException {
        String masked = "title = \"T\"\nfront = []\n[[section]]\nmazes = 1\nsize = \"4x4\"\nmasks = [\"stairs.txt\"]\n";
        Run missing = book(masked);
        assertThat(missing.code()).isEqualTo(66);
        assertThat(missing.err().strip()).isEqualTo("mazewright: no such file: " + folder.resolve("stairs.txt"));
        Files.writeString(folder.resolve("stairs.txt"), "XXX.\nXX..\nX...\n....\n");
        assertThat(book(masked, "--manifest", folder.resolve("m.jsonl").toString()).code()).isZero();
        Puzzle maze = Recipe.parse(Files.readString(folder.resolve("m.jsonl")).replaceAll(".*recipe\":\"|\",.*|\n", "")).make();
        assertThat(maze.maze().grid().cells()).isEqualTo(10);
        Files.write(folder.resolve("stairs.txt"), new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 26, '\n'});
        Files.writeString(folder.resolve("cat.png"), "no picture");
        Run text = book(masked.replace("stairs.txt", "cat.png"));
        assertThat(text.code()).isEqualTo(65);
        assertThat(text.err()).hasLineCount(1).contains("line 6: found the mask cat.png, which is not a picture");
        Run damaged = book(masked);
        assertThat(damaged.code()).isEqualTo(65);
        assertThat(damaged.err().lines()).hasSize(1);
    }

    @Test
    void aBookThatExistsIsKeptWithNoClobber() throws IOException {
        Files.writeString(folder.resolve("book.pdf"), "old");
        assertThat(book(SMALL.replace("style = \"style.toml\"\n", ""), "--no-clobber").code()).isEqualTo(73);
        assertThat(Files.readString(folder.resolve("book.pdf"))).isEqualTo("old");
    }
}
