package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.studio.testing.Api;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is told of contest mazes. */
class MicromouseEndpointTest {
    private static final String MAZE = """
            o---o---o---o---o---o---o
            |                       |
            o   o---o---o---o---o   o
            |   |               |   |
            o   o   o---o---o   o   o
            |       | G   G     |   |
            o   o   o   o   o   o   o
            |   |   | G   G |   |   |
            o   o   o---o---o   o   o
            |   |               |   |
            o   o---o---o---o---o   o
            | S |                   |
            o---o---o---o---o---o---o
            """;

    private static Map<?, ?> asked(String maze, String more) {
        String content = Base64.getEncoder().encodeToString(maze.getBytes(StandardCharsets.UTF_8));
        return Api.object(Api.post("micromouse", "{\"file\": {\"name\": \"maze.txt\", \"content\": \"" + content + "\"}" + more + "}"));
    }

    private static Map<?, ?> of(Map<?, ?> object, String name) {
        return (Map<?, ?>) object.get(name);
    }

    private static List<?> broken(Map<?, ?> answer, String rules) {
        Map<?, ?> check = (Map<?, ?>) ((List<?>) answer.get("checks")).stream().filter(each -> rules.equals(((Map<?, ?>) each).get("rules"))).findFirst().orElseThrow();
        return ((List<?>) check.get("broken")).stream().map(each -> ((Map<?, ?>) each).get("name")).toList();
    }

    /** The drawing has 6 x 6 cells, and but for its size keeps all rules. Its shortest path: 3 north, 1 east, 2 north, 3 east, 2 south, 1 west, counted by hand. */
    @Test
    void aContestMazeIsCheckedByAllRulesAndTimed() {
        Map<?, ?> answer = asked(MAZE, "");
        assertThat(answer.get("contest")).isEqualTo(true);
        assertThat(answer.get("fitting")).isEqualTo("classic");
        assertThat((List<?>) answer.get("checks")).extracting(each -> ((Map<?, ?>) each).get("rules")).isEqualTo(List.of("classic", "half", "uk", "apec", "mms"));
        assertThat(broken(answer, "classic")).isEqualTo(List.of("size"));
        assertThat(broken(answer, "half")).isEmpty();
        assertThat(broken(answer, "mms")).isEmpty();
        assertThat(of(answer, "shortest").get("steps")).hasToString("10");
        assertThat(of(answer, "shortest").get("turns")).hasToString("5");
        assertThat(of(answer, "shortest").get("cells").toString()).startsWith("[[0, 0], ").endsWith(", [3, 3]]");
        assertThat(((Number) of(answer, "leastTime").get("seconds")).doubleValue()).isPositive()
                .isLessThanOrEqualTo(((Number) of(answer, "shortest").get("seconds")).doubleValue());
        assertThat(((Number) of(answer, "model").get("cell")).doubleValue()).isEqualTo(180);
    }

    @Test
    void aBrokenOutlineIsAnErrorWithItsCell() {
        Map<?, ?> answer = asked(MAZE.replace("| S |", "  S |"), ", \"rules\": \"apec\"");
        Map<?, ?> check = (Map<?, ?>) ((List<?>) answer.get("checks")).getFirst();
        assertThat(check.get("valid")).isEqualTo(false);
        Map<?, ?> first = (Map<?, ?>) ((List<?>) check.get("broken")).getFirst();
        assertThat(first.get("name")).isEqualTo("outline");
        assertThat(first.get("cells")).hasToString("[[0, 0]]");
    }

    @Test
    void aMazeWithoutAPathHasNoTimes() {
        Map<?, ?> answer = asked(MAZE.replace("o   o   o   o   o   o   o", "o---o   o   o   o   o   o"), "");
        assertThat(answer.containsKey("leastTime")).isFalse();
        assertThat(broken(answer, "half")).isEqualTo(List.of("goal-reached"));
    }

    @Test
    void othersAreOfNoContestUnlessRulesAreAskedFor() {
        assertThat(Api.object(Api.get("micromouse", "recipe", "rectangle:16x16/wilson/seed:1"))).hasToString("{contest=false}");
        assertThat(asked("+---+---+\n|       |\n+---+---+\n", "")).hasToString("{contest=false}");
        Map<?, ?> asked = Api.object(Api.get("micromouse", "recipe", "rectangle:5x5/wilson/seed:1", "rules", "mms"));
        assertThat((List<?>) asked.get("checks")).hasSize(1);
        assertThat(Api.refusal(Api.get("micromouse", "recipe", "hexagon:5x5/wilson/seed:1", "rules", "uk"))).startsWith("422 a micromouse maze is a full rectangle of squares, not a hexagon");
        assertThat(Api.refusal(Api.get("micromouse", "recipe", "rectangle:5x5/wilson/seed:1", "rules", "clasic"))).startsWith("422 unknown set of rules 'clasic'; did you mean classic?");
    }
}
