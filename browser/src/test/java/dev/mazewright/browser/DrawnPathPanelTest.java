package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.BreadthFirst;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The section Path of the panel Create: what is drawn over a maze becomes the solution of another one. */
@Tag("thorough")
class DrawnPathPanelTest extends Tasks {
    private void takeUpThePen() {
        Locator create = enter("create");
        unfold(create, "Path");
        named(create, "Draw the path").click();
        page.locator("body.picking").waitFor();
        settle();
    }

    /** A point of the window in the middle of a cell. */
    private double[] middle(int cell) {
        List<?> at = (List<?>) page.evaluate("""
                cell => {
                  const [view] = mazewright.stage.seen;
                  const box = view.canvas.getBoundingClientRect();
                  const ratio = view.canvas.width / box.width;
                  return [box.left + view.camera.x(view.scene.x[cell]) / ratio, box.top + view.camera.y(view.scene.y[cell]) / ratio];
                }""", cell);
        return at.stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
    }

    private void draw(int... cells) {
        for (int i = 0; i < cells.length; i++) {
            double[] at = middle(cells[i]);
            page.mouse().move(at[0], at[1]);
            if (i == 0) {
                page.mouse().down();
            }
        }
        page.mouse().up();
    }

    private List<Integer> solutionOfWhatIsOpen() {
        page.waitForFunction("() => mazewright.source.recipe.includes('/drawn-path:')");
        settle();
        Puzzle puzzle = Recipe.parse(recipeInAddress()).make();
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.ends().goal());
        List<Integer> cells = new ArrayList<>();
        path.forEach(cell -> cells.add((int) puzzle.grid().number(cell)));
        return cells;
    }

    /** Fast pointers skip cells; who goes back takes the path back. */
    @Test
    void aPathIsDrawnWithTheMouse() {
        open("rectangle:6x6/wilson/braid:1/seed:1");
        takeUpThePen();
        draw(7, 10, 9, 21);
        assertThat(solutionOfWhatIsOpen()).containsExactly(7, 8, 9, 15, 21);
        assertThat(recipeInAddress()).isEqualTo("rectangle:6x6/drawn-path:wilson,path=7.4.pQ/seed:1");
        page.keyboard().press("Control+z");
        page.waitForFunction("() => mazewright.source.recipe.includes('/braid')");
    }

    @Test
    void aPathIsDrawnWithTheKeyboard() {
        open("hexagon:5x5/kruskal/seed:2");
        takeUpThePen();
        for (String key : List.of("ArrowRight", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "Enter")) {
            page.keyboard().press(key);
        }
        assertThat(solutionOfWhatIsOpen()).hasSize(4).startsWith(0, 1, 2);
    }

    /** Nothing is left of a path that is given up. */
    @Test
    void escapeEndsIt() {
        open("rectangle:6x6/wilson/seed:1");
        takeUpThePen();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Escape");
        assertNothingIsLeft("rectangle:6x6/wilson/seed:1");
    }

    private void assertNothingIsLeft(String recipe) {
        settle();
        assertThat(page.evaluate("mazewright.stage.seen[0].onDrag")).isNull();
        assertThat(page.evaluate("mazewright.stage.seen[0].solution")).isNull();
        assertThat(page.evaluate("mazewright.stage.seen[0].open === mazewright.scene.open")).isEqualTo(true);
        assertThat(page.locator("#panel-create [aria-pressed=true]", new Page.LocatorOptions().setHasText("Draw")).count()).isZero();
        assertThat(recipeInAddress()).isEqualTo(recipe);
    }

    @Test
    void undoEndsIt() {
        open("rectangle:6x6/wilson/seed:1");
        page.keyboard().press("n");
        page.waitForFunction("() => !mazewright.source.recipe.endsWith('/seed:1')");
        settle();
        takeUpThePen();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Control+z");
        page.waitForFunction("() => mazewright.source.recipe.endsWith('/seed:1')");
        assertNothingIsLeft("rectangle:6x6/wilson/seed:1");
    }

    /** The path is drawn on the grid that the generator begins on, and no transform moves it. */
    @Test
    void aTransformedMazeIsDrawnOnItsGrid() {
        open("rectangle:4x7/wilson/dihedral:rotate-90/seed:1");
        takeUpThePen();
        draw(7, 10, 24);
        assertThat(solutionOfWhatIsOpen()).containsExactly(7, 8, 9, 10, 17, 24);
        assertThat(recipeInAddress()).startsWith("rectangle:4x7/drawn-path:");
    }

    /** Only one thing at a time is done with the pointer on the stage. */
    @Test
    void aMaskAndAPathAreNotDrawnAtOnce() {
        open("rectangle:6x6/wilson/seed:1");
        Locator create = enter("create");
        unfold(create, "Mask");
        named(create, "Draw by hand").click();
        create.locator(".mask-tools").waitFor();
        takeUpThePen();
        assertThat(create.locator(".mask-tools").isVisible()).isFalse();
        draw(0, 2);
        assertThat(solutionOfWhatIsOpen()).containsExactly(0, 1, 2);
    }
}
