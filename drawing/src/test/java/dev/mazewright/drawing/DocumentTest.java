package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file is written within the context of its document. */
class DocumentTest {
    private static final Context SMALL = Context.standard().withMemory(16);

    private static byte[] write(String format, Document document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named(format).writer().write(document, out);
        return out.toByteArray();
    }

    private static Document solved(String recipe) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        return new Document(puzzle, Solving.shortest(puzzle, null, Context.standard()), Style.DEFAULT);
    }

    /** Formats that take memory beside the maze, on each kind of grid that they treat in its own way. */
    @ParameterizedTest
    @CsvSource({
        "pdf,     rectangle:12x12/wilson/seed:1",
        "gif,     rectangle:12x12/wilson/seed:1",
        "png,     rectangle:12x12/wilson/seed:1",
        "png,     hexagon:12x12/wilson/seed:1",
        "maze,    rectangle:200x200/wilson/seed:1",
        "text,    rectangle:12x12/wilson/seed:1",
        "text,    torus:12x12/wilson/seed:1",
        "unicode, rectangle:12x12/wilson/seed:1",
        "unicode, hexagon:12x12/wilson/seed:1",
        "unicode, triangle:12x12/wilson/seed:1",
        "unicode, brick:12x12/wilson/seed:1",
        "unicode, box:12x12x2/wilson/seed:1",
        "blocks,  rectangle:12x12/wilson/seed:1",
    })
    void isWrittenInTheMemoryOfItsContext(String format, String recipe) throws IOException {
        Document document = solved(recipe);
        byte[] bytes = write(format, document);
        assertThat(write(format, document.within(Context.standard().withMemory(1 << 26)))).isEqualTo(bytes);
        assertThatThrownBy(() -> write(format, document.within(SMALL)))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageContaining("16 are available");
    }

    /** What a document is turned into on the way to its file keeps its context. */
    @Test
    void whatIsDerivedFromADocumentHasItsContext() {
        Document document = solved("rectangle:4x4/wilson/seed:1").within(SMALL);
        assertThat(document.plain().context()).isSameAs(SMALL);
        assertThat(document.withSolution(null).context()).isSameAs(SMALL);
        assertThat(document.annotated("text").context()).isSameAs(SMALL);
    }

    /** The marks and lists of an animation fit where the picture fits; its path takes half a byte a cell. */
    @Test
    void anAnimationIsWrittenInTheMemoryOfItsContext() throws IOException {
        Recording recording = Recording.making(new Maker(Recipe.parse("hexagon:12x12/wilson/seed:1")), 1 << 20);
        Document document = Document.of(recording.puzzle())
                .animated(new Animation(recording.trace(), recording.before(), false, 5, 20));
        assertThat(write("gif", document.within(Context.standard().withMemory(1 << 26)))).isNotEmpty();
        assertThatThrownBy(() -> write("gif", document.within(SMALL))).isInstanceOf(InsufficientMemoryException.class);
    }

    @ParameterizedTest
    @CsvSource({"png, 1000", "maze, 1000", "hex, 10"})
    void rowsAreWrittenInTheMemoryOfTheirContext(String format, int side) {
        Puzzle rows = new Maker(Recipe.parse("rectangle:" + side + "x" + side + "/sidewinder/seed:1")).rows();
        Document document = Document.of(rows).within(SMALL);
        assertThatThrownBy(() -> Formats.named(format).rowWriter().write(document, new ByteArrayOutputStream()))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageContaining("16 are available");
    }
}
