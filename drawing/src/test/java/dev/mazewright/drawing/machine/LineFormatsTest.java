package dev.mazewright.drawing.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.drawing.game.OtherProgram;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What machines follow, read from the files by parsers of a few lines, and by other programs. */
class LineFormatsTest {
    private static final String RECIPE = "rectangle:6x8/wilson/open:0,2.top/open:5,7.right/seed:4";

    @TempDir
    private Path folder;

    static String write(String format, String recipe, String... given) throws IOException {
        Map<String, String> all = new HashMap<>();
        for (int i = 0; i < given.length; i += 2) {
            all.put(given[i], given[i + 1]);
        }
        FileParameters parameters = new FileParameters(Formats.named(format), option -> all.get(option.key()), null, option -> "--" + option.key());
        Puzzle puzzle = Recipe.parse(recipe).make();
        boolean isSolved = all.containsKey("solution");
        Context context = Context.standard();
        return Mazes.text(format, new Rendition(parameters, isSolved, null, Long.MAX_VALUE).of(puzzle, isSolved ? Solving.solve(puzzle, null, context) : null, context));
    }

    /** A stroke in micrometres, y upwards; where it is a ring, it ends where it began. */
    record Stroke(String layer, List<List<Long>> points) {}

    // ---- parsers

    static List<Stroke> dxf(String text) {
        List<Stroke> strokes = new ArrayList<>();
        String[] lines = text.split("\n");
        boolean isClosed = false;
        long x = 0;
        boolean isVertex = false;
        for (int i = 0; i + 1 < lines.length; i += 2) {
            String value = lines[i + 1];
            switch (lines[i].strip()) {
                case "0" -> {
                    if (value.equals("POLYLINE")) {
                        strokes.add(new Stroke(lines[i + 3], new ArrayList<>()));
                    }
                    isVertex = value.equals("VERTEX");
                    if (value.equals("SEQEND") && isClosed) {
                        strokes.getLast().points.add(strokes.getLast().points.getFirst());
                    }
                }
                case "70" -> isClosed = value.equals("1");
                case "10" -> x = Math.round(Double.parseDouble(value) * 1000);
                case "20" -> {
                    if (isVertex) {
                        strokes.getLast().points.add(List.of(x, Math.round(Double.parseDouble(value) * 1000)));
                    }
                }
                default -> assertThat(lines[i]).matches(" *\\d+");
            }
        }
        return strokes;
    }

    private static List<Stroke> gcode(String text) {
        List<Stroke> strokes = new ArrayList<>();
        Matcher moves = Pattern.compile("G([01]) X([-0-9.]+) Y([-0-9.]+)").matcher(text);
        List<Long> at = List.of(0L, 0L);
        boolean isDown = false;
        while (moves.find()) {
            List<Long> to = List.of(Math.round(Double.parseDouble(moves.group(2)) * 1000), Math.round(Double.parseDouble(moves.group(3)) * 1000));
            if (moves.group(1).equals("1")) {
                if (!isDown) {
                    strokes.add(new Stroke("", new ArrayList<>(List.of(at))));
                }
                strokes.getLast().points.add(to);
            }
            isDown = moves.group(1).equals("1");
            at = to;
        }
        return strokes;
    }

    private static List<Stroke> hpgl(String text) {
        List<Stroke> strokes = new ArrayList<>();
        String pen = "";
        for (String each : text.replace("\n", "").split(";")) {
            if (each.startsWith("SP")) {
                pen = each;
            } else if (each.startsWith("PU") && each.length() > 2 || each.startsWith("PD")) {
                if (each.startsWith("PU")) {
                    strokes.add(new Stroke(pen, new ArrayList<>()));
                }
                String[] numbers = each.substring(2).split(",");
                for (int i = 0; i < numbers.length; i += 2) {
                    strokes.getLast().points.add(List.of(25 * Long.parseLong(numbers[i]), 25 * Long.parseLong(numbers[i + 1])));
                }
            }
        }
        return strokes;
    }

    private static List<Stroke> strokes(String format, String text) {
        return switch (format) {
            case "dxf" -> dxf(text);
            case "hpgl" -> hpgl(text);
            default -> gcode(text);
        };
    }

    // ---- what is drawn

    /** The walls of the drawing in letters, in cells, by their middles in halves: y downwards. */
    private static Set<List<Long>> walls(String recipe) throws IOException {
        Puzzle puzzle = Recipe.parse(recipe).make();
        String[] drawn = Mazes.text("text", Document.of(puzzle)).split("\n");
        Set<List<Long>> walls = new HashSet<>();
        for (int row = 0; row <= puzzle.grid().rows(); row++) {
            for (int column = 0; column <= puzzle.grid().columns(); column++) {
                if (4 * column + 2 < drawn[2 * row].length() && drawn[2 * row].charAt(4 * column + 2) == '-') {
                    walls.add(List.of(2L * column + 1, 2L * row));
                }
                if (2 * row + 1 < drawn.length && 4 * column < drawn[2 * row + 1].length() && drawn[2 * row + 1].charAt(4 * column) == '|') {
                    walls.add(List.of(2L * column, 2L * row + 1));
                }
            }
        }
        return walls;
    }

    @ParameterizedTest
    @ValueSource(strings = {"dxf", "hpgl", "gcode"})
    void eachWallIsDrawnOnceWhereItIsInMillimetres(String format) throws IOException {
        for (String machine : List.of("plotter", "laser", "cnc")) {
            Set<List<Long>> expected = walls(RECIPE);
            List<Stroke> strokes = strokes(format, write(format, RECIPE, "for", machine, "cell-mm", "10"));
            long left = strokes.stream().flatMap(stroke -> stroke.points.stream()).mapToLong(point -> point.get(0)).min().orElseThrow();
            long top = strokes.stream().flatMap(stroke -> stroke.points.stream()).mapToLong(point -> point.get(1)).max().orElseThrow();
            Set<List<Long>> seen = new HashSet<>();
            for (Stroke stroke : strokes) {
                for (int i = 1; i < stroke.points.size(); i++) {
                    long x = Math.round((stroke.points.get(i - 1).get(0) - left) / 1e4);
                    long y = Math.round((top - stroke.points.get(i - 1).get(1)) / 1e4);
                    long toX = Math.round((stroke.points.get(i).get(0) - left) / 1e4);
                    long toY = Math.round((top - stroke.points.get(i).get(1)) / 1e4);
                    assertThat((double) (stroke.points.get(i).get(0) - left)).isCloseTo(toX * 1e4, within(30.0));
                    for (long j = 0; j < Math.abs(toX - x) + Math.abs(toY - y); j++) {
                        long middleX = 2 * Math.min(x, toX) + (y == toY ? 2 * j + 1 : 0);
                        long middleY = 2 * Math.min(y, toY) + (x == toX ? 2 * j + 1 : 0);
                        assertThat(seen.add(List.of(middleX, middleY))).as("drawn once").isTrue();
                    }
                }
            }
            assertThat(seen).isEqualTo(expected);
        }
    }

    /** All shapes that recipes know. */
    static Stream<String> recipes() {
        return Catalog.SHAPES.stream()
                .map(shape -> shape.name())
                .filter(name -> !name.equals("graph"))
                .map(name -> name + ":" + (name.equals("box") ? "4x4x2" : name.equals("cube") ? "4x4" : name.equals("tiles") ? "9x9" : "6x7")
                        + (name.equals("tiles") ? "/dig" : "/wilson") + "/seed:2");
    }

    /** As many as in SVG, which another test holds to Euler's formula. */
    @ParameterizedTest
    @MethodSource("recipes")
    void strokesOfEachShapeAreAsManyAsInSvg(String recipe) throws IOException {
        String svg = write("svg", recipe, "for", "laser", "solution", "");
        long expected = Pattern.compile("[Mm]").matcher(String.join("", Pattern.compile(" d=\"([^\"]*)\"").matcher(svg).results().map(each -> each.group(1)).toList()))
                .results().count();
        for (String format : List.of("dxf", "hpgl", "gcode")) {
            assertThat(strokes(format, write(format, recipe, "for", "laser", "solution", ""))).as(format).hasSize((int) expected);
        }
    }

    @Test
    void layersArePartsAndWhatIsEngravedComesFirstThenInnerLines() throws IOException {
        List<String> layers = dxf(write("dxf", "rectangle:6x8,mask=ring/wilson/seed:4", "solution", "")).stream().map(Stroke::layer).distinct().toList();
        assertThat(layers).containsExactly("SOLUTION", "INNER", "OUTLINE");
    }

    /** Along the middle of corridors, each passage once, in the fewest strokes: half the cells with an odd number of passages. */
    @Test
    void middlesOfCorridorsAreTheTreeOfTheMaze() throws IOException {
        for (int seed = 0; seed < 10; seed++) {
            String recipe = "rectangle:6x8/wilson/seed:" + seed;
            Puzzle puzzle = Recipe.parse(recipe).make();
            List<Stroke> strokes = strokes("gcode", write("gcode", recipe, "only", "corridors", "cell-mm", "10"));
            Set<List<Long>> seen = new HashSet<>();
            long left = strokes.stream().flatMap(stroke -> stroke.points.stream()).mapToLong(point -> point.get(0)).min().orElseThrow();
            long top = strokes.stream().flatMap(stroke -> stroke.points.stream()).mapToLong(point -> point.get(1)).max().orElseThrow();
            for (Stroke stroke : strokes) {
                for (int i = 1; i < stroke.points.size(); i++) {
                    long x = (stroke.points.get(i - 1).get(0) - left) / 10_000;
                    long y = (top - stroke.points.get(i - 1).get(1)) / 10_000;
                    long toX = (stroke.points.get(i).get(0) - left) / 10_000;
                    long toY = (top - stroke.points.get(i).get(1)) / 10_000;
                    for (long j = 0; j < Math.abs(toX - x) + Math.abs(toY - y); j++) {
                        assertThat(seen.add(List.of(Math.min(x, toX) + (y == toY ? j : 0), Math.min(y, toY) + (x == toX ? j : 0), x == toX ? 1L : 0L))).isTrue();
                    }
                }
            }
            Set<List<Long>> expected = new HashSet<>();
            int odd = 0;
            for (int row = 0; row < 6; row++) {
                for (int column = 0; column < 8; column++) {
                    int open = puzzle.maze().open(puzzle.grid().cell(row, column));
                    odd += Integer.bitCount(open) % 2;
                    if ((open & 2) != 0) {
                        expected.add(List.of((long) column, (long) row, 0L));
                    }
                    if ((open & 4) != 0) {
                        expected.add(List.of((long) column, (long) row, 1L));
                    }
                }
            }
            assertThat(seen).isEqualTo(expected);
            assertThat(strokes).hasSize(odd / 2);
        }
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void middlesOfCorridorsAreDrawnOfEachShape(String recipe) throws IOException {
        if (recipe.startsWith("tiles")) {
            return;
        }
        List<Stroke> strokes = strokes("dxf", write("dxf", recipe, "only", "corridors"));
        assertThat(strokes).isNotEmpty().allMatch(stroke -> stroke.layer.equals("CORRIDORS"));
    }

    @Test
    void commandsAreThoseOfTheMachineOrGiven() throws IOException {
        assertThat(write("gcode", RECIPE, "for", "laser", "power", "300")).contains("\nM4 S300\n").contains("\nM5\n").contains(" F1000\n");
        assertThat(write("gcode", RECIPE, "for", "plotter")).contains("\nM3 S500\n");
        assertThat(write("gcode", RECIPE, "for", "cnc", "feed-rate", "400")).contains("\nG1 Z-1 F100\n").contains("\nG0 Z5\n");
        assertThat(write("gcode", RECIPE, "pen-down", "M3 S90", "pen-up", "M3 S30")).contains("\nM3 S90\n").doesNotContain("M5");
        assertThatThrownBy(() -> write("gcode", RECIPE, "pen-down", "m3\nx")).isInstanceOf(UsageException.class).hasMessageContaining("pen-down");
    }

    @Test
    void laserBeamsMoveOnlyInStrokesAndFeedComesFirst() throws IOException {
        boolean isOn = false;
        boolean hasFeed = false;
        for (String line : write("gcode", RECIPE).split("\n")) {
            isOn = line.startsWith("M4") || (isOn && !line.startsWith("M5"));
            hasFeed |= line.contains(" F");
            assertThat(isOn && line.startsWith("G0 ")).as(line).isFalse();
            assertThat(line.startsWith("G1 ") && !(isOn && hasFeed)).as(line).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"paper", "theme", "annotate"})
    void whatAMachineDoesNotDrawDoesNotChangeIt(String key) throws IOException {
        String value = switch (key) {
            case "paper" -> "a4";
            case "theme" -> "night";
            default -> "true";
        };
        try {
            assertThat(write("hpgl", RECIPE, key, value)).isEqualTo(write("hpgl", RECIPE));
        } catch (UsageException e) {
            assertThat(e).hasMessageContaining(key);
        }
    }

    // ---- other programs

    /** Prints a line for each entity: its layer, whether it is closed, and how many points it has. */
    private static final String PRINT = """
            const Parser = require('dxf-parser').default || require('dxf-parser');
            const file = new Parser().parseSync(require('fs').readFileSync(process.argv[1], 'utf8'));
            for (const e of file.entities) console.log(e.layer, !!e.shape, e.vertices.map(v => Math.round(v.x * 1000) + ',' + Math.round(v.y * 1000)).join(' '));
            """;

    @Test
    void anotherProgramReadsTheStrokes() throws IOException {
        String text = write("dxf", "rectangle:6x8,mask=ring/wilson/seed:4");
        Files.writeString(folder.resolve("maze.dxf"), text);
        OtherProgram read = OtherProgram.node("dxf-parser", folder, PRINT, "maze.dxf");
        StringBuilder expected = new StringBuilder();
        for (Stroke stroke : dxf(text)) {
            boolean isClosed = stroke.points.size() > 1 && stroke.points.getFirst().equals(stroke.points.getLast());
            List<List<Long>> points = isClosed ? stroke.points.subList(0, stroke.points.size() - 1) : stroke.points;
            expected.append(stroke.layer).append(' ').append(isClosed).append(' ')
                    .append(String.join(" ", points.stream().map(point -> point.get(0) + "," + point.get(1)).toList())).append('\n');
        }
        assertThat(read.text()).isEqualTo(expected.toString());
        Files.writeString(folder.resolve("maze.dxf"), text.replaceFirst("POLYLINE\n  8\nINNER", "POLYLINE\n  x\nINNER"));
        assertThat(OtherProgram.node("dxf-parser", folder, PRINT, "maze.dxf").text()).as("the broken twin").isNotEqualTo(expected.toString());
    }

    @Test
    void aPlotterProgramDrawsTheStrokes() throws IOException {
        String text = write("hpgl", RECIPE, "cell-mm", "10");
        Files.writeString(folder.resolve("maze.hpgl"), text, StandardCharsets.US_ASCII);
        assertThat(OtherProgram.run("hp2xx", folder, "hp2xx", "-q", "-t", "-m", "svg", "-f", "maze.svg", "maze.hpgl").code()).isZero();
        String svg = Files.readString(folder.resolve("maze.svg"));
        long expected = hpgl(text).stream().mapToLong(stroke -> stroke.points.size() - 1L).sum();
        assertThat(segments(svg)).isEqualTo(expected);
        Files.writeString(folder.resolve("maze.hpgl"), text.replaceFirst(";PD\\d+,\\d+", ";PD"), StandardCharsets.US_ASCII);
        OtherProgram.run("hp2xx", folder, "hp2xx", "-q", "-t", "-m", "svg", "-f", "maze.svg", "maze.hpgl");
        assertThat(segments(Files.readString(folder.resolve("maze.svg")))).as("the broken twin").isNotEqualTo(expected);
    }

    private static long segments(String svg) {
        return Pattern.compile("[Ll]").matcher(String.join("", Pattern.compile(" d=\\s*\"([^\"]*)\"").matcher(svg).results().map(each -> each.group(1)).toList()))
                .results().count();
    }
}
