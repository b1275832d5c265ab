package dev.mazewright.datasets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecipeTemplateTest {
    private static List<String> all(String text) {
        RecipeTemplate template = RecipeTemplate.parse(text);
        return LongStream.range(0, template.count()).mapToObj(number -> template.recipe(number).toString()).toList();
    }

    @Test
    void aRecipeWithoutBracesIsOne() {
        assertThat(all("rectangle:9x9/wilson")).containsExactly("rectangle:9x9/wilson/seed:0");
    }

    @Test
    void partsAreCompletedWithTheDefaults() {
        assertThat(all("{9..11:2}x{same}")).containsExactly(
                "rectangle:9x9/recursive-backtracker/seed:0", "rectangle:11x11/recursive-backtracker/seed:0");
        assertThat(all("{hexagon,dig}")).containsExactly("hexagon:15x30/recursive-backtracker/seed:0", "tiles:15x30/dig/seed:0");
        assertThat(RecipeTemplate.parse("{kruskal,wilson}/{hexagon,rectangle}/9x{9,10}").sizes()).containsExactly(
                new SplitSize("hexagon", 9, 9, 1, false), new SplitSize("hexagon", 9, 10, 1, false),
                new SplitSize("rectangle", 9, 9, 1, false), new SplitSize("rectangle", 9, 10, 1, false));
    }

    @Test
    void rangesListsAndTheSameNumberAgain() {
        assertThat(all("rectangle:{9..13:2}x{same}/{wilson,kruskal}")).containsExactly(
                "rectangle:9x9/wilson/seed:0", "rectangle:9x9/kruskal/seed:0",
                "rectangle:11x11/wilson/seed:0", "rectangle:11x11/kruskal/seed:0",
                "rectangle:13x13/wilson/seed:0", "rectangle:13x13/kruskal/seed:0");
        assertThat(all("rectangle:{3,5}x{4,6}/wilson")).hasSize(4).contains("rectangle:3x6/wilson/seed:0");
    }

    /** Each shard asks for them, and there may be 100,000. */
    @Test
    void theSizesOfMazesAreFoundOnce() {
        RecipeTemplate template = RecipeTemplate.parse("rectangle:{3,5}x{4,6}/{wilson,kruskal}");
        List<SplitSize> sizes = template.sizes();
        assertThat(sizes).extracting(SplitSize::rows).containsExactly(3, 3, 5, 5);
        assertThat(sizes).extracting(SplitSize::columns).containsExactly(4, 6, 4, 6);
        assertThat(template.sizes()).isSameAs(sizes);
        assertThatThrownBy(() -> RecipeTemplate.parse("rectangle:{1..1000}x{1..1000}/wilson").sizes())
                .hasMessageContaining("has 1000000 shapes and sizes; at most 100000 sizes are possible");
    }

    @Test
    void decimalsGoByHundredths() {
        assertThat(all("rectangle:5x5/wilson/braid:{0..0.3}")).hasSize(31)
                .startsWith("rectangle:5x5/wilson/braid:0/seed:0")
                .endsWith("rectangle:5x5/wilson/braid:0.3/seed:0");
        assertThat(all("rectangle:5x5/wilson/braid:{0.1..0.3:0.1}")).containsExactly(
                "rectangle:5x5/wilson/braid:0.1/seed:0", "rectangle:5x5/wilson/braid:0.2/seed:0", "rectangle:5x5/wilson/braid:0.3/seed:0");
    }

    @Test
    void eachBraceIsDrawnAloneAndUniformly() {
        RecipeTemplate template = RecipeTemplate.parse("rectangle:{5..7}x{5..6}/wilson");
        MazeRandom random = new MazeRandom(7);
        MazeRandom same = new MazeRandom(7);
        Map<Long, Long> seen = LongStream.range(0, 6000)
                .mapToObj(i -> {
                    long drawn = template.draw(random);
                    assertThat(drawn).isEqualTo(same.below(3) * 2 + same.below(2));
                    return drawn;
                })
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        // Each of six has 1000 in the mean, with a deviation of 29.
        assertThat(seen).hasSize(6).allSatisfy((number, count) -> assertThat(count).isBetween(850L, 1150L));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rectangle:{9..3}x9/wilson | is an empty range",
        "rectangle:{3..9:0}x9/wilson | has a step of 0",
        "rectangle:{3..}x9/wilson | is not a range",
        "rectangle:{}x9/wilson | is not a range",
        "rectangle:{same}x9/wilson | nothing was drawn before",
        "rectangle:{3..9x9/wilson | has a { without its }",
        "rectangle:3..9}x9/wilson | has a } without its {",
        "rectangle:9x9/{wilson,,kruskal} | has an empty choice",
        "rectangle:9x9/{wilson,wilsom} | unknown generator 'wilsom'; did you mean wilson",
        "rectangle:9x9/wilson/seed:1 | names a seed",
        "seed:1/rectangle:9x9 | names a seed",
        "{9..11} | may be a size or a seed: write 9x9 or seed:9",
        "tiles:9x9/wilson | does not run on",
        "rectangle:{1..100000000}x9/wilson | has more than a million numbers"})
    void whatIsNoTemplate(String text, String message) {
        assertThatThrownBy(() -> RecipeTemplate.parse(text)).isInstanceOf(UsageException.class).hasMessageContaining(message);
    }
}
