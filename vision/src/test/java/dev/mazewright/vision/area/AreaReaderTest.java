package dev.mazewright.vision.area;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Style;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.bad.BadPicture;
import dev.mazewright.vision.bad.BadPictures;
import dev.mazewright.vision.bad.Verdict;
import dev.mazewright.vision.ink.Drawn;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AreaReaderTest {
    private static final String MAZE = "rectangle:9x9/wilson/seed:3";

    /** Bricks, rings, Voronoi cells, pentagons and hexagons, with openings and with marks. */
    @ParameterizedTest
    @ValueSource(ints = {4, 14, 18, 30, 39, 40, 50, 56, 59, 129, 316, 327, 408})
    void aPathThroughAMildlyBadPictureCrossesNoWall(int number) throws Exception {
        BadPicture bad = BadPictures.mild(number, As.AREA);
        Reading reading = AreaReader.read(new Looks(bad.picture(), Context.standard()), ReadingRequest.ANY);
        assertThat(Verdict.area(bad, reading.path(Context.standard())).text()).isEmpty();
    }

    /** Walls of half a pixel in blur, under a mark, and beside much text. */
    @ParameterizedTest
    @ValueSource(ints = {47, 58, 190})
    void aPathThroughAVeryBadPictureCrossesNoWall(int number) throws Exception {
        BadPicture bad = BadPictures.hard(number, As.AREA);
        Reading reading = AreaReader.read(new Looks(bad.picture(), Context.standard()), ReadingRequest.ANY);
        assertThat(Verdict.area(bad, reading.path(Context.standard())).text()).isEmpty();
    }

    /** Strongly turned sheets on tables; spots that touch, that small ones hide, or that are large; and what only a closer look shows. */
    @ParameterizedTest
    @ValueSource(ints = {143, 428, 442, 494, 162, 189, 283, 257, 359})
    void sheetsOnTablesAndSpotsOfAnyColourAreSeen(int number) throws Exception {
        BadPicture bad = BadPictures.hard(number, As.AREA);
        Reading reading = AreaReader.read(new Looks(bad.picture(), Context.standard()), ReadingRequest.ANY);
        assertThat(Verdict.area(bad, reading.path(Context.standard())).text()).isEmpty();
    }

    /** Rooms between walls as wide as they are, on a dark table: the widths do not tell walls from corridors, and both join the marks. */
    @ParameterizedTest
    @ValueSource(ints = {272, 470})
    void wallsAsWideAsCorridorsAreNoCorridors(int number) throws Exception {
        BadPicture bad = BadPictures.hard(number, As.AREA);
        Reading reading = PictureUnderstanding.of(bad.picture(), ReadingRequest.ANY.as(As.AREA), Context.standard());
        assertThat(Verdict.area(bad, reading.path(Context.standard())).text()).isEmpty();
        assertThat(reading.doubts()).allMatch(doubt -> doubt.startsWith("the walls"));
    }

    /** The pixel of the goal lies far beside the maze. */
    @Test
    void aGivenEndFarFromAllCorridorsIsDoubted() throws Exception {
        Picture drawing = Drawn.of(MAZE, Style.of(30, 4, 120));
        ReadingRequest request = ReadingRequest.ANY.between(new Spot(135, 135), new Spot(3, 3));
        Reading reading = AreaReader.read(new Looks(drawing, Context.standard()), request);
        assertThat(reading.doubts()).anyMatch(doubt -> doubt.startsWith("the goal: no corridor is seen at 3,3"));
    }

    /** Discs of 5 to 8 pixels, whose corners are no ears. */
    @ParameterizedTest
    @ValueSource(ints = {347, 358})
    void aSmallDiscIsNoMouse(int number) throws Exception {
        BadPicture bad = BadPictures.hard(number, As.AREA);
        Reading reading = AreaReader.read(new Looks(bad.picture(), Context.standard()), ReadingRequest.ANY);
        assertThat(reading.notes()).noneMatch(note -> note.contains("mouse"));
        assertThat(Verdict.area(bad, reading.path(Context.standard())).text()).isEmpty();
    }

    /** One mark of two is not seen; a stain closes or opens the outline. */
    @ParameterizedTest
    @ValueSource(ints = {18, 221, 256})
    void openingsThatMayBeNoneAreUnsure(int number) throws Exception {
        BadPicture bad = BadPictures.hard(number, As.AREA);
        Reading reading = AreaReader.read(new Looks(bad.picture(), Context.standard()), ReadingRequest.ANY);
        assertThat(reading.doubts().isEmpty()).isEqualTo(Verdict.area(bad, reading.path(Context.standard())).isRight());
    }

    /** Both marks are seen, and nothing else of the maze is sure. */
    @Test
    void aPathThatIsShortAndStraightIsUnsureEvenIfItIsRight() throws Exception {
        BadPicture bad = BadPictures.hard(249, As.AREA);
        Reading reading = AreaReader.read(new Looks(bad.picture(), Context.standard()), ReadingRequest.ANY);
        assertThat(Verdict.area(bad, reading.path(Context.standard())).text()).isEmpty();
        assertThat(reading.doubts()).contains("the path: it is short and straight; the picture may show no maze");
    }

    /** A disc that is as dark as walls. */
    @Test
    void aMarkInTheColourOfWallsIsUnsure() throws Exception {
        BadPicture bad = BadPictures.mild(443, As.AREA);
        Reading reading = AreaReader.read(new Looks(bad.picture(), Context.standard()), ReadingRequest.ANY);
        assertThat(reading.start()).isNotNull();
        assertThat(reading.start().distance(bad.middle(bad.truth().start()))).isLessThan(bad.pixelsPerCell() / 4);
        assertThat(reading.doubts()).contains("the marks at the ends: one is faint or of the colour of walls");
    }

    @Test
    void endsThatAreGivenCountMoreThanMarks() throws Exception {
        Picture picture = Drawn.of(MAZE, Style.of(12, 2, 10));
        ReadingRequest request = ReadingRequest.ANY.between(new Spot(15, 110), new Spot(112, 16));
        Reading reading = AreaReader.read(new Looks(picture, Context.standard()), request);
        List<Spot> path = reading.path(Context.standard());
        assertThat(path.getFirst().distance(new Spot(15, 110))).isLessThan(3);
        assertThat(path.getLast().distance(new Spot(112, 16))).isLessThan(3);
    }

    @Test
    void withoutEndsTheOptionsThatGiveThemAreNamed() throws Exception {
        Reading reading = AreaReader.read(new Looks(Drawn.withoutEnds(MAZE, Style.of(12, 2, 10)), Context.standard()), ReadingRequest.ANY);
        assertThatThrownBy(() -> reading.path(Context.standard()))
                .isInstanceOf(UsageException.class)
                .hasMessage("neither start nor goal are seen in the picture: give --start-pixel X,Y and --goal-pixel X,Y");
    }

    /** Two rooms of 96 pixels, with 6 pixels of wall between them. */
    @Test
    void withoutAPathTheThinnestWallIsNamed() throws Exception {
        Picture picture = Painted.of(222, 120, graphics -> {
            graphics.fillRect(6, 6, 210, 108);
            graphics.setColor(Color.WHITE);
            graphics.fillRect(12, 12, 96, 96);
            graphics.fillRect(114, 12, 96, 96);
            graphics.setColor(Color.BLACK);
            for (int i = 1; i < 6; i++) {
                graphics.fillRect(i % 2 == 0 ? 12 : 32, 12 + 16 * i, 76, 3);
                graphics.fillRect(i % 2 == 0 ? 114 : 134, 12 + 16 * i, 76, 3);
            }
        });
        ReadingRequest request = ReadingRequest.ANY.between(new Spot(20, 20), new Spot(200, 20));
        Reading reading = AreaReader.read(new Looks(picture, Context.standard()), request);
        assertThatThrownBy(() -> reading.path(Context.standard()))
                .isInstanceOf(NoPathException.class)
                .hasMessageMatching("no path from start to goal; the region of the goal, from pixel 11[3-6],1[0-4] to 2(09|1[0-2]),1(0[6-9]|10), "
                        + "is cut off; the thinnest wall between them is [567] pixels, at pixel 1(0[89]|1[0-4]),\\d+");
    }

    @Test
    void corridorsAreAsWideAsTheyAreDrawn() throws Exception {
        Reading reading = AreaReader.read(new Looks(Drawn.of(MAZE, Style.of(24, 4, 10)), Context.standard()), ReadingRequest.ANY);
        assertThat(reading.corridor()).isBetween(17.0, 21.0);
    }

    @Test
    void theStepsAreDrawnAsLargeAsThePicture() throws Exception {
        Picture picture = Drawn.of(MAZE, Style.of(12, 2, 10));
        Reading reading = AreaReader.read(new Looks(picture, Context.standard()), ReadingRequest.ANY);
        assertThat(reading.layers()).extracting(layer -> layer.name()).containsExactly("picture", "ink", "walls", "ends", "path");
        assertThat(reading.layers()).allMatch(layer -> layer.image().getWidth() == picture.width());
    }
}
