package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

/** A book as an author makes it: from the start card to the PDF. */
class BookTest extends Tasks {
    private static final String FILE = """
            title = "Dropped" # from a file
            trim = "6x9"
            [[section]]
            mazes = 2
            size = "6x6"
            """;

    private Locator panel;

    @Test
    void anAuthorMakesABookOfFiftyMazes() throws IOException {
        visit(Device.DESKTOP);
        press(card("Make a puzzle book"));
        panel = page.locator("#panel-book");
        labelled(panel, "Title").first().fill("Rainy days");
        section(0, 20, "8x8", "9x9", "4");
        section(1, 30, "10x10", "12x12", "6");
        made("Rainy days", 2 + 1 + 5 + 1 + 5 + 9);
        assertThat(page.locator(".book-facts").textContent()).startsWith("23 pages of 8.5 × 11 in, 50 mazes.");
        assertThat(page.locator(".spread").first().locator("figure").count()).as("the title page is alone").isEqualTo(1);
        assertThat(x(2)).as("even pages are at the left").isLessThan(x(3));
        assertThat(x(1)).as("page 1 is at the right").isGreaterThan(page.locator(".spread").first().boundingBox().x);
        page.waitForFunction("() => [...document.querySelectorAll('.book-page img')].slice(0, 4).every(each => each.naturalWidth > 100)");
        assertThat(page.locator(".book-curve circle").count()).isEqualTo(50);
        page.evaluate(AccessibilityTest.axe());
        assertThat((List<?>) page.evaluate(AccessibilityTest.FAULTS, "#work")).isEmpty();

        List<String> before = manifest();
        assertThat(before).hasSize(50).allMatch(line -> line.contains("\"recipe\":"));
        page.getByLabel("Exchange maze 3 for another").click();
        page.waitForFunction("() => document.querySelector('#status').textContent.startsWith('Maze 3 is another')");
        List<String> after = manifest();
        for (int i = 0; i < 50; i++) {
            assertThat(after.get(i).equals(before.get(i))).as("maze %d is the same", i + 1).isEqualTo(i != 2);
        }

        try (PDDocument pdf = Loader.loadPDF(Files.readAllBytes(download(named(panel, "Download PDF")).path()))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(23);
            assertThat(new PDFTextStripper().getText(pdf)).contains("Rainy days", "Maze 3", "Maze 50");
        }
        page.getByLabel("Undo (Ctrl+Z)").click();
        page.waitForFunction("() => !mazewright.panels.book.text.includes('replace')");
        page.reload();
        ready();
        made("Rainy days", 23);
        assertThat(manifest()).isEqualTo(before);
    }

    @Test
    void aFileIsDroppedAndItsTextCorrected() {
        open("rectangle:5x5/wilson/seed:1");
        drop("dropped.toml", FILE.getBytes(StandardCharsets.UTF_8));
        panel = page.locator("#panel-book");
        made("Dropped", 5);
        panel.locator(".book-section summary").click();
        labelled(panel, "Size from").fill("6x");
        Locator field = panel.locator(".book-section .fail").getByText("Found '6x', expected size = rows x columns");
        field.waitFor();
        assertThat(labelled(panel, "Size from").getAttribute("aria-invalid")).isEqualTo("true");
        panel.getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName("Text")).check(new Locator.CheckOptions().setForce(true));
        Locator text = panel.getByLabel("The book in TOML");
        assertThat(text.inputValue()).isEqualTo(FILE.replace("size = \"6x6\"", "size = \"6x\""));
        panel.getByText("Go to line 5").click();
        assertThat(page.evaluate("getSelection().toString()")).isEqualTo("size = \"6x\"");
        page.keyboard().type("size = \"7x7\"");
        made("Dropped", 5);
        assertThat(page.locator(".book-curve td").getByText("rectangle:7x7/").count()).isEqualTo(2);
        drop("style.toml", "wall-colour = \"#0b3c6f\"\n".getBytes(StandardCharsets.UTF_8));
        page.waitForFunction("() => mazewright.panels.book.text.includes('[style]\\nwall-colour = \"#0b3c6f\"')");
    }

    /** Fills the form of a section, from 0. */
    private void section(int index, int mazes, String from, String to, String perPage) {
        Locator section = panel.locator(".book-section").nth(index);
        section.locator("summary").click();
        labelled(section, "Mazes").fill(Integer.toString(mazes));
        labelled(section, "Mazes on a page").selectOption(perPage);
        labelled(section, "Size from").fill(from);
        labelled(section, "to").first().fill(to);
        labelled(section, "Difficulty from").fill("");
        labelled(section, "to").last().fill("");
    }

    /** Waits until the pages are of the text as it is. */
    private void made(String title, int pages) {
        page.waitForFunction("""
                ([title, pages]) => mazewright.panels.book?.isMade && mazewright.panels.book.text.includes(title)
                  && document.querySelectorAll('.book-page').length === pages""", List.of(title, pages));
    }

    private List<String> manifest() throws IOException {
        page.waitForFunction("() => mazewright.panels.book.isMade");
        return Files.readAllLines(download(named(panel, "Manifest")).path());
    }

    /** Where a page begins in the window. */
    private double x(int number) {
        return page.locator(".book-page").nth(number - 1).boundingBox().x;
    }
}
