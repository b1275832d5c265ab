package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.ValueRange;
import dev.mazewright.formats.testing.Corpora;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The files of maze-dataset: passages down and to the right, paths, and the fields of the published files. */
class ZanjTest {
    private final Split split = WrittenDataset.split("train", 4, "rectangle:5x5/wilson");
    private final WrittenDataset written = WrittenDataset.whole("zanj", split);

    private static Map<String, byte[]> zip(byte[] bytes) throws IOException {
        return ZipFiles.of(bytes);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> json(byte[] bytes) {
        return (Map<String, Object>) Corpora.json(new ByteArrayInputStream(bytes));
    }

    @Test
    void theArraysAreThePassagesAndThePaths() throws IOException {
        Map<String, byte[]> files = zip(written.bytes("data/train-00000-of-00001.zanj"));
        NpyArray passages = NpyArray.of(files.get("maze_connection_lists.npy"));
        NpyArray lengths = NpyArray.of(files.get("maze_solution_lengths.npy"));
        NpyArray paths = NpyArray.of(files.get("maze_solutions.npy"));
        assertThat(List.of(passages.type(), lengths.type(), paths.type())).containsExactly("|b1", "<i4", "|i1");
        assertThat(passages.shape()).containsExactly(4, 2, 5, 5);
        for (Row row : written.rows(split)) {
            int i = (int) row.number();
            Grid grid = row.maze().grid();
            for (int cell = 0; cell < 25; cell++) {
                int open = row.maze().open(grid.cellAt(cell));
                assertThat(passages.at(i)[cell]).isEqualTo(Directions.contains(open, 2) ? 1 : 0);
                assertThat(passages.at(i)[25 + cell]).isEqualTo(Directions.contains(open, 1) ? 1 : 0);
            }
            assertThat(lengths.elements()[i]).isEqualTo(row.path().length() + 1);
            int[] at = {0};
            row.path().forEach(cell -> {
                assertThat(paths.at(i)[at[0]++]).isEqualTo(grid.row(cell));
                assertThat(paths.at(i)[at[0]++]).isEqualTo(grid.column(cell));
            });
        }
        assertThat(paths.shape()).containsExactly(4, (int) Arrays.stream(lengths.elements()).max().orElseThrow(), 2);
    }

    @Test
    @SuppressWarnings("unchecked")
    void theDescriptionHasTheFieldsOfAPublishedFile() throws IOException {
        Map<String, byte[]> own = zip(written.bytes("data/train-00000-of-00001.zanj"));
        Map<String, byte[]> published = zip(Files.readAllBytes(
                Corpora.folder().resolve("maze-dataset/demo_small-g3-n100-a_dfs-h82886.zanj")));
        assertThat(own).containsKeys(published.keySet().toArray(new String[0]));
        for (String file : List.of("__zanj__.json", "__zanj_meta__.json")) {
            assertThat(json(own.get(file)).keySet()).containsExactlyInAnyOrderElementsOf(json(published.get(file)).keySet());
        }
        Map<String, Object> cfg = (Map<String, Object>) json(own.get("__zanj__.json")).get("cfg");
        Map<String, Object> theirs = (Map<String, Object>) json(published.get("__zanj__.json")).get("cfg");
        assertThat(cfg.keySet()).containsExactlyInAnyOrderElementsOf(theirs.keySet());
        assertThat((Map<String, Object>) cfg.get("maze_ctor")).containsEntry("__name__", "gen_wilson");
        Map<String, Object> paths = (Map<String, Object>) json(own.get("__zanj__.json")).get("maze_solutions");
        assertThat(paths.keySet()).containsExactlyInAnyOrderElementsOf(
                ((Map<String, Object>) json(published.get("__zanj__.json")).get("maze_solutions")).keySet());
        assertThat((List<Long>) paths.get("shape")).hasSize(3);
    }

    /** A published file of a hundred mazes counts for each property the mazes that have a value of it. */
    @Test
    @SuppressWarnings("unchecked")
    void theDescriptionCountsWhatIsKnownOfEachMaze() throws IOException {
        Map<String, Object> published = (Map<String, Object>) json(zip(Files.readAllBytes(
                Corpora.folder().resolve("maze-dataset/demo_small-g3-n100-a_dfs-h82886.zanj"))).get("__zanj__.json")).get("generation_metadata_collected");
        assertThat(published).containsEntry("func_name", Map.of("gen_dfs", 100L)).containsKey("grid_shape");
        Split mixed = WrittenDataset.split("train", 40, "rectangle:5x5/{wilson,hunt-and-kill}");
        Map<String, Object> own = json(zip(WrittenDataset.whole("zanj", mixed).bytes("data/train-00000-of-00001.zanj")).get("__zanj__.json"));
        Map<String, Object> collected = (Map<String, Object>) own.get("generation_metadata_collected");
        assertThat(collected).containsEntry("grid_shape", Map.of("(5, 5)", 40L));
        Map<String, Long> names = (Map<String, Long>) collected.get("func_name");
        assertThat(names).containsOnlyKeys("gen_wilson", "hunt-and-kill");
        assertThat(names.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(40);
        assertThat((Map<String, Object>) ((Map<String, Object>) own.get("cfg")).get("maze_ctor")).containsEntry("__name__", "gen_dfs");
    }

    /** The loader's constructor of a maze refuses a solution without cells. */
    @Test
    void mazesWithoutAPathAreRefused() {
        RowFilter any = new RowFilter(ValueRange.ALL, ValueRange.ALL, ValueRange.ALL, null);
        Split some = Split.of("train", 4, RecipeTemplate.parse("rectangle:5x5/percolation:0.4"), any);
        assertThatThrownBy(() -> WrittenDataset.of("zanj", some))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("zanj holds mazes with a path");
    }

    /** A grid of a zanj file is n x n, and numbers of cells are bytes with a sign. */
    @Test
    void mazesOfOtherSizesAreRefused() {
        for (Map.Entry<String, String> refused : Map.of("rectangle:5x6/wilson", "5 x 6", "rectangle:{5..6}x5/wilson", "several sizes",
                "rectangle:129x129/wilson", "129 x 129").entrySet()) {
            assertThatThrownBy(() -> WrittenDataset.of("zanj", WrittenDataset.split("train", 1, refused.getKey())))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining(refused.getValue())
                    .hasMessageContaining("take npz");
        }
    }
}
