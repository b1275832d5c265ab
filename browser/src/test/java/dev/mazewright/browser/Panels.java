package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** What tests of the panels share: entering one, asking the server itself, and looking at what the page shows. */
abstract class Panels extends Browsing {
    /** Enters a panel by its tab, and waits until it is there. */
    protected Locator enter(String panel) {
        page.locator("#tab-" + panel).click();
        page.waitForFunction("panel => mazewright.panel === panel && panel in mazewright.panels", panel);
        settle();
        return page.locator("#panel-" + panel);
    }

    /** The names of all panels, in the order of their tabs. */
    protected List<String> panels() {
        return page.locator("[role=tab]").all().stream().map(tab -> tab.getAttribute("id").substring("tab-".length())).toList();
    }

    /** Enters Export, at a preset by its label. */
    protected Locator enterExport(String preset) {
        Locator panel = enter("export");
        preset(panel, preset);
        return panel;
    }

    /** Chooses a preset of Export by its label. */
    protected void preset(Locator panel, String label) {
        panel.getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName(label).setExact(true))
                .check(new Locator.CheckOptions().setForce(true));
        settle();
    }

    /** What a button prints by the browser, as a PDF. */
    protected byte[] printed(Locator button) {
        page.evaluate("window.print = () => {}"); // what is printed is read from the PDF, and then it is gone
        button.click();
        page.locator("#paper").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        settle();
        return paper();
    }

    /** What the browser's own command prints, as a PDF. */
    protected byte[] paper() {
        return page.pdf(new Page.PdfOptions().setPreferCSSPageSize(true).setPrintBackground(true));
    }

    /** Drops a file onto the stage. */
    protected void drop(String name, byte[] content) {
        page.evaluate("""
                ({ name, content }) => {
                  const data = new DataTransfer();
                  const bytes = Uint8Array.from(atob(content), letter => letter.charCodeAt(0));
                  data.items.add(new File([bytes], name));
                  for (const type of ['dragenter', 'dragover', 'drop']) {
                    document.querySelector('#stage').dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
                  }
                }""", Map.of("name", name, "content", Base64.getEncoder().encodeToString(content)));
    }

    /** The status line. */
    protected Locator status() {
        return page.locator("#status");
    }

    /** What the server answers itself, as JSON; parameters are names and values in turn. */
    protected JsonObject ask(String path, String... parameters) {
        StringBuilder query = new StringBuilder();
        for (int i = 0; i < parameters.length; i += 2) {
            query.append(parameters[i]).append('=').append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8)).append('&');
        }
        APIResponse answer = context().request().get(api(path, query.toString()));
        assertThat(answer.ok()).as(answer.text()).isTrue();
        return JsonParser.parseString(answer.text()).getAsJsonObject();
    }

    /** What the server says of the solution of the maze that is open, also of one from a file. */
    protected JsonObject solveWhatIsOpen() {
        return JsonParser.parseString((String) page.evaluate("async () => JSON.stringify(await mazewright.api.solve(mazewright.source))"))
                .getAsJsonObject();
    }

    /** A number that an expression of the page gives. */
    protected double number(String expression) {
        return ((Number) page.evaluate(expression)).doubleValue();
    }

    /** Numbers that an expression of the page gives. */
    protected List<Long> numbers(String expression) {
        return ((List<?>) page.evaluate("Array.from(" + expression + ")")).stream().map(each -> ((Number) each).longValue()).toList();
    }

    /** The passages of each cell, as the page has them. */
    protected List<Long> shownPassages() {
        return numbers("mazewright.view.open ?? mazewright.scene.open");
    }

    /** The same, of a maze of core. */
    protected static List<Long> passages(Maze maze) {
        return cells(maze.grid()).mapToObj(cell -> (long) maze.open(cell)).toList();
    }

    /** The cells in their order. */
    protected static LongStream cells(Grid grid) {
        return LongStream.range(0, grid.cells()).map(grid::cellAt);
    }

    /** The maze of a recipe, between the ends that it is solved between. */
    protected static Puzzle puzzle(String recipe) {
        return Recipe.parse(recipe).make();
    }

    /** How many steps a shortest path through a maze has. */
    protected static long shortest(Puzzle puzzle) {
        return Solving.shortest(puzzle, "breadth-first", Context.standard()).length();
    }

    /** Where the middle of a cell is in the window; as the page draws it. */
    protected double[] middle(long ordinal) {
        List<?> at = (List<?>) page.evaluate("""
                (cell) => {
                  const { view, scene } = mazewright;
                  const { left, top } = view.canvas.getBoundingClientRect();
                  const [x, y] = view.toScreen(scene.x[cell], scene.y[cell]);
                  return [left + x, top + y];
                }""", (double) ordinal);
        return at.stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
    }

    /** The colour in the middle of a cell. */
    protected String colourOf(long ordinal) {
        double[] at = middle(ordinal);
        return pixel(at[0], at[1]);
    }
}
