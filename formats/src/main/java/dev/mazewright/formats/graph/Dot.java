package dev.mazewright.formats.graph;

import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A graph in the plain part of DOT, the language of Graphviz: its nodes, numbered as they come, and its edges, whose
 * directions do not matter in a maze.
 *
 * <pre>
 *   strict graph kite {          // or digraph, with -> for --
 *     node [shape=circle]
 *     a -- b -- c [weight=2];    # a chain is an edge for each step
 *     subgraph cluster_0 { "the end" -- c }
 *     a -- {c d}                 /* an edge to each *&#47;
 *   }
 * </pre>
 *
 * <p>Subgraphs hold nodes and edges as the graph does; an edge to one leads to each node in it, and is read if these are at
 * most 32. Attributes, ports and positions are passed over; names in HTML are refused. One graph a file.
 *
 * <p>Source: graphviz.org/doc/info/lang.html.
 */
final class Dot {
    private static final String EXPECTED = "a DOT text, such as graph { a -- b; b -- c }";
    private static final Pattern BEGIN =
            Pattern.compile("(strict\\s++)?(di)?graph(\\s*+\\{|\\s++([\\w.\\u0080-\\uffff-]++|\"[^\"]*+\")\\s*+\\{|\\s*+\"[^\"]*+\"\\s*+\\{)", Pattern.CASE_INSENSITIVE);

    /** How deep subgraphs may lie within each other. */
    private static final int DEEPEST = 1 << 12;

    /** An edge to a subgraph of more nodes makes more neighbours than a vertex can have. */
    private static final int MOST_ENDS = 32;

    /** Graph and subgraphs, while they are read. */
    private static final class Block {
        /** The nodes in it, up to one too many. */
        private final Set<Integer> nodes = new LinkedHashSet<>();
        /** The nodes where the next edge of a chain begins, or null between statements. */
        private @Nullable Set<Integer> from;
        /** Whether an edge has begun and not ended. */
        private boolean isOpen;
    }

    private final GraphLetters letters;
    private final DotWords words;
    private final GraphBuilder graph;
    private final Deque<Block> blocks = new ArrayDeque<>();
    private boolean isDirected;

    private Dot(Source source) throws IOException {
        letters = new GraphLetters(source, EXPECTED);
        words = new DotWords(letters);
        graph = new GraphBuilder(source);
    }

    static GraphFile read(Source source) throws IOException {
        return new Dot(source).read();
    }

    /** Whether the first letters of a text begin a graph, behind comments. */
    static boolean isDot(String head) {
        int at = 0;
        while (at < head.length()) {
            if (Character.isWhitespace(head.charAt(at))) {
                at++;
            } else if (head.charAt(at) == '#' || head.startsWith("//", at)) {
                while (at < head.length() && head.charAt(at) != '\n' && head.charAt(at) != '\r') {
                    at++;
                }
            } else if (head.startsWith("/*", at)) {
                int end = head.indexOf("*/", at + 2);
                at = end < 0 ? head.length() : end + 2;
            } else {
                return BEGIN.matcher(head).region(at, head.length()).lookingAt();
            }
        }
        return false;
    }

    private GraphFile read() throws IOException {
        head();
        while (!blocks.isEmpty()) {
            words.skip();
            statement();
        }
        words.skip();
        if (letters.peek() != GraphLetters.END) {
            throw letters.bad(letters.found() + " behind the graph", "the end of the text: one graph a file");
        }
        return graph.build(null, isDirected ? List.of("the directions of edges") : List.of(), EXPECTED);
    }

    private void head() throws IOException {
        words.skip();
        String word = words.name().toLowerCase(Locale.ROOT);
        if (word.equals("strict")) {
            words.skip();
            word = words.name().toLowerCase(Locale.ROOT);
        }
        isDirected = word.equals("digraph");
        if (!isDirected && !word.equals("graph")) {
            throw letters.bad(GraphBuilder.quote(word), EXPECTED);
        }
        words.skip();
        if (letters.peek() != '{') {
            words.name();
            words.skip();
        }
        open();
    }

    // ---- statements

    private void statement() throws IOException {
        Block block = blocks.element();
        int next = letters.peek();
        if (next == '{') {
            open();
        } else if (next == '}') {
            close();
        } else if (next == '[' && block.from != null && !block.isOpen) {
            attributes();
            block.from = null;
        } else if (next == ';' && !block.isOpen) {
            letters.take();
            block.from = null;
        } else if (next == '-' && block.from != null && !block.isOpen) {
            edge(block);
        } else {
            named(block);
        }
    }

    /** The sign of an edge: a name cannot begin here, as its first node stands there. */
    private void edge(Block block) throws IOException {
        letters.take();
        boolean isArrow = letters.peek() == '>';
        if (!isArrow && letters.peek() != '-') {
            throw letters.bad("'-'" + (letters.peek() == GraphLetters.END ? "" : " and " + letters.found()), "'--' or '->'");
        }
        if (isArrow != isDirected) {
            throw letters.bad(isArrow ? "'->' in a graph" : "'--' in a digraph", isArrow ? "'--', or digraph" : "'->', or graph");
        }
        letters.take();
        block.isOpen = true;
    }

    /** A node, an attribute, the attributes of nodes to come, or the name of a subgraph. */
    private void named(Block block) throws IOException {
        long line = letters.line();
        String name = words.name();
        String word = words.wasQuoted() ? "" : name.toLowerCase(Locale.ROOT);
        words.skip();
        if (word.equals("subgraph")) {
            if (letters.peek() != '{') {
                words.name();
                words.skip();
            }
            open();
        } else if (!block.isOpen && (word.equals("node") || word.equals("edge") || word.equals("graph"))) {
            attributes();
            block.from = null;
        } else if (!block.isOpen && letters.takes('=')) {
            words.skip();
            words.value();
            block.from = null;
        } else if (List.of("node", "edge", "graph", "digraph", "strict").contains(word)) {
            throw letters.bad("the word " + GraphBuilder.quote(name), "a node; as its name, the word stands in quotes");
        } else {
            ports();
            int vertex = graph.vertex(name, line);
            add(block, vertex);
            end(block, Set.of(vertex));
        }
    }

    private void ports() throws IOException {
        for (int i = 0; i < 2 && letters.takes(':'); i++) {
            words.skip();
            words.name();
            words.skip();
        }
    }

    private static void add(Block block, int vertex) {
        if (block.nodes.size() <= MOST_ENDS) {
            block.nodes.add(vertex);
        }
    }

    /** What an edge leads to, or a statement begins with. */
    private void end(Block block, Set<Integer> to) throws IOException {
        Set<Integer> from = block.from;
        if (block.isOpen && from != null) {
            if (from.size() > MOST_ENDS || to.size() > MOST_ENDS) {
                throw letters.bad("an edge to a subgraph of more than " + MOST_ENDS + " nodes", "at most " + MOST_ENDS + " neighbours");
            }
            from.forEach(one -> to.forEach(other -> graph.edge(one, other)));
        }
        block.isOpen = false;
        block.from = to;
    }

    private void open() throws IOException {
        if (!letters.takes('{')) {
            throw letters.bad(letters.found(), "'{'");
        }
        if (blocks.size() == DEEPEST) {
            throw letters.bad("more than " + DEEPEST + " subgraphs within each other", "fewer");
        }
        blocks.push(new Block());
    }

    private void close() throws IOException {
        Block block = blocks.element();
        if (block.isOpen) {
            throw letters.bad("'}' behind the sign of an edge", "a node");
        }
        letters.take();
        blocks.pop();
        Block around = blocks.peek();
        if (around != null) {
            block.nodes.forEach(vertex -> add(around, vertex));
            end(around, block.nodes);
        }
    }

    private void attributes() throws IOException {
        if (letters.peek() != '[') {
            throw letters.bad(letters.found(), "'[' and attributes");
        }
        while (letters.takes('[')) {
            for (words.skip(); !letters.takes(']'); words.skip()) {
                if (!letters.takes(';') && !letters.takes(',')) {
                    words.name();
                    words.skip();
                    if (letters.takes('=')) {
                        words.skip();
                        words.value();
                    }
                }
            }
            words.skip();
        }
    }
}
