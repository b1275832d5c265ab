package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is made with the controls and the pointer is what was meant. */
class CreateTest extends Panels {
    /** A pointer that is quick is reported only here and there. */
    @Test
    void aQuickStrokeLeavesNoGaps() {
        open("rectangle:10x10/wilson/seed:1");
        Locator panel = enter("create");
        panel.locator("summary").getByText("Mask", new Locator.GetByTextOptions().setExact(true)).click();
        panel.getByText("Draw by hand").click();
        page.locator(".stage-note").waitFor();
        double[] from = middle(50);
        double[] to = middle(59);
        page.mouse().move(from[0], from[1]);
        page.mouse().down();
        page.mouse().move(to[0] + 200, to[1]);
        page.mouse().up();
        page.locator(".stage-note button").click();
        page.waitForFunction("() => /mask-bits/.test(location.hash)");
        assertThat(number("mazewright.scene.cells")).as("the larger of the two parts of the grid").isEqualTo(50);
    }

    /** A page that is loaded again, in another panel and with a file, has no recipe yet. */
    @Test
    void theControlsAreFilledWhenAFileIsOpen() {
        open("rectangle:6x6/wilson/seed:2");
        enter("open");
        page.evaluate("async () => { await mazewright.open({ file: { name: 'maze.txt', content: btoa('#####\\n# # #\\n#   #\\n#####\\n') } }); }");
        page.reload();
        ready();
        assertThat(page.locator("#tab-open").getAttribute("aria-selected")).isEqualTo("true");
        Locator panel = enter("create");
        for (String label : List.of("Shape", "Generator")) {
            assertThat(panel.getByLabel(label, new Locator.GetByLabelOptions().setExact(true)).inputValue()).as(label).isNotEmpty();
        }
    }

    /** Openings at start and goal are found again on another shape; where there is no outline, they are dropped. */
    @Test
    void openingsFollowTheShape() {
        expect(complaint -> complaint.contains("422"));
        open("rectangle:9x9/wilson/seed:1");
        choose("Entrance and exit", "ends");
        awaitRecipe("^rectangle:9x9/wilson/open:start[.].*/open:goal[.].*/seed:1$");
        choose("Shape", "polar");
        awaitRecipe("^polar:[^/]*/wilson/open:goal[.]outward/seed:1$");
        assertThat(status().textContent()).as("it starts in the middle").startsWith("Dropped, since it does not fit here: openings (start.");
        choose("Shape", "torus");
        awaitRecipe("^torus:[^/]*/wilson/seed:1$");
        assertThat(status().textContent()).startsWith("Dropped, since it does not fit here: openings (goal.");
        assertThat(page.locator("#panel-create select").first().inputValue()).isEqualTo("torus");
    }

    @Test
    void openingsFollowTheSeed() {
        expect(complaint -> complaint.contains("422"));
        open("rectangle:9x9/wilson/start:random/open:start.left/seed:11");
        List<?> seeds = (List<?>) page.evaluate("""
                async () => {
                  const seeds = [];
                  for (let seed = 1; seed <= 4; seed++) {
                    await mazewright.another(String(seed));
                    seeds.push(/seed:(.*)$/.exec(mazewright.scene.recipe)[1]);
                  }
                  return seeds;
                }""");
        assertThat(seeds).isEqualTo(List.of("1", "2", "3", "4"));
    }

    /** All that runs on another shape stays; what does not is named. */
    @Test
    void theRestOfTheRecipeStaysWithAnotherShape() {
        expect(complaint -> complaint.contains("422"));
        open("rectangle:12x12,mask=heart/kruskal/braid:0.5/start:hardest/goal:5,6/seed:4");
        choose("Shape", "hexagon");
        awaitRecipe("^hexagon:[^/]*,mask=heart/kruskal/braid:0.5/start:hardest/goal:5,6/seed:4$");
        assertThat(status().textContent()).isEmpty();
        choose("Shape", "tiles");
        awaitRecipe("^tiles:[^/]*/(rooms|dig)/");
        assertThat(status().textContent()).startsWith("Dropped, since it does not fit here: Kruskal");
        page.keyboard().press("Control+z");
        awaitRecipe("^hexagon:[^/]*,mask=heart/kruskal/");
    }

    @Test
    void aMaskThatWasDrawnStaysWithAnotherShape() {
        open("rectangle:6x6/wilson/seed:1");
        page.evaluate("""
                async () => {
                  const { option } = await mazewright.api.mask({ rows: ['.####.', '######', '##..##', '##..##', '######', '.####.'] });
                  await mazewright.open({ recipe: `rectangle:6x6,${option}/wilson/seed:1` });
                }""");
        choose("Shape", "hexagon");
        awaitRecipe("^hexagon:[^/]*,mask-bits=.*/wilson/seed:1$");
    }

    private void choose(String label, String value) {
        page.evaluate("document.querySelectorAll('#panel-create details').forEach(each => { each.open = true; })");
        page.locator("#panel-create").getByLabel(label, new Locator.GetByLabelOptions().setExact(true)).selectOption(value);
    }

    private void awaitRecipe(String pattern) {
        page.waitForFunction("pattern => new RegExp(pattern).test(mazewright.scene.recipe)", pattern);
        settle();
    }

    @Test
    void theFactsNameTheSizeThatWasAskedFor() {
        open("polar:4x6/wilson/seed:1");
        assertThat(page.locator("#facts").textContent()).startsWith("Polar 4 × 6");
        page.evaluate("async () => { await mazewright.open({ recipe: 'box:4x5x2/wilson/seed:1' }); }");
        assertThat(page.locator("#facts").textContent()).startsWith("Box 4 × 5 × 2");
    }
}
