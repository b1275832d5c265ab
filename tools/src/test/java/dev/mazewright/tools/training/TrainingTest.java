package dev.mazewright.tools.training;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Main;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.studio.Studio;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A training run that fails would add nothing to a cache, without any other sign of it. */
@Tag("thorough")
class TrainingTest {
    @Test
    void everyCommandDoesWhatItIsThereFor() {
        for (String line : Stream.concat(CommandTraining.RUNS.stream(), TerminalTraining.RUNS.stream()).toList()) {
            run(line, CommandTraining.input());
        }
        run(CommandTraining.MAP_RUN, CommandTraining.output(CommandTraining.MAP));
        run(CommandTraining.QUERIES_RUN, CommandTraining.output(CommandTraining.QUERIES));
    }

    @Test
    void everyPictureIsUnderstood() throws IOException {
        for (String line : PictureTraining.RUNS) {
            run(line, PictureTraining.photograph());
        }
    }

    private static void run(String line, byte[] input) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(line.split(" ", -1), Terminal.of(new ByteArrayInputStream(input), OutputStream.nullOutputStream(), err));
        assertThat(code).as(line + ": " + err.toString(StandardCharsets.UTF_8)).isZero();
    }

    @Test
    void everyPageOfTheStudioIsThere() throws IOException {
        try (Studio studio = Studio.start(0)) {
            for (String path : StudioTraining.PAGES) {
                assertThat(StudioTraining.statusOf(path, studio.port())).as(path).isEqualTo("HTTP/1.1 200 OK");
            }
        }
    }
}
