package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The turtle on its grid of 20 x 20 squares digs by keys what the lesson's own examples say: their position (x, y) is
 * column (x + 190) / 20 and row (190 - y) / 20, and here both are counted from 1.
 */
@Tag("thorough")
class DigTest extends Panels {
    private static final String BLOCKED = "Blocked: that would break into a passage or leave the grid.";
    private Locator panel;
    private Locator live;

    @BeforeEach
    void enterDig() {
        use(Device.DESKTOP.motion(ReducedMotion.REDUCE));
        open("rectangle:6x6/wilson/seed:2");
        panel = enter("play");
        panel.getByLabel("Dig", new Locator.GetByLabelOptions().setExact(true)).check(new Locator.CheckOptions().setForce(true));
        live = panel.locator(".turtle > [aria-live]");
        page.locator("canvas.sheet").focus();
    }

    @Test
    void digsAsTheLessonDoes() {
        press("Right");
        isAt(2, 1);
        reset();
        press("Left");
        assertThat(live.textContent()).isEqualTo("Edge of the grid.");
        press("Up");
        assertThat(live.textContent()).isEqualTo("Edge of the grid.");
        press("Right", "Down", "Left", "Up");
        isAt(1, 1);
        assertThat(dug()).isEqualTo("4 of 400 squares dug");
        reset();
        press("Right", "Down", "Left");
        isAt(1, 2);
    }

    @Test
    void careStaysOutOfPassages() {
        // (-150, 190) and (-190, 150) are floor, and between them and the turtle is brick.
        press("Right", "Right", "Left");
        page.keyboard().press("Space");
        press("Left", "Down", "Down", "Up");
        page.keyboard().press("Space");
        press("Up");
        assertThat(dug()).isEqualTo("3 of 400 squares dug");
        staysWithCare("Right");
        staysWithCare("Down");
        // From (-150, 150) to the west, from (-190, 150) to the north.
        press("Right", "Right", "Down", "Down");
        staysWithCare("Left");
        press("Left", "Left");
        isAt(1, 3);
        staysWithCare("Up");
        reset();
        staysWithCare("Up");
        for (int row = 1; row < 19; row++) {
            press("Down");
        }
        isAt(1, 19);
        staysWithCare("Down");
    }

    @Test
    void digsTheRestAndSolvesIt() {
        Locator size = panel.getByLabel("Grid size", new Locator.GetByLabelOptions().setExact(true));
        size.fill("8");
        size.press("Enter");
        panel.getByText("Auto-dig the rest").click();
        page.waitForCondition(() -> status().textContent().equals("Finished digging."));
        // 4 x 4 cells on the even squares, and the walls between that fell: the goal is the last cell.
        assertThat(dug()).isEqualTo("31 of 64 squares dug");
        assertThat(square(6, 6)).isEqualTo(colour("play-end"));
        assertThat(square(7, 7)).isNotEqualTo(square(6, 6));
        panel.getByText("Let the turtle solve it").click();
        page.waitForCondition(() -> status().textContent().startsWith("The turtle reached the goal"));
        long walked = Long.parseLong(status().textContent().replaceAll("\\D", ""));
        panel.getByText("Use this maze").click();
        page.waitForCondition(() -> status().textContent().startsWith("Your maze is loaded"));
        JsonObject response = solveWhatIsOpen();
        assertThat(response.get("solvable").getAsBoolean()).isTrue();
        assertThat(response.get("length").getAsLong()).isBetween(12L, walked);
    }

    private void press(String... arrows) {
        for (String arrow : arrows) {
            page.keyboard().press("Arrow" + arrow);
        }
    }

    private void staysWithCare(String arrow) {
        Locator careful = panel.getByLabel("Avoid breaking into passages");
        careful.check();
        page.locator("canvas.sheet").focus();
        String before = dug();
        press(arrow);
        assertThat(live.textContent()).isEqualTo(BLOCKED);
        assertThat(dug()).isEqualTo(before);
        careful.uncheck();
        page.locator("canvas.sheet").focus();
    }

    private void reset() {
        panel.getByText("Reset").click();
        page.locator("canvas.sheet").focus();
        assertThat(dug()).isEqualTo("1 of 400 squares dug");
    }

    private String dug() {
        return panel.locator(".turtle > .hint").filter(new Locator.FilterOptions().setHasText("squares dug")).textContent();
    }

    /** The colour in the middle of a square of the grid of 8 x 8. */
    private String square(int column, int row) {
        return (String) page.evaluate("""
                ([column, row]) => {
                  const canvas = document.querySelector('canvas.sheet');
                  const side = canvas.width / 8;
                  const one = new OffscreenCanvas(1, 1).getContext('2d');
                  one.drawImage(canvas, -Math.floor((column + 0.5) * side), -Math.floor((row + 0.5) * side));
                  const { data } = one.getImageData(0, 0, 1, 1);
                  return '#' + [...data.slice(0, 3)].map(part => part.toString(16).padStart(2, '0')).join('');
                }""", List.of(column, row));
    }

    private void isAt(int column, int row) {
        assertThat(live.textContent()).startsWith("Column " + column + ", row " + row + ";");
    }
}
