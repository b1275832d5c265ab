package dev.mazewright.datasets.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.formats.io.BadDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatasetFileTest {
    private static final String HEAD = "name = \"T\"\n[[split]]\nname = \"train\"\ncount = 5\n";
    private static final String RECIPES = "recipes = [\"rectangle:9x9/wilson\"]\n";

    @Test
    void allKeysAreReadAndPrinted() throws Exception {
        String text = """
                name = "All keys"
                seed = -4
                format = "npz"
                shard-size = 100
                licence = "MIT"
                tries = 500

                [[split]]
                name = "train"
                count = 2000
                recipes = ["rectangle:{9..15:2}x{same}/{wilson,kruskal}", "tiles:9x9/dig"]
                weights = [3, 1]
                start = "random"
                goal = "farthest"
                path-length = "10..200"
                difficulty = "30.."
                shortest-paths = "1"
                balance = "path-length:10"
                augment = true
                distinct = true
                trace = "a-star"
                earlier = [1000]

                [[split]]
                name = "test"
                count = 100
                recipes = ["rectangle:9x9/percolation"]
                solvable = false
                earlier = [100]
                """.replace(", \"tiles:9x9/dig\"", ", \"tiles:9x9/obstacles\"").replace("start = \"random\"\n", "").replace("goal = \"farthest\"\n", "");
        Dataset dataset = DatasetFile.parse(text, "t.toml");
        assertThat(DatasetText.print(dataset)).isEqualTo(text);
        assertThat(dataset.splits().getFirst().rows()).isEqualTo(16_000);
        assertThat(DatasetText.print(DatasetFile.parse(HEAD + RECIPES + "start = \"random\"\ngoal = \"farthest\"\nunique = true\nsolvable = true\n", "t")))
                .endsWith("start = \"random\"\ngoal = \"farthest\"\nshortest-paths = \"1\"\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "paht-length = \"1..2\" | line 6: expected one of a split; did you mean path-length?, found the key 'paht-length'",
        "path-length = \"9..2\" | line 6: ,'9..2' is an empty range",
        "path-length = \"81..\" | line 6: ,which no maze passes,at most 80 steps: the largest mazes of the split have 81 cells",
        "difficulty = \"101..\" | line 6: ,which no maze passes",
        "shortest-paths = \"2..\" | line 6: ,which no maze passes,mazes of these recipes are perfect",
        "solvable = false | line 6: ,which no maze passes,percolation",
        "shortest-paths = \"0\" | line 6: ,which no maze passes",
        "solvable = \"maybe\" | line 6: ,solvable = true, false or \"any\"",
        "path-length = \"1..2\" ~ solvable = false | line 7: ,mazes without a path beside a filter",
        "weights = [1, 2] | line 6: ,2 weights",
        "balance = \"path-length\" | line 6: ,path-length:N",
        "start = \"centre\" | line 6: ,'centre' is not a cell",
        "trace = \"a-stat\" | line 6: ,a-star",
        "unique = true ~ shortest-paths = \"1..4\" | line 6: ,unique beside shortest-paths"})
    void whatIsWrongIsReportedWithItsLine(String lines, String parts) {
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + lines.replace(" ~ ", "\n"), "t.toml"))
                .isInstanceOf(BadDataException.class)
                .hasMessageContainingAll(parts.startsWith("line 6: exp") ? new String[] {"line 6", "paht-length", "path-length"} : parts.split(",(?! )", -1));
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThatThrownBy(() -> DatasetFile.parse("name = \"T\"", "t.toml")).hasMessageContaining("no [[split]]");
        assertThatThrownBy(() -> DatasetFile.parse("seed = 1\n[[split]]\n", "t.toml")).hasMessageContaining("no name");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD, "t.toml")).hasMessageContaining("no recipes");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + "recipes = [\"rectangle:9x9/wilsom\"]", "t.toml")).hasMessageContaining("did you mean wilson");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + HEAD.substring(10) + RECIPES, "t.toml")).hasMessageContaining("a second split train");
        assertThatThrownBy(() -> DatasetFile.parse("format = \"npy5\"\n" + HEAD + RECIPES, "t.toml")).hasMessageContaining("unknown format 'npy5'");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + "recipes = [\"hexagon:9x9/wilson\"]\naugment = true", "t.toml"))
                .hasMessageContaining("full rectangles and tiles");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD.replace("train", "../x") + RECIPES, "t.toml")).hasMessageContaining("letters, digits");
    }
}
