package dev.mazewright.formats.graph;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A graph in GML, as NetworkX, igraph, Gephi and yEd write it: its nodes, numbered as they come, and its edges, whose
 * directions do not matter in a maze.
 *
 * <pre>
 *   # a comment
 *   graph [
 *     directed 0
 *     node [ id 0 label "a" graphics [ x 1.0 y 2.5 ] ]
 *     node [ id 1 label "b" ]
 *     edge [ source 0 target 1 ]
 *   ]
 * </pre>
 *
 * <p>Labels are the names of the vertices where each has one of its own; else ids are. If all nodes have x and y, by
 * themselves or in graphics, they are drawn there, y downwards. A node with {@code isGroup 1}, to which others belong by
 * their {@code gid}, is no vertex. One graph a file: further graphs, and graphs within nodes, are refused; all other
 * keys are passed over.
 *
 * <p>Source: Himsolt, <i>GML: a portable graph file format</i>, 1997.
 */
final class Gml {
    private static final String EXPECTED = "a GML text, such as graph [ node [ id 0 ] node [ id 1 ] edge [ source 0 target 1 ] ]";

    /** The lists whose keys are looked at. */
    private enum Within {
        TEXT,
        GRAPH,
        NODE,
        GRAPHICS,
        EDGE
    }

    private final Source source;
    private final GraphLetters letters;
    private final GmlWords words;
    private final GraphBuilder graph;
    private final GraphPositions positions = new GraphPositions();
    private final List<String> labels = new ArrayList<>();
    private final Set<String> groupIds = new HashSet<>();
    private final List<String> notes = new ArrayList<>();

    private Within within = Within.TEXT;
    /** How many lists deep this is in one that is passed over. */
    private long skipped;

    private boolean hasGraph;
    /** What the node or the edge has said so far. */
    private final Map<String, String> fields = new HashMap<>();

    private long line;

    /** A node that says of itself that it is a group. */
    private record Group(String id, String label, long line, double x, double y) {}

    private final List<Group> groups = new ArrayList<>();

    private Gml(Source source) throws IOException {
        this.source = source;
        letters = new GraphLetters(source, EXPECTED);
        words = new GmlWords(letters);
        graph = new GraphBuilder(source);
    }

    static GraphFile read(Source source) throws IOException {
        return new Gml(source).read();
    }

    // ---- keys, values and lists

    private GraphFile read() throws IOException {
        for (words.skipComments(); letters.peek() != GraphLetters.END; words.skipComments()) {
            if (letters.takes(']')) {
                end();
            } else {
                entry(words.key());
            }
        }
        if (within != Within.TEXT || skipped > 0) {
            throw letters.bad("the end of the text", "']', which ends a list");
        }
        addGroups();
        nameByLabels();
        return graph.build(positions.layout(notes), notes, EXPECTED);
    }

    private void entry(String key) throws IOException {
        words.skipComments();
        if (letters.takes('[')) {
            begin(key);
        } else if (letters.peek() == '"') {
            boolean isText = skipped == 0 && isLookedAt(key);
            String text = words.string(isText);
            if (isText) {
                field(key, text);
            }
        } else {
            field(key, words.plain());
        }
    }

    // ---- what they mean

    private boolean isLookedAt(String key) {
        return switch (within) {
            case TEXT -> false;
            case GRAPH -> key.equals("directed");
            case NODE -> switch (key) {
                case "id", "label", "x", "y", "isgroup", "gid" -> true;
                default -> false;
            };
            case GRAPHICS -> key.equals("x") || key.equals("y");
            case EDGE -> key.equals("source") || key.equals("target");
        };
    }

    private void begin(String key) throws BadDataException {
        if (skipped > 0) {
            skipped++;
        } else if (key.equals("graph")) {
            if (hasGraph) {
                throw letters.bad(within == Within.NODE ? "a graph within a node" : "a second graph", "one graph, without graphs in it");
            }
            hasGraph = true;
            within = Within.GRAPH;
        } else if (within == Within.GRAPH && (key.equals("node") || key.equals("edge"))) {
            within = key.equals("node") ? Within.NODE : Within.EDGE;
            fields.clear();
            line = letters.line();
        } else if (within == Within.NODE && key.equals("graphics")) {
            within = Within.GRAPHICS;
        } else {
            skipped = 1;
        }
    }

    private void end() throws BadDataException {
        if (skipped > 0) {
            skipped--;
            return;
        }
        switch (within) {
            case TEXT -> throw letters.bad("']' where no list has begun", EXPECTED);
            case GRAPH -> within = Within.TEXT;
            case GRAPHICS -> within = Within.NODE;
            case NODE -> {
                node();
                within = Within.GRAPH;
            }
            case EDGE -> {
                graph.edge(needed("source"), needed("target"), line);
                within = Within.GRAPH;
            }
        }
    }

    private void field(String key, String value) throws BadDataException {
        if (skipped > 0 || !isLookedAt(key)) {
            return;
        }
        if (within == Within.GRAPH) {
            if (value.equals("1")) {
                notes.add("the directions of edges");
            }
        } else if (fields.put(key, value) != null && within != Within.GRAPHICS) {
            throw letters.bad("a second " + key, "one of each in a node or an edge");
        }
    }

    private String needed(String key) throws BadDataException {
        String value = fields.get(key);
        if (value == null) {
            throw source.bad("line " + line, (within == Within.EDGE ? "an edge" : "a node") + " without " + key, "its " + key);
        }
        return value;
    }

    private void node() throws BadDataException {
        String id = needed("id");
        graph.requireFree(id, line);
        String group = fields.get("gid");
        if (group != null) {
            groupIds.add(group);
        }
        Group node = new Group(id, fields.getOrDefault("label", ""), line, coordinate("x"), coordinate("y"));
        if ("1".equals(fields.get("isgroup"))) {
            groups.add(node);
        } else {
            add(node);
        }
    }

    private void add(Group node) {
        graph.vertex(node.id, node.line);
        labels.add(node.label);
        positions.add(node.x, node.y);
    }

    private void addGroups() throws BadDataException {
        for (Group group : groups) {
            graph.requireFree(group.id, group.line);
            if (groupIds.contains(group.id)) {
                graph.group(group.id);
            } else {
                add(group);
            }
        }
    }

    private double coordinate(String key) throws BadDataException {
        String value = fields.get(key);
        double number = value == null ? Double.NaN : GraphPositions.coordinate(value);
        if (value != null && Double.isNaN(number)) {
            throw source.bad("line " + line, "the coordinate " + GraphBuilder.quote(value), GraphPositions.EXPECTED);
        }
        return number;
    }

    private void nameByLabels() {
        Set<String> different = new HashSet<>(labels);
        if (different.size() == labels.size() && !different.contains("")) {
            graph.rename(labels);
        }
    }
}
