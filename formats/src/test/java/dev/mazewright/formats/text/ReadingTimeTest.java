package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Doubling;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Reading takes time proportional to the text: of two texts, one four times as long, the longer takes about four times the
 * time of the thread. What is quadratic takes sixteen times, and the bar lies between them.
 */
@Isolated
class ReadingTimeTest {
    private static void assertLinear(String text, String longer) throws Exception {
        assertThat((double) longer.length() / text.length()).isBetween(3.6, 4.2);
        assertThat(Doubling.complaint(List.of(reading(text), reading(longer)))).as("times that grow by more than the text").isEmpty();
    }

    private static Doubling.Work reading(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return () -> {
            try (Source source = new Source("given", new ByteArrayInputStream(bytes))) {
                Formats.named("unicode").reader().read(source);
            }
            return bytes.length;
        };
    }

    @ParameterizedTest
    @CsvSource({
        "rectangle:50x150/kruskal, rectangle:200x150/kruskal",
        "'rectangle:50x150/kruskal/open:0,3.top/open:49,9.bottom', 'rectangle:200x150/kruskal/open:0,3.top/open:199,9.bottom'",
        "'rectangle:100x100,mask=heart/kruskal', 'rectangle:200x200,mask=heart/kruskal'",
        "tiles:51x201/dig, tiles:201x201/dig",
        "hexagon:30x120/kruskal, hexagon:120x120/kruskal",
        "'hexagon:60x40,mask=ring/kruskal', 'hexagon:120x80,mask=ring/kruskal'",
        "triangle:30x120/kruskal, triangle:120x120/kruskal",
        "brick:30x120/kruskal, brick:120x120/kruskal",
        "cylinder:25x100/kruskal, cylinder:100x100/kruskal",
        "moebius:25x100/kruskal, moebius:100x100/kruskal",
        "torus:25x100/kruskal, torus:100x100/kruskal",
        "box:20x20x4/kruskal, box:20x20x16/kruskal",
        "cube:14x14/kruskal, cube:28x28/kruskal",
        "rectangle:1x2500/kruskal, rectangle:1x10000/kruskal",
        "rectangle:2500x1/kruskal, rectangle:10000x1/kruskal",
        "hexagon:1x2500/kruskal, hexagon:1x10000/kruskal",
    })
    void ofEveryShape(String recipe, String longer) throws Exception {
        Puzzle one = Recipe.parse(recipe + "/seed:1").make();
        Puzzle four = Recipe.parse(longer + "/seed:1").make();
        assertLinear(Mazes.text("unicode", Mazes.solved(one)), Mazes.text("unicode", Mazes.solved(four)));
    }

    /** A text as wide as the net of a large cube, and a few lines high: it is no cube. */
    @Test
    void ofAWideDrawingThatIsRefused() throws Exception {
        String text = " / \\ / \\\n| S %s|\n \\ /╵ /\n";
        List<Doubling.Work> sizes = Stream.of(500, 2000)
                .<Doubling.Work>map(goals -> () -> {
                    assertThatThrownBy(() -> reading(text.formatted("  E ".repeat(goals))).run()).isInstanceOf(BadDataException.class);
                    return goals;
                })
                .toList();
        assertThat(Doubling.complaint(sizes)).as("times that grow by more than the text").isEmpty();
    }

    @Test
    void ofEveryDialect() throws Exception {
        PlainDrawing one = new PlainDrawing(Recipe.parse("rectangle:30x100/kruskal/seed:1").make());
        PlainDrawing four = new PlainDrawing(Recipe.parse("rectangle:120x100/kruskal/seed:1").make());
        assertLinear(PlainDrawing.text(one.lines(PlainDrawing.LIGHT, 1, 1)), PlainDrawing.text(four.lines(PlainDrawing.LIGHT, 1, 1)));
        assertLinear(PlainDrawing.text(one.lines(PlainDrawing.DOUBLE, 7, 3)), PlainDrawing.text(four.lines(PlainDrawing.DOUBLE, 7, 3)));
        assertLinear(PlainDrawing.text(one.lines(PlainDrawing.LIGHT, 7, 3)), PlainDrawing.text(four.lines(PlainDrawing.LIGHT, 7, 3)));
        assertLinear(one.underscores(1, 1, true), four.underscores(1, 1, true));
        assertLinear(one.underscores(5, 2, false), four.underscores(5, 2, false));
        List<String> halves = List.of(" ", "▀", "▄", "█");
        assertLinear(PlainDrawing.blocks(one.tiles(), 1, 2, halves), PlainDrawing.blocks(four.tiles(), 1, 2, halves));
    }
}
