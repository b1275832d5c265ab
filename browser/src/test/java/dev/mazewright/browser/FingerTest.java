package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What fingers do on a telephone, and where they cannot. */
@Tag("thorough")
class FingerTest extends Panels {
    private static final String RECIPE = "hexagon:9x9/wilson/seed:2";

    private CDPSession hand;

    @BeforeEach
    void takeAPhone() {
        use(Device.PHONE);
        hand = context().newCDPSession(page);
    }

    /** What is set for the phone of one test, such as a notch, does not last into the next. */
    @AfterEach
    void putItAway() {
        hand.detach();
    }

    /** Whatever a telephone's notch and bar take, nothing lies under them. */
    @Test
    void staysClearOfNotches() {
        open(RECIPE);
        hand("Emulation.setSafeAreaInsetsOverride", "{'insets': {'top': 47, 'bottom': 34}}");
        assertThat(page.locator("#tools").boundingBox().y).isBetween(47.0, 48.0);
        assertThat(page.locator("#tab-create").boundingBox().y).isLessThan(844 - 34 - 44);
        page.setViewportSize(844, 390);
        hand("Emulation.setSafeAreaInsetsOverride", "{'insets': {'left': 47, 'right': 47, 'bottom': 21}}");
        assertThat(page.locator(".side").boundingBox().x).isEqualTo(47);
        assertThat(page.locator("#stage canvas").boundingBox().width).isLessThan(844 - 47 - 200);
    }

    /** The controls are dragged by their handle, tapped, and moved by keys; they stop folded, half and tall. */
    @Test
    void theControlsAreDraggedByTheirHandle() {
        open(RECIPE);
        Locator handle = page.getByRole(AriaRole.SEPARATOR);
        double half = canvasHeight();
        drag(handle, 250);
        stands(handle, 0);
        assertThat(canvasHeight()).as("folded, the maze has the room").isGreaterThan(half + 250);
        drag(handle, -560);
        stands(handle, 72);
        assertThat(canvasHeight()).isBetween(90.0, half - 150);
        drag(handle, 240);
        stands(handle, 44);
        assertThat(canvasHeight()).isEqualTo(half);
        drag(handle, 0);
        stands(handle, 0);
        drag(handle, 0);
        stands(handle, 44);
        handle.press("ArrowUp");
        stands(handle, 72);
        handle.press("Home");
        stands(handle, 0);
        page.locator("#tab-play").tap();
        page.waitForFunction("() => mazewright.panel === 'play' && 'play' in mazewright.panels");
        stands(handle, 44);
        handle.press("ArrowDown");
        stands(handle, 0);
        assertThat(page.locator("#panel-play .board dd").first().textContent()).as("keys of the handle are its own").isEqualTo("0");
    }

    /** A finger that lets go while it moves sets a large maze in motion, but not where less motion is preferred. */
    @ParameterizedTest
    @EnumSource(ReducedMotion.class)
    void aFlickSendsTheMazeOn(ReducedMotion motion) {
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(motion));
        open(RECIPE);
        page.evaluate("mazewright.view.zoomBy(6)");
        double before = middle(40)[0];
        for (int i = 0; i <= 6; i++) {
            hand("Input.dispatchTouchEvent", """
                    {'type': '%s', 'timestamp': %s, 'touchPoints': [{'x': %d, 'y': 200}]}"""
                    .formatted(i == 0 ? "touchStart" : "touchMove", 1e6 + i * 0.016, 300 - 10 * i));
        }
        hand("Input.dispatchTouchEvent", "{'type': 'touchEnd', 'timestamp': " + (1e6 + 0.1) + ", 'touchPoints': []}");
        settle();
        double moved = before - middle(40)[0];
        if (motion == ReducedMotion.REDUCE) {
            assertThat(moved).isBetween(50.0, 61.0);
        } else {
            assertThat(moved).isGreaterThan(120);
        }
    }

    /** Of a mask, only the cells are fitted to the view; so there is nothing to pan to. */
    @Test
    void swipesSteerInAMaskedMaze() {
        open("rectangle:12x12,mask=heart/wilson/seed:3");
        page.locator("#tab-play").tap();
        page.waitForFunction("() => mazewright.panels.play !== undefined");
        settle();
        List<?> swipe = (List<?>) page.evaluate("""
                () => {
                  const { view, scene } = mazewright;
                  const { left, top, width, height } = view.canvas.getBoundingClientRect();
                  const [to] = scene.neighbours(scene.start);
                  const along = [Math.sign(scene.x[to] - scene.x[scene.start]), Math.sign(scene.y[to] - scene.y[scene.start])];
                  const far = cell => Math.hypot(...view.toScreen(scene.x[cell], scene.y[cell]).map((at, axis) => at - [width, height][axis] / 2));
                  return [left + width / 2, top + height / 2, ...along, far(scene.start)];
                }""");
        double[] at = swipe.stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
        assertThat(at[4]).as("the walker is elsewhere").isGreaterThan(60);
        touch("touchStart", at[0], at[1]);
        touch("touchMove", at[0] + 20 * at[2], at[1] + 20 * at[3]);
        touch("touchMove", at[0] + 50 * at[2], at[1] + 50 * at[3]);
        hand("Input.dispatchTouchEvent", "{'type': 'touchEnd', 'touchPoints': []}");
        page.locator("#panel-play .board dd").getByText("0", new Locator.GetByTextOptions().setExact(true)).first().waitFor();
        assertThat(page.locator("#panel-play .board dd").first().textContent()).as("moves").isNotEqualTo("0");
    }

    /** Two fingers look closer at the mask that one draws; the first leaves no trace. */
    @Test
    void pinchingDrawsNothing() {
        open("rectangle:9x9/wilson/seed:2");
        page.locator("#panel-create summary").getByText("Mask").tap();
        page.getByText("Draw by hand").tap();
        page.locator(".stage-note").waitFor();
        settle();
        touch("touchStart", 195, 200);
        for (int i = 0; i < 5; i++) {
            hand("Input.dispatchTouchEvent", "{'type': '%s', 'touchPoints': [{'x': 195, 'y': 200, 'id': 0}, {'x': %d, 'y': 240, 'id': 1}]}"
                    .formatted(i == 0 ? "touchStart" : "touchMove", 235 + 15 * i));
        }
        hand("Input.dispatchTouchEvent", "{'type': 'touchEnd', 'touchPoints': []}");
        assertThat(number("mazewright.view.room(0)")).as("it is closer").isGreaterThan(30);
        page.locator(".stage-note button").tap();
        settle();
        assertThat(recipeInAddress()).isEqualTo("rectangle:9x9/wilson/seed:2");
    }

    private double canvasHeight() {
        settle();
        return page.locator("#stage canvas").boundingBox().height;
    }

    private void stands(Locator handle, int height) {
        handle.and(page.locator("[aria-valuenow='" + height + "']")).waitFor();
    }

    /** Drags some pixels down with a finger, which rests at the end; with none, taps. */
    private void drag(Locator what, double down) {
        settle();
        double x = what.boundingBox().x + what.boundingBox().width / 2;
        double y = what.boundingBox().y + 10;
        touch("touchStart", x, y);
        if (down != 0) {
            touch("touchMove", x, y + down / 2);
            touch("touchMove", x, y + down);
            page.waitForTimeout(150);
        }
        hand("Input.dispatchTouchEvent", "{'type': 'touchEnd', 'touchPoints': []}");
    }

    private void touch(String type, double x, double y) {
        hand("Input.dispatchTouchEvent", "{'type': '" + type + "', 'touchPoints': [{'x': " + x + ", 'y': " + y + "}]}");
    }

    /** What a telephone does, as a command to the browser. */
    private void hand(String method, String parameters) {
        hand.send(method, JsonParser.parseString(parameters).getAsJsonObject());
    }
}
