package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A maze is walked to its goal with keys, mouse and finger, and the score is by core's own shortest path. */
class PlayTest extends Panels {
    /** The keys by the angle that they head for, clockwise from the right. */
    private static final Map<String, Double> KEYS = new LinkedHashMap<>();

    static {
        String[] keys = {"ArrowRight", "c", "ArrowDown", "z", "ArrowLeft", "q", "ArrowUp", "e"};
        for (int i = 0; i < keys.length; i++) {
            KEYS.put(keys[i], i * Math.PI / 4);
        }
    }

    private Locator panel;

    /** One maze after the other, in one page. */
    @TestFactory
    Stream<DynamicTest> walksToTheGoalWithKeys() {
        open("rectangle:9x9/wilson/seed:1");
        panel = enter("play");
        return Stream.of(
                        "rectangle:8x9/wilson/seed:1", "hexagon:7x7/wilson/seed:2", "polar:6x6/wilson/seed:3",
                        "weave:8x8/kruskal/seed:4", "triangle:6x11/wilson/seed:5")
                .map(recipe -> DynamicTest.dynamicTest(recipe, () -> walksToTheGoalWithKeys(recipe)));
    }

    private void walksToTheGoalWithKeys(String recipe) {
        go(recipe);
        Puzzle puzzle = puzzle(recipe);
        Path path = Solving.shortest(puzzle, "breadth-first", Context.standard());
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            page.keyboard().press(keyFor(puzzle.maze(), cell, path.direction(i)));
            cell = puzzle.maze().step(cell, path.direction(i));
            assertThat(shown("Moves")).as("step %d of %s", i, recipe).isEqualTo(String.valueOf(i + 1));
        }
        assertThat(panel.locator(".finish").textContent())
                .contains("You made it!", "Perfect: that is the shortest path.")
                .contains(path.length() + " moves (shortest: " + path.length() + ")");
        assertThat(panel.locator(".finish .lit").count()).as("stars").isEqualTo(3);
        assertThat(shown("Shortest")).isEqualTo(String.valueOf(path.length()));
    }

    @Test
    void wallsStopTheWalker() {
        Puzzle puzzle = puzzle("rectangle:8x9/wilson/seed:1");
        open("rectangle:8x9/wilson/seed:1");
        panel = enter("play");
        String[] keys = {"w", "d", "s", "a"}; // north, east, south, west
        for (int direction = 0; direction < keys.length; direction++) {
            if (!puzzle.maze().isOpen(puzzle.startOrFirst(), direction)) {
                page.keyboard().press(keys[direction]);
                assertThat(shown("Moves")).isEqualTo("0");
                assertThat(panel.locator(".walk > [aria-live]").textContent()).isEqualTo("Wall.");
            }
        }
    }

    @Test
    void hintsLeadOnAndCount() {
        String recipe = "rectangle:8x9/wilson/seed:1";
        Puzzle puzzle = puzzle(recipe);
        Path path = Solving.shortest(puzzle, "breadth-first", Context.standard());
        open(recipe);
        panel = enter("play");
        page.keyboard().press("h");
        String[] words = {"up", "right", "down", "left"};
        Locator live = panel.locator(".walk > [aria-live]");
        page.waitForCondition(() -> live.textContent().startsWith("Hint"));
        assertThat(live.textContent()).startsWith("Hint: go " + words[path.direction(0)]);
        assertThat(shown("Hints")).isEqualTo("1");
        page.keyboard().press(keyFor(puzzle.maze(), path.start(), path.direction(0)));
        assertThat(shown("Moves")).isEqualTo("1");
        panel.getByText("Restart").click();
        assertThat(shown("Moves")).isEqualTo("0");
        assertThat(shown("Hints")).isEqualTo("0");
        panel.getByText("Show solution").click();
        page.waitForFunction("() => mazewright.view.solution !== null");
        assertThat(numbers("mazewright.view.solution")).hasSize((int) path.length() + 1);
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            page.keyboard().press(keyFor(puzzle.maze(), cell, path.direction(i)));
            cell = puzzle.maze().step(cell, path.direction(i));
        }
        assertThat(shown("Moves")).as("counted when the solution is shown").isEqualTo("0");
        assertThat(panel.locator(".finish").isVisible()).as("celebrated").isFalse();
    }

    @Test
    void stairsAreOfferedWhereThereAreSome() {
        open("box:4x4x2/wilson/seed:1");
        panel = enter("play");
        assertThat(panel.getByText("Upstairs").isVisible()).as("in a box").isTrue();
        page.evaluate("async () => { await mazewright.open({ recipe: 'cube:4x4/wilson/seed:1' }); }");
        assertThat(panel.getByText("Upstairs").isVisible()).as("on a cube").isFalse();
    }

    @Test
    void fogHidesWhatIsFar() {
        open("rectangle:20x20/wilson/seed:1");
        panel = enter("play");
        String seen = colourOf(399 - 20);
        panel.getByText("Fog").click();
        settle();
        assertThat(colourOf(399 - 20)).as("a far cell").isNotEqualTo(seen);
        List<Long> fog = numbers("mazewright.view.fog");
        assertThat(fog).hasSize(400);
        assertThat(fog.getFirst()).as("where the walker is").isEqualTo(2);
        assertThat(fog.getLast()).as("far away").isZero();
        panel.getByText("Fog").click();
        settle();
        assertThat(colourOf(399 - 20)).isEqualTo(seen);
    }

    @Test
    void undoBringsBackTheWalk() {
        String recipe = "rectangle:8x9/wilson/seed:1";
        open(recipe);
        panel = enter("play");
        Puzzle puzzle = puzzle(recipe);
        Path path = Solving.shortest(puzzle, "breadth-first", Context.standard());
        page.keyboard().press(keyFor(puzzle.maze(), path.start(), path.direction(0)));
        page.keyboard().press("n");
        status().getByText("New maze. Undo (Ctrl+Z) returns to your walk of 1 move.").waitFor();
        assertThat(shown("Moves")).isEqualTo("0");
        page.keyboard().press("Control+z");
        status().getByText("Your walk of 1 move goes on.").waitFor();
        assertThat(shown("Moves")).isEqualTo("1");
        panel.getByLabel("Cheese").check(new Locator.CheckOptions().setForce(true));
        status().getByText("A level of Cheese replaces your maze. Undo (Ctrl+Z) returns to it.").waitFor();
        page.keyboard().press("Control+z");
        status().getByText("Your walk of 1 move goes on.").waitFor();
        assertThat(panel.getByLabel("Walk").isChecked()).isTrue();
        assertThat(shown("Moves")).isEqualTo("1");
    }

    /** Of a mask, only the cells are fitted to the view; so all of it is in sight. */
    @Test
    void theViewOfAMaskedMazeRestsWhileOneWalks() {
        String recipe = "hexagon:24x32,mask=hexagon/wilson/seed:7";
        open(recipe);
        panel = enter("play");
        Puzzle puzzle = puzzle(recipe);
        Path path = Solving.shortest(puzzle, "breadth-first", Context.standard());
        double[] before = middle(0);
        page.keyboard().press(keyFor(puzzle.maze(), path.start(), path.direction(0)));
        assertThat(shown("Moves")).isEqualTo("1");
        settle();
        assertThat(middle(0)).isEqualTo(before);
    }

    @Test
    void walkerFollowsTheMouse() {
        String recipe = "rectangle:6x6/wilson/seed:2";
        open(recipe);
        panel = enter("play");
        List<Long> path = cellsOfPath(recipe);
        double[] at = middle(path.getFirst());
        page.mouse().move(at[0], at[1]);
        page.mouse().down();
        for (long cell : path) {
            at = middle(cell);
            page.mouse().move(at[0], at[1]);
            frames(1);
        }
        page.mouse().up();
        assertThat(panel.locator(".finish").textContent()).contains("Perfect: that is the shortest path.");
    }

    @Test
    void walkerFollowsAFinger() {
        use(Device.PHONE);
        String recipe = "rectangle:6x6/wilson/seed:2";
        open(recipe);
        panel = enter("play");
        CDPSession devTools = context().newCDPSession(page);
        List<Long> path = cellsOfPath(recipe);
        touch(devTools, "touchStart", middle(path.getFirst()));
        for (long cell : path) {
            touch(devTools, "touchMove", middle(cell));
            frames(1);
        }
        touch(devTools, "touchEnd");
        devTools.detach();
        page.locator(".finish").filter(new Locator.FilterOptions().setHasText("Perfect: that is the shortest path.")).waitFor(
                new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }

    private static void touch(CDPSession devTools, String type, double... at) {
        String points = at.length == 0 ? "" : "{\"x\":" + at[0] + ",\"y\":" + at[1] + "}";
        devTools.send("Input.dispatchTouchEvent",
                JsonParser.parseString("{\"type\":\"" + type + "\",\"touchPoints\":[" + points + "]}").getAsJsonObject());
    }

    @Test
    void theMouseFindsTheCheese() {
        use(Device.DESKTOP.motion(ReducedMotion.REDUCE));
        open("rectangle:6x6/wilson/seed:2");
        panel = enter("play");
        panel.getByLabel("Cheese").check(new Locator.CheckOptions().setForce(true));
        page.waitForFunction("() => /rooms/.test(location.hash)");
        panel.locator("select").first().selectOption("15x23");
        page.waitForFunction("() => /tiles:15x23.rooms/.test(decodeURIComponent(location.hash))");
        settle();
        JsonObject response = ask("solve", "recipe", recipeInAddress(), "solver", "breadth-first");
        panel.getByText("Let the mouse find it").click();
        page.waitForCondition(() -> status().textContent().startsWith("The mouse found the cheese"));
        assertThat(status().textContent()).isEqualTo("The mouse found the cheese in " + response.get("length").getAsString()
                + " steps after visiting " + response.get("visited").getAsString() + " tiles.");
        assertThat(shown("Moves")).isEqualTo(response.get("length").getAsString());
    }

    private String shown(String name) {
        return panel.locator(".board div", new Locator.LocatorOptions().setHasText(name)).locator("dd").textContent();
    }

    private static List<Long> cellsOfPath(String recipe) {
        Puzzle puzzle = puzzle(recipe);
        List<Long> ordinals = cells(puzzle.maze().grid()).boxed().toList();
        List<Long> cells = new ArrayList<>();
        Solving.shortest(puzzle, "breadth-first", Context.standard()).forEach(cell -> cells.add((long) ordinals.indexOf(cell)));
        return cells;
    }

    /** The key that heads for this passage more than for any other of the cell, by where core draws the cells. */
    private static String keyFor(Maze maze, long cell, int wanted) {
        String best = "";
        double advantage = 0;
        for (Map.Entry<String, Double> key : KEYS.entrySet()) {
            double off = apart(angle(maze, cell, wanted), key.getValue());
            double other = Math.PI / 3 + 0.01; // keys that are further off mean no direction
            for (int direction = 0; direction < maze.grid().directions(); direction++) {
                if (direction != wanted && maze.isOpen(cell, direction)) {
                    other = Math.min(other, apart(angle(maze, cell, direction), key.getValue()));
                }
            }
            if (other - off > advantage + 1e-9) {
                best = key.getKey();
                advantage = other - off;
            }
        }
        assertThat(advantage).as("no key leads from cell %d in direction %d", cell, wanted).isGreaterThan(0.05);
        return best;
    }

    private static double angle(Maze maze, long cell, int direction) {
        Outline.Corner here = centre(maze.grid(), cell);
        Outline.Corner there = centre(maze.grid(), maze.step(cell, direction));
        return Math.atan2(there.y() - here.y(), there.x() - here.x());
    }

    private static Outline.Corner centre(Grid grid, long cell) {
        return grid.shape().outline(grid, cell).centre();
    }

    private static double apart(double one, double other) {
        return Math.abs(Math.IEEEremainder(one - other, 2 * Math.PI));
    }
}
