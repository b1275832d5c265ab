package dev.mazewright.tools.training;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Main;
import dev.mazewright.cli.process.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** A training run that fails would add nothing to the cache, without any other sign of it. */
class TrainingTest {
    @Test
    void everyRunDoesWhatItIsThereFor() {
        for (String line : Training.RUNS) {
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            int code = Main.run(
                    line.split(" ", -1), Terminal.of(Training.map(), OutputStream.nullOutputStream(), err));
            boolean misused = line.equals("no-such-command") || line.endsWith("seed:x") || line.endsWith("--start 0,0");
            assertThat(code).as(line + ": " + err.toString(StandardCharsets.UTF_8)).isEqualTo(misused ? 64 : 0);
        }
    }
}
