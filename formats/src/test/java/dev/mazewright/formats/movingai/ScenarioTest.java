package dev.mazewright.formats.movingai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.AStar;
import dev.mazewright.core.solve.tiles.SubgoalGraph;
import dev.mazewright.core.solve.tiles.SubgoalSearch;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioTest {
    private static final String GOOD = "version 1\n0\tmaps/a.map\t3\t2\t0\t0\t2\t1\t2.41421356\n";

    static List<Arguments> scenarios() throws IOException {
        List<Arguments> all = new ArrayList<>();
        for (Corpora.Instance map : Corpora.of("movingai")) {
            for (Object scenario : (List<?>) map.facts().get("companions")) {
                all.add(Arguments.of(map, scenario));
            }
        }
        assertThat(all).hasSize(9);
        return all;
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void everyOptimalLengthIsFound(Corpora.Instance map, String file) throws IOException {
        Maze maze;
        try (Source source = Corpora.source(map.file())) {
            maze = Formats.read(source, null).maze();
        }
        Maze octile = Tiles.maze(((Tiles) maze.grid().shape()).floor(), Tiles.Moves.OCTILE);
        Scenario scenario;
        try (Source source = Corpora.source(Corpora.folder().resolve(file))) {
            scenario = Scenario.read(source);
        }
        scenario.requireFits(octile.grid());
        SubgoalSearch search = SubgoalGraph.of(octile.grid(), Context.standard()).searches();
        for (Scenario.Query query : scenario.queries()) {
            long cost = search.cost(query.start(octile.grid()), query.goal(octile.grid()));
            assertThat(cost / (double) Grid.UNIT)
                    .as("line %d", query.line())
                    .isEqualTo(query.optimalLength(), within(1e-3));
            if (query.line() % 3 != 0) {
                continue;
            }
            Path path = new AStar().solve(octile, query.start(octile.grid()), query.goal(octile.grid()));
            assertThat(path.found()).as("line %d", query.line()).isTrue();
            assertThat(path.cost()).as("line %d", query.line()).isEqualTo(cost);
            assertThat(Tiles.steps(path.cost())).isEqualTo(path.length());
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void countsTheRows(Corpora.Instance map, String file) throws IOException {
        long rows = 0;
        for (Object companion : (List<?>) map.facts().get("companions")) {
            try (Source source = Corpora.source(Corpora.folder().resolve((String) companion))) {
                rows += Scenario.read(source).queries().size();
            }
        }
        assertThat(rows).isEqualTo(map.number("scen_rows"));
    }

    @Test
    void readsItsFields() throws IOException {
        assertThat(read(GOOD).queries()).containsExactly(new Scenario.Query(2, 3, 2, 0, 0, 2, 1, 2.41421356));
        assertThat(read(GOOD.replace("\n", "\r\n").replace("version 1", "version 1.0")).queries())
                .isEqualTo(read(GOOD).queries());
    }

    /** The same two queries as other programs write them: the fields are what a person reads there. */
    @ParameterizedTest
    @ValueSource(strings = {
        "version 1\n0\ta.map\t3\t2\t0\t0\t2\t1\t2.41\n12\ta.map\t3\t2\t1\t0\t2\t0\t1\n",
        "version 1.0\n0 a.map 3 2 0 0 2 1 2.41\n12 a.map 3 2 1 0 2 0 1",
        "version  1 \r\n0  a.map   3 2\t0 \t 0 2 1 2.41  \r\n12\ta.map 3 2 1 0 2 0 1\t\r\n",
        "0\ta.map\t3\t2\t0\t0\t2\t1\t2.41\n12\ta.map\t3\t2\t1\t0\t2\t0\t1\n",
        "\ufeff  0 my first map.map 3 2 0 0 2 1 2.41\n\n \t\n12 maps/a 1.map 3 2 1 0 2 0 1\n  \n"
    })
    void readsAnyBlanksAndAMissingVersion(String text) throws IOException {
        assertThat(read(text).queries().stream().map(query -> new Scenario.Query(
                        0, query.mapWidth(), query.mapHeight(), query.startX(), query.startY(), query.goalX(), query.goalY(),
                        query.optimalLength(), query.decimals())))
                .containsExactly(
                        new Scenario.Query(0, 3, 2, 0, 0, 2, 1, 2.41, 2),
                        new Scenario.Query(0, 3, 2, 1, 0, 2, 0, 1, 0));
    }

    @Test
    void linesCountFromTheFirstOfTheFile() throws IOException {
        assertThat(read("\nversion 1\n\n0 a 3 2 0 0 2 1 2.5\n").queries().getFirst().line()).isEqualTo(4);
        assertThat(read("0 a 3 2 0 0 2 1 2.5\n").queries().getFirst().line()).isEqualTo(1);
    }

    /** Half a unit of the last decimal, but the least distance; whole numbers count steps. */
    @ParameterizedTest
    @CsvSource({"12.4, 0.05", "12.41, 0.005", "12.414, 0.001", "12.41421356, 0.001", "12, 0.001", "12.0, 0.05"})
    void fewDecimalsAreComparedAsFarAsTheyGo(String length, double tolerance) throws IOException {
        Scenario.Query query = read("0 a 30 2 0 0 2 1 " + length).queries().getFirst();
        assertThat(query.tolerance(1e-3)).isEqualTo(tolerance, within(1e-8));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            version 1     | version 2      | given.scen, line 1: found 'version 2', expected 'version 1'
            0\\tmaps      | x\\tmaps       | given.scen, line 2: found 'x', expected a bucket, a whole number from 0 to 2147483647
            \\t3\\t2      | \\t0\\t2       | given.scen, line 2: found '0', expected the map's width, a whole number from 1 to 2147483647
            \\t3\\t2      | \\t3\\t-2      | given.scen, line 2: found '-2', expected the map's height, a whole number from 1 to 2147483647
            \\t3\\t2      | \\t2147483648\\t2 | given.scen, line 2: found '2147483648', expected the map's width, a whole number from 1 to 2147483647
            \\t2\\t1\\t2. | \\t3\\t1\\t2.  | given.scen, line 2: found '3', expected the goal's column, a whole number from 0 to 2
            2.41421356    | NaN            | given.scen, line 2: found 'NaN', expected the length of the shortest path, a decimal number
            2.41421356    | -1             | given.scen, line 2: found '-1', expected the length of the shortest path, a decimal number
            \\t2.41421356 | ''             | given.scen, line 2: found 8 fields, expected 9, separated by blanks
            """)
    void refuses(String good, String bad, String message) {
        String text = GOOD.replace(good.replace("\\t", "\t"), bad.replace("\\t", "\t"));
        assertThat(text).isNotEqualTo(GOOD);
        assertThatThrownBy(() -> read(text)).isInstanceOf(BadDataException.class).hasMessage(message);
    }

    @Test
    void refusesAnEmptyOne() {
        assertThatThrownBy(() -> read("")).hasMessage("given.scen: found nothing, expected 'version 1'");
        assertThatThrownBy(() -> read("version 1\n"))
                .hasMessage("given.scen, line 2: found the end of the text, expected a query of 9 fields");
    }

    @Test
    void fitsItsMapOnly() throws IOException {
        Scenario scenario = read(GOOD);
        scenario.requireFits(map("...", "@@."));
        assertThatThrownBy(() -> scenario.requireFits(map("..", "..")))
                .hasMessage("given.scen, line 2: found a map of width 3 and height 2, expected width 2 and height 2, as the"
                        + " map has");
        assertThatThrownBy(() -> scenario.requireFits(map("@..", "...")))
                .hasMessage("given.scen, line 2: found a start at 0, 0, where the map is blocked, expected floor");
        assertThatThrownBy(() -> scenario.requireFits(map("...", "..@")))
                .hasMessage("given.scen, line 2: found a goal at 2, 1, where the map is blocked, expected floor");
    }

    /** Cut at every byte, and with every bit flipped: a scenario of the map, or one line that says where it is not. */
    @Test
    void aDamagedOneIsReadRightOrRefusedInOneLine() throws IOException {
        Grid map = map("...", "@@.");
        byte[] good = GOOD.getBytes(StandardCharsets.UTF_8);
        int refused = 0;
        for (int length = 0; length < good.length; length++) {
            refused += isRefused(Arrays.copyOf(good, length), map) ? 1 : 0;
        }
        for (int bit = 0; bit < 8 * good.length; bit++) {
            byte[] flipped = good.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            refused += isRefused(flipped, map) ? 1 : 0;
        }
        assertThat(refused).isBetween(good.length, 9 * good.length - 1);
    }

    private static boolean isRefused(byte[] bytes, Grid map) throws IOException {
        try {
            Scenario scenario = Scenario.read(new Source("given.scen", new ByteArrayInputStream(bytes)));
            scenario.requireFits(map);
            for (Scenario.Query query : scenario.queries()) {
                assertThat(map.isCell(query.start(map)) && map.isCell(query.goal(map))).isTrue();
                assertThat(query.optimalLength()).isNotNegative();
            }
            return false;
        } catch (BadDataException e) {
            assertThat(e.getMessage()).startsWith("given.scen").doesNotContain("\n");
            return true;
        }
    }

    private static Grid map(String... rows) throws IOException {
        String header = "type octile\nheight " + rows.length + "\nwidth " + rows[0].length() + "\nmap\n";
        return Mazes.read("movingai", header + String.join("\n", rows)).maze().grid();
    }

    private static Scenario read(String text) throws IOException {
        return Scenario.read(
                new Source("given.scen", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))));
    }
}
