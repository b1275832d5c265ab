package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two to four run side by side, and the table says of each what the server says of it. */
@Tag("thorough")
class RaceTest extends Panels {
    private static final String RECIPE = "rectangle:12x15/recursive-backtracker/braid:0.3/seed:3";
    private static final long MOST_EVENTS = 1_000_000;
    private Locator panel;

    @Test
    void racesTwoGenerators() {
        open("rectangle:12x15/wilson/seed:3");
        panel = enter("race");
        assertThat(page.locator("#stage .view canvas").count()).isEqualTo(2);
        goFast();
        panel.getByLabel("Play (space)").click();
        awaitEnd();
        List<String> names = names();
        assertThat(names).containsExactly("Recursive backtracker", "Wilson");
        for (int lane = 0; lane < 2; lane++) {
            String recipe = "rectangle:12x15/" + names.get(lane) + "/seed:3";
            String length = ask("solve", "recipe", recipe, "solver", "breadth-first").get("length").getAsString();
            page.locator("#panel-race .results td:has-text('" + length + "')").first().waitFor(); // it is asked for afterwards
            assertThat(numbers(lane).subList(1, 3)).as(recipe).containsExactly("180", length);
            assertThat(mazeOnCanvas(lane)).as(recipe).isEqualTo(passages(puzzle(recipe).maze()));
        }
        assertThat(numbers(0).getLast()).isNotEqualTo(numbers(1).getLast());
        for (String recipe : List.of("tiles:9x13/rooms/seed:1", "zeta:6x6/kruskal/seed:1")) {
            page.evaluate("async recipe => { await mazewright.open({ recipe }); }", recipe);
            settle();
            assertThat(names()).as("on %s, where others run", recipe).hasSize(2).doesNotHaveDuplicates();
        }
    }

    @Test
    void racesThreeSolvers() {
        open(RECIPE);
        panel = enter("race");
        panel.getByLabel("solvers", new Locator.GetByLabelOptions().setExact(true)).check(new Locator.CheckOptions().setForce(true));
        settle();
        panel.getByText("Add lane").click();
        settle();
        page.keyboard().press("End");
        awaitEnd();
        assertThat(names()).hasSize(3).doesNotHaveDuplicates();
        long first = Long.MAX_VALUE;
        String winner = "";
        for (int lane = 0; lane < 3; lane++) {
            String solver = names().get(lane);
            JsonObject response = ask("solve", "recipe", RECIPE, "solver", solver);
            assertThat(numbers(lane).subList(1, 3)).as(solver)
                    .containsExactly(response.get("visited").getAsString(), response.get("length").getAsString());
            long steps = Recording.solving(Recipe.parse(RECIPE).make(), Solving.solver(solver), solver, MOST_EVENTS, Context.standard()).trace().size();
            assertThat(numbers(lane).getFirst()).as(solver).isEqualTo("%,d".formatted(steps));
            winner = steps < first ? solver : winner;
            first = Math.min(first, steps);
        }
        assertThat(names().get(ranks().indexOf("1st"))).isEqualTo(winner);
        page.keyboard().press("Home");
        assertThat(ranks()).containsOnly("–");
    }

    /** The lanes of a mask stand as its cells are largest, not as those of the sheet around it would be. */
    @Test
    void lanesStandSideBySideWhereTheyAreLargerSo() {
        for (Device device : List.of(Device.DESKTOP.size(1440, 900), Device.PHONE)) {
            use(device);
            open("hexagon:24x32,mask=hexagon/wilson/seed:7?panel=race&lanes=wilson+kruskal");
            page.waitForFunction("() => document.querySelectorAll('.view canvas').length === 2 && mazewright.stage.seen.every(view => view.scene)");
            settle();
            List<?> tops = (List<?>) page.evaluate("[...document.querySelectorAll('.view')].map(each => each.getBoundingClientRect().top)");
            assertThat(tops.get(0)).as("side by side on %d pixels", device.width()).isEqualTo(tops.get(1));
        }
    }

    private void goFast() {
        Locator speed = panel.locator(".transport input[type=range]").last();
        speed.fill(speed.getAttribute("max"));
    }

    private void awaitEnd() {
        page.waitForFunction("() => [...document.querySelectorAll('.results td:last-child')].every(rank => /^\\d/.test(rank.textContent))");
    }

    private List<String> names() {
        return panel.locator(".results th[scope=rowgroup]").allTextContents();
    }

    /** Steps, cells visited, length of the solution, time and rank of a lane. */
    private List<String> numbers(int lane) {
        return panel.locator(".results tbody").nth(lane).locator("td").allTextContents();
    }

    private List<String> ranks() {
        return Stream.iterate(0, lane -> lane + 1).limit(names().size()).map(lane -> numbers(lane).getLast()).toList();
    }

    private List<Long> mazeOnCanvas(int lane) {
        return numbers("mazewright.stage.views(2)[" + lane + "].open");
    }
}
