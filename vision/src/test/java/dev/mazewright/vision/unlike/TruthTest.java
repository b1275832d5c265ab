package dev.mazewright.vision.unlike;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.Spot;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is known of drawn pictures is so: their own solutions are right, and other paths are not. */
class TruthTest {
    @ParameterizedTest
    @EnumSource
    void aSolutionOfTheMazeIsRight(Kind kind) {
        Truth truth = kind.picture(0).truth();
        if (truth != null) {
            assertThat(truth.judged(truth.path())).isEmpty();
            assertThat(truth.judged(truth.path().reversed())).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aStraightLineIsWrong(Kind kind) {
        Truth truth = kind.picture(0).truth();
        if (truth != null) {
            List<Spot> straight = List.of(truth.start(), truth.goal());
            assertThat(truth.judged(straight)).matches("(crosses a wall|leaves the maze) at .*");
            assertThat(truth.judged(List.of(truth.start(), truth.start()))).startsWith("from ");
        }
    }
}
