package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Mazes of underscores and bars are read as what they show, with cells of any size. */
class UnderscoreTextTest {
    private static Puzzle sure(String text) throws IOException {
        try (Source source = new Source("given", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
            Puzzle puzzle = Formats.read(source, null);
            assertThat(source.remarks().doubts(true, true)).as(text).isEmpty();
            return puzzle;
        }
    }

    @Test
    void everySizeOfCellsIsReadWithUnderscoresJoinedOrNot() throws IOException {
        for (int seed = 1; seed <= 120; seed++) {
            String open = seed % 3 == 0 ? "/open:" + seed % 4 + ",0.left/open:3,5.bottom" : seed % 3 == 1 ? "/open:0,2.top/open:1,5.right" : "";
            Puzzle drawn = PlainDrawing.maze("rectangle:4x6/wilson" + open + "/seed:" + seed);
            String text = new PlainDrawing(drawn).underscores(1 + seed % 4, 1 + seed % 5 / 4 + seed % 7 / 6, seed % 2 == 0);
            for (String one : new String[] {text, PlainDrawing.trimmed(text), "\n" + text.indent(4)}) {
                Puzzle read = sure(one);
                assertThat(read.grid().shape().size()).as(one).isEqualTo(drawn.grid().shape().size());
                assertThat(Digest.of(read.maze())).as(one).isEqualTo(Digest.of(drawn.maze()));
                assertThat(read.openings()).as(one).containsExactlyInAnyOrderElementsOf(drawn.openings());
            }
        }
    }

    @Test
    void twoOpeningsAreStartAndGoalInReadingOrder() throws IOException {
        Puzzle read = sure("   ______\n|_  |   |\n|  ___|  \n|___|___|\n");
        assertThat(read.grid().number(read.start())).isZero();
        assertThat(read.grid().number(read.goals()[0])).isEqualTo(7);
    }

    @Test
    void lettersStandWhereTheyHideNoWall() throws IOException {
        Puzzle read = sure(" _______\n|S__    |\n|   |   |\n|______E|\n");
        assertThat(read.grid().number(read.start())).isZero();
        assertThat(read.grid().number(read.goals()[0])).isEqualTo(5);
        assertThatThrownBy(() -> sure(" _______\n|S  |   |\n|  _|_  |\n|_______|\n"))
                .hasMessageContaining("line 2, column 2: found 'S', expected '_' for a wall below the cell, or a space: a letter hides");
    }

    @Test
    void aWallThatIsNotWholeIsNamed() {
        assertThatThrownBy(() -> sure(" ___ ___ ___\n|    _  |   |\n|___|   |   |\n|___________|\n"))
                .hasMessageContaining("line 2, column 7: found ' ', expected '_', as below the rest of the cell");
        assertThatThrownBy(() -> sure(" _______\n|   |   |\n|_ x|_  |\n|_______|\n"))
                .hasMessageContaining("line 3, column 4: found 'x', expected '_' for a wall below the cell, or a space");
    }
}
