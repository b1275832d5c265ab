package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.mask.Masks;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Photographs of mazes of any shape are read at once; where the page has to be helped, it is by taps, corners and a threshold. */
@Tag("thorough")
class PhotoTest extends Panels {
    private static final String SQUARES = "rectangle:9x12/wilson/start:0,0/goal:8,11/seed:4";
    /** The outline of a dragon that looks to the left, in percent of the sheet. */
    private static final Polygon DRAGON = new Polygon(
            new int[] {2, 22, 30, 40, 50, 70, 62, 98, 80, 84, 60, 66, 50, 44, 30, 34, 24, 26, 4},
            new int[] {36, 20, 4, 22, 26, 4, 34, 20, 52, 96, 70, 98, 98, 72, 70, 98, 98, 56, 50}, 19);

    private Locator panel;

    @BeforeEach
    void openPanel() {
        open("rectangle:6x6/wilson/seed:2");
        panel = enter("open");
    }

    private static byte[] jpeg(String recipe, double degrees) throws IOException {
        return file(Photograph.ofDrawing(recipe, degrees), "jpg");
    }

    private static byte[] file(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, out)).as(format).isTrue();
        return out.toByteArray();
    }

    private void choose(String name, byte[] bytes) {
        panel.locator("input[type=file]").setInputFiles(new FilePayload(name, "application/octet-stream", bytes));
    }

    private void read(String name, byte[] bytes) {
        choose(name, bytes);
        awaitRead();
    }

    private void awaitRead() {
        page.waitForFunction("() => mazewright.opening.picture.answer !== null && !mazewright.opening.picture.isReading");
        settle();
    }

    private Locator named(String text) {
        return panel.getByText(text, new Locator.GetByTextOptions().setExact(true)).locator("visible=true");
    }

    private String summary() {
        return panel.locator(".picture-summary").textContent();
    }

    private long points() {
        return (long) number("mazewright.opening.picture.answer.path?.length ?? 0");
    }

    /** Taps a place of the picture, in parts of its sides. */
    private void tap(double right, double down) {
        BoundingBox box = page.locator(".picture-image").boundingBox();
        page.mouse().click(box.x + right * box.width, box.y + down * box.height);
    }

    // ---- mazes of any shape

    /** A camera that was turned by a quarter writes so into the file; its hand was not quite straight, either. */
    @Test
    void aTurnedPhotographStandsUpright() throws IOException {
        BufferedImage upright = Photograph.ofDrawing(SQUARES, 4);
        read("turned.jpg", Photograph.turned(upright));
        assertThat(summary()).startsWith("Read as cells: a maze of rectangle cells, 9 x 12").contains("every wall is sure");
        assertThat(number("mazewright.opening.picture.answer.width")).isEqualTo(upright.getWidth());
        BoundingBox box = page.locator(".picture-image").boundingBox();
        assertThat(box.width / box.height).isCloseTo((double) upright.getWidth() / upright.getHeight(), within(0.02));
        assertThat(number("mazewright.scene.cells")).isEqualTo(108);
        assertThat(points()).isGreaterThan(3);
    }

    /** It is played, and exported, as any other maze. */
    @Test
    void aRoundMazeIsOneOfRings() throws IOException {
        read("round.jpg", jpeg("polar:8x6/wilson/seed:4", 0));
        assertThat(summary()).contains("polar");
        named("Maze").click();
        assertThat(page.locator("#stage canvas").first().isVisible()).isTrue();
        enter("play");
        page.waitForFunction("() => mazewright.scene.shape === 'polar'");
        panel = enter("open");
        assertThat(named("Picture").last().isVisible()).as("what is looked at stays").isTrue();
    }

    private static String dragon() {
        Mask mask = new Mask(15, 20);
        for (int row = 0; row < 15; row++) {
            for (int column = 0; column < 20; column++) {
                if (DRAGON.contains((column + 0.5) * 100 / 20, (row + 0.5) * 100 / 15)) {
                    mask.add(row, column);
                }
            }
        }
        return "rectangle:15x20," + Masks.bitsOption(mask) + "/wilson/seed:5";
    }

    /** As an area: its ends are tapped, its walls thresholded, and the path is drawn on what is saved. */
    @Test
    void aDragonIsAnArea() throws IOException {
        byte[] photo = jpeg(dragon(), 2);
        read("dragon.jpg", photo);
        named("Area").click();
        page.waitForFunction("() => mazewright.opening.picture.answer.as === 'area' && !mazewright.opening.picture.isReading");
        settle();
        assertThat(panel.getByText("An area has no cells").isVisible()).isTrue();
        named("Start and goal").click();
        tap(0.2, 0.42);
        page.waitForFunction("() => mazewright.opening.picture.source.picture.start && !mazewright.opening.picture.isReading");
        tap(0.75, 0.5);
        page.waitForFunction("() => mazewright.opening.picture.source.picture.goal && !mazewright.opening.picture.isReading");
        settle();
        assertThat(points()).isGreaterThan(3);
        named("Done").click();
        panel.getByLabel("Threshold").fill("0.6");
        page.waitForFunction("() => mazewright.opening.picture.answer !== null && mazewright.opening.picture.source.picture.threshold === 0.6"
                + " && !mazewright.opening.picture.isReading");
        BufferedImage before = ImageIO.read(new ByteArrayInputStream(photo));
        BufferedImage after = ImageIO.read(Files.newInputStream(page.waitForDownload(() -> named("Save picture").click()).path()));
        assertThat(onPath(before, after)).as("pixels of the path").isGreaterThan(1000);
        assertThat(onWalls(before, after)).as("pixels of the path on walls").isLessThan(onPath(before, after) / 12);
    }

    /** Pixels that are much more coloured than before: the path's. */
    private static int onPath(BufferedImage before, BufferedImage after) {
        return count(before, after, false);
    }

    private static int onWalls(BufferedImage before, BufferedImage after) {
        return count(before, after, true);
    }

    private static int count(BufferedImage before, BufferedImage after, boolean areDark) {
        assertThat(after.getWidth()).isEqualTo(before.getWidth());
        int count = 0;
        for (int y = 0; y < after.getHeight(); y++) {
            for (int x = 0; x < after.getWidth(); x++) {
                Color is = new Color(after.getRGB(x, y));
                Color was = new Color(before.getRGB(x, y));
                boolean isColoured = Math.max(is.getRed(), is.getBlue()) - Math.min(is.getRed(), is.getBlue()) > 90;
                count += isColoured && (!areDark || was.getRed() < 70) ? 1 : 0;
            }
        }
        return count;
    }

    // ---- ways in, and out

    @Test
    void aPastedPictureIsRead() throws IOException {
        page.evaluate("""
                content => {
                  const data = new DataTransfer();
                  data.items.add(new File([Uint8Array.from(atob(content), letter => letter.charCodeAt(0))], 'image.png', { type: 'image/png' }));
                  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
                }""", Base64.getEncoder().encodeToString(file(Photograph.ofDrawing(SQUARES, 3), "png")));
        awaitRead();
        assertThat(number("mazewright.scene.cells")).isEqualTo(108);
    }

    /** The file of the maze behind an area is not named beside it. */
    @Test
    void anAreaIsBesideItsOwnFile() throws IOException {
        read("squares.jpg", jpeg(SQUARES, 0));
        assertThat(panel.locator(".file-name").textContent()).isEqualTo("squares.jpg");
        page.evaluate("content => mazewright.opening.picture.read({ name: 'other.jpg', content }, { as: 'area' })",
                Base64.getEncoder().encodeToString(jpeg(SQUARES, 3)));
        page.waitForFunction("() => mazewright.opening.picture.answer.as === 'area' && !mazewright.opening.picture.isReading");
        settle();
        assertThat(summary()).as("what is looked at").contains("area");
        assertThat(panel.locator(".file-name").isVisible()).as("the former file's box").isFalse();
    }

    /** Two pictures one after the other, back to the first, and the page loaded again. */
    @Test
    void backAndReloadShowThePictureAgain() throws IOException {
        read("first.jpg", jpeg(SQUARES, 0));
        named("Area").click();
        page.waitForFunction("() => mazewright.opening.picture.answer.as === 'area' && !mazewright.opening.picture.isReading");
        read("second.jpg", jpeg("hexagon:7x8/wilson/seed:1", 0));
        page.waitForFunction("() => mazewright.scene.shape === 'hexagon'");
        page.locator("#tools").getByLabel("Undo").click();
        page.waitForFunction("() => mazewright.opening.picture.answer?.as === 'area'");
        assertThat((String) page.evaluate("mazewright.opening.picture.source.file.name")).isEqualTo("first.jpg");
        page.reload();
        ready();
        awaitRead();
        assertThat((String) page.evaluate("mazewright.opening.picture.answer.as")).isEqualTo("area");
        assertThat(page.locator(".picture-image").isVisible()).isTrue();
        page.locator("#tools").getByLabel("Undo").click();
        page.waitForFunction("() => mazewright.opening.picture.answer?.as === 'cells'");
        settle();
        page.locator("#tools").getByLabel("Undo").click();
        page.waitForFunction("() => mazewright.scene.recipe === 'rectangle:6x6/wilson/seed:2'");
        settle();
        assertThat(page.locator(".picture-image").count()).as("pictures on the stage").isZero();
    }

    @Test
    void readingIsCancelled() throws IOException {
        List<Route> held = new ArrayList<>();
        page.route("**/api/v1/picture", held::add);
        choose("slow.jpg", jpeg(SQUARES, 0));
        page.locator(".picture-busy").getByText("Cancel").click();
        page.waitForCondition(() -> status().textContent().equals("Reading was cancelled."));
        assertThat(page.locator(".picture-image").count()).isZero();
        assertThat(number("mazewright.scene.cells")).as("what was open stays").isEqualTo(36);
        page.unroute("**/api/v1/picture");
    }

    @Test
    void aPictureWithoutAMazeIsExplained() throws IOException {
        expect(complaint -> complaint.contains("422"));
        choose("empty.jpg", file(new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB), "jpg"));
        Locator failure = panel.locator(".failure");
        failure.waitFor();
        assertThat(failure.textContent()).startsWith("empty.jpg could not be read").contains("No maze was recognized (finding ink: a contrast of ");
        assertThat(failure.textContent()).contains("“Straighten”").doesNotContain("--");
        byte[] whole = jpeg(SQUARES, 0);
        choose("half.jpg", Arrays.copyOf(whole, whole.length / 2));
        failure.getByText("half.jpg could not be read").waitFor();
        read("whole.jpg", whole);
        assertThat(failure.isVisible()).isFalse();
    }

    /** Where a page may hand files to other programs, as on phones. */
    @Test
    void theSolvedPictureIsShared() throws IOException {
        page.addInitScript("""
                navigator.canShare = what => what.files?.length === 1;
                navigator.share = async what => {
                  const bytes = new Uint8Array(await what.files[0].arrayBuffer());
                  globalThis.shared = { name: what.files[0].name, type: what.files[0].type, data: btoa(bytes.reduce((all, byte) =>
                    all + String.fromCharCode(byte), '')) };
                };""");
        page.reload();
        openPanel();
        byte[] photo = jpeg(SQUARES, 3);
        read("photo.jpg", photo);
        named("Share").click();
        page.waitForFunction("() => globalThis.shared");
        assertThat(page.evaluate("shared.name + ' ' + shared.type")).isEqualTo("photo-solved.jpg image/jpeg");
        byte[] shared = Base64.getDecoder().decode((String) page.evaluate("shared.data"));
        BufferedImage after = ImageIO.read(new ByteArrayInputStream(shared));
        assertThat(onPath(ImageIO.read(new ByteArrayInputStream(photo)), after)).as("pixels of the path").isGreaterThan(1000);
    }

    /** A maze in a corner of a sheet: it is read by itself, and its path lies where it lies. */
    @Test
    void aSmallMazeOnALargeSheetIsRead() throws IOException {
        BufferedImage maze = Photograph.ofDrawing(SQUARES, 0);
        int width = 3 * maze.getWidth();
        int height = 3 * maze.getHeight();
        BufferedImage sheet = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        graphics.setColor(new Color(maze.getRGB(2, 2)));
        graphics.fillRect(0, 0, width, height);
        graphics.drawImage(maze, 2 * maze.getWidth(), maze.getHeight(), null);
        graphics.dispose();
        read("sheet.png", file(sheet, "png"));
        assertThat(summary()).contains("9 x 12");
        assertThat((boolean) page.evaluate("mazewright.opening.picture.answer.path.every(([x, y]) => x > %d && y > %d && y < %d)"
                .formatted(2 * maze.getWidth(), maze.getHeight(), 2 * maze.getHeight()))).as("path within the maze").isTrue();
    }

    @Test
    void theStepsOfReadingAreShown() throws IOException {
        read("photo.jpg", jpeg(SQUARES, 3));
        named("Steps of reading").click();
        page.waitForFunction("() => document.querySelector('.picture-image').src.startsWith('data:image/png')");
        panel.locator(".fold[open]").getByText("2", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(panel.locator(".fold[open] .hint").textContent()).startsWith("2. Walls");
        named("Steps of reading").click();
        page.waitForFunction("() => document.querySelector('.picture-image').src.startsWith('blob:')");
        assertThat(page.locator(".picture-over .path").count()).isEqualTo(1);
    }
}
