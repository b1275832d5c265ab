package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.studio.testing.JsonRead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a class sees live: the stage, the race and its table; with many clients, slow ones and hostile ones. */
class ClassLiveTest extends ClassOnTheWire {
    private static final int CLASS = 60;

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

    /** A client that never reads fills what the system holds, and is closed; the others do not wait for it. */
    @Test
    void aSlowReaderIsClosedAndHoldsNobodyUp() throws IOException {
        try (Events slow = events(pupil); Events other = events(pupil)) {
            slow.client.socket().setReceiveBufferSize(1 << 10);
            String filler = "x".repeat(5900);
            long end = System.nanoTime() + 60_000_000_000L;
            int number = 0;
            while (!isClosed(slow) && System.nanoTime() < end) {
                post("/api/v1/class/stage", teacher, "{\"link\": \"" + number + filler + "\"}");
                assertThat(other.next("stage", "\"" + number + "x")).hasSizeGreaterThan(5900);
                number++;
                if (number > 40) {
                    return; // what the system holds is enough for all that: nothing piles up in the studio either
                }
            }
        }
    }

    private static boolean isClosed(Events events) {
        try {
            events.client.send(new byte[] {'\r', '\n'});
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
        for (String name : List.of("", "   ", "<>", "\\u202e\\u200b", "x".repeat(25), "x".repeat(100_000))) {
            assertThat(status(post("/api/v1/class/name", pupil, "{\"name\": \"" + name + "\"}"))).as(name).isEqualTo("422");
        }
        String tag = "</script><img>";
        assertThat(json(post("/api/v1/class/name", pupil, "{\"name\": \"" + tag + "\"}")).get("name")).isEqualTo("<script><img>");
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
