package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.TrimSize;
import dev.mazewright.books.page.PageFrame;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.StyleFile;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a book's file may say, and what is reported of one that is wrong. */
class BookFileTest {
    private static final String SECTION = "[[section]]\nmazes = 2\nsize = \"5x5\"\n";

    static Book parse(String text) throws IOException {
        return BookFile.parse(text, "book.toml", name -> StyleFile.empty());
    }

    @Test
    void theExampleIsABook() throws IOException {
        Book book = parse(BookExample.TEXT);
        assertThat(book.title()).isEqualTo("Mazes for Rainy Days");
        assertThat(book.sections()).hasSize(2);
        assertThat(new BookPages(book, Context.standard()).count()).as("pages, as many as printers take").isBetween(PageFrame.LEAST_PAGES, 30);
    }

    @Test
    void whatIsNotGivenIsTheDefault() throws IOException {
        Book book = parse("title = \"T\"\n" + SECTION);
        assertThat(book.trim()).isEqualTo(new TrimSize("8.5x11", 612, 792));
        assertThat(book.answers()).isEqualTo(6);
        assertThat(book.front()).containsExactly("title", "how-to");
        assertThat(book.isBoundLeft()).isTrue();
        assertThat(book.margin()).isEqualTo(36);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "titel = \"T\" | line 1: found the key 'titel', expected one of a book; did you mean title?",
        "author = \"A\" | found no title",
        "title = 5 | line 1: found title = 5, expected title = a text",
        "trim = \"6x10\" | line 2: found the trim size '6x10'; did you mean",
        "trim = \"300x500in\" | which is too small or too large",
        "bleed = \"yes\" | found bleed = yes, expected bleed = true or false",
        "font = \"a.ttf\" | the font a.ttf is a file, and this book has no folder",
        "binding = \"top\" | expected binding = \"left\" or \"right\"",
        "seed = \"x\" | found seed = x, expected seed = a whole number",
        "answers = 5 | found answers = 5, expected answers = one of 0, 1, 4, 6, 9, 12",
        "answers-at = \"front\" | expected answers-at = one of end, back, file",
        "answers-at = \"back\"\\nanswers = 4 | line 3: found answers beside answers-at = \"back\"",
        "front = [\"index\"] | line 2: found the page 'index', expected pages before the first section; available: title, imprint, ",
        "imprint = \"I\" | line 2: found imprint and no page that shows it, expected front = [",
        "frame = \"dubble\" | line 2: found the frame 'dubble'; did you mean double?, expected frame = one of none, line, double, rounded, hand-drawn",
        "name-line = 1 | found name-line = 1, expected name-line = true or false",
        "words = 1 | line 2: found words = 1, expected a table: [words]",
        "words.mazze = \"M\" | found the key 'mazze', expected one of the words; did you mean maze",
        "words.maze = \"M {number}\" | line 2: found in maze {number}, expected {maze}, such as \"Maze {maze}\"",
        "margin = \"1mm\" | found margin = \"1mm\", expected margin = a length such as \"12mm\" or \"0.5in\", from 0.25 to 2.0 in",
        "least-cell = 3 | expected least-cell = a length",
        "cover = true | found cover = true, expected a table: [cover]",
        "papr = 1 | found the key 'papr'",
        "section = [1] | found section = a list, expected [[section]]",
        "title = = | no valid TOML",
        "author = \"سلام\" | line 2: found in author the letters 'س' (ARABIC, U+0633)",
        "author = \"迷路迷路\" | found in author the letters '迷' (HAN, U+8ff7), '路' (HAN, U+8def), expected letters that the font, Liberation Sans, has",
    })
    void aWrongKeyIsReportedWithItsLine(String line, String message) {
        String title = line.startsWith("tit") || line.startsWith("author = \"A\"") ? "" : "title = \"T\"\n";
        assertThatThrownBy(() -> parse(title + line.replace("\\n", "\n") + (line.startsWith("section") ? "" : "\n" + SECTION)))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("book.toml")
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "shape = \"rectangle\" | line 5: found the key 'shape', expected one of a section; did you mean shapes?",
        "shapes = [\"rectangel\"] | unknown shape 'rectangel'; did you mean rectangle?",
        "shapes = [\"graph\"] | line 5: found for maze 1",
        "shapes = [] | found an empty list",
        "generators = [\"wilsn\"] | unknown generator 'wilsn'; did you mean wilson?",
        "shapes = [\"polar\"]\\ngenerators = [\"path-first\"] | path-first does not run on polar",
        "difficulty = \"60\" | found '60' is not a range of difficulty",
        "ends = \"doors\" | line 5: found ends = \"doors\", expected ends = \"cells\" or \"openings\"",
        "goal = \"farest\" | line 5: found 'farest' is not a cell",
        "goal = \"9,9\"\\nends = \"openings\" | for maze 1 of the section: ",
        "style.wall-color = \"red\" | line 5: found the key 'wall-color', expected one of a style; did you mean wall-colour",
        "per-page = 3 | expected per-page = one of 1, 2, 4, 6",
        "mask = \"heart\" | found the key 'mask'",
    })
    void aWrongKeyOfASectionIsReportedWithItsLine(String lines, String message) {
        assertThatThrownBy(() -> parse("title = \"T\"\n" + SECTION + lines.replace("\\n", "\n")))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"10", "0x5", "5x5..6", "5x5..6x6x6", "ax5"})
    void aSizeIsRowsAndColumns(String size) {
        assertThatThrownBy(() -> parse("title = \"T\"\n[[section]]\nmazes = 2\nsize = \"" + size + "\""))
                .hasMessage("book.toml, line 4: found '" + size
                        + "', expected size = rows x columns, such as \"20x15\", or from..to, such as \"10x10..15x15\"");
    }

    @Test
    void aBookHasAtMost828Pages() {
        assertThatThrownBy(() -> parse("title = \"T\"\nfront = []\nanswers = 0\n[[section]]\nmazes = 829\nsize = \"5x5\""))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("found 829 pages, expected at most 828");
    }

    @ParameterizedTest
    @CsvSource({"1,27", "150,27", "151,36", "300,36", "301,45", "500,45", "501,54", "700,54", "701,63", "828,63"})
    void theGutterFollowsFromThePages(int pages, double points) {
        assertThat(PageFrame.gutter(pages)).isEqualTo(points);
    }

    @Test
    void allTrimSizesHaveAWidthAndAHeight() {
        assertThat(TrimSize.NAMES).hasSize(17);
        assertThat(TrimSize.NAMES).allSatisfy(name -> assertThat(TrimSize.parse(name).width()).isGreaterThan(280));
        assertThat(TrimSize.parse("210x297mm").height()).isCloseTo(841.89, within(0.01));
    }
}
