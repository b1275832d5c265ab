package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The address holds the maze: to be sent, kept, loaded again and gone back to. */
@Tag("thorough")
class AddressTest extends Browsing {
    private static final String RECIPE = "rectangle:9x12/wilson/seed:5";

    @Test
    void opensAgainWhatItHolds() {
        open(RECIPE);
        String another = anotherMaze();
        page.locator("#tab-export").click();
        page.reload();
        ready();
        assertThat(page.locator("#tab-export").getAttribute("aria-selected")).as("the panel that was entered").isEqualTo("true");
        assertThat(recipeInAddress()).isEqualTo(another);
        assertThat(Likeness.of(page, another, 40)).isGreaterThan(0.75);
    }

    @Test
    void goesBackAndForward() {
        open(RECIPE);
        String another = anotherMaze();
        page.goBack();
        awaitRecipe(RECIPE);
        assertThat(Likeness.of(page, RECIPE, 40)).isGreaterThan(0.75);
        page.goForward();
        awaitRecipe(another);
        page.keyboard().press("Control+z");
        awaitRecipe(RECIPE);
        page.keyboard().press("Control+Shift+z");
        awaitRecipe(another);
        assertThat(Likeness.of(page, another, 40)).isGreaterThan(0.75);
    }

    @Test
    void holdsAMaskThatWasDrawn() {
        List<String> rows = List.of(".####.", "######", "##..##", "##..##", "######", ".####.");
        String answer = context()
                .request()
                .post(address() + "api/v1/mask", RequestOptions.create().setData(Map.of("rows", rows)))
                .text();
        Matcher option = Pattern.compile("\"option\":\"(mask-bits=[^\"]+)\"").matcher(answer);
        assertThat(option.find()).as(answer).isTrue();
        String recipe = "rectangle:6x6," + option.group(1) + "/wilson/seed:1";
        open(recipe);
        assertThat(recipeInAddress()).isEqualTo(recipe);
        assertThat(Likeness.of(page, recipe, 40)).isGreaterThan(0.75);
        Fit fit = fit(6, 6);
        assertThat(pixel(fit.x(2), fit.y(2.5))).as("the hole's left wall").isEqualTo(colour("wall"));
        assertThat(pixel(fit.x(3), fit.y(3))).as("in the hole").isNotEqualTo(colour("wall"));
    }

    @Test
    void saysKindlyThatItHoldsNoMaze() {
        expect(complaint -> complaint.contains("422"));
        open("nonsense:9x9/wilson/seed:1");
        assertThat(page.locator("#status").textContent()).contains("nonsense").endsWith(". Showing a sample maze instead.");
        assertThat(page.locator("#stage canvas").isVisible()).isTrue();
        page.evaluate("() => { location.hash = 'rectangle:9x9/wislon/seed:1'; }");
        page.waitForCondition(() -> page.locator("#status").textContent().endsWith("Keeping the current maze."));
        assertThat(page.locator("#status").textContent()).contains("did you mean wilson?");
    }

    @Test
    void mayHoldAnyPartsOfARecipe() {
        open("hexagon:9x9");
        assertThat(recipeInAddress()).matches("hexagon:9x9/recursive-backtracker/seed:\\d+");
        page.locator("#tab-create").click();
        page.locator("summary", new Page.LocatorOptions().setHasText(Pattern.compile("^Recipe$"))).click();
        page.getByLabel("Recipe (recreates exactly this maze)").fill("Kruskal / 12 × 9 / seed:hello");
        page.keyboard().press("Enter");
        awaitRecipe("rectangle:12x9/kruskal/seed:193043741279");
        page.getByLabel("Seed", new Page.GetByLabelOptions().setExact(true)).fill("HELLO");
        page.keyboard().press("Enter");
        awaitRecipe("rectangle:12x9/kruskal/seed:237092312959");
    }

    private String anotherMaze() {
        String before = recipeInAddress();
        page.keyboard().press("n");
        page.waitForFunction("before => decodeURIComponent(location.hash.slice(1)) !== before", before);
        settle();
        return recipeInAddress();
    }

    private void awaitRecipe(String recipe) {
        page.waitForFunction("recipe => decodeURIComponent(location.hash.slice(1)) === recipe", recipe);
        settle();
    }
}
