package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StyleCommandTest {
    private static final String MAZE = "rectangle:3x3/wilson/seed:1";
    private static final String DRAWING = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><circle cx='1' cy='1' r='1'/></svg>";

    @TempDir
    Path folder;

    private Path style;

    @BeforeEach
    void writeStyle() throws IOException {
        style = folder.resolve("style.toml");
        Files.writeString(style, "wall-colour = '#123456'\nwall-thickness = 3\ngoal-picture = 'goal.svg'\n");
        Files.writeString(folder.resolve("goal.svg"), DRAWING);
    }

    private Run run(String... arguments) {
        return Run.with("", arguments);
    }

    @Test
    void theStyleHoldsForEveryCommandThatDraws() throws IOException {
        Path maze = folder.resolve("maze.json");
        assertThat(run("generate", MAZE, "-o", maze.toString()).code()).isZero();
        String generated = run("generate", MAZE, "--format", "svg", "--style", style.toString()).out();

        assertThat(generated).contains("stroke=\"#123456\" stroke-width=\"3\"", "<image ");
        assertThat(run("convert", maze.toString(), "--format", "svg", "-o", "-", "--style", style.toString()).out())
                .contains("stroke=\"#123456\" stroke-width=\"3\"", "<image ");
        assertThat(run("solve", maze.toString(), "--format", "svg", "-o", "-", "--style", style.toString()).out())
                .contains("stroke=\"#123456\" stroke-width=\"3\"", "<image ", "id=\"solution\"");
    }

    @Test
    void flagsOverrideTheStyle() {
        String drawn = run(
                        "generate", MAZE, "--format", "svg", "--style", style.toString(), "--wall-colour", "654321", "--caps", "round")
                .out();
        assertThat(drawn).contains("stroke=\"#654321\" stroke-width=\"3\" stroke-linecap=\"round\"").doesNotContain("#123456");
    }

    @Test
    void aPageTakesItsOwnCellSizeWhateverTheStyleHas() throws IOException {
        Files.writeString(style, "cell-size = 9");
        assertThat(run("generate", MAZE, "--format", "svg", "--style", style.toString(), "--paper", "a4").code()).isZero();
    }

    @Test
    void whatIsWrongIsSaidInOneLine() throws IOException {
        Files.writeString(style, "margin = 2\nwall-color = '#123456'\n");
        Run misspelt = run("generate", MAZE, "--format", "svg", "--style", style.toString());
        assertThat(misspelt.code()).isEqualTo(65);
        assertThat(misspelt.err()).contains("style.toml, line 2: found the key 'wall-color'", "did you mean wall-colour?");

        Run missing = run("generate", MAZE, "--format", "svg", "--style", folder.resolve("none.toml").toString());
        assertThat(missing.code()).isEqualTo(66);

        Files.writeString(style, "start-picture = 'none.png'");
        assertThat(run("generate", MAZE, "--format", "svg", "--style", style.toString()).code()).isEqualTo(66);
    }

    @Test
    void aTitleHasTheLettersOfItsFont() throws IOException {
        String file = folder.resolve("own.ttf").toString();
        try (InputStream font = PDDocument.class.getResourceAsStream("/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf")) {
            Files.copy(Objects.requireNonNull(font), Path.of(file));
        }
        String[] page = {"generate", MAZE, "--format", "svg", "--paper", "a5", "--title", "Λαβύρινθος", "--font", file};
        assertThat(run(page).out()).contains("<title>Λαβύρινθος</title>");
        page[7] = "مريم";
        Run refused = run(page);
        assertThat(refused.code()).isEqualTo(64);
        assertThat(refused.err()).contains("'م' (ARABIC, U+0645)", "own.ttf", "--font FILE");
        page[9] = folder.resolve("none.ttf").toString();
        assertThat(run(page).code()).isEqualTo(66);
    }

    @Test
    void whatAFormatDoesNotDrawIsRefused() throws IOException {
        Run text = run("generate", MAZE, "--style", style.toString());
        assertThat(text.code()).isEqualTo(64);
        assertThat(text.err()).contains("a style is for png, svg, gif, postscript, pdf, html; unicode draws no picture");

        Run gif = run("generate", MAZE, "--format", "gif", "--style", style.toString());
        assertThat(gif.code()).isEqualTo(64);
        assertThat(gif.err()).contains("--goal-picture is for png, svg, postscript, pdf; gif does not draw it");

        Files.writeString(style, "background = 'transparent'");
        assertThat(run("generate", MAZE, "--format", "gif", "--style", style.toString()).code()).isEqualTo(64);
    }

    @Test
    void aTransparentPictureIsAlsoWrittenRowByRow() throws IOException {
        Files.writeString(style, "background = 'transparent'");
        Path picture = folder.resolve("rows.png");
        run("generate", "rectangle:40x40/eller/seed:1", "-o", picture.toString(), "--style", style.toString());

        assertThat(ImageIO.read(picture.toFile()).getRGB(1, 1) >>> 24).isZero();
        assertThat(ImageIO.read(picture.toFile()).getRGB(20, 20)).isEqualTo(0xFF1A1A1A);
    }

    @Test
    void smoothLinesAreDrawnFromAMazeInMemory() throws IOException {
        Files.writeString(style, "caps = 'hand-drawn'");
        Path picture = folder.resolve("hand.png");
        Run run = run("generate", "rectangle:40x40/eller/seed:1", "-o", picture.toString(), "--style", style.toString());

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(ImageIO.read(picture.toFile()).getWidth()).isEqualTo(842);
    }
}
