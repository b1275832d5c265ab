package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.mazewright.core.maze.Maze;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What games and machines get is shown before it is downloaded: levels as tiles, and solids that turn. */
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
        section.getByLabel("Format").selectOption("mts");
        settle();
        assertThat(section.locator("canvas.level").isVisible()).as("the plan of blocks").isTrue();
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
        page.waitForFunction("() => document.querySelector('.solid .hint').textContent.startsWith('5')");
        assertThat(view.getAttribute("aria-label")).contains("mm; arrow keys turn it");
        assertThat(section.getByLabel("The command line").inputValue()).contains("--solid puzzle-box", "--format stl");
        section.getByLabel("Format").selectOption("dxf");
        section.locator("img.on-paper").waitFor();
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
