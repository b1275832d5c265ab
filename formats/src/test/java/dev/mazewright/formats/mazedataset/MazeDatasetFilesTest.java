package dev.mazewright.formats.mazedataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.PerfectMazeCheck;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.ZanjSample;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of maze-dataset are the mazes that others find in them. */
class MazeDatasetFilesTest {
    private static final String SMALL = "<ADJLIST_START> (0,0) <--> (1,0) ; (1,1) <--> (1,0) ; <ADJLIST_END> <ORIGIN_START> (0,0) "
            + "<ORIGIN_END> <TARGET_START> (1,1) <TARGET_END> <PATH_START> (0,0) (1,0) (1,1) <PATH_END>";

    @Test
    void publishedTokensAreTheMazesThatAreKnown() throws IOException {
        for (Corpora.Instance instance : Corpora.of("maze-dataset")) {
            if (instance.file().toString().endsWith(".tokens.txt")) {
                Puzzle puzzle = Formats.read(Corpora.source(instance.file()), null);
                Grid grid = puzzle.grid();
                assertThat(Digest.of(puzzle.maze())).isEqualTo(instance.facts().get("walls_sha256"));
                assertThat(puzzle.start()).isEqualTo(cell(grid, instance.positions("start_rc").getFirst()));
                assertThat(puzzle.goals()).containsExactly(cell(grid, instance.positions("goals_rc").getFirst()));
            }
        }
    }

    private static long cell(Grid grid, List<Number> position) {
        return grid.cell(position.get(0).longValue(), position.get(1).longValue());
    }

    @Test
    void theFirstMazeOfAPublishedFileIsPerfectAndHasTheKnownPath() throws IOException {
        for (Corpora.Instance instance : Corpora.of("maze-dataset")) {
            if (instance.file().toString().endsWith(".zanj")) {
                Puzzle puzzle = Formats.read(Corpora.source(instance.file()), null);
                long moves = ((Number) ((List<?>) instance.facts().get("moves_first20")).getFirst()).longValue();
                assertThat(puzzle.grid().cells()).isEqualTo(9);
                assertThat(PerfectMazeCheck.isPerfect(puzzle.rows())).isTrue();
                assertThat(new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals()).length()).isEqualTo(moves);
            }
        }
    }

    @Test
    void arraysAndDescriptionsAreTheSameMaze() throws IOException {
        Puzzle puzzle = Mazes.read("zanj", ZanjSample.arrays());
        assertThat(puzzle).isEqualTo(Mazes.read(null, ZanjSample.inline()));
        assertThat(Mazes.text("blocks", Document.of(puzzle))).isEqualTo("#####\n#S# #\n# # #\n#  E#\n#####\n");
    }

    @Test
    void cellsMayBeSplitIntoFiveTokens() throws IOException {
        String split = SMALL.replace("(", "( ").replace(",", " , ").replace(")", " )");
        assertThat(Mazes.read(null, split)).isEqualTo(Mazes.read("tokens", SMALL));
        assertThat(Mazes.read("tokens", SMALL).maze().passages()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "(1,1) <PATH_END> | (1,0) <PATH_END> | a path to (1,0)",
        "<PATH_START> (0,0) (1,0) | <PATH_START> (0,0) (0,1) | a path through the wall",
        "(1,1) <--> | (2,2) <--> | two cells that share a side",
        "(1,1) <--> | (1,90000000) <--> | no more rows or columns than cells",
        "(1,1) <--> | (1,x) <--> | a number of a row or column",
        "(1,1) <TARGET_END> | (1,) <TARGET_END> | a number of a row or column",
        "(0,0) (1,0) (1,1) <PATH_END> | (0,0) | the end of the text"})
    void tokensThatAreNoMazeAreRefused(String correct, String wrong, String message) {
        assertThat(SMALL).contains(correct.strip());
        assertThatThrownBy(() -> Mazes.read("tokens", SMALL.replace(correct.strip(), wrong.strip())))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(message.strip());
    }
}
