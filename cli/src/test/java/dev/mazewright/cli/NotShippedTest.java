package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.process.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tools of the source tree are commands of the launcher; the program says where they are. */
class NotShippedTest {
    @ParameterizedTest
    @ValueSource(strings = {"gallery", "gallery -o docs", "bench", "bench --help"})
    void aToolIsAnsweredByWhereItIs(String line) {
        Run run = Run.of(line);
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasLineCount(1).contains("tool of the source tree", "./mazewright " + line);
    }

    @Test
    void theHelpNamesThem() {
        assertThat(Run.of("--help").out()).contains("./mazewright has two more commands: bench and gallery");
    }
}
