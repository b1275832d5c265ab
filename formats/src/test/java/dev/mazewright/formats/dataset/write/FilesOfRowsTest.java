package dev.mazewright.formats.dataset.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.dataset.Row;
import dev.mazewright.formats.dataset.Split;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.movingai.Scenario;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Each row has files of its own, which are read back. */
class FilesOfRowsTest {
    private final Split split = WrittenDataset.split("train", 4, "rectangle:6x6/wilson/braid:0.5");

    @Test
    void aMapHasAScenarioThatFits() throws IOException {
        WrittenDataset written = WrittenDataset.of("movingai", split);
        assertThat(written.paths()).hasSize(8);
        for (Row row : written.rows(split)) {
            String path = "data/train-0000" + row.number() / 3 + "-of-00002/0000000" + row.number() + ".map";
            Puzzle map = Mazes.read("movingai", written.bytes(path));
            assertThat(Mazes.text("matrix", Document.of(map))).isEqualTo(Mazes.text("matrix", Document.of(row.puzzle())));
            Scenario scenario = Scenario.read(new Source("scenario", new ByteArrayInputStream(written.bytes(path + ".scen"))));
            scenario.requireFits(map.grid());
            assertThat(written.text(path + ".scen")).contains("\t0000000" + row.number() + ".map\t13\t13\t");
        }
    }

    @Test
    void aPictureIsReadAsTheMaze() throws IOException {
        WrittenDataset written = WrittenDataset.of("png", split);
        for (Row row : written.rows(split)) {
            String path = "data/train-0000" + row.number() / 3 + "-of-00002/0000000" + row.number();
            assertThat(Mazes.read("png", written.bytes(path + ".png")).maze()).isEqualTo(row.maze());
            assertThat(written.bytes(path + "-path.png")).isNotEqualTo(written.bytes(path + ".png"));
        }
    }
}
