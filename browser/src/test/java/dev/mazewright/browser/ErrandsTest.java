package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Errands of people, each from the address to its end: in their own language, on their own device. */
@Tag("thorough")
class ErrandsTest extends Tasks {
    private static final double POINTS = 72 / 25.4;
    private static final String[] ARROWS = {"ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"};

    @RegisterExtension
    static final ClassVisits CLASS = new ClassVisits();

    @BeforeEach
    void needTheServer() {
        needServer();
    }

    /** A parent in Osaka: a heart with the child's name, for a child of six to eight, with a title, and the solution on a page of its own. */
    @OnEachDevice(ratherOnPhone = true)
    void aParentInOsakaPrintsAHeart(Device device) throws IOException {
        visit(device, "ja");
        press(card(text("cards.heart.title")));
        until("mazewright.source.recipe.includes('mask-text=EMMA')");
        labelled(page.locator("#panel-create"), text("create.masks.word")).fill("HARU");
        until("mazewright.source.recipe.includes('mask=heart,mask-text=HARU/')");
        Locator panel = enterExport(text("export.presetNames.print"));
        labelled(panel, text("export.madeFor")).selectOption("school");
        settle();
        labelled(panel, text("export.titleLine")).fill("はるちゃんの迷路");
        try (PDDocument pdf = Loader.loadPDF(printed(panel.getByText(text("export.print"))))) {
            assertThat(pdf.getNumberOfPages()).as("the maze and its solution").isEqualTo(2);
            assertThat(pdf.getPage(0).getMediaBox().getHeight() / POINTS).isCloseTo(297, withinPercentage(0.5));
            assertThat(new PDFTextStripper().getText(pdf)).contains("はるちゃんの迷路").contains(text("export.solutionTitle"));
            int columns = Integer.parseInt(recipeInAddress().replaceFirst("^rectangle:\\d+x(\\d+),.*", "$1"));
            assertThat(Ink.of(pdf, 0).width() / columns).as("a cell in millimetres, of a heart that nearly fills its grid").isGreaterThan(5.5);
            assertThat(Ink.of(pdf, 1).coloured()).as("the solution").isGreaterThan(3 * Ink.of(pdf, 0).coloured());
        }
    }

    /** A teacher in Bremen shows Wilson beside Kruskal, with the lines of both in German. */
    @OnEachDevice(ratherOnPhone = false)
    void aTeacherInBremenShowsTwoAlgorithms(Device device) throws IOException {
        visit(device, "de");
        press(card(text("cards.race.title")));
        until("mazewright.stage.seen.length === 2");
        page.keyboard().press("f");
        page.waitForFunction("() => document.querySelectorAll('.beside .pseudocode li').length > 8");
        press(page.getByLabel(text("trace.step")).locator("visible=true"));
        page.waitForFunction("() => document.querySelectorAll('.beside:has(.lit)').length === 2");
        List<String> lines = page.locator(".beside .pseudocode li").allTextContents();
        assertThat(lines).contains("lösche die Schleife", "gib jeder Wand ein zufälliges Gewicht");
        assertThat(texts.entrySet().stream().filter(each -> each.getKey().startsWith("pseudocode.")).map(Map.Entry::getValue).toList())
                .containsAll(lines);
        page.keyboard().press("f");
        page.waitForFunction("() => document.fullscreenElement === null");
    }

    /** The class in Bremen races in German, from the name to the teacher's table. */
    @Test
    void aClassInBremenRaces() throws IOException {
        texts = CataloguesTest.catalogue("de");
        String recipe = "rectangle:4x5/wilson/seed:3";
        Browser browser = context().browser();
        Page teacher = CLASS.visit(browser, Device.DESKTOP.options().setLocale("de-DE"), CLASS.teacherUrl(recipe));
        Page pupil = CLASS.visit(browser, Device.PHONE.options().setLocale("de-DE"), CLASS.pupilUrl());
        pupil.getByLabel(text("class.name")).fill("Jonas");
        pupil.getByText(text("class.ready")).click();
        pupil.getByText("Du bist Jonas.").waitFor();
        teacher.getByLabel(text("class.open"), new Page.GetByLabelOptions().setExact(true)).click();
        Locator dialog = teacher.getByRole(AriaRole.DIALOG);
        dialog.getByText(text("class.begin")).click();
        pupil.waitForFunction("begun => document.querySelector('#whose').textContent === begun && mazewright.view.layers.length > 0", text("class.race"));
        Puzzle puzzle = puzzle(recipe);
        Path path = Solving.shortest(puzzle, "breadth-first", Context.standard());
        for (long i = 0; i < path.length(); i++) {
            pupil.keyboard().press(ARROWS[path.direction(i)]);
        }
        pupil.getByText("Geschafft, in ").waitFor();
        teacher.waitForFunction("() => document.querySelector('.class-table tbody tr td')?.textContent === '1.'");
        assertThat(dialog.locator("tbody tr").first().textContent()).startsWith("1.Jonas" + path.length() + "0");
        dialog.getByText(text("class.end")).click();
        pupil.getByText(text("class.over")).waitFor();
        assertThat(pupil.locator("body").innerText()).doesNotContainPattern("\\b(the|your|race|maze|pupil)\\b");
    }

    /** The pupils' page on a small phone, upright and on its side: in the language of the browser, with nothing cut, at each stage of a race. */
    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("dev.mazewright.browser.CataloguesTest#complete")
    void nothingIsCutOnThePupilsPage(String language) throws IOException {
        texts = CataloguesTest.catalogue(language);
        Browser browser = context().browser();
        String name = "Maximiliane " + language;
        Page teacher = CLASS.visit(browser, Device.DESKTOP.options(), CLASS.teacherUrl("rectangle:1x3/wilson/seed:3"));
        Page pupil = CLASS.visit(browser, Device.PHONE.size(320, 480).options().setLocale(language), CLASS.pupilUrl());
        pupil.getByLabel(text("class.name")).waitFor();
        isWhole(pupil, language + " before");
        pupil.getByLabel(text("class.name")).fill(name);
        pupil.getByText(text("class.ready")).click();
        pupil.getByText(text("class.joined").replace("{name}", name)).waitFor();
        teacher.getByLabel("Class").click();
        teacher.getByText("Start a race in this maze").click();
        pupil.waitForFunction("begun => document.querySelector('#whose').textContent === begun && mazewright.view.layers.length > 0", text("class.race"));
        isWhole(pupil, language + " racing");
        pupil.keyboard().press("ArrowRight");
        pupil.keyboard().press("ArrowRight");
        String[] done = text("class.doneIn").split("\\{\\w+}", -1);
        pupil.getByText(done[done.length - 1].strip()).waitFor();
        isWhole(pupil, language + " done");
        teacher.getByText("End the race").click();
        pupil.getByText(text("class.over")).waitFor();
        isWhole(pupil, language + " over");
    }

    private static void isWhole(Page pupil, String when) {
        for (int[] size : new int[][] {{320, 480}, {568, 320}}) {
            pupil.setViewportSize(size[0], size[1]);
            assertThat((List<?>) pupil.evaluate(LanguagesTest.CUT)).as("%s at %d", when, size[0]).isEmpty();
            assertThat((Boolean) pupil.evaluate("""
                    () => {
                      const title = document.querySelector('#whose');
                      const lines = title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight);
                      return Math.round(lines) <= 2;
                    }""")).as("%s at %d: the title has two lines at most", when, size[0]).isTrue();
            assertThat((List<?>) pupil.evaluate("""
                    () => [...document.querySelectorAll('.class-table thead th')].filter(each => each.checkVisibility() && each.textContent !== '')
                        .filter(each => each.getBoundingClientRect().height > 2 * parseFloat(getComputedStyle(each).fontSize) + 12)
                        .map(each => each.textContent)"""))
                    .as("%s at %d: headings that are broken", when, size[0]).isEmpty();
            assertThat((Integer) pupil.evaluate("document.scrollingElement.scrollWidth")).as("%s at %d", when, size[0]).isLessThanOrEqualTo(size[0]);
        }
    }

    /** Who builds a micromouse: a contest's file, its shortest path, and a print to scale. */
    @OnEachDevice(ratherOnPhone = false)
    void aContestFileIsSolvedAndPrintedToScale(Device device) throws IOException {
        String recipe = "rectangle:16x16/wilson/seed:5";
        byte[] file = context().request().get(api("maze", "format=micromouse&recipe=" + recipe)).body();
        visit(device);
        drop("contest.txt", file);
        until("mazewright.source.file?.name === 'contest.txt' && mazewright.scene.cells === 256");
        assertThat(shownPassages()).as("what was in the file").isEqualTo(passages(puzzle(recipe).maze()));
        long steps = solveWhatIsOpen().get("length").getAsLong();
        page.keyboard().press("s");
        status().getByText(steps + " steps").waitFor();
        Locator panel = enterExport("Print");
        panel.locator(".printing input[type=range]").fill("11");
        try (PDDocument pdf = Loader.loadPDF(printed(panel.getByText("Print …")))) {
            assertThat(Ink.of(pdf, 0).width()).as("16 cells and a wall of 11 mm").isCloseTo(16.1 * 11, withinPercentage(1));
        }
    }

    /** A child on an old phone: a small maze of their own, walked to the goal by taps. */
    @OnEachDevice(ratherOnPhone = true)
    void aChildOnAnOldPhoneMakesAndSolvesAMaze(Device device) {
        Locator create = visitCreate(device == Device.PHONE ? device.size(320, 568) : device);
        go("rectangle:10x10/wilson/seed:8");
        labelled(create, "Rows").fill("6");
        labelled(create, "Columns").fill("5");
        labelled(create, "Columns").blur();
        until("mazewright.scene.cells === 30");
        enter("play");
        Puzzle puzzle = puzzle(recipeInAddress());
        List<Long> cells = new ArrayList<>();
        Solving.shortest(puzzle, "breadth-first", Context.standard()).forEach(cells::add);
        for (long cell : cells.subList(1, cells.size())) {
            pressCell(puzzle.grid().number(cell));
        }
        Locator finish = page.locator("#panel-play .finish");
        finish.waitFor();
        assertThat(finish.textContent()).contains("You made it!").contains("Perfect: that is the shortest path.");
    }
}
