package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The section Picture of the panel Create: a file or a word becomes a maze whose solution shows it. */
@Tag("thorough")
class HiddenPicturePanelTest extends Tasks {
    private Locator section() {
        Locator section = enter("create").locator("details").filter(new Locator.FilterOptions().setHas(
                page.locator("summary", new com.microsoft.playwright.Page.LocatorOptions().setHasText("Picture"))));
        section.locator("summary").click();
        return section;
    }

    @Test
    void aFileIsHidden() {
        open("hexagon:9x9/wilson/braid:0.5/seed:1");
        section().locator("input[type=file]").setInputFiles(
                new FilePayload("box.txt", "text/plain", "XXXXX\nX...X\nX...X\nXXXXX\n".getBytes(StandardCharsets.UTF_8)));
        page.waitForFunction("() => mazewright.source.recipe.includes('/picture:paint=')");
        settle();
        assertThat(recipeInAddress()).startsWith("rectangle:8x10/picture:paint=BgMCAw/");
    }

    @Test
    void aWordIsHidden() {
        open("rectangle:9x9/wilson/seed:1");
        Locator word = section().getByLabel("Word to hide");
        word.fill("I");
        word.press("Enter");
        page.waitForFunction("() => mazewright.source.recipe.includes('/picture:paint=')");
        settle();
        assertThat(number("mazewright.scene.rows")).as("as ./mazewright generate --paint-text").isEqualTo(60);
        assertThat(page.getByLabel("What the solution shows").isVisible()).isTrue();
    }

    /** A letter without strokes is drawn by the fonts of the browser: a capital omicron is a ring. */
    @Test
    void aWordOfAnotherScriptIsHidden() {
        open("rectangle:9x9/wilson/seed:1");
        Locator word = section().getByLabel("Word to hide");
        word.fill("\u039f");
        word.press("Enter");
        page.waitForFunction("() => mazewright.source.recipe.includes('/picture:paint=')");
        settle();
        String middle = (String) page.evaluate("""
                () => {
                  const { width, height } = document.querySelector('canvas.drawing');
                  const { data } = document.querySelector('canvas.drawing').getContext('2d').getImageData(0, height / 2, width, 1);
                  return Array.from({ length: width }, (_, x) => (data[4 * x + 3] > 0 ? '#' : '.')).join('');
                }""");
        assertThat(middle).matches("\\.+#{3,}\\.{5,}#{3,}\\.+");
    }

    private double width(Locator image) {
        return ((Number) image.evaluate("image => image.naturalWidth")).doubleValue();
    }

    /** A dark disc on a ground that becomes as dark: its edge is a ring, which no threshold shows. Picture, maze and solved maze stand side by side. */
    @Test
    void aPhotoIsHiddenByItsEdgesAndSeenInThreeViews() throws IOException {
        BufferedImage photo = new BufferedImage(160, 160, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < 160; y++) {
            for (int x = 0; x < 160; x++) {
                photo.setRGB(x, y, 0x10101 * (250 - x - (Math.hypot(x - 79.5, y - 79.5) < 50 ? 60 : 0)));
            }
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(photo, "png", png);
        open("rectangle:9x9/wilson/seed:1");
        Locator section = section();
        section.locator("input[type=file]").setInputFiles(new FilePayload("disc.png", "image/png", png.toByteArray()));
        page.waitForFunction("() => mazewright.source.recipe.startsWith('rectangle:80x80/picture:paint=')");
        section.getByLabel("Draw it by its edges, as photographs need").check();
        page.waitForFunction("() => mazewright.source.recipe.startsWith('rectangle:160x160/picture:paint=')");
        settle();
        assertThat(page.evaluate("""
                () => {
                  const { data } = document.querySelector('canvas.drawing').getContext('2d').getImageData(0, 0, 80, 80);
                  return [[40, 40], [16, 40], [63, 40], [40, 16], [5, 5]].map(([x, y]) => data[4 * (80 * y + x) + 3] > 0).join();
                }""")).as("the middle, three places at the edge, a corner").isEqualTo("false,true,true,true,false");
        Locator maze = section.getByAltText("The maze", new Locator.GetByAltTextOptions().setExact(true));
        Locator solved = section.getByAltText("The solved maze");
        page.waitForCondition(() -> width(maze) > 640 && width(solved) > 640);
        assertThat(maze.getAttribute("src")).isNotEqualTo(solved.getAttribute("src"));
        BoundingBox left = section.locator("canvas.drawing").boundingBox();
        BoundingBox right = solved.boundingBox();
        assertThat(right.y).as("side by side").isEqualTo(left.y);
        assertThat(right.x).isGreaterThan(left.x + left.width);
        page.setViewportSize(390, 844);
        assertThat(solved.boundingBox().y).as("below each other on a phone").isGreaterThan(maze.boundingBox().y + maze.boundingBox().height - 1);
    }

    private void drawSolutionAs(String style) {
        Locator panel = enterExport("Picture");
        unfold(panel, "Style");
        labelled(panel, "Solution drawn as").selectOption(style);
        enter("create");
        settle();
    }

    /** The number of pixels of the stage that have the colour of the solution, in cells. */
    private double filled() {
        return number("""
                (() => {
                  const view = mazewright.stage.seen[0];
                  const { width, height } = view.canvas;
                  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
                  copy.drawImage(view.canvas, 0, 0);
                  copy.fillStyle = view.colours.solution;
                  const pixels = new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer);
                  copy.fillRect(0, 0, 1, 1);
                  const [solution] = new Uint32Array(copy.getImageData(0, 0, 1, 1).data.buffer);
                  return pixels.reduce((many, pixel) => many + (pixel === solution), 0) / view.camera.scale ** 2;
                })()""");
    }

    /** As in files, the solution fills its cells, and the picture is seen; the style may ask for a line. */
    @Test
    void theSolutionFillsThePicture() {
        open("rectangle:8x10/picture:paint=BgMCAw/seed:1");
        assertThat(filled()).isZero();
        page.keyboard().press("s");
        settle();
        double cells = number("mazewright.stage.seen[0].solution.length");
        assertThat(filled()).as("walls and the marks lie on them").isBetween(0.7 * cells, cells);
        drawSolutionAs("line");
        settle();
        assertThat(filled()).isBetween(0.1 * cells, 0.4 * cells);
        open("rectangle:8x10/wilson/seed:1");
        drawSolutionAs("cells");
        page.keyboard().press("s");
        settle();
        double others = number("mazewright.stage.seen[0].solution.length");
        assertThat(filled()).isBetween(0.7 * others, others);
    }
}
