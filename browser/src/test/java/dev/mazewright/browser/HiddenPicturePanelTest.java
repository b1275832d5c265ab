package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The section Picture of the panel Create: a file or a word becomes a maze whose solution shows it. */
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
        assertThat(number("mazewright.scene.rows")).isEqualTo(40);
        assertThat(page.getByLabel("What the solution shows").isVisible()).isTrue();
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
