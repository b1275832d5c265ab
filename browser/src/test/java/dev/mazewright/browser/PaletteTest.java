package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All panels, actions and settings are found by their words; and the size of the maze is said. */
@Tag("thorough")
class PaletteTest extends Tasks {
    private static final String RECIPE = "rectangle:12x13/wilson/seed:1";

    private final List<String> none = List.of();

    private Locator find(String words) {
        page.keyboard().press("Control+k");
        page.locator("dialog.palette[open]").waitFor();
        page.keyboard().type(words);
        settle();
        return page.locator(".palette li");
    }

    @Test
    void aSettingOfAPanelThatWasNeverEnteredIsFoundAndUnfolded() {
        open(RECIPE);
        find("wall thick");
        page.waitForFunction("() => document.querySelectorAll('.palette li').length === 1");
        assertThat(page.locator(".palette li").allTextContents()).isEqualTo(List.of("Wall thickness (px)Export › Style"));
        page.keyboard().press("Enter");
        until("mazewright.panel === 'export' && document.activeElement.labels?.[0]?.textContent === 'Wall thickness (px)'");
        assertThat(page.evaluate("document.activeElement.checkVisibility()")).isEqualTo(true);
    }

    @Test
    void actionsAndPanelsAreDone() {
        open(RECIPE);
        assertThat(find("book").first().textContent()).isEqualTo("BookPanel");
        page.keyboard().press("Enter");
        until("mazewright.panel === 'book'");
        enter("create");
        find("new maze");
        page.keyboard().press("Enter");
        until("!mazewright.scene.recipe.endsWith('seed:1')");
        find("many");
        page.waitForFunction("() => document.querySelectorAll('.palette li').length > 0");
        page.keyboard().press("Enter");
        until("mazewright.panel === 'export' && document.activeElement.value === 'many' && document.activeElement.checked");
    }

    /** It opens from a field too, closes by Escape, and leaves keys alone that are typed into it. */
    @Test
    void itHasTheKeyboardWhileItIsOpen() throws IOException {
        open(RECIPE);
        page.locator("#panel-create").getByLabel("Rows", new Locator.GetByLabelOptions().setExact(true)).focus();
        assertThat(find("nothing of that name").allTextContents()).isEqualTo(none);
        assertThat(page.locator(".palette [role=status]").textContent()).isEqualTo("Nothing has these words.");
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog.palette[open]").count()).isZero();
        assertThat(recipeInAddress()).as("no key did anything else").isEqualTo(RECIPE);
        page.getByLabel("Find a command or a setting (Ctrl+K)").click();
        page.evaluate(AccessibilityTest.axe());
        assertThat((List<?>) page.evaluate(AccessibilityTest.FAULTS, "dialog.palette")).isEmpty();
    }

    /** Arrows lead through a list that is longer than its box, and what they chose is seen. */
    @Test
    void whatIsChosenIsSeen() {
        open(RECIPE);
        find("e");
        page.waitForFunction("() => document.querySelectorAll('.palette li').length >= 40");
        String rows = """
                () => {
                  const list = document.querySelector('.palette ul').getBoundingClientRect();
                  const chosen = document.querySelector('.palette li[aria-selected=true]').getBoundingClientRect();
                  return [chosen.top - list.top, list.bottom - chosen.bottom, innerHeight - chosen.bottom];
                }""";
        for (int press = 0; press < 35; press++) {
            page.keyboard().press("ArrowDown");
            assertThat(Arrays.stream(point(rows)).min().orElseThrow()).as("room above, below and in the window after %d lines", press).isGreaterThan(-0.5);
        }
        for (int press = 0; press < 36; press++) {
            page.keyboard().press("ArrowUp");
            assertThat(Arrays.stream(point(rows)).min().orElseThrow()).as("room on the way back after %d lines", press).isGreaterThan(-0.5);
        }
    }

    @Test
    void theSizeOfTheMazeIsSaidInHundredths() {
        open(RECIPE);
        Locator share = page.locator(".zoom-share");
        assertThat(share.textContent()).isEqualTo("100 %");
        page.locator(".foot").getByLabel("Zoom in (+)").click();
        page.locator(".foot").getByLabel("Zoom in (+)").click();
        settle();
        assertThat(share.textContent()).as("1.4 times 1.4").isEqualTo("196 %");
        double scale = number("mazewright.view.camera.scale");
        page.setViewportSize(900, 500);
        settle();
        String resized = share.textContent();
        assertThat(number("mazewright.view.camera.scale")).as("it is as large as before").isEqualTo(scale);
        page.locator(".foot").getByLabel("Fit to view (0)").click();
        settle();
        double fitted = number("mazewright.view.camera.scale");
        assertThat(resized).as("of the size that fits now").isEqualTo(Math.round(100 * scale / fitted) + " %").isNotEqualTo("196 %");
        page.locator(".foot").getByLabel("Fit to view (0)").click();
        settle();
        assertThat(share.textContent()).isEqualTo("100 %");
        enter("compare");
        assertThat(share.isVisible()).as("no maze is seen").isFalse();
    }
}
