package dev.mazewright.vision.bad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.As;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A thousand bad pictures of each grade and each purpose are read; prints what is not right, and a table of all. */
@Tag("slow")
class AllBadPicturesTest {
    private static final int COUNT = 1000;
    /** The most of the mild and the hard ones of a purpose together that may be wrong and not marked unsure. */
    private static final int MOST_WRONG = 2;

    @ParameterizedTest
    @CsvSource({"CELLS, 990, 900", "AREA, 990, 950"})
    void aThousandAreRead(As as, int leastMild, int leastHard) {
        Tally mild = read(Grade.MILD, as);
        Tally hard = read(Grade.HARD, as);
        assertThat(mild.right()).as("mild").isGreaterThanOrEqualTo(leastMild);
        assertThat(hard.right()).as("hard").isGreaterThanOrEqualTo(leastHard);
        if (as == As.CELLS) {
            assertThat(mild.count(Outcome.Kind.WRONG) + hard.count(Outcome.Kind.WRONG)).as("wrong and not unsure")
                    .isLessThanOrEqualTo(MOST_WRONG);
        }
    }

    private static Tally read(Grade grade, As as) {
        Tally tally = new Tally();
        IntStream.range(0, COUNT).parallel().forEach(number -> {
            BadPicture picture = BadPictures.of(grade, number, as);
            Outcome outcome = Outcome.of(picture);
            synchronized (tally) {
                tally.add(picture, outcome);
                if (!outcome.kind().isRight()) {
                    System.out.printf("%-7s %s; %s%n", outcome.kind(), picture, outcome.text());
                }
            }
        });
        System.out.println(grade + " " + as.label() + "\n" + tally);
        return tally;
    }
}
