package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.CellLabel;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.ValueRange;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The arrays of npz and npy, read back by the description of NumPy's format. */
class ArraysTest {
    private static final int NORTH = 1;
    private static final int EAST = 2;
    private static final int SOUTH = 4;
    private static final int WEST = 8;

    private final Split squares = WrittenDataset.split("train", 5, "rectangle:{3..5}x{4,6}/wilson");
    private final Split tiles = WrittenDataset.split("test", 4, "tiles:12x14/rooms");

    /** The arrays of a shard. */
    private static Map<String, NpyArray> arrays(WrittenDataset written, String path) throws IOException {
        Map<String, NpyArray> arrays = new TreeMap<>();
        ZipFiles.of(written.bytes(path)).forEach((name, bytes) -> arrays.put(name.replace(".npy", ""), NpyArray.of(bytes)));
        return arrays;
    }

    @Test
    void theBitsOfACellAreItsClosedSidesAndNoCellIs31() throws IOException {
        WrittenDataset written = WrittenDataset.whole("npz", squares, tiles);
        for (Split split : List.of(squares, tiles)) {
            NpyArray cells = arrays(written, "data/" + split.name() + "-00000-of-00001.npz").get("cells");
            for (Row row : written.rows(split)) {
                Grid grid = row.maze().grid();
                long[] bits = cells.at((int) row.number());
                for (int position = 0; position < bits.length; position++) {
                    int columns = cells.shape().get(2);
                    long cell = grid.cell(position / columns, position % columns);
                    long expected = cell == Grid.NONE ? 31 : ~row.maze().open(cell) & 15;
                    assertThat(bits[position]).isEqualTo(expected);
                }
            }
        }
    }

    /** Bellman's equations, solved by sweeps over all cells until nothing changes: another way than that of the arrays. */
    @Test
    void labelsAreWhatValueIterationFinds() throws IOException {
        Split plain = WrittenDataset.split("train", 6, "rectangle:{3..5}x{4,6}/wilson/braid:0.5", "tiles:9x9/obstacles:0.3..0.5");
        Split split = new Split("train", 6, plain.recipes(), plain.weights(), plain.start(), false, plain.goal(), plain.filter(), null, false, false, null, 0,
                plain.prompt(), List.of(CellLabel.values()), List.of());
        WrittenDataset written = WrittenDataset.whole("npz", split);
        Map<String, NpyArray> arrays = arrays(written, "data/train-00000-of-00001.npz");
        assertThat(arrays.keySet()).contains("distances", "next_moves", "values");
        int columns = arrays.get("cells").shape().get(2);
        for (Row row : written.rows(split)) {
            Grid grid = row.maze().grid();
            Map<Long, Double> values = new TreeMap<>();
            boolean changes = true;
            while (changes) {
                changes = false;
                for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                    double best = 0;
                    for (int direction = 0; direction < 4; direction++) {
                        if ((row.maze().open(cell) & 1 << direction) != 0) {
                            best = Math.max(best, 0.99 * values.getOrDefault(grid.step(cell, direction), 0.0));
                        }
                    }
                    double value = cell == row.puzzle().goalsOrLast()[0] ? 1 : best;
                    changes |= Math.abs(value - values.getOrDefault(cell, 0.0)) > 1e-12;
                    values.put(cell, value);
                }
            }
            int number = (int) row.number();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                int at = grid.row(cell) * columns + grid.column(cell);
                float value = Float.intBitsToFloat((int) arrays.get("values").at(number)[at]);
                assertThat((double) value).isCloseTo(values.get(cell), within(1e-6));
                long distance = arrays.get("distances").at(number)[at];
                assertThat(distance < 0 ? 0 : Math.pow(0.99, distance)).isCloseTo(values.get(cell), within(1e-6));
                for (int direction = 0; direction < 4; direction++) {
                    boolean isOpen = (row.maze().open(cell) & 1 << direction) != 0;
                    boolean isBetter = isOpen && values.get(grid.step(cell, direction)) > values.get(cell) + 1e-9;
                    assertThat((arrays.get("next_moves").at(number)[at] & 1 << direction) != 0).isEqualTo(isBetter);
                }
            }
        }
        assertThatThrownBy(() -> DatasetFormats.holding(WrittenDataset.dataset("npz-pixels", 10, split)))
                .hasMessage("the format npz-pixels has no labels of cells, and split train asks for [distances, next-moves, values]; formats with labels: npz, npy");
    }

    @Test
    void aPathLeadsThroughOpenSidesFromTheStartToTheGoal() throws IOException {
        Map<String, NpyArray> arrays = arrays(WrittenDataset.whole("npz", squares), "data/train-00000-of-00001.npz");
        for (int i = 0; i < squares.count(); i++) {
            long[] path = arrays.get("path").at(i);
            int length = (int) arrays.get("path_length").elements()[i];
            assertThat(path[0]).isEqualTo(arrays.get("start").elements()[i]);
            assertThat(path[length]).isEqualTo(arrays.get("goal").elements()[i]);
            assertThat(Arrays.stream(path, length + 1, path.length)).containsOnly(-1L);
            for (int step = 0; step < length; step++) {
                long closed = arrays.get("cells").at(i)[(int) path[step]];
                int columns = arrays.get("cells").shape().get(2);
                assertThat(closed & side((int) (path[step + 1] - path[step]), columns)).isZero();
            }
        }
    }

    private static int side(int offset, int columns) {
        return offset == 1 ? EAST : offset == -1 ? WEST : offset == columns ? SOUTH : offset == -columns ? NORTH : 15;
    }

    @Test
    void mazesOfSeveralSizesShareAnArrayOfTheLargest() throws IOException {
        WrittenDataset written = WrittenDataset.whole("npz", squares);
        Map<String, NpyArray> arrays = arrays(written, "data/train-00000-of-00001.npz");
        assertThat(arrays.get("cells").shape()).containsExactly(5, 5, 6);
        assertThat(arrays.get("path").shape()).containsExactly(5, 30);
        List<Row> rows = written.rows(squares);
        assertThat(arrays.get("rows").elements()).containsExactly(rows.stream().mapToLong(row -> row.maze().grid().rows()).toArray());
        assertThat(arrays.get("columns").elements()).containsExactly(rows.stream().mapToLong(row -> row.maze().grid().columns()).toArray());
        assertThat(arrays.get("seed").elements()).containsExactly(rows.stream().mapToLong(row -> row.recipe().seed()).toArray());
    }

    @Test
    void aMazeWithoutAPathHasTheLengthMinusOneAndNoCellOfAPath() throws IOException {
        RowFilter none = new RowFilter(ValueRange.ALL, ValueRange.ALL, ValueRange.ALL, false);
        Split split = Split.of("train", 6, RecipeTemplate.parse("rectangle:{4..6}x5/percolation:0.4/goal:0,4/goal:3,0"), none);
        Map<String, NpyArray> arrays = arrays(WrittenDataset.whole("npz", split), "data/train-00000-of-00001.npz");
        Map<String, NpyArray> pixels = arrays(WrittenDataset.whole("npz-pixels", split), "data/train-00000-of-00001.npz");
        assertThat(arrays.get("path_length").elements()).hasSize(6).containsOnly(-1);
        assertThat(arrays.get("path").elements()).containsOnly(-1);
        assertThat(arrays.get("goal").elements()).as("the first").containsOnly(4);
        assertThat(pixels.get("targets").elements()).containsOnly(0);
        assertThatThrownBy(() -> SplitSizes.inCells("npz", split).requireFits(7, 5)).hasMessage("a maze of 7 x 5 in an array of 6 x 5");
    }

    @Test
    void pixelsAreTheBlocksOfTheMazeAndOfItsPath() throws IOException {
        WrittenDataset written = WrittenDataset.whole("npz-pixels", squares, tiles);
        for (Split split : List.of(squares, tiles)) {
            Map<String, NpyArray> arrays = arrays(written, "data/" + split.name() + "-00000-of-00001.npz");
            for (Row row : written.rows(split)) {
                Document document = Document.of(row.puzzle());
                int i = (int) row.number();
                assertThat(text(arrays.get("inputs"), i, " #SE")).isEqualTo(padded(Mazes.text("blocks", document), arrays, '#'));
                String solved = Mazes.text("blocks", document.withSolution(row.path())).replaceAll("[SE]", ".").replace('#', ' ');
                assertThat(text(arrays.get("targets"), i, " .")).isEqualTo(padded(solved, arrays, ' '));
            }
        }
    }

    private static String text(NpyArray array, int index, String letters) {
        StringBuilder text = new StringBuilder();
        int columns = array.shape().get(2);
        long[] pixels = array.at(index);
        for (int i = 0; i < pixels.length; i++) {
            text.append(letters.charAt((int) pixels[i])).append((i + 1) % columns == 0 ? "\n" : "");
        }
        return text.toString();
    }

    private static String padded(String blocks, Map<String, NpyArray> arrays, char beyond) {
        List<Integer> shape = arrays.get("inputs").shape();
        String more = String.valueOf(beyond);
        StringBuilder text = new StringBuilder();
        List<String> lines = blocks.lines().toList();
        for (int row = 0; row < shape.get(1); row++) {
            String line = row < lines.size() ? lines.get(row) : "";
            text.append(line).append(more.repeat(shape.get(2) - line.length())).append('\n');
        }
        return text.toString();
    }

    @Test
    void filesOfNpyAreTheArraysOfOneGreatNpz() throws IOException {
        for (String content : List.of("", "-pixels")) {
            Map<String, byte[]> zip = ZipFiles.of(
                    WrittenDataset.whole("npz" + content, squares).bytes("data/train-00000-of-00001.npz"));
            WrittenDataset parts = WrittenDataset.of("npy" + content, squares);
            assertThat(parts.paths()).containsExactlyInAnyOrderElementsOf(
                    zip.keySet().stream().map(name -> "train/" + name).toList());
            zip.forEach((name, bytes) -> assertThat(parts.bytes("train/" + name)).as(name).isEqualTo(bytes));
        }
    }

    @Test
    void aShardThatNoArrayCanHoldIsRefused() {
        Split large = WrittenDataset.split("train", 1_000_000, "rectangle:100x100/wilson");
        assertThatThrownBy(() -> WrittenDataset.whole("npz", WrittenDataset.split("train", 1, "hexagon:3x3/wilson")))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("take jsonl");
        assertThatThrownBy(() -> DatasetFormats.of("npz").require(WrittenDataset.dataset("npz", Integer.MAX_VALUE, large)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("take a shard-size of at most 214748");
    }
}
