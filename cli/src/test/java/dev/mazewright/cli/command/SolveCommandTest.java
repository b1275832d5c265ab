package dev.mazewright.cli.command;

import static dev.mazewright.cli.command.Json.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve}: the paths it prints, their ends and costs. */
class SolveCommandTest {
    @TempDir Path folder;

    /** Steps between two cells, by a search over the passages of a document; -1 if there is no path. */
    private static long distance(Map<String, Object> document, long start, long goal) {
        Set<Object> layer = new HashSet<>(List.of(start));
        Set<Object> seen = new HashSet<>(layer);
        for (long steps = 0; !layer.isEmpty(); steps++) {
            if (layer.contains(goal)) {
                return steps;
            }
            Set<Object> next = new HashSet<>();
            for (Object passage : (List<?>) document.get("passages")) {
                List<?> ends = (List<?>) passage;
                for (int end = 0; end < 2; end++) {
                    if (layer.contains(ends.get(end)) && seen.add(ends.get(1 - end))) {
                        next.add(ends.get(1 - end));
                    }
                }
            }
            layer = next;
        }
        return -1;
    }

    @Test
    void solvePrintsAShortestPath() {
        for (String shape : new String[] {"rectangle", "hexagon", "triangle", "brick", "upsilon", "cairo"}) {
            String recipe = shape + ":9x7/wilson/braid:0.5/seed:3";
            Map<String, Object> maze = object(Run.of("generate " + recipe + " --format json").out());
            for (String solver : new String[] {
                "breadth-first", "a-star", "bidirectional", "dead-end-filling", "cul-de-sac-filling", "collision",
                "flood-fill", "all-shortest"
            }) {
                Map<String, Object> reported =
                        object(Run.of("solve " + recipe + " --json --start 4,4 --goal 0 --solver " + solver).out());
                long start = 4 * 7 + 4;
                assertThat(reported)
                        .containsEntry("solver", solver)
                        .containsEntry("start", start)
                        .containsEntry("goal", 0L)
                        .containsEntry("solvable", true)
                        .containsEntry("length", distance(maze, start, 0))
                        .containsKey("visited");
                List<?> path = (List<?>) reported.get("path");
                assertThat(path.getFirst()).isEqualTo(start);
                assertThat(path.getLast()).isEqualTo(0L);
                List<?> passages = (List<?>) maze.get("passages");
                for (int i = 1; i < path.size(); i++) {
                    Object one = path.get(i - 1);
                    Object other = path.get(i);
                    assertThat(passages.contains(List.of(one, other)) || passages.contains(List.of(other, one))).isTrue();
                }
            }
        }
    }

    @Test
    void allShortestCountsTheShortestPaths() {
        // From corner to corner of a room of 3 x 4: 5 steps, 2 of them down, in any order.
        String room = """
                +---+---+---+---+
                |               |
                +   +   +   +   +
                |               |
                +   +   +   +   +
                |               |
                +---+---+---+---+
                """;
        assertThat(object(Run.with(room, "solve", "-", "--json", "--solver", "all-shortest").out()))
                .containsEntry("length", 5L)
                .containsEntry("ways", 10L);
        assertThat(Run.with(room, "solve", "-", "--solver", "all-shortest").lines()).anyMatch(line ->
                line.matches("ways +10 of that length"));
        assertThat(object(Run.with(room, "solve", "-", "--json").out())).doesNotContainKey("ways");
    }

    /** The fifth reference system: S for the start and E for the end, also where the list names neither. */
    @Test
    void aSolutionOfAListBeginsWithSAndEndsWithE() {
        String list = "[('cell', (0, 0), ['t', 'b', 'l']), ('cell', (1, 0), ['t', 'b', 'r'])]";
        String drawn = "+---+---+\n| S   E |\n+---+---+\n";
        assertThat(Run.with(list, "convert", "-", "-o", "-", "--format", "text", "--solution").out()).isEqualTo(drawn);
        assertThat(Run.with(list, "solve", "-", "-o", "-", "--format", "svg").out()).contains("id=\"start\"", "id=\"goal\"");
        assertThat(Run.with(list, "solve", "-").lines()).contains("│ S • E │");
    }

    /** What is written either makes the same maze again or has no recipe. */
    @Test
    void otherEndsMakeNoRecipeOfAnotherMaze() {
        for (String recipe : new String[] {"path-first", "wilson/sparse:1,passes=3", "wilson/braid:0.5"}) {
            String solved = Run.of("solve rectangle:9x9/" + recipe + "/seed:3 --goal 21 -o - --format json").out();
            Object reported = object(solved).get("recipe");
            assertThat(reported == null).as(recipe).isEqualTo(!recipe.contains("braid"));
            if (reported != null) {
                String again = Run.of("generate " + reported + " --solution --format json").out();
                assertThat(again).isEqualTo(solved);
            }
        }
    }

    /** Through a passage with a dead end on its right: the right hand goes in and out again. */
    @Test
    void solvePrintsTheWholeWalkOfTheWallFollower() {
        String passage = """
                +---+---+---+
                |           |
                +---+   +---+
                |   |   |   |
                +---+---+---+
                """;
        String right = Run.with(passage, "solve", "-", "--json", "--goal", "0,2", "--solver", "wall-follower").out();
        String left = Run.with(passage, "solve", "-", "--json", "--goal", "0,2", "--solver", "wall-follower:left").out();
        assertThat(object(left)).containsEntry("length", 2L).containsEntry("path", List.of(0L, 1L, 2L));
        assertThat(object(right)).containsEntry("length", 4L).containsEntry("path", List.of(0L, 1L, 4L, 1L, 2L));
    }

    @Test
    void solveTakesTheNearestOfSeveralGoals() {
        String recipe = "rectangle:9x7/wilson/seed:3";
        Map<String, Object> maze = object(Run.of("generate " + recipe + " --format json").out());
        Map<String, Object> reported = object(Run.of("solve " + recipe + " --json --goal 30 --goal 62 --goal 8,0").out());
        long nearest = Math.min(distance(maze, 0, 30), Math.min(distance(maze, 0, 62), distance(maze, 0, 56)));
        assertThat(reported).containsEntry("length", nearest);
        assertThat(distance(maze, 0, (Long) reported.get("goal"))).isEqualTo(nearest);
    }

    @Test
    void solveAcrossCornersCostsTheirSquareRoots() {
        // Down the middle, the corner of the brick must not be cut.
        String map = "type octile\nheight 3\nwidth 4\nmap\n....\n.@..\n....\n";
        Map<String, Object> reported =
                object(Run.with(map, "solve", "-", "--moves", "octile", "--start", "0,0", "--goal", "2,3", "--json").out());
        assertThat(reported).containsEntry("solver", "a-star").containsEntry("length", 4L);
        assertThat((Double) reported.get("cost")).isCloseTo(3 + Math.sqrt(2), offset(1e-9));
    }

    /** By each rule under the names of PathFinding.js; the brick's corner is cut, or not, and a gap between two bricks. */
    @Test
    void diagonalMovesHaveTheirUsualNames() {
        String map = "type octile\nheight 3\nwidth 4\nmap\n...@\n.@@.\n....\n";
        String[] arguments = {"solve", "-", "--start", "0,2", "--goal", "1,3", "--json", "--moves", ""};
        Map<String, Double> costs = Map.of(
                "Always", Math.sqrt(2), "IfAtMostOneObstacle", 2 + 3 * Math.sqrt(2), "one-obstacle", 2 + 3 * Math.sqrt(2),
                "OnlyWhenNoObstacles", 8.0, "no_obstacles", 8.0, "octile", 8.0);
        costs.forEach((name, cost) -> {
            arguments[arguments.length - 1] = name;
            Map<String, Object> reported = object(Run.with(map, arguments).out());
            assertThat((Double) reported.get("cost")).as(name).isCloseTo(cost, offset(1e-9));
        });
        arguments[arguments.length - 1] = "Never";
        assertThat(object(Run.with(map, arguments).out())).containsEntry("length", 8L).doesNotContainKey("cost");
        // What a document says, an option changes.
        String document = Run.with(map, "solve", "-", "--moves", "always", "-o", "-", "--format", "json").out();
        assertThat(document).contains("\"moves\":\"always\"");
        assertThat(object(Run.with(document, "solve", "-", "--start", "0,2", "--goal", "1,3", "--json").out())).containsEntry("length", 1L);
        assertThat(object(Run.with(document, arguments).out())).containsEntry("length", 8L);
    }

    @Test
    void solveWritesTheMazeWithItsSolution() {
        Run written = Run.of("solve rectangle:3x4/wilson/seed:9 --start 1,1 -o - --format json");
        assertThat(object(written.out()))
                .containsEntry("start", 5L)
                .containsEntry("recipe", "rectangle:3x4/wilson/start:1,1/seed:9")
                .extractingByKey("solution").isNotNull();
        // A recipe has no format of its own.
        assertThat(Run.of("solve rectangle:3x4/wilson/seed:9 --start 1,1 --format json").out()).isEqualTo(written.out());
        // A document is read as what --format says.
        Run read = Run.with(written.out(), "solve", "-", "--format", "json");
        assertThat(read.lines()).anyMatch(line -> line.startsWith("length"));
        assertThat(Run.with(written.out(), "solve", "-", "--format", "cells").code()).isEqualTo(65);
    }

    @Test
    void aFileWinsOverARecipe() throws IOException {
        // Relative to where the tests run, a folder named like a shape: unlikely, so one is made.
        Path odd = Files.createDirectories(folder.resolve("rectangle:2x2").resolve("wilson")).resolve("seed:1");
        Files.writeString(odd, "+---+\n|   |\n+---+\n");
        assertThat(Input.isRecipe(odd.toString())).isFalse();
        assertThat(Run.of("info " + odd + " --json").out()).contains("\"cells\":1,");
        assertThat(Input.isRecipe("rectangle:2x2/wilson/seed:1")).isTrue();
        assertThat(Input.isRecipe("mazes/one.txt")).isFalse();
    }
}
