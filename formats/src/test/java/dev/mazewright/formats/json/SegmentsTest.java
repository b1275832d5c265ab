package dev.mazewright.formats.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Segments of hedges are the maze that a drawing of boxes shows. */
class SegmentsTest {
    private static final String HEDGES = "\"rows\":{\"2\":[[0,3]],\"1\":[[1,2]],\"0\":[[1,3]]},\"cols\":{\"0\":[[0,2]],\"3\":[[2,1]]}";
    private static final String BOXES = """
            +---+---+---+
            | G         |
            +   +---+   +
            | S
            +   +---+---+
            """;

    @Test
    void theHedgeMazesAreThoseOfTheirDrawings() throws IOException {
        for (Corpora.Instance truth : Corpora.of("historic")) {
            for (Object companion : (List<?>) truth.facts().get("companions")) {
                Path file = Corpora.folder().resolve((String) companion);
                try (Source drawing = Corpora.source(truth.file()); Source segments = Corpora.source(file)) {
                    assertThat(Formats.read(segments, null)).as("%s", file).isEqualTo(Formats.read(drawing, null));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            "entrance_gap_left_x_y":[0,0],"goal_cell_left_x_bottom_y":[0,1]
            "start_cell_left_x_bottom_y":[0,0],"goal_cell_left_x_bottom_y":[[0,1]],"x":[0,3],"y":[0,2]
            "name":"small","unit":{"m":2},"entrance_gap_left_x_y":[[0,0]],"exit_gap_left_x_y":null,"goal_cell_left_x_bottom_y":[0,1]
            """)
    void readsTheEndsInAnyOrder(String ends) throws IOException {
        Puzzle drawn = Mazes.read("text", BOXES.replace("| S\n", "| S          \n"));
        assertThat(drawn.openings()).hasSize(2);
        assertThat(Mazes.read(null, "{" + HEDGES + "," + ends + "}")).isEqualTo(drawn);
        assertThat(Mazes.read(null, "{" + ends.replace("},", "}, ") + "," + HEDGES + "}")).isEqualTo(drawn);
    }

    @Test
    void oneEntersAtTheFirstOpeningAndLeavesAtTheSecond() throws IOException {
        String drawing = BOXES.replace('G', ' ').replace("| S\n", "|            \n");
        assertThat(Mazes.read(null, "{" + HEDGES + "}")).isEqualTo(Mazes.read("text", drawing));
        String exit = "{" + HEDGES + ",\"entrance_gap_left_x_y\":[0,0],\"exit_gap_x_bottom_y\":[3,0]}";
        Puzzle read = Mazes.read(null, exit);
        assertThat(read.start()).isEqualTo(read.maze().grid().cell(1, 0));
        assertThat(read.goals()).containsExactly(read.maze().grid().cell(1, 2));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            {"rows":{"0":[[0,1]]}} ~ `: found no hedges along columns, expected "rows" and "cols", each with lists of segments by line`
            {"rows":{"0":[[0,1]]},"cols":{}} ~ `: found hedges with one y alone, expected hedges around at least one square`
            {"rows":{"0.5":[[0,1]]},"cols":{}} ~ `, line 1 column 16, field "0.5": found the line '0.5', expected the whole number of a grid line`
            {"rows":{"0":[[0,1.5]]},"cols":{}} ~ `, line 1 column 18, field "0": found 1.5, expected a whole number, -16777216 to 16777216`
            {"rows":{"0":[[0,9]],"9":[]},"cols":{"0":[[0,9]]},"x":[0,8]} ~ `: found hedges from x = 0 to 9, expected none beyond "x", 0 to 8`
            {"rows":{"0":[[0,9]]},"cols":{"0":[[0,9]]},"x":[3,3]} ~ `, line 1 column 51, field "x": found 3, expected a number greater than 3`
            {"rows":{"0":[[0,9]]},"cols":{"0":[[0,9]]},"goal_cell_left_x_bottom_y":[9,0]} ~ `, field "goal_cell_left_x_bottom_y": found [9,0], expected the lower left corner of a square of the maze`
            {"rows":{"0":[[0,9]]},"cols":{"0":[[0,9]]},"entrance_gap_left_x_y":[3,0]} ~ `, field "entrance_gap_left_x_y": found [3,0], expected a gap in the outermost hedge`
            {"rows":{"0":[[0,9]]},"cols":{"0":[[0,9]]},"entrance_gap_left_x_y":[[3,9],[4,9]]} ~ `, field "entrance_gap_left_x_y": found [4,9], expected one start`
            {"rows":{"0":[[0,99999]]},"cols":{"0":[[0,99999]]}} ~ `: found 2 hedges in 99999 rows and 99999 columns, expected a smaller outline, or more hedges`
            """)
    void refusesWithTheReason(String json, String message) {
        assertThatThrownBy(() -> Mazes.read(null, json)).isInstanceOf(BadDataException.class).hasMessage("given" + message);
    }
}
