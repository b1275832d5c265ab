package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Generation and search are shown event by event, as core's own playback has them. */
class WatchTest extends Panels {
    private static final String RECIPE = "hexagon:8x8/wilson/seed:5";
    private static final long MOST_EVENTS = 1_000_000;

    private final Recording making = Recording.making(new Maker(Recipe.parse(RECIPE)), MOST_EVENTS);
    private final Playback playback = new Playback(making.trace(), making.before());
    private Locator scrub;

    @Test
    void showsEachMomentOfTheGeneration() {
        open(RECIPE);
        Locator panel = enter("watch");
        scrub = panel.locator(".scrub");
        assertThat(Long.parseLong(scrub.getAttribute("max"))).isEqualTo(making.trace().size());
        long start = position();
        for (int i = 0; i < 7; i++) {
            page.keyboard().press("ArrowRight");
        }
        isAt(start + 7);
        panel.getByLabel("Step back").click();
        page.keyboard().press("ArrowLeft");
        isAt(start + 5);
        page.keyboard().press("End");
        isAt(making.trace().size());
        assertThat(Likeness.of(page, RECIPE, 40)).as("the maze at last").isGreaterThan(0.75);
        scrub.fill(String.valueOf(making.trace().size() / 2));
        isAt(making.trace().size() / 2);
        coloursAreOf(playback);
        page.keyboard().press("Home");
        isAt(start);
    }

    @Test
    void playsAndPauses() {
        open(RECIPE);
        Locator panel = enter("watch");
        scrub = panel.locator(".scrub");
        long start = position();
        panel.getByLabel("Play (space)").click();
        page.waitForFunction("from => Number(document.querySelector('.scrub').value) > from + 3", (double) start);
        panel.getByLabel("Pause (space)").click();
        long paused = position();
        isAt(paused);
        frames(15);
        assertThat(position()).as("paused").isEqualTo(paused);
        page.keyboard().press("End");
        assertThat(panel.locator(".position").textContent()).isEqualTo("%,d of %<,d".formatted(making.trace().size() - start));
    }

    /** The line of the textbook that is lit is that of what was done last. */
    @Test
    void lightsTheLine() {
        open(RECIPE);
        Locator panel = enter("watch");
        scrub = panel.locator(".scrub");
        List<String> lit = new ArrayList<>();
        for (Trace.Kind kind : List.of(Trace.Kind.WALK, Trace.Kind.ERASE, Trace.Kind.CARVE)) {
            long at = 0;
            while (Trace.kind(making.trace().event(at)) != kind) {
                at++;
            }
            scrub.fill(String.valueOf(at + 1));
            assertThat(panel.locator(".pseudocode .lit").count()).isPositive();
            lit.add(panel.locator(".pseudocode .lit").first().textContent());
        }
        assertThat(lit.get(0)).containsIgnoringCase("random");
        assertThat(lit.get(1)).containsIgnoringCase("loop");
        assertThat(lit).doesNotHaveDuplicates();
    }

    /** While a loop is erased, the walker is where the walk crossed itself, and not on a cell that is erased. */
    @Test
    void theWalkerStandsAtTheJunctionOfTheLoopThatIsErased() {
        open(RECIPE);
        scrub = enter("watch").locator(".scrub");
        Trace trace = making.trace();
        Maze maze = making.puzzle().maze();
        List<Long> ordinals = cells(maze.grid()).boxed().toList();
        long junction = -1;
        int erased = 0;
        for (long at = 0; at < trace.size() && erased < 6; at++) {
            long event = trace.event(at);
            playback.forward();
            if (Trace.kind(event) == Trace.Kind.WALK) {
                junction = maze.step(Trace.cell(event), playback.marks(Trace.cell(event)) >>> 4);
            } else if (Trace.kind(event) == Trace.Kind.ERASE) {
                erased++;
                scrub.fill(String.valueOf(at + 1));
                settle();
                assertThat(colourOf(ordinals.indexOf(junction))).as("after event %d", at).isEqualTo(colour("head"));
            }
        }
        assertThat(erased).isEqualTo(6);
    }

    @Test
    void countsTheCellsThatASolverVisits() {
        open(RECIPE);
        Locator panel = enter("watch");
        panel.getByLabel("Solving").check(new Locator.CheckOptions().setForce(true));
        panel.getByLabel("Solver").selectOption("a-star");
        settle();
        scrub = panel.locator(".scrub");
        Path path = Solving.solve(puzzle(RECIPE), "a-star", Context.standard());
        scrub.fill(scrub.getAttribute("max"));
        assertThat(panel.locator(".counters div", new Locator.LocatorOptions().setHasText("cells visited")).locator("dd").textContent())
                .isEqualTo(path.visited() + " of 64");
        assertThat(panel.locator(".note").first().textContent())
                .isEqualTo("Done: solution of " + path.length() + " steps; " + path.visited() + " cells visited.");
        List<Long> cells = new ArrayList<>();
        path.forEach(cell -> cells.add(cells(making.puzzle().maze().grid()).boxed().toList().indexOf(cell) + 0L));
        assertThat(numbers("mazewright.view.solution")).isEqualTo(cells);
    }

    /** The rest of a trace is not asked for any more once the panel is left. */
    @Test
    void asksForNoMoreOnceThePanelIsLeft() {
        useAlone(Device.DESKTOP);
        List<Route> held = new ArrayList<>();
        List<String> failed = new ArrayList<>();
        page.route(url -> url.contains("/api/v1/trace") && !url.contains("from=0"), held::add);
        page.onRequestFailed(request -> failed.add(request.url()));
        open("rectangle:250x250/recursive-backtracker/seed:1");
        enter("watch");
        page.waitForCondition(() -> held.size() == 1);
        enter("create");
        page.waitForCondition(() -> failed.size() == 1);
        assertThat(failed.getFirst()).isEqualTo(held.getFirst().request().url());
        frames(30);
        assertThat(held).as("requests for more of the trace").hasSize(1);
    }

    /**
     * What is painted bit by bit, forwards and backwards, is what is painted anew; but that edges which are not straight
     * across or down may be smoothed differently, by a few levels in all.
     */
    @TestFactory
    Stream<DynamicTest> paintsBitByBitWhatItPaintsAnew() {
        open(RECIPE);
        Locator panel = enter("watch");
        return Stream.of(
                new Painted("rectangle:200x200/kruskal/seed:1", "state", 0),
                new Painted("rectangle:200x200/recursive-backtracker/seed:1", "order", 0),
                new Painted("rectangle:30x40/wilson/seed:1", "state", 0),
                new Painted("rectangle:30x40/kruskal/seed:1", "distance", 0),
                new Painted("hexagon:200x200/recursive-backtracker/seed:1", "state", 0),
                new Painted("hexagon:40x40/wilson/seed:1", "state", 1),
                new Painted("hexagon:40x40/kruskal/seed:1", "order", 1))
                .map(each -> DynamicTest.dynamicTest(each.toString(), () -> paintsBitByBit(panel, each.recipe, each.colour, each.most)));
    }

    /** A maze and how its cells are coloured, and by how many levels two pictures of it may differ. */
    private record Painted(String recipe, String colour, double most) {}

    private void paintsBitByBit(Locator panel, String recipe, String colour, double most) {
        go(recipe);
        long events = Recording.making(new Maker(Recipe.parse(recipe)), MOST_EVENTS).trace().size();
        page.waitForFunction("events => Number(document.querySelector('#panel-watch .scrub').max) === events", (double) events);
        panel.getByLabel(colour, new Locator.GetByLabelOptions().setExact(true)).check(new Locator.CheckOptions().setForce(true));
        List<?> found = (List<?>) page.evaluate("""
                async () => {
                  const { view } = mazewright;
                  const scrub = document.querySelector('#panel-watch .scrub');
                  const frame = () => new Promise(requestAnimationFrame);
                  const rest = async () => {
                    for (let still = 0; still < 3; still = view.isBusy ? 0 : still + 1) await frame();
                  };
                  const go = position => {
                    scrub.value = position;
                    scrub.dispatchEvent(new Event('input', { bubbles: true }));
                  };
                  const { width, height } = view.canvas;
                  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
                  const look = () => {
                    copy.drawImage(view.canvas, 0, 0);
                    return copy.getImageData(0, 0, width, height).data;
                  };
                  let at = Math.floor(scrub.max / 3);
                  go(at);
                  await rest();
                  const found = [];
                  for (const [step, times] of [[1, 5], [-5, 8], [Math.floor(view.scene.cells / 40), 5], [-Math.floor(view.scene.cells / 9), 3]]) {
                    for (let i = 0; i < times; i++) {
                      go(at += step);
                      await frame();
                    }
                    await rest();
                    const before = look();
                    view.invalidate();
                    await rest();
                    const after = look();
                    let sum = 0;
                    for (let i = 0; i < before.length; i++) sum += Math.abs(before[i] - after[i]);
                    found.push(sum / before.length);
                  }
                  return found;
                }""");
        assertThat(found).as("levels apart, in the mean").allSatisfy(each -> assertThat(((Number) each).doubleValue()).isLessThanOrEqualTo(most));
    }

    private long position() {
        return Long.parseLong(scrub.inputValue());
    }

    /** Asserts that the page shows this moment. */
    private void isAt(long position) {
        assertThat(position()).isEqualTo(position);
        playback.seek(position);
        assertThat(shownPassages()).as("passages after %d events", position).isEqualTo(passages(playback.maze()));
    }

    /** Asserts that cells not reached yet are solid on the screen, and others are not; but where the work goes on. */
    private void coloursAreOf(Playback moment) {
        settle();
        String solid = colour("solid");
        Grid grid = moment.maze().grid();
        int heads = 0;
        for (long ordinal = 0; ordinal < grid.cells(); ordinal++) {
            long cell = grid.cellAt(ordinal);
            boolean isReached = moment.maze().open(cell) != 0 || (moment.marks(cell) & (Trace.VISITED | Trace.WALKED)) != 0;
            String shown = colourOf(ordinal);
            if (shown.equals(colour("head"))) {
                heads++;
            } else {
                assertThat(shown.equals(solid)).as("cell %d is solid", ordinal).isEqualTo(!isReached);
            }
        }
        assertThat(heads).isEqualTo(1);
        long walking = cells(grid).filter(cell -> (moment.marks(cell) & (Trace.WALKED | Trace.VISITED)) == Trace.WALKED).count();
        assertThat(page.locator(".counters div", new Page.LocatorOptions().setHasText("in the current walk")).locator("dd").textContent())
                .isEqualTo(String.valueOf(walking));
    }
}
