package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is made with the controls and the pointer is what was meant. */
class CreateTest extends Panels {
    /** A pointer that is quick is reported only here and there. */
    @Test
    void aQuickStrokeLeavesNoGaps() {
        open("rectangle:10x10/wilson/seed:1");
        Locator panel = enter("create");
        panel.locator("summary").getByText("Mask", new Locator.GetByTextOptions().setExact(true)).click();
        panel.getByText("Draw by hand").click();
        page.locator(".stage-note").waitFor();
        settle();
        var note = page.locator(".stage-note").boundingBox();
        assertThat(page.locator("#stage canvas").boundingBox().y).as("the note covers no cell").isGreaterThan(note.y + note.height);
        double[] from = middle(50);
        double[] to = middle(59);
        page.mouse().move(from[0], from[1]);
        page.mouse().down();
        page.mouse().move(to[0] + 200, to[1]);
        page.mouse().up();
        page.locator(".stage-note button").click();
        page.waitForFunction("() => /mask-bits/.test(location.hash)");
        assertThat(number("mazewright.scene.cells")).as("the larger of the two parts of the grid").isEqualTo(50);
    }

    /** A page that is loaded again, in another panel and with a file, has no recipe yet. */
    @Test
    void theControlsAreFilledWhenAFileIsOpen() {
        open("rectangle:6x6/wilson/seed:2");
        enter("open");
        page.evaluate("async () => { await mazewright.open({ file: { name: 'maze.txt', content: btoa('#####\\n# # #\\n#   #\\n#####\\n') } }); }");
        page.reload();
        ready();
        assertThat(page.locator("#tab-open").getAttribute("aria-selected")).isEqualTo("true");
        Locator panel = enter("create");
        for (String label : List.of("Shape", "Generator")) {
            assertThat(panel.getByLabel(label, new Locator.GetByLabelOptions().setExact(true)).inputValue()).as(label).isNotEmpty();
        }
    }

    /** Openings at start and goal are found again on another shape; where there is no outline, they are dropped. */
    @Test
    void openingsFollowTheShape() {
        expect(complaint -> complaint.contains("422"));
        open("rectangle:9x9/wilson/seed:1");
        choose("Entrance and exit", "ends");
        awaitRecipe("^rectangle:9x9/wilson/open:start/open:goal/seed:1$");
        choose("Shape", "polar");
        awaitRecipe("^polar:[^/]*/wilson/open:goal/seed:1$");
        assertThat(status().textContent()).as("it starts in the middle").startsWith("Dropped, since it does not fit here: openings (start)");
        choose("Shape", "torus");
        awaitRecipe("^torus:[^/]*/wilson/goal:farthest/seed:1$");
        assertThat(status().textContent()).startsWith("Dropped, since it does not fit here: openings (goal)");
        assertThat(page.locator("#panel-create select").first().inputValue()).isEqualTo("torus");
    }

    /** Opposite corners of some shapes touch: there the goal is the farthest cell, and on other shapes the usual one again. */
    @Test
    void gluedShapesBeginWithAGoalWorthWalkingTo() {
        open("rectangle:12x13/recursive-backtracker/seed:1");
        choose("Shape", "torus");
        awaitRecipe("^torus:12x13/recursive-backtracker/goal:farthest/seed:1$");
        assertThat(shortest(puzzle((String) page.evaluate("mazewright.scene.recipe")))).isGreaterThan(12);
        choose("Shape", "moebius");
        awaitRecipe("^moebius:12x13/recursive-backtracker/goal:farthest/seed:1$");
        assertThat(shortest(puzzle((String) page.evaluate("mazewright.scene.recipe")))).isGreaterThan(12);
        choose("Shape", "cylinder");
        awaitRecipe("^cylinder:12x13/recursive-backtracker/seed:1$");
        page.locator("#tools").getByLabel("Undo").click();
        awaitRecipe("^moebius:12x13/recursive-backtracker/goal:farthest/seed:1$");
        page.locator("#tools").getByLabel("Undo").click();
        awaitRecipe("^torus:12x13/recursive-backtracker/goal:farthest/seed:1$");
    }

    @Test
    void openingsFollowTheSeed() {
        expect(complaint -> complaint.contains("422"));
        open("rectangle:9x9/wilson/start:hardest/seed:11");
        choose("Entrance and exit", "ends");
        awaitRecipe("/open:goal/");
        List<?> seeds = (List<?>) page.evaluate("""
                async () => {
                  const seeds = [];
                  for (let seed = 1; seed <= 4; seed++) {
                    await mazewright.another(String(seed));
                    seeds.push(/seed:(.*)$/.exec(mazewright.scene.recipe)[1]);
                  }
                  return seeds;
                }""");
        assertThat(seeds).isEqualTo(List.of("1", "2", "3", "4"));
    }

    /** All that runs on another shape stays; what does not is named. */
    @Test
    void theRestOfTheRecipeStaysWithAnotherShape() {
        expect(complaint -> complaint.contains("422"));
        open("rectangle:12x12,mask=heart/kruskal/braid:0.5/start:hardest/goal:5,6/seed:4");
        choose("Shape", "hexagon");
        awaitRecipe("^hexagon:[^/]*,mask=heart/kruskal/braid:0.5/start:hardest/goal:5,6/seed:4$");
        assertThat(status().textContent()).isEmpty();
        choose("Shape", "tiles");
        awaitRecipe("^tiles:[^/]*/(rooms|dig)/");
        assertThat(status().textContent()).startsWith("Dropped, since it does not fit here: Kruskal");
        page.keyboard().press("Control+z");
        awaitRecipe("^hexagon:[^/]*,mask=heart/kruskal/");
    }

    @Test
    void aMaskThatWasDrawnStaysWithAnotherShape() {
        open("rectangle:6x6/wilson/seed:1");
        page.evaluate("""
                async () => {
                  const { option } = await mazewright.api.mask({ rows: ['.####.', '######', '##..##', '##..##', '######', '.####.'] });
                  await mazewright.open({ recipe: `rectangle:6x6,${option}/wilson/seed:1` });
                }""");
        choose("Shape", "hexagon");
        awaitRecipe("^hexagon:[^/]*,mask-bits=.*/wilson/seed:1$");
    }

    /** A disc is as round as the grid allows, and not made of the blocks of the grid before. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle", "hexagon"})
    void aPictureIsReadAgainForAnotherGrid(String shape) throws IOException {
        open("rectangle:20x20/wilson/seed:1");
        Locator panel = page.locator("#panel-create");
        panel.locator("summary").getByText("Mask").click();
        panel.locator(".drop input[type=file]").setInputFiles(new FilePayload("disc.png", "image/png", disc()));
        awaitRecipe("^rectangle:20x20,mask-bits=");
        settle();
        for (String side : List.of("Rows", "Columns")) {
            panel.getByLabel(side, new Locator.GetByLabelOptions().setExact(true)).fill("60");
        }
        awaitRecipe("^rectangle:60x60,mask-bits=");
        choose("Shape", shape);
        awaitRecipe("^" + shape + ":[^/]*,mask-bits=");
        settle();
        Set<?> widths = Set.copyOf((List<?>) page.evaluate("""
                () => {
                  const { y } = mazewright.scene;
                  return [...new Set(y)].map(row => y.filter(each => each === row).length);
                }"""));
        assertThat(widths.size()).as("how many widths the rows of the disc have").isGreaterThan(14);
    }

    private static byte[] disc() throws IOException {
        BufferedImage image = new BufferedImage(400, 400, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 400, 400);
        graphics.setColor(Color.BLACK);
        graphics.fillOval(20, 20, 360, 360);
        graphics.dispose();
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return png.toByteArray();
    }

    /** The range is measured for the settings that are open, and another maze is never one beside the wanted difficulty. */
    @Test
    void difficultyIsOfferedAndFoundWithinReach() {
        String recipe = "rectangle:12x12/wilson/seed:1";
        open(recipe);
        page.locator("#panel-create summary").getByText("Difficulty").click();
        page.getByText("100 mazes of these settings have").waitFor();
        double[] values = ask("statistics", "recipe", recipe, "count", "100").getAsJsonObject("measures").getAsJsonObject("difficulty")
                .getAsJsonArray("values").asList().stream().mapToDouble(JsonElement::getAsDouble).sorted().toArray();
        Locator slider = page.getByLabel("Target difficulty");
        assertThat(slider.getAttribute("min")).isEqualTo(String.valueOf((int) Math.floor(values[0])));
        assertThat(slider.getAttribute("max")).isEqualTo(String.valueOf((int) Math.ceil(values[99])));
        page.evaluate("() => { globalThis.opened = []; mazewright.on('scene', scene => { globalThis.opened.push(scene.recipe); }); }");
        int wanted = (int) Math.round(ask("info", "recipe", recipe).get("difficulty").getAsDouble());
        page.waitForFunction("([slider, wanted]) => Number(slider.value) === wanted", List.of(slider.elementHandle(), wanted));
        page.getByText("Another at this difficulty").click();
        page.waitForFunction("recipe => mazewright.scene.recipe !== recipe", recipe);
        settle();
        assertThat((List<?>) page.evaluate("globalThis.opened")).singleElement().satisfies(each ->
                assertThat(ask("info", "recipe", each.toString()).get("difficulty").getAsDouble()).isBetween(wanted - 4.5, wanted + 4.5));
    }

    /** What was typed and refused goes with its message when the field is left. */
    @Test
    void aSizeThatIsRefusedIsTakenBack() {
        open("rectangle:9x9/wilson/seed:1");
        Locator rows = page.locator("#panel-create").getByLabel("Rows", new Locator.GetByLabelOptions().setExact(true));
        Locator columns = page.locator("#panel-create").getByLabel("Columns", new Locator.GetByLabelOptions().setExact(true));
        rows.fill("0");
        page.getByText("Enter a whole number (1 to 1,000,000,000).").waitFor();
        columns.fill("8");
        awaitRecipe("^rectangle:9x8/");
        assertThat(rows.inputValue()).isEqualTo("9");
        assertThat(page.locator("#panel-create .fail:visible").count()).isZero();
    }

    /** A change waits for its scene alone: measured, it is seen 70 to 100 ms later. */
    @Test
    void aChangedSettingIsAskedForFirst() {
        open("rectangle:30x40/wilson/seed:1");
        page.evaluate("() => performance.clearResourceTimings()");
        page.locator("#panel-create").getByLabel("Columns", new Locator.GetByLabelOptions().setExact(true)).fill("41");
        awaitRecipe("^rectangle:30x41/");
        assertThat((List<?>) page.evaluate("""
                () => {
                  const asked = performance.getEntriesByType('resource').filter(each => each.name.includes('/api/'));
                  const { startTime } = asked.find(each => each.name.includes('/scene'));
                  return asked.filter(each => each.startTime < startTime && each.name.includes('30x41')).map(each => each.name);
                }""")).as("what is asked for first").isEqualTo(List.of());
    }

    private void choose(String label, String value) {
        page.evaluate("document.querySelectorAll('#panel-create details').forEach(each => { each.open = true; })");
        page.locator("#panel-create").getByLabel(label, new Locator.GetByLabelOptions().setExact(true)).selectOption(value);
    }

    private void awaitRecipe(String pattern) {
        page.waitForFunction("pattern => new RegExp(pattern).test(mazewright.scene.recipe)", pattern);
        settle();
    }

    @Test
    void theFactsNameTheSizeThatWasAskedFor() {
        open("polar:4x6/wilson/seed:1");
        assertThat(page.locator("#facts").textContent()).startsWith("Polar 4 × 6");
        page.evaluate("async () => { await mazewright.open({ recipe: 'box:4x5x2/wilson/seed:1' }); }");
        assertThat(page.locator("#facts").textContent()).startsWith("Box 4 × 5 × 2");
    }

    /** Each cell has the colour of its distance from the start, also of the next maze, and in no other panel. */
    @Test
    void distancesAreColouredWhileTheMazeChanges() {
        open("rectangle:8x9/wilson/seed:1");
        Locator create = enter("create");
        create.getByLabel("Distance colours").check();
        for (int round = 0; round < 2; round++) {
            settle();
            page.waitForFunction("() => mazewright.view.tints !== null");
            Puzzle puzzle = puzzle(recipeInAddress());
            Map<Long, Set<Long>> colours = new TreeMap<>();
            List<Long> tints = numbers("mazewright.view.tints");
            for (int cell = 0; cell < tints.size(); cell++) {
                Ends ends = new Ends(puzzle.startOrFirst(), List.of(puzzle.grid().cellAt(cell)), List.of());
                long distance = Solving.shortest(new Puzzle(puzzle.maze(), ends, null), "breadth-first", Context.standard()).length();
                colours.computeIfAbsent(distance, far -> new TreeSet<>()).add(tints.get(cell));
            }
            assertThat(colours.values()).as("a colour for each distance").allMatch(each -> each.size() == 1);
            assertThat(colours.values().stream().distinct().count()).as("and another for another").isEqualTo(colours.size());
            assertThat(colourOf(40)).as("seen").isNotEqualTo(colour("paper"));
            page.keyboard().press("n");
            page.waitForFunction("() => !mazewright.scene.recipe.endsWith('seed:1')");
        }
        enter("play");
        assertThat(page.evaluate("mazewright.view.tints")).isNull();
        enter("create");
        page.waitForFunction("() => mazewright.view.tints !== null");
        create.getByLabel("Distance colours").uncheck();
        assertThat(page.evaluate("mazewright.view.tints")).isNull();
    }
}
