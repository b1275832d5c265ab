package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.mazewright.core.maze.Maze;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What games and machines get is shown before it is downloaded: levels as tiles, and solids that turn. */
@Tag("thorough")
class GameAndMakeTest extends Panels {
    private Locator section(String recipe, String preset) {
        open(recipe);
        Locator panel = enter("export");
        preset(panel, preset);
        return panel.locator(".preset:visible");
    }

    private static Locator exactly(Locator section, String label) {
        return section.getByLabel(label, new Locator.GetByLabelOptions().setExact(true));
    }

    /** The colours of walls and floor are those of the tileset, where the map has them. */
    @Test
    void levelsAreDrawnWithTheirTiles() {
        String recipe = "rectangle:5x6/wilson/seed:1";
        Locator section = section(recipe, "Game");
        exactly(section, "Corridor (tiles)").fill("2");
        exactly(section, "Corridor (tiles)").press("Tab");
        Locator level = section.locator("canvas.level[aria-label='The level, 19 × 16 tiles']");
        level.waitFor();
        @SuppressWarnings("unchecked")
        List<List<Boolean>> dark = (List<List<Boolean>>) level.evaluate("""
                canvas => {
                  const all = canvas.getContext('2d').getImageData(0, 0, 304, 256).data;
                  return Array.from({ length: 16 }, (_, row) => Array.from({ length: 19 }, (_, column) => {
                    const at = 4 * ((16 * row + 8) * 304 + 16 * column + 8);
                    return all[at] + all[at + 1] + all[at + 2] < 330;
                  }));
                }""");
        Maze maze = puzzle(recipe).maze();
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 6; column++) {
                long cell = maze.grid().cell(row, column);
                assertThat(dark.get(3 * row + 2).get(3 * column + 2)).as("a corner of a cell").isEqualTo(false);
                assertThat(dark.get(3 * row + 2).get(3 * column + 3)).as("to the right").isEqualTo(column == 5 || !maze.isOpen(cell, 1));
                assertThat(dark.get(3 * row).get(3 * column + 2)).as("above").isEqualTo(row == 0 || !maze.isOpen(cell, 0));
            }
        }
        level.evaluate("canvas => canvas.classList.add('former')");
        section.getByLabel("Format").selectOption("mts");
        Locator plan = section.locator("canvas.level:not(.former)");
        plan.waitFor();
        assertThat(plan.evaluate("canvas => canvas.getContext('2d').getImageData(40, 40, 1, 1).data[3]")).as("the plan of blocks is drawn").isEqualTo(255);
    }

    /** Between the middles of two cells lies a tile that is dark where they have a wall. */
    @Test
    void hexagonalLevelsAreDrawnAsTheyLie() {
        String recipe = "hexagon:4x5/wilson/seed:1";
        Locator section = section(recipe, "Game");
        Locator level = section.locator("canvas.level[aria-label='The level, 12 × 9 tiles']");
        level.waitFor();
        assertThat(level.evaluate("canvas => [canvas.width, canvas.height].join()")).isEqualTo("350,224");
        Maze maze = puzzle(recipe).maze();
        @SuppressWarnings("unchecked")
        List<Integer> light = (List<Integer>) level.evaluate("""
                canvas => {
                  const all = canvas.getContext('2d').getImageData(0, 0, 350, 224).data;
                  return Array.from({ length: 350 * 224 }, (_, at) => all[4 * at] + all[4 * at + 1] + all[4 * at + 2]);
                }""");
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                int x = 28 * (2 * column + row % 2 + 3);
                int y = 24 * (2 * row + 1) + 16;
                assertThat(light.get(350 * y + x) < 330).as("right of %d,%d", row, column).isEqualTo(!maze.isOpen(maze.grid().cell(row, column), 2));
            }
        }
    }

    private static String picture(Locator canvas) {
        return canvas.evaluate("canvas => canvas.toDataURL()").toString();
    }

    @Test
    void solidsTurnUnderTheHand() {
        Locator section = section("cylinder:6x24/wilson/seed:1", "Make");
        Locator view = section.locator("canvas.solid-view");
        section.getByText("triangles.").waitFor();
        assertThat(section.locator(".solid .hint").textContent()).startsWith("22.9 × 22.9 × 21 mm");
        assertThat(view.evaluate("""
                canvas => {
                  const seen = document.createElement('canvas');
                  [seen.width, seen.height] = [canvas.width, canvas.height];
                  const pen = seen.getContext('2d');
                  pen.drawImage(canvas, 0, 0);
                  return pen.getImageData(0, 0, seen.width, seen.height).data.filter((part, index) => index % 4 === 3 && part === 255).length > 20000;
                }""")).as("much of it is solid").isEqualTo(true);
        String before = picture(view);
        view.press("ArrowRight");
        String turned = picture(view);
        assertThat(turned).isNotEqualTo(before);
        view.press("ArrowLeft");
        assertThat(picture(view)).as("and back").isEqualTo(before);
        exactly(section, "Solid").selectOption("puzzle-box");
        String size = sizeOf(context().request().get(api("maze", "recipe=cylinder:6x24/wilson/seed:1&format=stl&solid=puzzle-box")).body());
        page.waitForFunction("size => document.querySelector('.solid .hint').textContent.startsWith(size)", size);
        assertThat(view.getAttribute("aria-label")).contains("mm; arrow keys turn it");
        assertThat(section.getByLabel("The command line").inputValue()).contains("--solid puzzle-box", "--format stl");
        section.getByLabel("Format").selectOption("dxf");
        section.locator("img.on-paper").waitFor();
    }

    /** The sides of the box around a binary STL file, in tenths of a millimetre. */
    private static String sizeOf(byte[] stl) {
        ByteBuffer file = ByteBuffer.wrap(stl).order(ByteOrder.LITTLE_ENDIAN);
        double[] least = new double[3];
        double[] most = new double[3];
        Arrays.fill(least, Double.MAX_VALUE);
        Arrays.fill(most, -Double.MAX_VALUE);
        for (int triangle = 0; triangle < file.getInt(80); triangle++) {
            for (int number = 0; number < 9; number++) {
                float at = file.getFloat(84 + 50 * triangle + 12 + 4 * number);
                least[number % 3] = Math.min(least[number % 3], at);
                most[number % 3] = Math.max(most[number % 3], at);
            }
        }
        DecimalFormat tenths = new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT));
        return tenths.format(most[0] - least[0]) + " × " + tenths.format(most[1] - least[1]) + " × " + tenths.format(most[2] - least[2]) + " mm";
    }

    /** A browser may take the context of WebGL away, as after a machine slept: the solid is drawn again once it gives it back. */
    @Test
    void aLostSolidIsDrawnAgain() {
        expect(complaint -> complaint.contains("CONTEXT_LOST_WEBGL"));
        Locator section = section("cylinder:6x24/wilson/seed:1", "Make");
        section.getByText("triangles.").waitFor();
        Locator view = section.locator("canvas.solid-view");
        String before = picture(view);
        String said = section.locator(".solid .hint").textContent();
        view.evaluate("canvas => { window.lost = canvas.getContext('webgl').getExtension('WEBGL_lose_context'); lost.loseContext(); }");
        section.getByText("has taken the picture of the solid away").waitFor();
        assertThat(picture(view)).isNotEqualTo(before);
        page.evaluate("lost.restoreContext()");
        page.waitForCondition(() -> section.locator(".solid .hint").textContent().equals(said));
        assertThat(picture(view)).as("drawn again").isEqualTo(before);
    }

    /** A plan on paper: its pixels, 8 to the millimetre, and where what stands highest begins and ends around it, below a title. */
    private record Plan(BufferedImage picture, String text, int left, int top, int right, int bottom) {
        private static final int SCALE = 8;

        static Plan of(byte[] file) throws IOException {
            try (PDDocument pdf = Loader.loadPDF(file)) {
                assertThat(pdf.getNumberOfPages()).isEqualTo(1);
                BufferedImage picture = Ink.drawing(pdf, 0, SCALE);
                int middle = picture.getWidth() / 2;
                int top = IntStream.range(0, picture.getHeight()).filter(y -> isWall(picture, middle, y)).findFirst().orElseThrow();
                int within = top + SCALE / 2;
                int left = IntStream.iterate(middle, x -> isWall(picture, x, within), x -> x - 1).min().orElseThrow();
                int right = IntStream.iterate(middle, x -> isWall(picture, x, within), x -> x + 1).max().orElseThrow();
                int bottom = IntStream.iterate(top, y -> isWall(picture, left + SCALE / 2, y), y -> y + 1).max().orElse(top);
                return new Plan(picture, new PDFTextStripper().getText(pdf), left, top, right + 1, bottom + 1);
            }
        }

        private static boolean isWall(BufferedImage picture, int x, int y) {
            int light = picture.getRaster().getSample(x, y, 0);
            return light > 60 && light < 90;
        }

        /** Whether what is there, in millimetres from the corner, stands highest. */
        boolean isWall(double x, double y) {
            return isWall(picture, left + (int) Math.round(x * SCALE), top + (int) Math.round(y * SCALE));
        }

        /** The same of a plan that is that wide, and lies in the middle of the page. */
        Plan around(int width) {
            return new Plan(picture, text, (picture.getWidth() - width * SCALE) / 2, top, (picture.getWidth() + width * SCALE) / 2, bottom);
        }

        double width() {
            return (right - left) / (double) SCALE;
        }

        double height() {
            return (bottom - top) / (double) SCALE;
        }
    }

    /** The browser's own command to print, Ctrl+P: cells of 10 mm and walls of 2. */
    @Test
    void aPlateIsPrintedFromAboveInTrueSize() throws IOException {
        String recipe = "rectangle:5x6/wilson/seed:1";
        open(recipe);
        Locator panel = enter("export");
        preset(panel, "Make");
        panel.getByText("triangles.").waitFor();
        Plan plan = Plan.of(paper());
        assertThat(plan.text()).contains("From above, 62 × 52 mm", "62 mm", "52 mm", "100 %");
        assertThat(plan.width()).isCloseTo(62, within(0.3));
        assertThat(plan.height()).isCloseTo(52, within(0.3));
        Maze maze = puzzle(recipe).maze();
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 6; column++) {
                long cell = maze.grid().cell(row, column);
                assertThat(plan.isWall(10 * column + 6, 10 * row + 6)).isFalse();
                assertThat(plan.isWall(10 * column + 11, 10 * row + 6)).as("right of %d,%d", row, column).isEqualTo(column == 5 || !maze.isOpen(cell, 1));
                assertThat(plan.isWall(10 * column + 6, 10 * row + 1)).as("above %d,%d", row, column).isEqualTo(row == 0 || !maze.isOpen(cell, 0));
            }
        }
        preset(panel, "Picture");
        try (PDDocument stage = Loader.loadPDF(paper())) {
            assertThat(new PDFTextStripper().getText(stage)).as("the stage again").doesNotContain("From above");
        }
    }

    /** Around a cylinder of 24 cells of 3 mm: read from some column on, to the right, it is the maze, and to the left it is not. */
    @Test
    void aCylinderIsPrintedUnrolledInTrueSize() throws IOException {
        String recipe = "cylinder:6x24/wilson/seed:1";
        Locator section = section(recipe, "Make");
        section.getByText("triangles.").waitFor();
        Plan tube = Plan.of(paper());
        assertThat(tube.width()).isCloseTo(72, within(0.4));
        assertThat(fits(tube, recipe)).isEqualTo(new Fits(true, false));
        exactly(section, "Solid").selectOption("puzzle-box");
        page.waitForFunction("() => !document.querySelector('.solid .hint').textContent.startsWith('22.9 ×')");
        assertThat(fits(Plan.of(paper()), recipe)).as("the inner sleeve").isEqualTo(new Fits(true, false));
    }

    private record Fits(boolean isMaze, boolean isMirrored) {}

    private Fits fits(Plan plan, String recipe) {
        assertThat(plan.text()).contains("Unrolled, 72 × ", "72 mm");
        Maze maze = puzzle(recipe).maze();
        boolean[] found = new boolean[2];
        for (int at = 0; at < 24 * 12 * 40; at++) {
            for (int way = 0; way < 2; way++) {
                found[way] |= fits(plan.around(72), maze, at / 40 / 4.0, at % 40 / 2.0, way == 1);
            }
        }
        return new Fits(found[0], found[1]);
    }

    private static boolean fits(Plan plan, Maze maze, double left, double top, boolean isMirrored) {
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 24; column++) {
                double x = 3 * (isMirrored ? 23 - column : column + 1) + left;
                if (plan.isWall(x % 72, 3 * row + top) == maze.isOpen(maze.grid().cell(row, column), 1)) {
                    return false;
                }
            }
        }
        return true;
    }

    @Test
    void whatCannotBeMadeIsSaid() {
        expect(complaint -> complaint.contains("422"));
        Locator section = section("hexagon:6x6/wilson/seed:1", "Make");
        Locator fail = section.locator(".fail:visible");
        fail.waitFor();
        assertThat(fail.textContent()).contains("stl", "rectangle, tiles, cylinder, box", "hexagon");
    }

    @Test
    void theStartCardLeadsToASolid() {
        park();
        page.navigate(address());
        page.locator("body.ready").waitFor();
        settle();
        page.locator(".start-card", new Page.LocatorOptions().setHasText("Cut or print in 3-D")).click();
        page.locator("canvas.solid-view").waitFor();
        assertThat(page.evaluate("mazewright.source.recipe").toString()).startsWith("cylinder:12x30/wilson/seed:");
    }
}
