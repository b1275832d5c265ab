package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import dev.mazewright.books.check.PdfCheck;
import dev.mazewright.books.check.Printer;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A book as an author makes it: from the start card to the PDF. */
@Tag("thorough")
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
        section(1, 24, "10x10", "12x12", "4");
        press(panel.getByText("Add a section"));
        until("document.activeElement.labels?.[0]?.textContent === 'Section title' && mazewright.panels.book.text.split('[[section]]').length === 4");
        page.keyboard().type("The last ones");
        labelled(panel.locator(".book-section").nth(2), "Mazes").fill("6");
        labelled(panel.locator(".book-section").nth(2), "Add a mask").selectOption("heart");
        labelled(panel.locator(".book-section").nth(2), "Start and goal").selectOption("openings");
        made("The last ones", 2 + 1 + 5 + 1 + 6 + 1 + 6 + 9);
        assertThat(page.locator(".book-facts").textContent()).isEqualTo("31 pages of 210 × 297 mm, 50 mazes.");
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
        assertThat(before.subList(44, 50)).allMatch(line -> line.contains("rectangle:15x15,mask=heart/wilson"));
        for (int i = 0; i < 50; i++) {
            assertThat(after.get(i).equals(before.get(i))).as("maze %d is the same", i + 1).isEqualTo(i != 2);
        }

        Path file = hasServer() ? download(named(panel, "Download PDF")).path() : null;
        try (PDDocument pdf = Loader.loadPDF(file == null ? printed(named(panel, "Print the book")) : Files.readAllBytes(file))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(31);
            assertThat(Ink.of(pdf, 3).width()).as("mazes").isGreaterThan(100);
            if (file != null) { // the pages that the browser prints are pictures
                assertThat(new PDFTextStripper().getText(pdf)).contains("Rainy days", "Maze 3", "The last ones", "Maze 50");
            }
        }
        if (file != null) {
            assertThat(PdfCheck.of(file, Printer.standard(), Context.ofStep()).findings()).isEmpty();
            try (PDDocument cover = Loader.loadPDF(Files.readAllBytes(download(named(panel, "Cover PDF")).path()))) {
                double spine = 31 * 0.002252;
                assertThat(cover.getPage(0).getTrimBox().getWidth() / 72.0).isCloseTo(2 * 210 / 25.4 + spine, within(0.01));
            }
        }
        page.getByLabel("Undo (Ctrl+Z)").click();
        page.waitForFunction("() => !mazewright.panels.book.text.includes('replace')");
        page.reload();
        ready();
        made("Rainy days", 31);
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

    /** On a phone: sheets replace a book that was not edited. */
    @Test
    void aTeacherHasWorksheetsForAClass() {
        openWorksheets();
    }

    @Test
    @Tag("slow")
    void answersToWorksheetsAreASecondFile() throws IOException {
        needServer();
        openWorksheets();
        labelled(panel, "Answers stand").selectOption("file");
        made("answers-at = \"file\"", 30);
        try (PDDocument sheets = Loader.loadPDF(Files.readAllBytes(download(named(panel, "Download PDF")).path()))) {
            assertThat(sheets.getNumberOfPages()).isEqualTo(30);
        }
        try (PDDocument answers = Loader.loadPDF(Files.readAllBytes(download(named(panel, "Answers PDF")).path()))) {
            assertThat(answers.getNumberOfPages()).isEqualTo(4);
        }
    }

    private void openWorksheets() {
        visit(Device.PHONE);
        press(card("Make a puzzle book"));
        panel = page.locator("#panel-book");
        made("My book", 14);
        labelled(panel, "Layout").selectOption("unplugged");
        made("Mazes by hand", 4);
        panel.locator(".book-section summary").last().click();
        assertThat(labelled(panel, "By hand").inputValue()).isEqualTo("breadth-first");
        assertThat(labelled(panel, "Mazes on a page").count()).isZero();
        labelled(panel, "Layout").selectOption("worksheet");
        made("Mazes for the class", 30 + 4);
        unfold(panel, "Page, answers, style");
        assertThat(labelled(panel, "Answers on a page").inputValue()).isEqualTo("9");
        assertThat(labelled(panel, "Page numbers").isChecked()).isFalse();
        assertThat(named(panel, "Cover PDF").count()).isZero();
        assertThat(page.locator(".spread").count()).as("sheets stand by themselves").isEqualTo(34);
        assertThat(number("document.documentElement.scrollWidth")).isEqualTo(Device.PHONE.width());
    }

    @Test
    void aBookBoundAtTheRightHasItsSpreadsMirrored() {
        openBook("binding = \"right\"\n" + FILE);
        assertThat(x(1)).as("page 1 is at the left").isEqualTo(page.locator(".spread").first().boundingBox().x);
        assertThat(x(3)).as("even pages are at the right").isLessThan(x(2));
        double outer = page.locator(".page-number").nth(2).boundingBox().x - x(3);
        assertThat(outer).as("numbers stand at the outer edges").isLessThan(page.locator(".book-page").nth(2).boundingBox().width / 2);
    }

    @Test
    @Tag("slow")
    void twoTabsHaveTwoBooks() {
        openBook(FILE);
        Page first = page;
        Page second = context().newPage();
        page = second;
        page.navigate(address() + "#?panel=book");
        ready();
        made("Dropped", 5);
        panel = page.locator("#panel-book");
        labelled(panel, "Title").first().fill("Second");
        made("Second", 5);
        page = first;
        page.reload();
        ready();
        made("Dropped", 5);
        second.close();
    }

    /** Back leads the form to the earlier text, also where it has the focus; two quick exchanges are two. */
    @Test
    void theFormFollowsTheHistoryOfTheText() {
        openBook(FILE);
        Locator title = labelled(panel, "Title").first();
        title.fill("Another");
        made("Another", 5);
        page.goBack();
        made("Dropped", 5);
        assertThat(title.inputValue()).isEqualTo("Dropped");
        page.getByLabel("Exchange maze 2 for another").focus();
        page.evaluate("[1, 2].forEach(number => document.querySelector(`[aria-label='Exchange maze ${number} for another']`).click())");
        made("replace = [1, 2]", 5);
        assertThat(page.evaluate("document.activeElement.title")).as("the focus is where it was").isEqualTo("Exchange maze 2 for another");
        page.getByLabel("Undo (Ctrl+Z)").click();
        made("replace = [1]", 5);
    }

    @Test
    @Tag("slow")
    void cancelledWorkCanBeBegunAgainFromTheKeyboard() {
        openBook(FILE);
        open(FILE.replace("mazes = 2", "mazes = 500").replace("6x6", "80x60").replace("6x9", "8.5x11") + "generators = [\"aldous-broder\"]\n", "long");
        Locator cancel = page.locator(".book-work button");
        cancel.waitFor();
        cancel.focus();
        page.keyboard().press("Enter");
        until("document.activeElement.textContent === 'Make the pages'");
        assertThat(status().textContent()).isEqualTo("Cancelled.");
        assertThat(page.locator(".spreads.stale .book-page").count()).as("the pages of the text before").isEqualTo(5);
        assertThat(cancel.isVisible()).isFalse();
        page.keyboard().press("Enter");
        cancel.waitFor();
        page.getByLabel("Undo (Ctrl+Z)").click();
        made("Dropped", 5);
    }

    @Test
    @Tag("slow")
    void aFileIsWrittenToItsEndWhileTheTextIsEdited() {
        openBook(FILE);
        open(FILE.replace("mazes = 2", "mazes = 300").replace("6x6", "50x40").replace("6x9", "8.5x11") + "generators = [\"eller\"]\n", "long");
        made("mazes = 300", 352);
        Download file = page.waitForDownload(() -> {
            press(named(panel, "Download PDF"));
            page.locator(".book-work").waitFor();
            labelled(panel, "Title").first().fill("Edited meanwhile");
            page.waitForFunction("() => !document.querySelector('#panel-book .primary').disabled");
            press(named(panel, "Cover PDF"));
            assertThat(status().textContent()).startsWith("Another file is being written.");
        });
        assertThat(file.suggestedFilename()).isEqualTo("dropped.pdf");
        made("Edited meanwhile", 352);
    }

    /** A book that its new layout refuses says so at the layout, and can become the example of that layout under its own title. */
    @Test
    void aLayoutThatRefusesABookOffersItsExample() {
        page.navigate(address() + "#?panel=book");
        ready();
        panel = page.locator("#panel-book");
        labelled(panel, "Title").first().fill("Rainy days");
        until("mazewright.panels.book.isMade && mazewright.panels.book.text.includes('Rainy days')");
        labelled(panel, "Layout").selectOption("unplugged");
        panel.locator(".fail:visible").waitFor();
        assertThat(panel.locator(".fail:visible").allTextContents()).singleElement().asString()
                .startsWith("This book does not fit the layout. ").contains("'prim-frontier-edge' cannot be run by hand");
        assertThat(labelled(panel, "Layout").getAttribute("aria-invalid")).isEqualTo("true");
        press(named(panel, "Use the example of this layout"));
        until("mazewright.panels.book.isMade && mazewright.panels.book.text.includes('layout = \"unplugged\"')");
        assertThat((String) page.evaluate("mazewright.panels.book.text")).contains("title = \"Rainy days\"", "solver = \"breadth-first\"");
        assertThat(panel.locator(".fail:visible").count()).isZero();
        assertThat(named(panel, "Use the example of this layout").count()).isZero();
    }

    /** The page offers a file of answers once the server has read the book, since the book may have no such file. */
    @Test
    void noAnswersFileIsOfferedBeforeTheBookIsRead() {
        needServer();
        useAlone(Device.DESKTOP);
        AtomicReference<Route> held = new AtomicReference<>();
        page.route("**/api/v1/book", route -> {
            if (!held.compareAndSet(null, route)) {
                route.resume();
            }
        });
        page.navigate(address() + "#?panel=book");
        page.waitForCondition(() -> held.get() != null);
        panel = page.locator("#panel-book");
        assertThat(named(panel, "Download PDF").isVisible()).isTrue();
        assertThat(panel.getByText("Answers PDF").isVisible()).as("before it is read").isFalse();
        Objects.requireNonNull(held.get()).resume();
        made("My book", 14);
        assertThat(panel.getByText("Answers PDF").isVisible()).as("the answers are in the book").isFalse();
        unfold(panel, "Page, answers, style");
        labelled(panel, "Answers stand").selectOption("file");
        panel.getByText("Answers PDF").waitFor();
    }

    /** The curve's numbers, the size of cells and that of pages have the decimal sign of the reader's language. */
    @Test
    void numbersHaveTheDecimalSignOfTheLanguage() throws IOException {
        visit(Device.DESKTOP, "de");
        drop("a.toml", FILE.replace("6x9", "6.14x9.21").replace("mazes = 2", "mazes = 4").getBytes(StandardCharsets.UTF_8));
        page.waitForFunction("() => mazewright.panels.book?.isMade && mazewright.panels.book.text.includes('Dropped')");
        panel = page.locator("#panel-book");
        List<String> numbers = page.locator(".book-curve svg text").allTextContents();
        assertThat(numbers).noneMatch(each -> each.matches(".*\\d\\.\\d.*")).anyMatch(each -> each.matches("\\d+(,\\d)?"));
        assertThat(page.locator(".book-facts").textContent()).contains("6,14 × 9,21 Zoll");
        unfold(panel, text("book.settings"));
        assertThat(labelled(panel, text("book.trim")).locator("option").allTextContents()).contains("5,06 × 7,81 Zoll").noneMatch(each -> each.matches(".*\\d\\.\\d.*"));
        go("rectangle:23x17/wilson/seed:1");
        Locator export = enterExport(text("export.presetNames.print"));
        assertThat(export.locator(".printing output").first().textContent()).matches("\\d+,\\d mm");
    }

    /** Names whose letters the book's font lacks: the browser draws them, also in a file of the text and after a reload; letters of no font are named. */
    @Test
    void aNameInAnotherScriptIsDrawnByTheBrowser() throws IOException {
        visit(Device.DESKTOP, "ja");
        drop("dropped.toml", FILE.replace("6x6", "30x90").replace("6x9", "letter").getBytes(StandardCharsets.UTF_8));
        made("Dropped", 5);
        panel = page.locator("#panel-book");
        panel.locator(".book-section summary").click();
        Locator words = labelled(panel, text("book.maskTexts"));
        words.fill("\u3055\u304f\u3089\n\u674e");
        page.waitForFunction("() => mazewright.panels.book.isMade && mazewright.panels.book.text.includes('mask-texts')");
        assertThat(panel.locator(".fail:visible").count()).isZero();
        assertThat((String) page.evaluate("mazewright.panels.book.text")).as("what is edited").doesNotContain("letters");
        List<String> mazes = page.locator(".book-curve td:last-child").allTextContents();
        assertThat(mazes).hasSize(2).allMatch(recipe -> recipe.contains("rectangle:30x90,mask-bits="));
        Path saved = download(named(panel, text("book.save"))).path();
        assertThat(Files.readString(saved)).contains("[[letters]]\ntext = \"\u674e\"\npicture = \"data:image/png;base64,");
        words.fill("\u674e\uE123");
        panel.locator(".book-section .fail").getByText("\uE123").waitFor();
        words.fill("\u674e");
        page.waitForFunction("shape => mazewright.panels.book.isMade && document.querySelectorAll('.book-curve td:last-child')[0]?.textContent.startsWith(shape)", mazes.get(1).replaceAll("/.*", "/"));
        drop("saved.toml", Files.readAllBytes(saved));
        page.waitForFunction("() => mazewright.panels.book.isMade && mazewright.panels.book.text.includes('[[letters]]')");
        assertThat(page.locator(".book-curve td:last-child").allTextContents()).as("of the file").isEqualTo(mazes);
    }

    private void openBook(String text) {
        page.navigate(address() + "#?panel=book");
        ready();
        panel = page.locator("#panel-book");
        open(text, "dropped");
        made("Dropped", 5);
    }

    private void open(String text, String name) {
        drop(name + ".toml", text.getBytes(StandardCharsets.UTF_8));
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
