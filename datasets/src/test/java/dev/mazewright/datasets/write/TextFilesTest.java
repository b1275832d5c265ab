package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.TinyJson;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The maps of simulators are the blocks of the maze. */
class TextFilesTest {
    /** Full and with a mask, and with openings. */
    private final Split split = WrittenDataset.split("train", 9, "rectangle:3x4/wilson", "tiles:12x12/rooms", "rectangle:9x9,mask=circle/kruskal",
            "rectangle:4x5/wilson/start:0,0/goal:3,4/open:start/open:goal");

    private static String blocks(Row row) throws IOException {
        return Mazes.text("blocks", Document.of(row.puzzle()));
    }

    private static char at(String blocks, List<?> cell) {
        return blocks.lines().toList().get(((Number) cell.get(0)).intValue()).charAt(((Number) cell.get(1)).intValue());
    }

    /** The options of Gymnasium-Robotics' reset (df28ecd): a row and a column of the map. */
    @Test
    void aMazeMapIsAListOfRows() throws IOException {
        WrittenDataset written = WrittenDataset.whole("maze-map", split);
        List<String> lines = written.text("data/train-00000-of-00001.jsonl").lines().toList();
        for (Row row : written.rows(split)) {
            Map<String, Object> line = TinyJson.object(lines.get((int) row.number()));
            String text = ((List<?>) line.get("maze_map")).stream()
                    .map(squares -> ((List<?>) squares).stream().map(Object::toString).collect(Collectors.joining()) + "\n")
                    .collect(Collectors.joining());
            String blocks = blocks(row);
            assertThat(text).isEqualTo(blocks.replace('#', '1').replaceAll("[ SE]", "0"));
            assertThat(line).containsEntry("recipe", row.recipe().toString());
            assertThat(at(blocks, (List<?>) line.get("reset_cell"))).isEqualTo('S');
            assertThat(at(blocks, (List<?>) line.get("goal_cell"))).isEqualTo('E');
        }
    }

    @Test
    void anEntityLayerIsWallsPlayerAndGoal() throws IOException {
        WrittenDataset written = WrittenDataset.whole("labmaze", split);
        StringBuilder expected = new StringBuilder();
        for (Row row : written.rows(split)) {
            expected.append(blocks(row).replace('#', '*').replace('S', 'P').replace('E', 'G')).append('\n');
        }
        assertThat(written.text("data/train-00000-of-00001.txt")).isEqualTo(expected.toString());
    }
}
