package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;

/** The tasks of those who take a maze away with them, from the address to the file. */
@Tag("thorough")
class MakingTasksTest extends Tasks {
    private static final double POINTS = 72 / 25.4;

    /** A hard heart with a name, on a small page with a title, and the solution on the next. */
    @OnEachDevice(ratherOnPhone = true)
    void aParentPrintsAHeartWithAName(Device device) throws IOException {
        visit(device);
        press(card("A hard heart with a name"));
        until("mazewright.source.recipe.includes('mask-text=EMMA')");
        Locator create = page.locator("#panel-create");
        labelled(create, "Word").fill("LENA");
        until("mazewright.source.recipe.includes('mask=heart,mask-text=LENA/')");
        unfold(create, "Difficulty");
        Locator difficulty = labelled(create, "Target difficulty");
        create.getByText("mazes of these settings have").waitFor();
        int hardest = Integer.parseInt(difficulty.getAttribute("max"));
        difficulty.press("End");
        until("Number(/difficulty (\\d+)/.exec(document.querySelector('#facts').textContent)?.[1]) > " + (hardest - 4.5));

        Locator panel = enterExport("Print");
        labelled(panel, "Page").selectOption("a5");
        panel.getByLabel("Landscape").check(new Locator.CheckOptions().setForce(true));
        labelled(panel, "Title").fill("For Lena");
        labelled(panel, "Caption").fill("Where is the exit?");
        double announced = Double.parseDouble(panel.locator(".printing input[type=range]").inputValue());
        try (PDDocument pdf = Loader.loadPDF(hasServer() ? Files.readAllBytes(download(named(panel, "Download PDF")).path()) : printed(panel.getByText("Print …")))) {
            assertThat(pdf.getNumberOfPages()).as("the maze and its solution").isEqualTo(2);
            PDRectangle paper = pdf.getPage(0).getMediaBox();
            assertThat(paper.getWidth() / POINTS).isCloseTo(210, withinPercentage(0.5));
            assertThat(paper.getHeight() / POINTS).isCloseTo(148, withinPercentage(0.5));
            assertThat(new PDFTextStripper().getText(pdf)).containsPattern("For Lena\\s").containsPattern("For Lena [-—] Solution").contains("Where is the exit?");
            assertThat(recipeInAddress()).contains("mask-text=LENA");
            assertThat(pdf.getDocumentInformation().getCustomMetadataValue("Recipe")).isEqualTo(hasServer() ? recipeInAddress() : null);
            assertThat(Ink.of(pdf, 0).width()).as("cells as large as was announced")
                    .isCloseTo(70 * announced, within(1.0));
            assertThat(Ink.of(pdf, 1).coloured()).as("the solution").isGreaterThan(3 * Ink.of(pdf, 0).coloured());
        }
    }

    /** Three mazes of a kind with their solutions, and one of them opened again from the list of recipes. */
    @OnEachDevice(ratherOnPhone = false)
    void anAuthorTakesSeveralMazesWithSolutions(Device device) throws IOException {
        Locator create = visitCreate(device);
        unfold(create, "Mask");
        labelled(create, "Mask shape").selectOption("");
        until("!mazewright.source.recipe.includes('mask')");
        labelled(create, "Shape").selectOption("polar");
        until("mazewright.scene.shape === 'polar'");
        labelled(create, "Rings").fill("8");
        until("mazewright.source.recipe.startsWith('polar:8x')");
        long seed = Long.parseLong(recipeInAddress().replaceFirst(".*seed:", ""));

        Locator panel = enterExport("Many");
        panel.getByRole(AriaRole.SPINBUTTON, new Locator.GetByRoleOptions().setName("How many")).fill("3");
        labelled(panel, "Format").selectOption("png");
        Map<String, byte[]> files = new HashMap<>();
        try (ZipFile zip = new ZipFile(download(named(panel, "Download zip")).path().toFile())) {
            for (ZipEntry each : zip.stream().toList()) {
                files.put(each.getName(), zip.getInputStream(each).readAllBytes());
            }
        }
        String second = "maze-" + (seed + 1) + ".png";
        assertThat(files).hasSize(7).containsKeys("maze-" + seed + ".png", second, "answers/" + second);
        assertThat(count(files.get(second), colour("solution"))).as("the maze shows no solution").isZero();
        assertThat(count(files.get("answers/" + second), colour("solution"))).as("pixels of the solution").isGreaterThan(200);
        List<String> recipes = new String(files.get("recipes.txt"), StandardCharsets.UTF_8).lines()
                .flatMap(line -> Pattern.compile("polar:\\S+").matcher(line).results().map(found -> found.group()))
                .toList();
        assertThat(recipes).hasSize(3).allMatch(each -> each.startsWith("polar:8x"));
        assertThat(recipes.get(2)).endsWith("seed:" + (seed + 2));

        enter("create");
        unfold(create, "Recipe");
        Locator recipe = create.getByLabel("Recipe (recreates exactly this maze)");
        recipe.fill(recipes.get(2));
        recipe.press("Enter");
        until("mazewright.source.recipe.endsWith('seed:" + (seed + 2) + "')");
        assertThat(shownPassages()).isEqualTo(passages(puzzle(recipes.get(2)).maze()));
    }

    /** A level with start and goal where they were pointed at, as JSON and as a matrix. */
    @OnEachDevice(ratherOnPhone = false)
    void aGameDeveloperTakesALevelAsData(Device device) throws IOException {
        Locator create = visitCreate(device);
        unfold(create, "Recipe");
        Locator recipe = create.getByLabel("Recipe (recreates exactly this maze)");
        recipe.fill("rectangle:9x12/kruskal/seed:4");
        recipe.press("Enter");
        until("mazewright.scene.cells === 108");
        unfold(create, "Start, goal, openings, solver");
        press(create.getByLabel("Pick start on the maze"));
        pressCell(12 * 8);
        until("mazewright.source.recipe.includes('/start:8,0')");
        press(create.getByLabel("Pick goal on the maze"));
        pressCell(12 + 7);
        until("mazewright.source.recipe.includes('/goal:1,7')");
        Puzzle puzzle = puzzle(recipeInAddress());

        Locator panel = enterExport("Data");
        JsonObject level = JsonParser.parseString(data(panel, "json")).getAsJsonObject();
        assertThat(level.get("start").getAsInt()).isEqualTo(12 * 8);
        assertThat(level.get("goal").getAsInt()).isEqualTo(12 + 7);
        long[] open = new long[108];
        String[] sides = {"north", "east", "south", "west"};
        for (JsonElement pair : level.getAsJsonArray("passages")) {
            int from = pair.getAsJsonArray().get(0).getAsInt();
            int to = pair.getAsJsonArray().get(1).getAsInt();
            int direction = to == from + 1 ? 1 : 2;
            open[from] |= 1L << direction;
            open[to] |= 1L << (direction + 2) % sides.length;
        }
        assertThat(open).containsExactly(passages(puzzle.maze()).stream().mapToLong(Long::longValue).toArray());
        byte[] matrix = data(panel, "matrix").getBytes(StandardCharsets.UTF_8);
        Puzzle again = Formats.read(new Source("matrix", new ByteArrayInputStream(matrix)), "matrix");
        assertThat(Digest.of(CellPicture.cells(again).maze())).isEqualTo(Digest.of(puzzle.maze()));
    }

    private String data(Locator panel, String format) throws IOException {
        labelled(panel, "Format").selectOption(format);
        settle();
        return Files.readString(download(named(panel, "Download")).path());
    }

    /** Own colours and a picture at the goal, as a transparent PNG; and the style in the link and after a reload. */
    @OnEachDevice(ratherOnPhone = false)
    void anArtistDrawsInAStyleOfTheirOwn(Device device) throws IOException {
        visitCreate(device);
        go("rectangle:8x12/wilson/seed:1");
        Locator panel = enter("export");
        unfold(panel, "Style");
        Locator editor = panel.locator("details.styling");
        labelled(editor, "Walls").fill("#073642");
        labelled(editor, "Start").fill("#dc322f");
        labelled(editor, "Start mark").selectOption("cell");
        labelled(editor, "Line ends").selectOption("round");
        press(named(editor, "Transparent background"));
        String green = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><script>alert(1)</script>"
                + "<rect width='9' height='9' fill='#00aa00'/></svg>";
        editor.locator("input[accept='image/*']").last().setInputFiles(
                new FilePayload("goal.svg", "image/svg+xml", green.getBytes(StandardCharsets.UTF_8)));
        until("'goalPicture' in mazewright.style.values");
        page.waitForCondition(() -> colourOf(95).equals("#00aa00"));
        assertThat(colourOf(0)).isEqualTo("#dc322f");

        String svg = (String) page.evaluate(
                "async () => (await mazewright.api.maze(mazewright.source, { ...mazewright.style.values, format: 'svg' })).text()");
        assertThat((String) page.evaluate("svg => atob(svg.match(/base64,([^\"]+)/)[1])", svg)).contains("<rect").doesNotContain("script");
        preset(panel, "Picture");
        labelled(panel, "Format").selectOption("png");
        settle();
        byte[] png = Files.readAllBytes(download(named(panel, "Download")).path());
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getRGB(1, 1) >>> 24).as("opaqueness of the margin").isZero();
        assertThat(count(png, "#073642")).as("pixels of walls").isGreaterThan(1000);
        assertThat(count(png, "#dc322f")).as("pixels of the start").isGreaterThan(200);
        assertThat(count(png, "#00aa00")).as("pixels of the picture").isGreaterThan(100);

        Page other = context().newPage();
        device.apply(other);
        other.navigate(page.url());
        other.locator("body.ready").waitFor();
        assertThat(other.evaluate("mazewright.style.values.wallColour + mazewright.style.values.caps")).isEqualTo("#073642round");
        other.close();
        page.reload();
        ready();
        page.waitForCondition(() -> colourOf(95).equals("#00aa00"));
        assertThat(colourOf(0)).isEqualTo("#dc322f");
    }

    /** How many pixels of a PNG have a colour. */
    private static long count(byte[] png, String colour) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        int wanted = 0xFF000000 | Integer.parseInt(colour.substring(1), 16);
        return Arrays.stream(pixels).filter(pixel -> pixel == wanted).count();
    }
}
