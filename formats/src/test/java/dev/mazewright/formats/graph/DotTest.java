package dev.mazewright.formats.graph;

import static dev.mazewright.formats.graph.GraphTexts.assertBad;
import static dev.mazewright.formats.graph.GraphTexts.read;
import static dev.mazewright.formats.graph.GraphTexts.shown;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Graphs in the plain part of DOT; what is right follows from the grammar of Graphviz. */
class DotTest {
    private static final String ALL = """
            # made by hand
            // a kite
            strict graph "the kite" {
              graph [rankdir=LR]; node [shape=circle, label=<<b>x</b>>]
              size = "3,4"
              a -- b -- "c" [weight=2; color="red"];  /* a chain -- of two */
              subgraph cluster_0 { label=inner; d [label="the \\"end\\""] c:n -- d:p:sw }
              d -- a a -- c
              a -- b
            }
            """;

    @Test
    void readsGraphs() throws IOException {
        assertThat(shown(ALL)).isEqualTo("a b c d: a-b a-c a-d b-c c-d");
        assertThat(read(ALL).notes()).containsExactly("1 double edge");
        assertThat(shown("digraph{a->b;b->a\r\nb->c}")).isEqualTo("a b c: a-b b-c");
        assertThat(read("DiGraph G { a -> b }").notes()).containsExactly("the directions of edges");
        assertThat(shown("graph { 1 -- -2.5 -- .5 }")).isEqualTo("1 -2.5 .5: 1--2.5 -2.5-.5");
        assertThat(shown("\uFEFFgraph {}".replace("{}", "{ \u00e9t\u00e9 -- _x1 }"))).isEqualTo("\u00e9t\u00e9 _x1: \u00e9t\u00e9-_x1");
        assertThat(shown("graph \"\" {a}")).isEqualTo("a: ");
    }

    @Test
    void namesInQuotesAreTheSameName() throws IOException {
        assertThat(shown("graph { \"a\" -- b; a -- \"node\" }")).isEqualTo("a b node: a-b a-node");
        assertThat(read("graph { \"x \\\" y\" -- \"one\" + \"two\"; \"one\\\ntwo\" -- \"x \\\" y\" }").names())
                .containsExactly("x \" y", "onetwo");
        assertThat(read("graph { \"a\\\\\" -- \"\\n\" }").names()).containsExactly("a\\\\", "\\n");
    }

    @Test
    void edgesToSubgraphsLeadToEachNodeInThem() throws IOException {
        assertThat(shown("graph { a -- {b c} -- d }")).isEqualTo("a b c d: a-b a-c b-d c-d");
        assertThat(shown("graph { subgraph s { a -- b } -- subgraph { c; {d} } }")).isEqualTo("a b c d: a-b a-c a-d b-c b-d");
        assertThat(shown("graph { {a b}; {c} a -- c -- b }")).isEqualTo("a b c: a-c b-c");
        StringBuilder many = new StringBuilder("graph { a -- {");
        for (int i = 0; i < 33; i++) {
            many.append(" b").append(i);
        }
        assertBad(many + "} }", "an edge to a subgraph of more than 32 nodes");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "graph {|line 1: found the end of the text|a name",
        "graph { }|no vertices|a DOT text",
        "graph { a -- b~c -> d }|line 2: found '->' in a graph|digraph",
        "digraph { a -- b }|'--' in a digraph|'->'",
        "graph { <a> -- b }|a name in HTML|text in quotes",
        "graph { a -- <b> }|a name in HTML|text in quotes",
        "graph { a -- }|'}' behind the sign of an edge|a node",
        "graph { a -- ; b }|found ';'|a name",
        "graph { a - b }|'-'|'--' or '->'",
        "graph { a; b }|2 components|every vertex",
        "graph { a } graph { b }|found 'g' behind the graph|one graph a file",
        "graph { 1a -- b }|'1' and 'a'|text in quotes",
        "graph { a -- b [weight=2 }|found '}'|a name",
        "graph { \"a -- b }|the end of the text|'\"', which ends a name",
        "graph { a /* b }|the end of the text|'*/'",
        "graph { a, b }|found ','|a name",
        "graph { node -- b }|found '-'|'['",
        "graph { a -- node }|the word 'node'|in quotes"
    })
    void badTextsSayWhereAndWhat(String text, String found, String expected) {
        assertBad(text.replace("~", "\n"), found, expected);
    }

    /** What only begins like DOT is a list of edges. */
    @Test
    void aVertexMayBeCalledGraph() throws IOException {
        assertThat(shown("graph a\na digraph\n")).isEqualTo("graph a digraph: graph-a a-digraph");
    }

    @ParameterizedTest
    @ValueSource(strings = {ALL, "digraph { a -> {b \"c\"} [x=<<i>>]; c -> a }"})
    void damagedTextsAreReadOrRefusedInOneLine(String text) throws IOException {
        GraphTexts.damage(text);
    }

    @Test
    void deepSubgraphsAreReadOrRefused() throws IOException {
        assertThat(read("graph " + "{".repeat(4000) + "a -- b" + "}".repeat(4000)).names()).containsExactly("a", "b");
        assertBad("graph " + "{".repeat(1_000_000), "more than 4096 subgraphs within each other");
        assertThat(read("graph { a [label=" + "<".repeat(1_000_000) + ">".repeat(1_000_000) + "] }").names()).containsExactly("a");
    }
}
