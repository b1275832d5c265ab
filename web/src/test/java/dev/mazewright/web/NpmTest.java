package dev.mazewright.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The package for npm: packed, and installed in an empty project, where each example of its README gives in Node what this JVM
 * does, and the TypeScript compiler accepts its types.
 */
class NpmTest {
    private static final java.nio.file.Path SOURCES = java.nio.file.Path.of("src/main/npm");
    private static final java.nio.file.Path PACKAGE = java.nio.file.Path.of(System.getProperty("mazewright.npmFolder", "target/npm"));
    private static final Pattern EXAMPLE = Pattern.compile("<!-- example: (\\w+) -->\n```js\n(.*?)```", Pattern.DOTALL);
    private static final String COMPILER = "/META-INF/resources/webjars/typescript/5.9.3/lib";
    private static final int SECONDS = 120;
    private static final long EVENTS = 3_000_000;

    /** What a page gets of the package for games, compressed: the aim of issue 54. */
    private static final int MOST_FOR_GAMES = 260_000;

    @TempDir
    private static java.nio.file.Path folder;

    private static java.nio.file.Path project;

    @BeforeAll
    static void install() throws Exception {
        Node.require();
        assumeTrue(hasNpm(), "the tests of the package for npm need the program npm");
        assertThat(PACKAGE.resolve("package.json")).as("the build with -Pweb writes it").exists();
        run(folder, "", "npm", "pack", "--silent", PACKAGE.toAbsolutePath().toString());
        String packed;
        try (Stream<java.nio.file.Path> files = Files.list(folder)) {
            packed = files.filter(file -> file.toString().endsWith(".tgz")).findFirst().orElseThrow().toString();
        }
        project = Files.createDirectory(folder.resolve("project"));
        Files.writeString(project.resolve("package.json"), "{\"private\": true, \"type\": \"module\"}");
        run(project, "", "npm", "install", "--offline", "--no-audit", "--no-fund", "--silent", packed);
        Matcher example = EXAMPLE.matcher(Files.readString(SOURCES.resolve("README.md")));
        while (example.find()) {
            Files.writeString(project.resolve(example.group(1) + ".js"), example.group(2));
        }
    }

    private static boolean hasNpm() {
        return Stream.of(Objects.requireNonNullElse(System.getenv("PATH"), "").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(java.nio.file.Path.of(place, "npm")));
    }

    @Test
    void givesStructures() throws Exception {
        Puzzle puzzle = made("rectangle:4x5/wilson/seed:42");
        Grid grid = puzzle.grid();
        List<String> neighbours = new ArrayList<>();
        List<String> sides = new ArrayList<>();
        for (int direction = 0; direction < grid.directions(); direction++) {
            if (grid.leads(grid.first(), direction) && puzzle.maze().isOpen(grid.first(), direction)) {
                neighbours.add(Long.toString(grid.number(grid.step(grid.first(), direction))));
                sides.add(grid.shape().side(grid, grid.first(), direction));
            }
        }
        assertThat(example("structure", "")).isEqualTo("20 cells, from 0 to 19\none can go from 0 to " + String.join(",", neighbours)
                + ", through " + String.join(",", sides) + "\n" + Digest.of(puzzle.maze()) + "\n");
    }

    @Test
    void solvesAndRefuses() throws Exception {
        String recipe = "hexagon:6x8/growing-tree:pick=newest/braid:0.5/seed:7";
        Puzzle puzzle = made(recipe);
        Path path = Solving.solve(puzzle, "a-star", Context.standard());
        StringJoiner cells = new StringJoiner(" ");
        path.forEach(cell -> cells.add(Long.toString(puzzle.grid().number(cell))));
        assertThat(example("path", "")).isEqualTo(puzzle.recipe() + ": " + path.length() + " steps, " + path.visited() + " cells visited\n"
                + cells + "\n64: " + refusal("rectangle:4x5/wilsn/seed:1") + "\n");
    }

    private static String refusal(String recipe) {
        try {
            made(recipe);
            return "";
        } catch (UsageException e) {
            return Objects.requireNonNull(e.getMessage());
        }
    }

    @Test
    void writesAndReadsFiles() throws Exception {
        assertThat(example("files", "")).isEqualTo("the same maze\n");
        byte[] svg = file("polar:8x6/wilson/seed:3", "svg", true, Map.of("theme", "blueprint", "cellSize", "24"));
        assertThat(project.resolve("maze.svg")).hasBinaryContent(svg);
        assertThat(project.resolve("maze.png")).hasBinaryContent(file("rectangle:20x30/wilson/seed:3", "png", false, Map.of()));
    }

    private static byte[] file(String recipe, String name, boolean isSolved, Map<String, String> given) throws IOException {
        Format format = Formats.named(name);
        FileParameters parameters =
                new FileParameters(format, option -> given.get(FileParameters.camelCase(option)), null, FileParameters::camelCase);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        format.write(new Rendition(parameters, isSolved, null, EVENTS).of(new Maker(Recipe.parse(recipe)), () -> {}), out);
        return out.toByteArray();
    }

    @Test
    void measuresAndTraces() throws Exception {
        Maker maker = new Maker(Recipe.parse("rectangle:12x12/recursive-backtracker/seed:5"));
        Measures measures = Measures.of(maker.make());
        Trace trace = Recording.making(maker, EVENTS).trace();
        Map<String, Long> counts = LongStream.range(0, trace.size())
                .mapToObj(i -> Trace.kind(trace.event(i)).name().toLowerCase(Locale.ROOT))
                .collect(Collectors.groupingBy(kind -> kind, LinkedHashMap::new, Collectors.counting()));
        String counted = counts.entrySet().stream().map(each -> each.getKey() + ": " + each.getValue()).collect(Collectors.joining(", "));
        double difficulty = Objects.requireNonNull(measures.difficulty()).tenths() / 10.0;
        assertThat(example("measures", "")).isEqualTo(measures.deadEnds() + " dead ends, difficulty " + difficulty + ", "
                + measures.solutionLength() + " steps\n{ " + counted + " }\n");
    }

    @Test
    void playsAGame() throws Exception {
        Puzzle puzzle = made("rectangle:8x12/wilson/braid:0.3/seed:9");
        Path path = Solving.solve(puzzle, null, Context.standard());
        StringBuilder keys = new StringBuilder();
        for (byte direction : path.directions()) {
            keys.append("wdsa".charAt(direction));
        }
        String played = example("game", "h\n" + keys + "\n", "9");
        String first = List.of("top", "right", "bottom", "left").get(path.direction(0));
        assertThat(played).contains("go " + first + "\n").endsWith("You are out, in " + path.length() + " steps.\n");
    }

    @Test
    void hasTypes() throws Exception {
        java.nio.file.Path compiler = Files.createDirectories(project.resolve("typescript"));
        URI jar = URI.create("jar:" + Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(each -> each.contains("typescript")).map(each -> java.nio.file.Path.of(each).toUri()).findFirst().orElseThrow());
        try (FileSystem files = FileSystems.newFileSystem(jar, Map.of()); Stream<java.nio.file.Path> all = Files.list(files.getPath(COMPILER))) {
            for (java.nio.file.Path each : all.filter(each -> each.toString().matches(".*/(_?tsc\\.js|lib\\.[^/]*\\.d\\.ts)")).toList()) {
                Files.copy(each, compiler.resolve(each.getFileName().toString()));
            }
        }
        Files.writeString(compiler.resolve("package.json"), "{\"type\": \"commonjs\"}");
        Files.copy(java.nio.file.Path.of("src/test/js/types.ts"), project.resolve("types.ts"));
        String found = run(project, "", node(), compiler.resolve("tsc.js").toString(), "--noEmit", "--strict", "--exactOptionalPropertyTypes",
                "--module", "nodenext", "--target", "es2022", "--lib", "es2023,dom", "types.ts");
        assertThat(found).as("what the compiler reports").isEmpty();
    }

    @Test
    void isSmallForGames() throws Exception {
        String script = "const { brotliCompressSync } = require('zlib'); const { readFileSync } = require('fs'); let sum = 0;"
                + "for (const file of ['core.wasm', 'loader.js', 'core.js', 'maze.js'])"
                + " sum += brotliCompressSync(readFileSync('node_modules/mazewright/' + file)).length; console.log(sum)";
        int bytes = Integer.parseInt(run(project, "", node(), "--input-type=commonjs", "-e", script).strip());
        assertThat(bytes).isLessThan(MOST_FOR_GAMES);
    }

    private static Puzzle made(String recipe) {
        return new Maker(Recipe.parse(recipe)).make();
    }

    private static String node() {
        return System.getProperty("mazewright.node", "node");
    }

    private static String example(String name, String input, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(node(), "--disallow-code-generation-from-strings", name + ".js"));
        command.addAll(List.of(arguments));
        return run(project, input, command.toArray(String[]::new));
    }

    /** What a program prints. */
    private static String run(java.nio.file.Path where, String input, String... command) throws Exception {
        return Node.run(SECONDS, where, input, List.of(command));
    }
}
