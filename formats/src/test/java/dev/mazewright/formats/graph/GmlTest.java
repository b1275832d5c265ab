package dev.mazewright.formats.graph;

import static dev.mazewright.formats.graph.GraphTexts.assertBad;
import static dev.mazewright.formats.graph.GraphTexts.read;
import static dev.mazewright.formats.graph.GraphTexts.shown;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Graphs in GML in the hands of those who write it: a square with a diagonal, a b c d. */
class GmlTest {
    private static final String KITE = "a b c d: a-b a-c a-d b-c c-d";

    private static final String NETWORKX = """
            graph [
              name "kite"
              node [
                id 0
                label "a"
              ]
              node [
                id 1
                label "b"
              ]
              node [
                id 2
                label "c"
                _networkx_list_start "x"
              ]
              node [
                id 3
                label "d"
              ]
              edge [
                source 0
                target 1
                weight 2.5E+1
              ]
              edge [
                source 0
                target 3
              ]
              edge [
                source 0
                target 2
              ]
              edge [
                source 1
                target 2
              ]
              edge [
                source 2
                target 3
              ]
            ]
            """;

    private static final String IGRAPH = """
            Creator "igraph version 0.10.4 Sat Nov 28 14:00:00 2026"
            Version 1
            graph
            [
              directed 1
              node
              [
                id 0
                name "first"
              ]
              node
              [
                id 7
              ]
              edge
              [
                source 7
                target 0
              ]
            ]
            """;

    private static final String SHORT = "# by hand\n#\ngraph [ node [ id 0 label \"a\" ] node [ id 1 label \"b\" ] # two\n"
            + "edge [ source 0 target 1 ] edge [ source 1 target 0 ] edge [ source 1 target 1 ] directed 0 ]";

    @Test
    void readsWhatOtherProgramsWrite() throws IOException {
        assertThat(shown(NETWORKX)).isEqualTo(KITE);
        assertThat(read(NETWORKX).notes()).isEmpty();
        assertThat(shown(NETWORKX.replace("\n", "\r\n"))).isEqualTo(KITE);
        assertThat(shown("\uFEFF" + NETWORKX.replace("label \"d\"", ""))).isEqualTo("0 1 2 3: 0-1 0-2 0-3 1-2 2-3");
        assertThat(shown(IGRAPH)).isEqualTo("0 7: 0-7");
        assertThat(read(IGRAPH).notes()).containsExactly("the directions of edges");
        assertThat(shown(SHORT)).isEqualTo("a b: a-b");
        assertThat(read(SHORT).notes()).containsExactly("1 loop", "1 double edge");
    }

    /** Ids are the names where labels are the same, or missing. */
    @Test
    void labelsNameVerticesWhereEachHasItsOwn() throws IOException {
        assertThat(read(NETWORKX.replace("\"b\"", "\"a\"")).names()).containsExactly("0", "1", "2", "3");
        assertThat(read(NETWORKX.replace("\"b\"", "\"Z&#252;rich &quot;HB&quot; &amp;\"")).names()).element(1).isEqualTo("Zürich \"HB\" &");
        assertThat(read(NETWORKX.replace("\"b\"", "\"Gen\u00e8ve &unknown;\"")).names()).element(1).isEqualTo("Genève &unknown;");
    }

    @Test
    void edgesMayComeBeforeTheirNodes() throws IOException {
        assertThat(shown("graph [ edge [ target 5 source 3 ] node [ id 3 ] node [ id 5 ] ]")).isEqualTo("3 5: 3-5");
    }

    /** As yEd writes a group: a node that others name as theirs. */
    @Test
    void groupsAreNoVertices() throws IOException {
        String yed = "Creator\t\"yFiles\"\nVersion\t\"2.17\"\ngraph\n[\n\thierarchic\t1\n\tlabel\t\"\"\n\tdirected\t1\n"
                + "\tnode\n\t[\n\t\tid\t0\n\t\tlabel\t\"g\"\n\t\tisGroup\t1\n\t]\n"
                + "\tnode\n\t[\n\t\tid\t1\n\t\tlabel\t\"a\"\n\t\tgid\t0\n\t]\n"
                + "\tnode\n\t[\n\t\tid\t2\n\t\tlabel\t\"b\"\n\t\tgid\t0\n\t]\n"
                + "\tedge\n\t[\n\t\tsource\t1\n\t\ttarget\t2\n\t\tgraphics\n\t\t[\n\t\t\tfill\t\"#000000\"\n\t\t]\n\t]\n]\n";
        assertThat(shown(yed)).isEqualTo("a b: a-b");
        assertThat(read(yed).notes()).containsExactly("1 group", "the directions of edges");
        assertBad(yed.replace("target\t2", "target\t0"), "line 27", "an edge to the group '0'", "name the nodes it leads to");
        assertBad(yed.replace("\tid\t2", "\tid\t0"), "a second node '0'", "an id of its own");
        String ofNobody = yed.replace("\tgid\t0\n", "").replace("target\t2\n", "target\t2\n]\nedge\n[\nsource 0 target 1\n");
        assertThat(shown(ofNobody)).as("a group of nobody is a node").isEqualTo("a b g: a-b a-g");
    }

    @Test
    void positionsAreKept() throws IOException {
        String text = "graph [ node [ id 0 graphics [ x 0.0 y 0.0 w 5 ] ] node [ id 1 x 10 y 0 ] node [ id 2 graphics [ y 5 x 0 ] ]"
                + " edge [ source 0 target 1 ] edge [ source 0 target 2 ] ]";
        Grid grid = read(text).graph().grid();
        Outline.Corner a = grid.shape().outline(grid, 0).centre();
        Outline.Corner b = grid.shape().outline(grid, 1).centre();
        Outline.Corner c = grid.shape().outline(grid, 2).centre();
        assertThat(b.y()).isCloseTo(a.y(), within(1e-9));
        assertThat(c.x()).isCloseTo(a.x(), within(1e-9));
        assertThat(b.x() - a.x()).isPositive().isCloseTo(2 * (c.y() - a.y()), within(1e-9));
        assertThat(read(text.replace("x 10", "z 10")).notes()).containsExactly("the positions of 2 vertices, as others have none");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "graph [|line 1: found the end of the text|']'",
        "graph [ node [ id 0 ] ] ]|']' where no list has begun|a GML text",
        "graph [ ]|no vertices|a GML text",
        "graph [ node [ ] ]|a node without id|its id",
        "graph [~node [ id 0 ]~node [ id 0 ] ]|line 3: found a second node '0'|an id of its own",
        "graph [ node [ id 0 id 1 ] ]|a second id|one of each",
        "graph [ node [ id 0 ]~edge [ source 0 ] ]|line 2: found an edge without target|its target",
        "graph [ node [ id 0 ]~edge [ source 0 target 9 ] ]|line 2: found an edge to '9'|a node",
        "graph [ node [ id 0 ] node [ id 1 ] ]|2 components|every vertex",
        "graph [ node [ id 0 graph [ ] ] ]|a graph within a node|one graph",
        "graph [ node [ id 0 ] ] graph [ ]|a second graph|one graph",
        "graph [ node [ id 0 x left ] ]|the coordinate 'left'|a number",
        "graph [ node [ id 0 label \"a ] ]|the end of the text|'\"'",
        "graph [ node [ id 0 ) ] ]|found ')'|a key",
        "graph [ node [ id ] ]|found ']'|a number, a string in quotes"
    })
    void badTextsSayWhereAndWhat(String text, String found, String expected) {
        assertBad(text.replace("~", "\n").replace("\\\"", "\""), found, expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {NETWORKX, IGRAPH, SHORT})
    void damagedTextsAreReadOrRefusedInOneLine(String text) throws IOException {
        GraphTexts.damage(text);
    }

    /** Lists in lists take no stack and no memory. */
    @Test
    void deepListsArePassedOver() throws IOException {
        String deep = "graph [ node [ id 0 ] att " + "[ a ".repeat(500_000) + "1 " + "] ".repeat(500_000) + " ]";
        assertThat(read(deep).names()).containsExactly("0");
    }
}
