package dev.mazewright.tools.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs in the folder examples: each does what its first sentence says. That of Kotlin runs before a release; that of Spark is compiled by no test. */
@Tag("thorough")
class ExamplesTest {
    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final String CLASS_PATH = System.getProperty("java.class.path");

    @TempDir static Path folder;

    @BeforeAll
    static void compile() throws IOException {
        List<String> options = new ArrayList<>(List.of("-Xlint:all,-path,-serial", "-Werror", "-proc:none", "-d", folder.toString(), "-cp", CLASS_PATH));
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            files.map(Path::toString)
                    .filter(file -> file.endsWith(".java") && !file.endsWith("SparkJob.java"))
                    .forEach(options::add);
        }
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new))).isZero();
    }

    private static String run(String keys, String... command) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                folder + File.pathSeparator + CLASS_PATH));
        line.addAll(List.of(command));
        Path said = Files.createTempFile(folder, "said", ".txt");
        Process process = new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(said.toFile()).start();
        process.getOutputStream().write(keys.getBytes(UTF_8));
        process.getOutputStream().close();
        int code = process.waitFor();
        String out = Files.readString(said);
        assertThat(code).as(out).isZero();
        return out;
    }

    private static long number(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(text).isTrue();
        return Long.parseLong(matcher.group(1));
    }

    @Test
    void eachIsShortAndTheReadmeSaysWhatItShows() throws IOException {
        String readme = Files.readString(Path.of("..", "README.md"));
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            List<Path> programs = files.filter(file -> file.toString().matches(".*\\.(java|kt)")).toList();
            assertThat(programs).hasSize(10);
            for (Path program : programs) {
                assertThat(Files.readAllLines(program).stream().filter(line -> !line.isBlank() && !line.startsWith("import ")))
                        .as(program.toString())
                        .hasSizeBetween(10, 60);
                assertThat(readme).contains("(examples/" + program.getFileName() + ")");
            }
        }
    }

    @Test
    void aMazeToSvgIsXmlWithALineForTheSolution() throws Exception {
        Path file = folder.resolve("maze.svg");
        run("", "MazeToSvg", file.toString());
        assertThat(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()).getDocumentElement().getTagName()).isEqualTo("svg");
    }

    @Test
    void aSolvedFileHasAsManyStepsAsTheMazeThatWasWritten() throws Exception {
        Path file = folder.resolve("maze.png");
        String written = run("", "MazeToSvg", file.toString(), "rectangle:6x9/wilson/seed:1");
        String solved = run("", "SolveFile", file.toString(), "a-star");
        assertThat(number("(\\d+) steps; a-star", solved)).isEqualTo(number("solution of (\\d+) steps", written));
    }

    @Test
    void aFileDrawnByHandIsSolvedInThreeSteps() throws Exception {
        Path file = Files.writeString(folder.resolve("hand.txt"), """
                +---+---+
                | S |   |
                +   +   +
                |     E |
                +---+---+
                """);
        assertThat(run("", "SolveFile", file.toString())).contains("2 steps; breadth-first");
    }

    @Test
    void theOwnGeneratorMakesPerfectMazesOnEveryShape() throws Exception {
        String said = run("", "OwnGenerator");
        assertThat(said.lines()).hasSizeGreaterThan(14).allSatisfy(line -> {
            assertThat(number("(\\d+) passages", line)).isEqualTo(number("(\\d+) cells", line) - 1);
            assertThat(line).endsWith("is reached");
        });
    }

    @Test
    void theGameSeesAlongTheCorridorAndEndsAtTheGoal() throws Exception {
        assertThat(run("e\nwneeee", "GameLoop", "rectangle:1x5/wilson/seed:1")).isEqualTo(".@...\n....@\nYou are out!\n");
    }

    @Test
    void theGameEndsWithItsInput() throws Exception {
        assertThat(run("e", "GameLoop", "rectangle:1x5/wilson/seed:1")).isEqualTo(".@...\nBye.\n");
    }

    /** What a part of a perfect maze has: no island of walls, which a loop would enclose, and no room without a way out. */
    @Test
    void theChunksOfTheWorldAreOneMaze() throws Exception {
        char[][] plan = run("", "BlockWorld").lines().map(String::toCharArray).toArray(char[][]::new);
        assertThat(plan).hasDimensions(32, 32);
        for (int i = 0; i < plan.length; i++) {
            fill(plan, i, 0);
            fill(plan, 0, i);
            fill(plan, i, plan.length - 1);
            fill(plan, plan.length - 1, i);
        }
        assertThat(Stream.of(plan).map(String::new)).allSatisfy(row -> assertThat(row).isBlank());
    }

    /** Erases what is joined to this block. */
    private static void fill(char[][] plan, int row, int column) {
        char what = plan[row][column];
        if (what == ' ') {
            return;
        }
        plan[row][column] = ' ';
        for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
            int down = row + step[0];
            int across = column + step[1];
            if (down >= 0 && down < plan.length && across >= 0 && across < plan.length && plan[down][across] == what) {
                fill(plan, down, across);
            }
        }
    }

    /** By Kirchhoff's theorem, 3 x 3 cells have 192 mazes. */
    @Test
    void amongManyMazesAreAllThatThereAre() throws Exception {
        assertThat(run("", "MillionMazes", "20000")).startsWith("20000 mazes, 192 different ones;");
    }

    @Test
    void whatSwingPaintsIsReadAsTheSameMaze() throws Exception {
        Maze maze = Recipe.parse("rectangle:8x12/wilson/seed:5").make().maze();
        BufferedImage image;
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Constructor<?> constructor = loader.loadClass("SwingMaze").getDeclaredConstructor(Maze.class);
            constructor.setAccessible(true);
            JComponent window = (JComponent) constructor.newInstance(maze);
            window.setSize(window.getPreferredSize());
            image = new BufferedImage(window.getWidth(), window.getHeight(), BufferedImage.TYPE_INT_RGB);
            Graphics2D pen = image.createGraphics();
            window.print(pen);
            pen.dispose();
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        try (Source source = new Source("window.png", new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(Digest.of(Formats.read(source, null).maze())).isEqualTo(Digest.of(maze));
        }
    }

    /** The garden has one opening at the top and one at the bottom of its 580 rows of pixels, as a person sees. */
    @Test
    void thePhotographIsSolvedBetweenItsOpenings() throws Exception {
        Path solved = folder.resolve("solved.png");
        String said = run("", "ReadPhotograph", "../docs/pictures/garden.jpg", solved.toString());
        assertThat(number("from pixel \\d+, (\\d+)", said)).isBetween(60L, 110L);
        assertThat(number("to \\d+, (\\d+)", said)).isBetween(450L, 500L);
        assertThat(ImageIO.read(solved.toFile()).getWidth()).isEqualTo(ImageIO.read(new File("../docs/pictures/garden.jpg")).getWidth());
    }
}
