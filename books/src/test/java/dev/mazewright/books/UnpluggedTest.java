package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.books.check.PdfCheck;
import dev.mazewright.books.check.Printer;
import dev.mazewright.books.description.Book;
import dev.mazewright.books.page.AnswerPage;
import dev.mazewright.books.page.BookPlan;
import dev.mazewright.books.page.HowToPage;
import dev.mazewright.books.page.MazePage;
import dev.mazewright.books.page.UnpluggedPage;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sheets on which algorithms are run by hand: what stands on them, where their answers are, and what does not fit. */
class UnpluggedTest {
    private static final String HEAD = "layout = \"unplugged\"\ntitle = \"T\"\ntrim = \"a4\"\n";
    private static final String SECTION = "[[section]]\nmazes = 2\nsize = \"4x4\"\n";

    private static byte[] write(String text) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BookText.pdf(text).write(out, false);
        return out.toByteArray();
    }

    @Test
    void anAnswerIsTheSheetFilledIn() throws IOException {
        List<String> pages = BookText.pages(HEAD + SECTION + "title = \"By hand\"\n");
        assertThat(pages).hasSize(4);
        assertThat(pages.getFirst()).startsWith("Name Time By hand Maze 1").contains("start at a random cell", "Random number 1 ");
        assertThat(pages.get(2)).startsWith("By hand Answers: Maze 1").contains("start at a random cell");
        List<String> given = List.of(pages.getFirst().replace("Name Time ", "").split(" "));
        List<String> filled = List.of(pages.get(2).replace("Answers: ", "").split(" "));
        assertThat(filled).containsAll(given).hasSize(given.size() + 15 + 15); // a cell, and where it is reached from
    }

    @ParameterizedTest
    @CsvSource({"end, S S A A", "back, S A S A", "file, S S"})
    void answersAreWhereTheBookHasThem(String at, String kinds) throws IOException {
        Book book = BookFileTest.parse(HEAD + "answers-at = \"" + at + "\"\n" + SECTION);
        List<String> pages = new BookPlan(book).pages().stream()
                .map(page -> ((UnpluggedPage) page).isAnswer() ? "A" : "S")
                .toList();
        assertThat(String.join(" ", pages)).isEqualTo(kinds);
        assertThat(new BookPlan(book).answersInFile(book).pages()).hasSize(2);
        assertThat(book.answers()).isEqualTo(1);
    }

    @Test
    void unpluggedSheetsStandBesideOtherSections() throws IOException {
        Book book = BookFileTest.parse("title = \"T\"\nanswers = 4\n[[section]]\nmazes = 1\nsize = \"5x5\"\n"
                + "[[section]]\nlayout = \"unplugged\"\nmazes = 1\nsize = \"5x5\"\n[[section]]\nmazes = 5\nsize = \"5x5\"\nper-page = 6\n");
        assertThat(new BookPlan(book).pages().stream().map(page -> page.getClass().getSimpleName() + page.mazes()))
                .containsExactly("TitlePage[]", "HowToPage[]", "MazePage[1]", "UnpluggedPage[2]", "MazePage[3, 4, 5, 6, 7]",
                        "AnswerPage[1]", "UnpluggedPage[2]", "AnswerPage[3, 4, 5, 6]", "AnswerPage[7]");
    }

    @ParameterizedTest
    @CsvSource({"a4, 4x4", "letter, 6x6"})
    void printersOfOfficesTakeTheSizesOfAClassroom(String paper, String size) throws IOException {
        String section = "[[section]]\ntitle = \"T\"\ninstructions = \"Take a pencil.\"\nsize = \"" + size + "\"\n";
        byte[] sheets = write(HEAD.replace("a4", paper) + section
                + "mazes = 4\ngenerators = [\"recursive-backtracker\", \"wilson\", \"kruskal\", \"breadth-first\"]\n" + section
                + "mazes = 1\nsolver = \"breadth-first\"\n");
        Source source = new Source("sheets.pdf", new ByteArrayInputStream(sheets)).within(Context.standard());
        assertThat(PdfCheck.of(source, Printer.named("office")).findings()).isEmpty();
    }

    /** The text of the pages, read by a program that is not ours. */
    @Test
    void anotherProgramReadsTheWalks(@TempDir Path folder) throws Exception {
        Path pdf = folder.resolve("sheets.pdf");
        Files.write(pdf, write(HEAD + SECTION.replace("= 2", "= 1") + "generators = [\"wilson\"]\n"));
        assumeTrue(Arrays.stream(System.getenv("PATH").split(":")).anyMatch(bin -> Files.isExecutable(Path.of(bin, "pdftotext"))));
        Process process = new ProcessBuilder("pdftotext", "-layout", "-f", "2", pdf.toString(), "-").start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(text).contains("Answers: Maze 1", "walk a step in a random direction", "Walks");
        List<String> cells = text.lines().filter(line -> line.startsWith("Cell")).flatMap(line -> Arrays.stream(line.split(" +")).skip(1)).toList();
        assertThat(cells).first().isIn("1", "2"); // the lowest number outside the maze
        assertThat(cells).contains("16").allMatch(cell -> Integer.parseInt(cell) <= 16);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "generators = [\"prim\"] | the generator 'prim' cannot be run by hand; generators that can: recursive-backtracker, breadth-first, wilson,"
                + " kruskal; with solver = \"breadth-first\", any generator",
        "generators = [\"wilson/braid:1\"] | cannot be run by hand; leave it out, or give the solver",
        "shapes = [\"zeta\"] | the cells of a zeta do not lie side by side in the plane; shapes whose cells do: rectangle, hexagon, triangle,"
                + " brick, upsilon, cairo, polar, voronoi",
        "shapes = [\"weave\"] | the cells of a weave do not lie side by side",
        "shapes = [\"cube\"] | the cells of a cube do not lie side by side",
        "solver = \"a-star\" | line 7: found the solver 'a-star'; available: breadth-first, expected solver = one of breadth-first",
        "difficulty = \"50\" | found difficulty beside layout = \"unplugged\", expected no difficulty",
        "per-page = 2 | found per-page beside layout = \"unplugged\"",
        "layout = \"book\"\\nsolver = \"breadth-first\" | found solver beside layout = \"book\", expected solver = one of breadth-first, with layout",
    })
    void whatCannotBeRunByHandIsReportedWithWhatCan(String line, String message) {
        assertThatThrownBy(() -> BookFileTest.parse(HEAD + SECTION + line.replace("\\n", "\n") + "\n"))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(message);
        assertThatThrownBy(() -> BookFileTest.parse(HEAD + "answers = 4\n" + SECTION)).hasMessageContaining("expected answers = one of 0, 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "13x13 | wilson | maze 1: an unplugged sheet of wilson on rectangle 13x13 does not fit on a4: its cells would have too little room for"
                + " writing; 11x11 does",
        "9x9 | kruskal | maze 1: no run of kruskal on rectangle 9x9 fits on an unplugged sheet of a4 with one of 1000 seeds; 8x8 does",
    })
    void aSizeThatDoesNotFitIsRefusedWithOneThatDoes(String size, String generator, String message) {
        String text = HEAD + "[[section]]\nmazes = 1\nsize = \"" + size + "\"\ngenerators = [\"" + generator + "\"]\n";
        assertThatThrownBy(() -> BookText.pdf(text)).hasMessage("book.toml, " + message);
    }

    @Test
    void pseudoCodeAndTextsAreInTheLanguageOfTheBook() throws IOException {
        String words = "[words]\ncode-wilson = \"füge eine Zelle hinzu\\n  gehe { zufällig }\"\nby-hand-wilson = \"Beginne bei {cell}.\"\n"
                + "random-number = \"Zufallszahl\"\n";
        String page = BookText.pages(HEAD + words + SECTION + "generators = [\"wilson\"]\n").getFirst();
        assertThat(page).contains("füge eine Zelle hinzu", "gehe { zufällig }", "Zufallszahl").containsPattern("Beginne bei \\d+\\.");
        assertThatThrownBy(() -> BookFileTest.parse(HEAD + "[words]\nby-hand-wilson = \"{zelle}\"\n" + SECTION))
                .hasMessageContaining("found in by-hand-wilson {zelle}, expected {cell}");
    }

    @Test
    void theExampleHasASheetOfEachAlgorithm() throws IOException {
        assertThat(BookText.pages(BookExample.of("unplugged"))).hasSize(8);
    }
}
