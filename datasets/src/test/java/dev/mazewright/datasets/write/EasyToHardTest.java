package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The arrays of the easy-to-hard mazes have the names, shapes and colours of the published ones. */
class EasyToHardTest {
    private final Split train = WrittenDataset.split("train", 4, "rectangle:5x5/recursive-backtracker");
    private final WrittenDataset written = WrittenDataset.of("easy-to-hard", train);
    private final NpyArray inputs = NpyArray.of(written.bytes("maze_data_train_9/inputs.npy"));
    private final NpyArray solutions = NpyArray.of(written.bytes("maze_data_train_9/solutions.npy"));

    @Test
    void mazesOfSize9Are24PixelsWide() {
        assertThat(inputs.shape()).containsExactly(4, 3, 24, 24);
        assertThat(solutions.shape()).containsExactly(4, 24, 24);
        assertThat(written.paths()).hasSize(2);
    }

    @Test
    void aTileIsTwoByTwoPixelsInAFrameOfOne() throws IOException {
        for (Row row : written.rows(train)) {
            int i = (int) row.number();
            String[] question = Mazes.text("blocks", Document.of(row.puzzle())).split("\n");
            String[] answer = Mazes.text("blocks", Document.of(row.puzzle()).withSolution(row.path())).split("\n");
            for (int y = 0; y < 24; y++) {
                for (int x = 0; x < 24; x++) {
                    boolean isFrame = x == 0 || y == 0 || x == 23 || y == 23;
                    char tile = isFrame ? '#' : question[(y - 1) / 2].charAt((x - 1) / 2);
                    char solved = isFrame ? '#' : answer[(y - 1) / 2].charAt((x - 1) / 2);
                    long[] pixels = inputs.at(i);
                    assertThat("" + pixels[24 * y + x] + pixels[24 * (24 + y) + x] + pixels[24 * (48 + y) + x])
                            .isEqualTo(tile == '#' ? "000" : tile == 'S' ? "010" : tile == 'E' ? "100" : "111");
                    assertThat(solutions.at(i)[24 * y + x]).isEqualTo("SE.".indexOf(solved) >= 0 ? 1 : 0);
                }
            }
        }
    }
}
