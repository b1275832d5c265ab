package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The section Picture of the panel Create: a file or a word becomes a maze whose solution shows it. */
class HiddenPicturePanelTest extends Panels {
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
}
