package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** What the commands print, read back by a JSON parser and checked by hand or by a search of the test's own. */
class CommandTest {
    @TempDir Path folder;

    /** The fields of an object, nested ones as maps and lists. */
    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(String json) {
        return (Map<String, Object>) value(json);
    }

    private static Object value(String json) {
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
            parser.nextToken();
            Object value = value(parser);
            assertThat(parser.nextToken()).isNull();
            return value;
        }
    }

    private static Object value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> object = new TreeMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    parser.nextToken();
                    assertThat(object).doesNotContainKey(name);
                    object.put(name, value(parser));
                }
                yield object;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                yield list;
            }
            case VALUE_NULL -> null;
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT -> parser.getLongValue();
            default -> parser.getDoubleValue();
        };
    }

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
    void r5ASolutionOfAListBeginsWithSAndEndsWithE() {
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

    @Test
    void paperIsForPages() {
        assertThat(Run.of("generate --paper a4 --format gif").code()).isEqualTo(64);
        assertThat(Run.of("generate --paper a4 --format json").err()).contains("--paper is for svg, postscript, pdf");
        assertThat(Run.of("generate --paper a4 --cell-size 30 --format pdf").code()).isEqualTo(64);
        assertThat(Run.of("generate --paper a4 --format svg").out()).contains("842pt");
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

    @Test
    void aScenarioEndsWithHowManyAreOptimal() throws IOException {
        String map = "type octile\nheight 3\nwidth 4\nmap\n....\n.@..\n....\n";
        Path file = folder.resolve("a.scen");
        String good = "0\tm\t4\t3\t0\t0\t3\t2\t4.41421356\n0\tm\t4\t3\t0\t0\t0\t2\t2\n0\tm\t4\t3\t1\t2\t1\t2\t0\n";
        Files.writeString(file, "version 1\n" + good);
        for (String threads : new String[] {"1", "8"}) {
            Run run = Run.with(map, "solve", "-", "--scenario", file.toString(), "--threads", threads);
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.lines().getLast()).isEqualTo("3 of 3 optimal");
        }
        Files.writeString(file, "version 1\n" + good + "0\tm\t4\t3\t0\t0\t3\t0\t3.01\n");
        Run run = Run.with(map, "solve", "-", "--moves", "octile", "--scenario", file.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines().getLast()).isEqualTo("3 of 4 optimal");
        assertThat(run.err()).contains("line 5: found a path of 3.0; the scenario says 3.01");
        assertThat(object(Run.with(map, "solve", "-", "--scenario", file.toString(), "--json").out()))
                .containsEntry("queries", 4L)
                .containsEntry("optimal", 3L);
    }

    /** In the order of the scenario, with any number of threads and any solver. */
    @Test
    void aReportHasALineForEachQuery() throws IOException {
        String map = "type octile\nheight 3\nwidth 5\nmap\n...@.\n.@.@.\n...@.\n";
        Path file = folder.resolve("a.scen");
        StringBuilder queries = new StringBuilder("version 1\n");
        for (int i = 0; i < 100; i++) {
            queries.append("0\tm\t5\t3\t0\t0\t" + (i % 3) + "\t0\t" + (i % 3) + "\n");
        }
        Files.writeString(file, queries + "0\tm\t5\t3\t0\t0\t2\t2\t4\n0\tm\t5\t3\t0\t0\t4\t0\t9\n");
        Path report = folder.resolve("report.csv");
        for (String solver : new String[] {"subgoal-graph", "a-star"}) {
            Run run = Run.with(
                    map, "solve", "-", "--scenario", file.toString(), "--report", report.toString(), "--solver", solver, "--threads", "4");
            assertThat(run.code()).as("one query has no path").isEqualTo(1);
            assertThat(run.lines()).anyMatch(line -> line.matches("solver +" + solver + ", octile moves"));
            assertThat(run.lines().getLast()).isEqualTo("101 of 102 optimal");
            List<String> lines = Files.readAllLines(report);
            assertThat(lines).hasSize(103).first().isEqualTo("line,length,expansions,microseconds");
            for (int i = 0; i < 100; i++) {
                assertThat(lines.get(i + 1)).matches((i + 2) + "," + (i % 3) + "\\.00000000,\\d+,\\d+\\.\\d{3}");
            }
            assertThat(lines.get(101)).startsWith("102,4.00000000,");
            assertThat(lines.get(102)).startsWith("103,,");
        }
    }

    @Test
    void aReportIsNotWrittenWhereTheScenarioIsBad() throws IOException {
        Path file = folder.resolve("a.scen");
        Path report = folder.resolve("bad.csv");
        Files.writeString(file, "version 1\n0\tm\t3\t1\t0\t0\t2\t0\t2\n");
        Run run = Run.with(
                "type octile\nheight 1\nwidth 3\nmap\n..@\n",
                "solve", "-", "--scenario", file.toString(), "--report", report.toString());
        assertThat(run.code()).isEqualTo(65);
        assertThat(report).doesNotExist();
        assertThat(folder).isDirectoryNotContaining(left -> left.getFileName().toString().contains("bad.csv"));
    }

    @Test
    void aReportReplacesNoFileUnderNoClobber() throws IOException {
        Path file = folder.resolve("a.scen");
        Path report = folder.resolve("kept.csv");
        Files.writeString(file, "version 1\n0\tm\t3\t1\t0\t0\t2\t0\t2\n");
        Files.writeString(report, "mine");
        String map = "type octile\nheight 1\nwidth 3\nmap\n...\n";
        Run run = Run.with(map, "solve", "-", "--scenario", file.toString(), "--report", report.toString(), "--no-clobber");
        assertThat(run.code()).isNotZero();
        assertThat(report).hasContent("mine");
        assertThat(Run.with(map, "solve", "-", "--scenario", file.toString(), "--report", report.toString()).code()).isZero();
        assertThat(report).content().startsWith("line,length,expansions,microseconds\n2,2.00000000,");
    }

    @Test
    void infoCountsAndMeasures() {
        // One path: right, right, down, left, left; all of it a corridor but its two ends.
        String snake = "+---+---+---+\n|           |\n+---+---+   +\n|           |\n+---+---+---+\n";
        Map<String, Object> reported = object(Run.with(snake, "info", "-", "--json").out());
        assertThat(reported)
                .containsEntry("shape", "rectangle")
                .containsEntry("rows", 2L)
                .containsEntry("columns", 3L)
                .containsEntry("cells", 6L)
                .containsEntry("passages", 5L)
                .containsEntry("components", 1L)
                .containsEntry("perfect", true)
                .containsEntry("deadEnds", 2L)
                .containsEntry("corridors", 4L)
                .containsEntry("junctions", 0L)
                .containsEntry("crossroads", 0L)
                .containsEntry("straights", 2L)
                .containsEntry("turns", 2L)
                .containsEntry("diameter", 5L)
                .containsEntry("solutionLength", 3L)
                .containsEntry("river", 0.666667)
                .containsEntry("longestDeadEnd", 5L)
                .containsEntry("deadEndLengths", List.of(List.of(5L, 2L)))
                .containsEntry("solutionShare", 0.666667)
                .containsEntry("decisions", 0L)
                .containsEntry("wrongWays", 0L)
                .containsEntry("wastedCells", 2L)
                .containsEntry("difficulty", 0.0)
                .containsEntry("recipe", null);
        // The digits by hand: closed N 1, E 2, S 4, W 8.
        assertThat(reported.get("digest")).isEqualTo(sha256("d53d56"));
    }

    /** The solution goes right, right, down; at its middle a dead end of one step leads down. */
    @Test
    void infoMeasuresTheSolution() {
        String fork = "+---+---+---+\n|           |\n+---+   +   +\n|   |   |   |\n+---+---+---+\n";
        Map<String, Object> reported = object(Run.with(fork, "info", "-", "--json").out());
        assertThat(reported)
                .containsEntry("solutionLength", 3L)
                .containsEntry("solutionShare", 0.666667)
                .containsEntry("decisions", 1L)
                .containsEntry("wrongWays", 1L)
                .containsEntry("wastedCells", 2L)
                .containsEntry("longestDeadEnd", 2L)
                .containsEntry("deadEndLengths", List.of(List.of(1L, 2L), List.of(2L, 1L)))
                // sqrt(3 * 1) = 1.732; 6^(3/4) = 3.834; 100 * 1.732 / 5.566 = 31.1
                .containsEntry("difficulty", 31.1);
        String cut = "+---+---+\n|   |   |\n+---+---+\n";
        assertThat(object(Run.with(cut, "info", "-", "--json").out()))
                .containsEntry("solutionLength", null)
                .containsEntry("solutionShare", null)
                .containsEntry("decisions", null)
                .containsEntry("wrongWays", null)
                .containsEntry("wastedCells", null)
                .containsEntry("difficulty", null)
                .containsEntry("longestDeadEnd", 0L);
        assertThat(Run.with(fork, "info", "-").out()).contains("1 cell with a wrong turn", "31.1 of 100");
        assertThat(Run.with(cut, "info", "-").code()).isZero();
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void infoSeesAPictureAndConvertMakesItCells() {
        String picture = "#####\n#   #\n# ###\n#   #\n#####\n";
        Run info = Run.with(picture, "info", "-", "--format", "blocks");
        assertThat(info.code()).as(info.err()).isZero();
        assertThat(info.err()).contains("These tiles show a maze of 2 x 2 cells; convert --as cells");
        Run cells = Run.with(picture, "convert", "-", "-o", "-", "--format", "json", "--as", "cells");
        assertThat(object(cells.out()))
                .containsEntry("shape", "rectangle")
                .containsEntry("passages", List.of(List.of(0L, 1L), List.of(0L, 2L), List.of(2L, 3L)));
        Run none = Run.with("####\n#  #\n#  #\n####\n", "convert", "-", "-o", "-", "--as", "cells");
        assertThat(none.code()).isEqualTo(64);
    }

    /** The ends of a file may be others, and the path between them any solver's. */
    @Test
    void convertTakesOtherEndsAndASolver() {
        String file = Run.of("generate rectangle:9x9/wilson/braid:0.8/seed:3 --format text").out();
        String ends = " --start 8,0 --goal 0,8 --goal 4,4 --format json";
        for (String solver : new String[] {"", " --solver wall-follower"}) {
            Run solved = Run.with(file, ("solve - -o -" + solver + ends).split(" "));
            Run converted = Run.with(file, ("convert - -o - --solution" + solver + ends).split(" "));
            assertThat(converted.out()).as(converted.err()).isEqualTo(solved.out()).contains("\"start\":72,\"goal\":8,");
        }
        assertThat(Run.with(file, "convert", "-", "-o", "-", "--start", "9,9").code()).isEqualTo(64);
        assertThat(Run.with(file, "convert", "-", "-o", "-", "--solver", "luck").code()).isEqualTo(64);
    }

    @Test
    void generateCountsUpTheSeeds() throws IOException {
        Run run = Run.of("generate rectangle:3x4/wilson/seed:9 --count 3 --format json");
        assertThat(run.lines()).hasSize(3);
        for (int i = 0; i < 3; i++) {
            String recipe = "rectangle:3x4/wilson/seed:" + (9 + i);
            assertThat(object(run.lines().get(i))).containsEntry("recipe", recipe);
            assertThat(run.lines().get(i) + "\n").isEqualTo(Run.of("generate " + recipe + " --format json").out());
            assertThat(run.err()).contains("recipe: " + recipe + "\n");
        }
        Run files = Run.of("generate rectangle:3x4/wilson/seed:-1 --count 2 -o " + folder.resolve("m%d.json"));
        assertThat(files.code()).as(files.err()).isZero();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("m-1.json", "m0.json");
        assertThat(object(Files.readString(folder.resolve("m0.json")))).containsEntry("recipe", "rectangle:3x4/wilson/seed:0");
        assertThat(Run.of("generate --count 2 --format png").code()).isEqualTo(64);
        assertThat(Run.of("generate rectangle:1x1/wilson/seed:1 --count 2").lines()).hasSize(7).contains("");
    }

    @Test
    void generateWithoutASeedPrintsARecipeOfTheSameMaze() {
        Run first = Run.of("generate");
        String recipe = first.err().strip().substring("recipe: ".length());
        assertThat(recipe).startsWith("rectangle:15x30/recursive-backtracker/seed:");
        assertThat(Run.of("generate " + recipe).out()).isEqualTo(first.out());
        assertThat(Run.of("generate").out()).isNotEqualTo(first.out());
    }

    @Test
    void everyCommandThatGeneratesAMazePrintsItsRecipe() {
        String recipe = "rectangle:3x4/wilson/seed:9";
        for (String line : new String[] {"generate %", "solve %", "info %", "convert % -o -", "solve % --json"}) {
            assertThat(Run.of(line.replace("%", recipe)).err().strip()).isEqualTo("recipe: " + recipe);
        }
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

    @Test
    void listsHaveNamesDescriptionsAndShapes() {
        for (String kind : new String[] {"generators", "solvers", "shapes", "transforms", "formats"}) {
            List<?> reported = (List<?>) value(Run.of("list " + kind + " --json").out());
            assertThat(reported).isNotEmpty();
            List<String> lines = Run.of("list " + kind).lines();
            for (Object each : reported) {
                Map<?, ?> entry = (Map<?, ?>) each;
                assertThat((String) entry.get("name")).isNotEmpty();
                assertThat((String) entry.get("idea")).endsWith(".");
                assertThat(lines).anyMatch(line -> line.startsWith((String) entry.get("name") + " "));
            }
        }
        Map<String, List<?>> tree = new TreeMap<>();
        for (Object each : (List<?>) value(Run.of("list generators --json").out())) {
            Map<?, ?> entry = (Map<?, ?>) each;
            tree.put((String) entry.get("name"), (List<?>) entry.get("shapes"));
        }
        assertThat(tree.keySet()).contains("recursive-backtracker", "kruskal", "wilson", "binary-tree");
        for (String shape : new String[] {"rectangle", "hexagon", "triangle"}) {
            assertThat(tree.get("wilson").contains(shape)).isTrue();
            assertThat(tree.get("binary-tree").contains(shape)).isEqualTo(!shape.equals("triangle"));
        }
        assertThat(tree.get("wilson").contains("tiles")).isFalse();
        for (Object each : (List<?>) value(Run.of("list transforms --json").out())) {
            Map<?, ?> entry = (Map<?, ?>) each;
            tree.put((String) entry.get("name"), (List<?>) entry.get("shapes"));
        }
        assertThat(tree.get("unicursal").equals(List.of("rectangle"))).isTrue();
        assertThat(tree.get("sparse").contains("hexagon")).isTrue();
        assertThat(tree.get("sparse").contains("graph")).isFalse();
        Map<String, Object> readAndWrite = new TreeMap<>();
        for (Object each : (List<?>) value(Run.of("list formats --json").out())) {
            Map<?, ?> entry = (Map<?, ?>) each;
            readAndWrite.put((String) entry.get("name"), List.of(entry.get("read"), entry.get("write")));
        }
        assertThat(readAndWrite)
                .containsEntry("text", List.of(true, true))
                .containsEntry("unicode", List.of(false, true))
                .containsEntry("blocks", List.of(true, true))
                .containsEntry("json", List.of(true, true))
                .containsEntry("svg", List.of(false, true))
                .containsEntry("gif", List.of(false, true))
                .containsEntry("png", List.of(true, true))
                .containsEntry("digest", List.of(false, true))
                .containsEntry("none", List.of(false, true));
    }

    @Test
    void helpListsTheExitCodes() {
        for (String command : new String[] {"", "generate ", "solve ", "convert ", "info ", "list "}) {
            Run run = Run.of(command + "--help");
            assertThat(run.code()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).startsWith("Examples:").contains("Usage: mazewright")
                    .contains("Exit codes:", "  73   the output cannot be created");
        }
        assertThat(Run.of("info --version").out()).startsWith("mazewright ");
    }

    @Test
    void anArgumentWithAnAtSignIsNoFile() {
        assertThat(Run.of("info @nothing").err()).contains("no file @nothing");
    }
}
