package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import dev.mazewright.cli.mouse.MouseRecorder;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.micromouse.ContestMaze;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Contest mazes are checked and timed where they are opened, and a mouse's recording is played. */
@Tag("thorough")
class MicromouseTest extends Panels {
    private static final String MAZE = """
            o---o---o---o---o---o---o
            |                       |
            o   o---o---o---o---o   o
            |   |               |   |
            o   o   o---o---o   o   o
            |       | G   G     |   |
            o   o   o   o   o   o   o
            |   |   | G   G |   |   |
            o   o   o---o---o   o   o
            |   |               |   |
            o   o---o---o---o---o   o
            | S |                   |
            o---o---o---o---o---o---o
            """;

    private Locator choose(String name, byte[] content) {
        Locator panel = enter("open");
        page.evaluate("() => { mazewright.scene.isOld = true; }");
        panel.locator("input[type=file]").setInputFiles(new FilePayload(name, "", content));
        page.waitForFunction("() => !mazewright.scene.isOld");
        settle();
        return panel;
    }

    private Locator item(Locator panel, String text) {
        return panel.locator(".contest-item", new Locator.LocatorOptions().setHasText(text));
    }

    @Test
    void theStartCardShowsAMazeThatKeepsAllRules() {
        park();
        page.navigate(address());
        page.locator("body.ready").waitFor();
        settle();
        page.locator(".start-card", new Page.LocatorOptions().setHasText("Check a micromouse maze")).click();
        Locator panel = page.locator("#panel-open");
        panel.getByText("Keeps all these rules.").waitFor();
        assertThat(item(panel, "Least time").textContent()).contains("3.969 s", "58 steps, 42 turns"); // as docs/micromouse.md has it
        assertThat(panel.getByLabel("Contest rules").inputValue()).isEqualTo("classic");
        item(panel, "Shortest").click();
        assertThat(numbers("mazewright.view.solution")).hasSize(59);
        item(panel, "Shortest").click();
        assertThat(page.evaluate("mazewright.view.solution === mazewright.path")).isEqualTo(true);
    }

    @Test
    void whyTheCardsMazeCannotBeOpenedIsSaid() {
        park();
        page.navigate(address());
        page.locator("body.ready").waitFor();
        settle();
        page.evaluate("() => { mazewright.api.scene = () => Promise.reject(Object.assign(new Error(''), { name: 'ApiError', status: 0 })); }");
        page.locator(".start-card", new Page.LocatorOptions().setHasText("Check a micromouse maze")).click();
        page.locator("#panel-open .failure").getByText("contest.maz could not be read").waitFor();
        settle();
        assertThat(status().textContent()).contains("contest.maz could not be read");
    }

    @Test
    void brokenRulesAreMarkedInTheMaze() {
        open("rectangle:6x6/wilson/seed:2");
        String bare = MAZE.replace("|   |   | G   G |   |   |", "|   |   | G   G |       |")
                .replace("|   |               |   |\no   o---o---o---o---o   o\n| S", "|   |                   |\no   o---o---o---o   o   o\n| S");
        Locator panel = choose("maze.txt", bare.getBytes(StandardCharsets.US_ASCII));
        panel.getByText("Breaks 2 rules:").waitFor();
        assertThat(item(panel, "Not the size of the contest").evaluate("each => each.tagName")).as("nothing to mark").isEqualTo("P");
        Locator posts = item(panel, "Posts without a wall");
        posts.click();
        assertThat(posts.getAttribute("aria-pressed")).isEqualTo("true");
        // Posts (5, 1) and (5, 2) are bare: the cells around them, from the north-west.
        assertThat(page.evaluate("[...mazewright.view.tints].flatMap((each, cell) => each ? [cell] : []).join()")).isEqualTo("22,23,28,29,34,35");
        panel.getByLabel("Contest rules").selectOption("half");
        panel.getByText("Keeps all these rules.").waitFor();
        assertThat(page.evaluate("mazewright.view.tints")).as("the marks of other rules are gone").isNull();
        item(panel, "Least time").click();
        assertThat(page.evaluate("mazewright.view.solution === mazewright.path")).isEqualTo(false);
        panel.getByLabel("Contest rules").selectOption("classic");
        assertThat(page.evaluate("mazewright.view.solution === mazewright.path")).isEqualTo(true);
        item(panel, "Posts without a wall").click();
        panel.getByText("Solve", new Locator.GetByTextOptions().setExact(true)).click();
        settle();
        assertThat(page.evaluate("mazewright.view.tints")).as("the marks give way to the path").isNull();
    }

    @Test
    void mazesOfNoContestHaveNoCheck() {
        open("rectangle:16x16/wilson/seed:2");
        Locator panel = enter("open");
        assertThat(panel.getByText("Contest rules").isVisible()).isFalse();
        choose("maze.txt", MAZE.getBytes(StandardCharsets.US_ASCII));
        panel.getByText("Contest rules").waitFor();
        choose("maze.txt", "+---+---+\n|       |\n+---+---+\n".getBytes(StandardCharsets.US_ASCII));
        assertThat(panel.getByText("Contest rules").isVisible()).isFalse();
    }

    @Test
    void anotherGoalKeepsTheChosenRules() {
        open("rectangle:6x6/wilson/seed:2");
        Locator panel = choose("maze.txt", MAZE.getBytes(StandardCharsets.US_ASCII));
        Locator rules = panel.getByLabel("Contest rules");
        String fitting = rules.inputValue();
        rules.selectOption("mms");
        page.evaluate("async () => { const { file } = mazewright.source; await mazewright.open({ file, goals: ['0,0'] }); }");
        settle();
        assertThat(rules.isVisible()).isTrue();
        assertThat(rules.inputValue()).isEqualTo("mms").isNotEqualTo(fitting);
        choose("other.txt", MAZE.replace("o   o---o---o---o---o   o", "o   o   o---o---o---o   o").getBytes(StandardCharsets.US_ASCII));
        assertThat(rules.isVisible()).isTrue();
        assertThat(rules.inputValue()).as("another file").isNotEqualTo("mms");
    }

    /** The answer about another maze comes late, or never. */
    @Test
    void whatIsSaidIsOfTheMazeThatIsOpen() {
        open("rectangle:6x6/wilson/seed:2");
        Locator panel = choose("maze.txt", MAZE.getBytes(StandardCharsets.US_ASCII));
        Locator rules = panel.getByText("Contest rules");
        assertThat(rules.isVisible()).isTrue();
        page.evaluate("() => { mazewright.api.micromouse = () => new Promise(() => {}); }");
        page.evaluate("async () => { const { file } = mazewright.source; await mazewright.open({ file, goals: ['0,0'] }); }");
        assertThat(rules.isVisible()).isFalse();
    }

    /** Of the maze that a picture shows, once it is looked at. */
    @Test
    void noPictureIsChecked() throws IOException {
        needServer(); // which looks at pictures
        open("rectangle:6x6/wilson/seed:2");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named("png").write(Document.of(Recipe.parse("rectangle:16x16/wilson/start:15,0/goal:7,7/seed:1").make()), out);
        BufferedImage drawn = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        out.reset();
        ImageIO.write(drawn, "png", out); // without the recipe
        Locator panel = choose("maze.png", out.toByteArray());
        Locator rules = panel.getByText("Contest rules");
        assertThat(rules.isVisible()).isFalse();
        panel.getByText("Maze", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(rules.isVisible()).isTrue();
        panel.getByText("Picture", new Locator.GetByTextOptions().setExact(true)).last().click();
        assertThat(rules.isVisible()).isFalse();
    }

    @Test
    void noLargeMazeIsOfAContest() {
        open("rectangle:6x6/wilson/seed:2");
        Locator panel = choose("maze.txt", MAZE.getBytes(StandardCharsets.US_ASCII));
        assertThat(panel.getByText("Contest rules").isVisible()).isTrue();
        page.evaluate("mazewright.open({ recipe: 'rectangle:1200x1200/sidewinder/seed:1' })");
        page.waitForFunction("() => mazewright.scene.isLarge");
        settle();
        assertThat(panel.getByText("Contest rules").isVisible()).isFalse();
    }

    /** A mouse that goes two squares north and finds two walls. */
    @Test
    void aRecordingIsPlayed() throws IOException {
        ContestMaze maze = ContestMaze.of(Recipe.parse("rectangle:4x4/wilson/start:3,0/goal:0,3/seed:1").make());
        MouseRecorder recorder = new MouseRecorder(maze);
        recorder.knows(0, ContestMaze.EAST, true);
        recorder.moved(4);
        recorder.knows(4, ContestMaze.EAST, true);
        recorder.moved(8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named("trace").write(Document.of(maze.puzzle()).withSolution(recorder.path()).animated(recorder.animation(10, 50, Context.standard())), out);
        open("rectangle:6x6/wilson/seed:2");
        Locator panel = choose("run.trace", out.toByteArray());
        assertThat(page.evaluate("mazewright.scene.cells")).isEqualTo(16);
        panel.getByText("Play the recording").click();
        page.waitForFunction("() => mazewright.panel === 'watch'");
        Locator watch = page.locator("#panel-watch");
        watch.getByText("A recording: 2 steps.").waitFor();
        assertThat(watch.getByLabel("Recording", new Locator.GetByLabelOptions().setExact(true)).isChecked()).isTrue();
        page.evaluate("mazewright.panels.watch.transport.target.seek(mazewright.panels.watch.transport.target.to)");
        settle();
        // The squares between which the walls lie: 12 and 13, 8 and 9, from the north-west.
        assertThat(page.evaluate("[[12, 1], [8, 1], [4, 1]].map(([cell, east]) => mazewright.view.open[cell] >> east & 1).join()")).isEqualTo("0,0,1");
        watch.getByLabel("Solving", new Locator.GetByLabelOptions().setExact(true)).check(new Locator.CheckOptions().setForce(true));
        watch.locator(".pseudocode li").first().waitFor();
    }
}
