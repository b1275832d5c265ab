package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawings with a solution in other programs' marks are the mazes without it. In the tables, / ends a line. */
class DrawnPathTest {
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
            """)
    void readsBoxes(String drawn, String plain) throws IOException {
        assertThat(read(drawn)).isEqualTo(read(plain));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "#S.o.E#", "#ooo#/##o##/##o##", "#oo#/#oo#", "#S>.E#", "#0.1#", "#021#", "#2#/#1#/###/#0#", "+-+-+/|x|x|/+-+-+",
        "+-+-+-+/|1 2|3|/+-+-+-+", "+-+-+/|A C|/+-+-+", "#AoCB#"
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
