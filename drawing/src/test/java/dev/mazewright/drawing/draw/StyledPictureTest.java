package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Pictures;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.testing.Mazes;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pixels of styles: on PNG pictures, and on PDF pages that another program paints. */
class StyledPictureTest {
    private static final String SQUARES = "rectangle:4x4/wilson/open:0,0.left/open:3,3.right/seed:3";
    private static final String COLOURS = """
            background = "#fdf6e3"
            wall-colour = "#113355"
            start-colour = "#b00020"
            goal-colour = "#00701a"
            margin = 40
            cell-size = 40
            wall-thickness = 6
            """;
    private static final String SVG = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><rect width='10' height='10' fill='#ff00ff'/></svg>";

    private static Document styled(String format, String recipe, String style) throws IOException {
        StyleFile file = StyleFile.parse(style, "style", StyleFile.Pictures.INLINE);
        FileParameters parameters = new FileParameters(Formats.named(format), option -> null, file, option -> option.key());
        Puzzle puzzle = new Maker(Recipe.parse(recipe)).make();
        return new Rendition(parameters, false, null, Long.MAX_VALUE).of(puzzle, null, Mazes.solved(puzzle).context());
    }

    private static byte[] write(String format, String recipe, String style) throws IOException {
        return Mazes.write(format, styled(format, recipe, style));
    }

    private static BufferedImage pixels(String recipe, String style) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(write("png", recipe, style)));
    }

    private static Color at(BufferedImage image, double row, double column) {
        return new Color(image.getRGB((int) (43 + 40 * column), (int) (43 + 40 * row)), true);
    }

    private static long count(BufferedImage image, int colour) {
        return IntStream.range(0, image.getWidth() * image.getHeight())
                .filter(i -> (image.getRGB(i % image.getWidth(), i / image.getWidth()) & 0xFFFFFF) == colour)
                .count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "caps = 'round'\n"})
    void coloursAndThicknessAreThoseOfTheStyle(String caps) throws IOException {
        BufferedImage image = pixels(SQUARES, caps + COLOURS);

        assertThat(at(image, -1, -1)).isEqualTo(Color.decode("#fdf6e3"));
        assertThat(at(image, 0.5, 0.5)).isEqualTo(Color.decode("#b00020"));
        assertThat(at(image, 3.5, 3.5)).isEqualTo(Color.decode("#00701a"));
        assertThat(IntStream.range(20, 60).filter(y -> image.getRGB(143, y) == 0xFF113355).count()).isEqualTo(6);
    }

    @Test
    void aTransparentBackgroundHasNoColourWhereNothingIsDrawn() throws IOException {
        for (String caps : new String[] {"", "caps = 'round'\n"}) {
            BufferedImage image = pixels(SQUARES, caps + COLOURS.replace("#fdf6e3", "transparent"));

            assertThat(at(image, -0.8, -0.8).getAlpha()).isZero();
            assertThat(at(image, 0, 2.5)).isEqualTo(Color.decode("#113355"));
        }
    }

    /** The ring's hole and corners, in every picture; a style without the key, and a transparent background, shade nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:9x9,mask=ring/wilson/seed:3", "hexagon:9x9,mask=ring/wilson/seed:3"})
    void whatIsOutsideTheMaskIsShaded(String recipe) throws IOException {
        String style = COLOURS + "outside-colour = '#b3b3b3'";
        Color shade = Color.decode("#b3b3b3");
        BufferedImage png = pixels(recipe, style);
        try (PDDocument pdf = Loader.loadPDF(write("pdf", recipe, style))) {
            for (BufferedImage image : List.of(png, new PDFRenderer(pdf).renderImage(0))) {
                int middle = image.getWidth() / 2;
                assertThat(new Color(image.getRGB(middle, image.getHeight() / 2))).as("the hole").isEqualTo(shade);
                assertThat(new Color(image.getRGB(44, 44))).as("the corner").isEqualTo(shade);
                assertThat(new Color(image.getRGB(5, 5))).as("the margin").isEqualTo(Color.decode("#fdf6e3"));
            }
        }
        assertThat(count(png, 0xFDF6E3)).as("margin and cells").isGreaterThan(count(png, 0xB3B3B3));
        assertThat(new String(write("svg", recipe, style), StandardCharsets.UTF_8)).contains("<g id=\"outside\">").contains("#b3b3b3");
        assertThat(count(pixels(recipe, COLOURS), 0xB3B3B3)).isZero();
        assertThat(count(pixels(recipe, style.replace("#fdf6e3", "transparent")), 0xB3B3B3)).isZero();
    }

    /** Bands of a picture join without a seam. */
    @Test
    void thePaperOfCellsHasNoSeams() throws IOException {
        BufferedImage image = pixels("hexagon:30x30/kruskal/braid:1/seed:1", "cell-size = 90\noutside-colour = '#ff0000'\nwall-thickness = 1");
        assertThat(image.getWidth() * (long) image.getHeight()).as("more than a band").isGreaterThan(1 << 22);
        int reddish = 0;
        for (int x = image.getWidth() / 4; x < image.getWidth() * 3 / 4; x++) {
            for (int y = image.getHeight() / 4; y < image.getHeight() * 3 / 4; y++) {
                Color pixel = new Color(image.getRGB(x, y));
                reddish += pixel.getRed() > pixel.getGreen() + 8 ? 1 : 0;
            }
        }
        assertThat(reddish).as("pixels between cells that show what is behind them").isZero();
    }

    @Test
    void anArrowStandsOutsideAnOpeningAndPointsIntoTheMaze() throws IOException {
        BufferedImage image = pixels(SQUARES, COLOURS + "start-mark = 'arrow'\ngoal-mark = 'arrow'\n");

        // The head is at the end that the arrow points to.
        assertThat(breadth(image, 0.5, -0.36, 0xB00020)).isGreaterThan(breadth(image, 0.5, -0.6, 0xB00020)).isPositive();
        assertThat(breadth(image, 3.5, 4.44, 0x00701A)).isGreaterThan(breadth(image, 3.5, 4.2, 0x00701A)).isPositive();
        assertThat(at(image, 0.5, 0.5)).isEqualTo(Color.decode("#fdf6e3"));
    }

    private static int breadth(BufferedImage image, double row, double column, int colour) {
        int found = 0;
        for (int y = -15; y <= 15; y++) {
            found += (at(image, row + y / 40.0, column).getRGB() & 0xFFFFFF) == colour ? 1 : 0;
        }
        return found;
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:4x4/wilson/seed:3", "hexagon:4x4/wilson/seed:3", "polar:3x6/wilson/seed:3"})
    void handDrawnWallsWaverAndStayAsLong(String recipe) throws IOException {
        long straight = count(pixels(recipe, COLOURS + "caps = 'round'"), 0x113355);
        BufferedImage waved = pixels(recipe, COLOURS + "caps = 'hand-drawn'");

        assertThat(count(waved, 0x113355)).isBetween(straight * 8 / 10, straight * 11 / 10);
        assertThat(waved.getWidth()).isEqualTo(pixels(recipe, COLOURS).getWidth());
        assertThat(ImageIO.read(new ByteArrayInputStream(write("png", recipe, COLOURS + "caps = 'hand-drawn'"))).getRGB(143, 43))
                .isEqualTo(waved.getRGB(143, 43));
    }

    @Test
    void squareCapsMakeSharpEndsOnHexagons() throws IOException {
        String svg = new String(write("svg", "hexagon:3x3/wilson/seed:1", "caps = 'square'"), StandardCharsets.UTF_8);
        assertThat(svg).contains("stroke-linecap=\"square\" d=").doesNotContain("crispEdges");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void ownPicturesStandInTheCells(boolean isDrawing) throws IOException {
        String uri = isDrawing
                ? "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(SVG.getBytes(StandardCharsets.UTF_8))
                : Pictures.uri(Color.MAGENTA);
        String style = COLOURS + "goal-picture = '" + uri + "'";

        BufferedImage image = pixels(SQUARES, style);
        assertThat(at(image, 3.5, 3.5)).isEqualTo(Color.MAGENTA);
        assertThat(at(image, 3.4, 3.4)).isEqualTo(Color.MAGENTA);
        assertThat(new String(write("svg", SQUARES, style), StandardCharsets.UTF_8))
                .contains("<g id=\"goal\">\n<image x=")
                .contains("href=\"data:image/");
        try (PDDocument pdf = Loader.loadPDF(write("pdf", SQUARES, style))) {
            assertThat(at(new PDFRenderer(pdf).renderImage(0), 3.5, 3.5)).isEqualTo(Color.MAGENTA);
        }
        assertThat(new String(write("postscript", SQUARES, style), StandardCharsets.US_ASCII))
                .contains("false 3 colorimage\nff00ffff00ff");
    }

    @Test
    void theGoalsAreNumberedAfterTheStart() throws IOException {
        String svg = new String(
                write("svg", "rectangle:4x4/wilson/goal:0,3/goal:3,3/seed:3", "start-mark = 'number'\ngoal-mark = 'number'"),
                StandardCharsets.UTF_8);
        assertThat(svg).containsPattern("id=\"goal\">\\s*<text[^>]*>2<").containsPattern("id=\"goal-2\">\\s*<text[^>]*>3<")
                .containsPattern("id=\"start\">\\s*<text[^>]*>1<");
    }

    /** Within double lines, the cells of the solution and the passages between them are filled, and the gaps along walls are not. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void filledCellsStayWithinDoubleLines(long seed) throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:5x6/wilson/seed:" + seed).make();
        StyleFile file = StyleFile.parse(
                COLOURS + "caps = \"inset\"\nsolution-style = \"cells\"\nsolution-colour = \"#00ccff\"\n", "style", StyleFile.Pictures.INLINE);
        FileParameters parameters = new FileParameters(Formats.named("png"), option -> null, file, option -> option.key());
        Document solved = Mazes.solved(puzzle);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(
                Mazes.write("png", new Rendition(parameters, true, null, Long.MAX_VALUE).of(puzzle, solved.solution(), solved.context()))));
        Grid grid = puzzle.grid();
        Path path = solved.paths().getFirst();
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            long next = grid.step(cell, path.direction(i));
            assertThat(at(image, (grid.row(cell) + grid.row(next) + 1) / 2.0, (grid.column(cell) + grid.column(next) + 1) / 2.0)).isEqualTo(new Color(0x00ccff));
            for (int direction = 0; direction < 4; direction++) {
                if (grid.leads(cell, direction) && !puzzle.maze().isOpen(cell, direction)) {
                    long beside = grid.step(cell, direction);
                    assertThat(at(image, (grid.row(cell) + grid.row(beside) + 1) / 2.0, (grid.column(cell) + grid.column(beside) + 1) / 2.0))
                            .isEqualTo(new Color(0xfdf6e3));
                }
            }
            cell = next;
        }
    }
}
