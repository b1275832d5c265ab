package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
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
    private static final int TIMES = 5;
    private static final double MOST = 3;

    /** The least time of the thread in reading a text, in nanoseconds. */
    private static long time(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TIMES; i++) {
            long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            try (Source source = new Source("given", new ByteArrayInputStream(bytes))) {
                assertThat(UnicodeReader.recognises(source.head())).isTrue();
                Formats.named("unicode").reader().read(source);
            }
            least = Math.min(least, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin);
        }
        return least;
    }

    private static void assertLinear(String text, String twice) throws IOException {
        assertThat((double) twice.length() / text.length()).isBetween(1.8, 2.2);
        double ratio = Double.MAX_VALUE;
        for (int i = 0; i < 3 && ratio >= MOST; i++) { // another process may take the caches
            long once = time(text);
            ratio = Math.min(ratio, (double) time(twice) / once);
        }
        assertThat(ratio).isLessThan(MOST);
    }

    @ParameterizedTest
    @CsvSource({
        "rectangle:150x150/wilson, rectangle:300x150/wilson",
        "rectangle:150x150/wilson/open:0,3.top/open:149,9.bottom, rectangle:300x150/wilson/open:0,3.top/open:299,9.bottom",
        "'rectangle:150x150,mask=heart/wilson', 'rectangle:300x150,mask=heart/wilson'",
        "tiles:201x201/dig, tiles:401x201/dig",
        "hexagon:120x120/wilson, hexagon:120x240/wilson",
        "'hexagon:120x120,mask=circle/wilson', 'hexagon:120x240,mask=circle/wilson'",
        "triangle:120x120/wilson, triangle:240x120/wilson",
        "brick:120x120/wilson, brick:240x120/wilson",
        "cylinder:100x100/wilson, cylinder:200x100/wilson",
        "moebius:100x100/wilson, moebius:200x100/wilson",
        "torus:100x100/wilson, torus:200x100/wilson",
        "box:30x30x10/wilson, box:30x30x20/wilson",
        "cube:30x30/wilson, cube:42x42/wilson",
        "rectangle:1x20000/wilson, rectangle:1x40000/wilson",
        "rectangle:20000x1/wilson, rectangle:40000x1/wilson",
        "hexagon:1x10000/wilson, hexagon:1x20000/wilson",
    })
    void ofEveryShape(String recipe, String twice) throws IOException {
        Puzzle one = Recipe.parse(recipe + "/seed:1").make();
        Puzzle two = Recipe.parse(twice + "/seed:1").make();
        assertLinear(Mazes.text("unicode", Document.of(one)), Mazes.text("unicode", Document.of(two)));
        assertLinear(Mazes.text("unicode", Mazes.solved(one)), Mazes.text("unicode", Mazes.solved(two)));
    }

    @Test
    void ofEveryDialect() throws IOException {
        PlainDrawing one = new PlainDrawing(Recipe.parse("rectangle:120x120/wilson/seed:1").make());
        PlainDrawing two = new PlainDrawing(Recipe.parse("rectangle:240x120/wilson/seed:1").make());
        assertLinear(PlainDrawing.text(one.lines(PlainDrawing.LIGHT, 1, 1)), PlainDrawing.text(two.lines(PlainDrawing.LIGHT, 1, 1)));
        assertLinear(PlainDrawing.text(one.lines(PlainDrawing.DOUBLE, 7, 3)), PlainDrawing.text(two.lines(PlainDrawing.DOUBLE, 7, 3)));
        assertLinear(PlainDrawing.text(one.lines(PlainDrawing.LIGHT, 7, 3)), PlainDrawing.text(two.lines(PlainDrawing.LIGHT, 7, 3)));
        assertLinear(one.underscores(1, 1, true), two.underscores(1, 1, true));
        assertLinear(one.underscores(5, 2, false), two.underscores(5, 2, false));
        List<String> halves = List.of(" ", "▀", "▄", "█");
        assertLinear(PlainDrawing.blocks(one.tiles(), 1, 2, halves), PlainDrawing.blocks(two.tiles(), 1, 2, halves));
    }
}
