package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawings with a solution in other programs' marks are the mazes without it. In the tables, / ends a line. */
class MarkedPathTest {
    private static Puzzle read(String drawing) throws IOException {
        byte[] bytes = drawing.replace('/', '\n').getBytes(StandardCharsets.UTF_8);
        try (Source source = new Source("maze.txt", new ByteArrayInputStream(bytes))) {
            return Formats.read(source, null);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"+", "o", "*", "x", "O", "@", "7", "~", "R"})
    void aSolutionOfAnyMarkIsFloorBetweenBlocks(String mark) throws IOException {
        Puzzle maze = Recipe.parse("rectangle:9x12/wilson/braid:0.5/seed:3").make();
        String drawn = Mazes.text("blocks", Mazes.solved(maze));
        Puzzle plain = read(Mazes.text("blocks", Document.of(maze)));
        assertThat(read(drawn)).isEqualTo(plain);
        if (!mark.equals("7")) { // counts no steps
            assertThat(read(drawn.replace(".", mark))).isEqualTo(plain);
        }
        assertThat(read(drawn.replace(".", mark.equals("7") ? "X" : mark).replace('#', '%').replace('E', '.').replace('S', 'P')
                        .replace('X', ' ')))
                .isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(strings = {"+", "o", "x", "@", "Q"})
    void aSolutionOfAnyMarkIsFloorInBoxes(String mark) throws IOException {
        Puzzle maze = Recipe.parse("rectangle:9x12/wilson/braid:0.5/seed:3").make();
        String drawn = Mazes.text("text", Mazes.solved(maze));
        Puzzle plain = read(Mazes.text("text", Document.of(maze)));
        assertThat(read(drawn.replace("*", mark))).isEqualTo(plain);
    }

    @Test
    void thePostsOfMicromouseMazesMayBeMarksInCells() throws IOException {
        assertThat(read("o---o---o/| S   o |/o---o   o/| G   o |/o---o---o"))
                .isEqualTo(read("o---o---o/| S     |/o---o   o/| G     |/o---o---o"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', commentCharacter = '!', textBlock = """
            #+####/#++  #/##++##/###+## ~ # ####/#    #/##  ##/### ##
            #^####/#^<  #/##^<##/###^## ~ # ####/#    #/##  ##/### ##
            #S#/#v#/#>F/### ~ #S#/# #/# E/###
            #012#/#543#/#67 #/##### ~ #S  #/#   #/# E #/#####
            #90#/#81#/#72#/#63#/#54# ~ #ES#/#  #/#  #/#  #/#  #
            #S12#/##43#/##56E ~ #S  #/##  #/##  E
            #0123456789012# ~ #S           E#
            """)
    void readsBlocks(String drawn, String plain) throws IOException {
        Puzzle read = read(drawn);
        Puzzle expected = read(plain);
        assertThat(read.maze()).isEqualTo(expected.maze());
        if (expected.ends().hasStart()) {
            assertThat(read.ends()).isEqualTo(expected.ends());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            +---+---+/| 0   1 |/+---+   +/| 3   2 |/+---+---+ ~ +---+---+/| S     |/+---+   +/| E     |/+---+---+
            +---+---+/| 12  11|/+---+   +/| 9   10|/+---+---+ ~ +---+---+/| E     |/+---+   +/| S     |/+---+---+
            +---+---+/| 2   1 |/+   +   +/| 1   0 |/+---+---+ ~ +---+---+/|       |/+   +   +/|     S |/+---+---+
            +---+---+/| A   o |/+---+ o +/| B o o |/+---+---+ ~ +---+---+/| S     |/+---+   +/| E     |/+---+---+
            +-----+-----+/|START o    |/+-----+  o  +/| END o  o  |/+-----+-----+ ~ +-----+-----+/|  S        |/+-----+     +/|  E        |/+-----+-----+
            +---+---+/| >   v |/+---+   +/|   | v |/+---+   + ~ +---+---+/|       |/+---+   +/|   |   |/+---+   +
            +-+-+/|S F|/+-+-+ ~ +-+-+/|S E|/+-+-+
            +-+-+/|@ x|/+-+-+ ~ +-+-+/|S E|/+-+-+
            +-+-+/|e s|/+-+-+ ~ +-+-+/|E S|/+-+-+
            +-+-+/|x|x|/+-+-+ ~ +-+-+/|S|E|/+-+-+
            +-+-+-+/|x   E|/+-+-+-+ ~ +-+-+-+/|S   E|/+-+-+-+
            """)
    void readsBoxes(String drawn, String plain) throws IOException {
        assertThat(read(drawn)).isEqualTo(read(plain));
    }

    /** Each maze is a snake of three columns, with walls between its rows but at their ends. */
    private static String snake(String... labels) {
        int rows = (labels.length + 2) / 3;
        StringBuilder out = new StringBuilder("+---+---+---+\n");
        for (int row = 0; row < rows; row++) {
            out.append('|');
            for (int i = 0; i < 3; i++) {
                int at = 3 * row + (row % 2 == 0 ? i : 2 - i);
                String label = at < labels.length ? labels[at] : "";
                out.append(label.length() == 3 ? label : " " + label + " ".repeat(2 - label.length())).append(i < 2 ? ' ' : '|');
            }
            out.append(row == rows - 1 ? "\n+---+---+---+\n" : row % 2 == 0 ? "\n+---+---+   +\n" : "\n+   +---+---+\n");
        }
        return out.toString();
    }

    private static String[] blank(int length, int start, int goal) {
        String[] labels = new String[length];
        Arrays.fill(labels, "");
        labels[start] = "S";
        labels[goal] = "E";
        return labels;
    }

    /** Numbers from one, from zero, of one digit and more, which begin again, and in letters. */
    @ParameterizedTest
    @ValueSource(strings = {
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "0 1 2 3 4 5 6 7 8 9 10 11 12", "98 99 100 101 102 103",
        "1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2", "1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 1 2 3",
        "0 1 2 3 4 5 6 7 8 9 a b c d e f g h", "1 2 3 4 5 6 7 8 9 a b c d e f g", "0 1 2 3 4 5 6 7 8 9 A B C D",
        "0 1 2 3 4 5 6 7 8 9 A B C D E F G H I J K L M N O P Q R S T U V W X Y Z a b c d e f",
        "0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j k l m n o p q r s t u v w x y z A B C D E F G H I J K L",
        "0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j k l m n o p q r s t u v w x y z 10 11 12 13",
        "0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3",
        "a b c", "A B C D", "a b c d e f g h i j k l m n o p q r s t u v w x y z a b c", "A B C D E F G H I J K L M N O P Q R S T U V",
        "a b c d e f g h i j k l m n o p q r s t u v w x y z A B C", "A B C D E F", "A B C D E", "A B C D E F G H I J K L M N O P Q R S"
    })
    void numbersOfEveryKindCountThePath(String numbers) throws IOException {
        String[] labels = numbers.split(" ");
        assertThat(read(snake(labels))).isEqualTo(read(snake(blank(labels.length, 0, labels.length - 1))));
        Collections.reverse(Arrays.asList(labels));
        assertThat(read(snake(labels))).isEqualTo(read(snake(blank(labels.length, labels.length - 1, 0))));
    }

    @Test
    void lettersOfStartAndGoalWin() throws IOException {
        String[] labels = {"S", "a", "b", "c", "d", "E"};
        assertThat(read(snake(labels))).isEqualTo(read(snake(blank(6, 0, 5))));
        assertThat(read(snake("E", "1", "2", "3", "4", "S"))).isEqualTo(read(snake(blank(6, 5, 0))));
    }

    /** Buck's distances to the base 36, in every cell, begin where the 0 is; there are two ways on from it. */
    @Test
    void distancesInLettersGiveTheStart() throws IOException {
        assertThat(read(snake("b", "a", "9", "8", "7", "6", "5", "4", "3", "2", "1", "0", "1", "2", "3")).start())
                .isEqualTo(read(snake("", "", "", "", "", "", "", "", "", "", "", "S", "", "", "")).start());
    }

    /** Rooms with names, letters out of order or not from the beginning, and two readings. */
    @ParameterizedTest
    @ValueSource(strings = {
        "b c d", "x y z", "a c e", "a b d c", "a b c e", "c a b", "0 a b", "a1 a2 a3", "B C D", "A C D", "a B c", "1 2 3 1 2 3 4",
        "1 2 3 4 5 6 7 8 9 2 3", "0 1 2 3 4 5 6 7 8 9 b", "8 9 a", "A B C D E F H", "1 2 4", "rm b c"
    })
    void labelsThatNumberNoPathAreRefused(String labels) {
        assertThatThrownBy(() -> read(snake(labels.split(" "))))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("line ")
                .hasMessageContaining("column ");
    }

    /** Numbers on a ring beside the path are not of it. */
    @Test
    void numbersBesideThePathAreRefused() {
        String ring = "+-+-+-+/|0 1 2|/+-+-+ +/|0 9 3|/+ + +-+/|1 8 4|/+ +-+ +/|2 7 5|/+ + + +/|3 6|6|/+ + +-+/|4 5|7|/+-+-+-+";
        assertThatThrownBy(() -> read(ring)).isInstanceOf(BadDataException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "#S.o.E#", "#ooo#/##o##/##o##", "#oo#/#oo#", "#S>.E#", "#0.1#", "#021#", "#2#/#1#/###/#0#",
        "+-+-+-+/|1 2|3|/+-+-+-+", "#AoCB#"
    })
    void refusesMarksThatMayBeSomethingElse(String drawn) {
        assertThatThrownBy(() -> read(drawn)).isInstanceOf(BadDataException.class).hasMessageContaining("line ");
    }

    @Test
    void namesMapsOfProgrammingPuzzlesThatAreNoMazes() {
        assertThatThrownBy(() -> read("Sabc/abcE/aacd")).hasMessageContaining("a map of heights");
        assertThatThrownBy(() -> read(".F7./.|S7/.LJJ")).hasMessageContaining("a map of pipes");
    }

    @Test
    void readsTheMapsOfProgrammingPuzzlesThatAreMazes() throws IOException {
        Puzzle read = read("#####/#..E#/#.###/#S..#/#####");
        assertThat(Mazes.solved(read).solution().length()).isEqualTo(4);
    }
}
