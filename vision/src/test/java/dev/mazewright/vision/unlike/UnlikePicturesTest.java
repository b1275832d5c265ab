package dev.mazewright.vision.unlike;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.Verdict;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pictures unlike each other are read no worse than before; prints what is not right, and a table by kind. */
@Tag("slow")
class UnlikePicturesTest {
    /** Pictures of a kind. */
    private static final int COUNT = 3;

    private static final int LEAST_RIGHT = 122;
    private static final int MOST_WRONG = 0;

    @Test
    void picturesAreReadByThemselves() {
        UnlikeTally tally = new UnlikeTally();
        Stream.of(Kind.values()).parallel().forEach(kind -> IntStream.range(0, COUNT).forEach(number -> {
            Unlike picture = kind.picture(number);
            Outcome outcome = Outcome.of(picture, false);
            synchronized (tally) {
                tally.add(kind, outcome);
                if (!outcome.isRight()) {
                    System.out.printf("%-8s %s %s%n", outcome.kind(), picture, outcome.text());
                }
            }
        }));
        System.out.println(tally);
        assertThat(tally.count(Verdict.RIGHT, Verdict.UNSURE, Verdict.TOLD)).as("right of%n%s", tally).isGreaterThanOrEqualTo(LEAST_RIGHT);
        assertThat(tally.count(Verdict.WRONG)).as("wrong and sure of%n%s", tally).isLessThanOrEqualTo(MOST_WRONG);
    }
}
