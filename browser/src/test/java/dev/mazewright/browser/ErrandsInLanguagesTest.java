package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import dev.mazewright.books.check.PdfCheck;
import dev.mazewright.books.check.Printer;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Errands that are walked in German on a desktop and in another language on a telephone, from the address to their end. */
@Tag("thorough")
class ErrandsInLanguagesTest extends Tasks {
    private static final double POINTS = 72 / 25.4;
    private static final String[] ARROWS = {"ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"};

    static Stream<Arguments> hands() {
        return Stream.of(Arguments.of(Named.of("desktop", Device.DESKTOP), "de"), Arguments.of(Named.of("phone", Device.PHONE), "fr"));
    }

    @BeforeEach
    void needTheServer() {
        needServer();
    }

    private Locator choose(String key) {
        return page.getByLabel(text(key), new Page.GetByLabelOptions().setExact(true)).locator("visible=true");
    }

    /** A segment of a control, which lies under its label. */
    private void take(String key) {
        choose(key).check(new Locator.CheckOptions().setForce(true));
        settle();
    }

    private void type(String key, Object value) {
        choose(key).first().fill(value.toString());
        choose(key).first().blur();
    }

    private void made(int pages) {
        page.waitForFunction("pages => mazewright.panels.book?.isMade && document.querySelectorAll('.book-page').length === pages", pages);
    }

    /** Walks on a shortest path of squares to the goal. */
    private void walk() {
        page.locator("#stage canvas").first().focus();
        List<?> keys = (List<?>) page.evaluate("""
                async () => {
                  const { path } = await mazewright.api.solve(mazewright.source);
                  const { x, y } = mazewright.scene;
                  return path.slice(1).map((cell, i) => {
                    const [right, down] = [x[cell] - x[path[i]], y[cell] - y[path[i]]];
                    return right > 0 ? 'ArrowRight' : right < 0 ? 'ArrowLeft' : down > 0 ? 'ArrowDown' : 'ArrowUp';
                  });
                }""");
        keys.forEach(key -> page.keyboard().press(key.toString()));
    }

    private byte[] saved(Locator button) throws IOException {
        return Files.readAllBytes(download(button).path());
    }

    /** 25 sheets for a class, with a title, and their answers. */
    @ParameterizedTest
    @MethodSource("hands")
    void aTeacherPrintsSheets(Device device, String language) throws IOException {
        visit(device, language);
        press(card(text("cards.book.title")));
        Locator panel = page.locator("#panel-book");
        choose("book.layout").selectOption("worksheet");
        made(34);
        press(panel.locator(".book-section summary").first());
        type("book.mazes", 25);
        made(25 + 3);
        try (PDDocument pdf = Loader.loadPDF(saved(named(panel, text("book.pdf"))))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(25 + 3);
            assertThat(pdf.getPage(0).getMediaBox().getHeight() / POINTS).as("A4").isCloseTo(297, withinPercentage(0.5));
            PDFTextStripper words = new PDFTextStripper();
            words.setEndPage(25);
            assertThat(words.getText(pdf).split(text("firstBook.find"), -1)).as("the title on each sheet").hasSize(26);
            assertThat(words.getText(pdf)).contains(text("firstBook.line").split(" ")[0]);
            assertThat(Ink.of(pdf, 24).width()).isGreaterThan(100);
        }
    }

    /** 60 mazes, three of them exchanged, and the files that a printer takes. */
    @ParameterizedTest
    @MethodSource("hands")
    void anAuthorMakesABook(Device device, String language) throws IOException {
        visit(device, language);
        press(card(text("cards.book.title")));
        Locator panel = page.locator("#panel-book");
        made(14);
        type("book.title", "Mäandertal");
        int[] mazes = {20, 40};
        for (int section = 0; section < 2; section++) {
            Locator form = panel.locator(".book-section").nth(section);
            press(form.locator("summary"));
            labelled(form, text("book.mazes")).fill(Integer.toString(mazes[section]));
            labelled(form, text("book.perPage")).selectOption("2");
            labelled(form, text("book.difficultyFrom")).fill("");
            labelled(form, text("book.difficultyTo")).last().fill("");
            labelled(form, text("book.difficultyTo")).last().blur();
        }
        page.waitForFunction("() => mazewright.panels.book?.isMade && document.querySelectorAll('.book-curve circle').length === 60");
        List<String> before = new String(saved(named(panel, text("book.manifest")))).lines().toList();
        for (int maze : new int[] {3, 17, 60}) {
            String label = text("book.exchange").replace("{number}", Integer.toString(maze));
            press(page.getByLabel(label, new Page.GetByLabelOptions().setExact(true)));
            String said = text("book.exchangedFor").replaceAll(":.*", "").replace("{number}", Integer.toString(maze));
            page.waitForFunction("said => document.querySelector('#status').textContent.startsWith(said)", said);
        }
        List<String> after = new String(saved(named(panel, text("book.manifest")))).lines().toList();
        assertThat(IntStream.range(0, 60).filter(i -> !after.get(i).equals(before.get(i))).map(i -> i + 1)).containsExactly(3, 17, 60);
        java.nio.file.Path pages = download(named(panel, text("book.pdf"))).path();
        assertThat(PdfCheck.of(pages, Printer.standard(), Context.ofStep()).findings()).isEmpty();
        try (PDDocument pdf = Loader.loadPDF(Files.readAllBytes(pages)); PDDocument cover = Loader.loadPDF(saved(named(panel, text("book.cover"))))) {
            assertThat(new PDFTextStripper().getText(pdf)).contains("Mäandertal");
            assertThat(new PDFTextStripper().getText(cover)).contains("Mäandertal");
            assertThat(cover.getPage(0).getTrimBox().getWidth() / POINTS).as("two pages and the spine").isBetween(420.0, 430.0);
        }
    }

    /** A pupil digs some squares, lets the rest be dug, and walks through the maze that was made. */
    @ParameterizedTest
    @MethodSource("hands")
    void aPupilDigsAMazeAndWalksIt(Device device, String language) throws IOException {
        visit(device, language);
        press(page.getByLabel(text("cards.close")));
        Locator panel = enter("play");
        take("games.modes.dig");
        type("dig.size", 8);
        double[] middle = point("(({ left, top, width, height }) => [left + width / 2, top + height / 2])(document.querySelector('canvas.sheet').getBoundingClientRect())");
        if (device.isPhone()) {
            drag(middle, new double[] {middle[0] + 30, middle[1]});
        } else {
            page.locator("canvas.sheet").focus();
            page.keyboard().press("ArrowRight");
        }
        String[] dug = text("dig.dug").split("\\{\\w+}");
        panel.getByText("2" + dug[1] + "64").waitFor();
        press(named(panel, text("dig.rest")));
        page.waitForFunction("said => document.querySelector('#status').textContent === said", text("dig.made"));
        press(named(panel, text("dig.take")));
        page.waitForFunction("said => document.querySelector('#status').textContent === said", text("dig.taken"));
        assertThat(solveWhatIsOpen().get("solvable").getAsBoolean()).isTrue();
        take("games.modes.walk");
        walk();
        panel.locator(".finish").waitFor();
        assertThat(panel.locator(".finish").textContent()).contains(text("play.done"));
    }

    /** Forty mazes of two generators, measured, seen and taken home as a table. */
    @ParameterizedTest
    @MethodSource("hands")
    void aResearcherComparesAndTakesTheValues(Device device, String language) throws IOException {
        visit(device, language);
        press(page.getByLabel(text("cards.close")));
        Locator panel = enter("compare");
        press(named(panel, text("compare.none")));
        for (String generator : List.of("Wilson", "Kruskal")) {
            panel.getByLabel(generator, new Locator.GetByLabelOptions().setExact(true)).check();
        }
        type("compare.rows", 9);
        type("compare.columns", 11);
        type("compare.mazes", 20);
        press(named(panel, text("compare.start")).last());
        page.waitForFunction("said => document.body.textContent.includes(said)", text("compare.done").replace("{all}", "2"));
        assertThat(page.locator(".comparison tbody tr").first().locator(".plot-dot").count()).isEqualTo(4 * 20);
        List<String> lines = new String(saved(named(panel, text("compare.csv")))).lines().toList();
        assertThat(lines).hasSize(41);
        String[] last = lines.getLast().split(",");
        assertThat(Double.parseDouble(last[6])).as("the difficulty of %s", last[1])
                .isEqualTo(ask("statistics", "recipe", last[1], "count", "1").getAsJsonObject("measures").getAsJsonObject("difficulty")
                        .getAsJsonArray("values").get(0).getAsDouble());
    }

    /** Corridors of three tiles and walls of one, for an editor of levels. */
    @ParameterizedTest
    @MethodSource("hands")
    void aGameDeveloperTakesALevelOfTiles(Device device, String language) throws IOException {
        visit(device, language);
        press(page.getByLabel(text("cards.close")));
        go("rectangle:6x7/kruskal/seed:4");
        Locator panel = enterExport(text("export.presetNames.game"));
        type("export.parameters.corridor", 3);
        type("export.parameters.wall", 1);
        page.locator("canvas.level[aria-label='" + text("export.levelSeen").replace("{wide}", "29").replace("{high}", "25") + "']").waitFor();
        String map = new String(saved(named(panel, text("export.download"))));
        String[] rows = map.replaceFirst("(?s).*?name=\"floor\".*?csv\">\\s*", "").replaceFirst("(?s)</data>.*", "").strip().split("\n");
        assertThat(rows).hasSize(25);
        Maze maze = puzzle("rectangle:6x7/kruskal/seed:4").maze();
        for (int row = 0; row < 6; row++) {
            String[] middle = rows[4 * row + 2].split(",");
            for (int column = 0; column < 7; column++) {
                assertThat(middle[4 * column + 2]).as("the floor of a cell").isNotEqualTo("0");
                assertThat(middle[4 * column + 4].equals("0")).as("right of %d,%d", row, column).isEqualTo(!maze.isOpen(maze.grid().cell(row, column), 1));
            }
        }
    }

    /** A mask from a picture, of which a cell is taken away by hand; then a word that the solution writes; each saved as a picture. */
    @ParameterizedTest
    @MethodSource("hands")
    void anArtistMakesShapesByHandAndWords(Device device, String language) throws IOException {
        visit(device, language);
        press(page.getByLabel(text("cards.close")));
        go("rectangle:12x12/wilson/seed:1");
        Locator create = page.locator("#panel-create");
        unfold(create, text("create.masks.title"));
        create.locator(".drop input[type=file]").setInputFiles(new FilePayload("frame.png", "image/png", picture(x -> x < 100 || x > 140)));
        until("mazewright.source.recipe.startsWith('rectangle:12x12,mask-bits=')");
        long cells = (long) number("mazewright.scene.cells");
        press(named(create, text("create.masks.draw")));
        settle();
        pressCell(cells - 1);
        press(named(page.locator("body"), text("create.masks.done")).first());
        until("mazewright.scene.cells === " + (cells - 1));
        unfold(create, text("create.picture.title"));
        type("create.picture.word", "MIA");
        page.keyboard().press("Enter");
        until("mazewright.source.recipe.includes('/picture:paint=')");
        Locator panel = enterExport(text("export.presetNames.picture"));
        labelled(panel, text("export.format")).selectOption("png");
        settle();
        press(named(panel, text("export.solution")));
        settle();
        BufferedImage solved = ImageIO.read(new ByteArrayInputStream(saved(named(panel, text("export.download")))));
        int colour = 0xFF000000 | Integer.parseInt(colour("solution").substring(1), 16);
        int[] columns = IntStream.range(0, solved.getWidth()).filter(x -> IntStream.range(0, solved.getHeight()).anyMatch(y -> solved.getRGB(x, y) == colour)).toArray();
        assertThat(columns.length).as("columns of pixels that the word takes").isBetween(solved.getWidth() / 4, solved.getWidth());
    }

    private static byte[] picture(IntPredicate isDark) throws IOException {
        BufferedImage image = new BufferedImage(240, 240, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < 240; y++) {
            for (int x = 0; x < 240; x++) {
                image.setRGB(x, y, isDark.test(x) || y < 120 ? 0 : 0xFFFFFF);
            }
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return png.toByteArray();
    }

    /** A page with a maze, in a file, that is played without a server. */
    @ParameterizedTest
    @MethodSource("hands")
    void aWebDeveloperTakesAPageThatPlays(Device device, String language, @TempDir java.nio.file.Path folder) throws IOException {
        visit(device, language);
        press(page.getByLabel(text("cards.close")));
        String recipe = "rectangle:6x7/wilson/seed:3";
        go(recipe);
        Locator panel = enterExport(text("export.presetNames.recording"));
        labelled(panel, text("export.format")).selectOption("html");
        settle();
        Download html = download(named(panel, text("export.download")));
        java.nio.file.Path file = folder.resolve("maze.html");
        html.saveAs(file);
        expect(complaint -> complaint.equals("asked " + file.toUri()));
        page.navigate(file.toUri().toString());
        Locator stage = page.locator("maze-stage");
        page.waitForFunction("() => document.querySelector('maze-stage')?.scene?.cells === 42");
        stage.evaluate("each => { each.shadowRoot.querySelector('canvas').focus(); }");
        Puzzle puzzle = puzzle(recipe);
        Path path = Solving.shortest(puzzle, "breadth-first", Context.standard());
        for (long i = 0; i < path.length(); i++) {
            page.keyboard().press(ARROWS[path.direction(i)]);
        }
        assertThat(stage.locator("dd").first().innerText()).isEqualTo(Long.toString(path.length()));
        stage.locator(".finish").waitFor();
    }

    /** A newcomer takes the maze of the day from the cards and reaches its goal. */
    @ParameterizedTest
    @MethodSource("hands")
    void aNewcomerFindsTheWay(Device device, String language) throws IOException {
        useAlone(device);
        page.clock().setFixedTime(Date.from(Instant.parse("2026-11-26T12:00:00Z"))); // the day of a heart
        visitHere(device, language);
        press(card(text("cards.daily.title")));
        until("mazewright.panel === 'play' && mazewright.source.recipe === 'rectangle:20x20,mask=heart/recursive-backtracker/seed:20261126'");
        walk();
        Locator finish = page.locator("#panel-play .finish");
        finish.waitFor();
        assertThat(finish.textContent()).contains(text("play.done")).contains(text("play.perfect"));
        page.waitForFunction("said => document.querySelector('#status').textContent.includes(said)", text("cards.solved").replaceAll("[:{].*", ""));
    }
}
