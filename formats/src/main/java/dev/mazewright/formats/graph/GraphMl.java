package dev.mazewright.formats.graph;

import dev.mazewright.core.shape.support.GraphLayout;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
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
 * drawn there, y downwards. One graph a file: graphs within nodes, further graphs and hyperedges are refused; ports and
 * data of all other kinds are passed over.
 *
 * <p>Document types are ignored and their entities unknown, so nothing is fetched and no text expands.
 */
final class GraphMl {
    /** The most bytes between two tags, as of a long comment; a document with more is refused. */
    static final long MOST_WITHOUT_TAG = 1 << 24;

    private static final String EXPECTED = "a GraphML document with a graph that has a node";

    /** About the memory, in bytes, that an edge takes which comes before its nodes. */
    private static final long EDGE_BYTES = 200;

    private static final int EDGES_BETWEEN_CHECKS = 1 << 12;

    private static final Pattern DECLARED = Pattern.compile("\\A<\\?xml[^>]*\\sencoding\\s*=\\s*[\"']([A-Za-z][\\w.-]*)");

    private final Source source;
    private final GraphBuilder graph;
    private final TagLimit in;
    private final XMLStreamReader xml;

    private final Set<String> keysOfX = new HashSet<>(List.of("x", "d:x"));
    private final Set<String> keysOfY = new HashSet<>(List.of("y", "d:y"));
    private final List<Double> across = new ArrayList<>();
    private final List<Double> down = new ArrayList<>();

    /** Those that came before their nodes. */
    private final List<Edge> early = new ArrayList<>();

    private boolean hasGraph;
    private boolean inNode;

    private record Edge(String from, String to, long line) {}

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
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        byte[] head = source.head();
        Charset charset = charset(source, head);
        in.skipNBytes(TextLines.afterMark(head));
        // Letters, not bytes: given bytes that are none, the parser would print a line of its own on standard error.
        xml = factory.createXMLStreamReader(new InputStreamReader(in, charset.newDecoder()));
    }

    /** As the byte order mark says, else zero bytes, else the declaration; UTF-8 where none does. */
    private static Charset charset(Source source, byte[] head) throws IOException {
        if (isUtf16(head)) {
            return StandardCharsets.UTF_16;
        }
        if (head.length > 1 && head[0] * head[1] == 0) {
            return head[0] == 0 ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
        }
        Matcher declared = DECLARED.matcher(new String(head, StandardCharsets.ISO_8859_1));
        if (TextLines.afterMark(head) > 0 || !declared.find()) {
            return StandardCharsets.UTF_8;
        }
        try {
            return Charset.forName(declared.group(1));
        } catch (UnsupportedCharsetException e) {
            throw source.bad("line 1", "the encoding '" + declared.group(1) + "'", "one that Java knows, such as UTF-8");
        }
    }

    /** Whether there is a byte order mark of UTF-16. */
    static boolean isUtf16(byte[] head) {
        return head.length > 1 && (head[0] & 0xff) + (head[1] & 0xff) == 0xfe + 0xff && head[0] != 0;
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
            int event = xml.next();
            in.hasFound();
            if (event == XMLStreamConstants.START_ELEMENT) {
                if (isRoot && !xml.getLocalName().equals("graphml")) {
                    throw bad("<" + xml.getLocalName() + ">", "<graphml>");
                }
                isRoot = false;
                begin(xml.getLocalName());
            } else if (event == XMLStreamConstants.END_ELEMENT && xml.getLocalName().equals("node")) {
                inNode = false;
            } else if (event == XMLStreamConstants.ENTITY_REFERENCE) {
                throw bad("the entity " + GraphBuilder.quote(xml.getLocalName()), "no entities but those of XML itself");
            }
        }
        for (Edge edge : early) {
            graph.edge(end(edge.from, edge.line), end(edge.to, edge.line));
        }
        List<String> notes = new ArrayList<>();
        return graph.build(layout(notes), notes, EXPECTED);
    }

    private void begin(String element) throws XMLStreamException, IOException {
        switch (element) {
            case "key" -> key();
            case "graph" -> {
                if (inNode || hasGraph) {
                    throw bad(inNode ? "a graph within a node" : "a second graph", "one graph, without graphs in it");
                }
                hasGraph = true;
            }
            case "node" -> node();
            case "edge" -> edge();
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

    private void node() throws IOException {
        String id = attribute("id");
        if (!hasGraph) {
            throw bad("a node outside of a graph", "<graph> before it");
        }
        if (inNode) {
            throw bad("a node within a node", "one graph, without graphs in it");
        }
        if (graph.known(id) != null) {
            throw bad("a second node " + GraphBuilder.quote(id), "an id of its own for each");
        }
        graph.vertex(id, line());
        across.add(Double.NaN);
        down.add(Double.NaN);
        inNode = true;
    }

    private void edge() throws IOException {
        Integer from = graph.known(attribute("source"));
        Integer to = graph.known(attribute("target"));
        if (from != null && to != null) {
            graph.edge(from, to);
            return;
        }
        if (early.size() % EDGES_BETWEEN_CHECKS == 0) {
            source.requireMemory(EDGE_BYTES * EDGES_BETWEEN_CHECKS);
        }
        early.add(new Edge(attribute("source"), attribute("target"), line()));
    }

    private void data() throws XMLStreamException, IOException {
        String key = attribute("key");
        if (!inNode || (!keysOfX.contains(key) && !keysOfY.contains(key))) {
            return;
        }
        (keysOfX.contains(key) ? across : down).set(graph.vertices() - 1, number(text()));
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
        if (!inNode || xml.getAttributeValue(null, "x") == null || xml.getAttributeValue(null, "y") == null) {
            return;
        }
        across.set(graph.vertices() - 1, number(attribute("x")) + half("width"));
        down.set(graph.vertices() - 1, number(attribute("y")) + half("height"));
    }

    private double half(String side) throws IOException {
        String length = xml.getAttributeValue(null, side);
        return length == null ? 0 : number(length) / 2;
    }

    private double number(String text) throws IOException {
        try {
            double number = Double.parseDouble(text.strip());
            if (Math.abs(number) <= GraphLayout.FARTHEST) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below, as of numbers that are none
        }
        throw bad("the coordinate " + GraphBuilder.quote(text.strip()), "a number of at most " + GraphLayout.FARTHEST);
    }

    private int end(String id, long line) throws IOException {
        Integer vertex = graph.known(id);
        if (vertex == null) {
            throw source.bad("line " + line, "an edge to " + GraphBuilder.quote(id), "the id of a node");
        }
        return vertex;
    }

    /** Where the nodes lie, if the file says it of all. */
    private @Nullable GraphLayout layout(List<String> notes) {
        double[] x = across.stream().mapToDouble(Double::doubleValue).toArray();
        double[] y = down.stream().mapToDouble(Double::doubleValue).toArray();
        int placed = 0;
        for (int i = 0; i < x.length; i++) {
            placed += Double.isNaN(x[i]) || Double.isNaN(y[i]) ? 0 : 1;
        }
        if (placed == x.length && placed > 0) {
            return GraphLayout.given(x, y);
        }
        if (placed > 0) {
            notes.add("the positions of " + placed + " vertices, as others have none");
        }
        return null;
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
