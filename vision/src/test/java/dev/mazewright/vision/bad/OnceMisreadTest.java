package dev.mazewright.vision.bad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.As;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad pictures that were misread once, each for a reason of its own. */
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
        "MILD, AREA, 293, there are large words beside a small maze"
    })
    void isRight(Grade grade, As as, int number, String why) {
        Outcome outcome = Outcome.of(BadPictures.of(grade, number, as));
        assertThat(outcome.kind().isRight()).as("%s: %s %s", why, outcome.kind(), outcome.text()).isTrue();
    }
}
