package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.generate.PictureMaze;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.png.Png;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The ten pairs of docs/picture-mazes.md: the files there are what the program draws.
 *
 * <p>{@code -Dmazewright.record=true} writes them.
 */
class PictureMazesPageTest {
    private static final Path DOCS = Path.of("..", "docs").toAbsolutePath().normalize();
    private static final Style STYLE = Style.of(6, 1, 6);

    static Stream<Arguments> pictures() {
        return Silhouettes.all().entrySet().stream().map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pictures")
    void pairIsWhatTheProgramDraws(String name, Mask picture) throws IOException {
        String recipe = "rectangle:" + 2 * picture.rows() + "x" + 2 * picture.columns() + "/picture:" + PictureMaze.option(picture) + "/seed:1";
        Puzzle puzzle = Recipe.parse(recipe).make();
        dev.mazewright.core.maze.Path path = Solving.shortest(puzzle, null, Context.standard());
        for (Map.Entry<String, Document> file : Map.of(
                        name + ".png", new Document(puzzle, null, STYLE), name + "-solved.png", new Document(puzzle, path, STYLE))
                .entrySet()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            Png.FORMAT.write(file.getValue(), bytes);
            Path target = DOCS.resolve("picture-mazes").resolve(file.getKey());
            if (Boolean.getBoolean("mazewright.record")) {
                Files.createDirectories(target.getParent());
                Files.write(target, bytes.toByteArray());
            }
            assertThat(Files.readAllBytes(target)).as(file.getKey()).isEqualTo(bytes.toByteArray());
            assertThat(Files.readString(DOCS.resolve("picture-mazes.md"), StandardCharsets.UTF_8)).contains("picture-mazes/" + file.getKey());
        }
    }
}
