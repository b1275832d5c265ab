package dev.mazewright.spark.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasSurvey;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.spark.LocalSpark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The jobs on atlases against the mazes built in full, and searches through them. */
class AtlasJobsTest {
    private static final String RECIPE = "rectangle:150x210/atlas:wilson,side=4/seed:11";
    private static final Set<String> OTHERS = Set.of("output", "pairs", "zoom", "region", "solution");
    private static SparkSession spark;

    @BeforeAll
    static void start() {
        spark = LocalSpark.session();
    }

    private static AtlasJob job(String recipe, String... options) {
        Map<String, String> all = new HashMap<>(Map.of("recipe", recipe));
        for (int i = 0; i < options.length; i += 2) {
            all.put(options[i], options[i + 1]);
        }
        return AtlasJob.of(spark, all, OTHERS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "3"})
    void theCensusIsThatOfASearchHoweverItIsSplit(String level) {
        Maze maze = Recipe.parse(RECIPE).make().maze();
        AtlasSurvey whole = AtlasCensus.of(job(RECIPE, "level", level, "partitions", "1"));
        assertThat(AtlasCensus.of(job(RECIPE, "level", level, "partitions", "7"))).isEqualTo(whole);
        assertThat(AtlasCensus.of(job(RECIPE))).isEqualTo(whole);
        assertThat(whole.cells().longValueExact()).isEqualTo(maze.grid().cells());
        long deadEnds = 0;
        for (long cell = maze.grid().first(); cell != Grid.NONE; cell = maze.grid().next(cell)) {
            deadEnds += Integer.bitCount(maze.open(cell)) == 1 ? 1 : 0;
        }
        assertThat(whole.deadEnds().longValueExact()).isEqualTo(deadEnds);
        long[] distances = distances(maze, farthest(maze, 0));
        assertThat(whole.diameter().length().longValueExact()).isEqualTo(Arrays.stream(distances).max().orElseThrow());
        AtlasCell from = whole.diameter().from();
        AtlasCell to = whole.diameter().to();
        assertThat(distances(maze, (int) (from.row() * 210 + from.column()))[(int) (to.row() * 210 + to.column())])
                .isEqualTo(whole.diameter().length().longValueExact());
    }

    private static int farthest(Maze maze, int from) {
        long[] distances = distances(maze, from);
        int farthest = 0;
        for (int cell = 0; cell < distances.length; cell++) {
            farthest = distances[cell] > distances[farthest] ? cell : farthest;
        }
        return farthest;
    }

    /** The distances of all cells from one, by their numbers. */
    private static long[] distances(Maze maze, int from) {
        Grid grid = maze.grid();
        long[] distances = new long[(int) grid.cells()];
        Arrays.fill(distances, -1);
        distances[from] = 0;
        int[] queue = new int[distances.length];
        queue[0] = from;
        for (int head = 0, tail = 1; head < tail; head++) {
            long cell = grid.cell(queue[head] / grid.columns(), queue[head] % grid.columns());
            for (int direction = 0; direction < 4; direction++) {
                if (((maze.open(cell) >> direction) & 1) == 1) {
                    int other = (int) grid.number(grid.step(cell, direction));
                    if (distances[other] < 0) {
                        distances[other] = distances[queue[head]] + 1;
                        queue[tail++] = other;
                    }
                }
            }
        }
        return distances;
    }

    @Test
    void rowsOfSurveysAreReadAgain() {
        Atlas atlas = AtlasJob.puzzle(RECIPE).atlas();
        for (int level = 1; level <= atlas.levels(); level++) {
            AtlasSurvey survey = atlas.survey(level, new AtlasCell(0, atlas.columns(level) - 1), Context.ofStep());
            assertThat(SurveyRow.parse(SurveyRow.text(survey))).isEqualTo(survey);
        }
    }

    @Test
    void allBlocksAreTreesWithTheirDoors() {
        AtlasVerify.Faults one = AtlasVerify.of(job(RECIPE, "level", "2", "partitions", "1"));
        Atlas atlas = AtlasJob.puzzle(RECIPE).atlas();
        long blocks = 0;
        for (int level = 1; level <= atlas.levels(); level++) {
            blocks += AtlasJob.blocks(atlas, level);
        }
        assertThat(one).isEqualTo(new AtlasVerify.Faults(blocks, 0, 0, 0));
        assertThat(AtlasVerify.of(job(RECIPE, "level", "1", "partitions", "9"))).isEqualTo(one);
    }

    @Test
    void theGraphIsThatOfTheMazeWithItsDistances(@TempDir Path folder) {
        Maze maze = Recipe.parse(RECIPE).make().maze();
        Grid grid = maze.grid();
        AtlasGraph.write(job(RECIPE, "output", folder + "/a", "pairs", "50", "partitions", "3"));
        AtlasGraph.write(job(RECIPE, "output", folder + "/b", "pairs", "50", "partitions", "1", "level", "1"));
        Set<String> edges = new HashSet<>();
        List<Row> rows = spark.read().parquet(folder + "/a/edges").collectAsList();
        rows.forEach(row -> edges.add(row.getLong(0) + " " + row.getLong(1)));
        assertThat(edges).hasSize(rows.size()).hasSize((int) grid.cells() - 1);
        for (Row row : rows) {
            long cell = grid.cell((int) (row.getLong(0) / 210), (int) (row.getLong(0) % 210));
            int direction = row.getLong(1) == row.getLong(0) + 1 ? 1 : 2;
            assertThat(grid.number(grid.step(cell, direction))).isEqualTo(row.getLong(1));
            assertThat((maze.open(cell) >> direction) & 1).isEqualTo(1);
        }
        List<Row> distances = spark.read().parquet(folder + "/a/distances").orderBy("src", "dst").collectAsList();
        assertThat(distances).hasSize(50);
        for (Row row : distances) {
            long from = grid.cell((int) (row.getLong(0) / 210), (int) (row.getLong(0) % 210));
            long to = grid.cell((int) (row.getLong(1) / 210), (int) (row.getLong(1) % 210));
            assertThat(row.getDecimal(2).longValueExact()).isEqualTo(new BreadthFirst().solve(maze, from, new long[] {to}).length());
        }
        for (String table : List.of("edges", "distances", "facts")) {
            assertThat(spark.read().parquet(folder + "/b/" + table).orderBy("src", "dst").collectAsList())
                    .isEqualTo(spark.read().parquet(folder + "/a/" + table).orderBy("src", "dst").collectAsList());
        }
        assertThat(spark.read().parquet(folder + "/a/facts").first().getDecimal(3).longValueExact())
                .isEqualTo(AtlasCensus.of(job(RECIPE)).diameter().length().longValueExact());
    }

    @Test
    void aRunThatWasStoppedGoesOn(@TempDir Path folder) throws IOException {
        assertThat(AtlasRender.render(job(RECIPE, "output", folder.toString(), "solution", "true", "partitions", "3"), 2)).isEqualTo(12);
        Path tile = folder.resolve("2/1/2.png");
        byte[] before = Files.readAllBytes(tile);
        assertThat(ImageIO.read(tile.toFile()).getWidth()).isEqualTo(256);
        Files.delete(tile);
        assertThat(AtlasRender.render(job(RECIPE, "output", folder.toString(), "solution", "true", "partitions", "1"), 2)).isEqualTo(1);
        assertThat(tile).hasBinaryContent(before);
        assertThat(AtlasRender.render(job(RECIPE, "output", folder.toString(), "region", "10,20,5x5"), 3)).isEqualTo(1);
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile).map(each -> each.getFileName().toString())).hasSize(13).allMatch(each -> each.matches("\\d+\\.png"));
        }
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatThrownBy(() -> job("rectangle:9x9/wilson/seed:1")).isInstanceOf(UsageException.class).hasMessageContaining("atlas");
        assertThatThrownBy(() -> job(RECIPE, "colour", "red")).isInstanceOf(UsageException.class).hasMessageContaining("level, output");
        assertThatThrownBy(() -> job(RECIPE, "level", "9").level()).isInstanceOf(UsageException.class).hasMessageContaining("1 to 4");
        assertThatThrownBy(() -> AtlasGraph.write(job(RECIPE))).isInstanceOf(UsageException.class).hasMessageContaining("output");
        assertThatThrownBy(() -> AtlasCensus.of(job("rectangle:4611686018427387904x4611686018427387904/atlas:wilson/seed:1", "level", "1")))
                .isInstanceOf(UsageException.class).hasMessageContaining("higher level");
    }
}
