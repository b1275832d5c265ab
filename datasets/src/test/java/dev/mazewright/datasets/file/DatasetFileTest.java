package dev.mazewright.datasets.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.write.DatasetFormats;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Corpora;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
                share = 4
                labels = ["distances", "values"]
                earlier = [1000]

                [[split]]
                name = "test"
                count = 100
                recipes = ["rectangle:9x9/percolation"]
                solvable = false
                share = 1
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
        "prompt = \"Solve {mase}\" | line 6: ,a prompt without {maze}",
        "drawing = \"words\" ~ sentence = \"{cell}\" | line 7: ,a sentence without {directions}",
        "unique = true ~ shortest-paths = \"1..4\" | line 6: ,unique beside shortest-paths"})
    void whatIsWrongIsReportedWithItsLine(String lines, String parts) {
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + lines.replace(" ~ ", "\n"), "t.toml"))
                .isInstanceOf(BadDataException.class)
                .hasMessageContainingAll(parts.startsWith("line 6: exp") ? new String[] {"line 6", "paht-length", "path-length"} : parts.split(",(?! )", -1));
    }

    @ParameterizedTest
    @MethodSource("dev.mazewright.datasets.file.PaperExamples#names")
    void thePapersExamplesAreDatasets(String name) throws Exception {
        Dataset dataset = DatasetFile.parse(PaperExamples.text(name), name);
        assertThat(DatasetFormats.holding(dataset).name()).isEqualTo(dataset.format());
        for (Split split : dataset.splits()) {
            Row row = new Rows(dataset.withSplits(java.util.List.of(split)), split).row(0);
            assertThat(row.path().found()).isTrue();
        }
        assertThatThrownBy(() -> PaperExamples.text("maze-herd")).hasMessageContaining("did you mean maze-hard");
    }

    /** maze512-1-0 of the benchmark has the dead ends, junctions and crossings of a growing tree, twice as many as a depth-first search leaves. */
    @Test
    void mazesOfTheBenchmarkHaveItsTexture() throws Exception {
        double[] published = shares(Formats.read(new Source("map", Files.newInputStream(Corpora.folder().resolve("movingai/maze512-1-0.map"))), null).maze());
        Dataset dataset = DatasetFile.parse(PaperExamples.text("movingai-maze512").replace("{1,2,4,8,16,32}", "1"), "example");
        double[] ours = shares(new Rows(dataset, dataset.splits().getFirst()).row(0).maze());
        for (int ways : new int[] {1, 3, 4}) {
            assertThat(ours[ways]).isCloseTo(published[ways], withinPercentage(10));
        }
    }

    /**
     * Paths begin at the cell that the generator's trace comes to first. 3,000 mazes of 9 x 9 by the published generator have paths of 21.9 tiles
     * in the mean (python/loaders/figures.py), those that begin at any cell 14.7; the standard error is below 0.2.
     */
    @Test
    void pathsBeginWhereTheSearchBegan() throws Exception {
        Dataset dataset = DatasetFile.parse(PaperExamples.text("easy-to-hard"), "example");
        assertThat(DatasetText.print(dataset)).isEqualTo(DatasetText.print(DatasetFile.parse(DatasetText.print(dataset), "printed"))).contains("start = \"first\"");
        Rows rows = new Rows(dataset, dataset.splits().getFirst());
        double steps = 0;
        for (int i = 0; i < 3000; i++) {
            Row row = rows.row(i);
            steps += 2 * row.path().length() / 3000.0;
            Maker maker = new Maker(Recipe.parse(row.recipeText()));
            Maze traced = maker.blankToTrace();
            Trace trace = new Trace(traced.grid(), Context.standard());
            traced.trace(trace);
            assertThat(maker.carve(traced).start()).isEqualTo(row.puzzle().start());
            Playback first = new Playback(trace, maker.blank());
            first.forward();
            assertThat(first.marks(row.puzzle().start())).isEqualTo(Trace.VISITED);
        }
        assertThat(steps).isCloseTo(21.9, within(0.8));
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + "start = \"first\"", "t.toml")).hasMessageContaining("recursive-backtracker");
    }

    /** The shares of cells with 0 to 4 passages. */
    private static double[] shares(Maze maze) {
        double[] shares = new double[5];
        for (long cell = 0; cell < maze.grid().cells(); cell++) {
            shares[Integer.bitCount(maze.open(cell))] += 1.0 / maze.grid().cells();
        }
        return shares;
    }

    @Test
    void theTextOfPromptsIsReadAndPrinted() throws Exception {
        String text = HEAD + RECIPES + "system = \"Du\"\nprompt = \"{maze}\\n?\"\ndrawing = \"words\"\nanswer = \"coordinates\"\n"
                + "directions = [\"nord\", \"øst\", \"sør\", \"vest\"]\nsentence = \"{cell} {directions}\"\n";
        String printed = DatasetText.print(DatasetFile.parse(text, "t.toml"));
        assertThat(printed).contains("prompt = \"{maze}\\n?\"", "\"s\\u00f8r-vest\"");
        assertThat(DatasetText.print(DatasetFile.parse(printed, "t.toml"))).isEqualTo(printed);
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + "directions = [\"a\", \"b\"]", "t.toml")).hasMessageContaining("four or eight different words");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + "drawing = \"block\"", "t.toml")).hasMessageContaining("blocks");
    }

    /** The usual question asks for the answer that the rows have, and is not printed. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
        "answer = \"coordinates\" | as (row,column)", "directions = [\"up\", \"right\", \"down\", \"left\"] | words up, right, down and left for north",
        "drawing = \"matrix\" | letters N, E, S and W"})
    void theUsualQuestionAsksForTheAnswer(String line, String asked) throws Exception {
        Dataset dataset = DatasetFile.parse(HEAD + RECIPES + line + "\n", "t.toml");
        assertThat(dataset.splits().getFirst().prompt().text()).contains("{maze}", asked).satisfies(text -> assertThat(text.contains("N, E")).isEqualTo(asked.contains("N, E")));
        assertThat(DatasetText.print(dataset)).doesNotContain("prompt = ");
    }

    @Test
    void aMarkOfTheByteOrderIsSkipped() throws Exception {
        assertThat(DatasetText.print(DatasetFile.parse("\ufeff" + HEAD + RECIPES, "t.toml"))).isEqualTo(DatasetText.print(DatasetFile.parse(HEAD + RECIPES, "t.toml")));
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThatThrownBy(() -> DatasetFile.parse("name = \"T\"", "t.toml")).hasMessageContaining("no [[split]]");
        assertThatThrownBy(() -> DatasetFile.parse("seed = 1\n[[split]]\n", "t.toml")).hasMessageContaining("no name");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD, "t.toml")).hasMessageContaining("no recipes");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + "recipes = [\"rectangle:9x9/wilsom\"]", "t.toml")).hasMessageContaining("did you mean wilson");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + HEAD.substring(10) + RECIPES, "t.toml")).hasMessageContaining("a second split train");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + "share = 1\n" + HEAD.substring(10).replace("train", "test") + RECIPES, "t.toml"))
                .hasMessageContaining("no share where split train has one");
        assertThatThrownBy(() -> DatasetFile.parse("format = \"npy5\"\n" + HEAD + RECIPES, "t.toml")).hasMessageContaining("unknown format 'npy5'");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + "recipes = [\"hexagon:9x9/wilson\"]\naugment = true", "t.toml"))
                .hasMessageContaining("full rectangles and tiles");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD.replace("train", "../x") + RECIPES, "t.toml")).hasMessageContaining("letters, digits");
    }

    /** Each line after the recipe asks for what its mazes do not have. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rectangle:9x9/wilson/open:0,0.top | augment = true | recipes without openings",
        "tiles:9x9/dig/start:1,1 | augment = true | recipes without start and goal,dig,which that generator decides",
        "tiles:9x9/dig | augment = true ~ goal = \"random\" | recipes without start and goal",
        "rectangle:9x9,mask=circle/wilson | augment = true | full rectangles and tiles",
        "rectangle:9x9/recursive-backtracker/braid:0.5 | start = \"first\" | recursive-backtracker without start,transforms",
        "rectangle:9x9/recursive-backtracker/start:1,1 | start = \"first\" | recursive-backtracker without start",
        "rectangle:9x9/recursive-backtracker/goal:1,1/goal:2,2 | start = \"first\" | with one goal",
        "rectangle:9x9/recursive-backtracker/open:0,0.top | start = \"first\" | and openings",
        "rectangle:9x9/wilson | difficulty = \"2..\" ~ solvable = \"any\" | mazes without a path beside a filter",
        "rectangle:9x9/wilson | directions = [\"n\",\"e\",\"s\",\"E\"] | four or eight different words",
        "rectangle:9x9/wilson | directions = [\"n\",\"e\",\"s\",\"to west\"] | without blanks and commas",
        "rectangle:9x9/wilson | directions = [\"n\",\"e\",\"s\",\"\"] | without blanks and commas"})
    void whatTheMazesOfTheRecipesDoNotHaveIsRefused(String recipe, String lines, String parts) {
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + "recipes = [\"" + recipe + "\"]\n" + lines.replace(" ~ ", "\n"), "t.toml"))
                .isInstanceOf(BadDataException.class)
                .hasMessageContainingAll(parts.split(",(?! )", -1));
    }

    @Test
    void aListThatHoldsNoSplitAndNoRecipeIsRefused() {
        for (String splits : List.of("split = []", "split = [1]", "split = 1")) {
            assertThatThrownBy(() -> DatasetFile.parse("name = \"T\"\n" + splits, "t.toml")).isInstanceOf(BadDataException.class).hasMessageContaining("[[split]]");
        }
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + "recipes = []", "t.toml")).hasMessageContaining("an empty list of recipes");
        String other = HEAD.substring(10).replace("train", "test") + RECIPES;
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + other + "share = 1\n", "t.toml")).hasMessageContaining("share = 1 where split train has none");
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + RECIPES + other + "earlier = [1]\n", "t.toml")).hasMessageContaining("as many earlier counts for each split");
    }

    @Test
    void aSplitIsFoundByItsNameAndTheOnlyOneWithout() throws BadDataException {
        Dataset one = DatasetFile.parse(HEAD + RECIPES, "t.toml");
        Dataset two = DatasetFile.parse(HEAD + RECIPES + HEAD.substring(10).replace("train", "test") + RECIPES, "t.toml");
        assertThat(one.split(null)).isEqualTo(one.split("train"));
        assertThat(two.split("test")).isEqualTo(two.splits().getLast());
        assertThatThrownBy(() -> two.split(null)).hasMessageContainingAll("several splits", "--split", "train, test");
        assertThatThrownBy(() -> one.split("tset")).hasMessageContainingAll("no split 'tset'", "it has train");
    }

    @Test
    void aMazeOfOneCellIsARowOnlyWherePathsOfNoStepAreAskedForByName() throws BadDataException {
        String one = HEAD + "recipes = [\"rectangle:1x1/wilson\"]\n";
        assertThatThrownBy(() -> DatasetFile.parse(one, "t.toml")).hasMessageContaining("\"0..\": a maze of one cell has a path of no step");
        assertThat(DatasetFile.parse(one + "path-length = \"0..\"\n", "t.toml").splits()).hasSize(1);
    }

    /** Each of these generators looks for a path, or makes connected mazes. */
    @ParameterizedTest
    @ValueSource(strings = {"tiles:9x9/obstacles", "tiles:9x9/obstacles/start:random/goal:random", "tiles:9x9/{rooms,dig}",
        "rectangle:9x9/wilson/braid:0.5", "rectangle:9x9/{wilson,kruskal}"})
    void mazesWithoutAPathAreRefusedAtOnceOfGeneratorsThatMakeNone(String recipe) {
        assertThatThrownBy(() -> DatasetFile.parse(HEAD + "recipes = [\"" + recipe + "\"]\nsolvable = false\n", "t.toml"))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("solvable = false, which no maze passes");
    }

    /** What is named by its number or measured is decided when the floor is done. */
    @ParameterizedTest
    @ValueSource(strings = {"tiles:9x9/obstacles/goal:40", "tiles:9x9/obstacles/start:dead-end", "rectangle:9x9/{wilson,percolation}"})
    void mazesWithoutAPathAreLookedForWhereThereMayBeAny(String recipe) throws BadDataException {
        assertThat(DatasetFile.parse(HEAD + "recipes = [\"" + recipe + "\"]\nsolvable = false\n", "t.toml").splits()).hasSize(1);
    }
}
