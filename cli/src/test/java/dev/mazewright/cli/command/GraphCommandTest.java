package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.Run;
import dev.mazewright.cli.process.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code generate --graph}: mazes in graphs from files that the test writes. */
class GraphCommandTest {
    @TempDir Path folder;

    private Path petersen;

    /** Petersen's graph: a ring of five, a star of five, and five spokes. */
    @BeforeEach
    void writeGraph() throws IOException {
        StringBuilder edges = new StringBuilder("# Petersen, 1898\n");
        for (int i = 0; i < 5; i++) {
            edges.append("o%d o%d\no%d, i%d\ni%d\ti%d\n".formatted(i, (i + 1) % 5, i, i, i, (i + 2) % 5));
        }
        petersen = folder.resolve("petersen.txt");
        Files.writeString(petersen, edges.toString(), StandardCharsets.UTF_8);
    }

    private Run generate(String options) {
        return Run.of("generate --graph " + petersen + " " + options);
    }

    @Test
    void reportsTheGraphAndTheRecipe() {
        Run run = generate("--generator wilson --seed 1 --format json");
        assertThat(run.code()).isZero();
        assertThat(run.err().lines())
                .containsExactly("graph: 10 vertices, 15 edges", "recipe for this graph: wilson/seed:1");
        assertThat(run.out()).contains("\"recipe\":null", "\"shape\":\"graph\"", "\"cells\":10", "\"start\":0", "\"goal\":9");
        assertThat(Run.with(run.out(), "info", "-", "--json").out()).contains("\"perfect\":true", "\"passages\":9");
        assertThat(generate("--generator wilson --seed 1 --format json").out()).isEqualTo(run.out());
    }

    @Test
    void readsTheGraphsOfOtherPrograms() throws IOException {
        Path dot = folder.resolve("network.dot");
        Files.writeString(dot, "digraph { a -> b -> \"the end\"; b -> c -> a }");
        Run run = Run.with("", "generate", "--graph", dot.toString(), "--seed", "1", "--start", "c", "--goal", "the end", "--format", "json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("graph: 4 vertices, 4 edges; ignored: the directions of edges");
        assertThat(run.out()).contains("\"cells\":4", "\"start\":3", "\"goal\":2");
        Path cases = Path.of(System.getProperty("mazewright.shared", "../shared"), "cases");
        assumeTrue(Files.isDirectory(cases), "the shared cases are not there: " + cases);
        run = Run.with("", "generate", "--graph", cases.resolve("yed-group.graphml").toString(), "--seed", "1", "--format", "json");
        assertThat(run.err()).contains("graph: 6 vertices, 7 edges; ignored: 1 group");
        assertThat(run.out()).contains("\"cells\":6");
    }

    /** Petersen's graph has 2000 spanning trees; 40,000 mazes by wilson are 20 of each: 1999 degrees of freedom. */
    @Test
    void wilsonMakesAllTwoThousandTreesEquallyOften() {
        Run run = generate("--generator wilson --seed 0 --count 40000 --format digest");
        assertThat(run.code()).isZero();
        Map<String, Integer> counts = new TreeMap<>();
        run.out().lines().forEach(line -> counts.merge(line, 1, Integer::sum));
        assertThat(counts).hasSize(2000);
        double chiSquare = counts.values().stream().mapToDouble(count -> (count - 20) * (count - 20) / 20.0).sum();
        assertThat(chiSquare).as("mean 1999, standard deviation 63").isBetween(1700.0, 2300.0);
    }

    @Test
    void verticesAreGivenByNumberOrName() {
        String byName = generate("--seed 1 --generator wilson --format json --solution --start i3 --goal name:o4").out();
        assertThat(byName).contains("\"start\":6,\"goal\":9").contains("\"solution\":[6,");
        assertThat(generate("--seed 1 --generator wilson --format json --solution --start 6 --goal 9").out()).isEqualTo(byName);
        assertThat(generate("--seed 1 --format none --goal o9").err())
                .contains("unknown vertex 'o9' in this graph", "0 to 9", "did you mean o0 or");
        assertThat(generate("--seed 1 --format none --goal 10").code()).isEqualTo(ExitCode.USAGE);
        assertThat(generate("--seed 1 --generator wilson --format json --goal farthest").code()).isZero();
    }

    /** A number counts vertices, though one may be called so; it never means the name, but the message says how to give that. */
    @Test
    void aNumberIsNeverTheNameOfAVertex() {
        String list = "1 2\n2 10\n";
        Run run = Run.with(list, "generate", "--graph", "-", "--seed", "1", "--start", "10", "--format", "none");
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("'10' is not a vertex number; those are 0 to 2", "is name:10");
        assertThat(Run.with(list, "generate", "--graph", "-", "--seed", "1", "--start", "name:10", "--format", "json").out())
                .contains("\"start\":2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"svg", "png", "pdf", "postscript", "gif", "json", "digest", "none"})
    void everyFormatThatCanShowsTheGraph(String format) {
        Run run = generate("--seed 1 --generator kruskal --solution --format " + format + " -o " + folder.resolve("x"));
        assertThat(run.code()).as(run.err()).isZero();
    }

    @Test
    void transformsRunAndCountIsConsecutive() {
        Run run = generate("--seed 4 --generator prim --braid 1 --count 3 --format json");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(3);
        assertThat(run.err().lines()).contains("recipe for this graph: prim/braid/seed:4", "recipe for this graph: prim/braid/seed:6");
        assertThat(run.lines().get(1)).isEqualTo(
                generate("--seed 5 --generator prim --braid 1 --format json").out().strip());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--rows 3|leave out --rows",
        "--columns 3|leave out --columns",
        "--levels 3|leave out --levels",
        "--mask heart|leave out --mask",
        "--mask-text A|leave out --mask-text",
        "--shape rectangle|leave out --shape",
        "--shape-option a=b|leave out --shape-option",
        "rectangle:3x3/wilson|leave out rectangle:3x3/wilson",
        "--generator eller|eller does not run on graph; it runs on: rectangle",
        "--transform unicursal|unicursal does not run on graph",
        "--format unicode|unicode cannot show a maze of shape graph; it shows: rectangle, tiles, hexagon, triangle, brick, weave,"
                + " cylinder, torus, moebius, box, cube; svg, png and json show every shape"
    })
    void optionsThatDoNotGoTogetherAreRefusedInOneLine(String options, String expected) {
        Run run = generate("--seed 1 " + options);
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err().lines().filter(line -> line.startsWith("mazewright: "))).hasSize(1);
        assertThat(run.err()).contains(expected);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void badFilesAre65AndMissingOnes66() {
        Run bad = Run.with("a b\nc d\n", "generate", "--graph", "-", "--format", "none");
        assertThat(bad.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(bad.err()).contains("standard input: found 2 components, with the vertices 'a', 'c'");
        assertThat(Run.of("generate --graph " + folder.resolve("nowhere") + " --format none").code())
                .isEqualTo(ExitCode.NO_INPUT);
        Run noted = Run.with("a b\nb a\nb b\n", "generate", "--graph", "-", "--format", "none", "--seed", "1");
        assertThat(noted.code()).isZero();
        assertThat(noted.err()).contains("graph: 2 vertices, 1 edge; ignored: 1 loop, 1 double edge");
    }
}
