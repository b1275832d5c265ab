package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.google.gson.JsonElement;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On paper a cell has the size in millimetres that was asked for, on pages of the number and size that was announced. */
@Tag("thorough")
class PrintTest extends Panels {
    private static final double POINTS = 72 / 25.4;

    private Locator panel;

    @Test
    void cellsAreAsLargeAsAskedFor() throws IOException {
        open("rectangle:20x15/wilson/seed:1");
        panel = enterExport("Print");
        cell("7.5");
        panel.getByLabel("Title").fill("For Ana");
        try (PDDocument pdf = printed()) {
            assertThat(pdf.getNumberOfPages()).as("the maze and its solution").isEqualTo(2);
            Ink[] inks = {Ink.of(pdf, 0), Ink.of(pdf, 1)};
            for (int page = 0; page < 2; page++) {
                PDRectangle box = pdf.getPage(page).getMediaBox();
                assertThat(box.getWidth() / POINTS).isCloseTo(210, withinPercentage(0.5));
                assertThat(box.getHeight() / POINTS).isCloseTo(297, withinPercentage(0.5));
                assertThat(inks[page].width()).as("15 cells and a wall").isCloseTo(15.1 * 7.5, withinPercentage(1));
                assertThat(inks[page].height()).as("20 cells and a wall").isCloseTo(20.1 * 7.5, withinPercentage(1));
            }
            assertThat(inks[1].coloured()).as("the solution").isGreaterThan(3 * inks[0].coloured());
            PDFTextStripper text = new PDFTextStripper();
            assertThat(text.getText(pdf)).contains("For Ana").contains("For Ana — Solution");
        }
    }

    /** Before it is printed, the sheet is shown as it will be: the paper's shape, the maze where it is printed, the title, the solution. */
    @Test
    void theSheetIsShownBeforeItIsPrinted() throws IOException {
        open("rectangle:20x15/wilson/seed:1");
        panel = enterExport("Print");
        panel.getByLabel("Title").fill("迷路 ❤");
        cell("7.5");
        page.waitForFunction("() => document.querySelector('.proof .page-title')?.textContent === '迷路 ❤' && !document.querySelector('.proof.old')");
        BoundingBox sheet = panel.locator(".proof-frame").boundingBox();
        BoundingBox maze = panel.locator(".proof-frame svg").boundingBox();
        assertThat(sheet.width / sheet.height).isCloseTo(210.0 / 297, within(0.01));
        assertThat(maze.width / sheet.width).as("15 cells and a wall of 7.5 mm").isCloseTo(15.1 * 7.5 / 210, within(0.01));
        assertThat(maze.y + maze.height).isLessThan(sheet.y + sheet.height);
        assertThat(panel.locator(".proof-words").textContent()).startsWith("Page 1 of 2, at ");
        panel.getByLabel("Next page").click();
        assertThat(panel.locator(".proof .page-title").textContent()).isEqualTo("迷路 ❤ — Solution");
        try (PDDocument pdf = printed()) {
            assertThat(Ink.of(pdf, 0).width() / 210).as("as it is printed").isCloseTo(maze.width / sheet.width, within(0.01));
        }
        preset(panel, "Data");
        assertThat(panel.locator(".proof-frame").isVisible()).isFalse();
    }

    /** A maze for an age fills the page, with cells that are large enough for its hand. */
    @Test
    void aMazeForAnAgeHasCellsThatAreLargeEnough() throws IOException {
        open("rectangle:40x40/wilson/seed:1");
        panel = enterExport("Print");
        panel.getByText("Solution on a separate page").click();
        for (var age : Map.of("small", 8, "school", 6, "older", 5, "grown", 4).entrySet()) {
            panel.getByLabel("Make it for").selectOption(age.getKey());
            page.waitForFunction("() => mazewright.scene.columns !== 40");
            settle();
            try (PDDocument pdf = printed()) {
                assertThat(pdf.getNumberOfPages()).as(age.getKey()).isEqualTo(1);
                double cell = Ink.of(pdf, 0).width() / (number("mazewright.scene.columns") + 0.1);
                assertThat(cell).as("cells for %s, in mm", age.getKey()).isBetween(age.getValue() - 0.05, 1.25 * age.getValue());
            }
            page.locator("#tools").getByLabel("Undo").click();
            page.waitForFunction("() => mazewright.scene.columns === 40");
            settle();
        }
    }

    /** A maze of a band is as hard as it says, among mazes of the same settings, and Undo brings the former back. */
    @Test
    void aBandOfDifficultyOpensAMazeOfThatFifth() {
        String open = "rectangle:20x15/recursive-backtracker/seed:1";
        open(open);
        panel = enterExport("Print");
        List<Double> all = ask("statistics", "recipe", open, "count", "100").getAsJsonObject("measures").getAsJsonObject("difficulty")
                .getAsJsonArray("values").asList().stream().map(JsonElement::getAsDouble).sorted().toList();
        for (var band : Map.of("easy", 0, "medium", 40, "hard", 80).entrySet()) {
            panel.getByLabel("How hard").selectOption(band.getKey());
            page.waitForFunction("""
                    () => [...document.querySelectorAll('#panel-export .hint')].some(each => /^Difficulty \\d+ of 100; 100 mazes/.test(each.textContent))""");
            settle();
            String recipe = recipeInAddress();
            assertThat(recipe).matches("rectangle:20x15/recursive-backtracker/seed:\\d+");
            double difficulty = ask("info", "recipe", recipe).get("difficulty").getAsDouble();
            assertThat(difficulty).as("%s: %s", band.getKey(), recipe).isBetween(all.get(Math.max(0, band.getValue() - 1)), all.get(Math.min(99, band.getValue() + 21)));
            assertThat(panel.getByLabel("How hard").inputValue()).isEqualTo(band.getKey());
            go(open);
            settle();
            assertThat(panel.getByLabel("How hard").inputValue()).as("of another maze").isEmpty();
        }
    }

    @Test
    void thePaperIsThatOfTheReadersRegion() {
        for (var paper : Map.of("en-US", "letter", "es-MX", "letter", "de", "a4", "en-GB", "a4", "ja", "a4").entrySet()) {
            useAlone(Device.DESKTOP);
            page.addInitScript("Object.defineProperty(navigator, 'language', { get: () => '" + paper.getKey() + "' });");
            open("rectangle:20x15/wilson/seed:1");
            panel = enterExport("Print");
            assertThat(panel.getByLabel("Page", new Locator.GetByLabelOptions().setExact(true)).inputValue()).as(paper.getKey()).isEqualTo(paper.getValue());
            Locator book = enter("book");
            for (String layout : List.of("book", "worksheet", "unplugged")) {
                Tasks.labelled(book, "Layout").selectOption(layout);
                page.waitForFunction("trim => mazewright.panels.book.text.includes(trim)", "trim = \"" + paper.getValue() + '"');
            }
            book.locator("details summary").getByText("Page, answers, style").click();
            assertThat(Tasks.labelled(book, "Page size").inputValue()).as(paper.getKey()).isEqualTo(paper.getValue());
            page.waitForFunction("size => document.querySelector('.book-facts')?.textContent.includes(size)", "a4".equals(paper.getValue()) ? "210 × 297 mm" : "8.5 × 11 in");
        }
    }

    @Test
    void aWideMazeFillsOneLandscapePage() throws IOException {
        open("rectangle:10x20/wilson/seed:1");
        panel = enterExport("Print");
        panel.getByLabel("Page", new Locator.GetByLabelOptions().setExact(true)).selectOption("letter");
        panel.getByLabel("landscape").check(new Locator.CheckOptions().setForce(true));
        panel.getByText("Solution on a separate page").click();
        cell("12");
        try (PDDocument pdf = printed()) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(1);
            assertThat(pdf.getPage(0).getMediaBox().getWidth() / POINTS).isCloseTo(279.4, withinPercentage(0.5));
            assertThat(pdf.getPage(0).getMediaBox().getHeight() / POINTS).isCloseTo(215.9, withinPercentage(0.5));
            assertThat(Ink.of(pdf, 0).width()).isCloseTo(20.1 * 12, withinPercentage(1));
        }
    }

    @Test
    void aPageHasASizeOfTheUsersOwn() throws IOException {
        open("rectangle:10x20/wilson/seed:1");
        panel = enterExport("Print");
        panel.getByLabel("Page", new Locator.GetByLabelOptions().setExact(true)).selectOption("own");
        panel.getByLabel("Unit").selectOption("in");
        Tasks.labelled(panel, "Height").fill("1");
        assertThat(panel.locator(".fail:visible").textContent()).isEqualTo("Enter a length of 2 to 200 inches.");
        Tasks.labelled(panel, "Width").fill("12");
        Tasks.labelled(panel, "Height").fill("7.5");
        panel.getByLabel("Unit").selectOption("mm");
        assertThat(Tasks.labelled(panel, "Width").inputValue()).isEqualTo("304.8");
        cell("10");
        holdsThePage(printed(panel.getByText("Print …")));
        if (hasServer()) {
            holdsThePage(Files.readAllBytes(page.waitForDownload(() -> panel.getByText("Download PDF").click()).path()));
        }
    }

    private static void holdsThePage(byte[] file) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(file)) {
            assertThat(pdf.getPage(0).getMediaBox().getWidth() / POINTS).isCloseTo(304.8, withinPercentage(0.5));
            assertThat(pdf.getPage(0).getMediaBox().getHeight() / POINTS).isCloseTo(190.5, withinPercentage(0.5));
            assertThat(Ink.of(pdf, 0).width()).isCloseTo(20.1 * 10, withinPercentage(1));
        }
    }

    @Test
    void whatIsTooLargeGoesOnOverTheNextPage() throws IOException {
        open("rectangle:20x15/wilson/seed:1");
        panel = enterExport("Print");
        cell("20");
        assertThat(panel.locator(".printing").textContent())
                .contains("302 × 402 mm: poster of 4 pages (2 × 2), to tape together.");
        try (PDDocument pdf = printed()) {
            assertThat(pdf.getNumberOfPages()).as("four pages of the maze, four of its solution").isEqualTo(8);
            assertThat(Ink.of(pdf, 0).width()).as("as wide as there is room").isCloseTo(186, withinPercentage(2));
            assertThat(Ink.of(pdf, 3).width()).as("what is left").isCloseTo(302 - 186, withinPercentage(2));
        }
        panel.getByText("Fit one page: 12.3 mm").click();
        assertThat(panel.locator(".printing").textContent()).contains("186 × 247 mm on the page.");
    }

    @Test
    void aMaskedMazeFillsThePage() throws IOException {
        open("rectangle:40x40,mask-text=HI/wilson/seed:1");
        panel = enterExport("Print");
        try (PDDocument pdf = printed()) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(2);
            assertThat(Ink.of(pdf, 0).width()).as("nearly all the room there is").isBetween(100.0, 186.0);
        }
    }

    /** A title stands close above what is drawn, also of a mask that leaves much of the page free, in letters of its proportion; a long one fits. */
    @Test
    void aTitleStandsAboveTheDrawingInItsProportion() {
        open("rectangle:30x31,mask=heart/wilson/seed:1");
        panel = enterExport("Print");
        for (String title : List.of("Für Ana", "Das große Labyrinth für die Kinder der Klasse 3b der Grundschule am Wall in Bremen, im Frühling")) {
            panel.getByLabel("Title").fill(title);
            page.waitForFunction("title => document.querySelector('.proof .page-title')?.textContent === title && !document.querySelector('.proof.old')", title);
            double scale = number("document.querySelector('.proof-frame').getBoundingClientRect().width / 210");
            double[] text = box("const range = document.createRange(); range.selectNodeContents(document.querySelector('.proof .page-title')); const box = range");
            double[] walls = box("const box = document.querySelector('.proof-frame svg')");
            assertThat((walls[1] - text[1] - text[3]) / scale).as("between title and maze, in mm").isBetween(1.0, 10.0);
            assertThat(text[2]).as("a part of the maze's width, and of the page's without margins").isBetween(0.12 * walls[2], 186 * scale + 1);
            assertThat(text[3] / scale).as("the height of a line").isBetween(3.0, 11.0);
            if (title.length() < 10) {
                assertThat(text[3] / scale).isGreaterThan(8);
            }
        }
    }

    private double[] box(String found) {
        return ((List<?>) Objects.requireNonNull(page.evaluate("() => { " + found + ".getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }")))
                .stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
    }

    /** A word that is cut out of an outline stands out from the corridors around it, wherever it is printed. */
    @Test
    void aWordInAnOutlineCanBeReadOnPaper() throws IOException {
        open("rectangle:30x31,mask=circle,mask-text=I/wilson/seed:1");
        panel = enterExport("Print");
        try (PDDocument pages = printed(); PDDocument stage = onPaper()) {
            assertThat(Ink.of(pages, 0).contrastInside()).as("of the letter in the middle with paper").isBetween(4.5, 10.0);
            assertThat(Ink.of(stage, 0).contrastInside()).as("of the letter in the middle with paper").isBetween(4.5, 10.0);
        }
    }

    @Test
    void aWordInAnOutlineCanBeReadInPdf() throws IOException {
        needServer();
        open("rectangle:30x31,mask=circle,mask-text=I/wilson/seed:1");
        panel = enterExport("Print");
        Download saved = page.waitForDownload(() -> panel.getByText("Download PDF").click());
        try (PDDocument pdf = Loader.loadPDF(saved.path().toFile())) {
            assertThat(Ink.of(pdf, 0).contrastInside()).as("of the letter in the middle with paper").isBetween(4.5, 10.0);
        }
    }

    /** The browser's own command prints what is on the stage, also after pages of Export were printed. */
    @Test
    void theStageIsPrintedByTheBrowsersCommand() throws IOException {
        use(Device.DESKTOP.colours(ColorScheme.DARK));
        open("rectangle:10x20/wilson/seed:1");
        panel = enterExport("Print");
        printed().close();
        assertThat(page.locator("#paper").count()).as("gone when printed").isZero();
        try (PDDocument pdf = onPaper()) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(1);
            Ink ink = Ink.of(pdf, 0);
            assertThat(ink.width() / ink.height()).as("20 by 10 cells, dark on white").isCloseTo(2, withinPercentage(5));
            assertThat(ink.width()).as("most of the paper").isGreaterThan(120);
        }
        settle();
        Fit fit = fit(20, 10);
        assertThat(pixel(fit.x(-0.2), fit.y(5))).as("the stage, dark as before").isEqualTo(colour("paper"));
    }

    /** A driven browser may emulate paper before it prints: the stage is hidden then, and printed all the same. */
    @Test
    void theStageIsPrintedByABrowserThatEmulatesPaper() throws IOException {
        useAlone(Device.DESKTOP);
        open("rectangle:10x20/wilson/seed:1");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        page.waitForFunction("() => mazewright.view.canvas.width <= 1");
        try (PDDocument pdf = onPaper()) {
            Ink ink = Ink.of(pdf, 0);
            assertThat(ink.width() / ink.height()).as("20 by 10 cells").isCloseTo(2, withinPercentage(5));
            assertThat(ink.width()).as("most of the paper").isGreaterThan(120);
        }
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
        page.waitForFunction("() => mazewright.view.canvas.width > 300");
        settle();
        Fit fit = fit(20, 10);
        assertThat(pixel(fit.x(-0.2), fit.y(5))).as("the stage as before").isEqualTo(colour("paper"));
    }

    /** A panel that shows an element in the place of the maze prints that, in the light theme. */
    @Test
    void aPanelsTableIsPrintedByTheBrowsersCommand() throws IOException {
        use(Device.DESKTOP.colours(ColorScheme.DARK));
        open("rectangle:5x5/wilson/seed:1");
        enter("compare");
        page.locator(".comparison tbody tr").first().waitFor();
        try (PDDocument pdf = onPaper()) {
            String text = new PDFTextStripper().getText(pdf);
            assertThat(text).contains(page.locator(".comparison caption").textContent());
            BufferedImage paper = new PDFRenderer(pdf).renderImageWithDPI(0, 36, ImageType.RGB);
            assertThat(paper.getRGB(paper.getWidth() / 2, paper.getHeight() - 3) & 0xFFFFFF).as("paper").isEqualTo(0xFFFFFF);
        }
        assertThat(page.locator("#paper").count()).as("gone when printed").isZero();
        assertThat(page.evaluate("document.documentElement.dataset.theme")).isEqualTo("dark");
    }

    private void cell(String millimetres) {
        panel.locator(".printing input[type=range]").fill(millimetres);
    }

    private PDDocument printed() throws IOException {
        return Loader.loadPDF(printed(panel.getByText("Print …")));
    }

    private PDDocument onPaper() throws IOException {
        return Loader.loadPDF(paper());
    }
}
