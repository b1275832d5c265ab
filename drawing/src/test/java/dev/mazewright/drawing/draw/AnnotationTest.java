package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.testing.Mazes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The line under the maze: what it says, to the last digit, and where it stands. */
class AnnotationTest {
    /** A path of this number of cells, ends included, that goes to and fro. */
    private static Path path(Grid grid, int cells) {
        DirectionStack steps = new DirectionStack(4);
        for (int i = 1; i < cells; i++) {
            steps.push(i % 2 == 0 ? Rectangle.WEST : Rectangle.EAST);
        }
        return Path.of(grid, grid.first(), grid.first(), steps, 1);
    }

    /** Shares with one decimal; where two are as near, the even one. */
    @ParameterizedTest
    @CsvSource({
        "30, 40, 243, 20.2", // 20.25, where %.1f says 20.3
        "30, 40, 249, 20.8", // 20.75
        "30, 40, 1200, 100.0",
        "30, 40, 1, 0.1",
        "20, 100, 3, 0.2", // 0.15: no double is, a decimal number is
        "20, 100, 5, 0.2", // 0.25
        "1, 1, 1, 100.0",
        "3, 3, 5, 55.6",
        "100, 100, 1, 0.0"
    })
    void percentagesAreRoundedHalfEven(int rows, int columns, int cells, String percent) {
        Puzzle puzzle = Recipe.parse("rectangle:" + rows + "x" + columns + "/binary-tree/seed:-17").make();
        assertThat(Annotation.line(puzzle, path(puzzle.maze().grid(), cells)))
                .isEqualTo(rows + "R x " + columns + "C (" + rows * columns + " cells"
                        + "); solution path " + cells + " (" + percent + "%); seed -17");
    }

    @Test
    void whatIsNotKnownIsLeftOut() {
        Puzzle made = Recipe.parse("rectangle:2x3/kruskal/seed:5").make();
        Puzzle read = Puzzle.of(made.maze());
        assertThat(Annotation.line(read, null)).isEqualTo("2R x 3C (6 cells)");
        assertThat(Annotation.line(made, null)).isEqualTo("2R x 3C (6 cells); seed 5");
        assertThat(Annotation.line(read, Path.none(made.maze().grid(), made.start(), 1)))
                .isEqualTo("2R x 3C (6 cells); no solution path");
    }

    /** Three pixels below the bottom wall, as far left as the outer wall, smaller than the maze is wide. */
    @ParameterizedTest
    @CsvSource({"30x40, 20, 2, 20", "3x3, 20, 2, 20", "9x30, 11, 3, 0", "20x50, 7, 1, 4"})
    void itStandsUnderTheMaze(String size, int cellSize, int thickness, int margin) throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:" + size + "/kruskal/seed:1").make();
        Style style = Style.of(cellSize, thickness, margin);
        Document document = new Document(puzzle, null, style).annotated("30R x 40C (1200 cells); seed 1");
        int bottom = margin + puzzle.maze().grid().rows() * cellSize + thickness;

        String svg = new String(Mazes.write("svg", document), StandardCharsets.UTF_8);
        Matcher text = Pattern.compile("<text x=\"(.*?)\" y=\"(.*?)\" .*font-size=\"(.*?)\".*>(.*)</text>").matcher(svg);
        assertThat(text.find()).isTrue();
        assertThat(text.group(4)).isEqualTo(document.annotation());
        assertThat(Double.parseDouble(text.group(1))).isEqualTo(margin);
        assertThat(Double.parseDouble(text.group(2)) - Double.parseDouble(text.group(3)))
                .isCloseTo(bottom + 3.0, org.assertj.core.data.Offset.offset(0.02));

        BufferedImage plain = picture(new Document(puzzle, null, style));
        BufferedImage image = picture(document);
        assertThat(image.getWidth()).isGreaterThanOrEqualTo(plain.getWidth()); // wider only where letters need it
        int left = image.getWidth();
        int top = image.getHeight();
        int right = 0;
        int lowest = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (x >= plain.getWidth() && y < bottom) {
                    assertThat(image.getRGB(x, y)).isEqualTo(0xFFFFFFFF);
                } else if (y < bottom) {
                    assertThat(image.getRGB(x, y)).isEqualTo(plain.getRGB(x, y));
                } else if ((image.getRGB(x, y) & 0xFF) < 0xC0) {
                    left = Math.min(left, x);
                    right = Math.max(right, x);
                    top = Math.min(top, y);
                    lowest = Math.max(lowest, y);
                }
            }
        }
        assertThat(left).isBetween(margin, margin + 2);
        assertThat(top).isBetween(bottom + 3, bottom + 7);
        assertThat(lowest).isLessThan(image.getHeight());
        assertThat(right).isLessThan(image.getWidth() - margin);
    }

    private static BufferedImage picture(Document document) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(Mazes.write("png", document)));
    }
}
