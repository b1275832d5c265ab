package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.testing.TinyJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The sequences are those of the published search (d33c267), which is written here a second time from its rules, with lists. */
class SearchformerTest {
    /** A tile that was created: its place, the steps to it, and what it was created from. */
    private record Node(int x, int y, int cost, Node from) {
        int rest(int goalX, int goalY) {
            return Math.abs(x - goalX) + Math.abs(y - goalY);
        }

        boolean isAt(Node other) {
            return x == other.x && y == other.y;
        }
    }

    private final Set<List<Integer>> walls = new HashSet<>();
    private final List<String> log = new ArrayList<>();
    private int goalX;
    private int goalY;

    private void say(String word, Node node) {
        log.addAll(List.of(word, "" + node.x, "" + node.y, "c" + node.cost, "c" + node.rest(goalX, goalY)));
    }

    private List<String> search(int x, int y, int side) {
        List<Node> open = new ArrayList<>(List.of(new Node(x, y, 0, null)));
        List<Node> closed = new ArrayList<>();
        say("create", open.getFirst());
        while (true) {
            Node next = open.stream().min(Comparator.comparingInt((Node node) -> node.cost + node.rest(goalX, goalY))
                    .thenComparingInt(node -> node.x + 100_000 * node.y)).orElseThrow();
            open.remove(next);
            closed.add(next);
            say("close", next);
            if (next.rest(goalX, goalY) == 0) {
                List<String> plan = new ArrayList<>();
                for (Node node = next; node != null; node = node.from) {
                    plan.addAll(0, List.of("plan", "" + node.x, "" + node.y));
                }
                return plan;
            }
            for (int[] step : new int[][] {{0, 1}, {0, -1}, {-1, 0}, {1, 0}}) {
                Node child = new Node(next.x + step[0], next.y + step[1], next.cost + 1, next);
                boolean isInside = Math.min(child.x, child.y) >= 0 && Math.max(child.x, child.y) < side && !walls.contains(List.of(child.x, child.y));
                if (!isInside || closed.stream().anyMatch(node -> node.isAt(child) && node.cost <= child.cost)
                        || open.stream().anyMatch(node -> node.isAt(child) && node.cost <= child.cost)) {
                    continue;
                }
                open.removeIf(node -> node.isAt(child));
                open.add(child);
                say("create", child);
            }
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void eachLineIsTheTaskTheSearchAndThePlan() throws IOException {
        Split split = WrittenDataset.split("train", 60, "tiles:12x12/obstacles:0.3..0.5");
        WrittenDataset written = WrittenDataset.whole("searchformer", split);
        List<String> lines = written.text("data/train-00000-of-00001.jsonl").lines().toList();
        Set<String> vocabulary = Set.copyOf(written.text("vocabulary.txt").lines().toList());
        assertThat(written.text("vocabulary.txt").lines().sorted().toList()).containsExactlyElementsOf(written.text("vocabulary.txt").lines().toList());
        Map<String, Integer> kinds = new LinkedHashMap<>();
        for (Row row : written.rows(split)) {
            Map<String, Object> json = TinyJson.object(lines.get((int) row.number()));
            List<String> prompt = (List<String>) json.get("prompt");
            assertThat(prompt.get(0) + prompt.get(3)).isEqualTo("startgoal");
            walls.clear();
            log.clear();
            for (int i = 6; i < prompt.size(); i += 3) {
                assertThat(prompt.get(i)).isEqualTo("wall");
                walls.add(List.of(Integer.valueOf(prompt.get(i + 1)), Integer.valueOf(prompt.get(i + 2))));
            }
            assertThat(walls).hasSize(144 - (int) row.maze().grid().cells());
            goalX = Integer.parseInt(prompt.get(4));
            goalY = Integer.parseInt(prompt.get(5));
            List<String> plan = search(Integer.parseInt(prompt.get(1)), Integer.parseInt(prompt.get(2)), 12);
            assertThat(json.get("reasoning")).isEqualTo(log);
            assertThat(json.get("plan")).isEqualTo(plan);
            assertThat((long) plan.size() / 3).isEqualTo(row.path().length() + 1);
            assertThat(vocabulary).containsAll(prompt).containsAll(log).containsAll(plan);
            log.forEach(token -> kinds.merge(token, 1, Integer::sum));
        }
        assertThat(kinds.get("create")).isGreaterThan(kinds.get("close"));
    }
}
