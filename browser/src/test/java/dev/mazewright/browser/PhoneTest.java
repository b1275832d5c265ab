package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** At home in a hand and on a wall: nothing too wide, nothing too small for a finger, nothing blurred. */
class PhoneTest extends Panels {
    private static final String RECIPE = "hexagon:9x9/wilson/seed:2";

    /** What one does first in each panel. */
    private static final String FIRST_BUTTONS = """
            make,    New maze
            watch,   Play (space)
            race,    Play (space)
            play,    Hint
            compare, Stop|Compare
            open,    Solve
            take,    Download
            """;

    /** Names what can be seen and sticks out, unless it lies in something that scrolls sideways. */
    private static final String TOO_WIDE = """
            () => [...document.querySelectorAll('body *')].filter(each => {
              const { left, right, width } = each.getBoundingClientRect();
              const sticksOut = width > 0 && (right > innerWidth + 1 || left < -1) && each.checkVisibility({ visibilityProperty: true });
              const scrolls = parent => parent !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) || scrolls(parent.parentElement));
              return sticksOut && !scrolls(each.parentElement);
            }).map(each => `${each.tagName} ${each.id} ${each.className} ${each.textContent.slice(0, 30)}`)""";

    /** Names the controls that are too low; of boxes and circles their labels count, which one can press as well. */
    private static final String TOO_LOW = """
            () => [...document.querySelectorAll('button, input, select, textarea, summary')].filter(each =>
                each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0 && each.type !== 'file').map(each => {
              const all = [each, ...(/checkbox|radio/.test(each.type) ? each.labels : [])];
              const height = Math.max(...all.map(one => one.getBoundingClientRect().height));
              return height > 0 && height < 31.5 ? `${each.tagName} ${each.ariaLabel ?? each.textContent.slice(0, 30)} ${each.className} ${height}` : null;
            }).filter(Boolean)""";

    @ParameterizedTest
    @CsvSource(textBlock = FIRST_BUTTONS)
    void panelsFitIntoAHand(String id, String button) {
        use(phone().setColorScheme(ColorScheme.LIGHT));
        open(RECIPE);
        Locator panel = enter(id);
        assertThat(number("document.scrollingElement.scrollWidth")).isLessThanOrEqualTo(390);
        assertThat((List<?>) page.evaluate(TOO_WIDE)).as("too wide in %s", id).isEmpty();
        assertThat((List<?>) page.evaluate(TOO_LOW)).as("too low in %s", id).isEmpty();
        page.locator("#panel-" + id + " button").filter(new Locator.FilterOptions().setVisible(true)).first().waitFor();
        Locator first = panel.locator("button").filter(new Locator.FilterOptions().setVisible(true));
        for (int i = 0; i < first.count(); i++) {
            String name = first.nth(i).textContent().strip();
            String label = first.nth(i).getAttribute("aria-label");
            if (List.of(button.split("\\|")).contains(name) || button.equals(label)) {
                first.nth(i).tap();
                return;
            }
        }
        throw new AssertionError("there is no button " + button + " in " + id);
    }

    /** The maze stays in sight beside each panel. */
    @Test
    void theMazeIsSeen() {
        use(phone());
        open(RECIPE);
        double height = page.locator("#stage canvas").first().boundingBox().height;
        assertThat(height).isGreaterThan(250);
        assertThat(Likeness.of(page, RECIPE, 40)).isGreaterThan(0.7);
    }

    private static Browser.NewContextOptions phone() {
        return new Browser.NewContextOptions().setViewportSize(390, 844).setHasTouch(true).setIsMobile(true).setDeviceScaleFactor(3);
    }

    @ParameterizedTest
    @CsvSource({"3840, 2160, 1", "1920, 1080, 2", "390, 844, 3", "1000, 700, 1.5"})
    void eachPixelOfTheDeviceIsOfItsOwn(int width, int height, double ratio) {
        use(new Browser.NewContextOptions().setViewportSize(width, height).setDeviceScaleFactor(ratio));
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
        use(new Browser.NewContextOptions().setViewportSize(1280, 800).setColorScheme(ColorScheme.DARK));
        open("rectangle:9x9/wilson/seed:2");
        String dark = colourOf(40);
        assertThat(dark).isEqualTo(colour("paper"));
        assertThat(brightness(dark)).isLessThan(80);
        assertThat(brightness(colour("wall"))).as("walls on it").isGreaterThan(150);
        page.getByLabel("Colours: as the system").click();
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
