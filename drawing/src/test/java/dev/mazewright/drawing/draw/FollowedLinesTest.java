package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a machine follows of an SVG file, read from its path data by {@link SvgStrokes}. */
class FollowedLinesTest {
    private static final double MILLIMETRE = 72 / 25.4;

    static byte[] write(String recipe, boolean isSolved, Map<String, String> given) throws IOException {
        Puzzle puzzle = Recipe.parse(recipe).make();
        FileParameters parameters =
                new FileParameters(Formats.named("svg"), option -> given.get(option.key()), null, option -> "--" + option.key());
        Context context = Context.standard();
        return Mazes.write("svg", new Rendition(parameters, false, null, Long.MAX_VALUE).of(puzzle, isSolved ? Solving.solve(puzzle, null, context) : null, context));
    }

    static Map<String, String> given(String parameters) {
        Map<String, String> given = new HashMap<>();
        Stream.of(parameters.split(",")).filter(each -> !each.isEmpty())
                .forEach(each -> given.put(each.substring(0, each.indexOf('=')), each.substring(each.indexOf('=') + 1)));
        return given;
    }

    /** All shapes that have walls, with perfect mazes and others, openings and masks. */
    static Stream<String> recipes() {
        Stream<String> everywhere = Catalog.SHAPES.stream()
                .filter(shape -> !List.of("graph", "tiles").contains(shape.name()))
                .flatMap(shape -> Stream.of("wilson", "percolation:0.5", "wilson/braid:0.7")
                        .map(generator -> shape.name() + ":" + size(shape) + "/" + generator + "/seed:3"));
        return Stream.concat(
                everywhere,
                Stream.of(
                        "tiles:21x31/rooms/seed:3", "tiles:15x17/dig/seed:2", "tiles:21x31/corridors:8/seed:3",
                        "tiles:15x15/obstacles:0.3..0.5/seed:3", "tiles:9x9/obstacles:0.5..0.5/seed:9",
                        "rectangle:12x12,mask=ring/wilson/seed:3", "hexagon:12x12,mask=ring/wilson/seed:3",
                        "rectangle:9x9/wilson/open:start.left/open:goal.right/seed:1", "rectangle:1x1/wilson/seed:1"));
    }

    static String size(Entry<Shape> shape) {
        return switch (shape.name()) {
            case "box" -> "4x4x3";
            case "cube" -> "4x4";
            case "polar" -> "5x6";
            default -> "8x9";
        };
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void nothingIsDrawnTwice(String recipe) throws Exception {
        for (String parameters : List.of("cell-size=100", "for=plotter,cell-mm=50", "for=laser,cell-size=100", "only=walls,cell-size=100", "unit=mm,paper=a0")) {
            List<List<Integer>> cut = SvgStrokes.of(write(recipe, false, given(parameters)), "walls").cut();
            assertThat(cut).as(parameters).isNotEmpty().doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void strokesAreTheFewestAndHaveTheSameInk(String recipe) throws Exception {
        SvgStrokes picture = SvgStrokes.of(write(recipe, false, given("cell-size=72")), "walls");
        SvgStrokes plotter = SvgStrokes.of(write(recipe, false, given("for=plotter,cell-mm=25.4")), "walls");
        assertThat(plotter.ink() * MILLIMETRE).isCloseTo(picture.ink(), within(1e-4 * picture.ink()));
        double[] here = plotter.corner();
        double[] there = picture.corner();
        assertThat(plotter.strokes.stream().flatMap(List::stream).filter(piece -> !piece.isCurve())).allMatch(piece -> picture.has(
                ((piece.x1() + piece.x2()) / 2 - here[0]) * MILLIMETRE + there[0],
                ((piece.y1() + piece.y2()) / 2 - here[1]) * MILLIMETRE + there[1]));
        assertThat(plotter.strokes).hasSize(SvgStrokes.fewest(picture.cut()));
    }

    /** The figures of the issue: 314 strokes for 13,020 of ink, and the pen goes 23,070 between them. */
    @Test
    void thePenIsUpForAShortWay() throws Exception {
        SvgStrokes picture = SvgStrokes.of(write("rectangle:20x30/wilson/seed:3", false, Map.of()), "walls");
        SvgStrokes plotter = SvgStrokes.of(write("rectangle:20x30/wilson/seed:3", false, given("for=plotter,cell-mm=20")), "walls");
        assertThat(picture.strokes).hasSize(314);
        assertThat(picture.ink()).isEqualTo(13_020);
        assertThat(picture.up()).isGreaterThan(23_000);
        assertThat(plotter.strokes).hasSize(158);
        assertThat(plotter.ink()).isCloseTo(13_020, within(0.1));
        assertThat(plotter.up()).isLessThan(5_500);
    }

    @Test
    void lengthsAreMillimetres() throws Exception {
        String file = new String(write("rectangle:4x6/wilson/seed:3", false, given("unit=mm,cell-mm=12.5,margin=0,line-width=1mm")),
                StandardCharsets.UTF_8);
        assertThat(file).contains("width=\"76mm\" height=\"51mm\" viewBox=\"0 0 76 51\"", "stroke-width=\"1\"", "M0.5 25.5H13V38H38");
        assertThat(file).contains("id=\"background\"", "id=\"start\"");
        String onPaper = new String(write("rectangle:4x6/wilson/seed:3", false, given("paper=a4,for=plotter")), StandardCharsets.UTF_8);
        assertThat(onPaper).contains("width=\"297mm\" height=\"210mm\" viewBox=\"0 0 297 210\"");
        assertThat(onPaper).doesNotContain("background", "start");
    }

    @Test
    void aPartCanBeAlone() throws Exception {
        String walls = new String(write("polar:4x6/wilson/seed:3", true, given("only=walls")), StandardCharsets.UTF_8);
        assertThat(walls).contains("id=\"walls\"").doesNotContain("solution", "start", "background");
        String path = new String(write("polar:4x6/wilson/seed:3", false, given("only=path,for=plotter")), StandardCharsets.UTF_8);
        assertThat(path).contains("id=\"solution\"").doesNotContain("walls", "start", "background");
        String both = new String(write("polar:4x6/wilson/seed:3", true, given("for=plotter")), StandardCharsets.UTF_8);
        assertThat(both.indexOf("id=\"solution\"")).isGreaterThan(both.indexOf("id=\"walls\""));
    }

    /** 4 x 6 cells have an outline of 20 sides; the ring has one inside and one outside, of which the one inside is cut first. */
    @ParameterizedTest
    @CsvSource({"laser, true", "cnc, false"})
    void whatLiesInsideIsCutFirst(String machine, boolean isRed) throws Exception {
        byte[] file = write("rectangle:4x6/wilson/open:start.left/open:goal.right/seed:3", false, given("for=" + machine + ",cell-mm=20"));
        SvgStrokes outline = SvgStrokes.of(file, "outline");
        assertThat(outline.strokes).hasSize(2);
        assertThat(outline.ink()).isCloseTo(18 * 20, within(0.01));
        String text = new String(file, StandardCharsets.UTF_8);
        assertThat(text.indexOf("id=\"inner\"")).isBetween(0, text.indexOf("id=\"outline\""));
        assertThat(text.contains("#ff0000") && text.contains("stroke-width=\"0.01\"")).isEqualTo(isRed);
        byte[] ring = write("rectangle:12x12,mask=ring/wilson/seed:3", false, given("for=" + machine + ",cell-mm=20"));
        SvgStrokes around = SvgStrokes.of(ring, "outline");
        assertThat(around.strokes).hasSize(1);
        assertThat(around.strokes.getFirst()).anyMatch(piece -> piece.y1() < 2 * 20).anyMatch(piece -> piece.y1() > 11 * 20);
        assertThat(around.strokes.getFirst()).noneMatch(piece ->
                Math.hypot(piece.x1() - 127.056 - 0.35, piece.y1() - 127.056 - 0.35) < 3 * 20);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "cell-mm=5 | --cell-mm is for pages; add --paper, or --unit mm",
        "unit=mm,cell-mm=5,cell-size=5 | cells have one size; leave out --cell-size or --cell-mm",
        "for=plotter,annotate=true | --for draws lines alone, and no text; leave out --annotate",
        "only=path,paper=a4,title=T | --only draws lines alone, and no text; leave out --title",
        "for=lasre | 'lasre' is not a valid for; possible: plotter, laser, cnc",
        "unit=cm | 'cm' is not a valid unit; possible: mm",
    })
    void whatCannotBeIsRefused(String parameters, String message) {
        assertThatThrownBy(() -> write("rectangle:4x6/wilson/seed:3", false, given(parameters)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(message);
    }

    @Test
    void bricksAreFilledAsBefore() throws Exception {
        for (String recipe : List.of("tiles:15x17/obstacles:0.5..0.5/seed:3", "tiles:15x17/dig/seed:2")) {
            Puzzle tiles = Recipe.parse(recipe).make();
            SvgStrokes strokes = SvgStrokes.of(write(recipe, false, given("cell-size=1,wall-thickness=1,margin=0")), "walls");
            for (int row = 0; row < 15; row++) {
                for (int column = 0; column < 17; column++) {
                    boolean isBrick = tiles.grid().cell(row, column) < 0;
                    assertThat(winding(strokes, column + 0.5, row + 0.5)).as("%d, %d", row, column).isEqualTo(isBrick ? 1 : 0);
                }
            }
        }
    }

    /** How often lines go around a point, clockwise: what is filled by the rule of SVG where it is not 0. */
    private static int winding(SvgStrokes strokes, double x, double y) {
        int winding = 0;
        for (SvgStrokes.Piece piece : strokes.strokes.stream().flatMap(List::stream).toList()) {
            if (piece.x1() > x && piece.x1() == piece.x2() && Math.min(piece.y1(), piece.y2()) < y && Math.max(piece.y1(), piece.y2()) > y) {
                winding += piece.y2() > piece.y1() ? 1 : -1;
            }
        }
        return winding;
    }
}
