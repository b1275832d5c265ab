package dev.mazewright.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.graph.GraphReader;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.mask.MaskFile;
import dev.mazewright.formats.movingai.Scenario;
import dev.mazewright.formats.testing.Mutations;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Recipes, and files that are no mazes, changed at random: read, or refused in one line. See {@link Mutations}. */
class MutatedTextsTest {
    private static final int FEW = 250;
    private static final long MEMORY = 64L << 20;
    private static final int LONGEST_MESSAGE = 1000;

    private static Source source(byte[] file) {
        return new Source("given", new ByteArrayInputStream(file)).within(Context.standard().withMemory(MEMORY));
    }

    private static String text(byte[] file) {
        return new String(file, StandardCharsets.UTF_8);
    }

    /** What is refused is refused in a line, which may quote what was given; the terminal makes one of a recipe with lines in it. */
    private static void refusing(Mutations.Reading reading, byte[] file) throws IOException {
        try {
            reading.of(file);
        } catch (BadDataException | InsufficientMemoryException e) {
            assertThat(e.getMessage()).isNotBlank().doesNotContain("\n", "\r").hasSizeLessThan(LONGEST_MESSAGE + 6 * file.length);
        } catch (UsageException e) {
            assertThat(e.getMessage()).isNotBlank();
        }
    }

    static Stream<Arguments> graphs() {
        return Stream.of(
                Arguments.of("edges", Mutations.texts("a b\nb c\nc d\nd a\na c\n", "a,b\r\nb, c\n# kite\nc ,d\n", "a b {'weight': 3}\nb c {}\n",
                        "a b 2.5\nb c 1.0\n", "a b c\nb c\nc a\n", "a 2\nb {}\nc {}\nb 1\nc {}\nc 0\n")),
                Arguments.of("graphml", Mutations.texts("""
                        <?xml version="1.0" encoding="UTF-8"?>
                        <graphml xmlns="http://graphml.graphdrawing.org/xmlns">
                          <key id="k0" for="node" attr.name="x" attr.type="double"/>
                          <key id="k1" for="node" attr.name="Y" attr.type="double"/>
                          <graph id="G" edgedefault="directed">
                            <edge source="a" target="b"/>
                            <node id="a"><data key="k0">0</data><data key="k1"> 1.5 </data></node>
                            <node id="b"><desc>x</desc><data key="k0">1e1</data><data key="k1">0</data><port name="p"/></node>
                            <node id="c&amp;"><data key="k0">0</data><data key="k1">10</data></node>
                            <!-- a comment -->
                            <edge source="b" target="c&amp;"/>
                          </graph>
                        </graphml>
                        """)),
                Arguments.of("gml", Mutations.texts(
                        "graph [\n  directed 0\n  node [ id 0 label \"a\" x 0.0 y 1.5 ]\n  node [ id 1 label \"b\" graphics [ x 3 y 4 ] ]\n"
                                + "  node [ id 2 label \"c\" ]\n  edge [ source 0 target 1 ]\n  edge [ source 1 target 2 value 3 ]\n]\n")),
                Arguments.of("dot", Mutations.texts(
                        "strict graph g {\n  a -- b -- c [weight=2];\n  // x\n  \"d e\" -- { a; b }\n  subgraph s { f }\n  f:n -- a\n}\n",
                        "digraph { node [shape=box] 1 -> 2; 2 -> 3; /* y */ 3 -> 1 }\n")));
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void changedAtRandomAGraphIsReadOrRefused(String kind, List<byte[]> samples) {
        Mutations.read("graph, " + kind, samples, FEW, file -> refusing(each -> {
            try (Source source = source(each)) {
                assertThat(GraphReader.read(source).names()).isNotEmpty();
            }
        }, file));
    }

    @Test
    void changedAtRandomAScenarioIsReadOrRefused() {
        List<byte[]> samples = Mutations.texts(
                "version 1\n0\tmaps/a.map\t3\t2\t0\t0\t2\t1\t2.41421356\n", "0 a.map 9 9 1 2 3 4 5\r\n1 a b.map 9 9 1 2 3 4 7.5\r\n");
        Mutations.read("scenario", samples, FEW, file -> refusing(each -> {
            try (Source source = source(each)) {
                assertThat(Scenario.read(source).queries()).isNotNull();
            }
        }, file));
    }

    @Test
    void changedAtRandomAMaskIsReadOrRefused() {
        List<byte[]> samples = Mutations.texts("..X\n...\nX..\n", "@@\u00a0@\r\n@@@@\r\n", "##########\n#   ..   #\n##########\n");
        Mutations.read("mask", samples, FEW, file -> refusing(each -> {
            try (Source source = source(each)) {
                assertThat(new MaskFile(source).on(new Rectangle(5, 6, null), null, false).rows()).isEqualTo(5);
            }
        }, file));
    }

    /** What a style prints is the same style. */
    @Test
    void changedAtRandomAStyleIsReadOrRefused() {
        List<byte[]> samples = Mutations.texts(
                "theme = \"dark\"\ncell-size = 24\nwall-thickness = 3\n", "wall-colour = \"#112233\"\nline-style = \"hand-drawn\"\nmargin = 0\n",
                "[style]\npaper = \"a4\"\nstart-picture = \"data:image/png;base64,iVBORw0KGgo=\"\n");
        Mutations.read("style", samples, FEW, file -> refusing(each -> {
            String printed = StyleFile.parse(text(each), "given", StyleFile.Pictures.INLINE).print();
            assertThat(StyleFile.parse(printed, "printed", StyleFile.Pictures.INLINE).print()).isEqualTo(printed);
        }, file));
    }

    /** What a recipe prints is the same recipe. */
    @Test
    void changedAtRandomARecipeIsReadOrRefused() {
        List<byte[]> samples = Mutations.texts(
                "rectangle:20x30/wilson/seed:42", "rectangle:12x13,mask=heart/recursive-backtracker/braid:0.25/seed:-7",
                "hexagon:8x9/kruskal/start:0,0/goal:farthest/seed:1", "polar:6x20/bfs/goal:farthest/seed:9223372036854775807",
                "voronoi:9x9/prim/goal:random/seed:3", "rectangle:1000000x1000000/atlas/window:20x30+5+6/seed:1",
                "tiles:33x33/obstacles:walls=0.4/seed:8", "box:3x4x5/houston/seed:2", "weave:9x9/houston/seed:5");
        Mutations.read("recipe", samples, FEW, file -> refusing(each -> {
            String printed = Recipe.parse(text(each)).toString();
            assertThat(Recipe.parse(printed)).hasToString(printed);
        }, file));
    }
}
