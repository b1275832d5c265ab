package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.movingai.Scenario;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each row has files of its own, which are read back. */
class FilesOfRowsTest {
    @TempDir
    private Path folder;

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

    @Test
    void tarListsAndUnpacksTheFilesOfAShard() throws IOException, InterruptedException {
        WrittenDataset written = WrittenDataset.whole("webdataset", split);
        Files.write(folder.resolve("shard.tar"), written.bytes("data/train-00000-of-00001.tar"));
        Process tar;
        try {
            tar = new ProcessBuilder("tar", "-xvf", "shard.tar").directory(folder.toFile()).redirectErrorStream(true).start();
        } catch (IOException e) {
            assumeTrue(false, "tar is not installed");
            throw e;
        }
        String listed = new String(tar.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(tar.waitFor()).as(listed).isZero();
        assertThat(listed.lines().toList()).hasSize(12).startsWith("00000000.json", "00000000.path.png", "00000000.png", "00000001.json");
        for (Row row : written.rows(split)) {
            byte[] document = Files.readAllBytes(folder.resolve("0000000" + row.number() + ".json"));
            byte[] picture = Files.readAllBytes(folder.resolve("0000000" + row.number() + ".png"));
            assertThat(Mazes.read("json", document).maze()).isEqualTo(row.maze());
            assertThat(Mazes.read("png", picture).maze()).isEqualTo(row.maze());
        }
    }
}
