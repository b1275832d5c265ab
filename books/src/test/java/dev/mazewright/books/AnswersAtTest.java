package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;

/** Where answers are, as PDFBox reads the pages. */
class AnswersAtTest {
    private static final String SECTIONS = """
            [[section]]
            title = "Small"
            mazes = 3
            size = "4x4"
            per-page = 2
            [[section]]
            mazes = 1
            size = "5x5"
            """;

    @Test
    void theBackHasTheAnswersOfItsLeaf() throws IOException {
        List<String> pages = BookText.pages("title = \"T\"\nanswers-at = \"back\"\nfront = [\"title\", \"how-to\"]\n" + SECTIONS);
        assertThat(pages.get(1)).endsWith("The answer of each maze is on the back of its page. 2");
        assertThat(pages.subList(2, pages.size()))
                .containsExactly(
                        "Small Mazes 1 to 3 3",
                        "",
                        "Maze 1 Maze 2 5",
                        "Answers 1 (page 5) 2 (page 5) 6",
                        "Maze 3 7",
                        "Answers 3 (page 7) 8",
                        "Maze 4 9",
                        "Answers 4 (page 9) 10");
    }

    @Test
    void aSecondFileHasTheAnswersWithThePagesOfTheBook() throws IOException {
        BookPdf book = BookText.pdf("title = \"T\"\nanswers-at = \"file\"\nbleed = true\n" + SECTIONS);
        ByteArrayOutputStream first = new ByteArrayOutputStream();
        book.write(first, false);
        assertThat(BookText.pages(first.toByteArray())).hasSize(6).noneMatch(page -> page.contains("Answers"));
        ByteArrayOutputStream second = new ByteArrayOutputStream();
        book.writeAnswers(second, false);
        List<String> answers = BookText.pages(second.toByteArray());
        assertThat(answers).containsExactly("Answers 1 (page 4) 2 (page 4) 3 (page 5) 4 (page 6) 1");
        try (PDDocument pdf = Loader.loadPDF(second.toByteArray())) {
            assertThat(pdf.getDocumentInformation().getTitle()).isEqualTo("T - Answers");
            assertThat(pdf.getPage(0).getMediaBox().getWidth()).isEqualTo(612 + 9);
            assertThat(pdf.getPage(0).getTrimBox().getLowerLeftX()).isZero();
        }
    }

    @Test
    void theNameLineIsRuled() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BookText.pdf("title = \"T\"\ntrim = \"5x8\"\nfront = []\nname-line = true\n[[section]]\nmazes = 1\nsize = \"5x5\"\n").write(out, false);
        try (PDDocument pdf = Loader.loadPDF(out.toByteArray())) {
            var image = new PDFRenderer(pdf).renderImageWithDPI(0, 72, ImageType.GRAY);
            long dark = 0;
            for (int x = 0; x < 360; x++) {
                int least = Math.min(image.getRaster().getSample(x, 49, 0), image.getRaster().getSample(x, 50, 0));
                dark += least < 170 ? 1 : 0;
            }
            assertThat(dark).as("pixels of the two lines").isBetween(170L, 230L);
        }
    }
}
