package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.page.BookMaze;
import dev.mazewright.books.page.BookPlan;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which generators make the mazes of a section, against mazes made and measured one by one. */
class GeneratorTurnsTest {
    private static final List<String> GENERATORS = List.of("prim-frontier-edge", "wilson/braid", "recursive-backtracker");

    private static Book book(String section) throws IOException {
        return BookFileTest.parse("title = \"T\"\n[[section]]\n" + section);
    }

    private static List<BookMaze> mazes(Book book, int threads) {
        return new MazeChoice(book, new BookPlan(book), MazeCache.NONE, Context.ofStep().withThreads(threads), BookProgress.NONE).mazes();
    }

    /** Whether a maze with one of the first seeds is within two points. */
    private static boolean reaches(String generator, int target, int seeds) {
        for (int seed = 1; seed <= seeds; seed++) {
            Difficulty difficulty = Difficulty.of(Recipe.parse("rectangle:14x14/" + generator + "/seed:" + seed).make());
            if (difficulty != null && Math.abs(difficulty.tenths() - 10 * target) <= 20) {
                return true;
            }
        }
        return false;
    }

    @Test
    void thoseThatReachATargetTakeTurns() throws IOException {
        Book book = book("mazes = 13\nsize = \"14x14\"\ndifficulty = \"40..64\"\ngenerators = [\"" + String.join("\", \"", GENERATORS) + "\"]");
        List<String> expected = new ArrayList<>();
        List<String> all = new ArrayList<>();
        int last = -1;
        for (int target = 40; target <= 64; target += 2) {
            int after = last;
            int hard = target;
            last = IntStream.rangeClosed(1, 3)
                    .map(step -> (after + step) % 3)
                    .filter(turn -> reaches(GENERATORS.get(turn), hard, 100))
                    .findFirst()
                    .orElseThrow();
            expected.add(GENERATORS.get(last));
            all.add(GENERATORS.get(all.size() % 3));
        }
        assertThat(expected).isNotEqualTo(all).containsAll(GENERATORS);
        List<BookMaze> mazes = mazes(book, 1);
        assertThat(mazes).extracting(maze -> maze.recipe().toString().replaceAll("rectangle:14x14/|/seed:.*", "")).isEqualTo(expected);
        for (int i = 0; i < mazes.size(); i++) {
            assertThat(mazes.get(i).difficulty()).isBetween(10 * (38 + 2 * i), 10 * (42 + 2 * i));
        }
        assertThat(mazes(book, 3)).isEqualTo(mazes);
    }

    @Test
    void aTargetThatNoneReachesIsRefusedWithThoseThatDo() throws IOException {
        Book book = book("mazes = 1\nsize = \"14x14\"\ndifficulty = \"62..62\"\ngenerators = [\"binary-tree\"]");
        List<String> reaching = new ArrayList<>();
        Stream<String> others = Stream.concat(
                Stream.of("binary-tree/braid:0.5", "binary-tree/braid"),
                Catalog.GENERATORS.stream().filter(entry -> entry.runsOn(Catalog.shape("rectangle"))).map(Entry::name));
        others.filter(name -> !name.equals("binary-tree") && reaches(name, 62, 20)).forEach(reaching::add);
        assertThat(reaching).contains("recursive-backtracker");
        assertThatThrownBy(() -> mazes(book, 2))
                .isInstanceOf(NoPathException.class)
                .hasMessageStartingWith("book.toml, maze 1: no maze of difficulty 60..64 in rectangle:14x14 (binary-tree has ")
                .hasMessageEndingWith(", in 1000 seeds); reached by " + String.join(", ", reaching));
    }

    @Test
    void aTargetBeyondAllIsRefusedWithTheNearest() throws IOException {
        Book book = book("title = \"Hard\"\nmazes = 3\nsize = \"4x4\"\ndifficulty = \"35..95\"");
        assertThatThrownBy(() -> mazes(book, 2))
                .isInstanceOf(NoPathException.class)
                .hasMessageStartingWith("book.toml, maze 2 in section 'Hard'")
                .hasMessageContaining("no maze of difficulty 63..67 in rectangle:4x4 (recursive-backtracker has 0.0 to 48.3, in 1000 seeds); no other"
                        + " generator or braid was found to reach it, the nearest is ");
    }

    @Test
    void generatorsThatNeedAFullGridAreNotTriedOnMasks() throws IOException {
        Book book = book("mazes = 1\nsize = \"6x6\"\nmasks = [\"heart\"]\ngenerators = [\"wilson\"]\ndifficulty = \"95..95\"");
        assertThatThrownBy(() -> mazes(book, 2))
                .isInstanceOf(NoPathException.class)
                .hasMessageContaining("no other generator or braid was found to reach it, the nearest is ");
    }

    @Test
    void aTargetOnOtherMeasuresHolds() throws IOException {
        Book book = book("mazes = 4\nsize = \"10x10\"\ngenerators = [\"wilson\"]\ndifficulty = \"solution-length:24..40,turns:8..\"");
        List<BookMaze> mazes = mazes(book, 2);
        for (int i = 0; i < 4; i++) {
            double target = 24 + Math.round(16 * i / 3.0);
            assertThat((double) mazes.get(i).length()).isBetween(target - 2, target + 2);
        }
    }
}
