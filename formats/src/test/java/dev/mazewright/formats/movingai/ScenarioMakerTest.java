package dev.mazewright.formats.movingai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.movingai.Scenario.Query;
import dev.mazewright.formats.testing.Corpora;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scenarios of any map: lengths by another solver, buckets, and what is read back. */
class ScenarioMakerTest {
    private static Document document(String recipe) {
        return Document.of(Recipe.parse(recipe).make());
    }

    private static byte[] write(Scenario scenario) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ScenarioMaker.write(scenario, "some.map", out);
        return out.toByteArray();
    }

    private static Scenario read(byte[] text) throws IOException {
        return Scenario.read(new Source("some.map.scen", new ByteArrayInputStream(text)));
    }

    /** Every length is that of A*, to what the file gives. */
    private static void assertOptimal(Scenario scenario, Mask floor) throws IOException {
        Maze maze = Tiles.maze(floor, Tiles.Moves.OCTILE);
        Grid grid = maze.grid();
        scenario.requireFits(grid);
        for (Query query : scenario.queries()) {
            double cost = Solving.solver("a-star", maze, Context.standard())
                    .solve(maze, query.start(grid), query.goal(grid))
                    .cost();
            assertThat(query.optimalLength()).isEqualTo(cost / Grid.UNIT, within(1e-8));
        }
    }

    private static Map<Long, Long> buckets(Scenario scenario) {
        return scenario.queries().stream()
                .collect(Collectors.groupingBy(query -> (long) Math.floor(query.optimalLength() / 4), TreeMap::new, Collectors.counting()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:12x9/wilson/seed:1", "tiles:30x20/obstacles/seed:2", "tiles:40x41/corridors:4/seed:3", "rectangle:2x2/wilson/seed:1"})
    void queriesAreOptimalAndReadBack(String recipe) throws IOException {
        Mask floor = ScenarioMaker.floor(document(recipe));
        Scenario scenario = ScenarioMaker.scenario(floor, new MazeRandom(5), Context.ofStep());
        byte[] text = write(scenario);
        Scenario back = read(text);
        assertOptimal(back, floor);
        assertThat(write(back)).as("written as it was read").isEqualTo(text);
        assertThat(write(ScenarioMaker.scenario(floor, new MazeRandom(5), Context.ofStep()))).as("of one seed").isEqualTo(text);
        assertThat(buckets(back).values()).allSatisfy(queries -> assertThat(queries).isBetween(1L, 10L));
        List<String> lines = new String(text, StandardCharsets.UTF_8).lines().toList();
        assertThat(lines.getFirst()).isEqualTo("version 1");
        long last = 0;
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split("\t", -1);
            assertThat(fields).hasSize(9).contains("some.map");
            assertThat(fields[8]).matches("\\d+\\.\\d{8}");
            assertThat(Long.parseLong(fields[0])).isEqualTo((long) Math.floor(Double.parseDouble(fields[8]) / 4)).isGreaterThanOrEqualTo(last);
            last = Long.parseLong(fields[0]);
        }
    }

    /** The file of {@code -o maze.scen} is about the file of {@code -o maze.map}. */
    @Test
    void theFormatWritesTheScenarioOfTheMap() throws IOException {
        Document document = document("rectangle:12x9/wilson/seed:1");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ScenarioMaker.FORMAT.writer().write(document, out);
        Scenario scenario = read(out.toByteArray());
        assertOptimal(scenario, ScenarioMaker.floor(document));
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("version 1\n0\tmaze.map\t19\t25\t");
    }

    /** As the official scenarios of the benchmarks have it, but for the longest paths. */
    @Test
    void aRealMapHasTenQueriesABucket() throws IOException {
        Path file = Corpora.folder().resolve("movingai/arena.map");
        Puzzle map = MovingAi.FORMAT.reader().read(new Source("arena.map", Files.newInputStream(file)));
        Mask floor = map.grid().mask();
        Scenario scenario = ScenarioMaker.scenario(floor, new MazeRandom(1), Context.ofStep());
        assertOptimal(scenario, floor);
        Map<Long, Long> buckets = buckets(scenario);
        Scenario official = Scenario.read(new Source("arena.map.scen", Files.newInputStream(file.resolveSibling("arena.map.scen"))));
        assertThat(buckets.keySet()).containsAll(buckets(official).keySet());
        buckets.keySet().retainAll(buckets(official).keySet());
        assertThat(buckets.values()).containsOnly(10L);
    }

    @Test
    void aMapOfOneTileHasOneQuery() throws IOException {
        Mask floor = new Mask(2, 3);
        floor.add(1, 2);
        Scenario scenario = read(write(ScenarioMaker.scenario(floor, new MazeRandom(1), Context.ofStep())));
        assertThat(scenario.queries()).containsExactly(new Query(2, 3, 2, 2, 1, 2, 1, 0));
    }
}
