package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that were once answered wrongly and surely: right now, or doubted. A slash ends a line; lengths are counted by hand. */
class DoubtedDrawingsTest {
    private static final String NO_DOUBT = "";

    @ParameterizedTest
    @CsvSource(ignoreLeadingAndTrailingWhitespace = false, value = {
        // tiles that a program joined, or a spreadsheet saved
        "# # # # #/# S # E #/# . # . #/# . . . #/# # # # #,6",
        "# # # # #/# S # E #/#   #   #/#       #/# # # # #,6",
        "#  #  #  #  #/#  S  #  E  #/#  .  #  .  #/#  .  .  .  #/#  #  #  #  #,6",
        // other characters for walls and floor
        "XXXXX/XS..X/X.X.X/X.XEX/XXXXX,4",
        "=====/=S00=/=0=0=/=0=E=/=====,4",
        "*****/*@  */* * */* *x*/*****,4",
        "█████/█A..█/█.█.█/█.█B█/█████,4",
        // text below the drawing
        "#####/#S..#/#.#.#/#.#E#/#####//S is the start,4",
        // @ for walls without the header of a map
        "@@@.@/@...@/@@@.@/....@/@@@@@,6",
    })
    void isRead(String text, long steps) throws IOException {
        Source source = source(text.replace('/', '\n'));
        assertThat(steps(source)).isEqualTo(steps);
        assertThat(source.remarks().doubts(false, false)).isEmpty();
    }

    /** Two values that no one documents, once each: a start and a goal, which a line says. */
    @ParameterizedTest
    @ValueSource(strings = {"8,9", "-1,-2", "5,7"})
    void otherValuesForEndsAreDoubted(String ends) throws IOException {
        Source source = source("1,1,1,1,1\n1," + ends.replace(",", ",1,") + ",1\n1,0,1,0,1\n1,0,0,0,1\n1,1,1,1,1\n");
        assertThat(steps(source)).isEqualTo(6);
        assertThat(source.remarks().doubts(false, false)).singleElement().asString().contains(ends.replace(",", " and "));
    }

    /** Two characters a tile: the openings are five or seven steps apart, which depends on it. */
    @Test
    void tilesOfTwoCharactersInAFewRowsAreDoubted() throws IOException {
        Source source = source("XXXXXXXX/XXXXXXXX/XXXXXXXX/XX....../XXXX..XX/XXXX..XX/XX....../XXXXXXXX/".replace('/', '\n'));
        steps(source);
        assertThat(source.remarks().doubts(false, false)).isNotEmpty();
    }

    /** Waves are floor between other walls. */
    @ParameterizedTest
    @ValueSource(strings = {"#", "X", "W"})
    void wavesAreFloor(String wall) throws IOException {
        Source source = source("#####/#S#E#/#~#~#/#~~~#/#####/".replace("#", wall).replace('/', '\n'));
        assertThat(steps(source)).isEqualTo(6);
        assertThat(source.remarks().doubts(false, false)).isEmpty();
    }

    /** A wall and what stands between tiles; lines end as old programs end them. */
    @ParameterizedTest
    @ValueSource(strings = {"#,", "#|", "#\t", "X, ", "W\t", "X"})
    void isReadFromASpreadsheet(String wall) throws IOException {
        String tiles = "#####/#S#E#/# # #/#   #/#####/".replaceAll("(?<=[^/])(?=[^/])", wall.substring(1));
        Source source = source(tiles.replace('#', wall.charAt(0)).replace('/', '\r'));
        assertThat(steps(source)).isEqualTo(6);
        assertThat(source.remarks().doubts(false, false)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(ignoreLeadingAndTrailingWhitespace = false, value = {
        // openings without a path between them: two drawings without an empty line between them
        "# #####/#   # #/# ### #/#   # #/##### #,the outline has gaps",
        // X may be a wall
        "#######/#S    #/#XXXX #/#E    #/#######,'''X'' is taken for floor'",
        "#######/#  X  #/#S X E#/#  X  #/#     #/#######,'''X'' is taken for floor'",
        // ghosts, guards, trees
        "#######/#A...B#/#.###.#/#G....#/#######,several letters are read as goals",
        "########/#S.T..E#/#..T...#/########,several letters are read as goals",
        "+---+---+---+/| S   E   G |/+---+---+---+,several letters are read as goals",
        // empty lines between the rows, and two drawings
        "█████//█S..█//█.█.█//█.█E█//█████,empty lines between the rows",
        "█████/█...█/█████//█████/█...█/█████,empty lines between the rows",
        // points that are most of the floor
        "%%%%%/%S..%/%.%.%/%...%/%%%%%,several letters are read as goals",
        // three characters a tile
        "###############/###S        ###/###   ###   ###/###   ###E  ###/###############,a character is read as a tile, and 3 of them",
        // a forgotten character
        "#######/#..S..#/#.##.#/#.#..E#/#######,lines differ in length",
        "#####/ #   #/# # #/#S#E#/#####,the outline has gaps",
        // ends in a comment
        "# start: (1; 1)  goal: (1; 3)/11111/00000/11111,the text names a start or goal",
        "% start 1 2; end 3 3/#####/#...#/#.#.#/#...#/#.#.#,the text names a start or goal",
    })
    void isDoubted(String text, String doubt) throws IOException {
        Source source = source(text.replace('/', '\n'));
        steps(source);
        assertThat(source.remarks().doubts(false, false)).anyMatch(sentence -> sentence.startsWith(doubt));
    }

    @ParameterizedTest
    @CsvSource(ignoreLeadingAndTrailingWhitespace = false, value = {
        // a solution of X, from start to goal and by a way round
        "#######/#SXXX #/# ##X #/#   XE#/#######,6",
        "#######/#S XXX#/#XXX#X#/#   #E#/#######,6",
        // pillars
        "# # # #/       /# S #E#/       /# # # #,5",
        // an outline in steps, without blanks
        "#####/#S..#/#.#.###/#.#...#/#.###E#/#######,7",
    })
    void isStillRead(String text, long steps) throws IOException {
        Source source = source(text.replace('/', '\n'));
        assertThat(steps(source)).as(text).isEqualTo(steps);
        assertThat(String.join("", source.remarks().doubts(false, false))).isEqualTo(NO_DOUBT);
    }

    private static Source source(String text) {
        return new Source("given", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static long steps(Source source) throws IOException {
        Puzzle puzzle = Formats.read(source, null);
        Path path = Solving.solve(puzzle, null, Context.standard());
        return path.found() ? path.length() : -1;
    }
}
