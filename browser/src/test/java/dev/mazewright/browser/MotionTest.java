package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ReducedMotion;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who wants less motion gets none that was not asked for. */
@Tag("thorough")
class MotionTest extends Panels {
    private static final Device ROOM = Device.DESKTOP.size(1000, 700);

    /** Counts the different pictures that the maze shows after a step: up to two, or in half a second. */
    private static final String PICTURES = """
            async (key) => {
              const canvas = document.querySelector('#stage canvas');
              const small = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
              const look = () => {
                small.drawImage(canvas, 0, 0);
                const { data } = small.getImageData(0, 0, canvas.width, canvas.height);
                let sum = 0;
                for (let i = 0; i < data.length; i += 4) sum = (sum * 31 + data[i] + 3 * data[i + 1] + 7 * data[i + 2]) % 4294967291;
                return sum;
              };
              const seen = new Set();
              canvas.focus();
              canvas.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
              await new Promise(requestAnimationFrame);
              for (let frames = 0; frames < 30 && seen.size < 2; frames++) {
                await new Promise(requestAnimationFrame);
                seen.add(look());
              }
              return seen.size;
            }""";

    /** One panel after the other, in one page. */
    @TestFactory
    Stream<DynamicTest> nothingBeginsByItself() {
        use(ROOM.motion(ReducedMotion.REDUCE));
        open("rectangle:9x9/wilson/seed:2");
        return panels().stream().filter(panel -> !panel.equals("book")) // whose pages come when the server has made them
                .map(panel -> DynamicTest.dynamicTest(panel, () -> nothingBeginsByItself(panel)));
    }

    private void nothingBeginsByItself(String panel) {
        enter(panel);
        String seen = new String(page.locator("#stage").screenshot(), StandardCharsets.ISO_8859_1);
        frames(20);
        String later = new String(page.locator("#stage").screenshot(), StandardCharsets.ISO_8859_1);
        assertThat(later.equals(seen)).as("%s stands still", panel).isTrue();
        assertThat(number("document.getAnimations().filter(each => each.playState === 'running').length")).isZero();
    }

    /** The last step to the goal: rings for those who like motion, and one still picture for the others. */
    @ParameterizedTest
    @EnumSource(ReducedMotion.class)
    void theGoalIsReachedQuietly(ReducedMotion motion) {
        String recipe = "rectangle:2x2/wilson/seed:2";
        use(ROOM.motion(motion));
        open(recipe);
        enter("play");
        Path path = Solving.shortest(puzzle(recipe), "breadth-first", Context.standard());
        String[] keys = {"ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"};
        for (long i = 0; i + 1 < path.length(); i++) {
            page.keyboard().press(keys[path.direction(i)]);
        }
        settle();
        double pictures = number(PICTURES, keys[path.direction(path.length() - 1)]);
        if (motion == ReducedMotion.REDUCE) {
            assertThat(pictures).isEqualTo(1);
        } else {
            assertThat(pictures).isEqualTo(2);
        }
        page.locator(".finish").getByText("You made it!").waitFor();
    }

    /** Watching is motion that was asked for: it goes on. */
    @Test
    void playsWhenAskedTo() {
        use(ROOM.motion(ReducedMotion.REDUCE));
        open("rectangle:9x9/wilson/seed:2");
        enter("watch").getByLabel("Play (space)").click();
        page.waitForFunction("() => Number(document.querySelector('.scrub').value) > 3");
    }

    private double number(String expression, String argument) {
        return ((Number) page.evaluate(expression, argument)).doubleValue();
    }
}
