package dev.mazewright.formats.graph;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Source;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The lines of a list of edges, and what they are as a whole:
 *
 * <pre>
 *   a b              two names in each line, with data in braces or without
 *   a b 2.5          and a number behind them in each, its weight
 *   a b c            a vertex and its neighbours, if each vertex begins one line
 *   a 2              a vertex, the number of its neighbours, and these with their data, if the numbers are right
 *   b {}
 *   c {}
 * </pre>
 *
 * <p>Source: the writers of NetworkX, edgelist, weighted_edgelist, adjlist and multiline_adjlist.
 */
final class EdgeLines {
    /** About what a word takes in memory, in bytes. */
    private static final long WORD_BYTES = 160;

    private static final int WORDS_BETWEEN_CHECKS = 1 << 12;
    private static final Pattern NUMBER = Pattern.compile("[-+]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][-+]?[0-9]+)?|nan|-?inf");

    private final Source source;
    private Map<String, Integer> numbers = new HashMap<>();
    private final List<String> words = new ArrayList<>();

    /** The words of all lines. */
    private final LongList all;
    /** Where the words of each line begin. */
    private final LongList begins;

    private final LongList lines;
    private final BitSet haveData = new BitSet();
    private int rows;

    /** The number of rows before the line that holds only the sign of a comment; 0 if no line does. */
    private int divided;

    private boolean isDividedTwice;

    EdgeLines(Source source) {
        this.source = source;
        all = new LongList(source);
        begins = new LongList(source);
        lines = new LongList(source);
    }

    /** Adds a line of words, at least one, with data behind them or without. */
    void add(String[] row, boolean hasData, long line) {
        begins.add(all.size());
        lines.add(line);
        haveData.set(rows++, hasData);
        for (String word : row) {
            Integer known = numbers.putIfAbsent(word, words.size());
            all.add(known == null ? words.size() : known);
            if (known == null) {
                if (words.size() % WORDS_BETWEEN_CHECKS == 0) {
                    source.requireMemory(WORD_BYTES * WORDS_BETWEEN_CHECKS);
                }
                words.add(word);
            }
        }
    }

    /** A line that is nothing but the sign of a comment. */
    void divide() {
        isDividedTwice |= divided > 0;
        divided = rows;
    }

    private int count(int row) {
        return (int) ((row + 1 < rows ? begins.get(row + 1L) : all.size()) - begins.get(row));
    }

    private int word(int row, int i) {
        return (int) all.get(begins.get(row) + i);
    }

    private String name(int row, int i) {
        return words.get(word(row, i));
    }

    private BadDataException bad(int row, String expected) {
        String text = IntStream.range(0, count(row)).mapToObj(i -> name(row, i)).collect(Collectors.joining(" "));
        return bad(row, GraphBuilder.quote(text + (haveData.get(row) ? " {...}" : "")), expected);
    }

    private BadDataException bad(int row, String found, String expected) {
        return source.bad("line " + lines.get(row), found, expected);
    }

    // ---- what the lines are

    /** The graph; bad data if the lines are not one of the lists that the class describes, or may be two of them. */
    GraphFile graph() throws BadDataException {
        numbers = Map.of(); // the memory is for the graph
        requireUndivided();
        GraphBuilder graph = new GraphBuilder(source);
        List<String> notes = new ArrayList<>();
        if (first(2, 2, false) == rows) {
            addEdges(graph);
        } else if (hasNeighbourWithData()) {
            addCounted(graph);
        } else if (!haveData.isEmpty()) {
            throw bad(first(2, 2, false), EdgeList.EXPECTED + ", and data in braces behind them");
        } else {
            addPlain(graph, notes);
        }
        return graph.build(null, notes, "lines with " + EdgeList.EXPECTED);
    }

    /** The first row with fewer or more words than these, or with a third word that is not a number as it must be; else the number of rows. */
    private int first(int least, int most, boolean isNumber) {
        for (int row = 0; row < rows; row++) {
            int count = count(row);
            if (count < least || count > most || (isNumber && count > 2 && !NUMBER.matcher(name(row, 2)).matches())) {
                return row;
            }
        }
        return rows;
    }

    private void addPlain(GraphBuilder graph, List<String> notes) throws BadDataException {
        boolean areWeighted = first(3, 3, true) == rows;
        boolean areNeighbours = isEachVertexFirst();
        if (areWeighted && areNeighbours) {
            throw bad(0, "lines of one meaning: the third word of each may be the weight of an edge, or a neighbour of the first;"
                    + " write two names a line");
        }
        if (areNeighbours) {
            addNeighbours(graph);
        } else if (areWeighted) {
            notes.add("the weights of edges");
            addEdges(graph);
        } else {
            boolean areSome = first(2, 3, true) == rows;
            throw bad(first(2, 2, false), areSome
                    ? EdgeList.EXPECTED + ", as in other lines: the third word may be a weight or a neighbour of the first"
                    : EdgeList.EXPECTED + ", a weight behind them in each line, or a vertex and its neighbours, each vertex once first in a line");
        }
    }

    private void addEdges(GraphBuilder graph) {
        for (int row = 0; row < rows; row++) {
            int one = graph.vertex(name(row, 0), lines.get(row)); // the first of a line comes first
            graph.edge(one, graph.vertex(name(row, 1), lines.get(row)));
        }
    }

    /** Whether every word begins one line. */
    private boolean isEachVertexFirst() {
        BitSet firsts = new BitSet();
        for (int row = 0; row < rows; row++) {
            firsts.set(word(row, 0));
        }
        return rows == words.size() && firsts.cardinality() == rows;
    }

    private void addNeighbours(GraphBuilder graph) {
        for (int row = 0; row < rows; row++) {
            int vertex = graph.vertex(name(row, 0), lines.get(row));
            for (int i = 1; i < count(row); i++) {
                graph.edge(vertex, graph.vertex(name(row, i), lines.get(row)));
            }
        }
    }

    private boolean hasNeighbourWithData() {
        return haveData.stream().anyMatch(row -> count(row) == 1);
    }

    private void addCounted(GraphBuilder graph) throws BadDataException {
        int row = 0;
        while (row < rows) {
            boolean isVertex = count(row) == 2 && !haveData.get(row) && name(row, 1).matches("[0-9]{1,9}");
            if (!isVertex) {
                throw bad(row, "a vertex and the number of its neighbours, such as 'a 2': other lines hold a neighbour and its data");
            }
            int vertex = graph.vertex(name(row, 0), lines.get(row));
            int end = row + 1 + Integer.parseInt(name(row, 1));
            if (end > rows) {
                throw bad(row, "a number of neighbours that follow");
            }
            for (row++; row < end; row++) {
                if (count(row) != 1 || !haveData.get(row)) {
                    throw bad(row, "a neighbour and its data, such as 'b {}', as the vertex above has more");
                }
                graph.edge(vertex, graph.vertex(name(row, 0), lines.get(row)));
            }
        }
    }

    /** Refuses nodes with labels, a line with #, and edges between them, which would be read as edges all. */
    private void requireUndivided() throws BadDataException {
        if (divided == 0 || divided == rows || isDividedTwice) {
            return;
        }
        BitSet nodes = new BitSet();
        for (int row = 0; row < divided; row++) {
            if (nodes.get(word(row, 0))) {
                return;
            }
            nodes.set(word(row, 0));
        }
        for (int row = divided; row < rows; row++) {
            if (count(row) < 2 || !nodes.get(word(row, 0)) || !nodes.get(word(row, 1))) {
                return;
            }
        }
        throw bad(divided - 1, "a line with '#' alone behind " + divided + " nodes with labels, as in the Trivial Graph Format",
                "edges alone; leave out all up to that line, or the line if those are edges, too");
    }
}
