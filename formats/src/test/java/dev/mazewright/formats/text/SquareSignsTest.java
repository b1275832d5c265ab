package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tiles of square signs are read as the same tiles of # and spaces are. */
class SquareSignsTest {
    private static final String TILES = """
            #########
            #S  #   #
            ### # # #
            #     #E#
            #########
            """;
    private static final int STEPS = 12;

    private static Puzzle read(String text, boolean isSure) throws IOException {
        try (Source source = new Source("given", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
            Puzzle puzzle = Formats.read(source, null);
            assertThat(source.remarks().doubts().isEmpty()).as(text).isEqualTo(isSure);
            return puzzle;
        }
    }

    private static long steps(Puzzle puzzle) {
        return new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast()).length();
    }

    @ParameterizedTest
    @CsvSource({"⬛,⬜,🟩,🟥", "⬜,⬛,🟩,🟥", "🟫,🟨,S,E", "⬛,⬜,'S ','E '", "■,□,S,E", "⬛️,⬜️,🟩,🟥", "🟦,⬜,🐭,🧀", "□,■,@,x", "⬛,'\u3000',S,E", "＃,'\u3000',Ｓ,Ｅ", "Ｘ,．,Ａ,Ｂ"})
    void squaresAreTiles(String wall, String floor, String start, String goal) throws IOException {
        String text = TILES.replace("#", wall).replace(" ", floor).replace("S", start).replace("E", goal);
        assertThat(steps(read(text, true))).isEqualTo(STEPS);
        assertThat(steps(read("  " + text.replace("\n", "\r\n  "), true))).as("indented").isEqualTo(STEPS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"⬛⬛⬛⬛⬛\n⬛🟩⬛🟥⬛\n⬛⬜⬜⬜⬛\n⬛⬛⬛⬛⬛\n", "■■■■■\n■S■E■\n■□□□■\n■■■■■\n"})
    void smallMazesAreMostlyMarks(String text) throws IOException {
        assertThat(steps(read(text, true))).isEqualTo(4);
    }

    /** A space is half as wide as a full-width character, so that what looks straight may not be. */
    @Test
    void narrowSpacesAmongWideSignsAreDoubted() throws IOException {
        assertThat(steps(read(TILES.replace('#', '＃').replace('S', 'Ｓ').replace('E', 'Ｅ'), false))).isEqualTo(STEPS);
    }

    @Test
    void openingsAreTheEnds() throws IOException {
        String open = "#########\n    #   #\n### # # #\n#     #  \n#########\n";
        assertThat(steps(read(open.replace("#", "⬛").replace(" ", "⬜"), true))).isEqualTo(STEPS + 2);
    }

    @Test
    void whereNothingShowsTheEndsTheyAreDoubted() throws IOException {
        read(TILES.replaceAll("[SE]", " ").replace("#", "⬛").replace(" ", "⬜"), false);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "⬛⬛⬛⬛⬛\n⬛  ⬜⬛\n⬛ ⬜⬛⬛\n⬛ ⬜⬜⬛\n⬛⬛⬛⬛⬛\n", // a space is narrower than a square
        "■■■■■\n■■S■■\n■■■■■\n",
        "⬛⬛⬛⬛⬛\n⬛⬜🟦⬜⬛\n⬛⬜🟦🟦⬛\n⬛⬜⬜⬜⬛\n⬛⬛⬛⬛⬛\n",
        "⬛⬜⬛⬜⬛\n⬜⬛⬜⬛⬜\n⬛⬜⬛⬜⬛\n⬜⬛⬜⬛⬜\n⬛⬜⬛⬜⬛\n"
    })
    void whatIsNotTwoKindsIsRefused(String text) {
        assertThatThrownBy(() -> read(text, true)).hasMessageContaining("square");
    }
}
