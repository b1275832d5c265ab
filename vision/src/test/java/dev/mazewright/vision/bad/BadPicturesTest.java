package dev.mazewright.vision.bad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.As;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A hundred small bad pictures are read. */
class BadPicturesTest {
    private static final int SIDE = 400;
    private static final int COUNT = 25;

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"MILD, CELLS, 24", "HARD, CELLS, 22", "HARD, AREA, 23"})
    void smallPicturesAreRead(Grade grade, As as, int least) {
        requireRight(read(grade, as), least);
    }

    @Test
    void smallMildPicturesAreReadAsAreas() {
        requireRight(read(Grade.MILD, As.AREA), 24);
    }

    private static Tally read(Grade grade, As as) {
        Tally tally = new Tally();
        for (int number : BadPictures.small(grade, as, SIDE, COUNT)) {
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
