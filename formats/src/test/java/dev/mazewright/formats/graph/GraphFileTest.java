package dev.mazewright.formats.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Graphs from lists of edges and from GraphML: what is read, what is passed over, and what is refused, and where. */
@Isolated // the locale, or where fonts are, holds for all
class GraphFileTest {
    private static final String KITE = "a b\nb c\nc d\nd a\na c\n";

    private static final String GRAPHML =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE graphml SYSTEM "http://graphml.graphdrawing.org/dtds/1.0/graphml.dtd">
            <graphml xmlns="http://graphml.graphdrawing.org/xmlns">
              <key id="k0" for="node" attr.name="x" attr.type="double"/>
              <key id="k1" for="node" attr.name="Y" attr.type="double"/>
              <key id="k2" for="edge" attr.name="weight" attr.type="double"/>
              <graph id="G" edgedefault="directed">
                <edge source="a" target="b"/>
                <node id="a"><data key="k0">0</data><data key="k1"> 1.5 </data></node>
                <node id="b"><desc>x</desc><data key="k0">1e1</data><data key="k1">0</data><port name="p"/></node>
                <node id="c&amp;"><data key="k0">0</data><data key="k1">10</data></node>
                <!-- a comment -->
                <edge source="b" target="c&amp;"><data key="k2">7</data></edge>
                <edge source="c&amp;" target="a"/>
              </graph>
            </graphml>
            """;

    private static GraphFile read(byte[] bytes) throws IOException {
        try (Source source = new Source("given", new ByteArrayInputStream(bytes))) {
            return GraphReader.read(source);
        }
    }

    private static GraphFile read(String text) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    // ---- lists of edges

    @ParameterizedTest
    @ValueSource(strings = {
        KITE,
        "a,b\nb, c\nc ,d\nd\ta\na\t , c",
        "# a kite\n\n  a b # first\r\nb c\r\nc\td\rd a\n\n\na c\n\n",
        "\ufeffa b\nb c\nc d\nd a\na c\nc a\na b\nb b\n"
    })
    void readsListsOfEdges(String text) throws IOException {
        GraphFile file = read(text);
        assertThat(file.names()).containsExactly("a", "b", "c", "d");
        assertThat(file.graph().neighbours())
                .containsExactly(List.of(1, 2, 3), List.of(0, 2), List.of(0, 1, 3), List.of(0, 2));
        assertThat(file.edges()).isEqualTo(5);
        assertThat(file.vertex("c")).isEqualTo(2);
        assertThat(file.vertex("e")).isEqualTo(-1);
    }

    @Test
    void loopsAndDoubleEdgesAreCounted() throws IOException {
        assertThat(read(KITE).notes()).isEmpty();
        assertThat(read("a b\nb a\na a\n").notes()).containsExactly("1 loop", "1 double edge");
        assertThat(read("a b\na b\na b\nb b\na a").notes()).containsExactly("2 loops", "2 double edges");
        assertThat(read("a a").graph().neighbours()).containsExactly(List.of());
    }

    @Test
    void namesAreWhatStandsThere() throws IOException {
        assertThat(read("7 a#b\na#b Zürich\nZürich \"x\"\n").names()).containsExactly("7", "a#b", "Zürich", "\"x\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "a b\\nc|line 2: found 'c'|two vertices",
        "a b c|line 1: found 'a b c'|two vertices",
        "a b\\n\\nb,,c|line 3: found 'b,,c'|two vertices",
        "b,|line 1|two vertices",
        "# nothing\\n|found no vertices|two vertices",
        "a b\\nc d\\ne c|2 components, with the vertices 'a', 'c'|every vertex can be reached",
        "1 2\\n3 4\\n5 6\\n7 8\\n9 10|5 components, with the vertices '1', '3', '5', '7', ...|every vertex can be reached",
        "a \\0b|a zero byte|UTF-8"
    })
    void badListsSayWhereAndWhat(String text, String found, String expected) {
        assertBad(text.replace("\\n", "\n").replace("\\0", "\0"), found, expected);
    }

    private static void assertBad(String text, String found, String expected) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("given")
                .hasMessageContaining(found)
                .hasMessageContaining(expected);
    }

    @Test
    void bytesThatAreNoTextAreRefused() {
        assertThatThrownBy(() -> read(new byte[] {'a', ' ', (byte) 0xc3, '\n'}))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("line 1")
                .hasMessageContaining("UTF-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE"})
    void listsInUtf16AreRefused(String charset) {
        String mark = charset.equals("UTF-16") ? "" : "\uFEFF";
        assertThatThrownBy(() -> read((mark + KITE).getBytes(Charset.forName(charset))))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("line 1")
                .hasMessageContaining("text in UTF-8 or ASCII");
    }

    @Test
    void oneVertexCanHaveThirtyTwoNeighboursAndNotMore() throws IOException {
        assertThat(read(star(32)).edges()).isEqualTo(32);
        assertBad("# a star\n" + star(40), "line 2: found the vertex 'hub', which has 40 neighbours", "at most 32");
        assertBad(starMl(40), "line 2: found the vertex 'hub', which has 40 neighbours", "at most 32");
    }

    private static String star(int rays) {
        return IntStream.range(0, rays).mapToObj(ray -> "hub v" + ray + "\n").collect(Collectors.joining());
    }

    private static String starMl(int rays) {
        return "<graphml><graph>\n<node id='hub'/>\n"
                + IntStream.range(0, rays)
                        .mapToObj(ray -> "<node id='v" + ray + "'/><edge source='v" + ray + "' target='hub'/>")
                        .collect(Collectors.joining())
                + "</graph></graphml>";
    }

    /** A line of a gigabyte is refused long before it has been read. */
    @ParameterizedTest
    @ValueSource(strings = {"", "# ", "<graphml a='", "<graphml><!--", "<", "<graphml><graph><node id='a'><data key='x'>",
        "graph [ a \"", "graph [ ", "graph { /*", "graph { \"", "graph { a [x=<", "graph { a //"})
    void endlessInputIsNotReadToItsEnd(String head) throws IOException {
        Endless in = new Endless(head.getBytes(StandardCharsets.UTF_8));
        try (Source source = new Source("given", in)) {
            assertThatThrownBy(() -> GraphReader.read(source)).isInstanceOf(BadDataException.class);
        }
        assertThat(in.read).isLessThan(3 * GraphMl.MOST_WITHOUT_TAG);
    }

    /** The letter a, for ever. */
    private static final class Endless extends InputStream {
        private final byte[] head;
        private long read;

        Endless(byte[] head) {
            this.head = head;
        }

        @Override
        public int read() {
            return read < head.length ? head[(int) read++] : next();
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            int at = 0;
            for (; at < length && read < head.length; at++) {
                bytes[from + at] = (byte) read();
            }
            Arrays.fill(bytes, from + at, from + length, (byte) 'a');
            read += length - at;
            return length;
        }

        private int next() {
            read++;
            return 'a';
        }
    }

    // ---- GraphML

    @Test
    void readsGraphMl() throws IOException {
        GraphFile file = read(GRAPHML);
        assertThat(file.names()).containsExactly("a", "b", "c&");
        assertThat(file.graph().neighbours()).containsExactly(List.of(1, 2), List.of(0, 2), List.of(0, 1));
        assertThat(file.notes()).isEmpty();
        assertThat(read(GRAPHML.replace("UTF-8", "UTF-16").getBytes(StandardCharsets.UTF_16)).names())
                .isEqualTo(file.names());
    }

    /** The triangle of the file, up to its size: from b to a as far across as from c to a down, less 1.5. */
    @Test
    void positionsOfTheFileAreKept() throws IOException {
        Grid grid = read(GRAPHML).graph().grid();
        Outline.Corner a = grid.shape().outline(grid, 0).centre();
        Outline.Corner b = grid.shape().outline(grid, 1).centre();
        Outline.Corner c = grid.shape().outline(grid, 2).centre();
        double unit = (b.x() - a.x()) / 10;
        assertThat(unit).isPositive();
        assertThat(c.x()).isCloseTo(a.x(), within(1e-9));
        assertThat((a.y() - b.y()) / unit).isCloseTo(1.5, within(1e-9));
        assertThat((c.y() - b.y()) / unit).isCloseTo(10, within(1e-9));
    }

    @Test
    void positionsOfOtherProgramsAreKnown() throws IOException {
        String yed = "<graphml xmlns:y='y'><graph><node id='a'><data key='g'><y:ShapeNode><y:Geometry x='-5' y='0' width='10'"
                + " height='4'/></y:ShapeNode></data></node><node id='b'><data key='g'><y:ShapeNode><y:Geometry x='10' y='2'/>"
                + "</y:ShapeNode></data></node><edge source='a' target='b'/></graph></graphml>";
        Grid grid = read(yed).graph().grid();
        Outline.Corner a = grid.shape().outline(grid, 0).centre();
        Outline.Corner b = grid.shape().outline(grid, 1).centre();
        assertThat(b.y()).as("the middle of a box of height 4").isCloseTo(a.y(), within(1e-9));
        assertThat(b.x()).isGreaterThan(a.x() + 1);
    }

    @Test
    void positionsOfSomeAreNone() throws IOException {
        assertThat(read(GRAPHML.replace("<data key=\"k1\">0</data>", "")).notes())
                .containsExactly("the positions of 2 vertices, as others have none");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "<svg/>|line 1: found <svg>|<graphml>",
        "<graphml>|not XML, or its end|GraphML",
        "<graphml/>|found no vertices|GraphML",
        "<graphml><graph/></graphml>|found no vertices|GraphML",
        "<graphml><node id='a'/></graphml>|a node outside of a graph|<graph>",
        "<graphml><graph><node/></graph></graphml>|<node> without id|attribute id",
        "<graphml><graph>~<node id='a'/>~<node id='a'/></graph></graphml>|line 3: found a second node 'a'|an id of its own",
        "<graphml><graph><node id='a'/>~<edge source='a' target='b'/></graph></graphml>|line 2: found an edge to 'b'|a node",
        "<graphml><graph><node id='a'/><edge source='a'/></graph></graphml>|<edge> without target|attribute target",
        "<graphml><graph><node id='a'><node id='b'/></node></graph></graphml>|a node within a node|a graph around it",
        "<graphml><graph><node id='a'><graph><node id='a'/></graph></node></graph></graphml>|a second node 'a'|an id of its own",
        "<graphml><graph><node id='a'/></graph><graph/></graphml>|a second graph|one graph",
        "<graphml><graph><node id='a'/><hyperedge/></graph></graphml>|a hyperedge|two nodes",
        "<graphml><graph><node id='a'/><node id='b'/></graph></graphml>|2 components|every vertex",
        "<graphml><graph><node id='a'><data key='x'>left</data></node></graph></graphml>|the coordinate 'left'|a number",
        "<graphml><graph><node id='a'><data key='y'>NaN</data></node></graph></graphml>|the coordinate 'NaN'|a number",
        "<graphml><graph><node id='a'><data key='y'>1e300</data></node></graph></graphml>|the coordinate '1e300'|a number",
        "<graphml><graph><node id='a'><data key='y'><b/></data></node></graph></graphml>|more than a number|coordinate",
        "<graphml>&nbsp;<graph><node id='a'/></graph></graphml>|line 1|GraphML",
        "<!DOCTYPE graphml [~\u0001]><graphml/>|line 2: found text that is not XML|GraphML"
    })
    void badGraphMlSaysWhereAndWhat(String xml, String found, String expected) {
        assertBad(xml.replace("~", "\n"), found, expected);
    }

    /** The case of ../shared: three nodes, three in a group, seven edges between them as its lines say. */
    @Test
    void nodesInGroupsOfYedAreVertices() throws IOException {
        Path cases = Path.of(System.getProperty("mazewright.shared", "../shared"), "cases");
        assumeTrue(Files.isDirectory(cases), "the shared cases are not there: " + cases);
        GraphFile file = read(Files.readAllBytes(cases.resolve("yed-group.graphml")));
        assertThat(file.names()).containsExactly("n0", "n1", "n2", "n6::n0", "n6::n1", "n6::n2");
        assertThat(file.edges()).isEqualTo(7);
        assertThat(file.graph().neighbours())
                .containsExactly(List.of(1, 5), List.of(0, 2, 4), List.of(1, 3), List.of(2, 4), List.of(1, 3, 5), List.of(0, 4));
        assertThat(file.notes()).containsExactly("1 group");
    }

    @Test
    void groupsHoldGroups() throws IOException {
        String xml = "<graphml><graph><node id='g'><graph><node id='a'/><edge source='a' target='c'/>~"
                + "<node id='h'><graph><node id='b'/></graph></node></graph></node><node id='c'/><node id='e'><graph/></node>"
                + "<edge source='b' target='a'/><edge source='e' target='a'/></graph></graphml>";
        GraphFile file = read(xml);
        assertThat(file.names()).as("a node whose graph is empty is one").containsExactly("a", "b", "c", "e");
        assertThat(file.edges()).isEqualTo(3);
        assertThat(file.notes()).containsExactly("2 groups");
        assertBad(xml.replace("~", "\n<edge source='h' target='c'/>"), "line 2: found an edge to the group 'h'",
                "to the group as a node of its own, or to each node in it; name the nodes");
        assertBad(xml.replace("'c'/><node", "'g'/><node"), "a second node 'g'", "an id of its own");
    }

    @Test
    void deepGroupsAreRefused() {
        assertBad("<graphml>" + IntStream.range(0, 5000).mapToObj(i -> "<graph><node id='" + i + "'>").collect(Collectors.joining()),
                "more than 90 elements within each other", "fewer");
    }

    /** Entities of one's own are neither grown nor fetched, wherever they stand. */
    @ParameterizedTest
    @ValueSource(strings = {
        "<graphml>&c;<graph><node id='a'/></graph></graphml>",
        "<graphml><graph><node id='&c;'/></graph></graphml>",
        "<graphml><graph><node id='a'><data key='x'>&c;</data></node></graph></graphml>",
        "<graphml><graph><node id='a'/>&file;</graph></graphml>"
    })
    void refusesNestedEntities(String xml) {
        String type = "<!DOCTYPE graphml [<!ENTITY a '" + "ha".repeat(1000) + "'><!ENTITY b '" + "&a;".repeat(1000)
                + "'><!ENTITY c '" + "&b;".repeat(1000) + "'><!ENTITY file SYSTEM 'file:///etc/passwd'>]>";
        assertThatThrownBy(() -> read(type + xml)).isInstanceOf(BadDataException.class);
    }

    @Test
    void messagesAreTheSameInEveryLanguage() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertBad("<graphml><graph>", "not XML, or its end before the last tag", "GraphML");
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1", "US-ASCII", "UTF-16", "UTF-16LE", "UTF-16BE", "windows-1252"})
    void graphMlIsInTheEncodingItDeclares(String charset) throws IOException {
        String name = charset.equals("US-ASCII") ? "a" : "\u00e4";
        String xml = "<?xml version='1.0' encoding='" + charset + "'?><graphml><graph><node id='" + name
                + "'/></graph></graphml>";
        assertThat(read(xml.getBytes(Charset.forName(charset))).names()).containsExactly(name);
    }

    @Test
    void readsGraphMlWithAByteOrderMark() throws IOException {
        assertThat(read("\uFEFF" + GRAPHML).names()).isEqualTo(read(GRAPHML).names());
        assertBad("<?xml version='1.0' encoding='klingon'?><graphml/>", "line 1: found the encoding 'klingon'", "UTF-8");
    }

    /** The parser of the JDK prints a line of its own where bytes are no letters. */
    @ParameterizedTest
    @ValueSource(strings = {"", "<?xml version='1.0' encoding='US-ASCII'?>"})
    void wrongLettersAreReportedOnce(String head) {
        byte[] bytes = (head + "<graphml><graph><node id='\u00e4'/></graph></graphml>").getBytes(StandardCharsets.ISO_8859_1);
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            assertThatThrownBy(() -> read(bytes))
                    .isInstanceOf(BadDataException.class)
                    .hasMessageContaining("bytes that are not letters in the encoding of the file");
        } finally {
            System.setErr(before);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    // ---- whatever happens

    @ParameterizedTest
    @ValueSource(strings = {KITE, GRAPHML})
    void damagedFilesAreReadOrRefusedInOneLine(String text) throws IOException {
        GraphTexts.damage(text);
    }
}
