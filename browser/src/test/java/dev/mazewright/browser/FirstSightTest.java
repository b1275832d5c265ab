package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first visit, on windows of every size: the maze and the cards beside it, all tabs, and a path that grows in once. */
@Tag("thorough")
class FirstSightTest extends Tasks {
    /** Of the first maze's lines, the place on the window: what lies between its outermost cells. */
    private static final String MAZE = """
            () => {
              const { view, scene } = mazewright;
              const { left, top } = view.canvas.getBoundingClientRect();
              const at = Array.from(scene.x, (x, cell) => view.toScreen(x, scene.y[cell]));
              const [xs, ys] = [0, 1].map(axis => at.map(each => each[axis]));
              return [left + Math.min(...xs), top + Math.min(...ys), left + Math.max(...xs), top + Math.max(...ys)];
            }""";

    /** Words of tabs and buttons that are cut off, or that are not in the window. */
    private static final String CUT = """
            () => [...document.querySelectorAll('.tab, #tools .button')].filter(each => each.checkVisibility({ visibilityProperty: true })).filter(each => {
              const box = each.getBoundingClientRect();
              const room = each.closest('.tabs, .tools').getBoundingClientRect();
              return box.left < room.left - 1 || box.right > Math.min(room.right, innerWidth) + 1 || box.width < 24;
            }).map(each => each.textContent || each.ariaLabel)""";

    @ParameterizedTest
    @CsvSource({"320, 480", "320, 568", "390, 844", "844, 390", "568, 320", "640, 400", "768, 1024", "820, 1180", "1024, 600", "1366, 768", "1440, 900", "2560, 1440"})
    void theCardsCoverNoMazeAndAreClosedByEscape(int width, int height) {
        boolean isPhone = Math.min(width, height) < 600;
        visit((isPhone ? Device.PHONE : Device.DESKTOP).size(width, height));
        Locator cards = page.locator(".start-cards");
        double[] maze = point(MAZE);
        BoundingBox box = cards.boundingBox();
        assertThat(box.x >= maze[2] || box.y >= maze[3] || box.y + box.height <= maze[1]).as("the cards stand beside the maze, below or above").isTrue();
        assertThat(page.evaluate("""
                () => {
                  const card = document.querySelector('.start-card');
                  const { left, top, width, height } = card.getBoundingClientRect();
                  return [0.2, 0.5, 0.8].every(part => card.contains(document.elementFromPoint(left + width / 2, top + part * height)));
                }""")).as("nothing lies over a card").isEqualTo(true);
        BoundingBox stage = page.locator("#stage").boundingBox();
        assertThat(box.x + box.width).isLessThanOrEqualTo(stage.x + stage.width + 1);
        assertThat(box.y + box.height).isLessThanOrEqualTo(stage.y + stage.height + 1);
        assertThat(maze[2]).isLessThanOrEqualTo(stage.x + stage.width);
        assertThat(maze[3]).isLessThanOrEqualTo(stage.y + stage.height);
        assertThat(page.getByLabel("Close the start cards").boundingBox()).as("the button to close them is there").satisfies(close -> {
            assertThat(close.y).isGreaterThanOrEqualTo(stage.y);
            assertThat(close.x + close.width).isLessThanOrEqualTo(stage.x + stage.width + 1);
        });
        assertThat((List<?>) page.evaluate(CUT)).as("tabs and tools that are cut").isEmpty();
        page.keyboard().press("Escape");
        assertThat(cards.count()).isZero();
        settle();
        double[] after = point(MAZE);
        assertThat((after[2] - after[0]) * (after[3] - after[1])).as("the maze takes the room").isGreaterThanOrEqualTo((maze[2] - maze[0]) * (maze[3] - maze[1]) * 0.99);
        page.locator("#home").click();
        assertThat(cards.isVisible()).as("the cards come again, without a keyboard").isTrue();
    }

    @Test
    void thoseWhoUseAKeyboardAreAtTheCards() {
        visit(Device.DESKTOP);
        page.keyboard().press("Tab");
        assertThat(page.evaluate("document.activeElement.getAttribute('aria-label')")).isEqualTo("Close the start cards");
        page.keyboard().press("Tab");
        assertThat((String) page.evaluate("document.activeElement.textContent")).startsWith("A hard heart");
        page.keyboard().press("Escape");
        assertThat(page.evaluate("document.activeElement === mazewright.view.canvas")).as("the maze has the focus").isEqualTo(true);
    }

    @Test
    void thePathGrowsInOnceAndIsGone() {
        useAlone(Device.DESKTOP);
        page.addInitScript(SEEN);
        page.navigate(address());
        page.waitForFunction("() => globalThis.mazewright?.view?.layers.length === 1");
        page.waitForFunction("() => globalThis.mazewright.view.layers.length === 0");
        settle();
        assertThat(page.evaluate("mazewright.solution.shown")).as("the maze is still to be solved").isEqualTo(false);
        List<?> drawn = (List<?>) page.evaluate("globalThis.lengths");
        assertThat(drawn).as("longer and longer").hasSizeGreaterThan(3);
        assertThat(((Number) drawn.getLast()).intValue()).isEqualTo(((Number) page.evaluate("async () => (await mazewright.api.solve(mazewright.source)).length + 1")).intValue());
        page.reload();
        ready();
        frames(10);
        assertThat(number("mazewright.view.layers.length")).as("once").isZero();
    }

    /** Notes how many cells of the path are drawn, each time that it is longer. */
    private static final String SEEN = """
            globalThis.lengths = [];
            const watch = () => {
              const { view } = globalThis.mazewright ?? {};
              if (view && !view.isWatched) {
                view.isWatched = true;
                const { addPath } = view;
                view.addPath = function (context, cells) {
                  if (cells.length > (globalThis.lengths.at(-1) ?? 0)) globalThis.lengths.push(cells.length);
                  return addPath.call(this, context, cells);
                };
              }
              requestAnimationFrame(watch);
            };
            watch();""";

    /** On a slow line: something is painted before any other file is there. */
    @Test
    void thePageSaysAtOnceThatItIsOnItsWay() {
        useAlone(Device.DESKTOP);
        CompletableFuture<Route> style = new CompletableFuture<>();
        page.route("**/style/main.css", style::complete);
        page.navigate(address(), new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
        page.waitForFunction("() => performance.getEntriesByType('paint').length > 0");
        assertThat(page.locator("body").innerText()).contains("Mazewright is on its way");
        while (!style.isDone()) {
            page.waitForTimeout(10);
        }
        style.join().resume();
        ready();
        assertThat(page.getByText("is on its way").first().isVisible()).isFalse();
    }

    @Test
    void nothingGrowsForThoseWhoAskedForLessMotion() {
        useAlone(Device.DESKTOP.motion(ReducedMotion.REDUCE));
        page.addInitScript(SEEN);
        page.navigate(address());
        ready();
        frames(30);
        assertThat((List<?>) page.evaluate("globalThis.lengths")).isEmpty();
    }
}
