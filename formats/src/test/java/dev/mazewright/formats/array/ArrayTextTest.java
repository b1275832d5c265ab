package dev.mazewright.formats.array;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Arrays are read as languages and tools print them; what may mean two things is refused or doubted. */
class ArrayTextTest {
    /** A spiral drawn by hand: 13 tiles of floor, 12 steps from 2 at row 1, column 1 to 3 at row 3, column 3. */
    private static final int[][] SPIRAL = {
        {1, 1, 1, 1, 1, 1, 1},
        {1, 2, 0, 0, 0, 0, 1},
        {1, 1, 1, 1, 1, 0, 1},
        {1, 0, 0, 3, 1, 0, 1},
        {1, 0, 1, 1, 1, 0, 1},
        {1, 0, 0, 0, 0, 0, 1},
        {1, 1, 1, 1, 1, 1, 1},
    };

    private static final int FLOOR = 17;
    private static final int STEPS = 16;

    private static Source source(String text) {
        return new Source("given", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Reads a spiral that has its ends, or whose ends are said; without a doubt. */
    private static void isSpiral(String text, boolean hasEnds) throws IOException {
        Source source = source(text);
        Puzzle read = Formats.read(source, null);
        Grid grid = read.grid();
        assertThat(grid.shape().name()).isEqualTo("tiles");
        assertThat(grid.rows()).as(text).isEqualTo(7);
        assertThat(grid.columns()).as(text).isEqualTo(7);
        assertThat(grid.cells()).as(text).isEqualTo(FLOOR);
        assertThat(read.maze().passages()).as(text).isEqualTo(STEPS);
        assertThat(source.remarks().doubts(true, true)).as(text).isEmpty();
        if (hasEnds) {
            assertThat(read.start()).isEqualTo(grid.cell(1, 1));
            assertThat(read.goals()).containsExactly(grid.cell(3, 3));
            assertThat(Mazes.solved(read).solution().length()).isEqualTo(STEPS);
        }
    }

    /** Rows in some spelling. */
    private static String rows(IntFunction<String> value, String between, String open, String close, String betweenRows) {
        return Arrays.stream(SPIRAL)
                .map(row -> Arrays.stream(row).mapToObj(value).collect(Collectors.joining(between, open, close)))
                .collect(Collectors.joining(betweenRows));
    }

    private static String rows(String between, String open, String close, String betweenRows) {
        return rows(Integer::toString, between, open, close, betweenRows);
    }

    @Test
    void readsListsOfListsOfEveryLanguage() throws IOException {
        isSpiral("[" + rows(", ", "[", "]", ", ") + "]", true); // Python, JSON
        isSpiral("[" + rows(",", "[", "]", ",\n") + ",\n]\n", true); // with a comma behind the last
        isSpiral("(" + rows(", ", "(", ")", ", ") + ")\n", true);
        isSpiral("maze = [\n" + rows(", ", "    [", "],", "\n") + "\n]\n", true);
        isSpiral("maze: list[list[int]] = [" + rows(", ", "[", "]", ", ") + "]\n", true);
        isSpiral("maze = np.array([" + rows(", ", "[", "]", ",\n                 ") + "])\n", true);
        isSpiral("maze = np.array([" + rows(", ", "[", "]", ", ") + "], dtype=np.uint8)\n", true);
        isSpiral("import numpy as np\n\n# the maze\nmaze = np.array([\n" + rows(", ", "  [", "],  # a row", "\n") + "\n])\n", true);
        isSpiral("array([" + rows(", ", "[", "]", ",\n       ") + "], dtype=uint8)\n", true); // NumPy's repr
        isSpiral("[" + rows(" ", "[", "]", "\n ") + "]\n", true); // and its print
        isSpiral("[" + rows(each -> each + ".", " ", "[", "]", "\n ") + "]\n", true);
        isSpiral("[" + rows(each -> each + ".0", ", ", "[", "]", ", ") + "]\n", true);
        isSpiral("[" + rows(each -> each + ".000e+00", " ", "[", "]", "\n ") + "]\n", true);
        isSpiral("tensor([" + rows(", ", "[", "]", ",\n        ") + "], dtype=torch.int32)\n", true);
        isSpiral("const maze = [\n" + rows(", ", "  [", "],", "\n") + "\n];\n", true); // JavaScript
        isSpiral("export const maze: number[][] = [" + rows(",", "[", "]", ",") + "];", true); // TypeScript
        isSpiral("int maze[7][7] = {\n" + rows(", ", "  {", "}", ",\n") + "\n};\n", true); // C
        isSpiral("{" + rows(",", "{", "}", ",") + "}", true);
        isSpiral("int[][] maze = {" + rows(", ", "{", "}", ", ") + "};", true); // Java
        isSpiral("static final int[][] MAZE = new int[][] {" + rows(", ", "{", "}", ", ") + "};", true);
        isSpiral("maze := [][]int{\n" + rows(", ", "\t{", "},", "\n") + "\n}\n", true); // Go
        isSpiral("let maze: [[u8; 7]; 7] = [" + rows(", ", "[", "]", ", ") + "];", true); // Rust
        isSpiral("val maze = arrayOf(" + rows(", ", "intArrayOf(", ")", ", ") + ")", true); // Kotlin
        isSpiral("maze = [" + rows(" ", "", "", "; ") + "];", true); // MATLAB
        isSpiral("/* the maze */\nmaze = [\n" + rows(", ", "", ",", "\n") + "\n];", true); // one list, a row a line
    }

    @Test
    void readsRowsThatAreLines() throws IOException {
        isSpiral(rows(", ", "[", "]", "\n"), true);
        isSpiral(rows(",", "", "", "\n"), true);
        isSpiral(rows(",", "", "", "\r\n") + "\r\n", true);
        isSpiral(rows("\t", "", "", "\n"), true);
        isSpiral(rows(";", "", "", "\n"), true);
        isSpiral(rows(" ", "", "", "\n"), true);
        isSpiral(rows("  ", " ", " ", "\n"), true);
        isSpiral(rows("", "", "", "\n"), true);
        isSpiral(rows(each -> "\"" + each + "\"", ",", "", "", "\n"), true);
        isSpiral(rows(each -> each + ".0", ",", "", "", "\n"), true);
    }

    @Test
    void readsBooleans() throws IOException {
        IntFunction<String> python = each -> each == 1 ? "True" : "False";
        isSpiral("[" + rows(python, ", ", "[", "]", ", ") + "]", false);
        isSpiral("[" + rows(each -> each == 1 ? " True" : "False", " ", "[", "]", "\n ") + "]", false);
        isSpiral("[" + rows(each -> each == 1 ? "true" : "false", ",", "[", "]", ",") + "]", false);
        isSpiral(rows(python, ",", "", "", "\n"), false);
    }

    @Test
    void readsStringsOfARowOrATile() throws IOException {
        IntFunction<String> tile = each -> Character.toString("# SE".charAt(each == 1 ? 0 : each == 0 ? 1 : each));
        isSpiral("[" + rows(tile, "", "\"", "\"", ", ") + "]", true);
        isSpiral("maze = [\n" + rows(tile, "", "    '", "',", "\n") + "\n]\n", true);
        isSpiral("char *maze[] = {" + rows(tile, "", "\"", "\"", ",\n") + "};", true);
        isSpiral(rows(tile, "", "\"", "\",", "\n"), true);
        isSpiral("[" + rows(each -> "'" + tile.apply(each) + "'", ", ", "[", "]", ", ") + "]", true);
        isSpiral("[" + rows(each -> "'" + tile.apply(each) + "'", " ", "[", "]", "\n ") + "]", true);
        isSpiral("[" + rows("", "\"", "\"", ", ") + "]", true);
        isSpiral("maze = [\"\"\"" + rows(tile, "", "", "", "\n") + "\"\"\"]", true);
        isSpiral("maze = (\"" + rows(tile, "", "", "", "\\n") + "\")", true);
    }

    // ---- which is a wall

    /** A value for walls and one for floor, drawn as they are in brackets. */
    private static Source twoValues(String wall, String floor) {
        return source("[" + rows(each -> each == 1 ? wall : floor, ", ", "[", "]", ", ") + "]");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "255, 0", "0, 255", "-1, 0", "0, -1", "9, 4", "2, 0", "1, 2", "2, 3"})
    void theOutlineIsOfWallsWhichIsDoubted(String wall, String floor) throws IOException {
        Source source = twoValues(wall, floor);
        Puzzle read = Formats.read(source, null);
        assertThat(read.grid().cells()).isEqualTo(FLOOR);
        assertThat(read.maze().passages()).isEqualTo(STEPS);
        assertThat(source.remarks().doubts(true, true)).hasSize(1);
        assertThat(source.remarks().doubts(true, true).getFirst()).startsWith(wall + " is read as a wall and " + floor + " as floor, since the outline");
    }

    @Test
    void oneIsAWallWhereTheRestIsNoMaze() throws IOException {
        // A field with two pillars: with 0 for walls it would be two tiles that nothing joins.
        Source field = source("00000\n01010\n00000\n");
        assertThat(Formats.read(field, null).grid().cells()).isEqualTo(13);
        assertThat(field.remarks().doubts(true, true)).containsExactly("1 is read as a wall and 0 as floor, although the outline consists of 0");
        // A room in a margin of floor, which is outside of it.
        Source room = source("000000000\n011111110\n" + "010000010\n".repeat(5) + "011111010\n000000000\n");
        assertThat(Formats.read(room, null).grid().rows()).isEqualTo(7);
        assertThat(room.remarks().doubts(true, true)).hasSize(1);
        // Three openings, and 1 at the outline: as documented.
        Source open = source("10101\n10001\n11101\n");
        assertThat(Formats.read(open, null).grid().cells()).isEqualTo(6);
        assertThat(open.remarks().doubts(true, true)).isEmpty();
    }

    @Test
    void openingsInAnOutlineOfZerosAreOpenings() throws IOException {
        String text = "[[0, 1, 0, 0, 0], [0, 1, 1, 1, 0], [0, 0, 0, 1, 0], [0, 0, 0, 1, 0]]";
        assertThat(Mazes.read(null, text).grid().cells()).isEqualTo(6);
    }

    // ---- what is refused

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
        "[[1, 2], [0, 1]] ~ `: found 2 once and 3 nowhere, expected 2 for the start and 3 for the goal, each once, or neither; beside them 1 for a wall or 0 for floor`",
        "[[1, 2], [3, 3]] ~ `: found 2 once and 3 2 times, expected 2 for the start and 3 for the goal, each once, or neither; beside them 1 for a wall or 0 for floor`",
        "[[0, 4], [1, 0]] ~ `: found the values 0 (2 times), 4 (1 times), 1 (1 times), expected 0 for floor and 1 for a wall, with one 2 for the start and one 3 for the goal or neither; or two values, of which the outline is one`",
        "[[0, 255], [255, 0]] ~ `: found the values 0 and 255, and an outline that consists of neither, expected 1 for a wall or 0 for floor; 0 may be walls, and so may 255`",
        "[[5, 5], [5, 5]] ~ `: found the values 5 (4 times), expected 0 for floor and 1 for a wall, with one 2 for the start and one 3 for the goal or neither; or two values, of which the outline is one`",
        "[[0.5, 1], [0, 1]] ~ `: found the values 0.5 (1 times), 1 (2 times), 0 (1 times), expected 0 for floor and 1 for a wall, with one 2 for the start and one 3 for the goal or neither; or two values, of which the outline is one`",
        "[[1 1 ... 1 1]/ [1 0 ... 0 1]] ~ line 1, column 7: found '.', expected all values: this is where NumPy leaves some out; with numpy.set_printoptions(threshold=sys.maxsize) it prints them all",
        "[[1, 1], [1]] ~ line 1: found 1 digits, expected 2, as in the first row",
        "[[1, 1], []] ~ line 1, column 11: found ']', expected a value, such as 1 for a wall or 0 for floor, in rows that are lines or in brackets",
        "[[1, 1], [1, 0] ~ line 1, column 16: found the end of the text, expected the end of the array: a bracket is still open",
        "[[1, 1], [1, 0]]] ~ line 1, column 17: found ']', expected a value, such as 1 for a wall or 0 for floor, in rows that are lines or in brackets",
        "[[1, 1], [1, 0]]/start = (1, 1) ~ line 2, column 1: found 's', expected a value, such as 1 for a wall or 0 for floor, in rows that are lines or in brackets",
        "[1, 0, 1, 0] ~ `: found one list of 4 values, expected a list for each row`",
        "[[1, 0], [1, 1]]/[[1, 1], [0, 1]] ~ line 2: found a second array, expected one array, whose rows are lines or lie in brackets beside each other",
        "[[[1, 0], [1, 1]], [[1, 0], [1, 1]]] ~ line 1: found a second array, expected one array, whose rows are lines or lie in brackets beside each other",
        "[[1, 0], [1, '0']] ~ line 1, column 14: found ''', expected a number, as the other values are",
        "[['#', ' '], ['#', 1]] ~ line 1, column 20: found '1', expected a string, as the other values are",
        "[['##', ' '], ['#', '#']] ~ `: found rows of several strings, expected a string for each row, or one for each tile`",
        "['ab', 'cd'] ~ line 1: found '['ab', 'cd']', expected strings with the rows of a drawing, such as \"###\", or with a tile each",
        "['## ~ line 1, column 2: found ''', expected the end of this string",
        "[[1, 0], [1, 0x1]] ~ line 1, column 14: found '0', expected a number",
        "[[1, 01], [1, 1]] ~ line 1, column 7: found '1', expected a space or comma between two digits, as between the others",
        "1,1,1/1,1 ~ line 2: found 2 digits, expected 3, as in the first line",
        "1,,1/,1,1 ~ line 1, column 3: found ',', expected a value, such as 1 for a wall or 0 for floor, in rows that are lines or in brackets",
        "1,1,0/,1,1 ~ line 2, column 1: found ',', expected a value, such as 1 for a wall or 0 for floor, in rows that are lines or in brackets",
        "[[1, 1], [1,, 0]] ~ line 1, column 13: found ',', expected a value, such as 1 for a wall or 0 for floor, in rows that are lines or in brackets",
        "1\t\t1/\t1\t1 ~ line 1, column 3: found '\\u0009', expected a value, such as 1 for a wall or 0 for floor, in rows that are lines or in brackets; tabs part values, and one is missing here",
        "1\t1\t0/\t1\t1 ~ line 2, column 1: found '\\u0009', expected a value, such as 1 for a wall or 0 for floor, in rows that are lines or in brackets; tabs part values, and one is missing here",
        "[[2, 0], [0, 0]] ~ `: found the values 2 (1 times), 0 (3 times), expected 0 for floor and 1 for a wall, with one 2 for the start and one 3 for the goal or neither; or two values, of which the outline is one`",
    })
    void refusesWithTheReason(String text, String message) {
        assertThatThrownBy(() -> Mazes.read("matrix", text.replace('/', '\n')))
                .isInstanceOf(BadDataException.class)
                .hasMessage("given" + (message.startsWith(":") ? "" : ", ") + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "{\"rows\": [[1, 0], [1, 1]]}", "[{\"a\": 1}, {\"a\": 0}]", "[('cell', (0, 0), ['t', 'b', 'r', 'l'])]", "[", "[]", "[[]]", "[[\"maze\"]]",
        "maze = 1", "f(x) = [y]",
    })
    void whatIsNoArrayIsNotReadAsOne(String text) {
        try {
            assertThat(Mazes.read(null, text.getBytes(StandardCharsets.UTF_8)).grid().shape().name()).isEqualTo("rectangle"); // a list of cells
        } catch (IOException e) {
            assertThat(e).isInstanceOf(BadDataException.class);
        }
    }

    @Test
    void sixColumnsOfDigitsAreNoNumbersOfCells() throws IOException {
        String text = "1 1 1 1 1 1\n1 2 0 0 0 1\n1 1 1 1 0 1\n1 0 0 0 0 1\n1 3 1 1 1 1\n1 1 1 1 1 1\n";
        Puzzle read = Mazes.read(null, text.getBytes(StandardCharsets.UTF_8));
        assertThat(Mazes.solved(read).solution().length()).isEqualTo(9);
    }

    // ---- own mazes in all spellings

    @Test
    void randomMazesInAllSpellingsAreWhatTheyWere() throws IOException {
        MazeRandom random = new MazeRandom(52);
        for (int i = 0; i < 300; i++) {
            String recipe = "rectangle:" + (1 + random.below(9)) + "x" + (2 + random.below(9)) + "/wilson/braid:0." + random.below(10) + "/seed:" + i;
            Puzzle made = Recipe.parse(recipe).make();
            String digits = Mazes.text("matrix", Document.of(made));
            Puzzle expected = Mazes.read("matrix", digits);
            List<String> rows = digits.lines().toList();
            String text = spelt(rows, random);
            Source source = source(text);
            Puzzle read;
            try {
                read = Formats.read(source, null);
            } catch (BadDataException e) {
                throw new AssertionError(recipe + "\n" + text, e);
            }
            assertThat(read.maze()).as("%s%n%s", recipe, text).isEqualTo(expected.maze());
            assertThat(source.remarks().doubts(true, true)).as(text).isEmpty();
        }
    }

    private static String pick(MazeRandom random, String... choices) {
        return choices[(int) random.below(choices.length)];
    }

    /** A test's own writer: rows of 0 and 1 in one of many spellings, drawn at random. */
    private static String spelt(List<String> rows, MazeRandom random) {
        String brackets = pick(random, "[]", "()", "{}");
        String end = pick(random, "\n", "\r\n");
        String between = pick(random, ", ", ",", " ", "  ", "\t", " ,");
        String[] values = pick(random, "0 1", "0. 1.", "0.0 1.0", "False True", "false true", "'0' '1'", "\"0\" \"1\"").split(" ");
        boolean areStrings = values[0].length() == 3 && !Character.isDigit(values[0].charAt(0));
        String declaration = pick(random, "", "", "maze = ", "const grid = ", "int m[99][99] = ", "x = numpy.array(");
        boolean isWrapped = random.bit();
        List<String> lines = new ArrayList<>();
        for (String row : rows) {
            StringBuilder line = new StringBuilder().append(brackets.charAt(0));
            for (int i = 0; i < row.length(); i++) {
                line.append(i == 0 ? "" : between).append(isWrapped && i % 7 == 6 ? end + "   " : "").append(values[row.charAt(i) - '0']);
            }
            lines.add(line.append(random.bit() && !areStrings ? between : "").append(brackets.charAt(1)).toString());
        }
        String array = brackets.charAt(0) + String.join(pick(random, ",", ", ", "," + end, end + " ", "," + end + "    "), lines)
                + pick(random, "", ",", end) + brackets.charAt(1);
        String text = declaration + array + (declaration.endsWith("(") ? pick(random, ")", ", dtype=int)", ", dtype='<i8' )") : pick(random, "", ";"));
        return pick(random, "", "// maze" + end, "# a maze" + end + end, "Maze seven:" + end) + text + pick(random, "", end);
    }

    @Test
    void aMillionValuesAreReadWithTheirEnds() throws IOException {
        int side = 1001;
        StringBuilder text = new StringBuilder("maze = [");
        for (int row = 0; row < side; row++) {
            text.append(row == 0 ? "[" : ", [");
            for (int column = 0; column < side; column++) {
                boolean isEdge = row == 0 || column == 0 || row == side - 1 || column == side - 1;
                text.append(column == 0 ? "" : ", ").append(isEdge ? 1 : row == 1 && column == 1 ? 2 : row == 999 && column == 999 ? 3 : 0);
            }
            text.append(']');
        }
        Puzzle read = Mazes.read(null, text.append("]\n").toString().getBytes(StandardCharsets.UTF_8));
        assertThat(read.grid().cells()).isEqualTo(999L * 999);
        assertThat(read.start()).isEqualTo(read.grid().cell(1, 1));
        assertThat(read.goals()).containsExactly(read.grid().cell(999, 999));
    }
}
