package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquareRows;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;

/** The tasks of those who bring a photograph of a maze, or want one that is larger than any screen. */
@Tag("thorough")
class SeeingTasksTest extends Tasks {
    /** A sheet seen from aside, in uneven light: read at once, solved on the picture itself, and saved. */
    @OnEachDevice(ratherOnPhone = true)
    void aPhotographIsSolvedAndSaved(Device device) throws IOException {
        needServer();
        Photograph photo = Photograph.of("picture-wall/mazegenerator-20", 110, 80, 890, 60, 930, 830, 70, 790);
        Locator panel = bring(photo, device);
        assertThat(panel.locator(".picture-summary").textContent()).startsWith("Read as cells").contains("every wall is sure");
        BufferedImage solved = ImageIO.read(Files.newInputStream(download(named(panel, "Save picture")).path()));
        assertThat(solved.getWidth()).isEqualTo(photo.image().getWidth());
        int path = 0;
        int onWalls = 0;
        for (int y = 0; y < solved.getHeight(); y++) {
            for (int x = 0; x < solved.getWidth(); x++) {
                Color colour = new Color(solved.getRGB(x, y));
                boolean isPath = Math.abs(colour.getRed() - colour.getBlue()) > 90;
                path += isPath ? 1 : 0;
                onWalls += isPath && new Color(photo.image().getRGB(x, y)).getRed() < 90 ? 1 : 0;
            }
        }
        assertThat(path).isGreaterThan(3000);
        assertThat(onWalls).as("pixels of the path that lie on walls, of %d", path).isLessThan(path / 50);
        press(named(panel, "Maze"));
        press(named(panel, "Solve"));
        panel.locator(".answer:not(:empty)").waitFor();
        assertThat(panel.locator(".answer").textContent()).startsWith(photo.moves() + " steps; ");
    }

    /** A sheet seen more from aside, by its corners, dragged and moved by keys. */
    @OnEachDevice(ratherOnPhone = false)
    void aPhotographIsStraightenedByItsCorners(Device device) throws IOException {
        needServer();
        Photograph photo = Photograph.of("picture-wall/mazegenerator-20", 130, 90, 880, 40, 960, 840, 60, 760);
        Locator panel = bring(photo, device);
        press(named(panel, "Straighten"));
        List<String> corners = List.of("Top left corner", "Top right corner", "Bottom right corner", "Bottom left corner");
        for (int corner : new int[] {0, 2, 3}) {
            dragTo(page.getByLabel(corners.get(corner)), photo.corner(corner));
        }
        moveByKeys(page.getByLabel(corners.get(1)), photo.corner(1));
        press(named(panel, "Read"));
        until("mazewright.opening.picture.source.picture?.corners?.length === 4 && !mazewright.opening.picture.isReading");
        press(named(panel.locator(".toggles"), "Cells")); // a finger is not so exact that all walls are sure
        until("mazewright.source.picture?.corners?.length === 4 && !mazewright.opening.picture.isReading");
        List<?> first = (List<?>) page.evaluate("mazewright.opening.picture.answer.path[0]");
        assertThat(((Number) first.get(0)).doubleValue()).as("on the picture, and not on what was straightened").isBetween(60.0, 960.0);
        press(named(panel, "Maze"));
        press(named(panel, "Solve"));
        panel.locator(".answer:not(:empty)").waitFor();
        assertThat(panel.locator(".answer").textContent()).startsWith(photo.moves() + " steps; ");
    }

    /** Opens a photograph by its start card, and waits until it is read. */
    private Locator bring(Photograph photo, Device device) throws IOException {
        ByteArrayOutputStream jpeg = new ByteArrayOutputStream();
        assertThat(ImageIO.write(photo.image(), "jpg", jpeg)).isTrue();
        visit(device);
        FileChooser chooser = page.waitForFileChooser(() -> press(card("Solve my picture")));
        chooser.setFiles(new FilePayload("photo.jpg", "image/jpeg", jpeg.toByteArray()));
        until("mazewright.opening?.picture.answer && !mazewright.opening.picture.isReading");
        return page.locator("#panel-open");
    }

    /** Drags a handle to a point of the picture. */
    private void dragTo(Locator handle, double[] to) {
        BoundingBox box = handle.boundingBox();
        BoundingBox canvas = page.locator(".picture-image").boundingBox();
        double x = canvas.x + to[0] / number("mazewright.opening.picture.answer.width") * canvas.width;
        double y = canvas.y + to[1] / number("mazewright.opening.picture.answer.height") * canvas.height;
        drag(new double[] {box.x + box.width / 2, box.y + box.height / 2}, new double[] {x, y});
    }

    /** The pixel of the picture that a handle marks. */
    private double[] place(Locator handle) {
        List<?> at = (List<?>) handle.evaluate("""
                each => [['left', 'width'], ['top', 'height']]
                  .map(([side, size]) => parseFloat(each.style[side]) / 100 * mazewright.opening.picture.answer[size])""");
        return at.stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
    }

    /** Moves a handle to a point of the picture by keys, first in far steps. */
    private void moveByKeys(Locator handle, double[] to) {
        handle.focus();
        for (int axis = 0; axis < 2; axis++) {
            double at = place(handle)[axis];
            String key = axis == 0 ? to[axis] < at ? "ArrowLeft" : "ArrowRight" : to[axis] < at ? "ArrowUp" : "ArrowDown";
            long far = Math.round(Math.abs(to[axis] - at));
            for (int i = 0; i < far / 10; i++) {
                page.keyboard().press("Shift+" + key);
            }
            for (int i = 0; i < far % 10; i++) {
                page.keyboard().press(key);
            }
        }
        assertThat(place(handle)[0]).isCloseTo(to[0], within(1.5));
    }

    /** A hundred million cells: gone to a cell, whose walls are core's; moved by the minimap; solved. */
    @OnEachDevice(ratherOnPhone = false)
    void anExplorerFindsTheirPositionInAHundredMillionCells(Device device) {
        Locator create = visitCreate(device);
        unfold(create, "Recipe");
        Locator recipe = create.getByLabel("Recipe (recreates exactly this maze)");
        recipe.fill("rectangle:20000x5000/sidewinder/seed:7");
        recipe.press("Enter");
        page.waitForFunction("() => mazewright.scene.isLarge");
        page.locator(".work-done").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
        settle();
        assertThat(page.locator("#facts").textContent()).contains("100,000,000 cells");
        page.locator(".go input").first().fill("17321");
        page.locator(".go input").last().fill("4321");
        press(named(page.locator(".go"), "Go to cell"));
        settle();
        assertThat(page.locator(".at").textContent()).isEqualTo("row 17,321, column 4,321");
        assertThat(shownWalls(17_321, 4_321)).isEqualTo(walls(Recipe.parse(recipeInAddress()), 17_321, 4_321));

        press(named(create, "Solution"));
        page.waitForCondition(() -> status().textContent().contains("steps"));
        settle();
        assertThat(status().textContent()).matches("The solution has [0-9,]{6,} steps\\.");
        Locator minimap = page.locator(".minimap");
        BoundingBox box = minimap.boundingBox();
        drag(new double[] {box.x + 6, box.y + 20}, new double[] {box.x + 6, box.y + box.height * 0.9});
        settle();
        assertThat(number("(mazewright.stage.seen[0].part.top + mazewright.stage.seen[0].part.bottom) / 2")).isBetween(17_000.0, 19_000.0);
        page.locator("#stage .large canvas").first().focus();
        page.keyboard().press("0");
        settle();
        assertThat(minimap.isVisible()).as("the whole maze needs no minimap").isFalse();
    }

    /** Of the cells around one on the stage, whether there is a wall to the left of and above each. */
    private Object shownWalls(int row, int column) {
        return page.evaluate("""
                ([row, column]) => {
                  const view = mazewright.stage.seen[0];
                  const ratio = view.canvas.width / view.canvas.getBoundingClientRect().width;
                  const [scale, left, top] = ['scale', 'left', 'top'].map(name => view.place[name] * ratio);
                  const copy = new OffscreenCanvas(view.canvas.width, view.canvas.height).getContext('2d', { willReadFrequently: true });
                  copy.drawImage(view.canvas, 0, 0);
                  const dark = (x, y) => copy.getImageData(Math.round(x), Math.round(y), 1, 1).data[1] < 128;
                  const walls = [];
                  for (let r = row + 1; r < row + 6; r++) {
                    for (let c = column + 1; c < column + 6; c++) {
                      walls.push(dark(left + c * scale + 1, top + (r + .6) * scale), dark(left + (c + .6) * scale, top + r * scale + 1));
                    }
                  }
                  return walls;
                }""", List.of(row, column));
    }

    /** The same, of core. */
    private static List<Boolean> walls(Recipe recipe, int row, int column) {
        Puzzle puzzle = Objects.requireNonNull(new Maker(recipe).rows());
        SquareRows rows = Objects.requireNonNull(puzzle.rows());
        long[] east = new long[rows.words()];
        long[] south = new long[rows.words()];
        rows.skip(row);
        rows.next(east, south);
        List<Boolean> walls = new ArrayList<>();
        for (int below = 1; below < 6; below++) {
            long[] above = south.clone();
            rows.next(east, south);
            for (int beside = column + 1; beside < column + 6; beside++) {
                walls.add(!has(east, beside - 1));
                walls.add(!has(above, beside));
            }
        }
        return walls;
    }

    private static boolean has(long[] columns, int column) {
        return (columns[column / Long.SIZE] >>> column % Long.SIZE & 1) != 0;
    }
}
