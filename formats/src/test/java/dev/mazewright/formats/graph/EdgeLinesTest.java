package dev.mazewright.formats.graph;

import static dev.mazewright.formats.graph.GraphTexts.assertBad;
import static dev.mazewright.formats.graph.GraphTexts.read;
import static dev.mazewright.formats.graph.GraphTexts.shown;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of edges and of neighbours as NetworkX 3.6 writes them, of the kite a b c d. */
class EdgeLinesTest {
    private static final String KITE = "a b c d: a-b a-c a-d b-c c-d";
    private static final String DATA = "a b {}\na c {'weight': 3}\na d {'colour': '#ff0000', 'w': {'x': 1}}\nb c {}\nc d {}\n";
    private static final String WEIGHTED = "a b 2\na c 3\na d 1.5\nb c 1e-05\nc d -1\n";
    private static final String NEIGHBOURS = "#/usr/bin/kite.py\n# GMT Sat Nov 28 14:00:00 2026\n# \na b c d\nb c\nc d\nd\n";
    private static final String COUNTED = "# kite\na 3\nb {}\nc {'weight': 3}\nd {}\nb 1\nc {}\nc 1\nd {}\nd 0\n";

    @ParameterizedTest
    @ValueSource(strings = {DATA, WEIGHTED, NEIGHBOURS, COUNTED})
    void readsWhatNetworkxWrites(String text) throws IOException {
        assertThat(shown(text)).isEqualTo(KITE);
        assertThat(shown(text.replace("\n", "\r\n"))).isEqualTo(KITE);
        assertThat(shown(text.replace("# ", "  # ").replace(' ', '\t'))).isEqualTo(KITE);
        assertThat(read(text).notes()).isEqualTo(text.equals(WEIGHTED) ? List.of("the weights of edges") : List.of());
    }

    @Test
    void readsOtherSeparators() throws IOException {
        assertThat(shown("a,b,{}\na,c,{'w': 1}\na,d,{}\nb,c,{}\nc,d,{}\n")).isEqualTo(KITE);
        assertThat(shown("a,b,2\na,c,3\na,d,1.5\nb,c,1\nc,d,1\n")).isEqualTo(KITE);
        assertThat(shown("a b {}\na c\na d {}\nb c\nc d\n")).isEqualTo(KITE);
    }

    /** Numbers are weights where no vertex has them, or vertices where each begins a line; else one cannot know. */
    @Test
    void whatMayBeWeightsOrNeighboursIsRefused() throws IOException {
        assertThat(shown("0 1 4\n1 2 3\n2 0 9\n")).isEqualTo("0 1 2: 0-1 0-2 1-2");
        assertThat(shown("0 1 2\n1 2\n2\n")).isEqualTo("0 1 2: 0-1 0-2 1-2");
        assertBad("0 1 2\n1 2 0\n2 0 1\n", "line 1: found '0 1 2'", "may be the weight of an edge, or a neighbour");
        assertBad("0 1\n1 2 3\n", "line 2: found '1 2 3'", "may be a weight or a neighbour");
        assertBad("a b\nb c d\n", "line 2: found 'b c d'", "the names of two vertices");
    }

    @Test
    void numbersOfNeighboursMustBeRight() {
        assertBad(COUNTED.replace("a 3", "a 4"), "line 6: found 'b 1'", "a neighbour and its data");
        assertBad(COUNTED.replace("a 3", "a 2"), "line 5: found 'd {...}'", "the number of its neighbours");
        assertBad(COUNTED.replace("d 0", "d 1"), "line 10: found 'd 1'", "neighbours that follow");
    }

    @Test
    void bracesWithoutAPairAreNames() throws IOException {
        assertThat(shown("a {b}\n{b} c}\n")).isEqualTo("a {b} c}: a-{b} {b}-c}");
    }

    /** In the Trivial Graph Format, the first lines are nodes and their labels. */
    @Test
    void nodesWithLabelsAreNoEdges() throws IOException {
        assertBad("1 a\n2 b\n3 a\n#\n1 2\n2 3\n", "line 3: found a line with '#' alone behind 3 nodes with labels", "leave out");
        assertThat(shown("a b\nb c\n#\nc d\n")).isEqualTo("a b c d: a-b b-c c-d");
        assertThat(shown("#\na b\nb c\n#\n")).isEqualTo("a b c: a-b b-c");
    }

    @ParameterizedTest
    @ValueSource(strings = {DATA, WEIGHTED, NEIGHBOURS, COUNTED})
    void damagedListsAreReadOrRefusedInOneLine(String text) throws IOException {
        GraphTexts.damage(text);
    }
}
