package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.testing.Mazes;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages of PDF, read and painted by PDFBox: their size, their text, and how large cells are. */
class PageSetupTest {
    private static byte[] write(String format, String recipe, Map<String, String> given) throws IOException {
        Puzzle puzzle = Recipe.parse(recipe).make();
        FileParameters parameters =
                new FileParameters(Formats.named(format), option -> given.get(option.key()), null, option -> option.key());
        return Mazes.write(format, new Rendition(parameters, false, null, Long.MAX_VALUE).of(puzzle, null, Context.standard()));
    }

    private static PDDocument pdf(String recipe, Map<String, String> given) throws IOException {
        return Loader.loadPDF(write("pdf", recipe, given));
    }

    @ParameterizedTest
    @CsvSource({
        "a3, portrait, 297, 420",
        "a5, landscape, 210, 148",
        "letter, auto, 215.9, 279.4",
        "legal, portrait, 215.9, 355.6",
        "100x150mm, portrait, 100, 150",
        "8.5x5.5in, landscape, 215.9, 139.7"
    })
    void thePageIsAsLargeAsThePaper(String paper, String orientation, double width, double height) throws IOException {
        try (PDDocument pdf = pdf("rectangle:9x6/wilson/seed:1", Map.of("paper", paper, "orientation", orientation))) {
            PDRectangle page = pdf.getPage(0).getMediaBox();
            assertThat(page.getWidth() / Paper.MILLIMETRE).isCloseTo(width, within(0.2));
            assertThat(page.getHeight() / Paper.MILLIMETRE).isCloseTo(height, within(0.2));
        }
    }

    @Test
    void theAnswerIsAPageOfItsOwn() throws IOException {
        Map<String, String> given = Map.of("paper", "a4", "title", "Für Ana", "caption", "One way out", "answer", "true");
        try (PDDocument pdf = pdf("rectangle:9x6/wilson/seed:1", given)) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(2);
            PDFTextStripper text = new PDFTextStripper();
            text.setEndPage(1);
            assertThat(text.getText(pdf)).contains("Für Ana", "One way out").doesNotContain("Solution");
            text.setStartPage(2);
            text.setEndPage(2);
            assertThat(text.getText(pdf)).contains("Für Ana - Solution", "One way out");
            assertThat(coloured(pdf, 1)).as("the path").isGreaterThan(2 * coloured(pdf, 0));
        }
        assertThat(write("pdf", "rectangle:9x6/wilson/seed:1", given)).isEqualTo(write("pdf", "rectangle:9x6/wilson/seed:1", given));
    }

    @Test
    void cellsHaveTheirSizeInMillimetres() throws IOException {
        try (PDDocument pdf = pdf("rectangle:20x15/wilson/seed:1", Map.of("paper", "a4", "cell-mm", "7.5"))) {
            BufferedImage image = new PDFRenderer(pdf).renderImageWithDPI(0, 254, ImageType.GRAY);
            int left = image.getWidth();
            int right = 0;
            for (int y = 0; y < image.getHeight(); y++) {
                for (int x = 0; x < image.getWidth(); x++) {
                    if ((image.getRGB(x, y) & 0xFF) < 100) {
                        left = Math.min(left, x);
                        right = Math.max(right, x + 1);
                    }
                }
            }
            assertThat((right - left) / 10.0).isCloseTo(15 * 7.5 + 2 / Paper.MILLIMETRE, within(0.3));
        }
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> write("pdf", "rectangle:20x15/wilson/seed:1", Map.of("paper", "a5", "cell-mm", "20")))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("cells of 20.0 mm does not fit on A5; the largest that fit are");
        assertThatThrownBy(() -> write("pdf", "rectangle:2x2/wilson/seed:1", Map.of("title", "T"))).hasMessageContaining("add paper");
        assertThatThrownBy(() -> write("svg", "rectangle:2x2/wilson/seed:1", Map.of("paper", "a4", "answer", "true")))
                .hasMessageContaining("answer is for pdf; svg does not draw it");
        assertThatThrownBy(() -> write("pdf", "rectangle:2x2/wilson/seed:1", Map.of("paper", "9x9mm"))).hasMessageContaining("too small");
    }

    private static long coloured(PDDocument pdf, int page) throws IOException {
        BufferedImage image = new PDFRenderer(pdf).renderImageWithDPI(page, 36, ImageType.RGB);
        long found = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int rgb = image.getRGB(x, y);
                found += (rgb & 0xFF) - (rgb >> 16 & 0xFF) > 40 ? 1 : 0;
            }
        }
        return found;
    }
}
