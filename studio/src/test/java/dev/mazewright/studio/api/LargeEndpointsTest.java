package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.studio.StudioEndpoints;
import dev.mazewright.studio.testing.Api;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Tasks and tiles of large mazes as a client asks for them, and hostile requests for them. */
class LargeEndpointsTest {
    private static final Tasks TASKS = new Tasks();
    private static final List<Endpoint> ALL = StudioEndpoints.with(TASKS, new MemoryBudget(64L << 20));

    @AfterAll
    static void close() {
        TASKS.close();
    }

    @Test
    void aTaskIsAskedForUntilItIsDoneAndThenTheMazeHasTiles() throws IOException {
        Map<?, ?> task = done("{\"recipe\": \"rectangle:900x700/eller/seed:1\", \"solution\": true}");
        assertThat(task.get("rowsDone")).isEqualTo(900L);
        assertThat(task.get("start")).isEqualTo(List.of(0L, 0L));
        assertThat(task.get("goals")).isEqualTo(List.of(List.of(899L, 699L)));
        assertThat((Long) task.get("solution")).isGreaterThan(1500);
        for (String layer : List.of("walls", "solution")) {
            Response tile = tile((String) task.get("maze"), "-1", "0", "0", layer);
            assertThat(tile.status()).isEqualTo(200);
            assertThat(tile.type()).isEqualTo("image/png");
            assertThat(tile.headers()).containsEntry("Cache-Control", "private, max-age=31536000, immutable");
            assertThat(ImageIO.read(new ByteArrayInputStream(Api.bytes(tile))).getWidth()).isEqualTo(512);
        }
    }

    @Test
    void tilesThatCannotBeAreRefused() throws IOException {
        String maze = (String) done("{\"recipe\": \"rectangle:900x700/eller/seed:1\"}").get("maze");
        assertThat(refusal(tile(maze, "6", "0", "0", "walls"))).startsWith("422").contains("zoom").contains("5");
        assertThat(refusal(tile(maze, "-21", "0", "0", "walls"))).startsWith("422");
        assertThat(refusal(tile(maze, "0", "-1", "0", "walls"))).startsWith("422").contains("row");
        assertThat(refusal(tile(maze, "0", "2", "0", "walls"))).startsWith("422").contains("0 to 1");
        assertThat(refusal(tile(maze, "0", "0", "999999999999999999", "walls"))).startsWith("422");
        assertThat(refusal(tile(maze, "0", "0", "1e3", "walls"))).startsWith("422");
        assertThat(refusal(tile(maze, "0", "0", "0", "floor"))).startsWith("422").contains("walls");
        assertThat(refusal(tile("../../etc/passwd", "0", "0", "0", "walls"))).startsWith("404");
        assertThat(refusal(ask("GET", "tiles", "maze=" + maze + "&zoom=0&row=0", ""))).startsWith("422").contains("column");
        assertThat(refusal(ask("GET", "tiles", "", ""))).startsWith("422").contains("maze");
        String other = (String) done("{\"recipe\": \"rectangle:90x70/eller/seed:2\"}").get("maze");
        assertThat(refusal(tile(other, "0", "0", "0", "solution"))).startsWith("404").contains("solution");
    }

    @Test
    void tasksThatCannotBeAreRefusedBeforeTheyBegin() {
        assertThat(refusal(begin("{\"recipe\": \"rectangle:99999x99999/eller/seed:1\"}"))).startsWith("413").contains("1000000000");
        assertThat(refusal(begin("{\"recipe\": \"rectangle:20000x20000/wilson/seed:1\"}"))).startsWith("413").contains("sidewinder");
        assertThat(refusal(begin("{\"recipe\": \"rectangle:0x5/wilson/seed:1\"}"))).startsWith("422");
        assertThat(refusal(begin("{\"recipe\": \"torus:4000x4000/wilson/seed:1\"}"))).startsWith("422").contains("rectangle");
        assertThat(refusal(begin("{}"))).startsWith("422").contains("recipe");
        assertThat(refusal(begin("{\"recipe\": \"rectangle:9x9/wilson/seed:1\", \"solution\": \"maybe\"}"))).startsWith("422");
        assertThat(refusal(ask("GET", "task", "id=0123", ""))).startsWith("404");
        assertThat(refusal(ask("DELETE", "task", "id=0123", ""))).startsWith("404");
    }

    @Test
    void aTaskCanBeCancelled() {
        Map<?, ?> task = Api.object(begin("{\"recipe\": \"rectangle:2000x2000/aldous-broder/seed:1\"}"));
        Map<?, ?> cancelled = Api.object(ask("DELETE", "task", "id=" + task.get("id"), ""));
        assertThat(cancelled.get("state")).isEqualTo("cancelled");
        assertThat(Api.object(ask("GET", "task", "id=" + task.get("id"), "")).get("state")).isEqualTo("cancelled");
    }

    @Test
    void aMazeWhoseTransformsLeaveNoRectangleFailsWithAReason() {
        Map<?, ?> task = over("{\"recipe\": \"rectangle:90x70/wilson/sparse:0.5/seed:1\"}");
        assertThat(task.get("state")).isEqualTo("failed");
        assertThat((String) task.get("error")).contains("full rectangle");
    }

    @Test
    void aMazeWhoseRowsAreStreamedIsWrittenInFormatsOfRows() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:1300x1000/eller/seed:1").make();
        for (String format : List.of("maze", "hex")) {
            ByteArrayOutputStream expected = new ByteArrayOutputStream();
            Formats.named(format).writer().write(Document.of(puzzle), expected);
            Response file = Api.get("maze", "recipe", puzzle.recipe(), "format", format, "download", "m." + format);
            assertThat(Api.bytes(file)).as(format).isEqualTo(expected.toByteArray());
            assertThat(file.headers()).containsKey("Content-Disposition");
        }
        ByteArrayOutputStream picture = new ByteArrayOutputStream();
        Formats.named("png").writer().write(new Document(puzzle, null, Style.of(2, 1, 0)), picture);
        assertThat(Api.bytes(Api.get("maze", "recipe", puzzle.recipe(), "format", "png", "cellSize", "2", "wallThickness", "1", "margin", "0")))
                .isEqualTo(picture.toByteArray());
        assertThat(refusal(Api.get("maze", "recipe", puzzle.recipe(), "format", "maze", "solution", "true"))).startsWith("413").contains("png");
        assertThat(refusal(Api.get("maze", "recipe", puzzle.recipe(), "format", "svg"))).startsWith("413").contains("row by row");
        for (String more : List.of("annotate=true", "caps=round", "startMark=arrow")) { // drawn from a maze in memory
            String[] parameter = more.split("=");
            assertThat(refusal(Api.get("maze", "recipe", puzzle.recipe(), "format", "png", parameter[0], parameter[1]))).as(more)
                    .startsWith("413").contains("row by row");
        }
        assertThat(refusal(Api.get("maze", "recipe", "rectangle:1300x1000/wilson/seed:1", "format", "maze"))).startsWith("413");
        assertThat(refusal(Api.get("maze", "recipe", "rectangle:99999x99999/eller/seed:1", "format", "maze"))).startsWith("413");
    }

    private static Map<?, ?> done(String request) {
        Map<?, ?> task = over(request);
        assertThat(task.get("state")).as("%s", task).isEqualTo("done");
        return task;
    }

    private static Map<?, ?> over(String request) {
        Map<?, ?> task = Api.object(begin(request));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (List.of("waiting", "running").contains((String) task.get("state")) && System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
            task = Api.object(ask("GET", "task", "id=" + task.get("id"), ""));
        }
        return task;
    }

    private static Response begin(String request) {
        return ask("POST", "tasks", "", request);
    }

    private static Response tile(String maze, String zoom, String row, String column, String layer) {
        return ask("GET", "tiles", "maze=" + maze + "&zoom=" + zoom + "&row=" + row + "&column=" + column + "&layer=" + layer, "");
    }

    private static Response ask(String method, String name, String query, String body) {
        return Api.ask(new Request(method, Api.PATH + name, query, "", body.getBytes(StandardCharsets.UTF_8)), ALL);
    }

    private static String refusal(Response answer) {
        return Api.refusal(answer);
    }
}
