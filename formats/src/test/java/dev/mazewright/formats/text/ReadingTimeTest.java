package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Reading takes time proportional to the text: of two texts, one twice as long, the longer takes about twice the time of
 * the thread. What is quadratic takes four times.
 */
@Isolated
class ReadingTimeTest {
    private static final int TIMES = 3;
    private static final double MOST = 3;

    /** The least time of the thread in reading a text, in nanoseconds. */
    private static long time(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TIMES; i++) {
            long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            try (Source source = new Source("given", new ByteArrayInputStream(bytes))) {
                Formats.named("unicode").reader().read(source);
            }
            least = Math.min(least, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin);
        }
        return least;
    }

    private static void assertLinear(String text, String twice) throws IOException {
        assertThat((double) twice.length() / text.length()).isBetween(1.7, 2.2);
        double ratio = Double.MAX_VALUE;
        for (int i = 0; i < 3 && ratio >= MOST; i++) { // another process may take the caches
            long once = time(text);
            ratio = Math.min(ratio, (double) time(twice) / once);
        }
        assertThat(ratio).isLessThan(MOST);
    }

    @ParameterizedTest
    @CsvSource({
        "rectangle:100x150/kruskal, rectangle:200x150/kruskal",
        "'rectangle:100x150/kruskal/open:0,3.top/open:99,9.bottom', 'rectangle:200x150/kruskal/open:0,3.top/open:199,9.bottom'",
        "'rectangle:100x150,mask=heart/kruskal', 'rectangle:200x150,mask=heart/kruskal'",
        "tiles:101x201/dig, tiles:201x201/dig",
        "hexagon:60x120/kruskal, hexagon:120x120/kruskal",
        "'hexagon:60x80,mask=ring/kruskal', 'hexagon:120x80,mask=ring/kruskal'",
        "triangle:60x120/kruskal, triangle:120x120/kruskal",
        "brick:60x120/kruskal, brick:120x120/kruskal",
        "cylinder:50x100/kruskal, cylinder:100x100/kruskal",
        "moebius:50x100/kruskal, moebius:100x100/kruskal",
        "torus:50x100/kruskal, torus:100x100/kruskal",
        "box:20x20x8/kruskal, box:20x20x16/kruskal",
        "cube:20x20/kruskal, cube:28x28/kruskal",
        "rectangle:1x5000/kruskal, rectangle:1x10000/kruskal",
        "rectangle:5000x1/kruskal, rectangle:10000x1/kruskal",
        "hexagon:1x5000/kruskal, hexagon:1x10000/kruskal",
    })
    void ofEveryShape(String recipe, String twice) throws IOException {
        Puzzle one = Recipe.parse(recipe + "/seed:1").make();
        Puzzle two = Recipe.parse(twice + "/seed:1").make();
        assertLinear(Mazes.text("unicode", Mazes.solved(one)), Mazes.text("unicode", Mazes.solved(two)));
    }

    @Test
    void ofEveryDialect() throws IOException {
        PlainDrawing one = new PlainDrawing(Recipe.parse("rectangle:60x100/kruskal/seed:1").make());
        PlainDrawing two = new PlainDrawing(Recipe.parse("rectangle:120x100/kruskal/seed:1").make());
        assertLinear(PlainDrawing.text(one.lines(PlainDrawing.LIGHT, 1, 1)), PlainDrawing.text(two.lines(PlainDrawing.LIGHT, 1, 1)));
        assertLinear(PlainDrawing.text(one.lines(PlainDrawing.DOUBLE, 7, 3)), PlainDrawing.text(two.lines(PlainDrawing.DOUBLE, 7, 3)));
        assertLinear(PlainDrawing.text(one.lines(PlainDrawing.LIGHT, 7, 3)), PlainDrawing.text(two.lines(PlainDrawing.LIGHT, 7, 3)));
        assertLinear(one.underscores(1, 1, true), two.underscores(1, 1, true));
        assertLinear(one.underscores(5, 2, false), two.underscores(5, 2, false));
        List<String> halves = List.of(" ", "▀", "▄", "█");
        assertLinear(PlainDrawing.blocks(one.tiles(), 1, 2, halves), PlainDrawing.blocks(two.tiles(), 1, 2, halves));
    }
}
