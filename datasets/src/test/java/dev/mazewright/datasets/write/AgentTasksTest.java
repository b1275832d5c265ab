package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.movingai.Scenario;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.TinyJson;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tasks of agents: the rules of the benchmarks of multi-agent pathfinding, and of pogema's GridConfig (1.4). */
class AgentTasksTest {
    private final Split split = WrittenDataset.split("train", 4, "tiles:32x32/obstacles:0.2..0.4", "rectangle:7x9/wilson");

    @Test
    void theFirstQueriesAreASetForAnyNumberOfAgents() throws IOException {
        WrittenDataset written = WrittenDataset.whole("mapf", split);
        for (Row row : written.rows(split)) {
            String key = "data/train-00000-of-00001/0000000" + row.number();
            Maze maze = Tiles.maze(Mazes.read("movingai", written.bytes(key + ".map")).grid().mask(), Tiles.Moves.OCTILE);
            Grid grid = maze.grid();
            Scenario scenario = Scenario.read(new Source("scenario", new ByteArrayInputStream(written.bytes(key + ".scen"))));
            scenario.requireFits(grid);
            Set<Long> starts = new HashSet<>();
            Set<Long> goals = new HashSet<>();
            for (Scenario.Query query : scenario.queries()) {
                assertThat(starts.add(query.start(grid))).as("line %d", query.line()).isTrue();
                assertThat(goals.add(query.goal(grid))).as("line %d", query.line()).isTrue();
                Path path = Solving.solver("a-star").solve(maze, query.start(grid), query.goal(grid));
                assertThat(path.length()).isPositive();
                assertThat(query.optimalLength()).isEqualTo((double) path.cost() / Grid.UNIT, within(1e-8));
            }
            assertThat((double) starts.size()).isGreaterThan(0.9 * grid.cells());
            assertThat(written.text(key + ".scen")).contains("\t0000000" + row.number() + ".map\t");
        }
    }

    @Test
    void tilesWithoutNeighboursHaveNoTask() {
        Mask floor = new Mask(2, 4);
        floor.add(0, 0);
        floor.add(1, 2);
        floor.add(1, 3);
        AgentTasks tasks = AgentTasks.of(floor, new MazeRandom(1));
        assertThat(tasks.size()).isEqualTo(2);
        assertThat(List.of(tasks.start(0), tasks.goal(0))).containsExactlyInAnyOrder("[1,2]", "[1,3]");
        assertThat(tasks.start(1)).isEqualTo(tasks.goal(0));
    }

    /** A map of points and number signs, rows of one length; positions are a row and a column of floor; as many goals as agents. */
    @Test
    @SuppressWarnings("unchecked")
    void aLineIsAGridConfig() throws IOException {
        WrittenDataset written = WrittenDataset.whole("pogema", split);
        List<String> lines = written.text("data/train-00000-of-00001.jsonl").lines().toList();
        for (Row row : written.rows(split)) {
            Map<String, Object> config = TinyJson.object(lines.get((int) row.number()).replace("\\n", " "));
            List<String> map = List.of(((String) config.get("map")).split(" ", -1)).stream().filter(line -> !line.isEmpty()).toList();
            assertThat(map).allMatch(line -> line.matches("[.#]+") && line.length() == map.getFirst().length());
            List<List<Number>> agents = (List<List<Number>>) config.get("agents_xy");
            List<List<Number>> targets = (List<List<Number>>) config.get("targets_xy");
            assertThat(targets).hasSameSizeAs(agents).doesNotHaveDuplicates();
            assertThat(agents).doesNotHaveDuplicates().allMatch(at -> map.get(at.get(0).intValue()).charAt(at.get(1).intValue()) == '.');
            assertThat(config).containsEntry("recipe", row.recipe().toString());
        }
    }
}
