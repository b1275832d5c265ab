package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** In front of a class: the stage alone, and links that lead to what was shown. */
@Tag("thorough")
class PresentationTest extends Panels {
    private static final String RECIPE = "rectangle:6x9/wilson/seed:5";

    @Test
    void theStageFillsTheScreenAndThePlaybackIsSteeredFromItsBar() {
        open(RECIPE + "?panel=watch");
        page.keyboard().press("f");
        page.waitForFunction("() => document.fullscreenElement !== null");
        settle();
        assertThat(page.locator("#stage").boundingBox().height).isEqualTo(800);
        assertThat(page.locator(".bar").isVisible() || page.locator(".side").isVisible()).isFalse();
        assertThat(((Number) page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")).doubleValue())
                .as("large type").isGreaterThan(20);
        Locator code = page.locator(".beside .pseudocode");
        assertThat(code.boundingBox().x).as("beside the maze")
                .isGreaterThan(page.locator("#stage canvas").boundingBox().width);
        page.mouse().move(500, 300);
        page.locator(".presented").getByLabel("Step forward (right arrow)").click();
        assertThat(code.locator(".lit").count()).isPositive();
        page.locator(".presented").getByLabel("End the presentation (Esc)").click();
        page.waitForFunction("() => document.fullscreenElement === null");
        assertThat(page.locator("#panel-watch .transport").isVisible() && page.locator("#panel-watch .pseudocode").isVisible()).isTrue();
    }

    @Test
    void theControlsFadeWhileNothingMoves() {
        open(RECIPE);
        page.keyboard().press("f");
        Locator bar = page.locator(".presented");
        page.mouse().move(300, 300);
        assertThat(opacity(bar)).isEqualTo("1");
        page.waitForFunction("() => getComputedStyle(document.querySelector('.presented')).opacity === '0'");
        page.keyboard().press("Escape");
        page.waitForFunction("() => !document.body.classList.contains('presenting')");
    }

    /** Upright and turned, by a finger: the maze has the whole screen, and the bar ends it. */
    @Test
    void aPhonePresents() {
        use(Device.PHONE);
        open(RECIPE + "?panel=watch");
        for (int[] size : new int[][] {{390, 844}, {844, 390}}) {
            page.setViewportSize(size[0], size[1]);
            page.locator("#tools").getByLabel("Present").tap();
            settle();
            assertThat(page.locator("#stage").boundingBox().height).isEqualTo(size[1]);
            assertThat(number("document.scrollingElement.scrollWidth")).isEqualTo(size[0]);
            page.locator(".presented").getByLabel("Step forward (right arrow)").tap();
            page.waitForFunction("() => document.querySelectorAll('.beside .lit').length > 0");
            page.locator(".presented").getByLabel("End the presentation (Esc)").tap();
            page.waitForFunction("() => !document.body.classList.contains('presenting')");
        }
    }

    @Test
    void eachLaneHasItsPseudocode() {
        open(RECIPE + "?panel=race&lanes=wilson+kruskal");
        page.keyboard().press("f");
        page.waitForFunction("() => document.querySelectorAll('.beside .pseudocode li').length > 8");
        page.keyboard().press("ArrowRight");
        page.waitForFunction("() => document.querySelectorAll('.beside:has(.lit)').length === 2");
        assertThat(page.locator(".beside .pseudocode").evaluateAll("all => all.map(each => each.ariaLabel)"))
                .isEqualTo(List.of("Pseudo-code of Wilson", "Pseudo-code of Kruskal"));
        page.keyboard().press("f");
        page.waitForFunction("() => document.querySelector('.beside .pseudocode') === null");
    }

    /** On each screen, of the longest algorithms too: the bar lies under the last line, and not over it. */
    @Test
    void theBarCoversNoLineOfPseudocode() {
        for (String lanes : List.of("wilson+kruskal", "houston+growing-forest")) {
            for (int[] size : new int[][] {{1440, 900}, {1920, 1080}, {1024, 768}}) {
                use(Device.DESKTOP.size(size[0], size[1]));
                open("rectangle:16x24/wilson/seed:1?panel=race&lanes=" + lanes);
                page.keyboard().press("f");
                page.waitForFunction("() => document.querySelectorAll('.beside .pseudocode li').length > 8");
                settle();
                double bar = number("document.querySelector('.presented').getBoundingClientRect().top");
                List<?> rooms = (List<?>) page.evaluate("""
                        () => [...document.querySelectorAll('.beside')].map(each =>
                          each.getBoundingClientRect().bottom - [...each.querySelectorAll('li')].at(-1).getBoundingClientRect().bottom)""");
                assertThat(rooms).as("room below the last line of %s on %d x %d", lanes, size[0], size[1])
                        .hasSize(2).allMatch(room -> ((Number) room).doubleValue() >= 0);
                assertThat(number("Math.max(...[...document.querySelectorAll('.view')].map(each => each.getBoundingClientRect().bottom))"))
                        .isLessThanOrEqualTo(bar);
                page.keyboard().press("Escape");
                page.waitForFunction("() => document.fullscreenElement === null");
            }
        }
    }

    @Test
    void aLinkLeadsToThePanelTheStepAndTheSpeed() {
        open(RECIPE + "?panel=watch&of=solve&solver=depth-first&step=7&speed=12");
        Locator panel = page.locator("#panel-watch");
        assertThat(panel.locator(".position").textContent()).startsWith("7 of ");
        assertThat(panel.locator(".transport .value").textContent()).isEqualTo("12 steps/s");
        page.keyboard().press("ArrowRight");
        page.waitForFunction("() => /panel=watch.*solver=depth-first&.*step=8/.test(location.hash)");
        page.evaluate("location.hash = '#rectangle:5x5/kruskal/seed:2?panel=race&lanes=kruskal+growing-tree:oldest&step=3'");
        page.waitForFunction("() => mazewright.panel === 'race' && /^3 of/.test(document.querySelector('#panel-race .position')?.textContent)");
        page.waitForFunction("() => /lanes=kruskal\\+growing-tree:/.test(location.hash)");
        page.locator("#tab-create").click();
        assertThat(page.url()).endsWith("#rectangle:5x5/kruskal/seed:2");
    }

    @Test
    void watchGeneratesTheSameMazeByAnotherGenerator() {
        open(RECIPE + "?panel=watch");
        Locator panel = page.locator("#panel-watch");
        panel.getByLabel("Generator").selectOption("kruskal");
        page.waitForFunction("() => mazewright.scene.recipe === 'rectangle:6x9/kruskal/seed:5'");
        settle();
        assertThat(panel.locator(".pseudocode").getAttribute("aria-label")).isEqualTo("Pseudo-code of Kruskal");
        go("polar:5x6/prim/seed:3");
        assertThat(panel.getByLabel("Generator").inputValue()).isEqualTo("prim");
        assertThat(panel.getByLabel("Generator").locator("option").allTextContents()).doesNotContain("rooms");
    }

    private static String opacity(Locator element) {
        return (String) element.evaluate("element => getComputedStyle(element).opacity");
    }
}
