package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.books.check.PdfCheck;
import dev.mazewright.books.check.Printer;
import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.TrimSize;
import dev.mazewright.books.page.AnswerPage;
import dev.mazewright.books.page.BookMaze;
import dev.mazewright.books.page.BookPlan;
import dev.mazewright.books.page.HowToPage;
import dev.mazewright.books.page.MazePage;
import dev.mazewright.books.page.SectionPage;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Class sets: sheets with different mazes that are equally difficult. */
class WorksheetTest {
    private static final String SET = """
            layout = "worksheet"
            title = "Set"
            trim = "a4"
            [[section]]
            title = "Find it"
            instructions = "Draw a line."
            mazes = 10
            shapes = ["rectangle", "hexagon"]
            size = "9x9"
            generators = ["wilson", "prim-frontier-edge"]
            """;

    private static BookPdf pdf(String text, int threads) throws IOException {
        return new BookPdf(BookFileTest.parse(text), Context.standard().withThreads(threads), BookProgress.NONE);
    }

    /** Computed from the recipes that the manifest names. */
    private static List<Double> difficulties(BookPdf pdf) {
        return pdf.mazes().stream()
                .map(maze -> difficulty(maze.recipe().toString()))
                .toList();
    }

    private static double difficulty(String recipe) {
        Difficulty difficulty = Difficulty.of(Recipe.parse(recipe).make());
        assertThat(difficulty).isNotNull();
        return difficulty.tenths() / 10.0;
    }

    @Test
    void allMazesAreDifferentAndEquallyDifficult() throws IOException {
        BookPdf pdf = pdf(SET, 2);
        assertThat(pdf.mazes().stream().map(BookMaze::recipe).distinct()).hasSize(10);
        List<Double> sorted = difficulties(pdf).stream().sorted().toList();
        assertThat(sorted.getLast() - sorted.getFirst()).isLessThanOrEqualTo(2);
        assertThat(pdf(SET, 1).mazes()).isEqualTo(pdf.mazes());
    }

    @Test
    void theDifficultyMayBeGiven() throws IOException {
        String text = SET.replace("shapes = [\"rectangle\", \"hexagon\"]", "difficulty = \"45\"");
        assertThat(difficulties(pdf(text, 2))).allSatisfy(difficulty -> assertThat(difficulty).isCloseTo(45, within(1.0)));
    }

    @Test
    void eachSheetStandsAlone() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        pdf(SET, 2).write(out, false);
        byte[] bytes = out.toByteArray();
        try (PDDocument pdf = Loader.loadPDF(bytes)) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(12);
            assertThat(text(pdf, 1)).isEqualTo("Name Time Find it Draw a line. Maze 1");
            assertThat(text(pdf, 10)).isEqualTo("Name Time Find it Draw a line. Maze 10");
            assertThat(text(pdf, 11)).startsWith("Answers Maze 1 Maze 2 Maze 3").endsWith("Maze 9");
            assertThat(text(pdf, 12)).isEqualTo("Answers Maze 10");
        }
        Source source = new Source("set.pdf", new ByteArrayInputStream(bytes)).within(Context.standard());
        assertThat(PdfCheck.of(source, Printer.named("office")).findings()).isEmpty();
    }

    private static String text(PDDocument pdf, int page) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return stripper.getText(pdf).strip().replaceAll("\\s+", " ");
    }

    @Test
    void worksheetsStandBesideOtherSections() throws IOException {
        Book book = BookFileTest.parse("title = \"T\"\n[[section]]\nlayout = \"worksheet\"\ntitle = \"S\"\nmazes = 1\nsize = \"5x5\"\n"
                + "[[section]]\ntitle = \"B\"\nmazes = 1\nsize = \"5x5\"\n");
        assertThat(book.answers()).isEqualTo(6);
        assertThat(new BookPlan(book).pages().stream().map(page -> page.getClass().getSimpleName()))
                .containsExactly("TitlePage", "HowToPage", "MazePage", "SectionPage", "MazePage", "AnswerPage");
    }

    @ParameterizedTest
    @CsvSource({"a3, 841.89, 1190.55", "A4, 595.28, 841.89", "a5, 419.53, 595.28", "letter, 612, 792", "legal, 612, 1008"})
    void papersOfOfficesHaveNames(String name, double width, double height) throws IOException {
        TrimSize size = BookFileTest.parse(SET.replace("a4", name)).trim();
        assertThat(size.width()).isCloseTo(width, within(0.01));
        assertThat(size.height()).isCloseTo(height, within(0.01));
    }

    @ParameterizedTest
    @ValueSource(strings = {"46..58", "101", "turns:5..9", "4x"})
    void aWorksheetHasOneDifficulty(String difficulty) {
        assertThatThrownBy(() -> BookFileTest.parse(SET + "difficulty = \"" + difficulty + "\""))
                .isInstanceOf(BadDataException.class)
                .hasMessage("book.toml, line 11: found '" + difficulty
                        + "', expected difficulty = one for all worksheets, from 0 to 100, such as \"52\"");
    }

    @Test
    void anUnknownLayoutIsReportedWithItsLine() {
        assertThatThrownBy(() -> BookFileTest.parse(SET.replace("\"worksheet\"", "\"worksheets\"")))
                .hasMessage("book.toml, line 1: found the layout 'worksheets'; did you mean worksheet?, expected layout = one of book, worksheet, unplugged");
    }

    @Test
    void instructionsThatLeaveNoRoomAreRefused() {
        assertThatThrownBy(() -> pdf(SET.replace("Draw a line.", "word ".repeat(700)), 1))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("the instructions of section 'Find it' do not fit on page 1");
    }

    @Test
    void theExampleIsAClassSet() throws IOException {
        Book book = BookFileTest.parse(BookExample.of("worksheet"));
        assertThat(book.mazes()).isEqualTo(30);
        assertThat(book.answers()).isEqualTo(9);
        assertThatThrownBy(() -> BookExample.of("worksheets")).hasMessageContaining("did you mean worksheet?");
    }
}
