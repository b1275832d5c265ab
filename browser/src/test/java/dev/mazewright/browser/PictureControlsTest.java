package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The controls of a picture keep what the user does: the page, the focus, and points while the picture is read again. */
@Tag("thorough")
class PictureControlsTest extends Panels {
    private static final String SQUARES = "rectangle:9x12/wilson/start:0,0/goal:8,11/seed:4";
    private static final String HEXAGONS = "hexagon:7x8/wilson/seed:1";

    private Locator panel;

    @BeforeEach
    void openPanel() {
        open("rectangle:6x6/wilson/seed:2");
        panel = enter("open");
    }

    private static byte[] file(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, out)).as(format).isTrue();
        return out.toByteArray();
    }

    private void choose(String name, byte[] bytes) {
        panel.locator("input[type=file]").setInputFiles(new FilePayload(name, "application/octet-stream", bytes));
    }

    private void readSquares() throws IOException {
        choose("squares.jpg", file(Photograph.ofDrawing(SQUARES, 3), "jpg"));
        awaitCells(108);
    }

    private void awaitCells(int cells) {
        page.waitForFunction("cells => mazewright.scene.cells === cells && mazewright.opening.picture.answer !== null"
                + " && !mazewright.opening.picture.isReading", cells);
        settle();
    }

    private Locator named(String text) {
        return panel.getByText(text, new Locator.GetByTextOptions().setExact(true)).locator("visible=true");
    }

    private Locator pageField() {
        return panel.getByLabel("Page, 1 to 2", new Locator.GetByLabelOptions().setExact(true));
    }

    private String focused() {
        return (String) page.evaluate("document.activeElement.ariaLabel || document.activeElement.textContent");
    }

    private static byte[] pdf(String... recipes) throws IOException {
        try (PDDocument pdf = new PDDocument()) {
            for (String recipe : recipes) {
                PDPage sheet = new PDPage();
                pdf.addPage(sheet);
                BufferedImage drawing = Photograph.ofDrawing(recipe, 0);
                try (PDPageContentStream content = new PDPageContentStream(pdf, sheet)) {
                    content.drawImage(LosslessFactory.createFromImage(pdf, drawing), 60, 200, 480, 480f * drawing.getHeight() / drawing.getWidth());
                }
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            pdf.save(out);
            return out.toByteArray();
        }
    }

    /** What the picture on the stage shows: the mean of its pixels, by which two pages differ. */
    private double meanOfPicture() {
        return number("""
                (() => {
                  const image = document.querySelector('.picture-image');
                  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
                  canvas.drawImage(image, 0, 0);
                  const { data } = canvas.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
                  return data.reduce((sum, part) => sum + part, 0) / data.length;
                })()""");
    }

    private void awaitPicture() {
        page.waitForFunction("() => { const image = document.querySelector('.picture-image');"
                + " return !image.matches('.unseen') && image.complete && image.naturalWidth > 0; }");
    }

    @Test
    void anyPageOfAPdfIsRead() throws IOException {
        choose("sheets.pdf", pdf(SQUARES, HEXAGONS));
        awaitCells(108);
        awaitPicture();
        double first = meanOfPicture();
        Locator field = pageField();
        field.fill("2");
        awaitCells(56);
        awaitPicture();
        assertThat(meanOfPicture()).as("the picture of the other page").isNotEqualTo(first);
        assertThat(panel.locator(".picture-summary").textContent()).contains("page 2 of 2");
        page.reload();
        ready();
        awaitCells(56);
        assertThat(pageField().inputValue()).isEqualTo("2");
        page.locator("#tools").getByLabel("Undo").click();
        awaitCells(108);
        assertThat(pageField().inputValue()).isEqualTo("1");
        readSquares();
        assertThat(pageField().isVisible()).as("a photograph has one page").isFalse();
    }

    /** Who moves an end by keys goes on from it when the picture was read. */
    @Test
    void anEndKeepsTheFocusWhileThePictureIsRead() throws IOException {
        readSquares();
        named("Start and goal").click();
        page.locator(".picture-point.goal").focus();
        page.keyboard().press("Shift+ArrowUp");
        page.keyboard().press("Shift+ArrowUp");
        page.waitForFunction("() => mazewright.opening.picture.source.picture?.goal && !mazewright.opening.picture.isReading");
        settle();
        assertThat(focused()).isEqualTo("Goal");
        assertThat(number("mazewright.scene.goals[0]")).as("one row above").isEqualTo(7 * 12 + 11);
    }

    /** What was moved does not jump back until the server has answered. */
    @Test
    void anEndStaysWhereItWasMovedTo() throws IOException {
        readSquares();
        named("Start and goal").click();
        List<Route> held = new ArrayList<>();
        page.route("**/api/v1/picture", held::add);
        Locator goal = page.locator(".picture-point.goal");
        String before = goal.getAttribute("style");
        goal.focus();
        page.keyboard().press("Shift+ArrowUp");
        String moved = goal.getAttribute("style");
        page.waitForFunction("() => mazewright.opening.picture.isReading");
        frames(3);
        assertThat(goal.getAttribute("style")).isEqualTo(moved).isNotEqualTo(before);
        page.unroute("**/api/v1/picture");
        page.waitForCondition(() -> !held.isEmpty());
        held.forEach(Route::resume);
        page.waitForFunction("() => !mazewright.opening.picture.isReading");
        settle();
    }

    @Test
    void theFocusGoesBackToWhatShowedTheHelp() throws IOException {
        readSquares();
        named("Start and goal").click();
        named("Done").focus();
        page.keyboard().press("Enter");
        assertThat(focused()).isEqualTo("Start and goal");
        named("Straighten").click();
        named("Cancel").focus();
        page.keyboard().press("Enter");
        assertThat(focused()).isEqualTo("Straighten");
    }

    /** A dark screenshot is a picture without a maze, not tiles without floor; and what the browser cannot decode either is named. */
    @Test
    void whatHoldsNoMazeIsExplained() throws IOException {
        expect(complaint -> complaint.contains("422"));
        choose("black.png", file(new BufferedImage(300, 300, BufferedImage.TYPE_INT_RGB), "png"));
        Locator failure = panel.locator(".failure");
        failure.getByText("No maze was recognized").waitFor();
        byte[] heic = Arrays.copyOf("\0\0\0\u0018ftypheic\0\0\0\0mif1heic".getBytes(StandardCharsets.ISO_8859_1), 4000);
        choose("IMG_1.HEIC", heic);
        failure.getByText("Save it as JPEG or PNG").waitFor();
    }

    /** People are shown colours, not their numbers, and no pixels that they would have to count. */
    @Test
    void endsAreNamedByTheirColours() throws IOException {
        choose("squares.jpg", file(Photograph.ofDrawing(SQUARES, 3), "jpg"));
        awaitCells(108);
        named("Area").click();
        page.waitForFunction("() => mazewright.opening.picture.answer.as === 'area' && !mazewright.opening.picture.isReading");
        settle();
        assertThat(panel.locator(".picture-summary").textContent()).contains("start at the blue mark; goal at the orange mark");
    }
}
