package dev.mazewright.cli.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code stty size} prints. */
class TerminalSizeTest {
    @Test
    void rowsComeFirst() {
        assertThat(TerminalSize.of("24 80")).isEqualTo(new TerminalSize(24, 80));
    }

    /** The environment without such names gives null for each. */
    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "0 0", "24", "null null", "24 null", "-1 80", "24 80 1", "24x80"})
    void anythingElseIsUnknown(String said) {
        assertThat(TerminalSize.of(said)).isNull();
    }
}
