package dev.mazewright.formats.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.graph.GraphReader;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A file is read within the context of its source. */
class SourceTest {
    private static final Puzzle PUZZLE = Recipe.parse("rectangle:16x16/wilson/seed:1").make();

    /** All that can be read, but for mazes of mice: they have at most a few hundred cells. */
    static Stream<Format> readable() {
        return Formats.ALL.stream()
                .filter(format -> format.reader() != null && format.writer() != null)
                .filter(format -> !format.name().startsWith("micromouse") && !format.name().matches("maz|num"));
    }

    /** A shape that the format {@code maze} holds in its other form. */
    @Test
    void aMazeOfHexagonsIsReadInTheMemoryOfItsContext() throws IOException {
        byte[] bytes = Mazes.write("maze", Document.of(Recipe.parse("hexagon:16x16/wilson/seed:1").make()));
        Source small = new Source("given", new ByteArrayInputStream(bytes)).within(Context.standard().withMemory(16));
        assertThatThrownBy(() -> Formats.read(small, "maze")).isInstanceOf(InsufficientMemoryException.class);
    }

    private static Source source(Format format, Context context) throws IOException {
        Puzzle puzzle = format.name().equals("movingai")
                ? Recipe.parse("tiles:17x17/rooms/seed:1").make()
                : PUZZLE;
        byte[] bytes = Mazes.write(format.name(), Document.of(puzzle));
        return new Source("given", new ByteArrayInputStream(bytes), bytes.length).within(context);
    }

    @ParameterizedTest
    @MethodSource("readable")
    void isReadInTheMemoryOfItsContext(Format format) throws IOException {
        assertThat(Formats.read(source(format, Context.standard().withMemory(1 << 22)), format.name()).grid().cells())
                .isGreaterThanOrEqualTo(100);
        Source small = source(format, Context.standard().withMemory(16));
        assertThatThrownBy(() -> Formats.read(small, format.name()))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageContaining("16 are available");
    }

    @ParameterizedTest
    @MethodSource("readable")
    void isNotReadWhenItsContextIsCancelled(Format format) throws IOException {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        Source source = source(format, Context.standard().withCancellation(cancellation));
        assertThatThrownBy(() -> Formats.read(source, format.name())).isInstanceOf(CancelledException.class);
        assertThat(source.stream().available()).as("bytes left").isPositive();
    }

    @Test
    void aGraphIsReadInTheMemoryOfItsContext() {
        byte[] edges = "one two\ntwo three\n".getBytes(StandardCharsets.UTF_8);
        Source small = new Source("edges", new ByteArrayInputStream(edges)).within(Context.standard().withMemory(16));
        assertThatThrownBy(() -> GraphReader.read(small))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageStartingWith("reading edges needs ");
    }

    @Test
    void whatWasReadBeforeIsReadAgainInTheSameContext() throws IOException {
        Source small = new Source("given", new ByteArrayInputStream(new byte[0]))
                .within(Context.standard().withMemory(16));
        Source again = small.again(new byte[100]);
        assertThat(again.name()).isEqualTo("given");
        assertThat(again.length()).isEqualTo(100);
        assertThatThrownBy(again::bytes).isInstanceOf(InsufficientMemoryException.class);
    }
}
