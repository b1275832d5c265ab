package dev.mazewright.tools.training;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import org.junit.jupiter.api.Test;

/** A training run that fails would teach the cache nothing, and nobody would notice. */
class TrainingTest {
    @Test
    void everyRunDoesWhatItIsThereFor() {
        for (String line : Training.RUNS) {
            Run run = Run.with(Training.MAP, line.split(" ", -1));
            boolean misused = line.equals("no-such-command") || line.endsWith("seed:x") || line.endsWith("--start 0,0");
            assertThat(run.code()).as(line + ": " + run.err()).isEqualTo(misused ? 64 : 0);
        }
    }
}
