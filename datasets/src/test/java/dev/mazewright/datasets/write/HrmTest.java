package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.TinyJson;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Maze-Hard's files, field for field. */
class HrmTest {
    private final Split train = WrittenDataset.split("train", 7, "rectangle:4x4/wilson");
    private final Split test = WrittenDataset.split("test", 4, "tiles:12x12/rooms");
    private final WrittenDataset written = WrittenDataset.of("hrm", train, test);

    @Test
    void aLineOfTheCsvIsTheMazeItsAnswerAndTheStepsBetween() throws IOException {
        List<String> lines = written.text("train.csv").lines().toList();
        assertThat(lines.getFirst()).isEqualTo("source,question,answer,rating");
        List<Row> rows = written.rows(train);
        assertThat(lines).hasSize(1 + rows.size());
        for (Row row : rows) {
            String[] fields = lines.get(1 + (int) row.number()).split(",(?=[^\"]*(?:\"[^\"]*\"[^\"]*)*$)");
            assertThat(fields[0].replace("\"", "")).isEqualTo(row.recipe().toString());
            assertThat(fields[1]).isEqualTo(blocks(Document.of(row.puzzle())));
            assertThat(fields[2]).isEqualTo(blocks(Document.of(row.puzzle()).withSolution(row.path())).replace('.', 'o'));
            assertThat(fields[3]).isEqualTo(Long.toString(row.path().length()));
        }
    }

    private static String blocks(Document document) throws IOException {
        return Mazes.text("blocks", document).replace("\n", "").replace('E', 'G');
    }

    @Test
    void theFolderHoldsTheLettersOfTheCsvAsNumbers() {
        for (Split split : List.of(train, test)) {
            NpyArray inputs = NpyArray.of(written.bytes(split.name() + "/all__inputs.npy"));
            NpyArray labels = NpyArray.of(written.bytes(split.name() + "/all__labels.npy"));
            int length = split == train ? 81 : 144;
            assertThat(List.of(inputs.type(), labels.type())).containsOnly("|u1");
            assertThat(List.of(inputs.shape(), labels.shape())).containsOnly(List.of((int) split.count(), length));
            List<String> lines = written.text(split.name() + ".csv").lines().skip(1).toList();
            for (int i = 0; i < lines.size(); i++) {
                String letters = lines.get(i).replaceAll("\"[^\"]*\"", "");
                assertThat(numbers(letters.split(",")[1])).isEqualTo(inputs.at(i));
                assertThat(numbers(letters.split(",")[2])).isEqualTo(labels.at(i));
            }
        }
    }

    private static long[] numbers(String letters) {
        return letters.chars().mapToLong(letter -> "# SGo".indexOf(letter) + 1).toArray();
    }

    @Test
    void eachMazeIsAPuzzleAndAGroupOfItsOwn() {
        assertThat(NpyArray.of(written.bytes("train/all__puzzle_identifiers.npy"))).satisfies(zeros -> {
            assertThat(zeros.type()).isEqualTo("<i4");
            assertThat(zeros.elements()).containsExactly(new long[7]);
        });
        for (String array : List.of("puzzle_indices", "group_indices")) {
            NpyArray indices = NpyArray.of(written.bytes("train/all__" + array + ".npy"));
            assertThat(indices.type()).isEqualTo("<i4");
            assertThat(indices.elements()).containsExactly(IntStream.rangeClosed(0, 7).asLongStream().toArray());
        }
    }

    @Test
    void theEightImagesOfAMazeAreOneGroup() {
        Split images = WrittenDataset.split("train", 2, true, null, "rectangle:3x3/wilson");
        WrittenDataset augmented = WrittenDataset.of("hrm", images);
        assertThat(NpyArray.of(augmented.bytes("train/all__group_indices.npy")).elements()).containsExactly(0, 8, 16);
        assertThat(NpyArray.of(augmented.bytes("train/all__puzzle_indices.npy")).shape()).containsExactly(17);
        assertThat(TinyJson.object(augmented.text("train/dataset.json"))).containsEntry("total_groups", 2L).containsEntry("total_puzzles", 2L);
    }

    /** Those that Tiny Recursive Models at e7b6871 demand, which are those of HRM at 42410da and one more, which HRM ignores. */
    @Test
    void theDescriptionHasTheFieldsThatBothLoadersDemand() {
        assertThat(TinyJson.object(written.text("test/dataset.json"))).isEqualTo(Map.of(
                "pad_id", 0L, "ignore_label_id", 0L, "blank_identifier_id", 0L, "vocab_size", 6L, "seq_len", 144L,
                "num_puzzle_identifiers", 1L, "total_groups", 4L, "mean_puzzle_examples", 1L, "total_puzzles", 4L,
                "sets", List.of("all")));
        assertThat(written.text("identifiers.json")).isEqualTo("[\"<blank>\"]");
        assertThat(written.paths()).hasSize(1 + 2 * 7);
    }

    @Test
    void mazesOfSeveralSizesAreRefused() {
        for (String recipe : List.of("rectangle:{4..5}x{same}/wilson", "rectangle:4x5/wilson", "hexagon:4x4/wilson",
                "rectangle:4x4/wilson/{unicursal,braid:0.1}")) {
            assertThatThrownBy(() -> WrittenDataset.of("hrm", WrittenDataset.split("train", 1, recipe)))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("hrm holds mazes of");
        }
    }

    @Test
    void aMazeThatItsRecipeDoublesHasTheDoubledSize() {
        WrittenDataset doubled = WrittenDataset.of("hrm", WrittenDataset.split("train", 1, "rectangle:3x3/wilson/unicursal"));
        assertThat(NpyArray.of(doubled.bytes("train/all__inputs.npy")).shape()).containsExactly(1, 169);
    }
}
