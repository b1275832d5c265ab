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

    @Test
    void theFactsNameTheSizeThatWasAskedFor() {
        open("polar:4x6/wilson/seed:1");
        assertThat(page.locator("#facts").textContent()).startsWith("Polar 4 × 6");
        page.evaluate("async () => { await mazewright.open({ recipe: 'box:4x5x2/wilson/seed:1' }); }");
        assertThat(page.locator("#facts").textContent()).startsWith("Box 4 × 5 × 2");
    }
}
