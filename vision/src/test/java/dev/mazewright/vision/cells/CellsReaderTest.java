package dev.mazewright.vision.cells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Style;
import dev.mazewright.vision.bad.BadPicture;
import dev.mazewright.vision.bad.BadPictures;
import dev.mazewright.vision.bad.Grade;
import dev.mazewright.vision.bad.Outcome;
import dev.mazewright.vision.ink.Drawn;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellsReaderTest {
    private static Reading read(String file) throws IOException, NotUnderstoodException {
        Path path = Path.of(System.getProperty("mazewright.shared", "../../shared"), "corpora", file);
        assumeTrue(Files.exists(path), "no " + path);
        Picture picture = Picture.of(ImageIO.read(path.toFile()));
        return CellsReader.read(new Looks(picture, Context.standard()), ReadingRequest.ANY);
    }

    /** The truth of the corpora. */
    @ParameterizedTest
    @CsvSource({"mazegenerator-5, 6", "mazegenerator-20, 104", "mazegenerator-20-solved, 104", "mazegenerator-75, 442"})
    void drawnMazesHaveTheirSolution(String name, int steps) throws Exception {
        Reading reading = read("picture-wall/" + name + ".png");
        assertThat(reading.path(Context.standard())).hasSize(steps + 1);
        assertThat(reading.doubts()).isEmpty();
    }

    /** Drawn, and with its solution drawn in. */
    @Test
    void aSolutionThatIsDrawnIsNoWall() throws Exception {
        assertThat(Digest.of(read("picture-wall/mazegenerator-20-solved.png").puzzle().maze()))
                .isEqualTo(Digest.of(read("picture-wall/mazegenerator-20.png").puzzle().maze()));
    }

    @Test
    void aScreenshotThatIsCutOffHasItsPassages() throws Exception {
        assertThat(read("picture-photo/8x8-ardumouse.png").puzzle().maze().passages()).isEqualTo(68);
    }

    /** They could be the corridors of another maze, if dark paper had bright walls. */
    @Test
    void wallsAsWideAsCorridorsAreWalls() throws Exception {
        String recipe = "rectangle:12x16/wilson/open:0,0.left/open:11,15.right/seed:5";
        Reading reading = CellsReader.read(new Looks(Drawn.of(recipe, Style.of(20, 10, 20)), Context.standard()), ReadingRequest.ANY);
        assertThat(Digest.of(reading.puzzle().maze())).isEqualTo(Digest.of(Recipe.parse(recipe).make().maze()));
    }

    /** Of each kind of cells, turned, in perspective and on a table. */
    @ParameterizedTest
    @ValueSource(ints = {5, 21, 29, 33, 43, 48, 46, 54})
    void badPicturesAreRead(int number) {
        BadPicture picture = BadPictures.of(Grade.MILD, number, As.CELLS);
        assertThat(Outcome.of(picture).kind()).as(picture.toString()).isIn(Outcome.Kind.EXACT, Outcome.Kind.DOUBTED);
    }

    /** Outlines that an opening cuts in two, few rings, outlines a row within the edge of the paper, hexagons on large sheets. */
    @ParameterizedTest
    @CsvSource({
        "MILD, 133", "MILD, 261", "MILD, 262", "MILD, 478", "MILD, 484", "MILD, 30", "MILD, 39", "MILD, 175", "MILD, 184", "MILD, 190",
        "HARD, 31", "HARD, 42", "HARD, 244"
    })
    void smallBadPicturesAreRead(Grade grade, int number) {
        BadPicture picture = BadPictures.of(grade, number, As.CELLS);
        assertThat(Outcome.of(picture).kind()).as(picture.toString()).isIn(Outcome.Kind.EXACT, Outcome.Kind.DOUBTED);
    }

    /** Bright walls in a stain, beside a mark of their colour, and half a pixel wide: a tree decides what is doubtful. */
    @ParameterizedTest
    @ValueSource(ints = {80, 112, 197})
    void stainedWallsAreRead(int number) {
        BadPicture picture = BadPictures.of(Grade.HARD, number, As.CELLS);
        assertThat(Outcome.of(picture).kind()).as(picture.toString()).isIn(Outcome.Kind.EXACT, Outcome.Kind.DOUBTED);
    }

    /** Of 59 x 40 cells, 57 x 40 are seen. */
    @Test
    void aMazeWithTwoRowsTooFewIsUnsure() throws Exception {
        BadPicture picture = BadPictures.hard(672, As.CELLS);
        Reading reading = CellsReader.read(new Looks(picture.picture(), Context.standard()), ReadingRequest.ANY);
        assertThat(reading.doubts()).contains("the grid of cells: walls lie beside its outline");
    }
}
