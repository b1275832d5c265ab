package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;

/** The tasks of those for whom it is harder: without a mouse, with links and files that are not valid, in many tabs. */
@Tag("thorough")
class TroubleTasksTest extends Tasks {
    private static final int MOST_STOPS = 120;
    private static final String[] ARROWS = {"ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"};

    /** By keys alone, on a desktop that is enlarged fourfold: a maze is made, played and exported, without single keys. */
    @OnEachDevice(ratherOnPhone = false)
    void aMazeIsMadePlayedAndSavedByKeysAlone(Device device) throws IOException {
        visit(device.isPhone() ? device : device.size(320, 256));
        tabTo("Close the start cards");
        page.keyboard().press("Enter");
        page.keyboard().press("?");
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog.locator("kbd").allTextContents()).contains("n", "Space", "PgUp", "W A S D", "H", "G", "?");
        tabTo("Shortcuts of a single letter, digit or sign");
        page.keyboard().press(" ");
        page.keyboard().press("Escape");
        String before = recipeInAddress();
        for (String key : new String[] {"n", "s", "4", "?"}) {
            page.keyboard().press(key);
        }
        frames(3);
        assertThat(page.evaluate("[mazewright.panel, mazewright.isBusy, document.querySelector('dialog[open]')]"))
                .isEqualTo(Arrays.asList("create", false, null));
        assertThat(recipeInAddress()).isEqualTo(before);

        tabTo("Recipe");
        page.keyboard().press("Enter");
        tabTo("Recipe (recreates exactly this maze)");
        page.keyboard().press("Control+a");
        page.keyboard().type("rectangle:4x6/wilson/seed:3");
        page.keyboard().press("Enter");
        until("mazewright.scene.cells === 24");
        page.evaluate("document.activeElement.blur()");
        tabTo("Create");
        for (int tab = 0; tab < 3; tab++) {
            page.keyboard().press("ArrowRight");
        }
        until("mazewright.panel === 'play' && 'play' in mazewright.panels");
        tabTo("The maze");
        page.keyboard().press("d");
        assertThat(page.locator("#panel-play .board dd").first().textContent()).as("letters are off").isEqualTo("0");
        Path path = Solving.shortest(puzzle("rectangle:4x6/wilson/seed:3"), "breadth-first", Context.standard());
        for (long i = 0; i < path.length(); i++) {
            page.keyboard().press(ARROWS[path.direction(i)]);
        }
        assertThat(page.locator("#panel-play .finish").textContent()).contains("You made it!", "Perfect");

        tabTo("Play");
        page.keyboard().press("End");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowLeft");
        until("mazewright.panel === 'export' && 'export' in mazewright.panels");
        tabTo("Download");
        Download saved = page.waitForDownload(() -> page.keyboard().press("Enter"));
        assertThat(Files.readString(saved.path())).contains("rectangle:4x6/wilson/seed:3");
    }

    /** Presses Tab until a control of this name has the focus, which is to be seen. */
    private void tabTo(String name) {
        for (int stop = 0; stop < MOST_STOPS; stop++) {
            page.keyboard().press("Tab");
            if (page.evaluate("""
                    () => {
                      const at = document.activeElement;
                      return at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent;
                    }""").toString().startsWith(name)) {
                assertThat(page.evaluate("""
                        () => [document.activeElement, document.activeElement.labels?.[0]].filter(Boolean).map(each => getComputedStyle(each))
                          .some(style => style.outlineStyle !== 'none' || style.boxShadow !== 'none')""")).as("%s has a visible focus", name).isEqualTo(true);
                return;
            }
        }
        throw new AssertionError("Tab does not lead to " + name);
    }

    /** Each refusal leaves what was there, to be corrected in place. */
    @OnEachDevice(ratherOnPhone = true)
    void whatIsNotValidIsCorrectedInPlace(Device device) {
        expect(complaint -> complaint.contains("422"));
        use(device);
        page.navigate(address() + "#rectangle:9x9/wislon/seed:<img src=x onerror=window.stolen=1>");
        ready();
        assertThat(status().textContent()).endsWith("Showing a sample maze instead.");
        Locator create = page.locator("#panel-create");
        Locator recipe = create.getByLabel("Recipe (recreates exactly this maze)");
        assertThat(recipe.inputValue()).startsWith("rectangle:9x9/wislon/seed:<img");
        assertThat(recipe.isVisible() && "true".equals(recipe.getAttribute("aria-invalid"))).isTrue();
        recipe.fill("Rectangle:9 × 9/Wilson ");
        recipe.press("Enter");
        until("mazewright.scene.recipe.startsWith('rectangle:9x9/wilson/seed:')");
        assertThat(recipe.inputValue()).isEqualTo(page.evaluate("mazewright.scene.recipe"));
        assertThat(recipe.getAttribute("aria-invalid")).isNull();

        Locator rows = labelled(create, "Rows");
        rows.fill("0");
        assertThat(rows.getAttribute("aria-invalid")).isEqualTo("true");
        assertThat(create.getByText("Enter a whole number").isVisible()).isTrue();
        rows.fill("12");
        until("mazewright.scene.cells === 108");
        assertThat(rows.getAttribute("aria-invalid")).isNull();
        Locator seed = labelled(create, "Seed");
        seed.fill("abc");
        seed.press("Enter");
        until("mazewright.scene.recipe === 'rectangle:12x9/wilson/seed:800878673807'");
        seed.fill("1/2");
        seed.press("Enter");
        until("mazewright.scene.recipe === 'rectangle:12x9/wilson/seed:932973801221'");
        seed.fill("99999999999999999999");
        seed.press("Enter");
        create.getByText("is not a valid seed").waitFor();
        seed.fill("7");
        seed.press("Enter");
        until("mazewright.scene.recipe === 'rectangle:12x9/wilson/seed:7'");
        assertThat(create.getByText("is not a valid seed").isVisible()).isFalse();

        Locator panel = enter("open");
        Locator failure = panel.locator(".failure");
        choose(panel, "empty.txt", "");
        failure.getByText("The file is empty.").waitFor();
        choose(panel, "program.exe", "MZ\u0000\u0003\u0000\u0000");
        failure.getByText("program.exe could not be read").waitFor();
        choose(panel, "crooked.txt", "o---o---o\n| S     |\no   o---o\n|   x G |\no---o---o\n");
        failure.getByText("crooked.txt could not be read").waitFor();
        assertThat(failure.textContent()).containsPattern("line 4");
        assertThat(number("mazewright.scene.cells")).as("what was open stays").isEqualTo(108);
        choose(panel, "straight.txt", "o---o---o\n| S     |\no   o---o\n|     G |\no---o---o\n");
        until("mazewright.scene.cells === 4");
        assertThat(failure.isVisible()).isFalse();
        assertThat(page.evaluate("window.stolen ?? null")).isNull();
    }

    private static void choose(Locator panel, String name, String content) {
        panel.locator("input[type=file]").first()
                .setInputFiles(new FilePayload(name, "application/octet-stream", content.getBytes(StandardCharsets.ISO_8859_1)));
    }

    /** Each tab has its own maze, title and history: Undo, Back, a pasted link and a reload lead where they say. */
    @OnEachDevice(ratherOnPhone = false)
    void eachTabKeepsItsOwnMazeAndHistory(Device device) {
        visitCreate(device);
        String first = "rectangle:6x8/wilson/seed:3";
        go(first);
        assertThat(page.title()).isEqualTo("Rectangle 6 × 8, Wilson – Mazewright");
        Page other = context().newPage();
        device.apply(other);
        other.navigate(address() + "#hexagon:5x6/prim-frontier-cell/seed:5");
        other.locator("body.ready").waitFor();
        assertThat(other.title()).isEqualTo("Hexagon 5 × 6, Prim (modified) – Mazewright");

        page.bringToFront();
        press(named(page.locator("#panel-create"), "New maze"));
        page.waitForFunction("first => mazewright.scene.recipe !== first", first);
        settle();
        String second = recipeInAddress();
        press(page.getByLabel("Undo (Ctrl+Z)"));
        shows(first);
        String pasted = "polar:5x6/kruskal/seed:42";
        go(pasted);
        assertThat(recipeInAddress()).isEqualTo(pasted).isNotEqualTo(second);
        page.goBack();
        shows(first);
        page.goForward();
        shows(pasted);
        enter("open");
        choose(page.locator("#panel-open"), "two.txt", "o---o---o\n| S     |\no   o---o\n|     G |\no---o---o\n");
        until("mazewright.scene.cells === 4");
        assertThat(page.title()).isEqualTo("two.txt – Mazewright");
        page.reload();
        ready();
        assertThat(page.title()).isEqualTo("two.txt – Mazewright");
        assertThat(number("mazewright.scene.cells")).as("a file survives a reload").isEqualTo(4);
        assertThat(page.locator("#tab-open").getAttribute("aria-selected")).as("and so does the panel").isEqualTo("true");
        press(page.getByLabel("Undo (Ctrl+Z)"));
        shows(pasted);
        assertThat(Likeness.of(page, pasted, 40)).isGreaterThan(0.7);
        assertThat(other.evaluate("mazewright.scene.recipe")).isEqualTo("hexagon:5x6/prim-frontier-cell/seed:5");
        other.close();
    }

    private void shows(String recipe) {
        page.waitForFunction("recipe => mazewright.scene.recipe === recipe && decodeURIComponent(location.hash.slice(1)) === recipe", recipe);
        settle();
    }
}
