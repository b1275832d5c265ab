package dev.mazewright.books.description;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the mazes of a section aim at: targets worked out by hand. */
class RampTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "46..58 | difficulty 44..48 | difficulty 50..54 | difficulty 56..60",
        "0..100 | difficulty 0..2 | difficulty 48..52 | difficulty 98..100",
        "solution-length:80..120 | solution-length 76..84 | solution-length 95..105 | solution-length 114..126",
        "alcoves:3 | alcoves 2..4 | alcoves 2..4 | alcoves 2..4",
        "alcoves:0..8 | alcoves 0..1 | alcoves 3..5 | alcoves 7..9",
        "turns:>30,alcoves:..4 | solution-turns >30, alcoves ..4 | solution-turns >30, alcoves ..4 | solution-turns >30, alcoves ..4",
        "turns:20..40*2 | solution-turns 20*2 | solution-turns 30*2 | solution-turns 40*2",
        "decisions:5*0.5,difficulty:50..52 | difficulty 48..52, decisions 5*0.5 | difficulty 49..53, decisions 5*0.5 | difficulty 50..54, decisions 5*0.5",
    })
    void targetsRise(String text, String first, String middle, String last) {
        Ramp ramp = Ramp.parse(text);
        assertThat(ramp.target(0, 3)).hasToString(first);
        assertThat(ramp.target(1, 3)).hasToString(middle);
        assertThat(ramp.target(2, 3)).hasToString(last);
        assertThat(ramp.target(0, 1)).hasToString(middle);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "58..46 | is not a range of difficulty",
        "turns:>30*2 | 'turns:>30*2' has a weight and only one end; such a target is A or from..to, such as solution-turns:20..40*2",
        "turns:30*x | 'x' is not a weight",
        "turn:30 | unknown measure 'turn'; did you mean turns?",
        "turns:30,,alcoves:3 | has no measure",
    })
    void whatIsNoRampIsRefused(String text, String message) {
        assertThatThrownBy(() -> Ramp.parse(text)).isInstanceOf(UsageException.class).hasMessageContaining(message);
    }
}
