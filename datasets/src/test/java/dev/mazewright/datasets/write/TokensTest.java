package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.ValueRange;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.formats.testing.TinyJson;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines of tokens are parsed back to the same mazes, and all their tokens are in the vocabulary. */
class TokensTest {
    private static final String[] RECIPES = {"rectangle:{4..6}x12/wilson/braid:0.6", "tiles:14x14/rooms"};

    /** The text between two marks. */
    private static String between(String line, String start, String end) {
        return line.substring(line.indexOf(start) + start.length(), line.indexOf(end)).strip();
    }

    private static String name(Grid grid, long cell) {
        return "(" + grid.row(cell) + "," + grid.column(cell) + ")";
    }

    @Test
    void theEdgesAreThePassagesOfTheMaze() {
        for (String format : List.of("tokens", "tokens-ctt")) {
            Split split = WrittenDataset.split("train", 5, RECIPES);
            WrittenDataset written = WrittenDataset.whole(format, split);
            List<String> lines = written.text("data/train-00000-of-00001.txt").lines().toList();
            for (Row row : written.rows(split)) {
                String line = lines.get((int) row.number()).replaceAll("\\( (\\d+) , (\\d+) \\)", "($1,$2)");
                List<Set<String>> edges = new ArrayList<>();
                for (String edge : between(line, "<ADJLIST_START>", "<ADJLIST_END>").split(" ;( |$)")) {
                    edges.add(Set.of(edge.split(" <--> ")));
                }
                assertThat(edges).containsExactlyInAnyOrderElementsOf(passages(row));
            }
        }
    }

    private static List<Set<String>> passages(Row row) {
        Grid grid = row.maze().grid();
        List<Set<String>> passages = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 0; direction < 4; direction++) {
                if (Directions.contains(row.maze().open(cell), direction) && grid.step(cell, direction) > cell) {
                    passages.add(Set.of(name(grid, cell), name(grid, grid.step(cell, direction))));
                }
            }
        }
        return passages;
    }

    @Test
    void thePathLeadsFromTheOriginToTheTarget() {
        Split split = WrittenDataset.split("train", 6, RECIPES);
        WrittenDataset written = WrittenDataset.whole("tokens", split);
        List<String> lines = written.text("data/train-00000-of-00001.txt").lines().toList();
        for (Row row : written.rows(split)) {
            String line = lines.get((int) row.number());
            List<String> path = new ArrayList<>();
            row.path().forEach(cell -> path.add(name(row.maze().grid(), cell)));
            assertThat(between(line, "<PATH_START>", "<PATH_END>").split(" ")).containsExactlyElementsOf(path);
            assertThat(between(line, "<ORIGIN_START>", "<ORIGIN_END>")).isEqualTo(path.getFirst());
            assertThat(between(line, "<TARGET_START>", "<TARGET_END>")).isEqualTo(path.getLast());
        }
    }

    @Test
    void edgesComeInRandomOrderAndOrientation() {
        WrittenDataset written = WrittenDataset.whole("tokens", WrittenDataset.split("train", 2, "rectangle:10x10/wilson"));
        String line = written.text("data/train-00000-of-00001.txt").lines().toList().getFirst();
        List<String> edges = List.of(between(line, "<ADJLIST_START>", "<ADJLIST_END>").split(" ;( |$)"));
        assertThat(edges).isNotEqualTo(edges.stream().sorted().toList());
        long turned = edges.stream().filter(edge -> edge.split(" <--> ")[0].compareTo(edge.split(" <--> ")[1]) > 0).count();
        assertThat(turned).isBetween(30L, 70L);
    }

    @Test
    void theVocabularyHasThePublishedNumbersAndAllTokens() throws IOException {
        Split split = WrittenDataset.split("train", 3, false, "a-star", "rectangle:20x20/wilson");
        WrittenDataset written = WrittenDataset.whole("tokens", split);
        List<String> tokens = written.text("vocabulary.txt").lines().toList();
        assertThat(new HashSet<>(tokens)).hasSameSizeAs(tokens);
        assertThat(tokens.subList(1596, 1605))
                .containsExactly("(0,0)", "(0,1)", "(1,0)", "(1,1)", "(0,2)", "(2,0)", "(1,2)", "(2,1)", "(2,2)");
        assertThat(List.of(tokens.get(0), tokens.get(10), tokens.get(19), tokens.get(64), tokens.get(704), tokens.get(4095)))
                .containsExactly("<ADJLIST_START>", "<PADDING>", "<UNK>", "+0", "STEP", "(49,49)");
        assertThat(tokens).containsAll(List.of(written.text("data/train-00000-of-00001.txt").split("\\s")));
        for (Corpora.Instance instance : Corpora.of("maze-dataset")) {
            if (instance.file().toString().endsWith(".tokens.txt")) {
                assertThat(tokens).containsAll(List.of(Files.readString(instance.file()).strip().split(" ")));
            }
        }
    }

    @Test
    void aTraceOfAStarClosesCellsAtTheirDistance() {
        Split split = WrittenDataset.split("train", 6, false, "a-star", "rectangle:8x8/wilson/braid:1/loops:0.3");
        WrittenDataset written = WrittenDataset.whole("tokens", split);
        List<String> lines = written.text("data/train-00000-of-00001.txt").lines().toList();
        for (Row row : written.rows(split)) {
            Grid grid = row.maze().grid();
            Map<String, Long> far = new HashMap<>();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                far.put(name(grid, cell), new BreadthFirst().solve(row.maze(), row.path().start(), cell).length());
            }
            String[] events = between(lines.get((int) row.number()), "<TRACE_START>", "<TRACE_END>").split(" ");
            Set<String> created = new HashSet<>();
            for (int i = 0; i < events.length; i += 4) {
                long cost = Long.parseLong(events[i + 2]);
                if (events[i].equals("create")) {
                    assertThat(created.add(events[i + 1])).isTrue();
                    assertThat(cost).isGreaterThanOrEqualTo(far.get(events[i + 1]));
                } else {
                    assertThat(events[i]).isEqualTo("close");
                    assertThat(created).contains(events[i + 1]);
                    assertThat(cost).isEqualTo(far.get(events[i + 1]));
                }
            }
            assertThat(events[events.length - 3]).isEqualTo(name(grid, row.path().goal()));
            assertThat(events[events.length - 2]).isEqualTo("+" + row.path().length());
            assertThat(events[events.length - 1]).isEqualTo("+0");
        }
    }

    private static List<String> solvers() {
        return Catalog.SOLVERS.stream().map(Entry::name).toList();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void documentsHaveTheSameTraceByCellNumbers(String solver) {
        Split split = WrittenDataset.split("train", 2, false, solver, "rectangle:5x7/wilson");
        List<String> tokens = WrittenDataset.whole("tokens", split).text("data/train-00000-of-00001.txt").lines().toList();
        List<String> documents = WrittenDataset.whole("jsonl", split).text("data/train-00000-of-00001.jsonl").lines().toList();
        for (int i = 0; i < 2; i++) {
            StringBuilder trace = new StringBuilder();
            for (Object event : (List<?>) TinyJson.object(documents.get(i)).get("trace")) {
                List<?> parts = (List<?>) event;
                long cell = (long) parts.get(1);
                assertThat(parts).hasSize(solver.equals("a-star") ? 4 : 2);
                trace.append(parts.get(0)).append(" (").append(cell / 7).append(',').append(cell % 7).append(") ");
                parts.subList(2, parts.size()).forEach(number -> trace.append('+').append(number).append(' '));
            }
            assertThat(trace.toString().strip()).isEqualTo(between(tokens.get(i), "<TRACE_START>", "<TRACE_END>"));
        }
    }

    @Test
    void cellsBeyondTheVocabularyAreRefused() {
        assertThatThrownBy(() -> WrittenDataset.whole("tokens", WrittenDataset.split("train", 1, "rectangle:51x9/wilson")))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("take tokens-ctt");
    }

    /** Filling dead ends leaves the path of a perfect maze, and nothing else. */
    @Test
    void aTraceOfDeadEndFillingFillsTheCellsBesideThePath() {
        Split split = WrittenDataset.split("train", 6, false, "dead-end-filling", "rectangle:8x8/wilson");
        WrittenDataset written = WrittenDataset.whole("tokens", split);
        List<String> lines = written.text("data/train-00000-of-00001.txt").lines().toList();
        for (Row row : written.rows(split)) {
            String line = lines.get((int) row.number());
            List<String> filled = new ArrayList<>();
            String[] events = between(line, "<TRACE_START>", "<TRACE_END>").split(" ");
            for (int i = 0; i < events.length; i += 2) {
                if (events[i].equals("fill")) {
                    filled.add(events[i + 1]);
                }
            }
            List<String> path = List.of(between(line, "<PATH_START>", "<PATH_END>").split(" "));
            assertThat(filled).doesNotHaveDuplicates().doesNotContainAnyElementsOf(path).hasSize(64 - path.size());
        }
    }

    @Test
    void aMazeWithoutAPathHasNoTokenBetweenTheMarksOfThePath() {
        RowFilter none = new RowFilter(ValueRange.ALL, ValueRange.ALL, ValueRange.ALL, false);
        Split split = Split.of("train", 3, RecipeTemplate.parse("rectangle:5x5/percolation:0.4/goal:0,4/goal:4,0"), none);
        assertThat(WrittenDataset.whole("tokens", split).text("data/train-00000-of-00001.txt").lines())
                .hasSize(3)
                .allMatch(line -> between(line, "<PATH_START>", "<PATH_END>").isEmpty() && between(line, "<TARGET_START>", "<TARGET_END>").equals("(0,4)"));
    }
}
