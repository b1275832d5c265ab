package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawings in box drawing characters of other programs are read as what they show, or refused. */
class DialectTest {
    private static final List<String> STYLES = List.of(
            PlainDrawing.LIGHT,
            PlainDrawing.HEAVY,
            PlainDrawing.ROUNDED,
            PlainDrawing.DOUBLE,
            PlainDrawing.DOUBLE_ACROSS,
            PlainDrawing.DOUBLE_DOWN,
            PlainDrawing.HEAVY_DOWN,
            PlainDrawing.WITHOUT_HALVES,
            PlainDrawing.DASHED);

    private static final String WRONG = " ─│┼╵━║";

    private static Source source(String text) {
        return new Source("given", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** What is read without a doubt. */
    private static Puzzle sure(String text) throws IOException {
        try (Source source = source(text)) {
            Puzzle puzzle = Formats.read(source, null);
            assertThat(source.remarks().doubts(true, true)).as(text).isEmpty();
            Mazes.requireValid(puzzle);
            return puzzle;
        }
    }

    private static List<Doubt> doubts(String text) throws IOException {
        try (Source source = source(text)) {
            Formats.read(source, null);
            return source.remarks().doubts();
        }
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> sure(text)).hasMessageContaining(message);
    }

    private static void assertSame(Puzzle read, Puzzle drawn, String text) {
        assertThat(read.grid().shape().size()).as(text).isEqualTo(drawn.grid().shape().size());
        assertThat(Digest.of(read.maze())).as(text).isEqualTo(Digest.of(drawn.maze()));
    }

    private static long solution(Puzzle puzzle) {
        return new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast()).length();
    }

    @ParameterizedTest
    @ValueSource(strings = {"unicode-compact.txt", "unicode-double.txt", "unicode-heavy.txt", "unicode-rounded.txt", "underscores.txt"})
    void casesFromTheFieldHaveTheKnownSolution(String file) throws IOException {
        Path path = Path.of(System.getProperty("mazewright.shared", "../shared"), "cases", file);
        assumeTrue(Files.exists(path), "the shared cases are not there: " + path);
        assertThat(solution(sure(Files.readString(path)))).isEqualTo(14);
    }

    @Test
    void armsAreThoseOfTheUnicodeNames() {
        for (char letter = '\u2500'; letter < '\u2580'; letter++) {
            List<String> words = List.of(Character.getName(letter).split("[ -]"));
            boolean isDiagonal = words.contains("DIAGONAL");
            int arms = isDiagonal
                    ? 0
                    : (words.contains("UP") || words.contains("VERTICAL") ? BoxDrawing.NORTH : 0)
                            | (words.contains("RIGHT") || words.contains("HORIZONTAL") ? BoxDrawing.EAST : 0)
                            | (words.contains("DOWN") || words.contains("VERTICAL") ? BoxDrawing.SOUTH : 0)
                            | (words.contains("LEFT") || words.contains("HORIZONTAL") ? BoxDrawing.WEST : 0);
            assertThat(BoxDrawing.arms(letter)).as(Character.getName(letter)).isEqualTo(arms);
            assertThat(BoxDrawing.isDouble(letter)).as(Character.getName(letter)).isEqualTo(words.contains("DOUBLE") && !words.contains("DASH"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"3x3", "4x6", "7x5", "12x19", "2x30", "30x2"})
    void everyStyleAndSizeOfCellsIsRead(String size) throws IOException {
        int seed = 1;
        for (String style : STYLES) {
            for (int wide : new int[] {1, 2, 3, 4, 5, 7}) {
                for (int high : new int[] {1, 2, 3}) {
                    boolean isLikeSlip = style.equals(PlainDrawing.WITHOUT_HALVES) && wide == 3 && high == 1;
                    if (isLikeSlip && size.equals("3x3")) {
                        continue; // a single wall that ends without a half line is refused
                    }
                    Puzzle drawn = PlainDrawing.maze("rectangle:" + size + "/kruskal/seed:" + seed++);
                    String text = PlainDrawing.text(new PlainDrawing(drawn).lines(style, wide, high));
                    assertSame(sure(text), drawn, text);
                    String indented = "\n\n" + text.indent(3);
                    assertSame(sure(indented), drawn, indented);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"braid:1", "braid:0.3", "loops:0.4"})
    void mazesWithLoopsAreReadWhereTheyAreLarge(String transform) throws IOException {
        for (int seed = 1; seed <= 20; seed++) {
            Puzzle drawn = PlainDrawing.maze("rectangle:9x8/wilson/" + transform + "/seed:" + seed);
            for (String style : STYLES) {
                String text = PlainDrawing.text(new PlainDrawing(drawn).lines(style, 1 + seed % 5, 1 + seed % 2));
                assertSame(sure(text), drawn, text);
            }
        }
    }

    @Test
    void gapsInTheOutlineAreOpeningsAndTheFirstTwoAreStartAndGoal() throws IOException {
        for (int seed = 1; seed <= 30; seed++) {
            String recipe = "rectangle:5x6/wilson/open:" + seed % 5 + ",5.right/open:" + seed % 3 + ",0.left/seed:" + seed;
            Puzzle drawn = PlainDrawing.maze(recipe);
            Grid grid = drawn.grid();
            long right = grid.cell(seed % 5, 5);
            long left = grid.cell(seed % 3, 0);
            for (String style : STYLES) {
                String text = PlainDrawing.trimmed(PlainDrawing.text(new PlainDrawing(drawn).lines(style, 1 + seed % 4, 1)));
                Puzzle read = sure(text);
                assertSame(read, drawn, text);
                assertThat(read.openings()).as(text).containsExactlyInAnyOrderElementsOf(drawn.openings());
                boolean isRightFirst = seed % 5 < seed % 3;
                assertThat(read.start()).as(text).isEqualTo(isRightFirst ? right : left);
                assertThat(read.goals()).as(text).containsExactly(isRightFirst ? left : right);
            }
        }
    }

    @Test
    void lettersMayStandAnywhereInACellAndDotsWhereTheSolutionPasses() throws IOException {
        Puzzle read = sure("""
                ╭─┬───╮
                │S│•••│
                │•╵•╷•│
                │•••│E│
                ╰───┴─╯
                """);
        assertThat(read.grid().number(read.start())).isZero();
        assertThat(read.grid().number(read.goals()[0])).isEqualTo(5);
        Puzzle wide = sure("┏━━━━━┳━━━━━┓\n┃S    ┃    G┃\n┃     ╹     ┃\n┃           ┃\n┗━━━━━━━━━━━┛\n");
        assertThat(wide.grid().number(wide.start())).isZero();
        assertThat(wide.grid().number(wide.goals()[0])).isEqualTo(1);
    }

    // ---- what is wrong, or not certain

    @Test
    void whatDisagreesIsNamedWithItsPlace() {
        Puzzle drawn = PlainDrawing.maze("rectangle:6x6/wilson/seed:4");
        String heavy = PlainDrawing.text(new PlainDrawing(drawn).lines(PlainDrawing.HEAVY, 2, 1));
        String[] lines = heavy.split("\n");
        lines[0] = lines[0].substring(0, 4) + " " + lines[0].substring(5);
        refused(String.join("\n", lines), "line 1, column 5: found ' ', expected '─', light, heavy or double, as the walls beside it are"
                + " drawn (6 x 6 cells, each 2 wide and 1 high)");
        lines = heavy.split("\n");
        lines[1] = lines[1].substring(0, 1) + "x" + lines[1].substring(2);
        refused(String.join("\n", lines), "line 2, column 2: found 'x', expected a space, S, E or a dot of the path");
    }

    @Test
    void aWrongCharacterIsRefusedOrChangesNothing() throws IOException {
        Puzzle drawn = PlainDrawing.maze("rectangle:4x5/wilson/seed:8");
        for (String style : STYLES) {
            char[][] page = new PlainDrawing(drawn).lines(style, 3, 1);
            for (char[] line : page) {
                for (int x = 0; x < line.length; x++) {
                    char right = line[x];
                    for (int i = 0; i < WRONG.length(); i++) {
                        line[x] = WRONG.charAt(i);
                        requireSameOrRefused(PlainDrawing.text(page), drawn);
                    }
                    line[x] = right;
                }
            }
        }
    }

    private static void requireSameOrRefused(String text, Puzzle drawn) throws IOException {
        try (Source source = source(text)) {
            Puzzle read = Formats.read(source, null);
            if (source.remarks().doubts().isEmpty()) {
                assertSame(read, drawn, text);
            }
        } catch (BadDataException refused) {
            assertThat(refused.getMessage()).containsAnyOf("line ", "bridges");
        }
    }

    @Test
    void cellsWhoseSizeWallsDoNotShowAreDoubted() throws IOException {
        assertThat(doubts("┏━━━━━━┓\n┃      ┃\n┣━━━━━━┫\n┃      ┃\n┗━━━━━━┛\n")).isNotEmpty();
        refused("┏━━━━━━┓\n┃      ┃\n┗━━━━━━┛\n", "an outline without walls inside");
        assertThat(doubts("┌───────┐\n│       │\n└───────┘\n")).isNotEmpty();
        assertThat(doubts("┌───────┐\n│ S   E │\n└───────┘\n")).isEmpty();
    }

    @Test
    void aDrawingOfLargeCellsIsNotTakenForOneOfSmallCells() throws IOException {
        Puzzle drawn = PlainDrawing.maze("rectangle:3x4/wilson/seed:2");
        String text = PlainDrawing.text(new PlainDrawing(drawn).lines(PlainDrawing.LIGHT, 7, 3));
        assertSame(sure(text), drawn, text);
    }
}
