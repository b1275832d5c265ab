package dev.mazewright.books.pseudocode;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds pseudo-code to what the algorithms really do: whatever happens lights a line, and each line's turn comes. */
class PseudocodeTest {
    /** Perfect, with loops, wide open, and with loops of an odd number of steps: between them, all that a solver may meet. */
    private static final List<String> MAZES = List.of(
            "rectangle:12x12/wilson/seed:%d",
            "rectangle:12x12/recursive-backtracker/loops:0.1/seed:%d",
            "rectangle:12x12/kruskal/braid:1/seed:%d",
            "rectangle:12x12/kruskal/loops:0.9/seed:%d",
            "hexagon:12x12/kruskal/loops:0.9/seed:%d");

    private static final int SEEDS = 20;

    /** A line and by what it is lit. */
    private record Line(Set<String> tags, String text) {
        static Line of(String line) {
            String[] parts = line.split("\\|", 2);
            assertEquals(2, parts.length, "no bar in: " + line);
            Set<String> tags = Arrays.stream(parts[0].split(",", -1))
                    .map(String::strip)
                    .filter(tag -> !tag.isEmpty())
                    .collect(toSet());
            return new Line(tags, parts[1]);
        }
    }

    static Set<String> generators() {
        return files("generate");
    }

    static Set<String> solvers() {
        return files("solve");
    }

    @ParameterizedTest
    @MethodSource("generators")
    void followsTheGenerator(String name) {
        Entry<Generator> generator = Catalog.generator(name);
        List<String> shapes = Stream.of("rectangle", "hexagon", "tiles").filter(Catalog.shapes(generator)::contains).toList();
        String options = name.equals("tiled") ? ":side=5" : "";
        Set<String> seen = new TreeSet<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            for (String shape : shapes) {
                Recipe recipe = Recipe.parse(shape + ":12x12/" + name + options + "/seed:" + seed);
                Maze maze = new Maker(recipe).blank();
                Trace trace = new Trace(maze.grid(), Context.standard());
                maze.trace(trace);
                new Maker(recipe).carve(maze);
                seen.addAll(happenings(trace));
            }
        }
        holds("generate/" + name, seen);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void followsTheSolver(String name) {
        Solver solver = Catalog.solver(name).make("");
        Set<String> seen = new TreeSet<>();
        for (String recipe : MAZES) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                Puzzle puzzle = Recipe.parse(String.format(Locale.ROOT, recipe, seed)).make();
                Trace trace = new Trace(puzzle.maze().grid(), Context.standard());
                puzzle.maze().trace(trace);
                solver.solve(
                        puzzle.maze(),
                        puzzle.start(),
                        puzzle.goals());
                seen.addAll(happenings(trace));
            }
        }
        holds("solve/" + name, seen);
    }

    @Test
    void isOfTheCatalogAlone() throws Exception {
        for (String folder : List.of("generate", "solve")) {
            URL url = Pseudocode.class.getResource(folder);
            assertNotNull(url, folder);
            try (Stream<Path> files = Files.list(Path.of(url.toURI()))) {
                assertEquals(
                        files(folder), files.map(file -> file.getFileName().toString().replace(".txt", "")).collect(toSet()), folder);
            }
        }
    }

    /** A new algorithm may do without pseudo-code; those that have it keep it. */
    @Test
    void noneIsLost() {
        assertTrue(generators().size() >= 24, "24 generators had pseudo-code; now: " + generators());
        assertTrue(solvers().size() >= 14, "14 solvers had pseudo-code; now: " + solvers());
    }

    private static Set<String> files(String folder) {
        return Pseudocode.files().stream()
                .filter(file -> file.startsWith(folder + "/"))
                .map(file -> file.substring(folder.length() + 1).replace(".txt", ""))
                .collect(toSet());
    }

    /** What happened, each once: {@code phase:NAME+KIND}, where the name may be empty, and {@code phase:NAME} of a phase that began. */
    private static Set<String> happenings(Trace trace) {
        Set<String> seen = new HashSet<>();
        int phase = 0;
        for (long i = 0; i < trace.size(); i++) {
            long event = trace.event(i);
            Trace.Kind kind = Trace.kind(event);
            phase ^= kind == Trace.Kind.PHASE ? Trace.detail(event) : 0;
            String name = "phase:" + trace.phases().get(phase);
            if (!name.equals("phase:" + Trace.PREPARATION)) {
                seen.add(kind == Trace.Kind.PHASE ? name : name + "+" + kind.name().toLowerCase(Locale.ROOT));
            }
        }
        return seen;
    }

    /** By what a happening lights a line, the most specific first: as in the page's pseudocode.js. */
    private static List<String> tags(String happening) {
        int plus = happening.indexOf('+');
        return plus < 0
                ? List.of(happening)
                : List.of(happening, happening.substring(plus + 1), happening.substring(0, plus));
    }

    private static void holds(String file, Set<String> happenings) {
        List<Line> lines = read(file);
        assertTrue(lines.size() >= 5 && lines.size() <= 14, file + " has " + lines.size() + " lines");
        for (Line line : lines) {
            assertTrue(line.text().startsWith(" "), file + ": a blank follows the bar: " + line.text());
            assertTrue(line.text().length() <= 60, file + ": too long: " + line.text());
        }
        Set<String> used = lines.stream().flatMap(line -> line.tags().stream()).collect(toSet());
        Set<String> lit = new HashSet<>();
        for (String happening : happenings) {
            List<String> matching = tags(happening).stream().filter(used::contains).toList();
            assertFalse(matching.isEmpty(), file + ": no line for " + happening + ", but for " + used);
            lit.add(matching.getFirst());
        }
        used.removeAll(lit);
        assertEquals(Set.of(), used, file + ": nothing lights these; there is " + happenings);
    }

    private static List<Line> read(String file) {
        return new String(Pseudocode.read(file + ".txt"), StandardCharsets.UTF_8).lines().map(Line::of).toList();
    }
}
