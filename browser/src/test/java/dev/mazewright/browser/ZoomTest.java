package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The view zooms in and out around the middle with buttons, and around the pointer with the wheel. */
@Tag("thorough")
class ZoomTest extends Panels {
    private static final long MIDDLE = 4 * 9 + 4;

    @Test
    void buttonsKeepTheMiddle() {
        open("rectangle:9x9/wilson/seed:2");
        double[] before = middle(MIDDLE);
        double away = middle(MIDDLE + 1)[0] - before[0];
        page.locator(".zoom").getByLabel("Zoom in (+)").click();
        settle();
        assertThat(middle(MIDDLE)).containsExactly(before, within(1.5));
        assertThat(middle(MIDDLE + 1)[0] - before[0]).isCloseTo(1.4 * away, within(1.0));
        page.locator(".zoom").getByLabel("Zoom out (−)").click();
        settle();
        assertThat(middle(MIDDLE + 1)[0] - before[0]).isCloseTo(away, within(1.0));
    }

    @Test
    void theWheelKeepsWhatIsUnderThePointer() {
        open("rectangle:9x9/wilson/seed:2");
        double[] before = middle(20);
        double away = middle(21)[0] - before[0];
        page.mouse().move(before[0], before[1]);
        page.mouse().wheel(0, -240);
        settle();
        assertThat(middle(20)).containsExactly(before, within(1.5));
        assertThat(middle(21)[0] - middle(20)[0]).isGreaterThan(1.2 * away);
        page.locator(".zoom").getByLabel("Fit to view (0)").locator("visible=true").first().click();
        settle();
        assertThat(middle(20)).containsExactly(before, within(1.5));
    }
}
