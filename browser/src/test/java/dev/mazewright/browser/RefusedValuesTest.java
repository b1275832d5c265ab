package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a control refuses is said beside it, also after it is left, and moves nothing that stands beside it. */
@Tag("thorough")
class RefusedValuesTest extends Tasks {
    private static final String RECIPE = "rectangle:12x13/wilson/seed:1";

    @Test
    void whatStandsBesideAnErrorStays() {
        open(RECIPE);
        Locator panel = page.locator("#panel-create");
        stays(labelled(panel, "Rows"), labelled(panel, "Columns"), "1000014129");
        panel = enterExport("Print");
        panel.getByLabel("Page", new Locator.GetByLabelOptions().setExact(true)).selectOption("own");
        stays(labelled(panel, "Height"), labelled(panel, "Width"), "1");
        unfold(panel, "Style");
        stays(labelled(panel, "Wall thickness (px)"), labelled(panel, "Cell size (px)"), "0");
    }

    private static void stays(Locator still, Locator failing, String value) {
        failing.scrollIntoViewIfNeeded();
        assertThat(lower(failing, still)).as("side by side").isCloseTo(0, within(1.0));
        failing.fill(value);
        assertThat(failing.getAttribute("aria-invalid")).as("%s is refused", value).isEqualTo("true");
        assertThat(lower(failing, still)).as("beside %s", value).isCloseTo(0, within(1.0));
    }

    /** How many pixels lower one stands than another, at one moment: the panel may scroll meanwhile. */
    private static double lower(Locator one, Locator other) {
        Object difference = one.evaluate("(one, other) => one.getBoundingClientRect().y - other.getBoundingClientRect().y", other.elementHandle());
        return ((Number) difference).doubleValue();
    }

    /** Captions of one and of two lines: what is typed into stands on one line. */
    @Test
    void fieldsBesideEachOtherStandOnOneLine() {
        open("polar:6x6/wilson/seed:1");
        Locator panel = page.locator("#panel-create");
        Locator dice = panel.getByTitle("Another seed").or(panel.locator(".row > .button.bare").first()).first();
        double rings = labelled(panel, "Rings").boundingBox().y;
        assertThat(labelled(panel, "Cells in the first ring").boundingBox().y).isCloseTo(rings, within(1.0));
        assertThat(dice.boundingBox().y).isCloseTo(labelled(panel, "Seed").boundingBox().y, within(1.5));
    }

    @Test
    void numbersOutOfRangeAreSaid() {
        open(RECIPE);
        Locator panel = enterExport("Many");
        Locator count = panel.locator(".preset:visible input[type=number]");
        count.fill("25");
        refuses(panel, count, "1000000000", "1,000,000,000 is not possible (1 to 200); 25 stays.", "25");
        refuses(panel, count, "", "A whole number is needed (1 to 200); 25 stays.", "25");
        count.fill("30");
        assertThat(panel.locator(".fail:visible").count()).as("said until another is typed").isZero();
        preset(panel, "Picture");
        unfold(panel, "Style");
        refuses(panel, labelled(panel, "Wall thickness (px)"), "20000", "20,000 is not possible (1 to 10,000); 2 stays.", "2");
        assertThat(page.evaluate("mazewright.style.of('wallThickness')")).isEqualTo(2);
        panel = enter("book");
        panel.locator(".book-section summary").first().click();
        Locator mazes = panel.locator(".book-section").first().locator("input[type=number]").first();
        mazes.fill("25");
        refuses(panel, mazes, "", "A whole number is needed (1 to 5,000); 25 stays.", "25");
        assertThat((String) page.evaluate("mazewright.panels.book.text")).contains("mazes = 25");
        page.waitForFunction("() => mazewright.panels.book.isMade");
        assertThat(panel.locator(".fail:visible").count()).as("still said when the server has read the book").isOne();
    }

    private static void refuses(Locator panel, Locator field, String given, String sentence, String stays) {
        field.fill(given);
        field.blur();
        assertThat(field.inputValue()).isEqualTo(stays);
        assertThat(field.getAttribute("aria-invalid")).as("what it has is possible").isNull();
        assertThat(panel.locator(".fail:visible").allTextContents()).isEqualTo(List.of(sentence));
    }

    /** Letters that the font of files lacks are an error of the title, which says what prints them. */
    @Test
    void lettersThatAFileLacksAreSaidAtTheTitle() {
        needServer();
        expect(complaint -> complaint.contains("422"));
        open(RECIPE);
        Locator panel = enterExport("Print");
        labelled(panel, "Title").fill("迷路 ❤");
        panel.getByText("Download PDF").click();
        Locator wrong = panel.locator(".printing .fail:visible");
        wrong.waitFor();
        assertThat(wrong.textContent()).startsWith("The font of PDF files here lacks 迷 路 ❤. “Print …” sets every letter");
        assertThat(labelled(panel, "Title").getAttribute("aria-invalid")).isEqualTo("true");
        labelled(panel, "Title").fill("Maze");
        assertThat(wrong.count()).isZero();
        assertThat(download(panel.getByText("Download PDF")).suggestedFilename()).endsWith("seed-1.pdf");
    }

    /** The name of a file of a long recipe keeps its seed. */
    @Test
    void fileNamesEndWithTheWholeSeed() {
        open("rectangle:60x70,mask=heart,mask-text=EMMA/recursive-backtracker/seed:2776719430");
        Locator panel = enterExport("Data");
        String name = download(named(panel, "Download")).suggestedFilename();
        assertThat(name).startsWith("rectangle-60x70,mask=heart").contains("-seed-2776719430.").hasSizeLessThanOrEqualTo(90);
    }
}
