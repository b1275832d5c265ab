package dev.mazewright.vision.unlike;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ends that have no colour of their own, or are drawn in thin lines, or are alone among things alike; each was read wrongly before. */
class EndsAreSeenTest {
    @ParameterizedTest
    @CsvSource({
        "MARKS_IN_INK, 0",
        "MARKS_IN_INK, 2",
        "WORDS_INSIDE, 1",
        "PICK_UPS, 1",
        "DRAWN_BY_MOUSE, 0"})
    void theEndsOfAPictureAreSeen(Kind kind, int number) {
        Outcome outcome = Outcome.of(kind.picture(number), false);
        assertThat(outcome.isRight()).as(outcome.text()).isTrue();
    }
}
