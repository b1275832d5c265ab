package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.recipe.Recipe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code generate --difficulty}: the smallest seeds that fit, or the answer no with the range seen. */
class DifficultyCommandTest {
    private static final String RECIPE = "rectangle:12x14/wilson/seed:";

    @TempDir Path folder;

    private static int tenths(long seed) {
        Difficulty difficulty = Difficulty.of(Recipe.parse(RECIPE + seed).make());
        assertThat(difficulty).isNotNull();
        return difficulty.tenths();
    }

    /** One after the other. */
    private static long slow(long from, int least, int most) {
        long seed = from;
        while (tenths(seed) < 10 * least || tenths(seed) > 10 * most) {
            seed++;
        }
        return seed;
    }

    @Test
    void findsTheSmallestSeedThatFitsWhateverTheThreads() {
        for (String range : new String[] {"55..60", "40..44", "0..100", "57..57"}) {
            String[] ends = range.split("\\.\\.", -1);
            long expected = slow(7, Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
            for (String threads : new String[] {"1", "2", "7"}) {
                Run run = Run.of("generate " + RECIPE + "7 --difficulty " + range + " --format json --threads " + threads);
                assertThat(run.code()).as(run.err()).isZero();
                assertThat(run.err().strip()).isEqualTo("recipe: " + RECIPE + expected);
                assertThat(run.out()).isEqualTo(Run.of("generate " + RECIPE + expected + " --format json").out());
            }
        }
    }

    @Test
    void severalAreTheNextOnesThatFit() throws IOException {
        List<String> expected = new ArrayList<>();
        long seed = -5;
        for (int i = 0; i < 4; i++) {
            seed = slow(seed, 52, 55);
            expected.add("recipe: " + RECIPE + seed++);
        }
        Run run = Run.of("generate " + RECIPE + "-5 --difficulty 52..55 --count 4 --format digest --threads 3");
        assertThat(run.err().lines()).containsExactlyElementsOf(expected);
        assertThat(run.lines()).hasSize(4).doesNotHaveDuplicates();
        Run files = Run.of("generate " + RECIPE + "-5 --difficulty 52..55 --count 2 -o " + folder.resolve("m%d.json"));
        assertThat(files.code()).as(files.err()).isZero();
        for (String recipe : expected.subList(0, 2)) {
            String name = "m" + recipe.substring(recipe.lastIndexOf(':') + 1) + ".json";
            assertThat(Files.readString(folder.resolve(name))).contains(recipe.substring("recipe: ".length()));
        }
        assertThat(folder.toFile().list()).hasSize(2);
    }

    @Test
    void whatCannotBeReachedIs1WithTheRangeSeen() throws IOException {
        int easiest = 1000;
        int hardest = 0;
        for (int seed = 1; seed <= 1000; seed++) {
            easiest = Math.min(easiest, tenths(seed));
            hardest = Math.max(hardest, tenths(seed));
        }
        Path file = folder.resolve("m.json");
        Files.writeString(file, "old");
        for (String threads : new String[] {"1", "4"}) {
            Run run = Run.of("generate " + RECIPE + "1 --difficulty 90..100 -o " + file + " --threads " + threads);
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.out()).isEmpty();
            assertThat(run.err().strip())
                    .startsWith("mazewright: no maze of difficulty 90..100 in 1000 seeds from 1 (found " + easiest / 10 + "."
                            + easiest % 10 + " to " + hardest / 10 + "." + hardest % 10 + ");")
                    .hasLineCount(1);
        }
        assertThat(file).hasContent("old");
        assertThat(folder.toFile().list()).containsExactly("m.json");
    }

    @Test
    void atTheLastSeedThereAreNoMore() {
        Run run = Run.of("generate rectangle:5x5/wilson/seed:9223372036854775806 --difficulty 90..100");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("in 2 seeds from 9223372036854775806");
        Run all = Run.of("generate rectangle:5x5/wilson/seed:9223372036854775807 --difficulty 0..100 --format digest");
        assertThat(all.code()).as(all.err()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"70..60", "x", "-1..5", "60", "60..", "..60", "0..101", "60...65", "60..65..70", "6e1..65", "60.5..61", ""})
    void whatIsNoRangeIs64(String range) {
        Run run = Run.with("", "generate", RECIPE + "1", "--difficulty=" + range);
        assertThat(run.code()).as(run.err()).isEqualTo(64);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("is not a range of difficulty", "60..65").hasLineCount(1);
    }

    @Test
    void rangesOfMeasuresHoldForTheMaze() {
        Run run = Run.of("generate " + RECIPE + "1 --difficulty solution-length:30..40,turns:18.. --format none");
        assertThat(run.code()).as(run.err()).isZero();
        Map<String, Object> info = Json.object(Run.of("info " + run.err().strip().substring("recipe: ".length()) + " --json").out());
        assertThat((long) info.get("solutionLength")).isBetween(30L, 40L);
        assertThat((long) info.get("solutionTurns")).isGreaterThanOrEqualTo(18);
        Run unknown = Run.of("generate " + RECIPE + "1 --difficulty solution-lenght:30..40");
        assertThat(unknown.code()).isEqualTo(64);
        assertThat(unknown.err()).contains("did you mean solution-length?").hasLineCount(1);
    }

    @Test
    void aRangeIsOneArgument() {
        assertThat(Run.with("", "generate", RECIPE + "1", "--difficulty", "-1..5").code()).isEqualTo(64);
        assertThat(Run.with("", "generate", RECIPE + "1", "--difficulty").code()).isEqualTo(64);
    }

    @Test
    void aTransformThatCannotBeIs64() {
        Run run = Run.of("generate rectangle:4x4/wilson/braid/unicursal/seed:1 --difficulty 1..2");
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains("unicursal splits the passages of a perfect maze");
        assertThat(Run.of("generate rectangle:1000000x1000000/wilson/seed:1 --difficulty 1..2").code()).isEqualTo(70);
    }

    @Test
    void infoReportsTheSameDifficulty() {
        Run run = Run.of("info " + RECIPE + "3 --json");
        assertThat(run.out()).contains("\"difficulty\":" + tenths(3) / 10 + "." + tenths(3) % 10);
        assertThat(Run.of("info " + RECIPE + "3").out()).contains("difficulty", tenths(3) / 10 + "." + tenths(3) % 10 + " of 100");
    }
}
