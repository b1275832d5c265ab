package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drawings in SVG, whose cells are more than a hundred pixels wide once they are drawn. */
@Tag("thorough")
class VectorDrawingsTest {
    @ParameterizedTest
    @CsvSource({
        "rectangle:12x12/wilson/seed:3, plain", "rectangle:12x12/wilson/seed:3, turtle", "rectangle:8x8/wilson/seed:1, blueprint",
        "hexagon:10x10/wilson/seed:4, plain", "hexagon:10x10/wilson/seed:4, brick"
    })
    void wallsOfLargeCellsAreSure(String recipe, String theme) throws Exception {
        Puzzle puzzle = Recipe.parse(recipe).make();
        ByteArrayOutputStream svg = new ByteArrayOutputStream();
        Formats.named("svg").writer().write(new Document(puzzle, null, Style.of(20, 2, 20).with(Theme.named(theme))), svg);
        Source file = new Source("drawing", new ByteArrayInputStream(svg.toByteArray()));
        Picture picture = PictureFile.read(file, Decoding.STANDARD).picture();
        Reading reading = PictureUnderstanding.of(picture, ReadingRequest.ANY, Context.standard());
        assertThat(reading.as()).as(reading.notes().toString()).isEqualTo(As.CELLS);
        assertThat(reading.doubts()).isEmpty();
        assertThat(Digest.of(reading.puzzle().maze())).isEqualTo(Digest.of(puzzle.maze()));
    }
}
