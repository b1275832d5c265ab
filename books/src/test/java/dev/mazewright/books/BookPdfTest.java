package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.page.BookMaze;
import dev.mazewright.books.page.PageFrame;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

/** Books as PDFBox reads them. */
class BookPdfTest {
    private static final String BOOK = """
            title = "Café Mazes"
            author = "Zoë"
            trim = "6x9"
            answers = 4
            seed = 7
            [[section]]
            title = "Small"
            instructions = "Go."
            mazes = 5
            shapes = ["rectangle", "hexagon"]
            size = "5x5..7x6"
            generators = ["wilson", "eller"]
            per-page = 4
            """;

    private static BookPdf pdf(String text, int threads) throws IOException {
        return new BookPdf(BookFileTest.parse(text), Context.ofStep().withThreads(threads), BookProgress.NONE);
    }

    private static byte[] bytes(String text, int threads, boolean isPdfx) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        pdf(text, threads).write(out, isPdfx);
        return out.toByteArray();
    }

    private static String text(PDDocument pdf, int page) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return stripper.getText(pdf).strip().replaceAll("\\s+", " ");
    }

    @Test
    void eachPageHasItsText() throws IOException {
        try (PDDocument pdf = Loader.loadPDF(bytes(BOOK, 1, false))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(7);
            assertThat(text(pdf, 1)).isEqualTo("Café Mazes Zoë");
            assertThat(text(pdf, 2)).startsWith("How to solve the mazes").contains("The answers begin on page 6.").endsWith(" 2");
            assertThat(text(pdf, 3)).isEqualTo("Small Mazes 1 to 5 Go. 3");
            assertThat(text(pdf, 4)).contains("Maze 1", "Maze 2", "Maze 3", "Maze 4").endsWith(" 4");
            assertThat(text(pdf, 5)).isEqualTo("Maze 5 5");
            assertThat(text(pdf, 6)).contains("Answers", "1 (page 4)", "4 (page 4)").endsWith(" 6");
            assertThat(text(pdf, 7)).isEqualTo("Answers 5 (page 5) 7");
            assertThat(pdf.getDocumentInformation().getTitle()).isEqualTo("Café Mazes");
            assertThat(pdf.getDocumentInformation().getMetadataKeys()).doesNotContain("Recipe");
        }
    }

    @Test
    void whatIsNotWantedIsLeftOut() throws IOException {
        String text = BOOK.replace("answers = 4", "answers = 0\nfront = []\npage-numbers = false").replace("per-page = 4", "per-page = 1");
        try (PDDocument pdf = Loader.loadPDF(bytes(text, 1, false))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(6);
            assertThat(text(pdf, 1)).isEqualTo("Small Mazes 1 to 5 Go.");
            assertThat(text(pdf, 2)).isEqualTo("Maze 1");
        }
    }

    @Test
    void threadsDoNotMatter() throws IOException {
        byte[] one = bytes(BOOK, 1, false);
        assertThat(bytes(BOOK, 2, false)).isEqualTo(one);
        assertThat(bytes(BOOK, 8, false)).isEqualTo(one);
        assertThat(bytes(BOOK.replace("seed = 7", "seed = 8"), 1, false)).isNotEqualTo(bytes(BOOK, 1, false));
    }

    @Test
    void bleedIsNotAtTheSpine() throws IOException {
        try (PDDocument pdf = Loader.loadPDF(bytes("bleed = true\n" + BOOK, 1, true))) {
            for (int page = 1; page <= 2; page++) {
                PDPage read = pdf.getPage(page - 1);
                assertThat(read.getMediaBox().getWidth()).isEqualTo(6 * 72 + 9);
                assertThat(read.getMediaBox().getHeight()).isEqualTo(9 * 72 + 18);
                assertThat(read.getTrimBox().getWidth()).isEqualTo(6 * 72);
                assertThat(read.getTrimBox().getHeight()).isEqualTo(9 * 72);
                assertThat(read.getTrimBox().getLowerLeftX()).isEqualTo(page == 1 ? 0 : 9);
                assertThat(read.getTrimBox().getLowerLeftY()).isEqualTo(9);
            }
            assertThat(pdf.getVersion()).isEqualTo(1.3f);
            assertThat(pdf.getDocumentInformation().getCustomMetadataValue("GTS_PDFXVersion")).isEqualTo("PDF/X-1:2001");
        }
    }

    @Test
    void theInsideMarginIsTheGutterOfThePages() throws IOException {
        Book book = BookFileTest.parse("margin = \"0.25in\"\n" + BOOK);
        assertThat(PageFrame.of(book, 200).area(1)).isEqualTo(new PageArea(36, 18, 432 - 54, 648 - 36 - 20));
        assertThat(PageFrame.of(book, 200).area(2)).isEqualTo(new PageArea(18, 18, 432 - 54, 648 - 36 - 20));
        Book right = BookFileTest.parse("margin = \"0.25in\"\nbinding = \"right\"\n" + BOOK);
        assertThat(PageFrame.of(right, 20).area(1).left()).isEqualTo(18);
        assertThat(PageFrame.of(right, 20).area(2).left()).isEqualTo(27);
    }

    @Test
    void difficultyRises() throws IOException {
        List<BookMaze> mazes = pdf("""
                title = "T"
                [[section]]
                mazes = 5
                size = "12x12"
                generators = ["wilson"]
                difficulty = "46..54"
                """, 2).mazes();
        for (int i = 0; i < 5; i++) {
            BookMaze maze = mazes.get(i);
            assertThat(maze.difficulty()).isBetween(10 * (44 + 2 * i), 10 * (48 + 2 * i));
            Difficulty again = Difficulty.of(Recipe.parse(maze.recipe().toString()).make());
            assertThat(again).isNotNull();
            assertThat(again.tenths()).isEqualTo(maze.difficulty());
            assertThat(again.steps()).isEqualTo(maze.length());
        }
    }

    @Test
    void aDifficultyThatIsNotReachedIsRefused() {
        assertThatThrownBy(() -> pdf("title = \"T\"\n[[section]]\ntitle = \"Hard\"\nmazes = 1\nsize = \"4x4\"\ndifficulty = \"98..100\"", 1))
                .isInstanceOf(NoPathException.class)
                .hasMessageStartingWith("book.toml, maze 1 in section 'Hard': no maze of difficulty");
    }

    @Test
    void noTwoMazesAreAlike() throws IOException {
        // A maze of 2 x 2 cells lacks one passage: all are images of each other.
        String two = "title = \"T\"\n[[section]]\nmazes = MAZES\nsize = \"2x2\"\n";
        assertThat(pdf(two.replace("MAZES", "1"), 1).mazes()).hasSize(1);
        assertThatThrownBy(() -> pdf(two.replace("MAZES", "2"), 1))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("maze 2: no other maze was found");
    }

    @Test
    void aMazeThatDoesNotFitIsNamed() {
        assertThatThrownBy(() -> pdf("title = \"T\"\nleast-cell = \"4mm\"\n[[section]]\nmazes = 1\nsize = \"40x60\"", 1))
                .isInstanceOf(UsageException.class)
                .hasMessage("book.toml, maze 1: rectangle 40x60 has cells of 3.17 mm on page 3, less than the 4.0 mm of least-cell; take a"
                        + " smaller size, fewer mazes a page or a larger trim size");
    }

    @Test
    void theManifestNamesEachMaze() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BookPdf pdf = pdf(BOOK, 1);
        pdf.writeManifest(out);
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(lines).hasSize(5);
        BookMaze last = pdf.mazes().get(4);
        assertThat(lines.get(4)).isEqualTo("{\"number\":5,\"page\":5,\"recipe\":\"" + last.recipe() + "\",\"difficulty\":"
                + last.difficulty() / 10.0 + ",\"length\":" + last.length() + "}");
    }
}
