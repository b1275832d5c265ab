package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The tasks of a class: a teacher shows algorithms, pupils race on their phones, and come back for a maze a day. */
@Tag("thorough")
class TeachingTasksTest extends Tasks {
    private static final String[] ARROWS = {"ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"};

    @RegisterExtension
    static final ClassVisits CLASS = new ClassVisits();

    /** A race with pseudo-code, another generator in Watch, and a link that reopens the step that was shown. */
    @OnEachDevice(ratherOnPhone = false)
    void aTeacherShowsAlgorithmsAndLinksToAStep(Device device) {
        visit(device);
        press(card("Show Wilson against Kruskal"));
        until("mazewright.stage.seen.length === 2");
        Locator race = page.locator("#panel-race");
        if (device.isPhone()) {
            press(named(race, "Pseudo-code beside each lane"));
        } else {
            page.keyboard().press("f");
        }
        page.waitForFunction("() => document.querySelectorAll('.beside .pseudocode li').length > 8");
        press(page.getByLabel("Step forward (right arrow)").locator("visible=true"));
        page.waitForFunction("() => document.querySelectorAll('.beside:has(.lit)').length === 2");
        assertThat(page.locator(".beside .pseudocode").evaluateAll("all => all.map(each => each.ariaLabel)"))
                .isEqualTo(List.of("Pseudo-code of Wilson", "Pseudo-code of Kruskal"));
        if (!device.isPhone()) {
            page.keyboard().press("f");
            page.waitForFunction("() => document.fullscreenElement === null");
        }

        Locator watch = enter("watch");
        labelled(watch, "Generator").selectOption("hunt-and-kill");
        until("mazewright.source.recipe.includes('/hunt-and-kill/')");
        assertThat(watch.locator(".pseudocode").getAttribute("aria-label")).isEqualTo("Pseudo-code of Hunt-and-kill");
        watch.locator(".scrub").fill("150");
        page.waitForFunction("() => location.hash.includes('step=')");
        Object shown = shownStep(page);

        Page pupil = context().newPage();
        device.apply(pupil);
        pupil.navigate(page.url());
        pupil.locator("body.ready").waitFor();
        pupil.waitForFunction("() => document.querySelector('#panel-watch .position')?.textContent.startsWith('1')");
        assertThat(shownStep(pupil)).isEqualTo(shown);
        pupil.close();
    }

    /** The step, the passages that are carved at it, and the line of pseudo-code. */
    private static Object shownStep(Page page) {
        return page.evaluate("""
                () => [document.querySelector('#panel-watch .position').textContent, mazewright.view.open.join(),
                  [...document.querySelectorAll('#panel-watch .pseudocode .lit')].map(each => each.textContent).join()]""");
    }

    /** By the class's link, in a masked maze, to the goal and into the teacher's table. */
    @OnEachDevice(ratherOnPhone = true)
    void aPupilRacesInTheTeachersMaze(Device device) {
        needServer();
        String recipe = "rectangle:9x9,mask=heart/wilson/seed:3";
        Page teacher = CLASS.teacher(context().browser(), recipe);
        Page pupil = CLASS.pupil(context().browser(), device);
        assertThat(pupil.url()).as("the token has left the address").doesNotContain("token");
        pupil.waitForFunction("() => mazewright.view.scene?.recipe === '" + recipe + "'");
        String name = "Noor " + device.width();
        pupil.getByLabel("Your name").fill(name);
        pupil.getByText("Join").click();
        pupil.getByText("You are " + name + ".").waitFor();
        teacher.getByLabel("Class").click();
        Locator dialog = teacher.getByRole(AriaRole.DIALOG);
        dialog.getByText("Start a race in this maze").click();
        pupil.waitForFunction("() => document.querySelector('#whose').textContent.startsWith('Race') && mazewright.view.layers.length > 0");
        Puzzle puzzle = puzzle(recipe);
        Path path = Solving.shortest(puzzle, "breadth-first", Context.standard());
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            cell = puzzle.maze().step(cell, path.direction(i));
            if (device.isPhone()) {
                tapCell(pupil, puzzle.grid().number(cell));
            } else {
                pupil.keyboard().press(ARROWS[path.direction(i)]);
            }
        }
        pupil.getByText("You made it in").waitFor();
        teacher.waitForFunction("() => document.querySelector('.class-table tbody tr td').textContent === '1.'");
        assertThat(dialog.locator("tbody tr").first().textContent()).startsWith("1." + name + path.length() + "0").contains(" s");
        dialog.getByText("End the race").click();
        pupil.getByText("The race is over.").waitFor();
    }

    private static void tapCell(Page pupil, long cell) {
        List<?> at = (List<?>) pupil.evaluate("""
                cell => {
                  const { view } = mazewright;
                  const { left, top } = view.canvas.getBoundingClientRect();
                  const [x, y] = view.toScreen(view.scene.x[cell], view.scene.y[cell]);
                  return [left + x, top + y];
                }""", (int) cell);
        pupil.touchscreen().tap(((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
    }

    /** The maze of a Thursday, a heart, is walked by swipes or keys; on Friday the card counts it. */
    @OnEachDevice(ratherOnPhone = true)
    void aMazeADayIsWalkedAndCounted(Device device) {
        LocalDate thursday = LocalDate.of(2026, 11, 26);
        useAlone(device);
        page.clock().setFixedTime(at(thursday));
        visitHere(device);
        press(card("A maze a day"));
        until("mazewright.panel === 'play' && mazewright.source.recipe === 'rectangle:20x20,mask=heart/recursive-backtracker/seed:20261126'");
        walk(device, puzzle(recipeInAddress()));
        assertThat(page.locator("#panel-play .finish").textContent()).contains("You made it!");
        status().getByText("Today’s maze is solved: 1 day in a row. Come back tomorrow.").waitFor();
        page.clock().setFixedTime(at(thursday.plusDays(1)));
        page.navigate("about:blank");
        page.navigate(address());
        ready();
        showCards();
        assertThat(card("A maze a day").textContent()).contains("1 day in a row");
    }

    /** By the name of the program at the top, or where a low window has no room for it, by the list of all actions. */
    private void showCards() {
        Locator home = page.getByTitle("Show or hide the start cards");
        if (home.isVisible()) {
            press(home);
        } else {
            page.keyboard().press("Control+k");
            page.keyboard().type("start cards");
            page.keyboard().press("Enter");
        }
        card("A maze a day").waitFor();
    }

    private static Date at(LocalDate day) {
        return Date.from(day.atTime(12, 0).atZone(ZoneId.systemDefault()).toInstant());
    }

    /** Follows the solution from junction to junction by swipes on a phone, step by step by keys on a desktop. */
    private void walk(Device device, Puzzle puzzle) {
        Path path = Solving.shortest(puzzle, "breadth-first", Context.standard());
        if (!device.isPhone()) {
            for (long i = 0; i < path.length(); i++) {
                page.keyboard().press(ARROWS[path.direction(i)]);
            }
            return;
        }
        List<Long> cells = new ArrayList<>();
        path.forEach(cells::add);
        double[] from = point("(({ left, top, width, height }) => [left + width / 2, top + height / 2])(document.querySelector('#stage canvas').getBoundingClientRect())");
        for (int at = 0; at < path.length(); ) {
            int direction = path.direction(at);
            drag(from, new double[] {
                from[0] + 60 * (direction == 1 ? 1 : direction == 3 ? -1 : 0), from[1] + 60 * (direction == 2 ? 1 : direction == 0 ? -1 : 0)
            });
            do {
                at++;
            } while (at < path.length() && Long.bitCount(puzzle.maze().open(cells.get(at))) == 2);
            page.waitForFunction("moves => document.querySelector('#panel-play .board dd').textContent === String(moves)", at);
        }
    }
}
