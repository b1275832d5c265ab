package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
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
        panel.getByLabel("Height").fill("1");
        assertThat(panel.locator(".fail:visible").textContent()).isEqualTo("Enter a length of 2 to 200 inches.");
        panel.getByLabel("Width").fill("12");
        panel.getByLabel("Height").fill("7.5");
        panel.getByLabel("Unit").selectOption("mm");
        assertThat(panel.getByLabel("Width").inputValue()).isEqualTo("304.8");
        cell("10");
        Download saved = page.waitForDownload(() -> panel.getByText("Download PDF").click());
        try (PDDocument pdf = Loader.loadPDF(saved.path().toFile()); PDDocument pages = printed()) {
            for (PDDocument each : List.of(pdf, pages)) {
                assertThat(each.getPage(0).getMediaBox().getWidth() / POINTS).isCloseTo(304.8, withinPercentage(0.5));
                assertThat(each.getPage(0).getMediaBox().getHeight() / POINTS).isCloseTo(190.5, withinPercentage(0.5));
                assertThat(Ink.of(each, 0).width()).isCloseTo(20.1 * 10, withinPercentage(1));
            }
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
        page.evaluate("window.print = () => {}"); // what is printed is read from the PDF, and then it is gone
        panel.getByText("Print …").click();
        page.locator("#paper").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        settle();
        return onPaper();
    }

    private PDDocument onPaper() throws IOException {
        return Loader.loadPDF(page.pdf(new Page.PdfOptions().setPreferCSSPageSize(true).setPrintBackground(true)));
    }
}
