package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mazes of more cells than the page draws itself: seen by tiles, gone to cell by cell, solved, left again. */
@Tag("thorough")
class LargeTest extends Panels {
    private static final String RECIPE = "rectangle:4000x4000/sidewinder/seed:7";
    private static final String SMALL = "rectangle:9x12/wilson/seed:5";

    private void openLarge(String recipe) {
        park();
        page.navigate(address() + "#" + recipe);
        page.locator("body.ready").waitFor();
        generated();
    }

    private void generated() {
        page.locator(".work-done").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
        settle();
    }

    private Object view(String what) {
        return page.evaluate("() => { const [view] = mazewright.stage.seen; return " + what + "; }");
    }

    private double seen(String what) {
        return ((Number) view(what)).doubleValue();
    }

    /** The share of the canvas, from 0 to 1, that has the colour of walls, within the maze, blended with the paper. */
    private double ink() {
        return ((Number) page.evaluate("""
                () => {
                  const { canvas, place } = mazewright.stage.seen[0];
                  const rgb = name => {
                    const one = new OffscreenCanvas(1, 1).getContext('2d');
                    one.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
                    one.fillRect(0, 0, 1, 1);
                    return one.getImageData(0, 0, 1, 1).data[1];
                  };
                  const [paper, wall] = [rgb('--paper'), rgb('--wall')];
                  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
                  copy.drawImage(canvas, 0, 0);
                  const [x, y] = [Math.max(8, place.left + 8), Math.max(8, place.top + 8)];
                  const { data } = copy.getImageData(x, y, 300, 300);
                  let sum = 0;
                  for (let i = 1; i < data.length; i += 4) sum += (paper - data[i]) / (paper - wall);
                  return sum / (data.length / 4);
                }""")).doubleValue();
    }

    @Test
    void showsFourThousandSquareAndTheCellThatItIsToldToGoTo() {
        openLarge(RECIPE);
        assertThat(page.locator("#facts").textContent()).contains("4000 × 4000").contains("16,000,000 cells");
        assertThat(ink()).as("each second pixel of cells of two pixels is wall, as far as one may see").isBetween(0.45, 0.55);
        page.locator(".go input").first().fill("3000");
        page.locator(".go input").last().fill("1234");
        page.keyboard().press("Enter");
        settle();
        assertThat(page.locator(".at").textContent()).isEqualTo("row 3,000, column 1,234");
        List<?> walls = (List<?>) page.evaluate("""
                () => {
                  const view = mazewright.stage.seen[0];
                  const { scale, left, top } = view.place;
                  const copy = new OffscreenCanvas(view.canvas.width, view.canvas.height).getContext('2d', { willReadFrequently: true });
                  copy.drawImage(view.canvas, 0, 0);
                  const dark = (x, y) => copy.getImageData(Math.round(x), Math.round(y), 1, 1).data[1] < 128;
                  const walls = [];
                  for (let row = 2995; row < 3005; row++) {
                    for (let column = 1240; column < 1250; column++) {
                      walls.push(dark(left + column * scale + 1, top + (row + .6) * scale), dark(left + (column + .6) * scale, top + row * scale + 1));
                    }
                  }
                  return walls;
                }""");
        Puzzle puzzle = Recipe.parse(RECIPE).make();
        for (int i = 0; i < 100; i++) {
            long cell = puzzle.grid().cell(2995 + i / 10, 1240 + i % 10);
            assertThat(walls.get(2 * i)).as("wall to the left of cell %d", i).isEqualTo(!puzzle.maze().isOpen(cell, Rectangle.WEST));
            assertThat(walls.get(2 * i + 1)).as("wall above cell %d", i).isEqualTo(!puzzle.maze().isOpen(cell, Rectangle.NORTH));
        }
    }

    @Test
    void movesByKeysAndByTheMinimap() {
        openLarge(RECIPE);
        assertThat(page.locator(".minimap").isVisible()).as("the whole maze needs no minimap").isFalse();
        page.locator("#tab-create").focus(); // the maze need not have the focus
        double whole = seen("view.place.scale");
        for (int i = 0; i < 12; i++) {
            page.keyboard().press("+");
        }
        settle();
        assertThat(seen("view.place.scale")).isGreaterThan(10 * whole);
        double left = seen("view.part.left");
        page.locator("#stage .large canvas").first().focus();
        page.keyboard().press("ArrowRight");
        settle();
        assertThat(seen("view.part.left")).isGreaterThan(left);
        Locator minimap = page.locator(".minimap");
        minimap.click(new Locator.ClickOptions().setPosition(13, 117));
        settle();
        assertThat(seen("(view.part.left + view.part.right) / 2")).isBetween(300.0, 500.0);
        assertThat(seen("(view.part.top + view.part.bottom) / 2")).isBetween(3500.0, 3700.0);
        page.locator(".go input").first().focus(); // a digit is typed here
        page.keyboard().press("0");
        assertThat(seen("view.place.scale")).isNotEqualTo(whole);
        page.locator("#tab-create").focus();
        page.keyboard().press("0");
        settle();
        assertThat(seen("view.place.scale")).isEqualTo(whole);
    }

    @Test
    void showsAndHidesTheSolution() {
        openLarge(RECIPE);
        page.keyboard().press("s");
        page.waitForFunction("() => document.getElementById('status').textContent.includes('steps')");
        settle();
        assertThat((Boolean) view("view.hasPath")).isTrue();
        Object blue = page.evaluate("""
                () => {
                  const { canvas } = mazewright.stage.seen[0];
                  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
                  copy.drawImage(canvas, 0, 0);
                  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
                  let blue = 0;
                  for (let i = 0; i < data.length; i += 4) blue += data[i + 2] > data[i] + 60 ? 1 : 0;
                  return blue;
                }""");
        assertThat(((Number) blue).intValue()).as("pixels of the solution").isGreaterThan(500);
        page.keyboard().press("s");
        page.waitForFunction("() => !mazewright.stage.seen[0].hasPath");
    }

    @Test
    void panelsThatNeedAllCellsSaySoAndWorkAgainOnASmallerMaze() {
        openLarge("rectangle:1300x1000/binary-tree/seed:1");
        List<String> barred = new ArrayList<>();
        for (String panel : panels()) {
            Locator note = enter(panel).locator(".barred-note");
            if (note.count() > 0) {
                assertThat(note.textContent()).startsWith(page.locator("#tab-" + panel).textContent().strip()).contains("1,200,000");
                assertThat(page.locator("#stage .large canvas").first().isVisible()).isTrue();
                barred.add(panel);
            }
        }
        assertThat(barred).as("those that draw each cell").contains("watch").doesNotContain("create", "map");
        page.locator("#tab-watch").click();
        go(SMALL);
        assertThat(page.locator("#panel-watch .barred-note").count()).isZero();
        page.waitForFunction("() => mazewright.panels.watch.to > 0");
        go("rectangle:1300x1000/binary-tree/seed:1");
        page.locator("#panel-watch .barred-note").waitFor();
        page.locator("#tab-create").click();
        go(SMALL);
        assertThat(Likeness.of(page, SMALL, 40)).isGreaterThan(0.75);
    }

    @Test
    void aGoalIsPointedAt() {
        openLarge("rectangle:1300x1000/binary-tree/seed:1");
        page.evaluate("() => document.querySelectorAll('#panel-create details').forEach(each => { each.open = true; })");
        page.getByLabel("Pick goal on the maze").click();
        page.locator("#stage .large canvas").first().click();
        page.waitForFunction("() => mazewright.scene.recipe.includes('/goal:')");
        generated();
        List<?> goal = (List<?>) view("view.maze.goals[0]");
        assertThat(((Number) goal.get(0)).intValue()).isBetween(645, 655);
        assertThat(((Number) goal.get(1)).intValue()).isBetween(495, 505);
    }

    /** What stands in the field while one types is not generated: nine digits would be as many tasks. */
    @Test
    void aSizeIsTypedThatOnlyTheServerDraws() {
        needServer(); // its requests are counted
        open("rectangle:9x12/binary-tree/seed:1");
        List<String> begun = new ArrayList<>();
        Consumer<Request> count = request -> begun.addAll(request.url().endsWith("/tasks") ? List.of(request.postData()) : List.of());
        page.onRequest(count);
        page.getByLabel("Columns", new Page.GetByLabelOptions().setExact(true)).selectText();
        page.keyboard().type("200000");
        page.waitForFunction("() => mazewright.scene.recipe.startsWith('rectangle:9x200000/')");
        generated();
        page.offRequest(count);
        assertThat(begun).singleElement().asString().contains("rectangle:9x200000/");
    }

    @Test
    void longGenerationShowsProgressAndCanBeCancelled() {
        page.navigate(address() + "#rectangle:3000x3000/aldous-broder/seed:1");
        page.locator("body.ready").waitFor();
        page.getByText(Pattern.compile("^Generating: [1-9]\\d? %")).waitFor();
        page.locator(".work-done").getByText("Cancel").click();
        page.getByText("Generation was cancelled.").waitFor();
        assertThat(page.locator(".work-done").getByText("Generate again").isVisible()).isTrue();
    }

    /** Else the tasks of mazes that are left would keep others waiting. */
    @Test
    void aMazeThatIsLeftIsNotGeneratedFurther() {
        page.navigate(address() + "#rectangle:3000x3000/aldous-broder/seed:11");
        page.locator("body.ready").waitFor();
        for (int seed = 12; seed < 16; seed++) {
            page.evaluate("recipe => { location.hash = recipe; }", "rectangle:3000x3000/aldous-broder/seed:" + seed);
            page.waitForFunction("seed => mazewright.scene.recipe.endsWith(seed)", ":" + seed);
            page.getByText(Pattern.compile("^Generating: [1-9]\\d? %")).waitFor();
        }
        page.locator(".work-done").getByText("Cancel").click();
        page.getByText("Generation was cancelled.").waitFor();
    }

    @Test
    void refusesWhatCannotBeAndKeepsTheMazeThatIsOpen() {
        open(SMALL);
        expect(complaint -> complaint.contains("413"));
        page.evaluate("() => { location.hash = 'rectangle:100000x100000/eller/seed:1'; }");
        page.waitForFunction("() => document.getElementById('status').textContent.includes('1000000000')");
        assertThat(page.evaluate("() => mazewright.scene.recipe")).isEqualTo(SMALL);
    }
}
