package dev.mazewright.drawing.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.GridWalls;
import dev.mazewright.drawing.machine.LineFormatsTest.Stroke;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cuts around walls that have a width, held to what the JDK paints as lines of that width. */
class CutAroundTest {
    /** Pixels to the millimetre. */
    private static final int SCALE = 10;

    /** All shapes that have walls, with perfect mazes and others, openings and masks. */
    static Stream<String> recipes() {
        Stream<String> everywhere = Catalog.SHAPES.stream()
                .map(shape -> shape.name())
                .filter(name -> !List.of("graph", "tiles").contains(name))
                .map(name -> name + ":" + (name.equals("box") ? "4x4x2" : name.equals("cube") ? "4x4" : "6x7"))
                .flatMap(shape -> Stream.of(shape + "/wilson/seed:2", shape + "/wilson/braid:0.7/seed:3", shape + "/percolation:0.5/seed:4"));
        return Stream.concat(everywhere, Stream.of(
                "rectangle:6x7/wilson/open:start.left/open:goal.right/seed:1", "rectangle:12x12,mask=ring/wilson/seed:3", "hexagon:12x12,mask=ring/wilson/seed:3",
                "rectangle:1x1/wilson/seed:1"));
    }

    private static long least(List<Stroke> strokes, ToLongFunction<List<Long>> axis) {
        return strokes.stream().flatMap(stroke -> stroke.points().stream()).mapToLong(axis).min().orElseThrow();
    }

    private static Path2D path(List<Stroke> strokes, long left, long top) {
        Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (Stroke stroke : strokes) {
            for (int i = 0; i < stroke.points().size(); i++) {
                double x = (stroke.points().get(i).get(0) - left) * SCALE / 1e3;
                double y = (stroke.points().get(i).get(1) - top) * SCALE / 1e3;
                if (i == 0) {
                    path.moveTo(x, y);
                } else {
                    path.lineTo(x, y);
                }
            }
        }
        return path;
    }

    /** Each straight line on its own, so that squares have square corners everywhere. */
    private static List<Stroke> apart(List<Stroke> strokes) {
        return strokes.stream()
                .flatMap(stroke -> Stream.iterate(1, i -> i < stroke.points().size(), i -> i + 1).map(i -> new Stroke("", stroke.points().subList(i - 1, i + 1))))
                .toList();
    }

    private static int[] painted(int width, int height, Consumer<Graphics2D> painter) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        pen.setColor(Color.WHITE);
        painter.accept(pen);
        pen.dispose();
        return image.getData().getPixels(0, 0, width, height, (int[]) null);
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void ringsAreTheEdgesOfLinesOfThatWidth(String recipe) throws IOException {
        long reach = 1175; // half of 2.2 and 0.15 mm
        List<Stroke> rings = LineFormatsTest.dxf(LineFormatsTest.write("dxf", recipe, "cell-mm", "10", "wall-mm", "2.2", "kerf-mm", "0.15"));
        List<Stroke> walls = apart(LineFormatsTest.dxf(LineFormatsTest.write("dxf", recipe, "for", "plotter", "cell-mm", "10")));
        long left = least(rings, point -> point.get(0));
        long top = least(rings, point -> point.get(1));
        assertThat(left).isGreaterThan(-3L);
        int width = (int) (-least(rings, point -> -point.get(0)) - left) * SCALE / 1000 + 4;
        int height = (int) (-least(rings, point -> -point.get(1)) - top) * SCALE / 1000 + 4;
        int[] within = painted(width, height, pen -> pen.fill(path(rings, left - 100, top - 100)));
        boolean isSquare = GridWalls.fit(Recipe.parse(recipe).make().grid());
        long wallsLeft = least(walls, point -> point.get(0)) - reach - 100;
        long wallsTop = least(walls, point -> point.get(1)) - reach - 100;
        int[] expected = painted(width, height, pen -> {
            pen.setStroke(new BasicStroke(2 * reach * SCALE / 1e3f, isSquare ? BasicStroke.CAP_SQUARE : BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            pen.draw(path(walls, wallsLeft, wallsTop));
        });
        long area = 0;
        long expectedArea = 0;
        for (int i = 0; i < within.length; i++) {
            assertThat(Math.abs(within[i] - expected[i])).as("at %d, %d", i % width, i / width).isLessThan(64);
            area += within[i];
            expectedArea += expected[i];
        }
        assertThat((double) area).isCloseTo(expectedArea, within(2e-3 * expectedArea));
    }

    private static boolean isInside(List<Long> point, Stroke ring) {
        Path2D path = path(List.of(ring), 0, 0);
        return path.contains(point.get(0) * SCALE / 1e3, point.get(1) * SCALE / 1e3);
    }

    /** Each ring is closed and follows those within it; no line is there twice, forth or back. */
    @ParameterizedTest
    @MethodSource("recipes")
    void ringsAreClosedAndThoseInsideComeFirst(String recipe) throws IOException {
        List<Stroke> rings = LineFormatsTest.dxf(LineFormatsTest.write("dxf", recipe, "cell-mm", "10", "wall-mm", "2.2"));
        Set<Set<List<Long>>> lines = new HashSet<>();
        boolean hasOuter = false;
        for (int i = 0; i < rings.size(); i++) {
            List<List<Long>> points = rings.get(i).points();
            assertThat(points.getLast()).isEqualTo(points.getFirst());
            for (int j = 1; j < points.size(); j++) {
                assertThat(lines.add(Set.of(points.get(j - 1), points.get(j)))).as("once").isTrue();
            }
            int around = 0;
            for (int j = 0; j < rings.size(); j++) {
                boolean isWithin = j != i && isInside(points.getFirst(), rings.get(j));
                assertThat(isWithin && j < i).as("%d within %d", i, j).isFalse();
                around += isWithin ? 1 : 0;
            }
            assertThat(rings.get(i).layer()).isEqualTo(around == 0 ? "OUTLINE" : "INNER");
            hasOuter |= around == 0;
            assertThat(hasOuter && around > 0).as("the outermost come last").isFalse();
        }
        assertThat(hasOuter).isTrue();
    }

    /** A corridor of one cell of 10 mm with walls of 2: a ring of 8 mm in one of 12, and a cut of 0.2 takes nothing from the walls. */
    @Test
    void squaresHaveSharpCornersAndTheCutIsOutsideWalls() throws IOException {
        List<Stroke> rings = LineFormatsTest.dxf(LineFormatsTest.write("dxf", "rectangle:1x1/kruskal/seed:1", "cell-mm", "10", "wall-mm", "2"));
        assertThat(rings).hasSize(2).allMatch(ring -> ring.points().size() == 5);
        assertThat(Set.copyOf(rings.get(0).points())).isEqualTo(Set.of(List.of(2000L, 2000L), List.of(10000L, 2000L), List.of(10000L, 10000L), List.of(2000L, 10000L)));
        assertThat(Set.copyOf(rings.get(1).points())).isEqualTo(Set.of(List.of(0L, 0L), List.of(12000L, 0L), List.of(12000L, 12000L), List.of(0L, 12000L)));
        rings = LineFormatsTest.dxf(LineFormatsTest.write("dxf", "rectangle:1x1/kruskal/seed:1", "cell-mm", "10", "wall-mm", "2", "kerf-mm", "0.2"));
        assertThat(Set.copyOf(rings.get(0).points())).isEqualTo(Set.of(List.of(2200L, 2200L), List.of(10000L, 2200L), List.of(10000L, 10000L), List.of(2200L, 10000L)));
        assertThat(Set.copyOf(rings.get(1).points())).isEqualTo(Set.of(List.of(0L, 0L), List.of(12200L, 0L), List.of(12200L, 12200L), List.of(0L, 12200L)));
    }

    /** A wall of 10 mm with round ends, 2 wide: two sides of 10 mm, and two half circles. */
    @Test
    void otherShapesHaveRoundEnds() throws IOException {
        String svg = LineFormatsTest.write("svg", "triangle:6x7/wilson/seed:1", "for", "laser", "cell-size", "100", "margin", "0", "wall-mm", "2");
        assertThat(svg).containsPattern("id=\"inner\">\\n<path fill=\"none\" stroke=\"#0000ff\" stroke-width=\"0.01\"").containsPattern("[cC]").containsPattern("id=\"outline\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gcode", "hpgl", "svg"})
    void otherFormatsHaveTheSameRings(String format) throws IOException {
        String text = LineFormatsTest.write(format, "hexagon:6x7/wilson/seed:2", "for", "laser", "cell-mm", "10", "wall-mm", "2");
        int rings = LineFormatsTest.dxf(LineFormatsTest.write("dxf", "hexagon:6x7/wilson/seed:2", "cell-mm", "10", "wall-mm", "2")).size();
        String begin = format.equals("gcode") ? "M4" : format.equals("hpgl") ? "PD" : "[zZ]";
        assertThat(text.split(begin).length - 1).isEqualTo(rings);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rectangle:3x3/wilson/seed:1 | for=plotter,wall-mm=2   | add for laser or cnc",
        "rectangle:3x3/wilson/seed:1 | wall-mm=7               | the widest here are 6 mm",
        "rectangle:3x3/wilson/seed:1 | kerf-mm=0.2             | add wall-mm",
        "tiles:9x9/dig/seed:1        | wall-mm=2               | walls of tiles are as wide as cells",
        "rectangle:3x3/wilson/seed:1 | wall-mm=2,kerf-mm=0     | is not a valid kerf-mm, which is 0.01 to 10 mm"})
    void whatCannotBeIsRefused(String recipe, String given, String sentence) {
        assertThatThrownBy(() -> LineFormatsTest.write("dxf", recipe, given.split("[,=]"))).isInstanceOf(UsageException.class).hasMessageContaining(sentence);
    }
}
