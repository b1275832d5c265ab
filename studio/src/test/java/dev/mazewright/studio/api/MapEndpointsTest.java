package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.stage.testing.JsonRead;
import dev.mazewright.stage.testing.SceneRead;
import dev.mazewright.studio.StudioEndpoints;
import dev.mazewright.studio.testing.Api;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** What the map asks for, against the maze built in full and a search through it; and hostile requests. */
class MapEndpointsTest {
    private static final Tasks TASKS = new Tasks();
    private static final List<Endpoint> ALL = StudioEndpoints.with(TASKS, new MemoryBudget(512L << 20));
    private static final String HUGE = "rectangle:2147483648x2147483648/atlas:wilson/seed:1";
    private static final String SMALL = "rectangle:90x130/atlas:wilson,side=8/start:3,4/goal:80,100/seed:5";
    private static final int EAST = 1;
    private static final int SOUTH = 2;

    @AfterAll
    static void close() {
        TASKS.close();
    }

    private static Response get(String name, String... parameters) {
        return Api.get(ALL, name, parameters);
    }

    private static String refusal(Response answer) {
        return answer.status() + " " + Api.text(answer);
    }

    @Test
    void anAtlasIsDescribedLevelByLevel() {
        Map<?, ?> map = Api.object(get("map", "recipe", HUGE));
        assertThat(map.get("side")).isEqualTo(32L);
        List<?> levels = (List<?>) map.get("levels");
        assertThat(levels).hasSize(8);
        assertThat(((Map<?, ?>) levels.get(6)).get("rows")).isEqualTo(2L);
        assertThat(((Map<?, ?>) levels.get(0)).get("columnsText")).isEqualTo("2147483648");
        assertThat(map.get("fromText")).isEqualTo("0,0");
        assertThat(map.get("toText")).isEqualTo("2147483647,2147483647");
    }

    @Test
    void aPartHasThePassagesAndThePathOfTheMaze() throws IOException {
        Puzzle puzzle = Recipe.parse(SMALL).make();
        Maze maze = puzzle.maze();
        Path path = new BreadthFirst().solve(maze, puzzle.start(), puzzle.goals());
        boolean[] isOnPath = new boolean[90 * 130];
        long at = path.start();
        isOnPath[(int) maze.grid().number(at)] = true;
        for (long i = 0; i < path.length(); i++) {
            at = maze.grid().step(at, path.direction(i));
            isOnPath[(int) maze.grid().number(at)] = true;
        }
        int seen = 0;
        for (int top = 0; top < 90; top += 45) {
            for (int left = 0; left < 130; left += 65) {
                ByteBuffer part = ByteBuffer.wrap(Api.bytes(get("map", "recipe", SMALL, "format", "bits", "level", "0", "row", top + "",
                        "column", left + "", "rows", "45", "columns", "65"))).order(ByteOrder.LITTLE_ENDIAN);
                assertThat(part.getInt()).isEqualTo(0x504D5A4D);
                assertThat(part.getInt()).isEqualTo(1);
                byte[] header = new byte[part.getInt()];
                part.get(header);
                for (int row = 0; row < 45; row++) {
                    for (int column = 0; column < 65; column++) {
                        int open = maze.open(maze.grid().cell(top + row, left + column));
                        int expected = (open & 2) != 0 && column < 64 ? EAST : 0;
                        expected |= (open & 4) != 0 && row < 44 ? SOUTH : 0;
                        assertThat(part.get()).as(row + "," + column).isEqualTo((byte) expected);
                    }
                }
                part.position((part.position() + 3) / 4 * 4);
                List<?> pieces = (List<?>) ((Map<?, ?>) JsonRead.value(new String(header, StandardCharsets.UTF_8))).get("pieces");
                for (Object piece : pieces) {
                    for (long i = 0; i < (Long) ((Map<?, ?>) piece).get("cells"); i++) {
                        int number = part.getInt();
                        assertThat(isOnPath[(top + number / 65) * 130 + left + number % 65]).isTrue();
                        seen++;
                    }
                }
                assertThat(part.hasRemaining()).isFalse();
            }
        }
        assertThat(seen).isEqualTo((int) path.length() + 1);
    }

    /** What the page and a download show of a window, against a search through the whole. */
    @Test
    void aWindowShowsThePathOfTheWhole() throws IOException {
        Puzzle puzzle = Recipe.parse(SMALL).make();
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals());
        List<Long> inside = new ArrayList<>();
        path.forEach(cell -> {
            long row = puzzle.grid().row(cell) - 10;
            long column = puzzle.grid().column(cell) - 40;
            if (row >= 0 && row < 70 && column >= 0 && column < 60) {
                inside.add(row * 60 + column);
            }
        });
        assertThat(inside).hasSizeGreaterThan(50);
        String window = SMALL.replace("/seed", "/window:10,40,70x60/seed");
        List<?> pieces = (List<?>) Api.object(get("maze", "recipe", window, "format", "json", "solution", "true")).get("solution");
        assertThat(pieces.stream().flatMap(piece -> ((List<?>) piece).stream()).map(Object.class::cast).toList()).isEqualTo(inside);
        SceneRead scene = new SceneRead(Api.bytes(get("scene", "recipe", window, "solution", "true")));
        assertThat(scene.header.get("window")).isEqualTo(true);
        assertThat(scene.header.get("solution")).isEqualTo((long) inside.size());
        assertThat(scene.number("start")).isEqualTo(-1);
        assertThat(refusal(get("solve", "recipe", window))).startsWith("422").contains("/api/v1/map/distance");
        assertThat(refusal(get("maze", "recipe", window, "solution", "true", "solver", "a-star"))).startsWith("422").contains("leave out the solver");
    }

    @Test
    void lengthsAndCellsAreThoseOfASearch() {
        Puzzle puzzle = Recipe.parse(SMALL).make();
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals());
        Map<?, ?> found = Api.object(get("map/distance", "recipe", SMALL, "step", "half"));
        assertThat(found.get("length")).isEqualTo(path.length());
        assertThat(found.get("lengthText")).isEqualTo(path.length() + "");
        assertThat(found.get("step")).isEqualTo(path.length() / 2);
        String middle = (String) found.get("cellText");
        assertThat(Api.object(get("map/distance", "recipe", SMALL, "from", middle)).get("length")).isEqualTo((path.length() + 1) / 2);
        assertThat(Api.object(get("map/distance", "recipe", SMALL, "to", middle)).get("length")).isEqualTo(path.length() / 2);
        Map<?, ?> nothing = Api.object(get("map/distance", "recipe", SMALL, "from", "7,7", "to", "7,7"));
        assertThat(nothing.get("length")).isEqualTo(0L);
        assertThat(nothing.containsKey("next")).isFalse();
    }

    @Test
    void numbersBeyondTheDigitsOfJavaScriptAreTexts() {
        String recipe = "rectangle:4611686018427387904x4611686018427387904/atlas:wilson/seed:1";
        assertThat(Api.text(get("map/distance", "recipe", recipe, "step", "half")))
                .containsPattern("\"lengthText\":\"[0-9]{21,}\"")
                .contains("\"toText\":\"4611686018427387903,4611686018427387903\"");
        assertThat(get("map/25/1/2.png", "recipe", recipe, "solution", "true").status()).isEqualTo(200);
        assertThat(get("map/60/1152921504606846975/1152921504606846975.png", "recipe", recipe).status()).isEqualTo(200);
    }

    @Test
    void aSurveyCountsTheDeadEndsOfABlock() {
        Map<?, ?> survey = Api.object(get("map/survey", "recipe", HUGE, "level", "2", "row", "7", "column", "8"));
        List<?> degrees = (List<?>) survey.get("degrees");
        assertThat(degrees.stream().mapToLong(each -> (Long) each).sum()).isEqualTo(1024 * 1024);
        for (Object each : (List<?>) survey.get("farthest")) {
            String[] cell = ((String) ((Map<?, ?>) each).get("cellText")).split(",", -1);
            assertThat(Long.parseLong(cell[0]) >> 10).isEqualTo(7);
            assertThat(Long.parseLong(cell[1]) >> 10).isEqualTo(8);
        }
        assertThat(refusal(get("map/survey", "recipe", HUGE, "level", "3", "row", "0", "column", "0"))).startsWith("422").contains("1 to 2");
    }

    @Test
    void tilesArePicturesThatNeverChange() throws IOException {
        Response tile = get("map/29/5/6.png", "recipe", HUGE, "solution", "true");
        assertThat(tile.headers()).containsEntry("Cache-Control", "private, max-age=31536000, immutable");
        assertThat(ImageIO.read(new ByteArrayInputStream(Api.bytes(tile))).getWidth()).isEqualTo(256);
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThat(refusal(get("map"))).startsWith("422").contains("recipe");
        assertThat(refusal(get("map", "recipe", "rectangle:9x9/wilson/seed:1"))).startsWith("422").contains("atlas");
        assertThat(refusal(get("map", "recipe", HUGE, "format", "png"))).startsWith("422").contains("bits");
        assertThat(refusal(part("8", "0", "0", "1", "1"))).startsWith("422").contains("0 to 7");
        assertThat(refusal(part("-1", "0", "0", "1", "1"))).startsWith("422");
        assertThat(refusal(part("0", "2147483648", "0", "1", "1"))).startsWith("422").contains("2147483647");
        assertThat(refusal(part("0", "0", "99999999999999999999", "1", "1"))).startsWith("422");
        assertThat(refusal(part("0", "2147483647", "0", "2", "1"))).startsWith("422");
        assertThat(refusal(part("0", "0", "0", "2000", "2000"))).startsWith("413").contains("262144");
        assertThat(refusal(get("map/distance", "recipe", HUGE, "from", "farthest"))).startsWith("422").contains("row,column");
        assertThat(refusal(get("map/distance", "recipe", HUGE, "step", "-1"))).startsWith("422").contains("half");
        assertThat(refusal(get("map/distance", "recipe", HUGE, "step", "9".repeat(40)))).startsWith("422");
        assertThat(refusal(get("map/30/0/0.png", "recipe", HUGE))).startsWith("422").contains("0 to 29");
        assertThat(refusal(get("map/1/2/0.png", "recipe", HUGE))).startsWith("422").contains("0 to 1");
        assertThat(refusal(get("map/1/x/0.png", "recipe", HUGE))).startsWith("404");
        assertThat(refusal(get("map/1/0/..%2f.png", "recipe", HUGE))).startsWith("404");
        assertThat(refusal(get("map", "recipe", "rectangle:9223372036854775807x9/atlas:wilson/seed:1"))).startsWith("422");
    }

    private static Response part(String level, String row, String column, String rows, String columns) {
        return get("map", "recipe", HUGE, "format", "bits", "level", level, "row", row, "column", column, "rows", rows, "columns", columns);
    }
}
