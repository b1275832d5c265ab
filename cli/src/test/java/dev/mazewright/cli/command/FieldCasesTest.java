package dev.mazewright.cli.command;

import static dev.mazewright.cli.command.Json.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.Run;
import dev.mazewright.studio.Studio;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files as people have them, with the right values that other programs computed: solve, info, convert and the studio are asked alike. The
 * files are read in place, and the test skips where they are not there.
 */
class FieldCasesTest {
    private static final Path CASES = Path.of(System.getProperty("mazewright.shared", "../shared"), "cases");

    /** The maze of all drawings, of 4 x 6 cells: its walls by their program. */
    private static final String WALLS = "d53957956853c3d692d4556e";

    /** Files that hold no maze, and those with a test of their own. */
    private static final Set<String> OTHERS = Set.of("README.md", "field-cases.md", "drawn-white-on-clear.png", "yed-group.graphml");

    private static Studio studio;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() throws IOException {
        studio = Studio.start(0);
    }

    @AfterAll
    static void stop() {
        studio.close();
    }

    private static Path file(String name) {
        Path file = CASES.resolve(name);
        assumeTrue(Files.exists(file), "the shared cases are not there: " + file);
        return file;
    }

    /** The names of all files of cases, so that a new one is not left out. */
    @Test
    void everyFileIsAskedFor() throws IOException, ReflectiveOperationException {
        assumeTrue(Files.isDirectory(CASES), "the shared cases are not there: " + CASES);
        CsvSource table = FieldCasesTest.class.getDeclaredMethod("allCommandsAgree", String.class, int.class)
                .getAnnotation(CsvSource.class);
        List<String> asked = table.textBlock().lines().map(line -> line.substring(0, line.indexOf(',')).strip()).toList();
        try (Stream<Path> files = Files.list(CASES)) {
            assertThat(files.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).filter(name -> !OTHERS.contains(name)))
                    .allMatch(asked::contains);
        }
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            tiles-plain.txt, 30
            pixel-plain.png, 30
            tiles-trailing-spaces.txt, 30
            tiles-indented.txt, 30
            tiles-outside-floor.txt, 30
            tiles-right-exit-trimmed.txt, 30
            tiles-openings-top-top.txt, 40
            tiles-openings-left-left.txt, 20
            tiles-openings-left-top.txt, 24
            pixel-margin.png, 30
            pixel-light-walls.png, 30
            pixel-orange-walls.png, 30
            unicode-compact.txt, 14
            unicode-double.txt, 14
            unicode-heavy.txt, 14
            unicode-rounded.txt, 14
            underscores.txt, 14
            array-python.txt, 28
            array-rows.txt, 28
            array-numpy.txt, 28
            array-2-3.csv, 28
            box-comment.txt, 14
            box-hash-comment.txt, 14
            box-fenced.md, 14
            box-indented.txt, 14
            """)
    void allCommandsAgree(String name, int length) throws Exception {
        String file = file(name).toString();
        Run solved = Run.with("", "solve", file, "--json");
        assertThat(solved.code()).as(solved.err()).isZero();
        boolean isClosed = name.startsWith("underscores"); // with neither openings nor marks, which is said
        assertThat(solved.err().contains("unsure:")).as(solved.err()).isEqualTo(isClosed);
        assertThat(object(solved.out())).containsEntry("length", (long) length);
        assertThat(object(solved.out()).containsKey("unsure")).isEqualTo(isClosed);

        Map<String, Object> info = object(Run.with("", "info", file, "--json").out());
        assertThat(info).containsEntry("solutionLength", (long) length);

        Path cells = folder.resolve("cells.hex");
        Run converted = Run.with("", "convert", file, "--as", "cells", "-o", cells.toString());
        assertThat(converted.code()).as(converted.err()).isZero();
        assertThat(walls(cells)).isEqualTo(WALLS);

        assertThat(inStudio(name)).containsEntry("length", (long) length);
        assertThat(inStudio(name).containsKey("unsure")).isEqualTo(isClosed);
    }

    /** The closed walls of each cell as their digits have them, north 1, east 2, south 4, west 8, with openings closed. */
    private static String walls(Path hex) throws IOException {
        StringBuilder walls = new StringBuilder();
        List<String> rows = Files.readAllLines(hex).stream().takeWhile(line -> !line.isBlank()).toList();
        for (int row = 0; row < rows.size(); row++) {
            int columns = rows.get(row).length();
            for (int column = 0; column < columns; column++) {
                int outline = (row == 0 ? 1 : 0) | (column == columns - 1 ? 2 : 0) | (row == rows.size() - 1 ? 4 : 0) | (column == 0 ? 8 : 0);
                walls.append(Character.forDigit(Character.digit(rows.get(row).charAt(column), 16) | outline, 16));
            }
        }
        return walls.toString();
    }

    private static Map<String, Object> inStudio(String name) throws IOException, InterruptedException {
        String content = Base64.getEncoder().encodeToString(Files.readAllBytes(file(name)));
        String body = "{\"file\": {\"name\": \"" + name + "\", \"content\": \"" + content + "\"}}";
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> response = client.send(
                    HttpRequest.newBuilder(URI.create(studio.url()).resolve("/api/v1/solve"))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(body))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
            return object(response.body());
        }
    }

    /** Of a picture, dark and light are those that solve sees; a text that is a maze, and no mask, is refused. */
    @ParameterizedTest
    @ValueSource(strings = {"pixel-light-walls.png", "pixel-orange-walls.png", "drawn-white-on-clear.png", "tiles-plain.txt", "tiles-outside-floor.txt",
            "unicode-compact.txt", "unicode-heavy.txt", "underscores.txt", "array-python.txt", "array-numpy.txt", "array-2-3.csv", "box-comment.txt",
            "box-fenced.md", "box-indented.txt"})
    void masksOfTheFilesAreThoseThatAreSeen(String name) {
        Run run = Run.with("", "generate", "rectangle:9x13/wilson/seed:1", "--mask", file(name).toString(), "--format", "hex");
        if (name.startsWith("pixel-")) {
            Run plain = Run.with("", "generate", "rectangle:9x13/wilson/seed:1", "--mask", file("pixel-plain.png").toString(), "--format", "hex");
            assertThat(plain.code()).as(plain.err()).isZero();
            assertThat(run.out()).isEqualTo(plain.out());
        } else {
            assertThat(run.code()).as(run.err()).isEqualTo(65);
        }
    }

    @Test
    void linesThatAViewerOnWhiteDoesNotShowAreRefused() throws IOException {
        String file = file("drawn-white-on-clear.png").toString();
        for (String command : List.of("solve", "info")) {
            Run run = Run.with("", command, file);
            assertThat(run.code()).as(run.err()).isEqualTo(65);
            assertThat(run.out()).isEmpty();
        }
    }

    @Test
    void aGroupOfAGraphIsNoVertex() {
        Run run = Run.with("", "generate", "--graph", file("yed-group.graphml").toString(), "--generator", "kruskal", "--seed", "1", "--format", "json", "--neighbours");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(object(run.out())).containsEntry("cells", 6L);
        assertThat((List<?>) object(run.out()).get("neighbours")).hasSize(7);
    }

    /** The pixels of one picture, in the files of several kinds that the JDK writes. */
    @ParameterizedTest
    @ValueSource(strings = {"gif", "bmp", "tiff"})
    void theSamePixelsAreTheSameMaze(String kind) throws IOException {
        for (String name : List.of("pixel-plain.png", "pixel-margin.png", "pixel-light-walls.png", "pixel-orange-walls.png")) {
            BufferedImage picture = ImageIO.read(file(name).toFile());
            BufferedImage opaque = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
            opaque.getGraphics().drawImage(picture, 0, 0, null);
            Path other = folder.resolve("picture." + kind);
            assertThat(ImageIO.write(opaque, kind, other.toFile())).isTrue();
            Run run = Run.with("", "solve", other.toString(), "--json");
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(object(run.out())).as(name).containsEntry("length", 30L);
        }
    }

    @Test
    void pixelsOfThePathAreThoseOfThePicture() {
        Map<String, Object> solved = object(Run.with("", "solve", file("pixel-margin.png").toString(), "--json").out());
        List<?> pixels = (List<?>) solved.get("pixels");
        assertThat(pixels).hasSize(31);
        assertThat(pixels.getFirst()).isEqualTo(List.of(3L, 2L)); // the opening, behind two pixels of margin
    }

    @Test
    void floorOutsideIsPartOfTheMazeWhereThatIsAskedFor() {
        Run run = Run.with("", "solve", file("tiles-outside-floor.txt").toString(), "--outside", "--json");
        assertThat(object(run.out())).containsEntry("length", 26L); // from opening to opening around the corner
    }

    @Test
    void whatIsUncertainIsSaid() {
        String open = "# ### #\n#     #\n### ###\n#     #\n# #####\n";
        Run run = Run.with(open, "solve", "-", "--json");
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("unsure: neither start nor goal is drawn, and the outline has 3 openings");
        assertThat((List<?>) object(run.out()).get("unsure")).hasSize(1);
        assertThat(Run.with(open, "solve", "-", "--strict").code()).isEqualTo(65);
        Run given = Run.with(open, "solve", "-", "--start", "0,1", "--goal", "4,1", "--strict", "--json");
        assertThat(given.code()).as(given.err()).isZero();
        assertThat(object(given.out())).containsEntry("length", 8L).doesNotContainKey("unsure");
        assertThat(Run.with(open, "info", "-").err()).contains("unsure: ");
        assertThat(Run.with(open, "convert", "-", "-o", "-", "--format", "matrix").err()).doesNotContain("unsure: ");
    }

    @Test
    void lettersOfTheirOwnAtTheEndsAreNamed() {
        Run run = Run.with("#######\n#@ #  #\n# # # #\n#   #x#\n#######\n", "solve", "-", "--json");
        assertThat(run.err()).contains("'@' in line 2, column 2 is taken for the start, and 'x' in line 4, column 6 for the goal");
        Run emoji = Run.with("#######\n#\ud83d\ude00    #\n# ### #\n#   #\ud83c\udfc1#\n#######\n", "solve", "-", "--json");
        assertThat(emoji.err()).contains("is taken for the start");
        assertThat(object(emoji.out())).containsEntry("length", 6L);
    }
}
