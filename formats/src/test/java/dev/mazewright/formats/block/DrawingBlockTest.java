package dev.mazewright.formats.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.text.Text;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands around a drawing, the maze is that of the drawing alone; what may be a part of it is refused. */
class DrawingBlockTest {
    private static final List<String> FORMATS = List.of("text", "micromouse", "unicode", "blocks", "matrix", "hex", "num");

    /** The same maze of 4 x 6 cells in each file, whose shortest path was computed by other programs. */
    @ParameterizedTest
    @CsvSource({
        "box-comment.txt, 14", "box-hash-comment.txt, 14", "box-fenced.md, 14", "box-indented.txt, 14",
        "array-python.txt, 28", "array-rows.txt, 28", "array-numpy.txt, 28", "array-2-3.csv, 28",
    })
    void casesFromTheFieldHaveTheirLength(String file, long length) throws IOException {
        Path path = Path.of(System.getProperty("mazewright.shared", "../shared"), "cases", file);
        assumeTrue(Files.exists(path), "the shared cases are not there: " + path);
        try (Source source = new Source(file, Files.newInputStream(path))) {
            Puzzle puzzle = Formats.read(source, null);
            assertThat(Mazes.solved(puzzle).solution().length()).isEqualTo(length);
            assertThat(source.remarks().doubts(true, true)).isEmpty();
        }
    }

    /** What may stand before a drawing in any format, as a text in which @ is the drawing. */
    private static final List<String> AROUND = List.of(
            "// maze 7, by hand\n@",
            "; maze 7\n;\n@",
            "-- maze 7\n@",
            "/* maze 7 */\n@",
            "/* maze 7,\n   drawn by hand */\n\n@",
            "<!-- maze 7 -->\n@",
            "Maze 7, drawn by hand.\n\n@",
            "An old maze\n-----------\n@",
            "Here it is:\n\n```\n@```\n",
            "# A maze\n\nIt has S and E.\n\n```text\n@```\n\nThat was it, in 4 x 6 cells.\n",
            "~~~\n@~~~\n",
            "\n~~~~ maze\n@~~~~\nText behind it.\n",
            "maze = \"\"\"\n@\"\"\"\n",
            "\ufeff// with a byte order mark\r\n@");

    @Test
    void whatStandsAroundItDoesNotCount() throws IOException {
        Puzzle made = Recipe.parse("rectangle:4x6/wilson/seed:14").make();
        for (String format : FORMATS) {
            String drawing = Mazes.text(format, Document.of(made));
            Puzzle alone = Mazes.read(null, bytes(drawing));
            for (String around : AROUND) {
                String text = around.replace("@", drawing);
                assertThat(Mazes.read(null, bytes(text))).as("%s%n%s", format, text).isEqualTo(alone);
                assertThat(Mazes.read(format, bytes(text))).as("%s%n%s", format, text).isEqualTo(alone);
                assertThat(Mazes.read(null, bytes(text.replace("\n", "\r\n")))).as("%s%n%s", format, text).isEqualTo(alone);
            }
        }
    }

    /** Of hash and percent comments it matters whether these are walls. */
    @ParameterizedTest
    @ValueSource(strings = {"# maze 7\n# 4 x 6\n", "% maze 7\n", "#\n# maze\n#\n", "\"a maze\n", "## Maze 7\n"})
    void hashesAreCommentsWhereTheyAreNoWalls(String comment) throws IOException {
        Puzzle made = Recipe.parse("rectangle:4x6/wilson/seed:14").make();
        for (String format : List.of("text", "micromouse", "unicode", "matrix", "hex", "num")) {
            String drawing = Mazes.text(format, Document.of(made));
            assertThat(Mazes.read(null, bytes(comment + drawing))).as(format).isEqualTo(Mazes.read(null, bytes(drawing)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"    ", "\t", "  ", " ", "\t\t ", "        "})
    void blanksOnEachLineDoNotCount(String blanks) throws IOException {
        Puzzle made = Recipe.parse("rectangle:4x6/wilson/open:1,0.left/open:2,5.right/seed:14").make();
        for (String format : List.of("text", "micromouse", "unicode", "matrix", "hex", "num")) {
            String drawing = Mazes.text(format, Document.of(made));
            String indented = drawing.replaceAll("(?m)^(?=.)", blanks);
            assertThat(Mazes.read(null, bytes(indented))).as(indented).isEqualTo(Mazes.read(null, bytes(drawing)));
            assertThat(Mazes.read(null, bytes("A maze:\n\n" + indented))).as(indented).isEqualTo(Mazes.read(null, bytes(drawing)));
        }
    }

    @Test
    void tabsBeforeTilesDoNotCount() throws IOException {
        assertThat(Mazes.read(null, "\t#####\n\t#S E#\n\t#####\n")).isEqualTo(Mazes.read(null, "#####\n#S E#\n#####\n"));
    }

    @Test
    void theBlanksBeforeAFenceDoNotCount() throws IOException {
        Puzzle alone = Mazes.read(null, " ####\n #S E#\n#####\n");
        assertThat(Mazes.read(null, "1. A maze\n\n   ```\n    ####\n    #S E#\n   #####\n   ```\n")).isEqualTo(alone);
    }

    @Test
    void drawingsOfOtherShapesMayBeIndented() throws IOException {
        for (String recipe : List.of("hexagon:4x5/wilson/seed:1", "triangle:4x6/wilson/seed:1", "brick:4x5/wilson/seed:1", "torus:5x6/wilson/seed:3")) {
            String drawing = Mazes.text("unicode", Document.of(Recipe.parse(recipe).make()));
            Puzzle alone = Mazes.read(null, bytes(drawing));
            assertThat(Mazes.read(null, bytes("```\n" + drawing + "```\n"))).as(recipe).isEqualTo(alone);
            assertThat(Mazes.read(null, bytes(drawing.replaceAll("(?m)^(?=.)", "      ")))).as(recipe).isEqualTo(alone);
        }
    }

    // ---- sizes

    /** In each of these / ends a line, and 2 rows of 3 cells are 5 of 7 tiles. */
    @ParameterizedTest
    @ValueSource(strings = {
        "2 3/+---+---+---+/|           |/+---+---+---+/|           |/+---+---+---+",
        "2x3/+---+---+---+/|           |/+---+---+---+/|           |/+---+---+---+",
        "3 × 2/+---+---+---+/|           |/+---+---+---+/|           |/+---+---+---+",
        "rows=2 cols=3/+---+---+---+/|           |/+---+---+---+/|           |/+---+---+---+",
        "Rows: 2, Columns: 3/+---+---+---+/|           |/+---+---+---+/|           |/+---+---+---+",
        "2 rows, 3 columns/+---+---+---+/|           |/+---+---+---+/|           |/+---+---+---+",
        "2 rows by 3 columns/o---o---o---o/|           |/o---o---o---o/|           |/o---o---o---o",
        "5 13/+---+---+---+/|           |/+---+---+---+/|           |/+---+---+---+",
        "5 7/#######/#     #/#######/#     #/#######",
        "2 3/#######/#     #/#######/#     #/#######",
        "5,7/1111111/1000001/1111111/1000001/1111111",
        "5 7/1 1 1 1 1 1 1/1 0 0 0 0 0 1/1 1 1 1 1 1 1/1 0 0 0 0 0 1/1 1 1 1 1 1 1",
        "2 3/D57/D57",
        "2 3/┌───────────┐/│           │/├───────────┤/│           │/└───────────┘",
    })
    void aSizeIsTheDrawings(String text) throws IOException {
        String drawing = text.substring(text.indexOf('/') + 1).replace('/', '\n');
        Puzzle alone = Mazes.read(null, bytes(drawing));
        assertThat(Mazes.read(null, bytes(text.replace('/', '\n')))).isEqualTo(alone);
        String wrong = text.replaceFirst("[0-9]+", "4").replace('/', '\n');
        assertThatThrownBy(() -> Mazes.read(null, bytes(wrong))).hasMessageContaining("the rows and columns that follow");
    }

    @Test
    void aSizeThatMayBeARowIsARowOrRefused() throws IOException {
        assertThat(Mazes.read(null, "1 1\n1 0\n0 0\n1 1\n").grid().rows()).isEqualTo(4);
        assertThat(Mazes.read(null, "10 11\n" + "11111111111\n10000000001\n".repeat(5)).grid().rows()).isEqualTo(10);
        assertThatThrownBy(() -> Mazes.read(null, "1 2\n0 0\n")).isInstanceOf(BadDataException.class);
    }

    // ---- what may be a part of the drawing

    @ParameterizedTest
    @ValueSource(strings = {
        "# maze seven\n#####\n#S E#\n#####\n",
        "#####\n# maze\n#S E#\n     \n#####\n",
        "% maze\n%%%%%\n%P .%\n%%%%%\n",
        "Start   Exit\n#### #######\n#          #\n############\n",
        "Maze#7 here\n###########\n#S       E#\n###########\n",
    })
    void aLineThatMayBeARowOfTilesIsRefused(String text) {
        assertThatThrownBy(() -> Mazes.read(null, bytes(text))).isInstanceOf(BadDataException.class);
    }

    @Test
    void bothReadingsAreNamed() {
        assertThatThrownBy(() -> Mazes.read(null, bytes("# maze seven\n#####\n#S E#\n#####\n")))
                .hasMessage("given, line 1: found '# maze seven', expected rows of tiles alone, or a comment that begins with // or ; and"
                        + " stands before them: this line may be a comment, and it may be a row of tiles with labels");
    }

    /** Rows of tiles that look like comments or blank lines are rows. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
        "# SE #/######~2", "#/# /#  ~3", "# 1 #/##2##/##3 #/#####~4", "'     /## ##'~2", "#/#####/#S E#/#####~4",
        "# ####/#    #/######~3",
    })
    void rowsOfTilesAreNoComments(String text, int rows) throws IOException {
        assertThat(Mazes.read("blocks", text.replace('/', '\n')).grid().rows()).isEqualTo(rows);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "+---+\n|   |\n+---+\n\nand\n\n+---+\n|   |\n+---+\n",
        "+---+\n|   |\n+---+\n\n  +-+\n  | |\n  +-+\n",
        "+---+\n|   |\n+---+\n\no---o\n|   |\no---o\n",
        "```\n+---+\n|   |\n+---+\n```\n\n```\n+---+---+\n|       |\n+---+---+\n```\n",
        "```\n+---+\n|   |\n+---+\n```\nAnd this one:\n+---+---+\n|       |\n+---+---+\n",
        "###\n# #\n###\n\n###\n# #\n###\n",
        "111\n101\n111\n\n111\n101\n111\n",
        "    +---+\n|   |\n+---+\n",
        "START\n+   +---+\n|       |\n+---+   +\n",
    })
    void twoDrawingsAndWhatIsUnevenAreRefused(String text) {
        assertThatThrownBy(() -> Mazes.read(null, bytes(text))).isInstanceOf(BadDataException.class);
    }

    @Test
    void twoDrawingsInUnicodeAreDoubted() throws IOException {
        String one = Mazes.text("unicode", Document.of(Recipe.parse("rectangle:3x4/wilson/seed:1").make())).replaceAll("[SE]", " ");
        Source source = new Source("given", new ByteArrayInputStream(bytes(one + "\n" + one)));
        Formats.read(source, null);
        assertThat(source.remarks().doubts(true, true))
                .containsExactly("line 8 is empty, which is read as a row without cells; it may part two drawings");
    }

    /** Titles of levels are numbers as well. */
    @Test
    void captionsOfLevelsAreNoSizes() throws IOException {
        for (String recipe : List.of("box:2x3x2/wilson/seed:3", "box:4x1x3/wilson/seed:5", "box:1x1x2/wilson/seed:5")) {
            Puzzle made = Recipe.parse(recipe).make();
            assertThat(Mazes.read(null, bytes(Mazes.text("unicode", Document.of(made)))).grid().cells()).isEqualTo(made.grid().cells());
        }
    }

    // ---- messages

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
        "// maze⏎;⏎+---+⏎|   !⏎+---+ ~ line 4, column 5: found '!'",
        "⏎// maze⏎    +---+⏎    |   !⏎    +---+ ~ line 4, column 9: found '!'",
        "```⏎+---+⏎|   !⏎+---+⏎``` ~ line 3, column 5: found '!'",
        "; maze⏎111⏎1x1⏎111 ~ line 3, column 2: found 'x'",
        "; maze⏎  D7⏎  Dg ~ line 3, column 4: found 'g'",
        "; maze⏎  ┌───┐⏎  │   x⏎  └───┘ ~ line 2, column 7: found '┐'",
        "[[1, 1],⏎⏎ [1, x]] ~ line 3, column 6: found 'x'",
    })
    void countLinesAndColumnsOfTheWholeText(String text, String message) {
        assertThatThrownBy(() -> Mazes.read(null, bytes(text.replace('⏎', '\n')))).hasMessageStartingWith("given, " + message);
    }

    // ---- UTF-16

    @Test
    void readsTextInUtf16WithAMark() throws IOException {
        Puzzle made = Recipe.parse("rectangle:40x50/wilson/seed:14").make();
        for (String format : List.of("text", "micromouse", "unicode", "blocks", "matrix", "hex", "num", "movingai", "cells", "json")) {
            String text = Mazes.text(format, Document.of(made));
            Puzzle alone = Mazes.read(null, bytes(text));
            for (String saved : List.of(text, "// saved by a shell\n" + text)) {
                if (saved.equals(text) || FORMATS.contains(format)) {
                    assertThat(Mazes.read(null, ("\ufeff" + saved).getBytes(StandardCharsets.UTF_16LE))).as(format).isEqualTo(alone);
                    assertThat(Mazes.read(null, ("\ufeff" + saved).getBytes(StandardCharsets.UTF_16BE))).as(format).isEqualTo(alone);
                }
            }
        }
        assertThatThrownBy(() -> Mazes.read("text", new byte[] {(byte) 0xff, (byte) 0xfe, '+', 0, '-'})).isInstanceOf(BadDataException.class);
    }

    // ---- streams

    /** An input in which the first bytes show nothing else is handed on as it is. */
    @Test
    void aDrawingAloneIsNotCopied() throws IOException {
        String text = Mazes.text("text", Document.of(Recipe.parse("rectangle:50x60/wilson/seed:14").make()));
        Source source = new Source("given", new ByteArrayInputStream(bytes(text)));
        assertThat(Formats.of(source, null).name()).isEqualTo("text");
        assertThat(Formats.of(source, "text").name()).isEqualTo("text");
        Source[] given = new Source[1];
        new DrawingBlock(source, head -> Text.FORMAT).read(new Reader() {
            @Override
            public boolean recognises(byte[] head) {
                return true;
            }

            @Override
            public Puzzle read(Source read) {
                given[0] = read;
                return Recipe.parse("rectangle:1x1/wilson/seed:1").make();
            }
        }, true);
        assertThat(given[0]).isSameAs(source);
        assertThat(Formats.read(source, null)).isEqualTo(Mazes.read("text", text));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void longTextsBeforeADrawingAreRead() throws IOException {
        String prose = "A sentence of a long text before the drawing.\n".repeat(60);
        String drawing = "+---+---+\n| S   E |\n+---+---+\n";
        assertThat(Mazes.read(null, bytes(prose + "\n" + drawing))).isEqualTo(Mazes.read(null, drawing));
    }
}
