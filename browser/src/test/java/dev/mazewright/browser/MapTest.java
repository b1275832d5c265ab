package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Window;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The map of a maze that is never built, against the library: walls, path, lengths; and as one uses it. */
@Tag("thorough")
class MapTest extends Panels {
    private static final String RECIPE = "rectangle:2147483648x2147483648/atlas:wilson/seed:1";
    private static final String LARGEST = "rectangle:4611686018427387904x4611686018427387904/atlas:wilson/seed:3";

    /** Whether pixels in the middle between blocks beside each other are dark, row by row: on the right and below of each. */
    private static final String WALLS = """
            () => {
              const [view] = mazewright.stage.seen;
              const { camera, canvas, sheet, level } = view;
              const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
              copy.drawImage(canvas, 0, 0);
              const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
              const dark = (x, y) => data[(Math.round(y) * canvas.width + Math.round(x)) * 4] < 90;
              const span = sheet.span(level);
              const first = sheet.block(level, camera.cellAt(-150, -100));
              const at = (row, column) => [canvas.width / 2 + camera.across(column * span), canvas.height / 2 + camera.down(row * span)];
              const walls = [];
              for (let row = first.row; row < first.row + 5n; row++) {
                for (let column = first.column; column < first.column + 6n; column++) {
                  const [left, top] = at(row, column);
                  const [right, bottom] = at(row + 1n, column + 1n);
                  walls.push([`${row},${column}`, dark(right, (top + bottom) / 2), dark((left + right) / 2, bottom)].join(' '));
                }
              }
              return { level, walls };
            }""";

    private void openMap(String settings) {
        park();
        page.navigate(address() + "#rectangle:9x9/wilson/seed:1?panel=map" + settings);
        page.locator("body.ready").waitFor();
        arrive();
    }

    /** Waits until all is drawn and measured. */
    private void arrive() {
        page.waitForFunction("""
                () => {
                  const [view] = mazewright.stage.seen;
                  return view?.sheet && view.camera && !view.isBusy && !mazewright.isBusy && /steps?$/.test(document.querySelector('.map-length').textContent);
                }""");
    }

    private Object view(String what) {
        return page.evaluate("() => { const [view] = mazewright.stage.seen; return " + what + "; }");
    }

    private Locator button(String name) {
        return page.locator("#panel-map").locator("button", new Locator.LocatorOptions().setHasText(name)).first();
    }

    private static AtlasPuzzle atlasOf(String recipe) {
        return new Maker(Recipe.parse(recipe)).atlas();
    }

    private String length() {
        return page.locator(".map-length").first().textContent();
    }

    private static String steps(BigInteger length) {
        return String.format(Locale.ENGLISH, "%,d", length) + " steps";
    }

    private static AtlasCell cell(String text) {
        String[] parts = text.split(",", -1);
        return new AtlasCell(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }

    @ParameterizedTest
    @ValueSource(strings = {"straight", "wavy"})
    void wallsAreThoseOfTheMazeAtEachLevel(String seams) {
        String recipe = RECIPE.replace("/seed", ",seams=" + seams + "/seed");
        openMap("&map=" + recipe);
        Atlas atlas = atlasOf(recipe).atlas();
        int seen = 0;
        for (double zoom : List.of(4.5, 0.5, -4.5, -9.0, -20.0)) {
            view("view.look({ row: 1234567874n, column: 987654321n, scale: 2 ** " + zoom + " })");
            arrive();
            page.evaluate("() => { mazewright.stage.seen[0].hasPath = false; mazewright.stage.seen[0].redraw(); }");
            arrive();
            Map<?, ?> drawn = (Map<?, ?>) page.evaluate(WALLS);
            int level = (Integer) drawn.get("level");
            for (Object each : (List<?>) drawn.get("walls")) {
                String[] parts = ((String) each).split(" ", -1);
                int open = atlas.open(cell(parts[0]), level);
                assertThat(parts[1]).as(level + ": " + parts[0]).isEqualTo(Boolean.toString((open & 2) == 0));
                assertThat(parts[2]).as(level + ": " + parts[0]).isEqualTo(Boolean.toString((open & 4) == 0));
                seen++;
            }
        }
        assertThat(seen).isEqualTo(5 * 30);
    }

    @Test
    void theWheelZoomsFromTheWholeMazeToACellAndBack() {
        openMap("");
        AtlasPuzzle puzzle = atlasOf(RECIPE);
        assertThat(length()).isEqualTo(steps(puzzle.atlas().distance(puzzle.start(), puzzle.goal())));
        double whole = ((Number) view("view.camera.scale")).doubleValue();
        page.mouse().move(700, 400);
        for (int i = 0; i < 26; i++) {
            page.mouse().wheel(0, -400);
        }
        arrive();
        assertThat(view("view.level")).isEqualTo(0);
        String at = (String) view("(() => { const { row, column } = view.cellOf({ clientX: 700, clientY: 400 }); return `${row},${column}`; })()");
        for (int i = 0; i < 13; i++) {
            page.mouse().wheel(0, 400);
        }
        arrive();
        for (int i = 0; i < 13; i++) {
            page.mouse().wheel(0, -400);
        }
        arrive();
        assertThat(view("(() => { const { row, column } = view.cellOf({ clientX: 700, clientY: 400 }); return `${row},${column}`; })()")).isEqualTo(at);
        page.locator(".map canvas").first().focus();
        page.keyboard().press("0");
        arrive();
        assertThat(((Number) view("view.camera.scale")).doubleValue()).isEqualTo(whole);
        assertThat((Integer) view("view.level")).isGreaterThan(3);
    }

    /** On a phone, either way up: what lies over the map lies neither over the maze nor over its pins. */
    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390"})
    void nothingLiesOverTheWholeMaze(int width, int height) {
        useAlone(Device.PHONE.size(width, height));
        openMap("&map=" + LARGEST);
        arrive();
        assertThat(view("""
                (() => {
                  const { camera, canvas, ratio, sheet } = view;
                  const { left, top } = canvas.getBoundingClientRect();
                  const right = left + (canvas.width / 2 + camera.across(sheet.columns)) / ratio;
                  const bottom = top + (canvas.height / 2 + camera.down(sheet.rows)) / ratio;
                  const { left: cards } = document.querySelector('.map-level').getBoundingClientRect();
                  const { top: line, right: end } = document.querySelector('.map-readout').getBoundingClientRect();
                  return right > left + 100 && right < cards && bottom < line && end < innerWidth;
                })()""")).isEqualTo(true);
    }

    /** Who presses a button before the map is drawn is there at once. */
    @Test
    void aPlaceIsShownThoughNothingIsDrawnYet() {
        openMap("&map=" + LARGEST);
        assertThat(view("(() => { view.camera = null; view.goTo({ row: 7n, column: 9n }); return view.camera.row + ',' + view.camera.column; })()")).isEqualTo("7,9");
    }

    @Test
    void oneGoesToTheMiddleAndWalksFromThere() {
        openMap("&map=" + LARGEST);
        AtlasPuzzle puzzle = atlasOf(LARGEST);
        BigInteger length = puzzle.atlas().distance(puzzle.start(), puzzle.goal());
        assertThat(length()).isEqualTo(steps(length));
        button("Middle of the path").click();
        page.waitForFunction("() => document.querySelector('.map-readout').textContent.endsWith('Cells') && mazewright.stage.seen[0].marked");
        arrive();
        AtlasCell middle = puzzle.atlas().at(puzzle.start(), puzzle.goal(), length.shiftRight(1));
        assertThat(view("`${view.marked.row},${view.marked.column}`")).isEqualTo(middle.toString());
        button("Walk from here").click();
        BigInteger toGo = length.subtract(length.shiftRight(1));
        waitToGo(toGo);
        button("Next step").click();
        waitToGo(toGo.subtract(BigInteger.ONE));
        AtlasCell here = puzzle.atlas().at(puzzle.start(), puzzle.goal(), length.shiftRight(1).add(BigInteger.ONE));
        assertThat(view("`${view.walker.row},${view.walker.column}`")).isEqualTo(here.toString());
        int open = puzzle.atlas().open(here, 0);
        List<String> keys = List.of("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft");
        for (int direction = 0; direction < 4; direction++) {
            page.keyboard().press(keys.get(direction));
            boolean hasMoved = !view("`${view.walker.row},${view.walker.column}`").equals(here.toString());
            assertThat(hasMoved).as(keys.get(direction)).isEqualTo(((open >> direction) & 1) == 1);
            if (hasMoved) {
                page.keyboard().press(keys.get((direction + 2) % 4));
            }
        }
        waitToGo(toGo.subtract(BigInteger.ONE));
    }

    private void waitToGo(BigInteger steps) {
        page.waitForFunction("text => document.querySelectorAll('.map-length')[1].textContent.startsWith(text)", steps(steps) + " to go");
    }

    @Test
    void aLinkIsAView() {
        openMap("&map=rectangle:1048576x1048576/atlas:kruskal/seed:4&at=500000,400000&zoom=4.00&from=499990,400000&to=500010,400010");
        AtlasPuzzle puzzle = atlasOf("rectangle:1048576x1048576/atlas:kruskal/start:499990,400000/goal:500010,400010/seed:4");
        assertThat(length()).isEqualTo(steps(puzzle.atlas().distance(puzzle.start(), puzzle.goal())));
        page.mouse().move(700, 400);
        page.mouse().down();
        page.mouse().move(640, 330);
        page.mouse().up();
        page.waitForFunction("() => !location.hash.includes('at=500000,400000')");
        Object before = view("[view.camera.row, view.camera.column, view.camera.scale].join(' ')");
        page.reload();
        page.locator("body.ready").waitFor();
        arrive();
        assertThat(view("[view.camera.row, view.camera.column, view.camera.scale].join(' ')")).isEqualTo(before);
        assertThat(length()).isEqualTo(steps(puzzle.atlas().distance(puzzle.start(), puzzle.goal())));
    }

    @Test
    void pinsAreDraggedAndTyped() {
        openMap("&map=rectangle:1048576x1048576/atlas:kruskal/seed:4&at=500000,400000&zoom=5.00&from=499996,400000&to=500004,400006");
        Atlas atlas = atlasOf("rectangle:1048576x1048576/atlas:kruskal/seed:4").atlas();
        Map<?, ?> pin = (Map<?, ?>) view("""
                (() => {
                  const { left, top } = view.canvas.getBoundingClientRect();
                  const x = view.canvas.width / 2 + view.camera.across(400006n) + view.camera.scale / 2;
                  const y = view.canvas.height / 2 + view.camera.down(500004n) + view.camera.scale / 2;
                  return { x: left + x, y: top + y - 12 };
                })()""");
        double x = ((Number) pin.get("x")).doubleValue();
        double y = ((Number) pin.get("y")).doubleValue();
        page.mouse().move(x, y);
        page.mouse().down();
        page.mouse().move(x - 100, y - 20);
        page.mouse().move(x - 140, y - 60);
        page.mouse().up();
        page.waitForFunction("() => mazewright.stage.seen[0].pins.to.column !== 400006n");
        arrive();
        AtlasCell to = cell((String) view("`${view.pins.to.row},${view.pins.to.column}`"));
        assertThat(length()).isEqualTo(steps(atlas.distance(new AtlasCell(499996, 400000), to)));
        Locator field = page.getByLabel("A", new Page.GetByLabelOptions().setExact(true));
        for (String bad : List.of("", "12", "1048576,0", "-1,5", "a,b")) {
            field.fill(bad);
            field.press("Enter");
            assertThat(page.locator("#panel-map .fail:visible").first().textContent()).contains("1,048,575");
        }
        field.fill("0, 0");
        field.press("Enter");
        page.waitForFunction("() => mazewright.stage.seen[0].pins.from.row === 0n");
        arrive();
        assertThat(length()).isEqualTo(steps(atlas.distance(new AtlasCell(0, 0), to)));
    }

    @Test
    void aMazeThatIsNeverBuiltOpensInTheMapAndAPartOfItInCreate() {
        park();
        page.navigate(address() + "#" + LARGEST);
        page.locator("body.ready").waitFor();
        arrive();
        assertThat(page.evaluate("() => mazewright.panel")).isEqualTo("map");
        assertThat(view("view.sheet.recipe")).isEqualTo(LARGEST);
        button("Open as a maze").click();
        page.waitForFunction("() => mazewright.panel === 'create' && mazewright.scene.recipe.includes('window:')");
        enter("map");
        arrive();
        assertThat(view("view.sheet.recipe")).isEqualTo(LARGEST);
    }

    @Test
    void theFarthestDeadEndOfABlockIsADeadEnd() {
        openMap("&map=" + RECIPE + "&at=123456789,987654321&zoom=3.00");
        button("Farthest dead end").click();
        page.waitForFunction("() => mazewright.stage.seen[0].marked && document.querySelector('#status').textContent.includes('dead end')");
        Atlas atlas = atlasOf(RECIPE).atlas();
        AtlasCell found = cell((String) view("`${view.marked.row},${view.marked.column}`"));
        assertThat(Integer.bitCount(atlas.open(found, 0))).isEqualTo(1);
        assertThat(atlas.block(found, 1)).isEqualTo(atlas.block(new AtlasCell(123456789, 987654321), 1));
    }

    @Test
    void anotherSeedKeepsWhatElseTheRecipeSays() {
        openMap("&map=rectangle:1048576x1048576/atlas:kruskal,side=16/seed:4");
        page.keyboard().press("n");
        page.waitForFunction("() => !mazewright.stage.seen[0].sheet.recipe.endsWith('seed:4')");
        arrive();
        assertThat((String) view("view.sheet.recipe")).startsWith("rectangle:1048576x1048576/atlas:kruskal,side=16/seed:");
    }

    @Test
    void aWalkThatBeginsFarAwayIsSeenFromNear() {
        openMap("&map=rectangle:1048576x1048576/atlas:kruskal/seed:4");
        view("view.onTap({ row: 5n, column: 7n })");
        button("Walk from here").click();
        page.waitForFunction("() => mazewright.stage.seen[0].walker");
        arrive();
        assertThat(((Number) view("view.camera.scale / view.ratio")).doubleValue()).isEqualTo(32);
    }

    @Test
    void aLinkWithFaultsShowsAMapAllTheSame() {
        expect(complaint -> complaint.contains("422"));
        openMap("&map=garbage&at=5,5&zoom=1e9");
        assertThat(view("view.sheet.recipe")).isEqualTo(RECIPE);
        assertThat(page.locator("#status").textContent()).contains("garbage");
        openMap("&at=5,5&zoom=79&from=x&to=9999999999999,1");
        assertThat(view("view.sheet.recipe")).isEqualTo(RECIPE);
        assertThat(((Number) view("view.camera.scale / view.ratio")).doubleValue()).isEqualTo(120);
    }

    /** Around the middle of the path: the pieces of that, and no disc in the first and the last cell. */
    @Test
    void aPartThatIsOpenedShowsThePathOfTheWhole() {
        AtlasPuzzle puzzle = atlasOf(RECIPE);
        AtlasCell middle = puzzle.atlas().at(puzzle.start(), puzzle.goal(), AtlasPuzzle.step("half", puzzle.atlas().distance(puzzle.start(), puzzle.goal())));
        String window = (middle.row() - 10) + "," + (middle.column() - 15) + ",24x30";
        open(RECIPE.replace("/seed", "/window:" + window + "/seed"));
        assertThat(colourAt(0)).as("the first cell").isEqualTo(colourAt(5));
        assertThat(colourAt(24 * 30 - 1)).as("the last cell").isEqualTo(colourAt(5));
        page.keyboard().press("s");
        page.waitForFunction("() => mazewright.path !== null");
        settle();
        List<?> cells = (List<?>) page.evaluate("() => [...mazewright.view.solution]");
        List<Integer> expected = new ArrayList<>();
        for (Path piece : puzzle.solution(Window.parse(window))) {
            Grid grid = new Maker(Recipe.parse(RECIPE.replace("/seed", "/window:" + window + "/seed"))).grid();
            piece.forEach(cell -> expected.add((int) grid.number(cell)));
        }
        assertThat(cells).isEqualTo(expected).isNotEmpty();
        assertThat(page.locator("#status").textContent()).contains(cells.size() + " cells of the path of the whole maze");
        page.keyboard().press("s");
        page.waitForFunction("() => mazewright.path === null");
    }

    /** The colour in the middle of a cell. */
    private String colourAt(int cell) {
        return (String) page.evaluate("""
                cell => {
                  const { view } = mazewright;
                  const box = view.canvas.getBoundingClientRect();
                  const x = Math.round(view.place.left + view.scene.x[cell] * view.place.scale);
                  const y = Math.round(view.place.top + view.scene.y[cell] * view.place.scale);
                  const copy = new OffscreenCanvas(view.canvas.width, view.canvas.height).getContext('2d');
                  copy.drawImage(view.canvas, 0, 0);
                  return [...copy.getImageData(x, y, 1, 1).data].join();
                }""", cell);
    }
}
