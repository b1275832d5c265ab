package dev.mazewright.vision.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.Verdict;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Pictures that people put to their own programs, and cases drawn after others, are read no worse than before. Give it both compilers
 * ({@code -Dmazewright.testCompiler=-XX:+TieredCompilation}): by the first alone, the time for doubts runs out before large pictures are read.
 */
@Tag("slow")
class RealPicturesTest {
    /** By themselves all count; between given ends, those that have an answer. */
    @ParameterizedTest
    @CsvSource({
        "cases/pictures, answers.json, false, 12, 0",
        "cases/pictures, answers.json, true, 11, 0",
        "corpora/pictures-real, truth.json, false, 14, 0",
        "corpora/pictures-real, truth.json, true, 14, 0"})
    void realPicturesAreRead(String folder, String answers, boolean areEndsGiven, int leastRight, int mostWrong) throws IOException {
        List<RealPicture> pictures = RealPicture.all(folder, answers);
        StringBuilder table = new StringBuilder();
        int right = 0;
        int wrong = 0;
        for (RealPicture picture : pictures) {
            if (areEndsGiven && !picture.hasAnswer()) {
                continue;
            }
            RealOutcome outcome = RealOutcome.of(picture, areEndsGiven);
            table.append(String.format(Locale.ROOT, "%-8s %-22s %s%n", outcome.kind(), picture.name(), outcome.text()));
            right += outcome.isRight() ? 1 : 0;
            wrong += outcome.kind() == Verdict.WRONG ? 1 : 0;
        }
        System.out.print(folder + (areEndsGiven ? ", with both ends given\n" : ", by themselves\n") + table);
        assertThat(right).as("right of%n%s", table).isGreaterThanOrEqualTo(leastRight);
        assertThat(wrong).as("wrong and sure of%n%s", table).isLessThanOrEqualTo(mostWrong);
    }
}
