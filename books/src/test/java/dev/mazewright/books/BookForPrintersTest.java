package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.books.check.PdfCheck;
import dev.mazewright.books.check.Printer;
import dev.mazewright.books.check.Violation;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Books as a printer of paperbacks judges them. */
class BookForPrintersTest {
    private static final String BOOK = """
            title = "T"
            author = "A"
            trim = "5x8"
            front = ["title", "imprint", "contents", "how-to"]
            credit = true
            STYLE
            [[section]]
            title = "S"
            mazes = 19
            size = "4x4"
            """;

    /** In greys or in colours, by default and as PDF/X. */
    @ParameterizedTest
    @ValueSource(strings = {"", "[style]\ntheme = \"turtle\"", "bleed = true", "answers-at = \"back\""})
    void aBookIsAccepted(String style) throws IOException {
        BookPdf book = BookText.pdf(BOOK.replace("STYLE", style));
        for (boolean isPdfx : new boolean[] {false, true}) {
            assertThat(findings(book, isPdfx)).as("PDF/X: %s", isPdfx).isEmpty();
        }
    }

    private static List<Violation> findings(BookPdf book, boolean isPdfx) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        book.write(out, isPdfx);
        Source source = new Source("book.pdf", new ByteArrayInputStream(out.toByteArray())).within(Context.standard());
        return PdfCheck.of(source, Printer.standard()).findings();
    }

    /** Captions of levels are left out where they would be smaller than printers take. */
    @Test
    void captionsInSmallAnswersAreNotTooSmall() throws IOException {
        String levels = BOOK.replace("STYLE", "answers = 12").replace("size = \"4x4\"", "size = \"8x4x2\"\nshapes = [\"box\"]");
        assertThat(findings(BookText.pdf(levels), false)).isEmpty();
    }
}
