package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.books.check.PdfCheck;
import dev.mazewright.books.check.Printer;
import dev.mazewright.books.check.Violation;
import dev.mazewright.books.description.Wording;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.Source;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are long for their page. */
class LongTextsTest {
    private static final String LONG = "A very long title of a book of mazes, which is full of words that none of its buyers will ever read";

    @ParameterizedTest
    @ValueSource(strings = {"4x4in", "5x8", "8.25x6", "8.5x11"})
    void longTitlesStayLegibleAndWithinTheMargins(String trim) throws IOException {
        BookPdf book = BookText.pdf("title = \"" + LONG + "\"\nauthor = \"" + LONG + "\"\ntrim = \"" + trim + "\"\n"
                + "front = [\"title\", \"imprint\", \"contents\", \"how-to\"]\n[[section]]\ntitle = \"" + LONG + "\"\nmazes = 1\nsize = \"5x5\"\n");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        book.write(out, true);
        List<String> rules = PdfCheck.of(new Source("book.pdf", new ByteArrayInputStream(out.toByteArray())), Printer.standard()).findings().stream()
                .map(Violation::rule)
                .toList();
        assertThat(rules).doesNotContain("text-size", "margins", "gutter");
        List<String> pages = BookText.pages(out.toByteArray());
        assertThat(pages.getFirst()).isEqualTo(LONG + " " + LONG);
        assertThat(pages.get(3)).startsWith("How to solve the mazes Begin").contains("The answers begin on page");
    }

    @Test
    void theOrnamentLeavesRoomForTheLinesOfTheAuthor() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BookText.pdf("title = \"" + LONG + "\"\nauthor = \"" + LONG + "\"\ntrim = \"4x4in\"\n[[section]]\nmazes = 1\nsize = \"5x5\"\n")
                .write(out, false);
        try (PDDocument pdf = Loader.loadPDF(out.toByteArray())) {
            Raster page = new PDFRenderer(pdf).renderImageWithDPI(0, 144, ImageType.GRAY).getRaster();
            int bands = 0;
            boolean wasInk = false;
            for (int y = 0; y < page.getHeight(); y++) {
                int[] row = page.getSamples(0, y, page.getWidth(), 1, 0, (int[]) null);
                boolean isInk = Arrays.stream(row).anyMatch(grey -> grey < 128);
                bands += isInk && !wasInk ? 1 : 0;
                wasInk = isInk;
            }
            assertThat(bands).as("lines of the title, the ornament and lines of the author").isEqualTo(7);
        }
    }

    @Test
    void aTextThatCannotFitIsRefused() {
        String many = "word ".repeat(790);
        assertThatThrownBy(() -> BookText.pdf("title = \"T\"\ntrim = \"4x4in\"\n[words]\nhow-to-text = \"" + many + "\"\n[[section]]\nmazes = 1\nsize = \"5x5\"\n"))
                .isInstanceOf(UsageException.class)
                .hasMessage("book.toml: the text of page 2, how-to, does not fit; leave it out of front, take a shorter how-to-text in [words] or"
                        + " a larger trim size");
    }

    @Test
    void aWordThatIsTooWideIsBrokenWhereItMayBe() {
        List<String> lines = Wording.wrapped("one-two-three-four-five-six-seven next", 10, 60, Typeface.sans());
        assertThat(String.join("|", lines)).isEqualTo("one-two-|three-four-|five-six-|seven next");
        assertThat(lines).allMatch(line -> Typeface.sans().width(line, 10) <= 60);
    }
}
