package dev.mazewright.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Response;
import dev.mazewright.core.run.Sha256;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page without a server reads graphs in GraphML and SVG pictures as this JVM does, or refuses them in the same words. */
class XmlSamenessTest {
    private static final int DAMAGES = 300;

    /** More would not be shown. */
    private static final int MOST_OTHERWISE = 200;

    private static final String GRAPH = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE graphml SYSTEM "graphml.dtd">
            <graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
              <key id="d0" for="node" attr.name="x"/><key id="d1" for="node" attr.name="y"/>
              <!-- six rooms -->
              <graph edgedefault="undirected">
                <node id="caf\u00e9"><data key="d0">0</data><data key="d1"><![CDATA[0]]></data></node>
                <node id="b&amp;b"><data key="d0">1.5</data><data key="d1">0</data></node>
                <node id="c"><data key="d2"><y:ShapeNode><y:Geometry x="2" y="-1" width="2" height="2"/></y:ShapeNode></data></node>
                <node id="d"><data key="d0">0</data><data key="d1">1</data></node>
                <node id="&#x65;"><data key="d0">1</data><data key="d1">1</data></node>
                <node id='f'><data key="d0"> 2 </data><data key="d1">1e0</data></node>
                <edge source="caf\u00e9" target="b&amp;b"/><edge source="b&amp;b" target="c"/><edge source="caf\u00e9" target="d"/>
                <edge source="d" target="e"/><edge source="e" target="f"/><edge source="c" target="f"/><edge source="b&amp;b" target="e"/>
              </graph>
            </graphml>
            """;

    private static final String PICTURE = """
            <?xml version="1.0"?>
            <!-- a hat -->
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">
              <defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
                <linearGradient id="h" xlink:href="#g"/></defs>
              <script>alert(1)</script><text>caf\u00e9 &lt;</text>
              <g fill='url(#h)' onclick="a()"><path d="M0 0h9&#10;v9"/><circle r="4" style="fill:&quot;x&quot;"/></g>
            </svg>
            """;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void requireNode() throws Exception {
        Node.require();
    }

    @Test
    void graphsAreReadTheSame() throws Exception {
        List<byte[]> files = files(GRAPH);
        Path yed = Path.of(System.getProperty("mazewright.shared", ""), "cases", "yed-group.graphml");
        if (Files.exists(yed)) {
            files.add(Files.readAllBytes(yed));
        }
        assertSame("graphs", files, file -> "{\"file\":{\"name\":\"a.graphml\",\"content\":\"" + base64(file) + "\"},\"generator\":\"wilson\",\"format\":\"svg\"}");
    }

    @Test
    void picturesAreReadTheSame() throws Exception {
        assertSame("pictures", files(PICTURE), file -> "{\"recipe\":\"rectangle:5x5/wilson/seed:1\",\"format\":\"svg\",\"goalPicture\":"
                + "\"data:image/svg+xml;base64," + base64(file) + "\"}");
    }

    /** In all encodings that every JVM and the engine know. */
    private static List<byte[]> files(String text) {
        List<byte[]> files = new ArrayList<>();
        files.add(text.getBytes(StandardCharsets.UTF_8));
        files.add(("\ufeff" + text).getBytes(StandardCharsets.UTF_8));
        for (Charset charset : List.of(StandardCharsets.UTF_16, StandardCharsets.ISO_8859_1)) {
            String head = "<?xml version='1.0' encoding='" + charset.name() + "'?>";
            files.add((head + text.substring(text.indexOf("?>") + 2)).getBytes(charset));
        }
        return files;
    }

    private static void assertSame(String name, List<byte[]> files, Function<byte[], String> request) throws Exception {
        SplittableRandom random = new SplittableRandom(54);
        Path list = folder.resolve(name + ".tsv");
        int lines = 0;
        int read = 0;
        try (PrintWriter out = new PrintWriter(list.toFile(), StandardCharsets.UTF_8)) {
            for (byte[] file : files) {
                for (int i = 0; i < DAMAGES; i++, lines++) {
                    byte[] body = request.apply(i == 0 ? file : damaged(file, i, random)).getBytes(StandardCharsets.UTF_8);
                    String answer = answer(body);
                    assertThat(i > 0 || answer.startsWith("200 ")).as(answer).isTrue();
                    read += answer.startsWith("200 ") ? 1 : 0;
                    out.print("answer\tPOST\t/api/v1/maze\t\t\t0x" + HexFormat.of().formatHex(body) + "\t" + answer + "\n");
                }
            }
        }
        assertThat(read).isBetween(lines / 20, lines * 3 / 4);
        List<String> found = Node.script("compare.mjs", "studio", list).lines().toList();
        List<String> here = found.stream().filter(line -> line.startsWith("  here ")).map(XmlSamenessTest::sentence).toList();
        List<String> there = found.stream().filter(line -> line.startsWith("  JVM ")).map(XmlSamenessTest::sentence).toList();
        assertThat(here).isEqualTo(there).hasSizeLessThan(MOST_OTHERWISE);
        assertThat(found).contains("equal: " + (lines - here.size()));
    }

    /** Without the line, and without what is found there: malformed bytes are come across sooner or later than by the JDK. */
    private static String sentence(String line) {
        return line.substring("  here ".length()).strip().replaceAll(" \\(line [0-9]+\\)", "")
                .replaceAll(", line [0-9]+: found text that is not XML, or its end before the last tag", ": found bytes that are not letters in the encoding of the file");
    }

    private static byte[] damaged(byte[] file, int i, SplittableRandom random) {
        byte[] damaged = i % 4 == 0 ? Arrays.copyOf(file, random.nextInt(file.length)) : file.clone();
        if (i % 4 != 0) {
            damaged[random.nextInt(file.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return damaged;
    }

    private static String answer(byte[] body) throws IOException {
        Response response = Studio.answered(new Request("POST", "/api/v1/maze", "", "", body));
        byte[] content = response.bytes();
        Sha256 sha = new Sha256();
        sha.update(content);
        return response.status() + " " + (response.status() == 200 ? sha.hex() : new String(content, StandardCharsets.UTF_8).replaceAll("[\n\t\r]", " "));
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
