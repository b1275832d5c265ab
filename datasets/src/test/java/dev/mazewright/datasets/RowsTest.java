package dev.mazewright.datasets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.file.DatasetFile;
import dev.mazewright.formats.io.BadDataException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowsTest {
    private static DatasetRows rows(String... splits) throws BadDataException {
        return new DatasetRows(DatasetFile.parse("name = \"t\"\nseed = 7\ntries = 100000\n[[split]]\n" + String.join("\n[[split]]\n", splits), "t.toml"));
    }

    private static List<Row> all(DatasetRows rows, int split) {
        Split of = rows.dataset().splits().get(split);
        List<Row> all = new ArrayList<>();
        for (long i = 0; i < of.rows(); i++) {
            all.add(rows.rows(of).row(i));
        }
        return all;
    }

    private static String said(Row row) {
        return row.recipe() + " " + Digest.of(row.maze()) + " " + row.puzzle().ends() + " " + row.path();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "recipes = [\"rectangle:{5..9:2}x{same}/{wilson,kruskal,recursive-backtracker}\"]\nstart = \"random\"\ngoal = \"farthest\"",
        "recipes = [\"rectangle:6x7/wilson/braid:{0..0.5}/start:corner/goal:dead-end\"]",
        "recipes = [\"hexagon:5x{5..7}/wilson\", \"voronoi:4x4/kruskal\", \"polar:3x6/wilson\"]\nweights = [3, 1, 2]\ngoal = \"random\"",
        "recipes = [\"tiles:9x9/obstacles\", \"tiles:11x11/dig\"]\npath-length = \"12..\"",
        "recipes = [\"rectangle:6x6/growing-tree\"]\naugment = true\nstart = \"random\"",
        "recipes = [\"rectangle:6x6/recursive-backtracker\"]\naugment = true\nstart = \"first\"\ngoal = \"farthest\"",
        "recipes = [\"tiles:9x9/obstacles\"]\naugment = true"})
    void theRecipeOfARowMakesItAgain(String split) throws Exception {
        for (Row row : all(rows("name = \"train\"\ncount = 12\n" + split), 0)) {
            Puzzle again = Recipe.parse(row.recipe().toString()).make();
            assertThat(Digest.of(again.maze())).as(row.recipe().toString()).isEqualTo(Digest.of(row.maze()));
            assertThat(row.recipeText()).isEqualTo(row.recipe().toString());
            assertThat(again.ends()).isEqualTo(row.puzzle().ends());
            assertThat(again.maze()).isEqualTo(row.maze());
            Path path = Solving.solve(again, "bidirectional", Context.standard());
            assertThat(path.length()).isEqualTo(row.path().length());
            assertThat(row.path().goal()).isEqualTo(again.ends().goal());
        }
    }

    @Test
    void aRowDoesNotDependOnThoseMadeBefore() throws Exception {
        String split = "name = \"train\"\ncount = 40\nrecipes = [\"rectangle:{5..9}x{5..9}/{wilson,kruskal}\"]\nstart = \"random\"\ndifficulty = \"20..60\"";
        DatasetRows rows = rows(split, split.replace("train", "test"));
        List<String> inOrder = all(rows, 0).stream().map(RowsTest::said).toList();
        Rows backwards = rows.rows(rows.dataset().splits().getFirst());
        for (int i = 39; i >= 0; i--) {
            assertThat(said(backwards.row(i))).isEqualTo(inOrder.get(i));
        }
        assertThat(new HashSet<>(inOrder)).hasSize(40);
    }

    @Test
    void noMazeOfASplitIsAnImageOfAnothers() throws Exception {
        // Mazes of 3 x 3 have 28 classes, so nearly all are seen; 2 x 5 and 5 x 2 share theirs.
        DatasetRows rows = rows(
                "name = \"train\"\ncount = 300\nrecipes = [\"rectangle:3x3/wilson\", \"rectangle:2x5/kruskal\"]",
                "name = \"validation\"\ncount = 100\nrecipes = [\"rectangle:3x3/kruskal\", \"rectangle:5x2/wilson\"]",
                "name = \"test\"\ncount = 100\nrecipes = [\"rectangle:3x3/recursive-backtracker\", \"rectangle:4x4/wilson\"]");
        MazeHash hash = new MazeHash();
        List<Set<String>> classes = new ArrayList<>();
        for (int split = 0; split < 3; split++) {
            Set<String> own = new HashSet<>();
            all(rows, split).forEach(row -> own.add(HexFormat.of().formatHex(hash.of(row.maze()))));
            classes.forEach(other -> assertThat(other).doesNotContainAnyElementsOf(own));
            classes.add(own);
        }
        assertThat(classes.getFirst()).hasSizeGreaterThan(15);
    }

    @Test
    void filtersHold() throws Exception {
        assertThat(all(rows("name = \"t\"\ncount = 30\nrecipes = [\"rectangle:9x9/wilson/braid:0.5\"]\nstart = \"random\"\ngoal = \"random\"\n"
                        + "path-length = \"10..14\"\ndifficulty = \"20..40\"\nshortest-paths = \"2..3\""), 0))
                .allSatisfy(row -> {
                    assertThat(row.path().length()).isBetween(10L, 14L);
                    assertThat(row.measures().difficulty().tenths()).isBetween(200, 400);
                    assertThat(Solving.solve(row.puzzle(), "all-shortest", Context.standard()).shortestPathCount()).isBetween(2L, 3L);
                });
        assertThat(all(rows("name = \"t\"\ncount = 30\nrecipes = [\"rectangle:5x5/percolation:0.5\"]\nsolvable = false"), 0))
                .allSatisfy(row -> assertThat(row.path().found()).isFalse());
        assertThat(all(rows("name = \"t\"\ncount = 30\nrecipes = [\"rectangle:5x5/percolation:0.5\"]\nsolvable = \"any\""), 0))
                .anySatisfy(row -> assertThat(row.path().found()).isFalse())
                .anySatisfy(row -> assertThat(row.path().found()).isTrue());
    }

    /** One pair of cells in nine is a cell and itself. */
    @Test
    void aRandomStartIsNotTheGoalUnlessAPathOfNoStepIsAskedForByName() throws Exception {
        String split = "name = \"t\"\ncount = 300\nrecipes = [\"rectangle:3x3/wilson\"]\nstart = \"random\"\ngoal = \"random\"\n";
        for (String range : List.of("", "path-length = \"..8\"\n", "path-length = \"1..\"\n")) {
            assertThat(all(rows(split + range), 0)).allSatisfy(row -> assertThat(row.path().length()).isPositive());
        }
        List<String> asked = all(rows(split + "path-length = \"0..\"\n"), 0).stream().filter(row -> row.path().length() > 0).map(RowsTest::said).toList();
        assertThat(asked).hasSizeBetween(240, 290);
        assertThat(all(rows(split), 0).stream().map(RowsTest::said)).as("all other rows are the same").containsAll(asked);
    }

    @Test
    void aRecipeThatBeginsEachPathAtItsGoalIsRefusedAtOnce() throws Exception {
        DatasetRows rows = rows("name = \"t\"\ncount = 1\nrecipes = [\"rectangle:5x5/wilson/start:2,2\"]\ngoal = \"2,2\"");
        assertThatThrownBy(() -> all(rows, 0)).isInstanceOf(UsageException.class).hasMessageContaining("begins each path at its goal");
    }

    @Test
    void binsTakeTurns() throws Exception {
        DatasetRows rows = rows("name = \"t\"\ncount = 50\nrecipes = [\"rectangle:9x9/wilson\"]\nstart = \"random\"\ngoal = \"random\"\n"
                + "path-length = \"1..40\"\nbalance = \"path-length:5\"");
        List<Row> all = all(rows, 0);
        for (int i = 0; i < 50; i++) {
            assertThat((all.get(i).path().length() - 1) / 8).isEqualTo(i % 5);
        }
        assertThat(rows.bin(rows.dataset().splits().getFirst(), 1)).isEqualTo("9..16");
        // Without given ends, as many rows in each bin as well.
        DatasetRows open = rows("name = \"t\"\ncount = 50\nrecipes = [\"rectangle:9x9/wilson\"]\nbalance = \"difficulty:5\"");
        assertThat(all(open, 0)).allSatisfy(row -> assertThat(open.bin(row)).isEqualTo((int) (row.number() % 5)));
    }

    @Test
    void recipesComeByTheirWeights() throws Exception {
        List<Row> all = all(rows("name = \"t\"\ncount = 1000\nrecipes = [\"rectangle:3x3/wilson\", \"rectangle:4x4/wilson\"]\nweights = [1, 4]"), 0);
        // 200 in the mean, with a deviation of 13.
        assertThat(all.stream().filter(row -> row.recipe().toString().contains("3x3")).count()).isBetween(140L, 260L);
    }

    @Test
    void imagesAreThoseOfTheFirstRow() throws Exception {
        List<Row> all = all(rows("name = \"t\"\ncount = 3\nrecipes = [\"rectangle:5x7/wilson/braid:0.4\"]\naugment = true\nstart = \"random\"\ngoal = \"random\""), 0);
        assertThat(all).hasSize(24);
        MazeHash hash = new MazeHash();
        for (int maze = 0; maze < 3; maze++) {
            List<Row> images = all.subList(8 * maze, 8 * maze + 8);
            assertThat(images.stream().map(row -> HexFormat.of().formatHex(hash.of(row.maze()))).distinct()).hasSize(1);
            assertThat(images.stream().map(row -> row.path().length()).distinct()).hasSize(1);
            assertThat(images.get(2).recipe().toString()).contains("/dihedral:rotate-180/start:").contains("/goal:");
            assertThat(images.stream().map(row -> row.maze().grid().rows()).toList()).containsExactly(5, 7, 5, 7, 5, 5, 7, 7);
        }
    }

    @Test
    void whatNothingPassesIsGivenUpWithWhatWasSeen() throws Exception {
        DatasetRows rows = rows("name = \"t\"\ncount = 1\nrecipes = [\"rectangle:5x5/binary-tree\"]\npath-length = \"24..24\"\ndifficulty = \"90..100\"");
        assertThatThrownBy(() -> all(rows, 0)).isInstanceOf(NoRowException.class)
                .hasMessageContaining("row 0 of split t: none of 100000 candidates passes; seen: 100000 with a path and 0 without, path-length 8..")
                .hasMessageContaining("wanted: a path, path-length 24..24, difficulty 90..100, a maze that no other split has;");
    }

    @Test
    void aStartThatNoMazeHasIsReportedWithItsRecipe() throws Exception {
        DatasetRows rows = rows("name = \"t\"\ncount = 1\nrecipes = [\"rectangle:5x5/wilson\"]\nstart = \"9,9\"");
        assertThatThrownBy(() -> all(rows, 0)).hasMessage("rectangle:5x5/wilson/start:9,9/seed:0: '9' is not a valid row; it is a whole number, 0 to 4");
    }

    @Test
    void whatWasWantedIsSaidOfMazesWithoutAPath() throws Exception {
        DatasetRows pathless = rows("name = \"t\"\ncount = 1\nrecipes = [\"rectangle:3x3/percolation:1\"]\nsolvable = false\ndistinct = true");
        Rows few = new Rows(pathless.dataset().withTries(3), pathless.dataset().splits().getFirst());
        assertThatThrownBy(() -> few.row(0)).isInstanceOf(NoRowException.class)
                .hasMessageContaining("; seen: 3 with a path and 0 without, ")
                .hasMessageContaining("; wanted: no path, a maze that no other split has, unlike those of smaller rows;");
    }

    /** No epoch has a maze of another split, nor the rows of another epoch. */
    @Test
    void epochsHaveOtherMazesOfTheSameSplit() throws Exception {
        Dataset dataset = rows("name = \"a\"\ncount = 20\nrecipes = [\"rectangle:3x3/wilson\"]",
                "name = \"b\"\ncount = 20\nrecipes = [\"rectangle:3x3/wilson\"]").dataset();
        assertThat(dataset.epoch(0)).isEqualTo(dataset);
        List<Set<String>> seen = List.of(new HashSet<>(), new HashSet<>());
        Set<List<Long>> seeds = new HashSet<>();
        MazeHash hash = new MazeHash();
        for (int epoch = 0; epoch < 10; epoch++) {
            DatasetRows rows = new DatasetRows(dataset.epoch(epoch));
            for (int split = 0; split < 2; split++) {
                List<Row> all = all(rows, split);
                assertThat(seeds.add(all.stream().map(row -> row.recipe().seed()).toList())).isTrue();
                for (Row row : all) {
                    seen.get(split).add(HexFormat.of().formatHex(hash.of(row.maze())));
                }
            }
        }
        assertThat(seen.getFirst()).doesNotContainAnyElementsOf(seen.getLast());
    }
}
