package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The style that mazes are drawn in: on the stage at once, in files, in the link, and remembered; and what is exported in it. */
@Tag("thorough")
class StyleTest extends Panels {
    private static final String RECIPE = "rectangle:8x12/wilson/open:0,0.left/open:7,11.right/seed:1";

    private Locator editor(Locator panel) {
        Locator editor = panel.locator("details.styling");
        editor.locator("summary").click();
        return editor;
    }

    /** The colour at a point of the maze, in cells. */
    private String at(double x, double y) {
        List<?> place = (List<?>) page.evaluate("""
                at => {
                  const { left, top } = mazewright.view.canvas.getBoundingClientRect();
                  const [x, y] = mazewright.view.toScreen(...at);
                  return [left + x, top + y];
                }""", List.of(x, y));
        return pixel(((Number) place.get(0)).doubleValue(), ((Number) place.get(1)).doubleValue());
    }

    private static Locator number(Locator panel, String label) {
        return panel.locator(".preset:visible").getByRole(AriaRole.SPINBUTTON, new Locator.GetByRoleOptions().setName(label));
    }

    @Test
    void theStageIsDrawnInTheStyleAtOnce() {
        useAlone(Device.DESKTOP);
        open(RECIPE);
        Locator panel = enter("export");
        Locator editor = editor(panel);
        editor.getByLabel("Floor").fill("#fdf6e3");
        editor.getByLabel("Walls", new Locator.GetByLabelOptions().setExact(true)).fill("#073642");
        editor.getByLabel("Start mark").selectOption("arrow");
        editor.getByLabel("Goal mark").selectOption("cell");
        editor.getByLabel("Goal", new Locator.GetByLabelOptions().setExact(true)).fill("#dc322f");
        settle();
        assertThat(at(11.5, 7.5)).as("the goal's cell").isEqualTo("#dc322f");
        assertThat(at(6, 0)).as("the outline").isEqualTo("#073642");
        assertThat(at(5.5, 5.5)).as("floor").isEqualTo("#fdf6e3");
        assertThat(at(-0.35, 0.5)).as("the arrow, outside").isEqualTo("#0072b2");

        editor.getByLabel("Line ends").selectOption("hand-drawn");
        settle();
        assertThat(page.evaluate("new URLSearchParams(location.hash.split('?')[1]).get('style')"))
                .isEqualTo("background.fdf6e3_wall-colour.073642_goal-colour.dc322f_caps.hand-drawn_start-mark.arrow_goal-mark.cell");
    }

    @Test
    void theFileHasTheColoursOfTheStage() {
        useAlone(Device.DESKTOP);
        open(RECIPE + "?style=wall-colour.123456_wall-thickness.4_background.ffeedd");
        Locator panel = enter("export");
        panel.locator(".preset:visible .preview img").waitFor();
        // The browser draws the file's SVG.
        List<?> colours = (List<?>) page.evaluate("""
                async () => {
                  const answer = await mazewright.api.maze(mazewright.source, { ...mazewright.style.values, format: 'svg' });
                  const image = await createImageBitmap(await rasterized(await answer.blob()));
                  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
                  context.drawImage(image, 0, 0);
                  const at = (x, y) => '#' + [...context.getImageData(x, y, 1, 1).data].slice(0, 3).map(part => part.toString(16).padStart(2, '0')).join('');
                  return [at(5, 5), at(100, 21), at(100, 23), at(100, 24)];
                  async function rasterized(blob) {
                    const img = new Image();
                    img.src = URL.createObjectURL(blob);
                    await img.decode();
                    const canvas = new OffscreenCanvas(img.width, img.height);
                    canvas.getContext('2d').drawImage(img, 0, 0);
                    return canvas.convertToBlob();
                  }
                }""");
        assertThat(colours.stream().map(Object::toString)).containsExactly("#ffeedd", "#123456", "#123456", "#ffeedd");
        assertThat(panel.locator(".preset:visible textarea.command").inputValue())
                .contains("--wall-thickness 4", "--wall-colour '#123456'", "--background '#ffeedd'");
    }

    @Test
    void theStyleIsRememberedAndIsAFile() throws IOException {
        useAlone(Device.DESKTOP);
        open(RECIPE);
        Locator panel = enter("export");
        Locator editor = editor(panel);
        editor.locator("input[accept='.toml']").setInputFiles(new FilePayload(
                "style.toml", "application/toml", "wall-colour = '#abcdef' # pale\ncaps = 'round'\nmargin = 7\n".getBytes(StandardCharsets.UTF_8)));
        page.waitForFunction("() => mazewright.style.values.margin === 7");
        page.evaluate("history.replaceState(history.state, '', location.pathname)");
        page.reload();
        ready();
        assertThat(page.evaluate("JSON.stringify(mazewright.style.values)")).isEqualTo("{\"margin\":7,\"wallColour\":\"#abcdef\",\"caps\":\"round\"}");

        editor = editor(enter("export"));
        Locator save = editor.getByText("Save style.toml");
        Download saved = page.waitForDownload(save::click);
        assertThat(Files.readString(saved.path())).isEqualTo("margin = 7\nwall-colour = \"#abcdef\"\ncaps = \"round\"\n");

        expect(complaint -> complaint.contains("422"));
        editor.locator("input[accept='.toml']").setInputFiles(
                new FilePayload("bad.toml", "application/toml", "wall-color = 'red'".getBytes(StandardCharsets.UTF_8)));
        editor.getByText("did you mean wall-colour?").waitFor();
        editor.getByText("Reset").click();
        assertThat(page.url()).doesNotContain("style=");
    }

    @Test
    void aSearchIsRecordedAsAVideo() throws IOException {
        open("rectangle:4x4/wilson/seed:1");
        Locator panel = enterExport("Recording");
        Locator section = panel.locator(".preset:visible");
        number(panel, "Max. frames").fill("5");
        Download saved = page.waitForDownload(() -> section.getByText("Record WebM").click());
        byte[] video = Files.readAllBytes(saved.path());
        assertThat(video).startsWith(0x1A, 0x45, 0xDF, 0xA3); // EBML, of which WebM is made
        assertThat(new String(video, 0, 64, StandardCharsets.ISO_8859_1)).contains("webm");
        assertThat(video.length).isGreaterThan(2000);
    }

    @Test
    void aPictureIsCopied() {
        useAlone(Device.DESKTOP);
        context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        open("rectangle:4x4/wilson/seed:1");
        Locator panel = enter("export");
        panel.getByText("Copy picture").click();
        status().getByText("Copied: the picture.").waitFor();
        assertThat(page.evaluate("""
                async () => {
                  const [item] = await navigator.clipboard.read();
                  const image = await createImageBitmap(await item.getType('image/png'));
                  return image.width;
                }""")).isEqualTo(4 * 20 + 2 + 40);
    }

    @Test
    void presetsAreChosenByArrowKeys() {
        use(Device.PHONE);
        open(RECIPE);
        Locator panel = enter("export");
        panel.getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName("Picture").setExact(true)).focus();
        page.keyboard().press("ArrowRight");
        settle();
        assertThat(panel.locator(".preset:visible").getByText("Print …").isVisible()).isTrue();
        page.keyboard().press("ArrowRight");
        settle();
        assertThat(panel.locator(".preset:visible").getByLabel("Format").inputValue()).isEqualTo("gif");
    }
}
