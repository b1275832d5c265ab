package dev.mazewright.books.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.books.BookFile;
import dev.mazewright.books.BookText;
import dev.mazewright.books.description.Book;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.StyleFile;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages before the first section, and the words on all pages, as PDFBox reads them. */
class FrontPagesTest {
    private static final String SECTIONS = """
            [[section]]
            title = "Small"
            mazes = 2
            size = "4x4"
            [[section]]
            mazes = 1
            size = "5x5"
            """;

    private static List<String> pages(String keys) throws IOException {
        return BookText.pages("title = \"T\"\nauthor = \"A. Maker\"\nseed = 7\n" + keys + "\n" + SECTIONS);
    }

    @Test
    void theContentsNameSectionsAndPages() throws IOException {
        List<String> pages = pages("front = [\"contents\"]");
        assertThat(pages.getFirst().replaceAll("[. ]{3,}", " ")).isEqualTo("Contents Small 2 Mazes 1 to 2 Maze 3 5 Answers 6 1");
        assertThat(pages.get(1)).startsWith("Small ");
        assertThat(pages.get(4)).isEqualTo("Maze 3 5");
        assertThat(pages.get(5)).startsWith("Answers ");
    }

    @Test
    void manySectionsHaveSeveralPagesOfContents() throws IOException {
        String many = "title = \"T\"\ntrim = \"5x8\"\nanswers = 0\nfront = [\"contents\"]\n" + "[[section]]\nmazes = 1\nsize = \"3x9\"\n".repeat(14);
        Book book = BookFile.parse(many, "book.toml", name -> StyleFile.empty());
        List<BookPage> pages = new BookPlan(book).pages();
        assertThat(pages.stream().filter(ContentsPage.class::isInstance)).hasSize(2);
        assertThat(pages).hasSize(16);
    }

    @Test
    void theImprintHasTheAuthorsLines() throws IOException {
        assertThat(pages("front = [\"imprint\"]\nimprint = \"\"\"© 2026 Maze Press\nISBN 1\"\"\"").getFirst())
                .isEqualTo("T A. Maker © 2026 Maze Press ISBN 1");
        assertThat(pages("front = [\"imprint\"]\ncredit = true").getFirst())
                .isEqualTo("T A. Maker Made with Mazewright, seed 7.");
    }

    @Test
    void anImprintThatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> pages("trim = \"5x8\"\nfront = [\"imprint\"]\nimprint = \"\"\"" + "line\n".repeat(60) + "\"\"\""))
                .isInstanceOf(UsageException.class)
                .hasMessage("book.toml: the imprint does not fit on page 1: it has 63 lines; take a shorter text or a larger trim size");
    }

    @Test
    void theBooksOwnWordsStandOnAllPages() throws IOException {
        List<String> pages = pages("""
                front = ["how-to"]
                name-line = true
                [words]
                maze = "Labyrinth {maze}"
                mazes = "Labyrinthe {first} bis {last}"
                answer = "{maze} (Seite {page})"
                answers = "Lösungen"
                name = "Name"
                time = "Zeit"
                how-to = "So geht es"
                how-to-text = "Finde den Weg."
                answers-at-end = "Lösungen ab Seite {page}."
                """);
        assertThat(pages.getFirst()).isEqualTo("So geht es Finde den Weg. Lösungen ab Seite 6. 1");
        assertThat(pages.get(1)).isEqualTo("Small Labyrinthe 1 bis 2 2");
        assertThat(pages.get(2)).isEqualTo("Name Zeit Labyrinth 1 3");
        assertThat(pages.get(5)).isEqualTo("Lösungen 1 (Seite 3) 2 (Seite 4) 3 (Seite 5) 6");
    }
}
