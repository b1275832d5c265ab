package dev.mazewright.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The notebook, executed by Jupyter with the kernel, without a browser; and what came to stand under its code. */
class NotebookTest {
    private static final Pattern COMMAND = Pattern.compile("([MLHVZ])([-0-9. ]*)");

    @TempDir static Path folder;

    private static String executed = "";
    private static final List<Document> drawings = new ArrayList<>();

    @BeforeAll
    static void execute() throws Exception {
        String said = convert();
        // Once in ten or twenty times the kernel takes no message after its start, for reasons of its own.
        for (int again = 0; again < 5 && said.contains("Kernel didn't respond"); again++) {
            said = convert();
        }
        assertThat(folder.resolve("executed.ipynb")).as(said).exists();
        executed = Files.readString(folder.resolve("executed.ipynb"));
        for (String svg : outputs(executed, "image/svg+xml")) {
            drawings.add(DocumentBuilderFactory.newNSInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg))));
        }
    }

    /** Executes the notebook, if all goes well, and tells what Jupyter said. */
    private static String convert() throws IOException, InterruptedException {
        ProcessBuilder jupyter = new ProcessBuilder(
                "jupyter-nbconvert", "--execute", "--ExecutePreprocessor.startup_timeout=20", "--to", "notebook",
                "--output-dir", folder.toString(), "--output", "executed", System.getProperty("mazewright.notebook"));
        jupyter.environment().put("JUPYTER_PATH", System.getProperty("mazewright.jupyter"));
        for (String own : List.of("JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "IPYTHONDIR")) {
            jupyter.environment().put(own, folder.resolve(own).toString());
        }
        File log = folder.resolve("log").toFile();
        Process process;
        try {
            process = jupyter.redirectErrorStream(true).redirectOutput(log).start();
        } catch (IOException e) {
            throw new AssertionError(
                    "needs jupyter-nbconvert and jupyter-client; install them, such as the packages of these names", e);
        }
        if (!process.waitFor(300, TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
        return Files.readString(log.toPath());
    }

    /** The outputs of a type, in turn; a notebook keeps each as a text or as the list of its lines. */
    private static List<String> outputs(String json, String type) {
        List<String> outputs = new ArrayList<>();
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token == JsonToken.PROPERTY_NAME && parser.currentName().equals(type)) {
                    StringBuilder text = new StringBuilder();
                    for (token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
                        if (token == JsonToken.VALUE_STRING) {
                            text.append(parser.getString());
                        }
                        if (parser.streamReadContext().inObject()) {
                            break;
                        }
                    }
                    outputs.add(text.toString());
                }
            }
        }
        return outputs;
    }

    private static Element group(Document drawing, String id) {
        NodeList groups = drawing.getElementsByTagNameNS("*", "g");
        for (int i = 0; i < groups.getLength(); i++) {
            if (((Element) groups.item(i)).getAttribute("id").equals(id)) {
                return (Element) groups.item(i);
            }
        }
        throw new AssertionError("there is no group " + id);
    }

    private static String attribute(Element group, String name) {
        if (group.hasAttribute(name)) {
            return group.getAttribute(name);
        }
        return ((Element) group.getElementsByTagNameNS("*", "path").item(0)).getAttribute(name);
    }

    /** The length of all lines of a path. */
    private static double length(String path) {
        double length = 0;
        double x = 0;
        double y = 0;
        Matcher command = COMMAND.matcher(path);
        while (command.find()) {
            String[] numbers = command.group(2).strip().split(" ", -1);
            double toX = x;
            double toY = y;
            switch (command.group(1)) {
                case "H" -> toX = Double.parseDouble(numbers[0]);
                case "V" -> toY = Double.parseDouble(numbers[0]);
                default -> {
                    toX = Double.parseDouble(numbers[0]);
                    toY = Double.parseDouble(numbers[1]);
                }
            }
            length += command.group(1).equals("M") ? 0 : Math.hypot(toX - x, toY - y);
            x = toX;
            y = toY;
        }
        return length;
    }

    @Test
    void everyMazeIsDrawnUnderTheCodeThatMadeIt() {
        assertThat(drawings).hasSizeGreaterThanOrEqualTo(3);
        assertThat(outputs(executed, "text/plain")).contains("a maze: rectangle 40x40, 1600 cells");
        assertThat(executed).doesNotContain("\"output_type\": \"error\"");
    }

    /**
     * R3: 40 x 40 rooms of 20 pixels on 800 x 800, with lines 5 pixels wide. Of the 3280 walls that 40 x 40 rooms have,
     * a perfect maze has lost 1599.
     */
    @Test
    void fortyByFortyRoomsOn800By800() {
        int found = 0;
        for (Document drawing : drawings) {
            if (drawing.getDocumentElement().getAttribute("width").equals("800")) {
                found++;
                assertThat(drawing.getDocumentElement().getAttribute("height")).isEqualTo("800");
                assertThat(drawing.getDocumentElement().getAttribute("viewBox")).isEqualTo("2.5 2.5 800 800");
                Element walls = group(drawing, "walls");
                assertThat(attribute(walls, "stroke-width")).isEqualTo("5");
                assertThat(walls.getElementsByTagNameNS("*", "path").getLength()).as("drawn in one batch").isOne();
                assertThat(length(attribute(walls, "d"))).isEqualTo((3280 - 1599) * 20);
            }
        }
        assertThat(found).isGreaterThanOrEqualTo(2);
    }

    /** What is kept under version control is the notebook as it is before it is run, and works on any machine. */
    @Test
    void theNotebookItselfHasNoOutputs() throws Exception {
        String notebook = Files.readString(Path.of(System.getProperty("mazewright.notebook")));
        assertThat(outputs(notebook, "image/svg+xml")).isEmpty();
        assertThat(notebook)
                .contains("\"outputs\": []")
                .doesNotContain("execution_count\": 1", "/home/", "/Users/", ":\\\\");
    }
}
