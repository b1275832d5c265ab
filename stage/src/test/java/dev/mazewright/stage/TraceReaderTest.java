package dev.mazewright.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Traces are read as the maze at their end, whatever happens to their bytes. */
class TraceReaderTest {
    private static Maker maker(String recipe) {
        return new Maker(Recipe.parse(recipe), Context.standard());
    }

    private static byte[] made(String recipe) throws IOException {
        return bytes(Recording.making(maker(recipe), 100_000));
    }

    private static byte[] bytes(Recording recording) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new TraceBytes(recording, "", 0, List.of()).write(0, recording.trace().size(), out);
        return out.toByteArray();
    }

    private static Puzzle read(byte[] bytes) throws IOException {
        return Formats.named("trace").reader().read(new Source("run.trace", new ByteArrayInputStream(bytes)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:5x7/wilson/seed:1", "rectangle:12x9/recursive-division/open:0,0.top/open:11,8.right/seed:2", "rectangle:4x4/kruskal/braid:1/start:3,0/goal:1,1/seed:3",
        "rectangle:1x1/wilson/seed:1"})
    void aGenerationEndsInItsMaze(String recipe) throws IOException {
        Puzzle made = maker(recipe).make();
        Puzzle read = read(made(recipe));
        assertThat(Digest.of(read.maze())).isEqualTo(Digest.of(made.maze()));
        assertThat(read.grid().number(read.startOrFirst())).isEqualTo(made.grid().number(made.startOrFirst()));
        assertThat(Arrays.stream(read.goalsOrLast()).map(read.grid()::number).toArray()).isEqualTo(Arrays.stream(made.goalsOrLast()).map(made.grid()::number).toArray());
        assertThat(read.openings()).hasSameSizeAs(made.openings());
    }

    @Test
    void aSearchLeavesTheMazeAsItWas() throws IOException {
        Puzzle puzzle = maker("rectangle:9x9/kruskal/seed:4").make();
        Recording solved = Recording.solving(puzzle, Solving.solver("tremaux"), "tremaux", 100_000, Context.standard());
        assertThat(Digest.of(read(bytes(solved)).maze())).isEqualTo(Digest.of(puzzle.maze()));
    }

    @Test
    void otherShapesNameTheirRecipe() {
        assertThatThrownBy(() -> read(made("hexagon:4x5/wilson/seed:1"))).isInstanceOf(BadDataException.class)
                .hasMessageContaining("a trace in hexagon of 20 cells").hasMessageContaining("hexagon:4x5/wilson/seed:1");
    }

    /** Whatever is applied: the maze that was made, or the advice to make it. */
    @ParameterizedTest
    @MethodSource
    void transforms(String transform) throws IOException {
        Recording recording = Recording.making(maker("rectangle:6x8/wilson/" + transform + "/seed:5"), 100_000);
        byte[] generation = bytes(recording);
        Puzzle made = recording.puzzle();
        if (made.grid().equals(recording.before().grid())) {
            assertThat(Digest.of(read(generation).maze())).isEqualTo(Digest.of(made.maze()));
        } else {
            assertThatThrownBy(() -> read(generation)).isInstanceOf(BadDataException.class)
                    .hasMessageContaining("before " + transform + " puts").hasMessageContaining("open the recipe itself, " + made.recipe());
        }
    }

    static List<String> transforms() {
        return Catalog.TRANSFORMS.stream().map(Entry::name).toList();
    }

    @Test
    void aSearchOnAnotherGridIsRead() throws IOException {
        Puzzle puzzle = maker("rectangle:4x5/wilson/unicursal/seed:4").make();
        Recording solved = Recording.solving(puzzle, Solving.solver("tremaux"), "tremaux", 100_000, Context.standard());
        assertThat(Digest.of(read(bytes(solved)).maze())).isEqualTo(Digest.of(puzzle.maze()));
    }

    /** Cut at every byte, and with every bit turned, it is a maze or bad data. */
    @Test
    void whateverHappensToItIsSaid() throws IOException {
        byte[] whole = made("rectangle:2x3/wilson/seed:1");
        int refused = 0;
        for (int length = 0; length < whole.length; length++) {
            refused += isRefused(Arrays.copyOf(whole, length));
        }
        assertThat(refused).isEqualTo(whole.length);
        int turned = 0;
        for (int bit = 0; bit < 8 * whole.length; bit++) {
            byte[] bytes = whole.clone();
            bytes[bit / 8] ^= (byte) (1 << bit % 8);
            turned += isRefused(bytes);
        }
        assertThat(turned).isGreaterThan(whole.length);
    }

    private static int isRefused(byte[] bytes) throws IOException {
        try {
            Puzzle puzzle = read(bytes);
            assertThat(puzzle.grid().cells()).isBetween(1L, 1_200_000L);
            return 0;
        } catch (BadDataException e) {
            assertThat(e.getMessage()).startsWith("run.trace").doesNotContain("\n");
            return 1;
        }
    }
}
