package dev.mazewright.cli.command;

import static dev.mazewright.cli.command.Json.object;
import static dev.mazewright.cli.command.Json.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What commands have in common, and generate, convert and list. */
class CommandTest {
    @TempDir Path folder;

    @Test
    void paperIsForPages() {
        assertThat(Run.of("generate --paper a4 --format gif").code()).isEqualTo(64);
        assertThat(Run.of("generate --paper a4 --format json").err()).contains("--paper is for png, svg, postscript, pdf");
        assertThat(Run.of("generate --paper a4 --cell-size 30 --format pdf").code()).isEqualTo(64);
        assertThat(Run.of("generate --paper a4 --format svg").out()).contains("842pt");
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
            Run named = Run.with(file, ("convert - -o - --solver tremaux" + ends).split(" "));
            assertThat(named.out()).as("a solver alone").contains("\"solution\":[72,");
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
                .containsEntry("unicode", List.of(true, true))
                .containsEntry("blocks", List.of(true, true))
                .containsEntry("json", List.of(true, true))
                .containsEntry("svg", List.of(true, true))
                .containsEntry("gif", List.of(true, true))
                .containsEntry("jpeg", List.of(true, false))
                .containsEntry("webp", List.of(true, false))
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
