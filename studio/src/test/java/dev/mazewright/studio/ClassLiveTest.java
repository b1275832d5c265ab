package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.stage.testing.JsonRead;
import dev.mazewright.studio.testing.RawClient;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a class sees live: the stage, the race and its table; with many clients, slow ones and hostile ones. */
class ClassLiveTest extends ClassOnTheWire {
    private static final int CLASS = 60;

    /** The most characters of a link, of three bytes each. */
    private static final String LONG = "\u8def".repeat(5900);

    /** Before it is closed, a client that never reads is sent fewer texts: one every 0.1 s. */
    private static final int MOST_TEXTS = 40;

    /** Bytes that the system of a client keeps that does not read; the system takes a few more. */
    private static final int SMALL = 1 << 10;

    /** Beyond the timeout of a client, which holds for a request and its response alone. */
    @Test
    void aStreamOutlivesTheTimeLimitOfRequests() throws Exception {
        try (Events events = events(pupil)) {
            assertThat(events.status()).isEqualTo("HTTP/1.1 200 OK");
            events.next("race", "running");
            Thread.sleep(2200); // twice the limit of clients here
            post("/api/v1/class/stage", teacher, "{\"link\": \"late\"}");
            assertThat(events.next("stage", "late")).isEqualTo("{\"link\":\"late\"}");
        }
    }

    @Test
    void sixtyClientsSeeTheStageAndRaceInOneMaze() throws IOException {
        List<Events> all = new ArrayList<>();
        try {
            for (int i = 0; i < CLASS; i++) {
                all.add(events(pupil));
            }
            post("/api/v1/class/stage", teacher, "{\"link\": \"" + RECIPE + "?panel=watch&step=7\"}");
            for (Events each : all) {
                assertThat(each.next("stage", "step=7")).contains(RECIPE);
            }
            List<Map<?, ?>> pupils = new ArrayList<>();
            for (int i = 0; i < CLASS; i++) {
                pupils.add(json(post("/api/v1/class/name", pupil, "{\"name\": \"Pupil " + i + "\"}")));
            }
            begin();
            Map<?, ?> race = (Map<?, ?>) JsonRead.value(all.getFirst().next("race", "\"running\":true"));
            String cells = path();
            for (Map<?, ?> each : pupils) {
                Map<?, ?> answer = json(move(each, race.get("race"), 0, cells));
                assertThat((Long) answer.get("time")).isNotNegative();
            }
            post("/api/v1/class/race", teacher, "{\"action\": \"end\"}");
            for (Events each : all) {
                Map<?, ?> table = (Map<?, ?>) JsonRead.value(each.next("race", "\"running\":false,\"recipe\":\"" + RECIPE));
                List<?> rows = (List<?>) table.get("pupils");
                assertThat(rows).hasSize(CLASS).allSatisfy(row -> assertThat(((Map<?, ?>) row).get("left")).isEqualTo(0L));
                assertThat(rows.stream().map(row -> (Long) ((Map<?, ?>) row).get("time")).toList()).isSorted();
            }
            assertThat(json(move(pupils.getFirst(), race.get("race"), 0, cells)).get("error")).isEqualTo("this race is over");
        } finally {
            for (Events each : all) {
                each.close();
            }
        }
    }

    /** The cells after the start on the way to the goal, as JSON. */
    private static String path() {
        var puzzle = Recipe.parse(RECIPE).make();
        var path = Solving.shortest(puzzle, "breadth-first", Context.standard());
        var grid = puzzle.maze().grid();
        List<Long> cells = new ArrayList<>();
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            cell = grid.step(cell, path.direction(i));
            cells.add(grid.number(cell));
        }
        return cells.toString();
    }

    private String move(Map<?, ?> who, Object race, int from, String cells) throws IOException {
        return post("/api/v1/class/moves", pupil, "{\"pupil\": " + who.get("pupil") + ", \"key\": \"" + who.get("key") + "\", \"race\": " + race
                + ", \"from\": " + from + ", \"cells\": " + cells + "}");
    }

    /**
     * What the system keeps for a client that never reads is full after a few texts. A second later, which is the limit of
     * clients here, its stream is closed; the others get every text.
     */
    @Test
    void aClientThatNeverReadsIsClosedAndHoldsNoOtherUp() throws IOException {
        List<Events> others = new ArrayList<>();
        try (Events silent = new Events(new RawClient(ADDRESS, studio.port(), SMALL), host(), cookie(pupil))) {
            for (int i = 1; i < CLASS; i++) {
                others.add(events(pupil));
            }
            int sent = 0;
            while (!isClosed(silent)) {
                String text = sent + LONG;
                assertThat(sent).as("texts of %d bytes until it is closed", LONG.length() * 3).isLessThan(MOST_TEXTS);
                post("/api/v1/class/stage", teacher, "{\"link\": \"" + text + "\"}");
                for (Events other : others) {
                    assertThat(other.next("stage", "\"" + text.substring(0, 3))).contains(text);
                }
                sent++;
            }
        } finally {
            for (Events other : others) {
                other.close();
            }
        }
    }

    /** Whether the end has reached the client's system; what the client sends has no effect on an event stream. */
    private static boolean isClosed(Events events) {
        try {
            events.client.send("\r\n");
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    @Test
    void streamsAreBounded() throws IOException {
        List<Events> all = new ArrayList<>();
        try {
            String last = "HTTP/1.1 200 OK";
            while (last.startsWith("HTTP/1.1 200") && all.size() < 1000) {
                all.add(events(pupil));
                last = all.getLast().status();
            }
            assertThat(last).startsWith("HTTP/1.1 503 ");
            assertThat(all).hasSizeBetween(CLASS, 240);
        } finally {
            for (Events each : all) {
                each.close();
            }
        }
    }

    @Test
    void hostileNamesAndMovesAreRefused() throws IOException {
        for (String name : List.of("", "   ", "<>", "\\u202e\\u200b", "\\u0000\\u0007\\r\\n\\t", "x".repeat(25), "x".repeat(10_000), "x".repeat(100_000))) {
            assertThat(status(post("/api/v1/class/name", pupil, "{\"name\": \"" + name + "\"}"))).as(name).isEqualTo("422");
        }
        String tag = "</script><img>";
        assertThat(json(post("/api/v1/class/name", pupil, "{\"name\": \"" + tag + "\"}")).get("name")).as("shown as text").isEqualTo(tag);
        Map<?, ?> ada = json(post("/api/v1/class/name", pupil, "{\"name\": \" Ada\\u0000\\u202e  L \"}"));
        assertThat(ada.get("name")).isEqualTo("Ada L");
        assertThat(json(post("/api/v1/class/name", pupil, "{\"name\": \"ADA L\"}")).get("error")).isEqualTo("the name ADA L is taken; add a letter");
        begin();
        Object race;
        try (Events events = events(pupil)) {
            race = ((Map<?, ?>) JsonRead.value(events.next("race", "\"running\":true"))).get("race");
        }
        assertThat(json(move(Map.of("pupil", ada.get("pupil"), "key", "guess"), race, 0, "[1]")).get("error").toString()).contains("give your name again");
        assertThat(json(move(ada, race, 0, "[8, 0, 2147483647]")).get("moves")).as("through walls").isEqualTo(0L);
        String cells = path();
        long made = (Long) json(move(ada, race, 0, cells)).get("moves");
        assertThat(made).isPositive();
        assertThat(json(move(ada, race, 0, cells)).get("moves")).as("replayed").isEqualTo(made);
        assertThat(status(move(ada, race, 0, "[-1]"))).isEqualTo("422");
        assertThat(status(post("/api/v1/class/race", teacher, "{\"action\": \"begin\", \"recipe\": \"rectangle:900x900/wilson/seed:1\"}"))).isEqualTo("422");
        post("/api/v1/class/race", teacher, "{\"action\": \"remove\", \"pupil\": " + ada.get("pupil") + "}");
        assertThat(json(move(ada, race, 0, "[1]")).get("error").toString()).contains("give your name again");
    }
}
