package dev.mazewright.vision.bad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.As;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A hundred small bad pictures are read. */
@Tag("thorough")
class BadPicturesTest {
    /** The longest sides, in pixels: it takes longer to find cells than areas. */
    private static final int CELLS_SIDE = 300;
    private static final int AREA_SIDE = 400;
    private static final int COUNT = 25;

    @ParameterizedTest
    @CsvSource({"MILD, CELLS, 24", "HARD, CELLS, 22", "MILD, AREA, 24", "HARD, AREA, 23"})
    void smallPicturesAreRead(Grade grade, As as, int least) {
        requireRight(read(grade, as), least);
    }

    private static Tally read(Grade grade, As as) {
        Tally tally = new Tally();
        for (int number : BadPictures.small(grade, as, as == As.CELLS ? CELLS_SIDE : AREA_SIDE, COUNT)) {
            BadPicture picture = BadPictures.of(grade, number, as);
            tally.add(picture, Outcome.of(picture));
        }
        return tally;
    }

    private static void requireRight(Tally tally, int least) {
        assertThat(tally.right()).as("right of %d%n%s", COUNT, tally).isGreaterThanOrEqualTo(least);
        assertThat(tally.count(Outcome.Kind.WRONG)).as("wrong and not unsure").isZero();
    }
}
