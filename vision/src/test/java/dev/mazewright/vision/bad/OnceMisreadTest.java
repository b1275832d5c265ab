package dev.mazewright.vision.bad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.As;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad pictures that were misread once, each for a reason of its own. */
@Tag("thorough")
class OnceMisreadTest {
    @ParameterizedTest(name = "{3}")
    @CsvSource({
        "HARD, AREA, 385, a disc touches a wall",
        "HARD, AREA, 202, a block covers half of the walls of its cell",
        "HARD, AREA, 399, a disc is larger than its cell",
        "MILD, AREA, 452, a disc as dark as walls touches them",
        "HARD, AREA, 412, a turtle is darker than its shell",
        "HARD, AREA, 363, a disc stands on a stain of its hue",
        "MILD, AREA, 458, the maze is a small part of the picture",
        "HARD, AREA, 401, large words stand around a maze on paper",
        "MILD, AREA, 293, there are large words beside a small maze",
        "MILD, AREA, 678, a disc of the colour of walls stands free",
        "MILD, AREA, 985, a disc of the colour of walls is twice as thick as they are",
        "MILD, AREA, 646, a sheet of paper almost fills the picture",
        "MILD, AREA, 744, a block is faint beside bright walls and touches them",
        "MILD, AREA, 965, walls too have a colour that appears nowhere else",
        "HARD, AREA, 889, a path crosses a faint wall, as another one crosses specks",
        "HARD, AREA, 907, specks of one pixel lie on the path",
        "HARD, AREA, 228, a small turtle surrounds a shell of another colour",
        "HARD, AREA, 629, noise and shadows look like marks, and there are openings",
        "HARD, AREA, 679, the edge of a sheet of paper is blurred",
        "HARD, AREA, 701, discs are faint beside bright walls and have colours of their own",
        "HARD, AREA, 1867, a disc has almost the colour of walls",
        "HARD, AREA, 1933, a disc almost fills its corridor",
        "HARD, AREA, 1790, one mark alone is inside at first",
        "HARD, AREA, 1757, a stain looks like a mark",
        "MILD, AREA, 1593, a block is wider than high",
        "MILD, AREA, 976, a disc is three pixels wide where it is looked at",
        "MILD, AREA, 1447, a block with five corners reaches walls",
        "HARD, AREA, 383, a stain looks like a mark and the ends are openings",
        "HARD, AREA, 1516, light fades outwards as at the edge of a sheet",
        "MILD, AREA, 2163, marks stand in wide openings",
        "MILD, AREA, 2492, an arrow stands before an opening",
        "MILD, AREA, 2251, walls of a colour of their own surround a small maze",
        "MILD, AREA, 2291, a turtle has almost the colour of walls",
        "MILD, AREA, 2351, discs are small beside rooms",
        "MILD, AREA, 2006, the edge of a shadow looks like a mark",
        "MILD, AREA, 2549, walls are as wide as corridors on a wide margin",
        "MILD, AREA, 3127, a block is cut off from its corridor by an opening",
        "MILD, AREA, 3306, letters of a text seem to be signs, and one mark is seen",
        "HARD, AREA, 3107, specks of a stain look like marks",
        "HARD, AREA, 3371, a disc is thin where it is looked at",
        "HARD, AREA, 531, thin walls stand beside a shadow",
        "HARD, AREA, 2279, thick walls have a colour at the edge of a shadow",
        "HARD, AREA, 2141, discs are as large as all of the rest",
        "HARD, AREA, 2097, paper within walls looks like a mark",
        "HARD, AREA, 1580, both ends are at one block in the first attempt",
        "HARD, AREA, 171, half of a block is in a shadow",
        "HARD, AREA, 2021, a corner of the table looks like a mark",
        "HARD, AREA, 3818, an edge of a shadow parts the walls, and the marks are in one half",
        "HARD, AREA, 4348, a block and an opening beside it look like an end each",
        "HARD, AREA, 4349, walls that are wide look like corridors with a path of a few pixels",
        "HARD, AREA, 4434, the walls of a small maze seem to be open without its marks",
        "HARD, AREA, 4481, two parts of a stain look like marks, and the ends are openings",
        "HARD, AREA, 4422, a block has walls on three of its sides",
        "HARD, AREA, 4161, a disc is cut off in a maze of rings, which is large",
        "HARD, AREA, 4749, a turtle is small, and has about the colour of walls",
        "MILD, AREA, 3715, a disc has the colour of walls and almost touches them",
        "HARD, AREA, 5087, a path between a mark and the edge of the picture is hardly one",
        "HARD, AREA, 4334, the outline is close to the edge of a sheet of paper"
    })
    void isRight(Grade grade, As as, int number, String why) {
        Outcome outcome = Outcome.of(BadPictures.of(grade, number, as));
        assertThat(outcome.kind().isRight()).as("%s: %s %s", why, outcome.kind(), outcome.text()).isTrue();
    }
}
