package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import dev.mazewright.cli.process.ExitCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Animations on the command line: what is filmed, in how many frames, and what cannot be. */
class AnimationOptionsTest {
    private static final String RECIPE = "rectangle:6x6/recursive-backtracker/seed:1";

    @TempDir Path folder;

    private static int frames(byte[] gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(gif)));
        int frames = reader.getNumImages(true);
        reader.dispose();
        return frames;
    }

    @ParameterizedTest
    @CsvSource({
        // 36 cells are visited, 35 carved to, 36 left; then the maze is finished.
        "'', 108", "--animate generate, 108", "--frames 7, 7", "--frames 1, 1", "--frames 108, 108",
        "--frames 10000, 108",
    })
    void anAnimationHasTheNumberOfFramesAskedFor(String options, int frames) throws IOException {
        Run run = Run.of(("generate " + RECIPE + " --format gif " + options).strip());
        assertThat(run.code()).isZero();
        assertThat(frames(run.bytes())).isEqualTo(frames);
    }

    @Test
    void eachCommandAnimatesSolving() throws IOException {
        String maze = folder.resolve("maze.json").toString();
        assertThat(Run.of("generate " + RECIPE + " -o " + maze).code()).isZero();
        String gif = folder.resolve("maze.gif").toString();
        // The file knows nothing of the recipe, which is written into the picture.
        byte[] ofRecipe = animated("generate " + RECIPE + " --animate solve -o " + gif, gif);
        byte[] ofFile = animated("convert " + maze + " -o " + gif, gif);
        assertThat(frames(ofRecipe)).isGreaterThan(30).isEqualTo(frames(ofFile));
        assertThat(animated("solve " + RECIPE + " -o " + gif, gif)).isEqualTo(ofRecipe);
        assertThat(animated("solve " + maze + " --animate solve -o " + gif, gif)).isEqualTo(ofFile);
        assertThat(animated("generate " + RECIPE + " -o " + gif, gif)).as("generation").isNotEqualTo(ofRecipe);
    }

    private static byte[] animated(String line, String gif) throws IOException {
        assertThat(Run.of(line).code()).as(line).isZero();
        return Files.readAllBytes(Path.of(gif));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "--format svg --frames 3", "--format svg --delay 30", "--format png --animate solve", "--format gif --frames 0",
        "--format gif --frames 10001", "--format gif --delay 9", "--format gif --delay 60001",
        "--format gif --animate sove",
        "--format gif --frames x", "--format gif --cell-size 20000",
    })
    void refusesAnimationOptionsThatDoNotFit(String options) {
        Run run = Run.of("generate " + RECIPE + " " + options);
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.bytes()).isEmpty();
        assertThat(run.err()).startsWith("mazewright: ").hasLineCount(1);
    }

    @Test
    void theGenerationOfAMazeFromAFileIsUnknown() {
        Run run = Run.with(
                "+---+\n|   |\n+---+\n", "convert", "-", "--animate", "generate", "--format", "gif", "-o", "-");
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("only --animate solve");
        assertThat(new String(run.bytes(), StandardCharsets.ISO_8859_1)).isEmpty();
    }
}
