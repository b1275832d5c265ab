package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.TinyJson;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The maps of simulators are the blocks of the maze. */
class TextFilesTest {
    private final Split split = WrittenDataset.split("train", 3, "rectangle:3x4/wilson", "tiles:12x12/rooms");

    private static String blocks(Row row) throws IOException {
        return Mazes.text("blocks", Document.of(row.puzzle()));
    }

    @Test
    void aMazeMapIsAListOfRows() throws IOException {
        WrittenDataset written = WrittenDataset.whole("maze-map", split);
        List<String> lines = written.text("data/train-00000-of-00001.jsonl").lines().toList();
        for (Row row : written.rows(split)) {
            List<?> map = (List<?>) TinyJson.object("{\"map\":" + lines.get((int) row.number()) + "}").get("map");
            String text = map.stream()
                    .map(squares -> ((List<?>) squares).stream().map(Object::toString).collect(Collectors.joining()) + "\n")
                    .collect(Collectors.joining());
            assertThat(text).isEqualTo(blocks(row).replace('#', '1').replace(' ', '0').replace('S', 'r').replace('E', 'g'));
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
