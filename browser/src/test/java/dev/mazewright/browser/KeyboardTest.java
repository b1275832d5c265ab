package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All can be done without a mouse. */
@Tag("thorough")
class KeyboardTest extends Browsing {
    private static final int MOST_STOPS = 150;

    /** Names each control that can be seen and used, once for a group of which one alone is stopped at. */
    private static final String CONTROLS = """
            () => {
              const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, canvas[tabindex]')];
              return all.filter(each => each.checkVisibility({ visibilityProperty: true }) && !each.disabled
                  && each.tabIndex >= 0 && each.closest('[inert]') === null
                  && !(each.type === 'radio' && !each.checked))
                .map((each, i) => each.dataset.stop ??= `${i} ${each.tagName} ${each.id} ${each.textContent.slice(0, 30)}`);
            }""";

    /** Keys that stay in a panel and do not bring another maze. */
    private static final List<String> KEYS = List.of("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "w", "a", "d", "q", "e", "z", "c",
            "PageUp", "PageDown", "Home", "End", "<", ">", "+", "-", ",", ".", "Backspace", "Shift+ArrowRight", "Shift+ArrowDown");

    /** Where the maze lies, where the walker is, and at which step a playback is. */
    private static final String STATE = """
            () => {
              const { stage, panels, panel } = mazewright;
              return [stage.seen[0].place, panels[panel].walk?.trail, panels[panel].shown?.step].map(each => JSON.stringify(each ?? null));
            }""";

    @Test
    void reachesEverything() {
        open("rectangle:9x12/wilson/seed:5");
        for (String panel : List.of("1", "4", "7")) {
            page.keyboard().press(panel);
            settle();
            Set<Object> controls = new LinkedHashSet<>((List<?>) page.evaluate(CONTROLS));
            assertThat(controls).hasSizeGreaterThan(8);
            page.evaluate("() => document.activeElement?.blur()");
            for (int stop = 0; stop < MOST_STOPS && !controls.isEmpty(); stop++) {
                page.keyboard().press("Tab");
                controls.remove(page.evaluate("() => document.activeElement?.dataset.stop ?? ''"));
            }
            assertThat(controls).as("never stopped at in panel " + panel).isEmpty();
        }
    }

    @Test
    void sShowsTheSolutionAndReportsItsLength() {
        String recipe = "rectangle:9x12/wilson/seed:5";
        open(recipe);
        page.keyboard().press("s");
        page.waitForFunction("() => document.querySelector('#status').textContent !== ''");
        long steps = Solving.shortest(Recipe.parse(recipe).make(), "breadth-first", Context.standard()).length();
        assertThat(page.locator("#status").textContent()).startsWith("Solution: " + steps + " steps; ").endsWith(" cells visited.");
        assertThat(((Number) page.evaluate("mazewright.view.solution.length")).longValue()).isEqualTo(steps + 1);
    }

    /** A button that was clicked with the mouse keeps no focus, which Space would press again. */
    @Test
    void spacePlaysWhenTheControlsWereHiddenWithTheMouse() {
        open("rectangle:9x12/wilson/seed:5");
        page.locator("#tab-watch").click();
        page.waitForFunction("() => 'watch' in mazewright.panels");
        settle();
        page.getByLabel("Hide the controls").click();
        page.keyboard().press(" ");
        frames(3);
        assertThat(page.locator("body.folded").count()).as("the controls stay hidden").isEqualTo(1);
        assertThat(page.locator("#panel-watch").getByLabel("Pause (space)").count()).as("plays").isEqualTo(1);
    }

    @Test
    void theMazeIsZoomedWhereverTheFocusIs() {
        open("rectangle:9x12/wilson/seed:5");
        page.locator("#tab-create").focus();
        double before = scale();
        page.keyboard().press("+");
        assertThat(scale()).isGreaterThan(before);
        page.keyboard().press("0");
        assertThat(scale()).isEqualTo(before);
        page.keyboard().press("-");
        assertThat(scale()).isLessThan(before);
    }

    /** Each key has one owner: what walks does not pan as well, whether the canvas has the focus or not. */
    @ParameterizedTest
    @ValueSource(strings = {"create", "watch", "race", "play", "open", "export", "map"})
    void eachKeyDoesOneThing(String panel) {
        open("rectangle:9x12/wilson/seed:5?panel=" + panel);
        page.waitForFunction("panel => panel in mazewright.panels", panel);
        settle();
        for (String key : KEYS) {
            page.evaluate("() => mazewright.stage.seen[0].canvas?.focus()");
            List<?> before = (List<?>) page.evaluate(STATE);
            page.keyboard().press(key);
            frames(2);
            List<?> after = (List<?>) page.evaluate(STATE);
            long changed = IntStream.range(0, before.size()).filter(i -> !Objects.equals(before.get(i), after.get(i))).count();
            assertThat(changed).as("what '%s' changes in %s: %s -> %s", key, panel, before, after).isLessThanOrEqualTo(1);
        }
    }

    private double scale() {
        return ((Number) page.evaluate("mazewright.view.place.scale")).doubleValue();
    }

    @Test
    void showsWhereItIs() {
        open("rectangle:9x12/wilson/seed:5");
        page.keyboard().press("Tab");
        page.keyboard().press("Tab");
        String outline = (String) page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle");
        String shadow = (String) page.evaluate("() => getComputedStyle(document.activeElement).boxShadow");
        assertThat(!outline.equals("none") || !shadow.equals("none")).as("a focus that can be seen").isTrue();
    }
}
