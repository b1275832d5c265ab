package dev.mazewright;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.cli.Main;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.studio.StudioEndpoints;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The examples of CONTRIBUTING.md work as they stand there. They are applied to copies of the files that they change;
 * these and the new files are compiled against the program, and a class loader puts them in front of it.
 */
class ContributingTest {
    private static final Path ROOT = Path.of("..");
    private static final Path WEB = Path.of("page/src/main/resources/dev/mazewright/page/web/js");
    private static final String CATALOG = "core/src/main/java/dev/mazewright/core/catalog/Catalog.java";

    private static final Pattern MARKER = Pattern.compile("<!-- *(file|line)");
    private static final Pattern EXAMPLE = Pattern.compile(
            "<!-- (file|line): (\\S+)(?: after \"([^\n]*)\")? -->\n```\\w+\n(.*?)```\n", Pattern.DOTALL);
    private static final Pattern QUOTE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern IMPORT = Pattern.compile("import ?(?:\\{ ([^}]*) \\} from |\\()'([^']*)'");

    @TempDir static Path folder;

    private static String document = "";
    private static URLClassLoader loader;

    @BeforeAll
    static void build() throws IOException {
        document = Files.readString(ROOT.resolve("CONTRIBUTING.md"));
        Set<String> changed = new LinkedHashSet<>();
        for (MatchResult example : examples(document)) {
            apply(example);
            changed.add(example.group(2));
        }
        Path classes = folder.resolve("classes");
        compile(changed.stream().filter(file -> file.endsWith(".java")).toList(), classes);
        List<URL> urls = new ArrayList<>();
        urls.add(classes.toUri().toURL());
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    @AfterAll
    static void close() throws IOException {
        if (loader != null) {
            loader.close();
        }
    }

    private static List<MatchResult> examples(String text) {
        return EXAMPLE.matcher(text).results().toList();
    }

    private static void apply(MatchResult example) throws IOException {
        Path target = folder.resolve(example.group(2));
        String code = example.group(4);
        Files.createDirectories(target.getParent());
        if (example.group(1).equals("file")) {
            assertThat(ROOT.resolve(example.group(2))).as("a new file").doesNotExist();
            Files.writeString(target, code);
            return;
        }
        List<String> lines = new ArrayList<>(lines(example.group(2)));
        List<String> matches = lines.stream().filter(line -> line.contains(example.group(3))).toList();
        assertThat(matches).as("lines of %s with: %s", example.group(2), example.group(3)).hasSize(1);
        lines.addAll(lines.indexOf(matches.getFirst()) + 1, code.lines().toList());
        Files.write(target, lines);
    }

    /** A file as the examples so far have made it. */
    private static List<String> lines(String file) throws IOException {
        Path changed = folder.resolve(file);
        return Files.readAllLines(Files.exists(changed) ? changed : ROOT.resolve(file));
    }

    private static void compile(List<String> sources, Path classes) throws IOException {
        Files.createDirectories(classes);
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "a JDK");
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
            boolean isCompiled = compiler.getTask(
                            messages,
                            files,
                            null,
                            List.of("-Xlint:all,-processing,-serial,-path", "-Werror", "-proc:none", "-d", classes.toString()),
                            null,
                            files.getJavaFileObjectsFromPaths(sources.stream().map(folder::resolve).toList()))
                    .call();
            assertThat(isCompiled).as("the examples of CONTRIBUTING.md:%n%s", messages).isTrue();
        }
    }

    // ---- what they come to

    /** A misspelt marker would leave an example out. */
    @Test
    void everyMarkerHasItsExample() {
        assertThat(examples(document)).hasSize((int) MARKER.matcher(document).results().count()).hasSizeGreaterThan(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a generator", "a shape", "a format", "a panel", "an endpoint", "a command", "a page of a book"})
    void anExampleTouchesAsManyFilesAsItsHeadingSays(String subject) {
        String heading = "\n## Adding " + subject + ": two files to run\n";
        assertThat(document).contains(heading);
        String section = document.substring(document.indexOf(heading) + heading.length());
        int end = section.indexOf("\n## ");
        Set<String> touched = new HashSet<>();
        examples(end < 0 ? section : section.substring(0, end)).forEach(example -> touched.add(example.group(2)));
        assertThat(touched).hasSize(2);
    }

    @Test
    void theGeneratorMakesPerfectMazesOnEveryShape() throws ReflectiveOperationException {
        assertArePerfect((Map<?, ?>) ask("perfect", "straight-backtracker"));
    }

    @Test
    void everyGeneratorMakesPerfectMazesOnTheShape() throws ReflectiveOperationException {
        assertArePerfect((Map<?, ?>) ask("perfect", "plank"));
    }

    /** Percolation alone, of those on shapes with walls, makes none on purpose. */
    private static void assertArePerfect(Map<?, ?> mazes) {
        assertThat(mazes).hasSizeGreaterThan(10);
        List<?> imperfect = mazes.entrySet().stream()
                .filter(maze -> maze.getValue().equals(false) && !((String) maze.getKey()).contains("/percolation"))
                .map(Map.Entry::getKey)
                .toList();
        assertThat(imperfect).as("recipes whose mazes are not perfect").isEmpty();
    }

    @Test
    void theFormatWritesTheDegrees() throws ReflectiveOperationException {
        String text = (String) ask("degrees", "rectangle:5x7/wilson/seed:1");
        assertThat(text.lines()).hasSize(5).allMatch(line -> line.matches("[1-4]{7}"));
        int passages = 5 * 7 - 1;
        assertThat(text.chars().filter(Character::isDigit).map(digit -> digit - '0').sum()).isEqualTo(2 * passages);
    }

    @Test
    void theCommandPrintsTheCanonicalRecipe() throws ReflectiveOperationException {
        assertThat(ask("run", "canonical grid:9x9/dfs/seed:1")).isEqualTo("0 rectangle:9x9/recursive-backtracker/seed:1\n");
    }

    @Test
    void theBookHasThePage() throws ReflectiveOperationException, IOException {
        Path book = Files.writeString(folder.resolve("book.toml"), """
                title = "Notes"
                trim = "5x8"
                front = ["notes"]
                [[section]]
                mazes = 1
                size = "5x5"
                """);
        Path pages = folder.resolve("pages");
        assertThat((String) ask("run", "book " + book + " --format svg -o " + pages)).startsWith("0 ");
        // 360 x 576 points with margins of 36; from 60 to 516 there are 20 lines, 24 points apart.
        assertThat(Files.readString(pages.resolve("page-001.svg")).split("M36 \\d+H324\"", -1)).hasSize(20 + 1);
    }

    /** The dead ends are the ones that the other example writes. */
    @Test
    void theEndpointAnswersAndIsDescribed() throws ReflectiveOperationException {
        String recipe = "rectangle:5x7/wilson/seed:1";
        String degrees = ((String) ask("degrees", recipe)).replace("\n", "");
        List<Integer> ends = IntStream.range(0, degrees.length()).filter(cell -> degrees.charAt(cell) == '1').boxed().toList();
        assertThat(ends).hasSizeGreaterThan(3);
        assertThat((String) ask("api", "dead-ends?recipe=" + recipe)).isEqualTo("{\"cells\":" + ends.toString().replace(" ", "") + "}\n");
        assertThat((String) ask("api", "dead-ends?recipe=" + recipe + "&most=1")).isEqualTo("{\"cells\":[" + ends.getFirst() + "]}\n");
        assertThat((String) ask("api", "dead-ends?recipe=" + recipe + "&most=1001")).contains("1001").contains("1 to 1000");
        assertThat((String) ask("api", "openapi.json?")).contains("\"/api/v1/dead-ends\":{\"get\":{\"operationId\":\"deadEnds\"");
    }

    /** Asks the program with the examples. */
    private static Object ask(String question, String about) throws ReflectiveOperationException {
        return loader.loadClass(Built.class.getName()).getMethod(question, String.class).invoke(null, about);
    }

    /** What is asked of the program with the examples, whose class loader loads this class again. */
    public static final class Built {
        private Built() {}

        /** The recipes of this generator on all shapes, or of all generators on this shape: is their maze perfect? */
        public static Map<String, Boolean> perfect(String name) {
            Map<String, Boolean> mazes = new TreeMap<>();
            for (Entry<Shape> shape : Catalog.SHAPES) {
                for (Entry<Generator> generator : Catalog.GENERATORS) {
                    boolean isAsked = shape.name().equals(name) || generator.name().equals(name);
                    // The edges of a graph come from a file.
                    if (isAsked && generator.runsOn(shape) && !shape.name().equals("graph")) {
                        String recipe = shape.name() + ":" + shape.example() + "/" + generator.name() + "/seed:1";
                        mazes.put(recipe, isPerfect(Recipe.parse(recipe).make().maze()));
                    }
                }
            }
            return mazes;
        }

        /** Whether each cell is reached, by one passage less than there are cells. */
        private static boolean isPerfect(Maze maze) {
            long ends = 0;
            Set<Long> reached = new HashSet<>(List.of(maze.grid().first()));
            Deque<Long> waiting = new ArrayDeque<>(reached);
            while (!waiting.isEmpty()) {
                long cell = waiting.pop();
                for (int direction = 0; direction < maze.grid().directions(); direction++) {
                    if (maze.isOpen(cell, direction)) {
                        ends++;
                        long next = maze.step(cell, direction);
                        if (reached.add(next)) {
                            waiting.push(next);
                        }
                    }
                }
            }
            return reached.size() == maze.grid().cells() && ends == 2 * (maze.grid().cells() - 1);
        }

        /** The exit code of a command line, and what it prints. */
        public static String run(String line) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            int code = Main.run(line.split(" ", -1), Terminal.of(InputStream.nullInputStream(), out, OutputStream.nullOutputStream()));
            return code + " " + out.toString(UTF_8);
        }

        /** What the API answers to a GET, or the sentence of its refusal. */
        public static String api(String address) throws IOException {
            String[] parts = address.split("\\?", 2);
            Request request = new Request("GET", "/api/v1/" + parts[0], parts[1], "", new byte[0]);
            Endpoint endpoint = StudioEndpoints.ALL.stream().filter(each -> each.path().equals(request.path())).findFirst().orElseThrow();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (Reservation reservation = new Reservation(new MemoryBudget(1L << 30))) {
                endpoint.answer(request, reservation).content().forEach(out::writeBytes);
                return out.toString(UTF_8);
            } catch (UsageException e) {
                return e.getMessage();
            }
        }

        /** The file of a maze in the format of the example. */
        public static String degrees(String recipe) throws IOException {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Objects.requireNonNull(Formats.named("degrees").writer())
                    .write(Document.of(Recipe.parse(recipe).make()), out);
            return out.toString(UTF_8);
        }
    }

    @Test
    void theOptionIsQuotedFromBinaryTree() throws IOException {
        String tree = Files.readString(ROOT.resolve(CATALOG).resolveSibling("../generate/BinaryTree.java").normalize());
        List<MatchResult> quotes = QUOTE.matcher(EXAMPLE.matcher(document).replaceAll("")).results().toList();
        assertThat(quotes).hasSize(1).allSatisfy(quote -> assertThat(tree).contains(quote.group(1)));
    }

    // ---- the panel

    @Test
    void thePageListsThePanelAndWhatItImportsIsThere() throws IOException {
        List<String> imported = new ArrayList<>();
        for (Path module : List.of(WEB.resolve("page.js"), WEB.resolve("next/panel.js"))) {
            for (MatchResult each : IMPORT.matcher(String.join("\n", lines(module.toString()))).results().toList()) {
                Path file = module.resolveSibling(each.group(2)).normalize();
                imported.add(WEB.relativize(file).toString());
                String source = String.join("\n", lines(file.toString()));
                for (String name : each.group(1) == null ? new String[] {"mount"} : each.group(1).split(", ", -1)) {
                    assertThat(source).containsPattern(
                            "export (async )?(function|const|class) " + name + "\\b|export \\{[^}]*\\b" + name + "\\b");
                }
            }
        }
        assertThat(imported).contains("next/panel.js", "controls/controls.js", "recipe.js");
    }

    @Test
    void thePanelAsksTheAppForWhatItHas() throws IOException {
        String app = Files.readString(ROOT.resolve(WEB).resolve("app.js"));
        List<String> members = Pattern.compile("\\bapp\\.(\\w+)")
                .matcher(Files.readString(folder.resolve(WEB).resolve("next/panel.js")))
                .results()
                .map(member -> member.group(1))
                .toList();
        assertThat(members).isNotEmpty().allSatisfy(member ->
                assertThat(app).containsPattern("(?m)^  (async |get )?" + member + "( = |\\()"));
    }
}
