package dev.mazewright.formats.graph;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.ByteOrderMark;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.SvgFilter;
import java.io.FilterInputStream;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * A graph in GraphML: its nodes, numbered as they come, and its edges, whose directions do not matter in a maze.
 *
 * <pre>
 *   &lt;graphml&gt;&lt;graph edgedefault="undirected"&gt;
 *     &lt;node id="a"/&gt; &lt;node id="b"/&gt; &lt;edge source="a" target="b"/&gt;
 *   &lt;/graph&gt;&lt;/graphml&gt;
 * </pre>
 *
 * <p>If all nodes have data whose key is called x and y (or d:x and d:y), or the geometry that yEd writes, they are
 * drawn there, y downwards. One graph a file: further graphs and hyperedges are refused; ports and data of all other
 * kinds are passed over.
 *
 * <p>A node with a graph in it is a group, as yEd writes them: the nodes of that graph are vertices like all others, and the
 * group is not a vertex. An edge that ends at a group has no certain meaning and is refused.
 *
 * <p>Document types are ignored and their entities unknown, so nothing is fetched and no text expands.
 */
final class GraphMl {
    /** The most bytes between two tags, as of a long comment; a document with more is refused. */
    static final long MOST_WITHOUT_TAG = 1 << 24;

    private static final String EXPECTED = "a GraphML document with a graph that has a node";
    /** How deep elements may lie within each other; parsers of some JDKs allow 100. */
    private static final int DEEPEST = 90;


    private final Source source;
    private final GraphBuilder graph;
    private final TagLimit in;
    private final XMLStreamReader xml;

    private final Set<String> keysOfX = new HashSet<>(List.of("x", "d:x"));
    private final Set<String> keysOfY = new HashSet<>(List.of("y", "d:y"));
    private final GraphPositions positions = new GraphPositions();

    /** Those that have begun and not ended, the innermost first. */
    private final Deque<Node> nodes = new ArrayDeque<>();

    private boolean hasGraph;
    private int depth;

    private static final class Node {
        private final String id;
        private final long line;
        private double x = Double.NaN;
        private double y = Double.NaN;
        private boolean hasGraph;
        private boolean isGroup;

        Node(String id, long line) {
            this.id = id;
            this.line = line;
        }
    }

    /** A stream that refuses a document with too many bytes between two tags. */
    private static final class TagLimit extends FilterInputStream {
        private final Source source;
        private long left = MOST_WITHOUT_TAG;

        TagLimit(Source source) {
            super(source.stream());
            this.source = source;
        }

        void hasFound() {
            left = MOST_WITHOUT_TAG;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = super.read(bytes, from, length);
            left -= Math.max(read, 0);
            if (left < 0) {
                throw source.bad("", "more than " + MOST_WITHOUT_TAG + " bytes without a tag", EXPECTED);
            }
            return read;
        }
    }

    private GraphMl(Source source) throws XMLStreamException, IOException {
        this.source = source;
        graph = new GraphBuilder(source);
        in = new TagLimit(source);
        byte[] head = source.head();
        Charset charset = charset(source, head);
        in.skipNBytes(ByteOrderMark.end(head));
        // A reader, not the stream: of malformed bytes, the parser would print a line of its own on standard error.
        xml = SvgFilter.factory().createXMLStreamReader(SvgFilter.strict(in, charset));
    }

    private static Charset charset(Source source, byte[] head) throws IOException {
        try {
            return SvgFilter.charset(head);
        } catch (UnsupportedCharsetException e) {
            throw source.bad("line 1", "the encoding '" + e.getCharsetName() + "'", "one that Java knows, such as UTF-8");
        }
    }

    static GraphFile read(Source source) throws IOException {
        try {
            return new GraphMl(source).read();
        } catch (XMLStreamException e) {
            for (Throwable cause = e; cause != null; cause = beneath(cause)) {
                if (cause instanceof IOException failure) {
                    throw unwrapped(source, failure);
                }
            }
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNumber();
            throw source.bad(line > 0 ? "line " + line : "", "text that is not XML, or its end before the last tag", EXPECTED);
        } catch (IOException e) {
            throw unwrapped(source, e);
        }
    }

    /** What made this happen; exceptions of streams of XML keep it elsewhere than others. */
    private static @Nullable Throwable beneath(Throwable e) {
        return e instanceof XMLStreamException xml && xml.getNestedException() != null ? xml.getNestedException() : e.getCause();
    }

    /** The same, but if bytes were read and could not be understood, in the words of people. */
    private static IOException unwrapped(Source source, IOException e) {
        return e instanceof CharacterCodingException
                ? source.bad("", "bytes that are not letters in the encoding of the file", EXPECTED)
                : e;
    }

    private GraphFile read() throws XMLStreamException, IOException {
        boolean isRoot = true;
        while (xml.hasNext()) {
            int event = SvgFilter.next(xml);
            in.hasFound();
            if (event == XMLStreamConstants.START_ELEMENT) {
                if (isRoot && !xml.getLocalName().equals("graphml")) {
                    throw bad("<" + xml.getLocalName() + ">", "<graphml>" + (xml.getLocalName().equals("gexf") ? ", which Gephi exports, too" : ""));
                }
                isRoot = false;
                if (++depth > DEEPEST) {
                    throw bad("more than " + DEEPEST + " elements within each other", "fewer groups within groups");
                }
                begin(xml.getLocalName());
            } else if (event == XMLStreamConstants.END_ELEMENT) {
                depth--;
                if (xml.getLocalName().equals("node")) {
                    endNode();
                }
            } else if (event == XMLStreamConstants.ENTITY_REFERENCE) {
                throw bad("the entity " + GraphBuilder.quote(xml.getLocalName()), "no entities but those of XML itself");
            }
        }
        List<String> notes = new ArrayList<>();
        return graph.build(positions.layout(notes), notes, EXPECTED);
    }

    private void begin(String element) throws XMLStreamException, IOException {
        switch (element) {
            case "key" -> key();
            case "graph" -> graph();
            case "node" -> node();
            case "edge" -> graph.edge(attribute("source"), attribute("target"), line());
            case "hyperedge" -> throw bad("a hyperedge", "edges between two nodes each");
            case "data" -> data();
            case "Geometry" -> geometry();
            default -> {} // ports, descriptions and what other programs add
        }
    }

    /** Keys have an id, by which data names them, and a name, by which people do. */
    private void key() throws IOException {
        String name = xml.getAttributeValue(null, "attr.name");
        if (name == null) {
            return;
        }
        switch (name.toLowerCase(Locale.ROOT)) {
            case "x", "d:x" -> keysOfX.add(attribute("id"));
            case "y", "d:y" -> keysOfY.add(attribute("id"));
            default -> {
                keysOfX.remove(attribute("id"));
                keysOfY.remove(attribute("id"));
            }
        }
    }

    private void graph() throws IOException {
        Node node = nodes.peek();
        if (node != null) {
            node.hasGraph = true;
        } else if (hasGraph) {
            throw bad("a second graph", "one graph, but for those within nodes");
        }
        hasGraph = true;
    }

    private void node() throws IOException {
        String id = attribute("id");
        if (!hasGraph) {
            throw bad("a node outside of a graph", "<graph> before it");
        }
        Node group = nodes.peek();
        if (group != null && !group.hasGraph) {
            throw bad("a node within a node", "a graph around it");
        }
        graph.requireFree(id, line());
        if (group != null) {
            group.isGroup = true;
        }
        nodes.push(new Node(id, line()));
    }

    private void endNode() throws IOException {
        Node node = nodes.pop();
        graph.requireFree(node.id, line()); // another may lie within it
        if (node.isGroup) {
            graph.group(node.id);
        } else {
            graph.vertex(node.id, node.line);
            positions.add(node.x, node.y);
        }
    }

    private void data() throws XMLStreamException, IOException {
        String key = attribute("key");
        Node node = nodes.peek();
        if (node == null) {
            return;
        }
        if (keysOfX.contains(key)) {
            node.x = number(text());
        } else if (keysOfY.contains(key)) {
            node.y = number(text());
        }
    }

    /** The text up to the end of this element, in which nothing else lies. */
    private String text() throws XMLStreamException, IOException {
        StringBuilder text = new StringBuilder();
        for (int event = xml.next(); event != XMLStreamConstants.END_ELEMENT; event = xml.next()) {
            if (event == XMLStreamConstants.START_ELEMENT || event == XMLStreamConstants.ENTITY_REFERENCE
                    || text.length() > EdgeList.LONGEST_LINE) {
                throw bad("more than a number", "a coordinate");
            }
            if (xml.hasText() && event != XMLStreamConstants.COMMENT) {
                text.append(xml.getText());
            }
        }
        return text.toString();
    }

    /** As yEd writes it: the upper left corner of a box. */
    private void geometry() throws IOException {
        Node node = nodes.peek();
        if (node == null || xml.getAttributeValue(null, "x") == null || xml.getAttributeValue(null, "y") == null) {
            return;
        }
        node.x = number(attribute("x")) + half("width");
        node.y = number(attribute("y")) + half("height");
    }

    private double half(String side) throws IOException {
        String length = xml.getAttributeValue(null, side);
        return length == null ? 0 : number(length) / 2;
    }

    private double number(String text) throws IOException {
        double number = GraphPositions.coordinate(text);
        if (Double.isNaN(number)) {
            throw bad("the coordinate " + GraphBuilder.quote(text.strip()), GraphPositions.EXPECTED);
        }
        return number;
    }

    private String attribute(String name) throws IOException {
        String value = xml.getAttributeValue(null, name);
        if (value == null) {
            throw bad("<" + xml.getLocalName() + "> without " + name, "its attribute " + name);
        }
        return value;
    }

    private long line() {
        return xml.getLocation().getLineNumber();
    }

    private BadDataException bad(String found, String expected) {
        return source.bad("line " + line(), found, expected);
    }
}
