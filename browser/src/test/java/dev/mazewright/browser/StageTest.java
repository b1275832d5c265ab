package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.studio.Studio;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A maze in one page (format html): opened as a file it plays, is watched, and loads nothing. */
@Tag("thorough")
class StageTest extends Panels {
    private static final String RECIPE = "hexagon:5x6/wilson/seed:3";

    /** The keys of the eight directions, clockwise from the right. */
    private static final List<String> KEYS = List.of("d", "c", "s", "z", "a", "q", "w", "e");

    /** The eighths of a turn in which the solution leaves each of its cells. */
    private static final String HEADINGS = """
            stage => {
              const { scene, path } = stage;
              return Array.from(path).slice(1).map((cell, i) => {
                const angle = Math.atan2(scene.y[cell] - scene.y[path[i]], scene.x[cell] - scene.x[path[i]]);
                return (Math.round(angle / Math.PI * 4) + 8) % 8;
              });
            }""";

    /** The sets of passages of all cells. */
    private static final String PASSAGES = "({ view }) => [...view.open]";

    @TempDir
    Path folder;

    /** Where the page lies; it alone may be loaded. */
    private String file = "";

    @BeforeEach
    void allowTheFileAlone() {
        assumeTrue(hasStage(), "this build has no mazewright-stage.js: there is no esbuild for the machine that built it");
        expect(complaint -> complaint.equals("asked " + file));
    }

    private void export(String recipe, boolean showsSolution) throws IOException {
        Recording made = Recording.making(new Maker(Recipe.parse(recipe)), 100_000);
        Document document = Document.of(made.puzzle()).animated(new Animation(made.trace(), made.before(), false, 9, 50));
        write(showsSolution
                ? document.withSolution(Solving.solve(made.puzzle(), null, Context.standard()))
                : document);
    }

    private void write(Document document) throws IOException {
        Path target = folder.resolve("maze.html");
        try (OutputStream out = Files.newOutputStream(target)) {
            Objects.requireNonNull(Formats.named("html").writer()).write(document, out);
        }
        file = target.toUri().toString();
        page.navigate(file);
        rest();
    }

    /** Waits until the stage is loaded and painted. */
    private void rest() {
        page.evaluate("""
                async () => {
                  const stage = document.querySelector('maze-stage');
                  await stage.ready;
                  while (stage.isBusy) await new Promise(requestAnimationFrame);
                }""");
    }

    private Locator stage() {
        return page.locator("maze-stage");
    }

    @Test
    void aFilePlaysToTheGoalByKeyboard() throws IOException {
        export(RECIPE, true);
        assertThat(stage().evaluate("({ view }) => view.solution !== null")).isEqualTo(true);
        List<?> headings = (List<?>) stage().evaluate(HEADINGS);
        stage().getByText("Play", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(stage().evaluate("({ view }) => view.solution")).isNull();
        page.evaluate("""
                () => {
                  globalThis.heard = { moves: 0, solved: null };
                  document.addEventListener('move', () => { heard.moves++; });
                  document.addEventListener('solved', ({ detail }) => { heard.solved = detail; });
                }""");
        stage().locator("canvas").focus();
        headings.forEach(heading -> page.keyboard().press(KEYS.get(((Number) heading).intValue())));
        assertThat(page.evaluate("heard.moves")).isEqualTo(headings.size());
        assertThat(page.evaluate("heard.solved.moves")).isEqualTo(headings.size());
        assertThat(stage().locator(".finish").isVisible()).isTrue();
        assertThat(shortest(puzzle(RECIPE))).isEqualTo(headings.size());
    }

    /** The page's own language, that of its texts, and the word that the component then shows. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            lang="de" |           | {"stage.play": "Spielen"} | Spielen
                      | lang="fr" | {"stage.play": "Jouer"}   | Jouer
                      |           | {"stage.play": "Spielen"} | Spielen
            lang="no such tag" | | {"stage.play": "Spielen"} | Play
            lang="de" |           | {"stage.play": "Spielen"  | Play
            lang="de" |           | null                      | Play
            """)
    void thePageGivesItsTexts(@Nullable String ofPage, @Nullable String ofTexts, String texts, String shown) throws IOException {
        export(RECIPE, true);
        String made = Files.readString(folder.resolve("maze.html"));
        String html = made.replaceFirst("<html[^>]*>", "<html " + Objects.toString(ofPage, "") + ">").replaceFirst("<script",
                "<script type=\"application/json\" id=\"mazewright-messages\" " + Objects.toString(ofTexts, "") + ">" + texts + "</script><script");
        assertThat(html).contains("mazewright-messages\"");
        Files.writeString(folder.resolve("maze.html"), html);
        expect(complaint -> complaint.contains("mazewright-messages"));
        List<String> warnings = new ArrayList<>();
        page.onConsoleMessage(message -> warnings.add(message.text()));
        page.navigate(file);
        rest();
        assertThat(stage().getByText(shown, new Locator.GetByTextOptions().setExact(true)).count()).isPositive();
        assertThat(warnings.stream().anyMatch(each -> each.contains("mazewright-messages"))).as("a warning").isEqualTo(shown.equals("Play"));
    }

    @Test
    void aFilePlaysItsTrace() throws IOException {
        export("rectangle:6x7/wilson/seed:3", false);
        stage().getByText("Watch").click();
        rest();
        Locator scrub = stage().getByLabel("Position");
        assertThat(open()).isZero();
        scrub.fill((String) scrub.evaluate("scrub => scrub.max"));
        assertThat(open()).isEqualTo(2L * (6 * 7 - 1));
        scrub.press("Home");
        assertThat(open()).isZero();
        stage().locator("canvas").focus();
        page.keyboard().press("End");
        assertThat(open()).isEqualTo(2L * (6 * 7 - 1));
        stage().getByText("Play", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(stage().getByText("Moves").isVisible()).isTrue();
    }

    /** The passages that are shown, each counted from both of its cells. */
    private long open() {
        return ((Number) stage().evaluate("""
                ({ view }) => view.open.reduce((sum, set) => sum + set.toString(2).replaceAll('0', '').length, 0)""")).longValue();
    }

    /** In a page with an engine, another maze of the recipe is the one that the library makes, and what cannot be made leaves the maze. */
    @Test
    void aFileWithAnEngineMakesOtherMazes() throws IOException {
        assumeTrue(Studio.class.getResource("/dev/mazewright/web/anew.js") != null, "there is no engine here: build it by mvn -Pweb package");
        Recording made = Recording.making(new Maker(Recipe.parse(RECIPE)), 100_000);
        write(new Document(made.puzzle(), null, Style.DEFAULT.with(new Style.Details(false, false, true)))
                .animated(new Animation(made.trace(), made.before(), false, 9, 50)));
        page.getByText("Another maze").click();
        page.waitForCondition(() -> !page.title().equals(RECIPE));
        rest();
        String recipe = page.title();
        assertThat(recipe).matches(RECIPE.replaceAll("\\d+$", "") + "\\d+");
        assertThat(page.getByLabel("Recipe").inputValue()).isEqualTo(recipe);
        assertThat(stage().getByText("Watch").isVisible()).isTrue();
        Object there = stage().evaluate(PASSAGES);
        page.getByLabel("Recipe").fill("rectangle:0x5/wilson/seed:1");
        page.getByLabel("Recipe").press("Enter");
        page.locator("output").getByText("The maze below is still " + recipe).waitFor();
        assertThat(page.locator("form output").textContent()).startsWith("'0' is not a valid number of rows");
        page.getByLabel("Recipe").fill("polar:5x6/kruskal/seed:9");
        page.getByLabel("Recipe").press("Enter");
        page.waitForCondition(() -> page.title().startsWith("polar"));
        export(recipe, false);
        assertThat(stage().evaluate(PASSAGES)).isEqualTo(there);
    }

    @Test
    void namesWithMarkupStayText() throws IOException {
        String hostile = "</title></script><script>window.stolen = 1</script><img src=x onerror='window.stolen=1'>\"&";
        Puzzle puzzle = puzzle(RECIPE);
        write(Document.of(new Puzzle(puzzle.maze(), puzzle.ends(), hostile)));
        assertThat(page.title()).isEqualTo(hostile);
        assertThat(page.evaluate("window.stolen ?? null")).isNull();
        assertThat(page.locator("img").count()).isZero();
    }

    /** What the policy does not name by its hash does not run. */
    @Test
    void otherScriptsDoNotRun() throws IOException {
        export(RECIPE, false);
        expect(complaint -> complaint.contains("Content Security Policy") || complaint.contains("violates"));
        page.evaluate("""
                () => document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.stolen = 1' }))""");
        assertThat(page.evaluate("window.stolen ?? null")).isNull();
    }

    @Test
    void hasNoFaultsByTheRulesOfAxe() throws IOException {
        for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            use(Device.DESKTOP.colours(colours));
            export(RECIPE, false);
            page.evaluate(AccessibilityTest.axe());
            for (String mode : List.of("Play", "Watch")) {
                stage().getByText(mode, new Locator.GetByTextOptions().setExact(true)).click();
                rest();
                assertThat((List<?>) page.evaluate(AccessibilityTest.FAULTS)).as("%s %s", colours, mode).isEmpty();
            }
        }
    }

    @Test
    void theScoreFitsItsBoxes() throws IOException {
        export(RECIPE, false);
        List<?> wide = (List<?>) stage().locator(".board > div").evaluateAll("all => all.map(each => each.scrollWidth > each.clientWidth)");
        assertThat(wide).hasSize(4).allMatch(each -> each.equals(false));
    }

    @Test
    void onAPhoneTheMazeKeepsHalfOfTheScreen() throws IOException {
        use(Device.PHONE);
        export("rectangle:20x15/wilson/seed:3", false);
        assertThat(stage().locator("canvas").boundingBox().height).isGreaterThan(844 / 2.0);
        assertThat(stage().locator(".cross").isVisible()).isTrue();
        stage().getByLabel("Zoom in (+)").tap();
        rest();
    }
}
