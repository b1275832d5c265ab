package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** At home in a hand and on a wall: nothing too wide, nothing too small for a finger, nothing blurred. */
@Tag("thorough")
class PhoneTest extends Panels {
    private static final String RECIPE = "hexagon:9x9/wilson/seed:2";

    /** Names what can be seen and sticks out of the window or the side, unless it lies in something that scrolls sideways. */
    private static final String TOO_WIDE = """
            () => [...document.querySelectorAll('body *')].filter(each => {
              const { left, right, width } = each.getBoundingClientRect();
              const room = (each.closest('.side') ?? document.documentElement).getBoundingClientRect();
              const sticksOut = width > 1 && (right > room.right + 1 || left < room.left - 1) && each.checkVisibility({ visibilityProperty: true });
              const scrolls = parent => parent !== null && !parent.matches('.side')
                && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || parent.matches('.unseen') || scrolls(parent.parentElement));
              return sticksOut && !scrolls(each.parentElement);
            }).map(each => `${each.tagName} ${each.id} ${each.className} ${each.textContent.slice(0, 30)}`)""";

    /** Names the controls that a finger misses; of boxes and circles their labels count, which one can press as well. */
    private static final String TOO_SMALL = """
            () => [...document.querySelectorAll('button, input, select, textarea, summary')].filter(each =>
                each.checkVisibility({ visibilityProperty: true }) && each.type !== 'file').map(each => {
              const all = [each, ...(/checkbox|radio/.test(each.type) ? each.labels : [])].map(one => one.getBoundingClientRect());
              const [wide, high] = ['width', 'height'].map(side => Math.max(...all.map(one => one[side])));
              return wide > 0 && (wide < 39.5 || high < 41.5) ? `${each.ariaLabel ?? each.textContent.slice(0, 30)} ${wide} x ${high}` : null;
            }).filter(Boolean)""";

    /** Names the fields whose letters are so small that a telephone enlarges the page when they are touched. */
    private static final String TOO_FINE = """
            () => [...document.querySelectorAll('input, select, textarea')].filter(each => !/checkbox|radio|range|file/.test(each.type)
                && parseFloat(getComputedStyle(each).fontSize) < 16).map(each => `${each.tagName} ${each.ariaLabel ?? each.labels[0]?.textContent}`)""";

    /** One panel after the other, in one page. */
    @TestFactory
    Stream<DynamicTest> panelsFitIntoAHand() {
        use(Device.PHONE);
        open(RECIPE);
        return panels().stream().map(each -> DynamicTest.dynamicTest(each, () -> fitsIntoAHand(each)));
    }

    private void fitsIntoAHand(String id) {
        Locator panel = enter(id);
        assertThat(number("document.scrollingElement.scrollWidth")).isLessThanOrEqualTo(390);
        assertThat((List<?>) page.evaluate(TOO_WIDE)).as("too wide in %s", id).isEmpty();
        assertThat((List<?>) page.evaluate(TOO_SMALL)).as("too small in %s", id).isEmpty();
        assertThat((List<?>) page.evaluate(TOO_FINE)).as("letters too small in %s", id).isEmpty();
        assertThat(number("document.scrollingElement.scrollHeight")).as("nothing below the page").isEqualTo(844);
        Locator visible = panel.locator("button").filter(new Locator.FilterOptions().setVisible(true));
        visible.first().waitFor();
        // What one does first in a panel is its primary button.
        Locator primary = visible.and(page.locator(".primary"));
        (primary.count() > 0 ? primary : visible).first().tap();
    }

    /** The maze stays in sight beside each panel. */
    @Test
    void theMazeIsSeen() {
        use(Device.PHONE);
        open(RECIPE);
        double height = page.locator("#stage canvas").first().boundingBox().height;
        assertThat(height).isGreaterThan(250);
        assertThat(Likeness.of(page, RECIPE, 40)).isGreaterThan(0.7);
    }

    /** Turned, the maze has the height, the controls stand beside it, and all is as it was. */
    @Test
    void turnsWithTheHand() {
        turnTo(667, 375);
    }

    @Tag("slow")
    @Test
    void aLargerOneTurnsWithTheHand() {
        turnTo(844, 390);
    }

    private void turnTo(int width, int height) {
        use(Device.PHONE);
        open("rectangle:9x9/binary-tree/seed:2");
        enter("play").getByLabel("Go right").tap();
        page.setViewportSize(width, height);
        settle();
        assertThat(page.locator("#panel-play .board dd").first().textContent()).isEqualTo("1");
        assertThat(page.locator("#stage canvas").boundingBox().height).isGreaterThan(0.85 * height);
        assertThat((List<?>) page.evaluate(TOO_WIDE)).isEmpty();
        assertThat((List<?>) page.evaluate(TOO_SMALL)).isEmpty();
        List<?> tabs = (List<?>) page.evaluate("""
                () => ['#tab-export', '#tools'].map(each => document.querySelector(each).getBoundingClientRect()).flatMap(each => [each.left, each.right])""");
        assertThat(((Number) tabs.get(1)).doubleValue()).as("the last tab ends before the tools").isLessThanOrEqualTo(((Number) tabs.get(2)).doubleValue());
    }

    /** A window of 1280 x 1024 enlarged fourfold. */
    @Test
    void theMazeKeepsHalfOfThePageThatIsEnlargedFourfold() {
        use(Device.DESKTOP.size(320, 256));
        open(RECIPE);
        for (String id : List.of("create", "watch", "play")) {
            enter(id);
            double height = page.locator("#stage canvas").first().boundingBox().height;
            assertThat(height).as("of the maze in %s", id).isGreaterThanOrEqualTo(128);
            assertThat(page.locator("#side").boundingBox().height).as("of the controls in %s", id).isGreaterThan(44);
        }
        page.getByLabel("Hide the controls").click();
        settle();
        assertThat(page.locator("#stage canvas").boundingBox().height).isGreaterThan(180);
    }

    /** On a desk, enlarged fourfold, and on the smallest phone, turned: all is within reach, the stage not gone. */
    @Test
    void leavesNothingOutWhereThereIsLittleRoom() {
        leavesNothingOut(320, 256);
    }

    @Tag("slow")
    @Test
    void leavesNothingOutOfTheSmallestPhone() {
        leavesNothingOut(568, 320);
    }

    private void leavesNothingOut(int width, int height) {
        use(Device.PHONE.size(width, height));
        open(RECIPE);
        for (String id : panels()) {
            enter(id);
            page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })");
            assertThat((List<?>) page.evaluate(TOO_WIDE)).as("too wide in %s", id).isEmpty();
            assertThat(page.locator("#stage").boundingBox().height).isGreaterThan(45);
        }
    }

    /** In a phone that is turned, messages stand under the controls and leave the maze its bottom row. */
    @Test
    void aMessageCoversNoCellOfATurnedPhone() {
        use(Device.PHONE.size(844, 390));
        open(RECIPE);
        for (boolean isFolded : List.of(false, true)) {
            if (isFolded) {
                page.getByLabel("Hide the controls").tap();
            }
            page.evaluate("mazewright.say('A message that is long enough for a line or two of a phone.')");
            settle();
            BoundingBox status = status().boundingBox();
            BoundingBox maze = page.locator("#stage canvas").boundingBox();
            boolean isBeside = status.x + status.width <= maze.x + 1 || status.y >= maze.y + maze.height - 1;
            assertThat(isBeside).as("beside the maze, controls hidden: %s", isFolded).isTrue();
        }
    }

    /** A link goes to where people choose; where a page can do neither that nor use the clipboard, it copies as of old. */
    @Test
    void handsALinkOn() {
        useAlone(Device.PHONE);
        page.addInitScript("""
                navigator.share = async what => { globalThis.shared = what; };
                Object.defineProperty(navigator, 'clipboard', { value: undefined });""");
        open(RECIPE);
        Locator panel = enter("export");
        panel.getByText("Share", new Locator.GetByTextOptions().setExact(true)).tap();
        assertThat(page.evaluate("shared.url")).isEqualTo(address() + "#" + RECIPE);
        panel.locator(".preset:visible").getByText("Link", new Locator.GetByTextOptions().setExact(true)).tap();
        status().getByText("Copied: the link.").waitFor();
    }

    @Test
    void eachPixelOfTheDeviceIsOfItsOwn() {
        requirePixels(1000, 700, 1.5);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"3840, 2160, 1", "1920, 1080, 2", "390, 844, 3"})
    void eachPixelOfOtherDevicesIsOfItsOwn(int width, int height, double ratio) {
        requirePixels(width, height, ratio);
    }

    private void requirePixels(int width, int height, double ratio) {
        use(Device.DESKTOP.size(width, height).scale(ratio));
        open(RECIPE);
        List<?> sizes = (List<?>) page.evaluate("""
                () => {
                  const canvas = document.querySelector('#stage canvas');
                  const { width, height } = canvas.getBoundingClientRect();
                  return [canvas.width, canvas.height, width, height];
                }""");
        double[] size = sizes.stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
        assertThat(size[0]).isBetween(size[2] * ratio - 1, size[2] * ratio + 1);
        assertThat(size[1]).isBetween(size[3] * ratio - 1, size[3] * ratio + 1);
    }

    @Test
    void darkIsDark() {
        use(Device.DESKTOP.colours(ColorScheme.DARK));
        open("rectangle:9x9/wilson/seed:2");
        String dark = colourOf(40);
        assertThat(dark).isEqualTo(colour("paper"));
        assertThat(brightness(dark)).isLessThan(80);
        assertThat(brightness(colour("wall"))).as("walls on it").isGreaterThan(150);
        assertThat(page.locator("meta[name=theme-color]").getAttribute("content")).as("the browser's bar").isEqualTo(colour("surface"));
        page.getByLabel("Theme: System").click();
        settle();
        String light = colourOf(40);
        assertThat(light).isEqualTo(colour("paper"));
        assertThat(brightness(light)).as("light, though the system is dark").isGreaterThan(200);
        page.reload();
        ready();
        assertThat(colourOf(40)).as("kept").isEqualTo(light);
    }

    private static int brightness(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return ((rgb >> 16 & 255) * 3 + (rgb >> 8 & 255) * 6 + (rgb & 255)) / 10;
    }
}
